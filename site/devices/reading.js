// One reading, from an utterance to the last. Time is that of the voice, so a page that stalls only marks a little late.
import { now } from "../time.js";
import { schedule } from "./schedule.js";

const LEAD = 0.1;
const CHECK_EVERY = 40; // milliseconds
const STILL = 2_000; // milliseconds: a voice whose time stands still so long is not heard
const LATE = 12_000; // milliseconds: nor one that takes longer to say what it was given

// A reading with a word, which nobody has recorded, is said by one voice from end to end.
export function voiceOf({ voice, whole }) {
  return voice || (whole ? "espeak" : null);
}

export class Reading {
  paused = false;
  #voice;
  #begins = [];
  #durations = [];
  #timer = null;
  #begun = 0;
  #reached = { time: -1, at: 0 };
  #given = Infinity;
  #listener;

  constructor(plan, voice, listener, from = 0) {
    Object.assign(this, { plan, from });
    this.#voice = voice;
    this.#listener = listener;
  }

  // The utterance that sounds now, or sounds again after a pause.
  get now() {
    return this.#begun ? this.from + this.#begun - 1 : (this.from || -1);
  }

  get lastWord() {
    return this.#begun > 0 && this.now === this.plan.utterances.length - 1;
  }

  // Every utterance is given to the voice as soon as the one before is scheduled, and not only when it is due.
  async run() {
    const utterances = this.plan.utterances.slice(this.from);
    const earliest = [this.#voice.now() + LEAD];
    this.#timer = setInterval(() => this.#noteBegun(), CHECK_EVERY);
    for (const [n, utterance] of utterances.entries()) {
      const onset = schedule(utterances, this.#durations, earliest)[n];
      const begins = (at) => this.#begins.push((earliest[n] = at));
      const spoken = { language: this.plan.language, voice: voiceOf(this.plan), ...utterance };
      this.#given = performance.now();
      const duration = await this.#voice.say(spoken, onset, begins);
      this.#given = Infinity;
      if (this.#timer === null) return;
      if (duration === null) return this.#listener.silent(this);
      this.#durations.push(duration);
    }
  }

  #noteBegun() {
    const time = this.#voice.now();
    if (this.paused || time > this.#reached.time) this.#reached = { time, at: performance.now() };
    else if (performance.now() - this.#reached.at > STILL) return this.#listener.silent(this);
    if (this.paused) this.#given += CHECK_EVERY;
    else if (performance.now() - this.#given > LATE) return this.#listener.silent(this);
    for (const at of this.#begins.slice(this.#begun)) {
      if (at > time) return;
      this.#begun += 1;
      this.#listener.began(this, Math.round(now() - (time - at) * 1000));
      if (this.#timer === null) return;
    }
    const all = this.plan.utterances.length - this.from;
    if (this.#durations.length === all && time >= this.#begins[all - 1] + this.#durations[all - 1]) {
      this.#finish();
      this.#listener.ended(this);
    }
  }

  pause() {
    this.paused = true;
    this.#voice.pause();
  }

  goOn() {
    this.paused = false;
    return this.#voice.goOn();
  }

  stop() {
    this.#finish();
    this.#voice.stop();
  }

  #finish() {
    clearInterval(this.#timer);
    this.#timer = null;
  }
}
