// The way from a page without an engine to the judge's tablet, over the relay of the computer that served this page: sealed messages, sent by POST, heard
// by one connection that comes back by itself, after a sleep, a restart of the relay, a reload of the judge's page.
import { steady } from "./judges_time.js";
import { makeKeys, seal, unseal } from "../sealing.js";
import { keep, recall } from "./page_memory.js";
import * as turns from "./turns.js";

const RELAY = "../relay/";
const AGAIN = 1_000; // milliseconds until a connection that the browser has given up is tried again
const BEAT = 5_000;
const SILENT = 8_000; // so long without a word though it was asked, and the judge's tablet is not there
const DEAD = 15_000; // so long without a word though it was asked, and the line may have died without one
const NEVER_THERE = 6_000; // so long without the judge's tablet since the page came, and it may have another room by now
const LEFT = 60_000; // and since it was last there

const OF_THE_MOMENT = ["clock", "pong"]; // what says nothing later on

export async function openRooms() {
  const answer = await fetch(RELAY, { cache: "no-store" });
  return answer.ok ? (await answer.json()).rooms : [];
}

// `tells` are heard(message), opened() whenever there is somebody to hear, changed(there), beat() and
// gone() again and again while the judge's tablet is away for long; turned() when another device goes on in its place. The
// keys are kept by `name`.
export class RoomLink {
  constructor({ room, key }, tells, name = "keys") {
    const keys = recall(name) || makeKeys();
    keep(name, keys);
    Object.assign(this, { room, key, keys, tells, hears: false, isThere: null, isClosed: false, asked: 0, number: 0, had: 0, ended: false });
    Object.assign(this, { heardAt: steady(), since: steady(), wasThere: false });
    this.known = turns.read((recall("turn") || {})[room] || "");
    this.open();
    this.beating = setInterval(() => this.beat(), BEAT);
    this.awake = () => document.hidden || (this.source ? this.beat() : this.open());
    document.addEventListener("visibilitychange", this.awake);
    window.addEventListener("focus", this.awake);
  }

  open() {
    if (this.ended) return;
    const source = new EventSource(`${RELAY}${this.room}/guests/${this.keys.publicKey}?after=${this.had}`);
    this.source = source;
    this.heardAt = steady();
    source.addEventListener("owner", ({ data }) => this.follow(data === "here"));
    source.addEventListener("text", ({ data, lastEventId }) => this.take(data, lastEventId));
    source.addEventListener("ended", () => this.roomClosed());
    source.addEventListener("replaced", () => this.giveWay());
    source.addEventListener("error", () => {
      this.follow(false);
      if (source.readyState === 2) setTimeout(() => this.source === source && this.open(), AGAIN);
    });
  }

  close() {
    this.ended = true;
    if (this.source) this.source.close();
    clearInterval(this.beating);
    document.removeEventListener("visibilitychange", this.awake);
    window.removeEventListener("focus", this.awake);
  }

  // The same seat is open in another window of this device: that one has it until somebody looks at this one.
  giveWay() {
    this.source.close();
    this.source = null;
    this.follow(false);
  }

  // The judge has closed the room, and may open it again.
  roomClosed() {
    this.isClosed = true;
    this.follow(false);
    this.tells.changed(false);
  }

  follow(hears) {
    if (hears) this.isClosed = false;
    const came = hears && !this.hears;
    this.hears = hears;
    this.heardAt = steady();
    this.number = 0; // the judge's clock may have been set back
    if (came) this.tells.opened();
    if (!hears) this.tell(false);
  }

  tell(isThere) {
    if (isThere === this.isThere) return;
    this.isThere = isThere;
    this.wasThere = this.wasThere || isThere;
    this.since = steady();
    this.tells.changed(isThere);
  }

  // While the judge's tablet is away the relay gives what it said before: that shows how things stood, and is no sign of life.
  take(sealed, id) {
    this.had = Number(id) || this.had;
    this.heardAt = steady();
    const message = unseal(sealed, this.key, this.keys, this.number);
    if (!message) return;
    this.number = message.number;
    const said = turns.read(message.content);
    if (said.turn < this.known.turn) return; // of a device in whose place another goes on
    const content = JSON.parse(said.text);
    if (this.hears) {
      this.asked = 0;
      this.tell(content.m !== "away");
    } else if (OF_THE_MOMENT.includes(content.m)) return;
    this.tells.heard(content);
    if (said.turn > this.known.turn) this.turned(said);
  }

  turned(said) {
    this.known = said;
    keep("turn", { [this.room]: said.head });
    if (this.tells.turned) this.tells.turned();
  }

  async send(message) {
    const body = seal(this.known.head + JSON.stringify(message), this.key, this.keys);
    try {
      await fetch(`${RELAY}${this.room}/from/${this.keys.publicKey}`, { method: "POST", body });
    } catch (error) {
      this.tell(false); // whatever counts is sent again with the next beat
    }
  }

  // Sends what its person does, and returns it with the key by which it is known when it is sent again.
  does(what) {
    const key = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
    const act = { m: "do", key, ...what };
    this.send(act);
    return act;
  }

  // Ask for a sign of life: without one the judge's tablet is not there, whatever the relay says.
  beat() {
    const now = steady();
    if (this.asked && now - this.asked > SILENT) this.tell(false);
    if (!this.isThere && now - this.since > (this.wasThere ? LEFT : NEVER_THERE)) this.tells.gone();
    const isDead = this.hears ? this.asked && now - this.asked > DEAD : now - this.heardAt > LEFT;
    if (this.source && isDead) return this.again();
    if (!this.hears) return undefined;
    this.asked = this.asked || now;
    this.send({ m: "ping", sent: now });
    return this.tells.beat();
  }

  again() {
    this.source.close();
    this.asked = 0;
    this.follow(false);
    this.open();
  }
}
