// Tiles under the hands, drawn in the same frame as the touch or the key. The page does each step itself (hand.js) on what the
// last answer brought; the engine hears the steps together, one message at a time, and where its answer differs it is right.
import * as hand from "./hand.js";
import { keepSteps, recallSteps } from "../reload.js";

const HAND = ".board[data-hand]";
const SQUARE = "[role='gridcell']";
const NEW = ".tile[data-state='new']";
const PAGE_ALONE = new Set(["look", "refresh", "link", "room", "jumped"]); // what changes nothing under the hands

let engine = null; // what has no answer yet, and a way to send
let waiting = []; // steps that the engine has not been told of, while it does those before
let before = null; // the board of the last answer: where its tiles lie
let isDrawn = false; // whether the page has drawn anything since
let tell = null; // whom to call once it is drawn, and once that frame has been shown
let isSettled = true; // whether what a frame does not wait for has been done
let left = recallSteps(); // what was drawn before the page was loaded anew, and had no answer yet

export function listen(link, { drawn, shown }) {
  engine = link;
  tell = { drawn, shown };
  for (const end of ["pagehide", "visibilitychange"]) window.addEventListener(end, settle, true);
}

// Returns whether the intent was a step of the hands, and was drawn.
export function take(intent) {
  const board = document.querySelector(HAND);
  const [screen, name] = intent.do.split(".");
  if (!board || board.dataset.board !== screen || !(name in hand.STEPS)) return false;
  const data = name === "shuffle" ? { order: hand.shuffled(JSON.parse(board.dataset.hand).rack.length) } : named(intent.data);
  takeUp(board);
  waiting.push({ do: name, data });
  before ??= read(board);
  draw(board);
  settleSoon();
  return true;
}

// The engine, the storage and the ear come after the eye; but before the page goes.
function settleSoon() {
  if (isSettled) requestAnimationFrame(() => setTimeout(settle));
  isSettled = false;
}

function settle() {
  if (isSettled) return;
  isSettled = true;
  const board = document.querySelector(HAND);
  if (board && isAhead()) keepSteps({ screen: board.dataset.board, hand: board.dataset.hand, steps: steps() });
  if (!engine.unanswered().some(isOfHands)) flush();
  tell.shown();
}

// Before anything else is sent the engine hears of all that lies there.
export function flush() {
  const board = document.querySelector(HAND);
  if (waiting.length && board) engine.send({ do: `${board.dataset.board}.steps`, data: { steps: JSON.stringify(waiting) } });
  waiting = [];
}

// An answer has put the board as the engine knows it into the page; what was done since is drawn again. What the engine has
// refused it does not send anew: then the board is drawn as it was.
export function answered() {
  before = null;
  const board = document.querySelector(HAND);
  if (!board) waiting = [];
  else takeUp(board);
  if (board && (isAhead() || isDrawn)) {
    before = read(board);
    draw(board);
  }
  if (waiting.length && !engine.unanswered().some(isOfHands)) flush();
  isDrawn = Boolean(board) && isAhead();
  document.documentElement.toggleAttribute("data-ahead", isDrawn);
  if (isDrawn) settleSoon();
  else if (board && !left) keepSteps(null);
}

function takeUp(board) {
  if (left?.screen !== board.dataset.board || left.hand !== board.dataset.hand) return;
  waiting.unshift(...left.steps);
  left = null;
}

const isOfHands = ({ do: name }) => name.endsWith(".steps");
const isAhead = () => waiting.length > 0 || engine.unanswered().some(isOfHands);
const named = ({ row, col, arrow, place, key, blank, from, to } = {}) =>
  Object.fromEntries(Object.entries({ row, col, arrow, place, key, blank, from, to }).filter(([, value]) => value !== undefined));

// Behind an act that has no answer yet nobody knows what lies there.
function steps() {
  const known = [];
  for (const intent of engine.unanswered()) {
    if (isOfHands(intent)) known.push(...JSON.parse(intent.data.steps));
    else if (!PAGE_ALONE.has(intent.do)) return known;
  }
  return [...known, ...waiting];
}

function read(board) {
  const squares = [...board.querySelectorAll(SQUARE)];
  const occupied = new Set(squares.flatMap((square, at) => (square.querySelector(".tile:not([data-state='new'])") ? [at] : [])));
  const faces = new Map(rackTiles().map((tile) => [tile.querySelector(".tile__letter")?.dataset.text ?? "?", tile.cloneNode(true)]));
  return { on: { occupied, ...JSON.parse(board.dataset.letters) }, faces };
}

