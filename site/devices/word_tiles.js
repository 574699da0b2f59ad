// Tiles of a word exercise dragged within their row or to the other one: `data-row` names a row, and all of its area takes
// a tile. `data-moves` on it names the intent. The arrow keys move the tile that has the focus.
import { lift, TAP } from "./board.js";

const TILE = "[data-row] button.tile[data-place]";
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

let send = null;
let hand = null; // the tile in the hand: its pointer, where it was taken, and once it flies its ghost
let dropped = false;

export function listen(sender) {
  send = sender;
  document.addEventListener("pointerdown", take);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", leave);
  document.addEventListener("click", quiet, true);
  document.addEventListener("keydown", key);
}

function take({ target, button, isPrimary, pointerId, clientX: x, clientY: y }) {
  const tile = target.closest(TILE);
  if (hand || button || !isPrimary || !tile) return;
  if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
  hand = { pointerId, tile, x, y, ghost: null };
}

function move({ pointerId, clientX: x, clientY: y }) {
  if (hand?.pointerId !== pointerId) return;
  if (!hand.ghost && Math.hypot(x - hand.x, y - hand.y) < TAP) return;
  hand.ghost ??= lift(hand.tile);
  hand.ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  mark(placeAt(x, y)?.next);
}

function drop({ pointerId, clientX: x, clientY: y }) {
  if (hand?.pointerId !== pointerId) return;
  const { tile, ghost } = hand;
  const to = ghost && placeAt(x, y);
  leave({ pointerId });
  if (!ghost) return;
  dropped = true;
  setTimeout(() => (dropped = false));
  if (to) intend(to.row, { place: tile.dataset.place, row: to.row.dataset.row, at: String(to.at) });
}

function leave({ pointerId }) {
  if (hand?.pointerId !== pointerId) return;
  hand.ghost?.remove();
  delete hand.tile.dataset.lifted;
  mark(null);
  hand = null;
}

// The row under the pointer, how many of its tiles stay before the one in the hand, and what comes after it.
function placeAt(x, y) {
  const row = document.elementFromPoint(x, y)?.closest("[data-row][data-moves]");
  if (!row) return null;
  const places = [...row.querySelectorAll(".rack > li")].filter((place) => place.firstElementChild?.dataset.place !== hand.tile.dataset.place);
  const tiles = places.filter((place) => place.querySelector("button"));
  const at = tiles.filter((place) => middle(place) < x).length;
  return { row, at, next: places[at] };
}

function middle(place) {
  const { left, width } = place.getBoundingClientRect();
  return left + width / 2;
}

function mark(place) {
  for (const old of document.querySelectorAll("[data-next-to]")) delete old.dataset.nextTo;
  if (place) place.dataset.nextTo = "";
}

// The click that ends a drag is no tap.
function quiet(event) {
  if (!dropped) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function key(event) {
  if (event.key === "Escape" && hand) return leave(hand);
  const tile = event.target.closest?.(TILE);
  if (!tile || !(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  intend(tile.closest("[data-row]"), { place: tile.dataset.place, by: String(KEYS[event.key]) });
}

function intend(row, data) {
  send({ do: row.dataset.moves, data });
}
