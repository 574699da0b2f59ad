// The way from a page without an engine to the judge's tablet, over the relay of the computer that served this page: sealed messages, sent by POST, heard
// by one connection that comes back by itself, after a sleep, a restart of the relay, a reload of the judge's page.
import { makeKeys, seal, unseal } from "../sealing.js";
import { keep, recall } from "./page_memory.js";

const RELAY = "../relay/";
const AGAIN = 1_000; // milliseconds until a connection that the browser has given up is tried again
const BEAT = 5_000;
const SILENT = 8_000; // so long without a word though it was asked, and the judge's tablet is not there

export async function openRooms() {
  const answer = await fetch(RELAY, { cache: "no-store" });
  return answer.ok ? (await answer.json()).rooms : [];
}

// `tells` are heard(message), opened() whenever there is somebody to hear, changed(there) and beat(); the keys are kept by `name`.
export class RoomLink {
  constructor({ room, key }, tells, name = "keys") {
    const keys = recall(name) || makeKeys();
    keep(name, keys);
    Object.assign(this, { room, key, keys, tells, hears: false, isThere: false, asked: 0, number: 0, ended: false });
    this.open();
    this.beating = setInterval(() => this.beat(), BEAT);
    this.awake = () => document.hidden || (this.source ? this.beat() : this.open());
    document.addEventListener("visibilitychange", this.awake);
    window.addEventListener("focus", this.awake);
  }

  open() {
    if (this.ended) return;
    const source = new EventSource(`${RELAY}${this.room}/guests/${this.keys.publicKey}`);
    this.source = source;
    source.addEventListener("owner", ({ data }) => this.follow(data === "here"));
    source.addEventListener("text", ({ data }) => this.take(data));
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

  follow(hears) {
    const came = hears && !this.hears;
    this.hears = hears;
    this.number = 0; // the judge's clock may have been set back
    if (came) this.tells.opened();
    if (!hears) this.tell(false);
  }

  tell(isThere) {
    if (isThere !== this.isThere) this.tells.changed(isThere);
    this.isThere = isThere;
  }

  take(sealed) {
    const message = unseal(sealed, this.key, this.keys, this.number);
    if (!message) return;
    this.number = message.number;
    this.asked = 0;
    const content = JSON.parse(message.content);
    this.tell(content.m !== "away");
    this.tells.heard(content);
  }

  async send(message) {
    const body = seal(JSON.stringify(message), this.key, this.keys);
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
    if (this.asked && Date.now() - this.asked > SILENT) this.tell(false);
    if (!this.hears) return;
    this.asked = this.asked || Date.now();
    this.send({ m: "ping", sent: Date.now() });
    this.tells.beat();
  }
}
