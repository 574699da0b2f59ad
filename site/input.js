// Turns taps, forms and keys into intents.
import { hasTouched, touch, untilNow } from "./morph.js";
import * as pile from "./pile.js";
import { OPEN } from "./popovers.js";

const TYPING = 60;
const ALONE = 400; // milliseconds
const FOR_THE_PAGE = new Set(["do", "device", "accept", "several", "change", "form", "onward", "pile", "handsIn", "typing", "arrows", "sign", "press", "first", "letsGo", "waits", "arrow", "steps", "reveals", "keys", "whose", "one", "speechIs", "letters"]);

// A browser opens a file dialog, a window or the sound only during a tap: so taps are handled here, without waiting for
// the engine.
export function listen({ send: sendNow, go: goNow, choose, devices, isAtRest }) {
  // What was tapped after a sheet is done after it.
  const send = (intent, more) => (pile.isMoving() ? pile.tapBehind(intent, more) : sendNow(intent, more));
  const go = (to) => (pile.isMoving() ? pile.tapBehind({ do: "go", data: { to } }) : goNow(to));

  document.addEventListener("click", (event) => {
    if (takesFirst(event.target.closest(".next-step"))) return event.preventDefault();
    const link = event.target.closest("a[href^='#']");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      closeMenu(link);
      return follow(link, go);
    }
    const control = event.target.closest("[data-do]:not(form), [data-device], [data-setting]");
    if (!control) return;
    const { device, setting, value, do: name } = control.dataset;
    if (setting) choose(setting, value);
    else if (device) devices[device](control, data(control));
    else act(control, name);
  });

  // Something was chosen; the next screen may have a menu of the same name, which must not come open.
  const closeMenu = (control) => control.closest(`.menu${OPEN}`)?.hidePopover();

  // A button beside a form may send its fields too: `data-form`.
  function act(control, name) {
    waits(control);
    const form = document.getElementById(control.dataset.form);
    closeMenu(control);
    if (!form) return send({ do: name, data: data(control) });
    clearTimeout(typing);
    if ("handsIn" in control.dataset) return handsIn(form, control, name);
    send({ do: name, data: data(control), fields: fields(form) }, { sent: untilNow(form) });
    pile.taps(form, control);
  }

  // A button that says what became of the sheet; a play of the list stands for what is written.
  function handsIn(form, control, name) {
    pile.handIn(form, { do: name, data: { ...data(form), ...data(control) } }, control.dataset.handsIn);
  }

  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    clearTimeout(typing);
    if (form.dataset.pile) return giveIn(form);
    waits(event.submitter);
    if (form.dataset.do) send({ do: form.dataset.do, fields: fields(form), data: data(form) }, { sent: handIn(form) });
  });

  // Enter in an empty form leads on: to a sheet that waits to be looked at, else to the next step.
  function giveIn(form) {
    if (pile.handIn(form, { do: form.dataset.do, data: data(form) }) || pile.attend(form)) return;
    nextStep()?.focus();
  }

  // A form that is handed in by each change: a step waits for the answer, however short the tap that left the field.
  document.addEventListener("change", ({ target: { form } }) => {
    const { change, do: submitted } = form?.dataset ?? {};
    if (!change) return;
    send({ do: change, fields: fields(form) }, { sent: change === submitted ? handIn(form) : untilNow(form) });
  });

  // A form with `data-typing` is sent while one types: at once where the engine is at rest, else after a moment without
  // another letter.
  let typing;
  document.addEventListener("input", ({ target: { form }, isComposing }) => {
    if (isComposing || !form?.dataset.typing) return;
    const sends = () => pile.isDone() && send({ do: form.dataset.typing, fields: fields(form) });
    clearTimeout(typing);
    if (isAtRest()) sends();
    else typing = setTimeout(sends, TYPING);
  });

  document.addEventListener("keydown", (event) => {
    const { target: { form }, key } = event;
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (by && form?.dataset.pile && pile.attend(form)) return event.preventDefault();
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

// The button that was tapped last shows that it waits, where an answer takes its time.
function waits(control) {
  answered();
  if (control) control.dataset.waits = "";
}

// There is an answer.
export function answered() {
  for (const control of document.querySelectorAll("[data-waits]")) delete control.dataset.waits;
}

// The forms that were handed in and are not answered yet: up to which moment, and which step waits for the answer.
const handedIn = new Map();

function handIn(form) {
  const sent = untilNow(form);
  handedIn.set(form, { moment: sent.moment });
  return sent;
}

// The answer to a form is on the screen. A step that was tapped meanwhile is done, if it is still the next one.
export function heard({ form, moment }, ok) {
  const waiting = handedIn.get(form);
  if (waiting?.moment !== moment) return;
  handedIn.delete(form);
  if (ok && waiting.step) document.getElementById(waiting.step)?.click();
}

// The green button leaves nothing behind: a form beside it with `data-first` in which something was begun is handed in
// instead, and one sees what comes of it before one goes on.
function takesFirst(step) {
  const own = step?.form ?? document.getElementById(step?.dataset.form);
  const beside = step ? [...document.querySelectorAll("form[data-first]")].filter((form) => form !== own) : [];
  const begun = beside.find(isBegun);
  const unanswered = beside.find((form) => handedIn.has(form));
  if (begun) {
    if (begun.dataset.pile) pile.holdUp();
    begun.requestSubmit();
  } else if (unanswered) handedIn.get(unanswered).step = step.id;
  return Boolean(begun ?? unanswered);
}

function isBegun(form) {
  if (form.dataset.pile && !pile.isEmpty()) return !pile.isMoving();
  const since = handedIn.get(form)?.moment;
  const kept = form.dataset.change === form.dataset.do;
  return [...form.elements].some((control) => {
    if (control.matches("textarea") && !kept && since === undefined) return control.value.trim();
    if (!control.name || !hasTouched(control, since)) return false;
    return ["radio", "checkbox"].includes(control.type) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  });
}

// The skip link goes to a place on the page, every other link to an address of ours.
function follow(link, go) {
  const to = link.getAttribute("href");
  if (to.startsWith("#/")) go(to);
  else document.querySelector(to).focus();
}

// Of two, the page shows one: whether it reads aloud only it knows.
function nextStep() {
  return [...document.querySelectorAll(".next-step")].find((one) => one.offsetParent);
}

function after(form) {
  const forms = [...document.querySelectorAll(`form[data-onward="${form.dataset.onward}"]`)];
  return forms[(forms.indexOf(form) + 1) % forms.length];
}

function begin(field) {
  field.focus();
  field.select();
}

// A key that answers if it is alone, and with others behind it begins the next sheet: what it presses, and until when.
let lone = null;

function isAlone(pressed, { key: sign }) {
  const answer = () => {
    clearTimeout(lone.timer);
    lone = null;
    pressed.click();
  };
  lone = { sign, answer, timer: setTimeout(answer, ALONE) };
}

function followsLone(event) {
  const { sign, answer, timer } = lone;
  if (event.key === "Enter") {
    event.preventDefault();
    return answer();
  }
  if (event.key.length > 1) return;
  clearTimeout(timer);
  lone = null;
  const sheet = document.getElementById(document.querySelector("form[data-pile]").dataset.pile);
  sheet.focus();
  sheet.value += sign;
  sheet.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function key(event) {
  const { target, repeat } = event;
  if (repeat || event.isComposing || document.querySelector("dialog[open]")) return;
  if (lone) return followsLone(event);
  // A single letter answers, where the focus is among the answers: `data-press` in a group with `data-keys`.
  const answers = !event.ctrlKey && !event.metaKey && !event.altKey && target.closest("[data-keys]");
  const pressed = answers && answers.querySelector(`[data-press="${CSS.escape(event.key.toLowerCase())}"]`);
  if (pressed) {
    event.preventDefault(); // the letter is not written into the field that has the focus then
    return answers.dataset.keys === "alone" ? isAlone(pressed, event) : pressed.click();
  }
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !target.closest("input, textarea, select")) {
    event.preventDefault();
    document.getElementById("undo")?.click();
  }
  // The arrows step, where nothing else moves by them: `data-arrow`.
  const steps = !event.altKey && !event.ctrlKey && !event.metaKey && !target.closest("input, textarea, select, [role=gridcell], .strip");
  const step = steps && document.querySelector(`[data-arrow="${CSS.escape(event.key)}"]`);
  if (step) {
    event.preventDefault();
    return step.click();
  }
  // Where sheets are written, letters go to the sheet, whatever had the focus; a sign that begins no play is a tap.
  const form = document.querySelector("form[data-pile]");
  const letter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (form && letter) {
    const sheet = document.getElementById(form.dataset.pile);
    const elsewhere = !target.closest("input, textarea, select");
    if (elsewhere) sheet.focus();
    if ((elsewhere || target === sheet) && !sheet.value && tapped(event.key)) event.preventDefault();
  }
  // So do the letters of a rack: `data-letters` names its field.
  const rack = letter && !target.closest("input, textarea, select") && document.querySelector("form[data-letters]");
  if (rack) document.getElementById(rack.dataset.letters).focus();
  // Enter does the next step wherever nothing else would take it.
  const free = !target.closest("a, button, input, textarea, select, summary");
  if (event.key === "Enter" && free) nextStep()?.click();
}

// A key stands for a button, or for a field: `data-sign`.
function tapped(key) {
  const control = document.querySelector(`[data-sign="${CSS.escape(key)}"]`);
  if (control?.matches("input")) take(control);
  else control?.click();
  document.querySelector(`[data-keys]${OPEN} button`)?.focus();
  return Boolean(control);
}

// The hand's from now on: what the engine proposes doesn't come between this key and the next one.
function take(field) {
  touch(field);
  field.select();
}

// An attribute has hyphens where the engine's name has underscores.
function data({ dataset }) {
  const named = Object.entries(dataset).filter(([name]) => !FOR_THE_PAGE.has(name));
  return Object.fromEntries(named.map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]));
}

function fields(form) {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string"));
}
