// Serves the version that was accepted last: only a person who accepts an update changes what a tablet runs.
const SCOPE = new URL(self.registration.scope).pathname;
const RUNNING = `faristol:${SCOPE}:running`; // a lock that each window holds while a round runs
const FROM_NETWORK = /^(version\.json|sw\.js|(relay|seat|wall|live)\/.*)$/; // of a room nothing is kept, and what a relay sends is never at its end
const PACK = "everything.pack";
const TYPES = {
  ...{ html: "text/html; charset=utf-8", css: "text/css; charset=utf-8", txt: "text/plain; charset=utf-8" },
  ...{ js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", json: "application/json" },
  ...{ webmanifest: "application/manifest+json", woff2: "font/woff2", mp3: "audio/mpeg" },
  ...{ svg: "image/svg+xml", png: "image/png", webp: "image/webp" },
};
const SNAPSHOT = "engine/snapshot.bin";
const LANES = 4;
const FAR = 5; // seconds until all of the first version is here; when it takes longer, people begin to play before
const PATIENCE = 8_000; // milliseconds for the cache, before the network is asked

importScripts("versions.js", "pieces.js", "resuming.js", "shared.js");

// Without it a version is fetched file by file.
try {
  importScripts("vendor/unpacking/xz-decompress.min.js", "vendor/unpacking/sha256.umd.min.js", "unpacking.js");
} catch (error) {
  console.warn("No pack can be unpacked:", String(error));
}

// --- fetching a version: every file with its digest, all or nothing

const VERSION = /^[0-9a-f]{12}$/;
const DIGEST = /^[0-9a-f]{64}$/;
const PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@+ .-]+(?:\/[\w@+ .-]+)*$/;

