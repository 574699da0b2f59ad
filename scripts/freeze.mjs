// Freezes the engine: node freeze.mjs WHEELS OUT NAME=WHEEL...
//
// WHEELS is a folder with the wheel of micropip and those named. micropip, inside Pyodide, installs them from
// there and freezes what it found into OUT/pyodide-lock.json. The standard library goes compiled into
// OUT/python_stdlib.zip (library.py says what of it); with it a new interpreter, the one that pare.mjs has put into
// OUT, imports everything, and its memory goes into OUT/snapshot.bin (gzip). The packages that it imports were
// compiled by the one before: what compiling leaves in the memory would be in the snapshot. All of them name only
// files beside them.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { MOST } from "../site/engine/snapshot_limit.mjs";

const PACKAGES = "/lib/python3.14/site-packages";
const PAGE = 65_536;
const LARGE = 2 ** 20; // larger than any piece that was freed

const [wheels, out, ...named] = process.argv.slice(2).map((value, i) => (i < 2 ? resolve(value) : value));
const packages = Object.fromEntries(named.map((pair) => pair.split("=")));

// In the code there are the lines for a report of an error, but not the columns: they would be a megabyte.
const WITHOUT_COLUMNS = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };
const COMPILED = "compiled.zip";

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

if ("Suspending" in WebAssembly) {
  stop(`Node ${process.version} has JSPI: a snapshot made with it hangs WebKit. Take Node 20 to 24.`);
}
globalThis.fetch = (address) => Promise.reject(new Error(`the build may not ask for ${address}`));

// Not by loadPackage: after it no snapshot can be made.
function unpack(python, file) {
  const bytes = new Uint8Array(readFileSync(join(wheels, file)));
  python.unpackArchive(bytes, "wheel", { extractDir: PACKAGES });
}

async function frozenLock() {
  const python = await loadPyodide();
  unpack(python, readdirSync(wheels).find((name) => name.startsWith("micropip-")));
  python.mountNodeFS("/wheels", wheels);
  // Every wheel is named, or micropip would look for it in the index.
  const addresses = Object.values(packages).map((file) => `emfs:/wheels/${file}`);
  python.globals.set("addresses", python.toPy(addresses));
  return JSON.parse(
    await python.runPythonAsync("import micropip\nawait micropip.install(addresses)\nmicropip.freeze()"),
  );
}

function localLock(lock) {
  const local = {};
  for (const name of Object.keys(packages)) {
    const entry = lock.packages[name] ?? stop(`micropip did not freeze ${name}.`);
    const file_name = entry.file_name.replace(/^emfs:\/wheels\//, "wheels/");
    const imports = entry.imports.length ? entry.imports : [name];
    local[name] = { ...entry, file_name, imports, package_type: "package" };
  }
  return { ...lock, packages: local };
}

async function compile(out) {
  const python = await loadPyodide({ env: WITHOUT_COLUMNS });
  python.mountNodeFS("/out", out);
  python.mountNodeFS("/wheels", wheels);
  python.runPython(readFileSync(new URL("library.py", import.meta.url), "utf8"));
  python.runPython("light('/lib/python314.zip', '/out/python_stdlib.zip')");
  for (const file of Object.values(packages)) unpack(python, file);
  python.runPython(`compile_packages('${PACKAGES}', '/wheels/${COMPILED}')`);
}

// By itself the memory grows by a fifth at a time, from 45.4 MB to 54.5.
function grow(memory) {
  memory._free(memory._malloc(MOST - PAGE - memory._sbrk(0)));
}

// What was freed still has in it what lay there. Zeros in its place take no room in the download. Pieces of all sizes are
// taken as long as they are not from the end of the memory, where nothing has lain yet.
function wipe(memory) {
  const end = memory._malloc(LARGE);
  memory._free(end);
  const held = [memory._malloc(memory._sbrk(0) - end - LARGE / 2)];
  for (let size = LARGE / 4; size > 8; size -= Math.max(8, (size >> 7) & ~7)) {
    for (;;) {
      const piece = memory._malloc(size);
      held.push(piece);
      if (piece > end) break;
      memory.HEAPU8.fill(0, piece, piece + size);
    }
    memory._free(held.pop());
  }
  held.forEach((piece) => memory._free(piece));
}

async function snapshot() {
  const pared = await import(join(out, "pyodide.mjs"));
  const python = await pared.loadPyodide({
    _makeSnapshot: true,
    env: WITHOUT_COLUMNS,
    stdLibURL: join(out, "python_stdlib.zip"),
  });
  grow(python._module);
  for (const file of [...Object.values(packages), COMPILED]) unpack(python, file);
  python.runPython("import gc, faristol.preloading\ngc.collect()\nfaristol.preloading.preload()\ngc.collect()");
  python.runPython("gc.freeze()"); // or each search for garbage in the page goes through all of it
  const { length } = python._module.HEAPU8;
  let used = length - PAGE;
  while (!python._module.HEAPU8[used - 1]) used--;
  wipe(python._module); // which takes a large piece for a while
  const heap = python._module.HEAPU8.length;
  if (heap >= MOST) {
    stop(
      `The engine with everything imported uses ${megabytes(used)} MB and takes ${megabytes(heap)}, more than the ` +
        `${megabytes(MOST)} MB that a snapshot may hold. Let faristol.preloading import less.`,
    );
  }
  console.log(`    the snapshot is of ${megabytes(heap)} MB, ${megabytes(used)} MB of them in use`);
  return python.makeMemorySnapshot();
}

try {
  writeFileSync(join(out, "pyodide-lock.json"), JSON.stringify(localLock(await frozenLock()), null, 1));
  await compile(out);
  writeFileSync(join(out, "snapshot.bin"), gzipSync(await snapshot(), { level: 9 }));
} catch (error) {
  stop(error.message); // the rest would be the text of Pyodide, a megabyte of it
}
