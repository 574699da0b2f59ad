// The board for the room, in its own window or over the judge's screen: its HTML, its clock, its pages.
import { morph } from "../morph.js";
import { left, written } from "./clock_face.js";

const TURN_EVERY = 12_000;

export class PublicBoard {
  #region;
  #clock = null;
  #ticking = null;
  #turning = null;
  #key = null;
  #page = 0;

  constructor(region) {
    this.#region = region;
  }

  // A new view begins with its first page; an update of the same view stays on its page.
  show({ html, clock }) {
    morph({ [this.#region.id]: html });
    const { key } = this.#region.firstElementChild.dataset;
    if (key !== this.#key) {
      this.#page = 0;
      clearInterval(this.#turning);
      if (this.#pages.length > 1) this.#turning = setInterval(() => this.#turn(1), TURN_EVERY);
    }
    this.#key = key;
    this.#turn(0);
    this.#clock = clock;
    clearInterval(this.#ticking);
    if (clock?.running_since) this.#ticking = setInterval(() => this.#tick(), 100);
    this.#tick();
  }

  // Called when the judge's window is closed, and nobody knows whether the time still runs.
  holdClock() {
    clearInterval(this.#ticking);
  }

  forget() {
    this.holdClock();
    clearInterval(this.#turning);
    this.#key = null;
    this.#region.replaceChildren();
  }

  // A page that somebody has turned to stays until there is a new view.
  turnByHand(by) {
    clearInterval(this.#turning);
    this.#turn(by);
  }

  #turn(by) {
    const pages = this.#pages;
    if (!pages.length) return;
    this.#page = (this.#page + by + pages.length) % pages.length;
    pages.forEach((page, at) => (page.hidden = at !== this.#page));
    this.#find(".public__turn").textContent = pages.length > 1 ? `${this.#page + 1}/${pages.length}` : "";
  }

  #tick() {
    const face = this.#find(".public__clock");
    if (!face || !this.#clock) return;
    const now = left(this.#clock);
    const text = written(now);
    if (face.textContent !== text) face.textContent = text;
    const bar = this.#find(".time-bar__left");
    if (bar) bar.value = now;
  }

  get #pages() {
    return [...this.#region.querySelectorAll("[data-page]")];
  }

  #find(selector) {
    return this.#region.querySelector(selector);
  }
}

const STEPS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

// How many pages a key turns: the arrows, and what a presenter's clicker sends.
export function pagesOf({ key }) {
  return STEPS[key] ?? 0;
}
