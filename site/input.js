// Turns taps, forms and keys into intents.
import { valuesOf } from "./morph.js";

const TYPING = 60;

// A browser opens a file dialog, a window or the sound only during a tap: so taps are handled here, without waiting for
// the engine.
export function listen({ send, go, choose, devices }) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      return follow(link, go);
    }
    const control = event.target.closest("[data-do]:not(form), [data-device], [data-setting]");
    if (!control) return;
    const { device, setting, value, do: name } = control.dataset;
    if (setting) choose(setting, value);
    else if (device) devices[device](control);
    else act(control, name);
  });

  // A button beside a form may send its fields too: `data-form`.
  function act(control, name) {
    const form = document.getElementById(control.dataset.form);
    control.closest(".menu:popover-open")?.hidePopover();
    if (!form) return send({ do: name, data: data(control) });
    clearTimeout(typing);
    send({ do: name, data: data(control), fields: fields(form) }, { sent: valuesOf(form) });
  }

  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    clearTimeout(typing);
    if (form.dataset.do) send({ do: form.dataset.do, fields: fields(form), data: data(form) }, { sent: valuesOf(form) });
  });

  document.addEventListener("change", ({ target: { form } }) => {
    if (form?.dataset.change) send({ do: form.dataset.change, fields: fields(form) }, { sent: valuesOf(form) });
  });

  // A form with `data-typing` is sent while one types, after a moment without another letter.
  let typing;
  document.addEventListener("input", ({ target: { form }, isComposing }) => {
    if (isComposing || !form?.dataset.typing) return;
    clearTimeout(typing);
    typing = setTimeout(() => send({ do: form.dataset.typing, fields: fields(form) }), TYPING);
  });

  document.addEventListener("keydown", (event) => {
    const { target: { form }, key } = event;
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (!by || !form?.dataset.arrows) return;
    event.preventDefault();
    clearTimeout(typing);
    send({ do: form.dataset.arrows, fields: fields(form), data: { by } });
  });

  // Where several sheets are filled in, Enter goes to the next field; from the last one it submits the form and begins
  // the next.
  document.addEventListener("keydown", (event) => {
    const { target: { form }, key, isComposing } = event;
    if (key !== "Enter" || isComposing || !form?.dataset.onward || event.target.type === "submit") return;
    event.preventDefault();
    const fields = [...form.querySelectorAll("input")];
    const next = fields[fields.indexOf(event.target) + 1];
    if (!next) form.requestSubmit();
    begin(next ?? after(form).querySelector("input"));
  });

  // Escape closes a dialog by itself; the engine has to know.
  const closed = ({ target }) => target.matches("dialog[data-modal]") && target.isConnected && send({ do: "dismiss" });
  document.addEventListener("close", closed, true);

  document.addEventListener("keydown", key);
}

// The skip link goes to a place on the page, every other link to an address of ours.
function follow(link, go) {
  const to = link.getAttribute("href");
  if (to.startsWith("#/")) go(to);
  else document.querySelector(to).focus();
}

function after(form) {
  const forms = [...document.querySelectorAll(`form[data-onward="${form.dataset.onward}"]`)];
  return forms[(forms.indexOf(form) + 1) % forms.length];
}

function begin(field) {
  field.focus();
  field.select();
}

function key(event) {
  const { target, repeat } = event;
  if (repeat || event.isComposing || document.querySelector("dialog[open]")) return;
  // A single letter answers, where the focus is among the answers: `data-press` in a group with `data-keys`.
  const answers = !event.ctrlKey && !event.metaKey && !event.altKey && target.closest("[data-keys]");
  if (answers) answers.querySelector(`[data-press="${CSS.escape(event.key.toLowerCase())}"]`)?.click();
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !target.closest("input, textarea, select")) {
    event.preventDefault();
    document.getElementById("undo")?.click();
  }
  // Enter does the next step wherever nothing else would take it.
  const free = !target.closest("a, button, input, textarea, select, summary");
  if (event.key === "Enter" && free) document.querySelector(".next-step")?.click();
}

function data({ dataset: { do: _, device: __, change: ___, form: ____, onward: _____, ...rest } }) {
  return rest;
}

function fields(form) {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string"));
}
