// Puts the engine's HTML into the page and leaves alone what the person is typing or choosing.
import { Idiomorph } from "./vendor/idiomorph.js";

// Controls with a value that the engine has not accepted yet, each with the moment it was last touched. They keep their
// value until the engine has accepted their form, or the form is reset.
const touched = new WeakMap();
let moment = 0;
document.addEventListener("input", ({ target }) => touched.set(target, ++moment), true);
document.addEventListener("reset", ({ target }) => accepted({ form: target, moment }), true);

export const hasTouched = (control, since = -1) => touched.get(control) > since;
export const touch = (control) => touched.set(control, ++moment);
export const forget = (control) => touched.delete(control);

// Returns up to which moment a form is sent; `accepted` is called with it when the engine has accepted that.
export function untilNow(form) {
  return { form, moment };
}

export function accepted(sent) {
  for (const control of sent.form.elements) if (touched.get(control) <= sent.moment) touched.delete(control);
}

// While sheets of a pile wait, `keepsPile`, the fields of its form belong to the person alone.
export function morph(regions, keepsPile = false) {
  const beforeNodeMorphed = (old, wanted) => mayMorph(old, wanted, keepsPile);
  for (const [name, html] of Object.entries(regions)) {
    const wanted = document.createElement("template");
    wanted.innerHTML = html;
    const callbacks = { beforeNodeMorphed, beforeAttributeUpdated };
    const region = document.getElementById(name);
    const long = [...wanted.content.querySelectorAll("[data-as-before]")].map((row) => row.parentElement);
    for (const rows of new Set(long)) morphRows(rows, callbacks);
    Idiomorph.morph(region, wanted.content, { morphStyle: "innerHTML", callbacks });
  }
}

// Where a table has the same rows in the same order, only those are looked at that the engine has sent.
function morphRows(wanted, callbacks) {
  const table = document.getElementById(wanted.parentElement.id);
  if (wanted.parentElement.tBodies?.length !== 1 || table?.tBodies?.length !== 1) return;
  const old = table.tBodies[0];
  const rows = [...wanted.children];
  if (old.children.length !== rows.length || rows.some((row, at) => row.id !== old.children[at].id)) return;
  for (const [at, row] of rows.entries()) {
    if (!row.matches("[data-as-before]")) Idiomorph.morph(old.children[at], row, { morphStyle: "outerHTML", callbacks });
  }
  wanted.replaceChildren();
  wanted.dataset.asBefore = "";
}

function mayMorph(old, wanted, keepsPile) {
  if (old.nodeType !== Node.ELEMENT_NODE) return true;
  if (old.matches("[data-keep]")) return false;
  if (wanted.matches("[data-as-before]")) return leave(old);
  // The same place holds another form: what was typed into the one before was not meant for it.
  if (old.matches("form") && old.dataset.do !== wanted.dataset?.do) accepted({ form: old, moment });
  // What is the same already is left alone; but a field may hold another value than its HTML says.
  if (!old.matches("input, textarea, select")) return Boolean(old.querySelector("input, textarea, select")) || !old.isEqualNode(wanted);
  // A text that was begun about one player is not left in the field for another.
  if (old.dataset.of !== wanted.dataset?.of) touched.delete(old);
  const own = ["radio", "checkbox"].includes(old.type) ? "checked" : "value";
  const keepsValue = isTouched(old) || (keepsPile && old.form?.dataset.pile);
  if (keepsValue) copyAttributes(old, wanted, own);
  return !keepsValue;
}

// A row of a long table that the engine has not sent once more says of its fields what it said before.
function leave(row) {
  for (const control of row.querySelectorAll("input, textarea")) if (!isTouched(control)) resetControl(control);
  return false;
}

function resetControl(control) {
  if (control.value !== control.defaultValue) control.value = control.defaultValue;
  if (control.checked !== control.defaultChecked) control.checked = control.defaultChecked;
}

// Choosing one radio button deselects the others, so a group counts as touched as a whole.
function isTouched(control) {
  const group = control.type === "radio" && control.form?.elements.namedItem(control.name);
  return group instanceof RadioNodeList ? [...group].some((one) => touched.has(one)) : touched.has(control);
}

function copyAttributes(old, wanted, but) {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name) && name !== but) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (name !== but) old.setAttribute(name, value);
}

// `open` is set by the person and by showModal. If a morph removed it, an invisible dialog would block the page.
function beforeAttributeUpdated(name, node) {
  return !(name === "data-open" || (name === "open" && node.matches("dialog, details")));
}
