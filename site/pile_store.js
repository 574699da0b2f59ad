// The sheets of a pile on this device's disk, so that they outlive a browser that was killed: for each address, those that
// wait there. A window takes over what is there once no other window has it. Where the browser keeps nothing, or the disk
// is full, a sheet waits in the window alone; the page says elsewhere that nothing is kept.
import { opened, result } from "./own_store.js";

const NAME = `faristol-pile:${location.pathname}`;
const STORE = "sheets";
const written = new Map();

export function recallPile(found) {
  const until = () => read().then(found).then(() => new Promise(() => {}));
  navigator.locks?.request(NAME, until).catch(() => {});
}

export function keepPile(sheets) {
  const now = new Map();
  for (const sheet of sheets) now.set(sheet.url, [...(now.get(sheet.url) ?? []), sheet]);
  for (const url of new Set([...written.keys(), ...now.keys()])) {
    const waiting = JSON.stringify(now.get(url) ?? []);
    if (waiting !== (written.get(url) ?? "[]")) write(url, waiting);
  }
}

async function read() {
  const store = await opened(NAME, STORE, "readonly");
  const texts = await result(store.getAll());
  const sheets = texts.flatMap((text) => JSON.parse(text));
  for (const { url } of sheets) written.set(url, JSON.stringify(sheets.filter((sheet) => sheet.url === url)));
  return sheets;
}

async function write(url, waiting) {
  written.set(url, waiting);
  try {
    const store = await opened(NAME, STORE, "readwrite");
    if (waiting === "[]") store.delete(url);
    else store.put(waiting, url);
    store.transaction.commit();
  } catch {}
}
