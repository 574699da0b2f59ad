// Tiles dragged on the board, and the keyboard on a square. The engine gets intents with the prefix that the board names in
// data-board. All listeners are on the document, so that an answer, which replaces elements, cannot break a drag off.
import * as sight from "./sight.js";

const { turned } = sight;
const BOARD = ".board[data-board]"; // the root has such an attribute too: where the board of the room is
const SQUARE = `${BOARD} [role="gridcell"]`;
export const TAP = 6; // so many pixels, and a tap has become a drag
const ABOVE = 46; // so many pixels above the finger a tile flies, which else would hide where it goes
const BESIDE = "rack"; // where a tile goes that falls beside the board: back to its place
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const ACTS = { " ": "turn", Backspace: "back", Enter: "enter", Escape: "recall" };

let send = null;
let ask = null; // the engine, beside its intents: what changes nothing
const root = document.documentElement;

export function listen(sender, asker) {
  send = sender;
  ask = asker;
  document.addEventListener("pointerdown", take);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", leave);
  document.addEventListener("mousedown", keepFocus);
  document.addEventListener("click", tapped, true);
  document.addEventListener("keydown", key);
  document.addEventListener("keyup", quiet);
  sight.listen();
  window.addEventListener("resize", follow);
  new MutationObserver(follow).observe(document.body, { attributeFilter: ["tabindex"], subtree: true });
}

function intend(act, data = {}) {
  send({ do: `${document.querySelector(BOARD).dataset.board}.${act}`, data });
}

// --- dragging

let lay = ""; // the squares of the new tiles as they were drawn last
let hand = null; // the tile in the hand: its pointer, where it was taken, and once it flies its ghost
let dropped = false;

function take(event) {
  const { target, button, isPrimary, pointerId, pointerType, clientX: x, clientY: y } = event;
  if (hand || button || !isPrimary || !document.querySelector(BOARD)) return;
  const tile = target.closest(".rack .tile[data-place]") ?? target.closest(SQUARE)?.querySelector(".tile[data-state='new']");
  if (!tile) return;
  // A finger captures the tile, which an answer may replace: release it.
  if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
  hand = { pointerId, tile, from: placeOf(tile), x, y, above: pointerType === "touch" ? ABOVE : 0, ghost: null };
}

function move({ pointerId, clientX: x, clientY: y }) {
  if (hand?.pointerId !== pointerId) return;
  if (!hand.ghost && Math.hypot(x - hand.x, y - hand.y) < TAP) return;
  if (!hand.ghost) {
    hand.ghost = lift(hand.tile);
    if (hand.above) requestAnimationFrame(slides);
  }
  Object.assign(hand, { x, y });
  const tip = aim(hand);
  hand.ghost.style.transform = `translate(${tip.x}px, ${tip.y}px) translate(-50%, -50%) rotate(${turned() ? 180 : 0}deg)`;
  point(squareAt(tip));
}

function drop({ pointerId, clientX: x, clientY: y }) {
  if (hand?.pointerId !== pointerId) return;
  const { from, ghost, above } = hand;
  const to = ghost && under({ x, y, above });
  leave({ pointerId });
  if (!ghost) return;
  dropped = true;
  setTimeout(() => (dropped = false));
  const stays = to === from || (to === BESIDE && from.startsWith(BESIDE));
  if (!stays) intend("drop", { from, to });
}

function leave({ pointerId }) {
  if (hand?.pointerId !== pointerId) return;
  hand.ghost?.remove();
  delete hand.tile.dataset.lifted;
  point(null);
  hand = null;
}

// Where the tile flies: under a mouse, above a finger; on the rack again under the finger.
function aim({ x, y, above }) {
  if (!above || document.elementFromPoint(x, y)?.closest(".rack")) return { x, y };
  return { x, y: y + (turned() ? above : -above) };
}

function squareAt({ x, y }) {
  return document.elementFromPoint(x, y)?.closest(SQUARE);
}

function point(square) {
  mark(square);
  if (!hand?.ghost) return;
  const { dataset } = hand.ghost;
  const at = square ? nameOf(square) : "";
  if (dataset.at === at) return;
  delete dataset.points;
  dataset.at = at;
  count(hand);
}

// What the play would score with the tile on this square. A finger is faster than the engine: one question at a time, and
// the answer for a square that it has left is dropped.
async function count(flying) {
  const { dataset } = flying.ghost;
  const { at } = dataset;
  if (!at || flying.asks) return;
  flying.asks = true;
  const points = await ask({ do: "over", data: { from: flying.from, to: at } });
  flying.asks = false;
  if (hand !== flying) return;
  if (dataset.at !== at) count(flying);
  else if (points !== null) dataset.points = points;
}