function rackTiles() {
  return [...document.querySelectorAll(".rack button.tile[data-place]")].sort((one, other) => one.dataset.place - other.dataset.place);
}

function draw(board) {
  const { on } = before;
  const lies = steps().reduce((now, { do: name, data }) => hand.STEPS[name](now, data, on), JSON.parse(board.dataset.hand));
  moveTabStop(board, lies);
  drawSquares(board, lies);
  drawCursor(board, lies);
  drawRack(lies);
  document.documentElement.toggleAttribute("data-ahead", true);
  isDrawn = true;
  tell.drawn();
}

// --- on the board

function drawSquares(board, { rack, laid }) {
  const squares = board.querySelectorAll(SQUARE);
  const wanted = new Map(laid.map(({ square, place, letter }) => [squares[square], face(letter, rack[place] === "?")]));
  for (const old of board.querySelectorAll(NEW)) if (!wanted.get(old.parentElement)?.isEqualNode(old)) old.remove();
  for (const [square, tile] of wanted) if (!square.querySelector(NEW)) square.prepend(tile);
}

// A tile as parts/tile.html draws it.
function face(letter, isBlank) {
  const points = isBlank ? 0 : before.on.letters[letter];
  const tile = mark("tile", { state: "new" });
  tile.removeAttribute("aria-hidden");
  if (letter.length > 1 && letter !== "QU") tile.dataset.wide = "";
  if (points > 9) tile.dataset.dear = "";
  if (isBlank) tile.dataset.blank = "";
  tile.append(mark("tile__letter", { text: asDrawn(letter) }), mark("tile__points", { text: points }));
  return tile;
}

const asDrawn = (letter) => (letter === "QU" ? "Q" : letter);

function mark(name, data) {
  const made = document.createElement("span");
  made.className = name;
  made.setAttribute("aria-hidden", "true");
  Object.assign(made.dataset, data);
  return made;
}

// Before all else: the browser works out all styles anew when this changes.
function moveTabStop(board, { cursor }) {
  const here = board.querySelectorAll(SQUARE)[cursor];
  for (const old of board.querySelectorAll("[tabindex='0']")) if (old !== here) old.tabIndex = -1;
  if (here.tabIndex) here.tabIndex = 0;
}

function drawCursor(board, lies) {
  for (const old of board.querySelectorAll("[data-cursor]")) {
    old.removeAttribute("aria-selected");
    delete old.dataset.cursor;
    old.querySelector(":scope > :is(.board__waiting, .icon)")?.remove();
  }
  const here = board.querySelectorAll(SQUARE)[lies.cursor];
  here.setAttribute("aria-selected", "true");
  here.dataset.cursor = lies.across ? "across" : "down";
  if (!here.querySelector(".tile")) here.append(standsThere(board, lies));
  const { row, col } = here.dataset;
  const marked = (marks, isHere) => marks.forEach((one, at) => one.toggleAttribute("data-here", isHere(at)));
  for (const numbers of board.querySelectorAll(".board__row[aria-hidden]")) marked([...numbers.children], (at) => at === Number(col) + 1);
  board.querySelectorAll(".board__row[role]").forEach((line, at) => marked(line.querySelectorAll(".board__mark"), () => at === Number(row)));
}

// What was typed of a tile of two signs, a blank without its letter, or the arrow of the play.
function standsThere(board, { waiting: sign, asking }) {
  if (!sign && asking === null) return board.querySelector(".board__arrow").content.firstElementChild.cloneNode(true);
  const stands = mark("board__waiting", {});
  stands.lang = "zxx";
  stands.textContent = sign || "?";
  return stands;
}

// --- on the rack

function drawRack({ rack, laid, taken }) {
  const out = new Set(laid.map(({ place }) => place));
  for (const [place, tile] of rackTiles().entries()) {
    dress(tile, before.faces.get(asDrawn(rack[place])));
    tile.setAttribute("aria-pressed", place === taken);
    tile.toggleAttribute("data-out", out.has(place));
  }
}

function dress(tile, as) {
  const name = "aria-label";
  if (tile.getAttribute(name) === as.getAttribute(name)) return;
  tile.replaceChildren(...as.cloneNode(true).children);
  tile.setAttribute(name, as.getAttribute(name));
  for (const look of ["data-wide", "data-dear"]) tile.toggleAttribute(look, as.hasAttribute(look));
}
