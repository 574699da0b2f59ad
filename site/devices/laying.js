// Tiles under the hands, drawn in the same frame as the touch or the key. The page does each step itself (hand.js) on what the
// last answer brought; the engine hears the steps together, one message at a time, and where its answer differs it is right.
import * as hand from "./hand.js";
import { drawHand, read } from "./hand_on_board.js";
import { keepSteps, recallSteps } from "../reload.js";

const HAND = ".board[data-hand]";
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

function draw(board) {
  const { on } = before;
  const lies = steps().reduce((now, { do: name, data }) => hand.STEPS[name](now, data, on), JSON.parse(board.dataset.hand));
  drawHand(board, lies, before);
  document.documentElement.toggleAttribute("data-ahead", true);
  isDrawn = true;
  tell.drawn();
}
