// Python in a worker: Pyodide's core, a trimmed standard library and our package, nothing else. It takes
// {to, message} and answers with JSON (pinochle/live/page.py); until then it tells how far it has come.
// The build writes into this file: hash-named addresses, how many bytes they hold, and what Pyodide calls its lock.

const BYTES = 12e6;
const LOCK = { info: {}, packages: {} };
const here = (name) => new URL(name, import.meta.url).href;
const fetchIt = self.fetch;
let done = 0;

// Pyodide tries what this browser can and is refused. Nobody reads where, and to find out a megabyte is read anew.
Error.stackTraceLimit = 0;

/** Fetch and tell of the bytes as they come; the answer stays as it is, so that the browser may keep it compiled. */
async function counted(address) {
  const response = await fetchIt(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  tell(response.clone().body.getReader()).catch(() => {}); // whoever asked hears of it
  return response;
}

/** At once, not when Pyodide reads it: the processors have time as long as files are coming. */
async function unpacked({ body }) {
  return new Response(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

async function tell(reader) {
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    done += read.value.length;
    postMessage({ done: done / BYTES });
  }
}

async function boot() {
  const wasm = WebAssembly.compileStreaming(counted(here("./pyodide.asm.wasm"))); // while the rest is on its way
  const library = counted(here("./stdlib.pack")).then(unpacked);
  const ours = counted(here("./pinochle.pack")).then(unpacked);
  self.fetch = (address) => (String(address).endsWith(".wasm") ? wasm : library); // all that Pyodide asks for
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const start = async () => {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import("./pyodide.mjs"),
      import("./pyodide.asm.mjs"),
    ]);
    return loadPyodide({
      indexURL: here("./"),
      packageBaseUrl: here("./"), // never a CDN
      createPyodideModule,
      lockFileContents: LOCK,
      args: ["-S"], // there are no installed packages to look for
      fsInit: async (FS) => FS.writeFile("/lib/pinochle.pack", new Uint8Array(await (await ours).arrayBuffer())),
    });
  };
  const [python] = await Promise.all([start(), wasm, library, ours]); // Pyodide waits for ever for a file that fails
  return python.pyimport("start").answer;
}

const fail = (error) => postMessage({ failed: String(error?.message ?? error) });
const answering = boot();
answering.then(() => postMessage({ ready: true }), fail);

onmessage = async ({ data: { to, message } }) => {
  const answer = await answering;
  try {
    postMessage({ reply: answer(to, message) });
  } catch (error) {
    fail(error); // Python answers every message, so this is the end of it
  }
};
