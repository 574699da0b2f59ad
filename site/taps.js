// Which taps count. What has only just come under a finger takes none for a second: it was meant for what stood there. And
// a tap beside an open menu closes it, and does nothing to what lies beneath.
import { OPEN } from "./popovers.js";

const SETTLES = 1_000; // milliseconds
const PLACE = 32; // pixels: so near to its first tap falls the second one of a finger
const CONTROL = "a[href], button, summary, label, input, select, textarea, [data-do]:not(form), [data-device], [data-setting]";
const PARTS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
const FOR_THE_EYE = new Set(["kind", "value", "waits", "lifted", "over", "nextTo", "state", "cursor"]);

let last = null; // the last tap that counted: where, and what stood there before it and has stood there since when
let hasChanged = false; // whether something may have come that was not looked at yet
let led = null; // where the page has put the focus, and when
let hand = null; // the tap under way: what stood there when the finger came down

// Before all others hear of it.
export function listen() {
  for (const part of PARTS) window.addEventListener(part, heard, true);
  for (const change of ["toggle", "close"]) document.addEventListener(change, look, true);
  window.addEventListener("popstate", () => (last = null)); // the browser's own Back, or an address: no tap has led here
  // Nothing came under a finger that has moved the page itself.
  for (const moves of ["pointercancel", "wheel"]) window.addEventListener(moves, () => (last = null), { capture: true, passive: true });
}

// Before the page is shown it need not be laid out for this: it is enough to know it by the next tap.
export function lookSoon() {
  hasChanged = true;
  requestAnimationFrame(() => setTimeout(look));
}

// Something may have come to where the last tap was.
export function look() {
  hasChanged = false;
  const here = last && meaningAt(last);
  if (!last || here === last.here) return;
  last.here = here;
  last.since = performance.now();
}

// A key that is still held, or comes too soon, does not show somebody's tiles to another: `data-reveals`.
export function leads(control) {
  led = { control, since: performance.now() };
}

const isTooSoon = (target) => led?.control === target && "reveals" in target.dataset && performance.now() - led.since < SETTLES;

function heard(event) {
  const { type, isPrimary, isTrusted, detail, target } = event;
  const taps = type === "click";
  if (taps && !detail && isTrusted && isTooSoon(target)) return drop(event);
  if (type === "pointerdown" && isPrimary) begin(event);
  if (!hand || !isTrusted || (taps && !detail)) return; // a key, or the page itself
  if (hand.isBesideMenu || (!type.startsWith("pointer") && isMistaken(event))) drop(event);
  else if (taps) last = { ...hand, here: meaningAt(hand), since: performance.now() };
  if (taps) hand = null;
}

function begin({ target, pointerType, clientX: x, clientY: y }) {
  const at = { x, y };
  if (hasChanged) look();
  hand = { x, y, around: around(at), isNew: hasJustCome(at), isMouse: pointerType === "mouse", isBesideMenu: isBesideMenu(target) };
}

// A drag is none. A mouse says itself which click is the second of two; and under a finger that stays down something may come.
function isMistaken({ detail, target }) {
  if (hand.isMouse) return hand.isNew && detail > 1;
  const control = target.closest?.(CONTROL);
  return hand.isNew || (control && !hand.around.some(({ meaning }) => meaning === meaningOf(control)));
}

function drop(event) {
  event.stopImmediatePropagation();
  if (event.type === "mousedown" || event.type === "click") event.preventDefault();
}

// The browser closes the innermost menu; the button that opened it closes it as well.
function isBesideMenu(target) {
  const menu = [...document.querySelectorAll(OPEN)].find((one) => !one.querySelector(OPEN));
  return Boolean(menu) && !menu.contains(target) && !target.closest(`[popovertarget="${menu.id}"]`);
}

function hasJustCome(at) {
  if (!last || Math.hypot(at.x - last.x, at.y - last.y) > PLACE || performance.now() - last.since >= SETTLES) return false;
  const meaning = meaningAt(at);
  return meaning !== null && !last.around.some((one) => one.meaning === meaning && contains(one.box, at));
}

// What can be tapped at a place and beside it, each with its box.
function around(at) {
  const found = [...document.querySelectorAll(CONTROL)].map((control) => ({ control, box: control.getBoundingClientRect() }));
  return found.filter(({ control, box }) => isInReach(control, box, at)).map(({ control, box }) => ({ box, meaning: meaningOf(control) }));
}

// Not what lies under something else.
function isInReach(control, box, { x, y }) {
  if (!box.width || !box.height) return false;
  const near = { x: within(x, box.left + 1, box.right - 1), y: within(y, box.top + 1, box.bottom - 1) };
  return Math.hypot(near.x - x, near.y - y) <= PLACE && controlAt(near) === control;
}

const within = (value, least, most) => Math.max(least, Math.min(most, value));
const contains = (box, { x, y }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
const controlAt = ({ x, y }) => document.elementFromPoint(x, y)?.closest(CONTROL) ?? null;

function meaningAt(at) {
  const control = controlAt(at);
  return control && meaningOf(control);
}

// What a tap on it would do. A button that steps on, `data-steps`, does the same wherever it leads; and tiles of a rack move up.
function meaningOf(control) {
  const { id, dataset, form, type } = control.control ?? control;
  if ("steps" in dataset || control.matches("[role='gridcell']")) return id;
  if (control.matches(".rack .tile")) return dataset.do;
  const said = Object.entries(dataset).filter(([name]) => !FOR_THE_EYE.has(name));
  const does = type === "submit" ? form?.dataset.do : control.getAttribute("popovertarget");
  return JSON.stringify([id || control.textContent, control.getAttribute("href"), does, said]);
}
