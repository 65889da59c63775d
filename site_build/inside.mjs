// Runs a function of a Python module inside Pyodide under node:
//   node inside.mjs PYODIDE ROOT LIBRARY MODULE FUNCTION ARGUMENT…
// LIBRARY is a zip of the standard library, or the folder whose trimmed packs the site ships.
// ROOT and each ARGUMENT that is a folder are seen by Python under the same names.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodide, root, library, module, name, ...given] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));

function trimmed() {
  const standard = `${library}/stdlib.zip`;
  writeFileSync(standard, gunzipSync(readFileSync(`${library}/stdlib.pack`)));
  const ours = gunzipSync(readFileSync(`${library}/pinochle.pack`));
  return {
    stdLibURL: standard,
    fsInit: async (FS) => FS.writeFile("/lib/pinochle.pack", new Uint8Array(ours)),
  };
}

const whole = { stdLibURL: library, env: { PYTHONNODEBUGRANGES: "1" } }; // what is compiled here is a quarter smaller

async function called() {
  const from = library.endsWith(".zip") ? whole : trimmed();
  const python = await loadPyodide({ indexURL: `${pyodide}/`, ...from });
  for (const folder of new Set([root, ...given])) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue;
    python.FS.mkdirTree(folder);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
  }
  python.pyimport("sys").path.append(root);
  return python.pyimport(module)[name](...given);
}

try {
  const result = await called();
  if (result !== undefined) console.log(result);
} catch (error) {
  console.error(error.message); // node would print the whole of Pyodide beside it
  process.exitCode = 1;
}
