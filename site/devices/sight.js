// How much of the board is seen: on a small screen all of it, or larger squares around what is laid.
const BOARD = ".board[data-board]";
const EDGE = 29; // so near to the edge, over the coordinates, a tile slides the board that is drawn large
const STEP = 6;

const root = document.documentElement;
let seen = ""; // where, and how much was played
let apart = null; // how far two fingers were from each other

export function listen() {
  document.addEventListener("touchmove", pinch, { passive: true });
  for (const end of ["touchend", "touchcancel"]) document.addEventListener(end, () => (apart = null));
}

// "near", "whole" where the person has asked for it, or nothing: then the next tap on the board brings it near.
function see(how) {
  if (how) root.dataset.sight = how;
  else delete root.dataset.sight;
}

const isNear = () => root.dataset.sight === "near";

export function change() {
  see(isNear() ? "whole" : "near");
}

// The square that was tapped stays under the finger.
export function comeNear(square, finger) {
  if (root.dataset.sight || root.dataset.firstTap === "whole") return;
  see("near");
  const { x, y, width, height } = square.getBoundingClientRect();
  const way = turned() ? -1 : 1;
  square.closest(BOARD).scrollBy({ left: way * (x + width / 2 - finger.x), top: way * (y + height / 2 - finger.y), behavior: "instant" });
}

// With another play on the board, or on another screen, the whole of it is seen again, to think.
export function beginAnew() {
  const now = `${location.hash} ${document.querySelectorAll(`${BOARD} .tile:not([data-state='new'])`).length}`;
  if (now !== seen) see("");
  seen = now;
}

// A tile that is held at the edge of a board drawn large slides it; returns whether it did.
export function slide(tip, above) {
  const board = document.querySelector(BOARD);
  if (!board || !isNear()) return false;
  const view = board.getBoundingClientRect();
  if (tip.x < view.left || tip.x > view.right || tip.y < view.top - above || tip.y > view.bottom) return false;
  const by = (at, from, to) => (at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0);
  const way = turned() ? -1 : 1;
  const [left, top] = [way * by(tip.x, view.left, view.right), way * by(tip.y, view.top, view.bottom)];
  board.scrollBy({ left, top, behavior: "instant" });
  return Boolean(left || top);
}

// Two fingers that come together bring the whole board back, apart they make it large.
function pinch({ target, touches }) {
  if (touches.length !== 2 || document.querySelector("[data-flying]") || !target.closest(BOARD)) return;
  const now = Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
  apart ??= now;
  if (now < apart * 0.8) see("whole");
  else if (now > apart * 1.25) see("near");
  else return;
  apart = now;
}

// The screen may be turned towards who sits at the other side.
export function turned() {
  return document.querySelector("[data-turned]") !== null;
}

// What is in sight stays where it is, under the finger; what is not comes into the middle.
export function bringIntoSight(board, square) {
  if (!isNear()) return;
  const view = board.getBoundingClientRect();
  const box = square.getBoundingClientRect();
  const isSeen = (from, to) => box[from] >= view[from] + EDGE && box[to] <= view[to] - EDGE;
  const way = turned() ? -1 : 1;
  const by = (from, to) => (isSeen(from, to) ? 0 : (way * (box[from] + box[to] - view[from] - view[to])) / 2);
  board.scrollBy({ left: by("left", "right"), top: by("top", "bottom"), behavior: "instant" });
}
