// Tiles under the hands of this page: taps, drags and keys become steps of hand.js, drawn at once. It is all here: the judge's
// tablet hears of nothing before it is handed in.
import { STEPS, shuffled } from "../devices/hand.js";
import { drawHand, read } from "../devices/hand_on_board.js";
import { keep, recall } from "../devices/page_memory.js";
import { written } from "./written.js";

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const ACTS = { " ": "turn", Backspace: "back", Escape: "recall" };
const TAP = 6; // so many pixels, and a tap has become a drag
const ABOVE = 46; // so far above the finger a tile flies, which else would hide where it goes

let lies = null; // the hand: rack, laid, cursor
let about = null; // which round and which rack
let before = null; // what it lies on, and how each tile looks
let onBoard = {};
let changed = () => {};
let frozen = true;
let flying = null;

const board = () => document.querySelector(".board[data-hand]");

export function listen(tell) {
  changed = tell;
  document.addEventListener("click", tap, true);
  document.addEventListener("keydown", key);
  if (!window.PointerEvent) return;
  document.addEventListener("pointerdown", take);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", leave);
}

// Board and rack have come anew: what lay there lies there again, if it is the same rack of the same round.
export function takeUp(round, named) {
  const here = board();
  if (!here) return;
  const first = JSON.parse(here.dataset.hand);
  const rack = named ? [...first.rack, named] : first.rack;
  const now = JSON.stringify([round, [...rack].sort()]);
  if (named) addToRack(named);
  before = read(here);
  onBoard = JSON.parse(document.getElementById("on-board").dataset.on);
  const last = lies && about === now ? { about, lies } : recall("hand");
  const without = JSON.stringify([round, [...first.rack].sort()]);
  const isFree = last && last.lies.laid.every(({ square }) => !before.on.occupied.has(square));
  if (isFree && last.about === now) lies = last.lies;
  else if (isFree && named && last.about === without) lies = { ...last.lies, rack: [...last.lies.rack, named] };
  else lies = { ...first, rack };
  about = now;
  draw();
}

// A tile that the player of a completiv has named.
function addToRack(letter) {
  const stub = document.querySelector(".rack__stub");
  const rack = document.querySelector(".rack");
  const tile = document.createElement("button");
  const from = document.querySelector(`[data-seventh="${letter}"]`);
  tile.className = "tile";
  tile.type = "button";
  tile.dataset.do = "seat.tile";
  tile.dataset.place = rack.querySelectorAll(".tile").length;
  tile.setAttribute("aria-label", from ? from.textContent.trim() : letter);
  tile.innerHTML = letter === "?" ? "" : "<span class='tile__letter' aria-hidden='true'></span>";
  if (tile.firstChild) tile.firstChild.dataset.text = letter === "QU" ? "Q" : letter;
  const place = document.createElement("li");
  place.className = "rack__place";
  place.append(tile);
  if (stub) stub.remove();
  rack.append(place);
}

export function freeze(isFrozen) {
  frozen = isFrozen;
}

// This round is over. The relay may tell of an older one once more.
export function forget(round) {
  const last = recall("hand");
  lies = about = null;
  if (last && JSON.parse(last.about)[0] <= round) keep("hand", null);
}

export const text = () => (lies && board() ? written(onBoard, lies, before.on.typed) : "");
export const asking = () => Boolean(lies && lies.asking !== null);
export const letters = () => (before ? Object.keys(before.on.letters) : []);

export function step(name, data = {}) {
  if (frozen || !board() || !lies) return;
  const with_order = name === "shuffle" ? { order: shuffled(lies.rack.length) } : data;
  lies = STEPS[name](lies, with_order, before.on) || lies;
  keep("hand", { about, lies });
  draw();
  changed();
}

function draw() {
  drawHand(board(), lies, before);
}