async function deployed() {
  const answer = await fetch(address("version.json"), { cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status} version.json`);
  const listing = await answer.json();
  const files = Object.entries(listing.files ?? {});
  const sound = files.every(([path, { sha256, size }]) => PATH.test(path) && DIGEST.test(sha256) && size >= 0);
  if (!VERSION.test(listing.version) || !listing.files?.["index.html"] || !sound) throw new Error("not a version.json");
  return listing;
}

let coming = null; // the version that is being fetched: when all of it is here, and when people may begin to play

// Whoever asks for a version, it is fetched once.
function fetching(listing) {
  if (coming?.version === listing.version) return coming;
  let toPlay;
  const first = new Promise((enough) => (toPlay = enough));
  const whole = fill(listing, toPlay).finally(() => (coming = null));
  coming = { version: listing.version, whole, first: Promise.race([whole, first]) };
  whole.catch(() => {}); // who waits for it hears of it
  return coming;
}

async function fill({ version, files, pack }, toPlay) {
  const into = await caches.open(cacheOf(version));
  let missing = await carryOver(files, into);
  const unpacked = missing.map(([path, file]) => [path, file.unpacked ?? file]);
  const pieces = await self.piecesOf(into, address(PACK), pack?.size + sum(unpacked));
  if (self.unpack && pack?.size - pieces.size < sum(missing)) {
    await unpackInto(into, files, pack, pieces, toPlay).catch((error) => giveUp(error, into, pieces));
    missing = await carryOver(files, into);
  }
  await fetchInto(into, missing);
  await pieces.forget();
  await mark(version, WHOLE, Object.keys(files).length);
}

const sum = (entries) => entries.reduce((total, [, { size }]) => total + size, 0);

// Copies what other versions have already, and returns what no version has.
async function carryOver(files, into) {
  const from = await Promise.all((await ours()).map((name) => caches.open(name)));
  const missing = [];
  for (const [path, file] of Object.entries(files)) {
    if (isOf(file, await into.match(address(path)))) continue;
    const had = await Promise.all(from.map((cache) => cache.match(address(path))));
    const same = had.find((answer) => isOf(file, answer));
    if (same) await into.put(address(path), same);
    else missing.push([path, file]);
  }
  return missing;
}

// The snapshot, a wheel or the library may be here as the server has it, or as it was in the pack.
function isOf({ sha256, unpacked }, answer) {
  return [sha256, unpacked?.sha256 ?? sha256].includes(answer?.headers.get("x-sha256"));
}

// What is needed to play comes first; `toPlay` is called when it is here and the rest is far.
async function unpackInto(into, files, { size, first }, pieces, toPlay) {
  let unpacked = 0;
  let here = pieces.size;
  let kept = 0;
  const isFar = () => first && pieces.seconds(size - pieces.here) > FAR;
  const tell = (done, waits) => {
    const total = isFar() ? first.size : size;
    tellAll({ do: "progress", done: Math.min((here = done), total), total, waits });
  };
  const transform = (bytes, controller) => {
    if ((unpacked += bytes.length) > here) tell(unpacked, false); // what had come is no news
    controller.enqueue(bytes);
  };
  const begin = async () => {
    while (!isFar() && pieces.here < size) await pause(0.5);
    if (pieces.here < size) toPlay();
  };
  tell(here, false);
  const pack = self.resuming(address(PACK), PACK, size, (done) => tell(done, true), pieces);
  const stream = pack.pipeThrough(new TransformStream({ transform }));
  await self.unpack(stream, Object.entries(files), async (path, { sha256, unpacked }, content) => {
    const headers = unpacked ? { "x-sha256": unpacked.sha256, "x-unpacked": "yes" } : { "x-sha256": sha256 };
    await put(into, path, content, headers);
    if ((kept += 1) === first?.files) begin();
  });
}

// What was unpacked stays. If there is no room for all of it, there may be for the files as the server has them.
async function giveUp(error, into, pieces) {
  if (error instanceof LineBroke) throw error;
  console.warn("Fetched file by file:", String(error));
  await pieces.forget();
  if (error.name !== "QuotaExceededError") return;
  for (const request of await into.keys()) {
    if ((await into.match(request)).headers.has("x-unpacked")) await into.delete(request);
  }
}

async function fetchInto(into, missing) {
  const total = sum(missing);
  const todo = [...missing];
  let done = 0;
  const lane = async () => {
    while (todo.length) {
      const [path, { sha256, size }] = todo.shift();
      const waits = () => tellAll({ do: "progress", done, total, waits: true });
      const bytes = await new Response(self.resuming(address(path), path, size, waits)).arrayBuffer();
      if ((await digest(bytes)) !== sha256) throw new Error(`not of this version: ${path}`);
      await put(into, path, bytes, { "x-sha256": sha256 });
      done += size;
      tellAll({ do: "progress", done, total });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function put(into, path, content, headers) {
  const type = TYPES[path.split(".").pop()] ?? "application/octet-stream";
  return into.put(address(path), new Response(content, { headers: { "content-type": type, ...headers } }));
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Those with an engine: a board or the guide loses nothing when it is loaded again.
async function openWindows() {
  const all = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return all.filter(({ url }) => [SCOPE, `${SCOPE}index.html`].includes(new URL(url).pathname));
}

async function tellAll(message) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: "window" })) client.postMessage(message);
}

// --- what a page asks

const answers = {
  async state() {
    const now = await record();
    const here = now ? await (await caches.open(cacheOf(now.current))).keys() : [];
    const files = here.filter(({ url }) => !url.endsWith(".mark"));
    const complete = Boolean(now?.files) && files.length >= now.files;
    return { version: now?.current, next: now?.next, complete, arriving: now?.files === 0 };
  },

  // Fetches the server's version into a cache of its own. Of the running version it only restores lost files. If no
  // version is complete, that of the server runs.
  async check() {
    const listing = await deployed();
    await fetching(listing).whole;
    if (!(await record()).accepted) await markAccepted(listing.version);
    await sweep(listing.version);
    return answers.state();
  },

  // The page hears it, and ends the pause before a further try.
  async online() {
    return { heard: self.dispatchEvent(new Event("online")) };
  },

  // A second tap finds nothing more to accept.
  async accept() {
    const next = (await record())?.next;
    if (!next) return {};
    const { held } = await navigator.locks.query();
    if (held.some((lock) => lock.name === RUNNING)) return { refused: "running" };
    if ((await openWindows()).length > 1) return { refused: "elsewhere" }; // what is typed there would be lost
    await markAccepted(next);
    await sweep();
    tellAll({ do: "reload" });
    return { accepted: next };
  },
};

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(
    answers[event.data.do]().then(
      (answer) => port.postMessage(answer),
      (error) => port.postMessage({ failed: String(error) }),
    ),
  );
});

// --- life

async function install() {
  if (!(await record())) await adoptOldRecord().catch(() => {});
  if (!(await record())) {
    const listing = await deployed();
    await fetching(listing).first;
    await mark(listing.version, PLAYS, Object.keys(listing.files).length);
    await markAccepted(listing.version);
  }
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A browser without storage still has the network. One that is deleting the caches, its disk being full, never answers.
let patience = PATIENCE; // none after it was late once, until it answers in time again: one file leads to the next

async function serve(request, path) {
  const asked = performance.now();
  const here = find(path).catch(() => null).finally(() => (patience = performance.now() - asked < PATIENCE ? PATIENCE : 0));
  const late = new Promise((done) => setTimeout(done, patience, "late"));
  const found = await Promise.race([here, late]);
  if (found !== "late") return found ?? fetch(request);
  patience = 0;
  return fetch(request).catch(async (error) => (await here) ?? Promise.reject(error));
}

async function find(path) {
  const now = await record();
  const here = now && (await (await caches.open(cacheOf(now.current))).match(address(path)));
  // An engine that starts while the rest is arriving does without the snapshot.
  return here ?? (now?.files === 0 && path === SNAPSHOT ? new Response(null, { status: 404 }) : here);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(SCOPE)) return;
  const path = url.pathname.slice(SCOPE.length) || "index.html";
  if (event.request.method === "POST" && path === "shared") event.respondWith(shared.keep(SCOPE, event.request));
  if (event.request.method !== "GET") return;
  if (!FROM_NETWORK.test(path)) event.respondWith(serve(event.request, path));
});