function slides() {
  if (!hand?.ghost) return;
  requestAnimationFrame(slides);
  const tip = aim(hand);
  if (sight.slide(tip, ABOVE)) point(squareAt(tip));
}

export function changeSight() {
  sight.change();
  follow();
}

// The flying tile is outside every region and ignores the pointer; also outside the body, which may be turned.
export function lift(tile) {
  const ghost = tile.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.inert = true;
  ghost.dataset.flying = "";
  ghost.style.setProperty("--side", `${tile.offsetWidth}px`);
  root.append(ghost);
  tile.dataset.lifted = "";
  return ghost;
}

function mark(square) {
  for (const old of document.querySelectorAll("[data-over]")) if (old !== square) delete old.dataset.over;
  if (square) square.dataset.over = "";
}

function under(at) {
  const { x, y } = aim(at);
  const above = document.elementFromPoint(x, y);
  const target = above?.closest(SQUARE) ? above : document.elementFromPoint(at.x, at.y);
  const square = target?.closest(SQUARE);
  if (square) return nameOf(square);
  // A tile dropped anywhere on the shelf goes to its rack.
  const rack = target?.closest(".rack") ?? target?.closest(".shelf")?.querySelector(".rack");
  if (!rack) return BESIDE;
  const before = turned() ? ({ left }) => x > left : ({ right }) => x < right;
  const place = [...rack.children].findIndex((one) => before(one.getBoundingClientRect()));
  return `rack:${place < 0 ? rack.children.length - 1 : place}`;
}

function placeOf(tile) {
  const square = tile.closest(SQUARE);
  return square ? nameOf(square) : `rack:${tile.dataset.place}`;
}

function nameOf(square) {
  return square.id.slice(square.closest(BOARD).id.length + 1);
}

// --- the keyboard

// The square to which arrows have led and that the engine has not drawn yet.
let heading = null;

// The click that ends a drag is ignored. A tap on a square focuses it, which not every browser does by itself.
function tapped(event) {
  if (dropped) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const square = event.target.closest(SQUARE);
  if (!square) return;
  heading = null;
  square.focus({ preventScroll: true });
  if (event.detail) sight.comeNear(square, { x: event.clientX, y: event.clientY });
}

// Our own keys do not take the focus away from the square.
function keepFocus(event) {
  if (event.target.closest(".keys")) event.preventDefault();
}

function key(event) {
  if (event.key === "Escape" && hand) return leave(hand);
  const square = event.target.closest(SQUARE);
  if (!square || event.isComposing || !plain(event)) return;
  if (event.key in ARROWS) go(square, ARROWS[event.key]);
  else if (event.key in ACTS) act(ACTS[event.key], event.repeat);
  else if ([...event.key].length === 1) type(event);
  else return;
  event.preventDefault();
}

// Control and the like are the browser's, but AltGr and Option write signs such as the dot of L·L.
function plain(event) {
  if (event.getModifierState("AltGraph")) return true;
  return !event.ctrlKey && !event.metaKey && (!event.altKey || event.key > "~");
}

function go(square, [down, right]) {
  const [row, col] = [Number(square.dataset.row) + down, Number(square.dataset.col) + right];
  const next = square.closest(BOARD).querySelector(`[data-row="${row}"][data-col="${col}"]`);
  if (!next) return;
  heading = next.id;
  next.focus({ preventScroll: true });
  send({ do: next.dataset.do, data: { row: next.dataset.row, col: next.dataset.col, arrow: "yes" } });
}

function act(name, repeat) {
  if (repeat && name !== "back") return;
  heading = null;
  intend(name);
}

function type({ key, shiftKey, repeat }) {
  if (repeat) return;
  heading = null;
  const letter = key.toLowerCase() !== key.toUpperCase();
  intend("key", letter && shiftKey ? { key, blank: "yes" } : { key });
}

// Some browsers press a button when Space comes up.
function quiet(event) {
  if (event.key === " " && event.target.closest(SQUARE)) event.preventDefault();
}

// After an answer the board shows the play as it now lies, also where the cursor stands as before.
export function answered() {
  const laid = document.querySelectorAll(`${SQUARE} [data-state="new"]`);
  const lies = [...laid].map((tile) => tile.closest(SQUARE).id).join(" ");
  if (lies !== lay) follow();
  lay = lies;
  sight.beginAnew();
}

// The focus follows the engine's cursor, unless arrow keys have moved it further meanwhile.
function follow() {
  const cursor = document.querySelector(`${SQUARE}[tabindex="0"]`);
  if (!cursor || (heading && cursor.id !== heading)) return;
  heading = null;
  if (document.activeElement.matches(SQUARE)) cursor.focus({ preventScroll: true });
  if (!hand?.ghost) sight.bringIntoSight(cursor.closest(BOARD), cursor);
}
