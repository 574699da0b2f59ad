// Links through the relay of scripts/serve.py, where the site comes from a computer in the room: the same face as
// link.js, but nothing is scanned, and whoever is away, on either side, comes back by itself.
//
// The link of a guest has a number that follows from its key: after a reload of the judge's page it is the same one.
import { makeKeys, seal, unseal } from "../sealing.js";
import { asked, post, relayHere, send } from "./relay_asking.js";
import { Line } from "./relay_line.js";
import { derived, newEnd, noteHeard, noteTurn, numberOf, proofOf, readTurn, roomOf } from "./relay_ends.js";
import * as turns from "./turns.js";

const LOOKS = 3_000;
const NAME = /^[\w-]{43}$/;

/** @typedef {{ link: number, name: string, theirs: string, state: string, number: number, sending: Promise<void>, line: Line }} End */

export class RelayLinks {
  /** @type {Map<number, End>} */
  #links = new Map();
  #room = null;
  #next = Math.floor(Math.random() * 2 ** 40) + 2 ** 41;
  #looked = 0;
  #ending = Promise.resolve();
  #tells;

  /**
   * `room` gets what the judge's room is called there, and by which addresses telephones reach it.
   * @param {{ heard(link: number, text: string): void, changed(link: number, state: string): void, room(about: object): void, left(): void, outdone(turn: number): void }} tells
   */
  constructor(tells) {
    this.#tells = tells;
    setInterval(() => this.#check(), LOOKS);
    for (const waking of ["online", "pageshow", "focus"]) addEventListener(waking, () => this.#check());
  }

  has(link) {
    return this.#links.has(link);
  }

  held() {
    return [...this.#links.values()].map(({ link, state }) => ({ link, state, sdp: "" }));
  }

  /**
   * The judge's side: opens the room that follows from a secret, if there is a relay.
   * @param {string} secret in hex
   * @param {number} turn of this device, if it goes on in another's place
   */
  async open(secret, turn = 0) {
    if (this.#room?.secret === secret && this.#room.turn === turn) return this.#tellRoom(Object.assign(this.#room, { about: "" }));
    if (this.#room && this.#room.secret !== secret) this.end(this.#room.secret);
    else if (this.#room) this.#drop(this.#room);
    const room = roomOf(secret, turn);
    const { name, keys } = room;
    this.#room = room;
    await this.#ending;
    const isRelay = await relayHere(() => this.#room === room);
    if (!isRelay || this.#room !== room) return;
    const path = `relay/${name}`;
    room.line = new Line({
      before: async () => {
        await this.#tellRoom(room);
        const answer = await post(path, keys.publicKey, room);
        if (answer.status === 409) await this.#refused(room, answer);
        room.ticket = answer.ok ? (await answer.json()).ticket : "";
        if (answer.ok) room.page.send();
        return answer.ok;
      },
      address: (after) => `${path}/owner?ticket=${room.ticket}&after=${after}`,
      heard: {
        guests: (data) => this.#guests(room, JSON.parse(data)),
        come: (data) => this.#came(room, data),
        outdone: (data) => this.#outdone(room, Number(data)),
        gone: (data) => this.#gone(this.#links.get(numberOf(data))),
        text: (data) => {
          const [from, text] = data.split(" ");
          if (NAME.test(from)) this.#text(this.#links.get(numberOf(from)) ?? newEnd(room, from), text, keys);
        },
      },
      broke: () => this.#broke(room.line),
      gaveWay: () => this.#leave(room),
      waits: () => [...this.#links.values()].some(({ line, state }) => line === room.line && state === "open"),
    });
    room.line.begin();
  }

  /** Ends the judge's room of a secret, in hex; the guests are told so by the relay. */
  end(secret) {
    const own = this.#room?.secret === secret ? this.#room : null;
    if (own) this.#drop(own);
    if (own && !own.line) return;
    const room = own ?? roomOf(secret);
    const ending = async () => (own || (await asked())) && send("DELETE", `relay/${room.name}`, undefined, room);
    this.#ending = this.#ending.then(ending).catch(() => {});
  }

  publish(page) {
    this.#room?.page.put(page);
  }

  // Another window has the room now: it goes on there.
  #leave(room) {
    if (room !== this.#room) return;
    this.#drop(room);
    this.#tells.left();
  }

  async #refused(room, answer) {
    const { turn } = await answer.json().catch(() => ({}));
    this.#outdone(room, turn);
  }

  // Another device goes on in the place of this one.
  #outdone(room, turn) {
    if (room !== this.#room || !(turn > room.turn)) return;
    this.#drop(room);
    this.#tells.outdone(turn);
  }

  #drop(room) {
    this.#room = null;
    room.line?.stop();
    for (const { link, line } of [...this.#links.values()]) if (line && line === room.line) this.#links.delete(link);
  }

  /** A guest's side: a new link to a room by its name, the judge's public key and this device's own secret, in hex. */
  join(name, theirs, secret) {
    const keys = makeKeys(derived(secret, name));
    const path = `relay/${name}/from/${keys.publicKey}`;
    for (const end of [...this.#links.values()]) if (end.path === path) this.close(end.link);
    const link = ++this.#next;
    const line = new Line({
      before: async () => true,
      address: (after) => `relay/${name}/guests/${keys.publicKey}?after=${after}`,
      heard: {
        owner: (data) => this.#ownerIs(this.#links.get(link), data),
        text: (data) => this.#text(this.#links.get(link), data, keys),
      },
      broke: () => this.#broke(line),
      waits: () => true,
    });
    const to = { name, theirs, keys, path, known: readTurn(name) };
    this.#links.set(link, { link, ...to, state: "waiting", number: 0, sending: Promise.resolve(), line });
    relayHere(() => this.#links.has(link)).then((isRelay) => {
      if (isRelay) line.begin();
      else this.#becomes(this.#links.get(link), "no-relay");
    });
    return link;
  }

  /** Returns whether it is on its way: what was not is sent again by whoever keeps it. */
  send(link, text) {
    const end = this.#links.get(link);
    if (end?.state !== "open") return false;
    end.sending = end.sending.then(() => this.#post(end, text));
    return true;
  }

  close(link) {
    const end = this.#links.get(link);
    if (!end) return;
    if (end.line !== this.#room?.line) end.line.stop();
    this.#becomes(end, "closed");
    this.#links.delete(link);
  }

  async #post(end, text) {
    if (end.state !== "open") return;
    const head = end.room ? turns.head(end.room.turn, end.room.proof) : end.known.head;
    const answer = await post(end.path, seal(head + text, end.theirs, end.keys), end.room).catch(() => null);
    if (!answer) end.line.again();
    else if (answer.status === 409 && end.room) await this.#refused(end.room, answer);
    else if (answer.status === 404) this.#becomes(end, "silent");
  }

  async #tellRoom(room) {
    const { addresses } = await asked();
    const about = { room: room.name, key: room.keys.publicKey, addresses };
    if (room !== this.#room || room.about === JSON.stringify(about)) return;
    room.about = JSON.stringify(about);
    this.#tells.room(about);
  }

  #guests(room, names) {
    const here = names.filter((name) => NAME.test(name));
    for (const end of this.#links.values()) {
      if (end.line === room.line && !here.includes(end.name)) this.#gone(end);
    }
    for (const name of here) this.#came(room, name);
  }

  // Whoever comes again has missed something: it is as if it had been away.
  #came(room, name) {
    if (!NAME.test(name)) return;
    const end = this.#links.get(numberOf(name)) ?? newEnd(room, name);
    this.#links.set(end.link, end);
    this.#becomes(end, "silent");
    this.#becomes(end, "open");
  }

  #gone(end) {
    if (!end) return;
    this.#becomes(end, "silent");
    this.#links.delete(end.link);
  }

  #ownerIs(end, state) {
    if (!end) return;
    end.number = 0;
    this.#becomes(end, "silent");
    if (state === "here") this.#becomes(end, "open");
  }

  #text(end, sealed, keys) {
    const said = end && unseal(sealed, end.theirs, keys, end.number);
    if (!said) return;
    end.number = said.number;
    const content = turns.read(said.content);
    if (end.room) {
      noteHeard(end, said.number);
      if (content.proof === proofOf(end.room.secret, content.turn)) this.#outdone(end.room, content.turn);
    } else if (content.turn < end.known.turn) return; // of a device in whose place another goes on
    else if (content.turn > end.known.turn) noteTurn(end.name, (end.known = content));
    this.#tells.heard(end.link, content.text);
  }

  #broke(line) {
    for (const end of this.#links.values()) if (end.line === line) this.#becomes(end, "silent");
  }

  #becomes(end, state) {
    if (!end || end.state === state || (end.state === "waiting" && state === "silent")) return;
    end.state = state;
    this.#tells.changed(end.link, state);
  }

  #check() {
    const lines = new Set([this.#room?.line, ...[...this.#links.values()].map(({ line }) => line)]);
    for (const line of lines) line?.check();
    this.#room?.page.check();
    this.#looked += 1; // the computer may be in another network since
    if (this.#room?.line && this.#looked % 10 === 0) this.#tellRoom(this.#room).catch(() => {});
  }
}