function tap(event) {
  if (flying === "dropped") {
    flying = null;
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
  const found = event.target.closest("[data-do]");
  if (!found) return undefined;
  const { do: act, row, col, place } = found.dataset;
  if (act === "seat.square") {
    found.focus({ preventScroll: true });
    step("square", { row, col });
  } else if (act === "seat.tile") step("tile", { place });
  return undefined;
}

// --- by keys

function key(event) {
  const square = event.target.closest("[role='gridcell']");
  if (!square || event.isComposing || (event.ctrlKey && !event.altKey) || event.metaKey) return;
  if (event.key in ARROWS) go(square, ARROWS[event.key]);
  else if (event.key in ACTS) step(ACTS[event.key]);
  else if (event.key === "Enter") document.getElementById("send").focus();
  else if ([...event.key].length === 1) type(event);
  else return;
  event.preventDefault();
}

function type({ key: typed, shiftKey, repeat }) {
  if (repeat) return;
  const isLetter = typed.toLowerCase() !== typed.toUpperCase();
  step("key", isLetter && shiftKey ? { key: typed, blank: "yes" } : { key: typed });
  const cursor = document.querySelector("[role='gridcell'][tabindex='0']");
  if (cursor) cursor.focus({ preventScroll: true });
}

function go(square, [down, right]) {
  const [row, col] = [Number(square.dataset.row) + down, Number(square.dataset.col) + right];
  const next = board().querySelector(`[data-row="${row}"][data-col="${col}"]`);
  if (!next) return;
  step("square", { row, col, arrow: "yes" });
  next.focus({ preventScroll: true });
}

// --- by dragging

function take({ target, button, isPrimary, pointerId, clientX: x, clientY: y, pointerType }) {
  const tile = target.closest(".rack .tile[data-place], .board .tile[data-state='new']");
  if (flying || frozen || button || !isPrimary || !tile) return;
  if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
  flying = { pointerId, tile, from: placeOf(tile), x, y, above: pointerType === "touch" ? ABOVE : 0, ghost: null };
}

function move({ pointerId, clientX: x, clientY: y }) {
  if (!flying || flying.pointerId !== pointerId) return;
  if (!flying.ghost && Math.hypot(x - flying.x, y - flying.y) < TAP) return;
  if (!flying.ghost) lift();
  Object.assign(flying, { x, y });
  const tip = aim(flying);
  flying.ghost.style.transform = `translate(${tip.x}px, ${tip.y}px) translate(-50%, -50%)`;
  point(squareAt(tip));
}

function lift() {
  const ghost = flying.tile.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.classList.add("flying");
  ghost.style.setProperty("--sq", `${Math.max(flying.tile.offsetWidth, 34)}px`);
  document.body.append(ghost);
  flying.ghost = ghost;
}

function drop({ pointerId, clientX: x, clientY: y }) {
  if (!flying || flying.pointerId !== pointerId) return;
  const { from, ghost, above } = flying;
  const to = ghost ? under({ x, y, above }) : null;
  leave({ pointerId });
  if (!ghost) return;
  flying = "dropped"; // the click that ends a drag is none
  setTimeout(() => flying === "dropped" && (flying = null));
  if (to !== from && !(to === "rack" && from.startsWith("rack"))) step("drop", { from, to });
}

function leave({ pointerId }) {
  if (!flying || flying.pointerId !== pointerId) return;
  if (flying.ghost) flying.ghost.remove();
  point(null);
  flying = null;
}

const element = ({ x, y }) => document.elementFromPoint(x, y);
const squareAt = (at) => element(at) && element(at).closest("[role='gridcell']");

function aim(at) {
  const below = element(at);
  return below && below.closest(".rack") ? at : { x: at.x, y: at.y - at.above };
}

function point(square) {
  for (const old of document.querySelectorAll("[data-over]")) if (old !== square) old.removeAttribute("data-over");
  if (square) square.dataset.over = "";
}

function under(at) {
  const square = squareAt(aim(at)) || squareAt(at);
  if (square) return nameOf(square);
  const below = element(at);
  const rack = below && below.closest(".rack");
  if (!rack) return "rack";
  const place = [...rack.children].findIndex((one) => at.x < one.getBoundingClientRect().right);
  return `rack:${place < 0 ? rack.children.length - 1 : place}`;
}

function placeOf(tile) {
  const square = tile.closest("[role='gridcell']");
  return square ? nameOf(square) : `rack:${tile.dataset.place}`;
}

const nameOf = (square) => square.id.slice("board-".length);
