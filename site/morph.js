// Answered HTML into the page, without taking anything from under the person's hands.
import { Idiomorph } from "./vendor/idiomorph.js";

// Controls that hold something the engine has not taken yet, each with the moment it was last touched. They keep
// what they hold until the engine has accepted what was sent of their form, or the form is reset.
const touched = new WeakMap();
let moment = 0;
document.addEventListener("input", ({ target }) => touched.set(target, ++moment), true);
document.addEventListener("reset", ({ target }) => accepted({ form: target, moment }), true);

// What is in a form now, to be said again when the engine has accepted it.
export function holding(form) {
  return { form, moment, values: new Map([...form.elements].map((control) => [control, control.value])) };
}

export function accepted(held) {
  for (const control of held.form.elements) {
    if (touched.get(control) <= held.moment) touched.delete(control);
    else if ("next" in control.dataset) withoutTheLast(control, held.values.get(control));
  }
}

// Whoever types on before the last name was taken has the next one behind it.
function withoutTheLast(control, taken) {
  if (control.value.startsWith(taken)) control.value = control.value.slice(taken.length);
}

export function morph(regions) {
  for (const [name, html] of Object.entries(regions)) {
    const wanted = document.createElement("template");
    wanted.innerHTML = html;
    const callbacks = { beforeNodeMorphed, beforeAttributeUpdated };
    Idiomorph.morph(document.getElementById(name), wanted.content, { morphStyle: "innerHTML", callbacks });
  }
}

function beforeNodeMorphed(old, wanted) {
  if (old.nodeType !== Node.ELEMENT_NODE) return true;
  if (old.matches("[data-keep]")) return false;
  if (!old.matches("input, textarea, select")) return true;
  // What was begun about one is not kept for another.
  if (old.dataset.of !== wanted.dataset?.of) touched.delete(old);
  const own = ["radio", "checkbox"].includes(old.type) ? "checked" : "value";
  const kept = isTouched(old);
  if (kept) copyAttributes(old, wanted, own);
  return !kept;
}

// To choose one of several is to leave the others: they are kept together.
function isTouched(control) {
  const group = control.type === "radio" && control.form?.elements.namedItem(control.name);
  return group instanceof RadioNodeList ? [...group].some((one) => touched.has(one)) : touched.has(control);
}

function copyAttributes(old, wanted, but) {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name) && name !== but) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (name !== but) old.setAttribute(name, value);
}

// `open` belongs to the person and to showModal: taken away, the page would stay dead under an unseen dialog.
function beforeAttributeUpdated(name, node) {
  return !(name === "open" && node.matches("dialog, details"));
}
