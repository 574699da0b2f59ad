// The room of a page that has come without an engine: the one that its address names, the only one at the relay, or the one
// that a person chooses.
import { openRooms } from "./page_link.js";

const AGAIN = 2_000; // milliseconds between two looks for a room

// Calls `enters` with the room. `waits` is called while there is none, `asks` where one has to be chosen, with a list for them.
export async function find({ enters, waits, asks, list }) {
  const [room, key] = location.hash.slice(1).split(".");
  if (room && key) return enters({ room, key });
  const rooms = await openRooms().catch(() => []);
  const choose = (one) => {
    history.replaceState(null, "", `${location.search}#${one.room}.${one.key}`); // after a reload it is the same
    enters(one);
  };
  if (rooms.length === 1) return choose(rooms[0]);
  if (!rooms.length) {
    waits();
    return setTimeout(() => find({ enters, waits, asks, list }), AGAIN);
  }
  asks();
  offer(list(), rooms, choose);
  return undefined;
}

// The relay knows no names: a room is told from another by the beginning of its own.
function offer(list, rooms, choose) {
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
