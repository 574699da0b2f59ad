// Which version runs, a part of the service worker. Each has a cache of its own, with a mark when it is whole, or when
// enough of the first one is here to play, and one when it was accepted. No database is needed, which a browser might drop
// on a full disk.
const OLD_RECORD = `faristol-version:${SCOPE}`;
const WHOLE = "whole.mark";
const PLAYS = "plays.mark";
const ACCEPTED = "accepted.mark";

const cacheOf = (version) => `faristol:${SCOPE}:${version}`;
const address = (path) => new URL(path, self.registration.scope).href;
let known = null;

// { current, files, accepted, next }, without `files` while the rest of it is still arriving; null as long as no version can
// be played.
async function record() {
  known ??= await recall();
  return known;
}

async function recall() {
  const found = (await Promise.all((await ours()).map(marksOf))).filter(({ files, plays }) => files || plays);
  const [current] = found.sort((one, other) => other.accepted - one.accepted);
  const isNext = ({ files, accepted }) => files && !accepted && current.accepted;
  return current ? { ...current, next: found.find(isNext)?.current } : null;
}

async function marksOf(name) {
  const cache = await caches.open(name);
  const read = async (mark) => Number(await (await cache.match(address(mark)))?.text() ?? 0);
  const [files, plays, accepted] = [await read(WHOLE), await read(PLAYS), await read(ACCEPTED)];
  return { current: name.slice(cacheOf("").length), files, plays, accepted };
}

async function mark(version, name, value) {
  await (await caches.open(cacheOf(version))).put(address(name), new Response(String(value)));
  known = null;
}

// Marks have numbers and not times, because the tablet's clock may be wrong.
async function markAccepted(version) {
  await mark(version, ACCEPTED, ((await record())?.accepted ?? 0) + 1);
}

// Tablets from before the marks had a record in a database, which names the version that runs.
async function adoptOldRecord() {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (!databases.some(({ name }) => name === OLD_RECORD)) return;
  const reading = await new Promise((done, fail) => {
    const opening = indexedDB.open(OLD_RECORD);
    opening.onsuccess = () => {
      const store = opening.result.transaction("record").objectStore("record").get("now");
      store.onsuccess = () => done(store.result);
      store.onerror = () => fail(store.error);
      opening.result.close();
    };
    opening.onerror = () => fail(opening.error);
  });
  if (!reading || !(await caches.has(cacheOf(reading.current)))) return;
  await mark(reading.current, WHOLE, reading.files);
  await markAccepted(reading.current);
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(cacheOf("")));
}

async function sweep(...keep) {
  const { current } = await record();
  const stay = [current, ...keep].map(cacheOf);
  for (const name of await ours()) if (!stay.includes(name)) await caches.delete(name);
  known = null;
}
