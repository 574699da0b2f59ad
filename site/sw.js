// Serves the version that one stored record names. The record changes only when a person accepts an update, so a
// new deploy, a kill or a broken copy on the server can never change what a tablet runs.
const SCOPE = new URL(self.registration.scope).pathname;
const cacheOf = (version) => `faristol:${SCOPE}:${version}`;
const RUNNING = `faristol:${SCOPE}:running`; // a lock that each window holds while a round runs
const FROM_NETWORK = ["version.json", "sw.js"];
const TYPES = { wasm: "application/wasm", mjs: "text/javascript", js: "text/javascript", webmanifest: "application/manifest+json" };
const LANES = 4;

// --- the record: { current, files, next, nextFiles } in IndexedDB, written in one strict transaction

let known = null;

function database() {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(`faristol-version:${SCOPE}`, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("record");
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
}

async function record() {
  if (known) return known;
  const db = await database();
  known = await new Promise((done, fail) => {
    const reading = db.transaction("record").objectStore("record").get("now");
    reading.onsuccess = () => done(reading.result ?? null);
    reading.onerror = () => fail(reading.error);
  });
  db.close();
  return known;
}

async function write(next) {
  const db = await database();
  await new Promise((done, fail) => {
    const writing = db.transaction("record", "readwrite", { durability: "strict" });
    writing.objectStore("record").put(next, "now");
    writing.oncomplete = done;
    writing.onabort = () => fail(writing.error);
  });
  db.close();
  known = next;
}

// --- fetching a version: every file with its digest, all or nothing

async function deployed() {
  const answer = await fetch(address("version.json"), { cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status} version.json`);
  return answer.json();
}

function address(path) {
  return new URL(path, self.registration.scope).href;
}

async function fill({ version, files }) {
  const into = await caches.open(cacheOf(version));
  const from = await Promise.all((await ours()).map((name) => caches.open(name)));
  const total = Object.values(files).reduce((sum, file) => sum + file.size, 0);
  const todo = Object.entries(files);
  let done = 0;
  const lane = async () => {
    while (todo.length) {
      const [path, file] = todo.shift();
      await bring(path, file.sha256, into, from);
      done += file.size;
      tellAll({ do: "progress", done, total });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function bring(path, sha256, into, from) {
  for (const cache of [into, ...from]) {
    const had = await cache.match(address(path));
    if (had?.headers.get("x-sha256") === sha256) return cache === into || into.put(address(path), had);
  }
  const answer = await fetch(address(path), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  const bytes = await answer.arrayBuffer();
  if ((await digest(bytes)) !== sha256) throw new Error(`not of this version: ${path}`);
  const type = TYPES[path.split(".").pop()] ?? answer.headers.get("content-type") ?? "application/octet-stream";
  await into.put(address(path), new Response(bytes, { headers: { "content-type": type, "x-sha256": sha256 } }));
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(cacheOf("")));
}

async function sweep() {
  const { current, next } = await record();
  for (const name of await ours()) if (name !== cacheOf(current) && name !== cacheOf(next)) await caches.delete(name);
}

async function tellAll(message) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: "window" })) client.postMessage(message);
}

// --- what a page asks

const answers = {
  async state() {
    const now = await record();
    const kept = now ? await (await caches.open(cacheOf(now.current))).keys() : [];
    return { version: now?.current, next: now?.next, complete: Boolean(now) && kept.length >= now.files };
  },

  // Fetches what the server has, into a place of its own; of what runs it only mends what the browser lost.
  async check() {
    const { current, files } = await record();
    const listing = await deployed();
    await fill(listing);
    const news = listing.version === current ? {} : { next: listing.version, nextFiles: Object.keys(listing.files).length };
    await write({ current, files, ...news });
    await sweep();
    return answers.state();
  },

  async accept() {
    const { next, nextFiles } = await record();
    const { held } = await navigator.locks.query();
    if (held.some((lock) => lock.name === RUNNING)) return { refused: true };
    await write({ current: next, files: nextFiles });
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
  if (!(await record())) {
    const listing = await deployed();
    await fill(listing);
    await write({ current: listing.version, files: Object.keys(listing.files).length });
  }
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(sweep().then(() => self.clients.claim())));

async function serve(request, path) {
  const now = await record();
  const kept = now && (await (await caches.open(cacheOf(now.current))).match(address(path)));
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(SCOPE)) return;
  const path = url.pathname.slice(SCOPE.length) || "index.html";
  if (!FROM_NETWORK.includes(path)) event.respondWith(serve(event.request, path));
});
