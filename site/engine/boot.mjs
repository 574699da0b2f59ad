// PyScript loads this file as Pyodide: it starts Pyodide from the memory snapshot of the build.
// A snapshot holds no files, so the wheels are unpacked again; without a usable one everything is loaded plainly.
import create from "./pyodide.asm.mjs";
import "../no-database.js";
import { loadPyodide as load, version } from "./pyodide.mjs";
import { MOST } from "./snapshot_limit.mjs";
import { unpack } from "./wheel.mjs";
export { version };

// The worker is a blob without an address of its own; Python asks here where the page lives.
globalThis.faristolHome = new URL("..", import.meta.url).href;

// Some errors of Chromium have no stack. Pyodide does not see them as errors, and would wait for ever. And while a browser
// deletes what a site has stored, because its disk is full, it may not answer at all.
globalThis.faristolAsk = async (owner, name, ...given) => {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE, { name: "TimeoutError" }));
  try {
    return { answer: await Promise.race([owner[name](...given), late]), refused: "" };
  } catch (refusal) {
    return { answer: null, refused: refusal.name };
  }
};

const ROOT = "faristol";
const PATIENCE = 8_000; // milliseconds for what the browser is asked
const PACKAGES = "/lib/python3.14/site-packages";

async function get(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return answer;
}

// The snapshot is read into one array of our own, because a browser frees its own buffers only at its next garbage
// collection. From a server it comes compressed, from the pack it was unpacked once and for all.
let memory = new Uint8Array(MOST);

async function readSnapshot() {
  const { body, headers } = await get("./snapshot.bin");
  const plain = headers.has("x-unpacked") ? body : body.pipeThrough(new DecompressionStream("gzip"));
  const reader = plain.getReader();
  let length = 0;
  let read;
  while (!(read = await reader.read()).done) {
    memory.set(read.value, length);
    length += read.value.length;
  }
}

async function getWheels() {
  const { packages } = await (await get("./pyodide-lock.json")).json();
  const needed = new Set();
  const need = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    packages[name].depends.forEach(need);
  };
  need(ROOT);
  const wheel = async (name) => {
    const answer = await get(`./${packages[name].file_name}`);
    return { bytes: await answer.arrayBuffer(), plain: answer.headers.has("x-unpacked") };
  };
  return Promise.all([...needed].map(wheel));
}

// Both are requested at once, while PyScript is still setting up; a failure is handled where it is awaited.
let snapshot = readSnapshot();
let wheels = getWheels();
snapshot.catch(() => {});
wheels.catch(() => {});

// Pyodide copies the snapshot into the memory it starts with, and does not ask whether there is room for it. It compiles
// its program while the snapshot is still being read.
async function withRoom(settings) {
  const module = await create(settings);
  await snapshot;
  const needed = settings.INITIAL_MEMORY;
  if (needed > module.HEAPU8.length) module._emscripten_resize_heap(needed);
  return module;
}

async function fromSnapshot(options) {
  const python = await load({ ...options, _loadSnapshot: memory, createPyodideModule: withRoom });
  for (const { bytes, plain } of await wheels) {
    if (plain) unpack(new Uint8Array(bytes), python.FS, PACKAGES);
    else python.unpackArchive(bytes, "wheel", { extractDir: PACKAGES });
  }
  // The snapshot froze the state of `random`: without this every start would draw the same.
  python.runPython("import random; random.seed()");
  if (python._api?.config) delete python._api.config._loadSnapshot;
  return python;
}

export async function loadPyodide(options) {
  try {
    const python = await fromSnapshot(options);
    globalThis.faristolStart = "snapshot";
    return python;
  } catch (error) {
    console.warn("The snapshot can't be used, starting without it:", String(error));
    globalThis.faristolStart = "plain";
    const python = await load(options);
    await python.loadPackage(ROOT, { checkIntegrity: false }); // unpacked, they have another digest than in the lock file
    return python;
  } finally {
    // It is in the interpreter's own memory now.
    memory.buffer.transfer?.(0);
    memory = snapshot = wheels = undefined;
  }
}
