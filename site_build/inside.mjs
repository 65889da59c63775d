// Runs a function of a Python module inside Pyodide under node: node inside.mjs PYODIDE ROOT MODULE FUNCTION ARGUMENT…
// ROOT and each ARGUMENT that is a folder are seen by Python under the same names.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, root, module, name, ...given] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONNODEBUGRANGES: "1" } });
for (const folder of new Set([root, ...given])) {
  if (!existsSync(folder)) continue;
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
}
python.pyimport("sys").path.append(root);
try {
  const result = python.pyimport(module)[name](...given);
  if (result !== undefined) console.log(result);
} catch (error) {
  console.error(error.message); // node would print the whole of Pyodide beside it
  process.exitCode = 1;
}
