// The board for the room, in its own window or over the judge's screen: its HTML, its clock, its pages.
import { morph } from "../morph.js";
import { left, written } from "./clock_face.js";

const LIST_STAYS = 12_000;
const BOARD_STAYS = 24_000; // where the board comes first, it is there most of the time

export class PublicBoard {
  #region;
  #clock = null;
  #ticking = null;
  #turning = null;
  #key = null;
  #page = 0;
  #list = 0; // the list that was there last
  #way = "turn"; // or "hold", or "only" the board

  constructor(region) {
    this.#region = region;
  }

  // A new view begins with its first page; an update of the same view stays on its page.
  show({ html, clock, way = "turn" }) {
    morph({ [this.#region.id]: html });
    const { key } = this.#region.firstElementChild.dataset;
    const anew = key !== this.#key || way !== this.#way;
    if (key !== this.#key) this.#page = this.#list = 0;
    this.#key = key;
    this.#way = way;
    this.#turn(0);
    if (anew) this.#goOn();
    this.#clock = clock;
    clearInterval(this.#ticking);
    const ownClock = this.#find("[data-clock-of][data-since]:not([data-since=''])");
    if (clock?.running_since || ownClock) this.#ticking = setInterval(() => this.#tick(), 100);
    this.#tick();
  }

  // Called when the judge's window is closed, and nobody knows whether the time still runs.
  holdClock() {
    clearInterval(this.#ticking);
  }

  forget() {
    this.holdClock();
    clearTimeout(this.#turning);
    this.#key = null;
    this.#region.replaceChildren();
  }

  // A page that somebody has turned to stays until there is a new view.
  turnByHand(by) {
    if (!by) return;
    clearTimeout(this.#turning);
    this.#turn(by);
  }

  #goOn() {
    clearTimeout(this.#turning);
    if (this.#way !== "turn" || this.#pages.length < 2) return;
    const stays = this.#boardIsFirst && this.#page === 0 ? BOARD_STAYS : LIST_STAYS;
    this.#turning = setTimeout(() => {
      this.#turn(this.#next() - this.#page);
      this.#goOn();
    }, stays);
  }

  // Where the board comes first it is there again after each list.
  #next() {
    if (!this.#boardIsFirst) return this.#page + 1;
    if (this.#page > 0) return 0;
    this.#list = (this.#list % (this.#pages.length - 1)) + 1;
    return this.#list;
  }

  #turn(by) {
    const pages = this.#pages;
    if (!pages.length) return;
    this.#page = (this.#page + by + pages.length) % pages.length;
    for (const page of this.#region.querySelectorAll("[data-page]")) page.hidden = page !== pages[this.#page];
    this.#find(".public__turn").textContent = pages.length > 1 ? `${this.#page + 1}/${pages.length}` : "";
  }

  #tick() {
    for (const own of this.#region.querySelectorAll("[data-clock-of][data-remaining]")) {
      const { remaining, since } = own.dataset;
      writeTime(own, left({ remaining: Number(remaining), running_since: since ? Number(since) : null }));
    }
    if (!this.#clock) return;
    const now = left(this.#clock);
    writeTime(this.#region, now, ":not([data-remaining] *)");
    const bar = this.#find(".time-bar__left");
    if (bar) bar.value = now;
  }

  get #pages() {
    const all = [...this.#region.querySelectorAll("[data-page]")];
    const boards = this.#way === "only" ? all.filter(isBoard) : [];
    return boards.length ? boards : all;
  }

  get #boardIsFirst() {
    return isBoard(this.#pages[0]);
  }

  #find(selector) {
    return this.#region.querySelector(selector);
  }
}

function isBoard(page) {
  return page.dataset.page === "board";
}

const STEPS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

// How many pages a key turns: the arrows, and what a presenter's clicker sends.
export function pagesOf({ key }) {
  return STEPS[key] ?? 0;
}

// Writes the time that is left on the faces within an element. A division that is paired for itself has a clock of its own.
function writeTime(within, now, which = "") {
  const text = written(now);
  for (const face of within.querySelectorAll(`[data-clock]${which}`)) if (face.textContent !== text) face.textContent = text;
  for (const word of within.querySelectorAll(`[data-at-nought]${which}`)) word.hidden = now > 0;
}
