// The connection to the Python engine in its worker: starts it, passes intents on, notices when it has died and starts it
// again. A wish is an intent with the file that belongs to it.
import "./no-database.js";
import * as copies from "./devices/copies.js";
import { beginAnew } from "./reload.js";
import { now } from "./time.js";

const START_LIMIT = 60_000;
const WORKER_LIMIT = 15_000; // milliseconds in which PyScript, once it is here, has begun a worker
const SILENCE = 5; // so many seconds without an answer to a sign of life, and an engine at rest is gone
const AT_WORK = 12; // and one that has an intent to do: on an old tablet that may take long
const TRIES = 3;
const BUSY_AFTER = 300; // milliseconds: an answer that takes longer leaves the page marked as busy
const OF_THE_PAGE = new Set(["refresh", "look"]); // what nobody has asked for

export class Engine {
  state = "";
  ready = false;
  #page;
  #worker = null;
  #wishes = []; // those without an answer, in order
  #seq = 0;
  #lastAnswer = 0;
  #silent = 0;
  #tries = 0;
  #givenUp = null;
  #busyTimer;

  constructor(page) {
    this.#page = page;
    copies.listen(() => page.copiesGone());
  }

  async start(restarted = false) {
    this.#say(restarted ? "restarting" : "starting");
    const hello = { do: "hello", key: "", data: { to: this.#page.address() } };
    if (restarted) hello.data.restarted = "yes";
    copies.recall();
    let answer;
    try {
      this.#worker = new EngineWorker();
      await within(START_LIMIT, this.#worker.wake());
    } catch (error) {
      if (this.#wishes.length || !(await beginAnew())) this.#tryAgain(error);
      return;
    }
    try {
      answer = await within(START_LIMIT, this.#ask({ intent: { ...hello, at: now(), session: this.#page.session(), links: this.#page.links() } }));
    } catch (error) {
      return this.#tryAgain(error);
    }
    this.ready = true;
    this.#tries = this.#silent = 0;
    document.documentElement.dataset.engine = "ready";
    this.#say("");
    const waiting = [...this.#wishes]; // what is sent from here on passes by itself
    this.#hear(answer, { intent: hello });
    const givenUp = this.#givenUp;
    this.#givenUp = null;
    if (givenUp) this.#page.answered({ broken: givenUp.why }, givenUp.wish);
    for (const wish of waiting) this.#pass(wish);
  }

  // An intent that is sent before the engine is ready waits for it.
  send(intent, more = {}) {
    const wish = { intent: { key: newKey(), ...intent }, ...more };
    this.#wishes.push(wish);
    this.#markBusy();
    if (this.ready) this.#pass(wish);
    else if (this.state === "stuck") {
      this.#tries = 0;
      this.start(true);
    }
  }

  // The intents without an answer, in order.
  unanswered() {
    return this.#wishes.map(({ intent }) => intent);
  }

  // What is asked beside the intents changes nothing, and needs no answer: there is none while the engine starts.
  async ask(question) {
    return this.ready ? this.#ask({ intent: { at: now(), ...question } }).catch(() => null) : null;
  }

  // Once a second: tells the engine that the clock was seen, and the page whether the engine lives and how much room the
  // disk has. Signs are counted, not timed, because after a sleep all timers of a device have run out.
  sign(heardOf) {
    if (!this.ready) return;
    const worker = this.#worker;
    this.#silent += 1;
    if (this.#silent > (this.#wishes.length ? AT_WORK : SILENCE)) return this.#gone("no sign of life");
    if (this.#silent > 1) return;
    const heard = ({ room }) => {
      if (worker !== this.#worker) return;
      this.#silent = 0;
      heardOf(room);
    };
    this.#ask({ intent: { do: "alive", at: now() } }).then(heard, () => {});
  }

  // A worker that has ended never answers; the missing signs show that.
  async #pass(wish) {
    const worker = this.#worker;
    let answer;
    try {
      answer = await this.#ask(wish);
    } catch (error) {
      if (worker === this.#worker && this.ready) this.#gone(error);
      return;
    }
    if (worker !== this.#worker) return;
    this.#wishes = this.#wishes.filter((other) => other !== wish);
    this.#markBusy();
    if (answer.seq < this.#lastAnswer) return;
    this.#lastAnswer = answer.seq;
    this.#hear(answer, wish);
  }

  // What was half done may be why something broke: the engine has let go of it, and shows the screen without. And what it
  // wrote before it broke is seen. A look of the page itself, which the next screen would ask for again, is let be.
  #hear(answer, wish) {
    this.#page.answered(answer, wish);
    if (answer.broken && !OF_THE_PAGE.has(wish.intent.do)) this.send({ do: "refresh", at: now() });
  }

  #markBusy() {
    clearTimeout(this.#busyTimer);
    const { dataset } = document.documentElement;
    if (!this.ready || !this.#wishes.length) delete dataset.busy;
    else this.#busyTimer = setTimeout(() => (dataset.busy = "yes"), BUSY_AFTER);
  }

  async #ask({ intent, file }) {
    const message = { seq: ++this.#seq, ...intent, ...this.#page.describe(), copies: copies.news() };
    const answer = JSON.parse(await this.#worker.handle(JSON.stringify(message), file));
    copies.keep(answer.copies);
    return answer;
  }

  // Wishes are done in order, so the first without an answer is the one during which the engine died. It is sent once
  // more, with its key, by which the engine finds it in the log. If a second engine dies of it, it is given up.
  #gone(why) {
    this.ready = false;
    this.#markBusy();
    const [first] = this.#wishes;
    if (first?.suspected) {
      this.#wishes.shift();
      this.#givenUp = { why: `${first.intent.do}: ${why}`, wish: first };
    } else if (first) first.suspected = true;
    this.#tryAgain(why);
  }

  async #tryAgain(why) {
    console.warn("The engine is gone:", why);
    document.documentElement.dataset.engine = "stopped";
    this.#worker.end();
    this.#tries += 1;
    if (this.#tries > TRIES) return this.#say("stuck");
    await pause((this.#tries - 1) * 1000);
    this.start(true);
  }

  #say(state) {
    this.state = state;
    this.#page.state(state);
  }
}

// One worker of PyScript, with the script element by which it is started.
class EngineWorker {
  #tag = document.createElement("script");
  #line = null;

  async wake() {
    const wanted = { type: "py", src: "engine/worker.py", worker: "", name: "engine", config: "engine/config.json" };
    for (const [name, value] of Object.entries(wanted)) this.#tag.setAttribute(name, value);
    await import("./vendor/pyscript/core.js");
    document.body.append(this.#tag);
    const latest = performance.now() + WORKER_LIMIT;
    while (!this.#tag.xworker) {
      if (performance.now() > latest) throw new Error("PyScript began no worker");
      await pause(5);
    }
    this.#line = (await this.#tag.xworker.ready).sync;
  }

  handle(text, file) {
    return this.#line.handle(text, file);
  }

  end() {
    this.#tag.xworker?.terminate();
    this.#tag.remove();
  }
}

function pause(time) {
  return new Promise((done) => setTimeout(done, time));
}

function within(limit, promise) {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(fail, limit, new Error(`nothing in ${limit} ms`))));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
