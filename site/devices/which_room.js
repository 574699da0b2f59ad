// The room of a page that has come without an engine: the one that its address names, the only one at the relay, the one where
// it was last, or the one that a person chooses.
import { openRooms } from "./page_link.js";
import { keep, recall } from "./page_memory.js";

const AGAIN = 2_000; // milliseconds between two looks for a room

// Calls `enters` with the room. `waits` is called while there is none, `asks` where one has to be chosen, with a list for them.
export async function find(tells) {
  const [room, key] = location.hash.slice(1).split(".");
  if (room && key) return enter({ room, key }, tells);
  const rooms = await openRooms().catch(() => []);
  if (rooms.length) return settle(rooms, tells);
  const last = recall("last-room");
  if (last) return enter(last, tells);
  tells.waits();
  return setTimeout(() => find(tells), AGAIN);
}

// The judge's tablet is not in this room: where the relay has others and not this one, it is one of those.
export async function lookBeyond({ room }, tells) {
  const rooms = await openRooms().catch(() => []);
  if (rooms.length && !rooms.some((each) => each.room === room)) settle(rooms, tells);
}

function settle(rooms, tells) {
  const last = recall("last-room");
  const same = last && rooms.find(({ room }) => room === last.room);
  if (same || rooms.length === 1) return enter(same || rooms[0], tells);
  tells.asks();
  return offer(tells.list(), rooms, (one) => {
    history.replaceState(null, "", `${location.search}#${one.room}.${one.key}`); // a person chose it
    enter(one, tells);
  });
}

function enter(one, tells) {
  keep("last-room", one);
  tells.enters(one);
}

// The relay knows no names: a room is told from another by the beginning of its own.
function offer(list, rooms, choose) {
  const names = rooms.map(({ room }) => room).join(" ");
  if (list.dataset.rooms === names) return;
  list.dataset.rooms = names;
  list.textContent = "";
  for (const each of rooms) {
    const place = document.createElement("li");
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "button table", textContent: each.room.slice(0, 4) });
    button.addEventListener("click", () => choose(each));
    place.append(button);
    list.append(place);
  }
}
