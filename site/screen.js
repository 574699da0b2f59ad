// Shows an answer of the engine: its regions, its address, the focus, a dialog, what a screen reader announces.
import { morph } from "./morph.js";
import { leads } from "./taps.js";

const { address, nameThePage, nameTheParts } = window.faristol;
const work = document.getElementById("work");
const announcer = document.getElementById("announce");
let asker = null; // the id of what opened the dialog
let inHand; // the id of what is in hand
let announcing; // what is about to be announced: another screen forgets it
let touched = false; // whether the keyboard or a finger has been anywhere yet

document.addEventListener("focusin", () => (touched = true));

// `asked` is false where the page itself, and not a person, sent the intent.
export function show(answer, { moved, asked, keepsPile }) {
  const before = step();
  morph(answer.regions, keepsPile);
  nameTheParts();
  const steps = moved || step() !== before;
  const anew = steps || (asked && document.title !== answer.title);
  if (document.title !== answer.title) nameThePage(answer.title);
  followAddress(answer);
  openDialog();
  followInHand();
  if (answer.announce) announce(answer.announce);
  else if (moved) announce("");
  if (anew) toTop(); // another round, or another step of one, is read from its top as well
  placeFocus(answer.focus, moved, steps);
}

// In a low window the page scrolls, elsewhere the work area.
function toTop() {
  work.scrollTop = 0;
  scrollTo(0, 0);
}

// Which step of a round the work area shows, where the screen says so.
const step = () => work.querySelector("[data-step]")?.dataset.step;

// An address that the engine refused gets no entry in the history; the address of the present screen replaces it.
function followAddress({ url, ok }) {
  if (url === address()) return;
  if (ok) history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}

// A dialog is modal; when it closes, what opened it has the focus again.
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

// What is longer than its room, `data-follow`, begins with what is in hand once that is another and out of sight.
function followInHand() {
  const one = work.querySelector("[data-follow] [aria-current]");
  if (one && one.id !== inHand) bringIntoSight(one, one.closest("[data-follow]"));
  inHand = one?.id;
}

function bringIntoSight(one, room) {
  const [it, all] = [one, room].map((element) => element.getBoundingClientRect());
  if (it.left < all.left || it.right > all.right || it.top < all.top || it.bottom > all.bottom) room.scrollBy(it.left - all.left, it.top - all.top);
}

// Where an act leads, besides to an element by its id: screens/focus.py.
const PLACES = { "next-step": ".next-step", cursor: ".board [tabindex='0']" };

// Where the element that had the focus is gone, the work area gets it, so that the keyboard still reaches the screen. A
// screen, or a step of it, that is begun in a field has the focus there: `data-begin`.
function placeFocus(wanted, moved, steps) {
  if (document.querySelector("dialog[open]")) return;
  const begin = steps && work.querySelector("[data-begin]");
  const place = wanted && document.querySelector(PLACES[wanted] ?? `#${CSS.escape(wanted)}`);
  const lost = touched && document.activeElement === document.body;
  if (place && place !== work) lead(place);
  else if (begin || place || moved || lost || isOutOfSight()) lead(begin || work);
}

// The field of a form that lets go, `data-lets-go`, lies below what it has brought: a telephone needs no keys for it.
function isOutOfSight() {
  const field = document.activeElement.closest("[data-lets-go]");
  return field?.getBoundingClientRect().top > innerHeight;
}

// A part that opens begins at its top. The work area has no ring while it has only been led to: nobody chose it.
function lead(place) {
  work.toggleAttribute("data-arrived", place === work);
  const opens = place.matches("section[tabindex='-1']");
  const choice = place.matches("fieldset") && place.querySelector("input:checked, input");
  (choice || place).focus({ preventScroll: opens });
  if (opens) place.scrollIntoView({ block: "start" });
  document.getElementById(`${place.id}-problem`)?.scrollIntoView({ block: "nearest" });
  leads(place);
}

work.addEventListener("blur", () => work.removeAttribute("data-arrived"));

// A screen reader announces the same words again only if they were gone in between.
export function announce(text) {
  announcer.textContent = "";
  clearTimeout(announcing);
  announcing = setTimeout(() => (announcer.textContent = text), 50);
}

// The page's own sentences lie ready in index.html; it only chooses which of them is true.
export function say(state, report) {
  for (const part of document.querySelectorAll("[data-shown-when]")) part.hidden = part.dataset.shownWhen !== state;
  if (report) document.querySelector("[data-report]").textContent = report;
}

// Which file of the server is at fault, and how.
export function showFault({ file, kind }) {
  say(kind === "incomplete" ? "incomplete" : "deployment");
  for (const sentence of document.querySelectorAll("[data-fault]")) {
    sentence.hidden = sentence.dataset.fault !== kind;
    sentence.textContent = sentence.textContent.replace("{file}", file);
  }
}

export function showProgress({ done, total, waits }, language) {
  say("loading");
  const bar = document.getElementById("loading-bar");
  Object.assign(bar, { max: total, value: done });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const megabytes = (bytes) => new Intl.NumberFormat(language, digits).format(bytes / 1e6);
  const figures = document.querySelector(waits ? "[data-figures-waiting]" : "[data-figures]").textContent;
  const text = figures.replace("{done}", megabytes(done)).replace("{total}", megabytes(total));
  bar.parentElement.querySelector(".progress__figures").textContent = text;
}
