// An answer of the engine onto the page: its regions, the address, the focus, the question it asks, what is read out.
import { morph } from "./morph.js";

const { address, nameThePage } = window.faristol;
const work = document.getElementById("work");
const announcer = document.getElementById("announce");
let asker = null; // the id of what opened the dialog
let touched = false; // whether the keyboard or a finger has been anywhere yet

document.addEventListener("focusin", () => (touched = true));

// `asked`: a person did something, and it was not the page that looked again of itself.
export function show(answer, { moved, asked }) {
  morph(answer.regions);
  const anew = moved || (asked && document.title !== answer.title);
  if (document.title !== answer.title) nameThePage(answer.title);
  followAddress(answer);
  openDialog();
  if (answer.announce) announce(answer.announce);
  if (anew) work.scrollTop = 0; // another round is read from its top as well
  placeFocus(answer.focus, moved);
}

// An address that led nowhere is not one to come back to; one that the engine did not leave is put back.
function followAddress({ url, ok }) {
  if (url === address()) return;
  if (ok) history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}

// A question is modal, and gives the focus back to what raised it.
function openDialog() {
  const dialog = document.querySelector("dialog[data-modal]");
  if (dialog && !dialog.open) {
    asker ??= document.activeElement.id;
    dialog.showModal();
  }
  if (dialog || asker === null) return;
  document.getElementById(asker)?.focus();
  asker = null;
}

// What had the focus may be gone: the room takes it, so that the keyboard is never lost.
function placeFocus(wanted, moved) {
  if (document.querySelector("dialog[open]")) return;
  const lost = touched && document.activeElement === document.body;
  if (wanted) document.getElementById(wanted)?.focus();
  else if (moved || lost) (moved && work.querySelector("[data-begin]") || work).focus();
}

// The same words twice must be heard twice.
export function announce(text) {
  announcer.textContent = "";
  setTimeout(() => (announcer.textContent = text), 50);
}

// The page's own sentences lie ready in index.html; it only chooses which of them is true.
export function say(state, report) {
  for (const part of document.querySelectorAll("[data-shown-when]")) part.hidden = part.dataset.shownWhen !== state;
  if (report) document.querySelector("[data-report]").textContent = report;
}

// Which file of the server is at fault, and how.
export function showFault({ file, kind }) {
  say("deployment");
  for (const sentence of document.querySelectorAll("[data-fault]")) {
    sentence.hidden = sentence.dataset.fault !== kind;
    sentence.textContent = sentence.textContent.replace("{file}", file);
  }
}

export function showProgress(done, total, language) {
  say("loading");
  const bar = document.getElementById("loading-bar");
  Object.assign(bar, { max: total, value: done });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const megabytes = (bytes) => new Intl.NumberFormat(language, digits).format(bytes / 1e6);
  const figures = document.querySelector("[data-figures]").textContent;
  const text = figures.replace("{done}", megabytes(done)).replace("{total}", megabytes(total));
  bar.parentElement.querySelector(".progress__figures").textContent = text;
}
