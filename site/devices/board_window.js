// The judge's side of the board for the room: opens its window, sends it what is public, shows it here where there is
// no second window. Only the window that writes an event sends, on a channel of that event's own. A wall, a tablet of
// another's room, shows here what that one has sent.
import { PublicBoard, pagesOf } from "./public_board.js";
import { now } from "../time.js";
import * as wake from "./wake.js";
import { boardChannel } from "./windows.js";

const SILENCE = 10_000; // a board window asks every two seconds
const dialog = document.getElementById("board-over");
const here = new PublicBoard(document.getElementById("public-here"));
let stream = null;
let channel = null;
let heard = -Infinity;
let latest = null; // what the engine last sent for the board
let refresh = () => {};
let way = "turn"; // how the pages turn, in every board of this window's event

// `refreshes` is called when there is somebody to show the board to, and nothing to show yet.
export function listen(refreshes) {
  refresh = refreshes;
  setInterval(mark, 1_000);
}

// Returns the version that the board shows, if there is a board: the engine sends the public view when it has another.
export function shows() {
  return isHere() || answers() ? (latest?.version ?? "") : undefined;
}

export function isHere() {
  return dialog.open;
}

function answers() {
  return performance.now() - heard < SILENCE;
}

function mark() {
  document.documentElement.dataset.board = answers() ? "shown" : "";
}

export function follow(answer, theme) {
  listenOn(answer.writing ? answer.stream : null);
  if (answer.board === undefined && isHere()) dialog.close(); // a wall that the judge has sent away
  const before = latest;
  if (answer.public) latest = { ...answer.public, version: answer.board, theme, way };
  else if (!latest || latest.version !== answer.board) latest = null;
  else if (latest.theme !== theme) latest = { ...latest, theme };
  paint();
  if (latest && latest !== before) send();
}

function send() {
  channel?.postMessage({ state: latest, now: now() });
  if (isHere()) here.show(latest);
}

function paint() {
  for (const button of document.querySelectorAll("[data-device=board_pages][data-pages]"))
    button.setAttribute("aria-pressed", button.dataset.pages === way);
}

function listenOn(wished) {
  if (wished === stream) return;
  channel?.close();
  stream = wished;
  channel = stream && boardChannel(stream);
  heard = -Infinity;
  latest = null;
  way = "turn";
  channel?.addEventListener("message", ({ data }) => data.ask && answer(data.ask));
  mark();
  if (!stream && isHere()) dialog.close();
}

function answer(ask) {
  heard = ask === "gone" ? -Infinity : performance.now();
  mark();
  if (ask === "gone") return;
  if (!latest) refresh();
  else channel.postMessage(ask === "state" ? { state: latest, now: now() } : { sign: true, now: now() });
}

// --- what the judge taps

// Turns a page of every board, or changes whether they turn, are held, or are hidden but for the board itself.
export function pages({ dataset: { turn, pages: wished } }) {
  if (turn) {
    channel?.postMessage({ turn: Number(turn) });
    here.turnByHand(Number(turn));
    return;
  }
  way = way === wished ? "turn" : wished;
  paint();
  if (!latest) return;
  latest = { ...latest, way };
  send();
}

export function open(control) {
  control.closest("[popover]")?.hidePopover();
  const opened = window.open(`board.html#/event/${stream}`, `board ${stream}`, "popup,width=1280,height=720");
  if (opened) opened.focus();
  else showHere(control);
}

export function showHere(control) {
  control.closest("[popover]")?.hidePopover();
  dialog.setAttribute("aria-label", control.textContent.trim());
  const back = document.getElementById("board-back");
  back.title = control.dataset.close;
  back.setAttribute("aria-label", control.dataset.close);
  dialog.showModal();
  if (latest) here.show(latest);
  wake.hold(true);
  refresh();
  // A dialog itself cannot fill the screen; some devices let nothing do so.
  document.documentElement.requestFullscreen?.().catch(() => {});
}

export function back() {
  dialog.close();
}

dialog.addEventListener("close", () => {
  here.forget();
  refresh();
  if (document.fullscreenElement) document.exitFullscreen();
});

dialog.addEventListener("keydown", (event) => here.turnByHand(pagesOf(event)));

document.addEventListener("fullscreenchange", () => {
  if (!document.fullscreenElement) dialog.close();
});
