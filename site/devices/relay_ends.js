// What is known of a room and of each end of a link, and what of it is kept on this device.
import { digest, makeKeys, toBytes, toText } from "../sealing.js";
import { RoomPage } from "./room_page.js";
import * as turns from "./turns.js";

const FIRST_LINK = 2 ** 52;
const HEARD = "faristol-relay-heard"; // the room, and the number of each guest's last message, also after a reload
const MOST_HEARD = 500;
const TURN = "faristol-relay-turn"; // the room, and how its judge's device begins what it says

export function roomOf(secret, turn = 0) {
  const token = toText(derived(secret, "token"));
  const name = toText(digest(toBytes(token)).slice(0, 16));
  const heard = readHeard(name);
  const keys = makeKeys(derived(secret, "keys"));
  const room = { secret, turn, proof: proofOf(secret, turn), name, keys, token, heard, ticket: "", about: "", line: null };
  return Object.assign(room, { page: new RoomPage(room) });
}

// A message that somebody has seen pass and sends once more is not heard again.
function readHeard(name) {
  try {
    const { room, numbers } = JSON.parse(localStorage.getItem(HEARD));
    return { room: name, numbers: new Map(room === name ? numbers : []) };
  } catch {
    return { room: name, numbers: new Map() };
  }
}

export function readTurn(name) {
  try {
    const { room, head } = JSON.parse(localStorage.getItem(TURN));
    return turns.read(room === name ? head : "");
  } catch {
    return turns.read("");
  }
}

export function noteTurn(room, { head }) {
  try {
    localStorage.setItem(TURN, JSON.stringify({ room, head }));
  } catch {
    // Without a store it is known until this page is loaded again.
  }
}

export const proofOf = (secret, turn) => toText(derived(secret, `turn ${turn}`)).slice(0, 22);

export function noteHeard({ name, room: { heard } }, number) {
  heard.numbers.delete(name);
  heard.numbers.set(name, number);
  if (heard.numbers.size > MOST_HEARD) heard.numbers.delete(heard.numbers.keys().next().value);
  try {
    localStorage.setItem(HEARD, JSON.stringify({ room: heard.room, numbers: [...heard.numbers] }));
  } catch {
    // Without a store it is known until this page is loaded again.
  }
}

export function newEnd(room, name) {
  const to = { link: numberOf(name), name, theirs: name, keys: room.keys, path: `relay/${room.name}/to/${name}`, room };
  return { ...to, line: room.line, state: "waiting", number: room.heard.numbers.get(name) ?? 0, sending: Promise.resolve() };
}

export function derived(secret, of) {
  const content = new TextEncoder().encode(`faristol relay ${of} ${secret}`);
  return digest(content).slice(0, 32);
}

/** A number for a guest's key that no other key has, greater than any of link.js. */
export function numberOf(name) {
  return toBytes(name).slice(0, 6).reduce((number, byte) => number * 256 + byte, 0) + FIRST_LINK;
}
