// The published page in a folder that the director has chosen: written anew whenever the engine says that there is a newer
// one. The folder is known to this device alone; the log has nothing of it. Without such folders a download is offered.
// Where the judge wishes it, the relay of the room is sent the page too.
import { save as saveFile } from "./files.js";
import { publish } from "./room.js";
import { opened, result } from "../own_store.js";

const NAME = `faristol-live:${location.pathname}`;
const STORE = "folders";
const PAUSE = 400; // milliseconds without another answer: results that are typed fast make one page
const root = document.documentElement;
let ask = async () => null;
let event = null; // { stream, version, name, waits } of the one on the screen
let followed = null; // { stream, folder, written }
let inRoom = ""; // which page the relay was sent last
let waiting;
let waitingForRoom;
let work = Promise.resolve();

export function listen(asks) {
  ask = asks;
}

export function follow({ stream, live }) {
  if (live) followInRoom(stream, live);
  const before = event;
  event = live ? { stream, ...live } : null;
  if (!event) return mark("");
  if (before?.stream === event.stream && before.version === event.version && before.waits === event.waits && before.at_relay === event.at_relay) return;
  clearTimeout(waiting);
  waiting = setTimeout(renew, PAUSE);
}

function followInRoom(stream, { at_relay: isWanted, version, waits }) {
  const wanted = isWanted ? `${stream} ${version}` : "";
  if (wanted === inRoom || (wanted && waits)) return;
  clearTimeout(waitingForRoom);
  inRoom = wanted;
  if (wanted) waitingForRoom = setTimeout(sendToRoom, PAUSE, wanted);
  else publish(null);
}

async function sendToRoom(wanted) {
  const { page, live } = (await ask({ do: "page" })) ?? {};
  if (wanted !== inRoom) return;
  if (live?.at_relay) publish(page);
  else inRoom = ""; // with the next answer it is asked for again
}

export async function chooseFolder() {
  let folder;
  try {
    folder = await window.showDirectoryPicker({ id: "faristol-live", mode: "readwrite" });
  } catch {
    return; // Nothing was chosen.
  }
  await after(() => event && keep({ stream: event.stream, folder, written: null }));
  renew();
}

export async function askAgain() {
  try {
    await followed.folder.requestPermission({ mode: "readwrite" });
  } finally {
    renew();
  }
}

export async function stop() {
  await after(() => event && keep({ stream: event.stream, folder: null, written: null }));
  renew();
}

export async function save() {
  const { page, live, stream } = (await ask({ do: "page" })) ?? {};
  if (!page) return;
  saveFile({ name: live.name, type: "text/html", text: page });
  await after(() => keep({ stream, folder: null, written: live.version }));
  renew();
}

function renew() {
  return after(async () => {
    if (!event) return;
    const { stream } = event;
    if (followed?.stream !== stream) followed = await recall(stream);
    if (event?.stream !== stream) return; // another screen came meanwhile
    const state = event.waits ? held() : followed.folder ? await written() : offered();
    if (event?.stream === stream) mark(state);
  });
}

// As long as a name looks like an address: that is said where a page would be renewed.
function held() {
  return followed.folder || event.at_relay || !window.showDirectoryPicker ? "waits" : "";
}

function offered() {
  if (window.showDirectoryPicker) return "folder";
  return followed.written === event.version ? "saved" : "save";
}

async function written() {
  try {
    if ((await followed.folder.queryPermission({ mode: "readwrite" })) !== "granted") return "asks";
    while (event && event.stream === followed.stream && followed.written !== event.version) {
      const { page, live, stream } = (await ask({ do: "page" })) ?? {};
      if (stream !== followed.stream) return "";
      const file = await followed.folder.getFileHandle(live.name, { create: true });
      const writing = await file.createWritable();
      await writing.write(page);
      await writing.close();
      await keep({ ...followed, written: live.version });
    }
    return "renewed";
  } catch (error) {
    return error.name === "NotAllowedError" ? "asks" : "failed";
  }
}

function after(act) {
  work = work.then(act, act);
  return work;
}

function mark(state) {
  root.dataset.live = state;
}

async function recall(stream) {
  const nothing = { stream, folder: null, written: null };
  try {
    return (await result((await opened(NAME, STORE, "readonly")).get(stream))) ?? nothing;
  } catch {
    return nothing;
  }
}

async function keep(record) {
  followed = record;
  try {
    const store = await opened(NAME, STORE, "readwrite");
    await result(store.put(record, record.stream));
  } catch {
    // Without a database the folder is known until this window closes.
  }
}
