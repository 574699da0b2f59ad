// Tiles dragged on the board, and the keyboard on a square. The engine gets intents with the prefix that the board names in
// data-board. All listeners are on the document, so that an answer, which replaces elements, cannot break a drag off.
const BOARD = ".board[data-board]"; // the root has such an attribute too: where the board of the room is
const SQUARE = `${BOARD} [role="gridcell"]`;
const TAP = 6; // so many pixels, and a tap has become a drag
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const ACTS = { " ": "turn", Backspace: "back", Enter: "enter", Escape: "recall" };

let send = null;

export function listen(sender) {
  send = sender;
  document.addEventListener("pointerdown", take);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", leave);
  document.addEventListener("mousedown", keepFocus);
  document.addEventListener("click", tapped, true);
  document.addEventListener("keydown", key);
  document.addEventListener("keyup", quiet);
  window.addEventListener("resize", follow);
  new MutationObserver(follow).observe(document.body, { attributeFilter: ["tabindex", "data-zoomed"], subtree: true });
}

function intend(act, data = {}) {
  send({ do: `${document.querySelector(BOARD).dataset.board}.${act}`, data });
}

// --- dragging

let hand = null; // the tile in the hand: its pointer, where it was taken, and once it flies its ghost
let dropped = false;

function take(event) {
  const { target, button, isPrimary, pointerId, clientX: x, clientY: y } = event;
  if (hand || button || !isPrimary || !document.querySelector(BOARD)) return;
  const tile = target.closest(".rack .tile[data-place]") ?? target.closest(SQUARE)?.querySelector(".tile[data-state='new']");
  if (!tile) return;
  // A finger captures the tile, which an answer may replace: release it.
  if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
  hand = { pointerId, tile, from: placeOf(tile), x, y, ghost: null };
}

function move({ pointerId, clientX: x, clientY: y }) {
  if (hand?.pointerId !== pointerId) return;
  if (!hand.ghost && Math.hypot(x - hand.x, y - hand.y) < TAP) return;
  hand.ghost ??= lift(hand.tile);
  hand.ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turned() ? 180 : 0}deg)`;
  mark(document.elementFromPoint(x, y)?.closest(SQUARE));
}

function drop({ pointerId, clientX: x, clientY: y }) {
  if (hand?.pointerId !== pointerId) return;
  const { from, ghost } = hand;
  leave({ pointerId });
  if (!ghost) return;
  dropped = true;
  setTimeout(() => (dropped = false));
  const to = under(x, y);
  if (to && to !== from) intend("drop", { from, to });
}

function leave({ pointerId }) {
  if (hand?.pointerId !== pointerId) return;
  hand.ghost?.remove();
  delete hand.tile.dataset.lifted;
  mark(null);
  hand = null;
}

// The screen may be turned towards who sits at the other side.
function turned() {
  return document.querySelector("[data-turned]") !== null;
}

// The flying tile is outside every region and ignores the pointer; also outside the body, which may be turned.
function lift(tile) {
  const ghost = tile.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.inert = true;
  ghost.dataset.flying = "";
  ghost.style.setProperty("--side", `${tile.offsetWidth}px`);
  document.documentElement.append(ghost);
  tile.dataset.lifted = "";
  return ghost;
}

function mark(square) {
  for (const old of document.querySelectorAll("[data-over]")) if (old !== square) delete old.dataset.over;
  if (square) square.dataset.over = "";
}

function under(x, y) {
  const target = document.elementFromPoint(x, y);
  const square = target?.closest(SQUARE);
  if (square) return nameOf(square);
  // A tile dropped anywhere on the shelf goes to its rack.
  const rack = target?.closest(".rack") ?? target?.closest(".shelf")?.querySelector(".rack");
  if (!rack) return null;
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

// The focus follows the engine's cursor, unless arrow keys have moved it further meanwhile.
function follow() {
  const cursor = document.querySelector(`${SQUARE}[tabindex="0"]`);
  if (!cursor || (heading && cursor.id !== heading)) return;
  heading = null;
  if (document.activeElement.matches(SQUARE)) cursor.focus({ preventScroll: true });
  const board = cursor.closest(BOARD);
  const [view, place] = [board, cursor].map((one) => one.getBoundingClientRect());
  const way = turned() ? -1 : 1;
  board.scrollBy(way * (place.x + place.width / 2 - view.x - view.width / 2), way * (place.y + place.height / 2 - view.y - view.height / 2));
}
