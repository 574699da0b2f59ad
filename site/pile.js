// Sheets that a hand gives in faster than the engine takes them: slips, players, results. Enter cuts a sheet off at
// once, and what is typed next belongs to the next one. The engine gets one sheet after the other. One that it asks about
// waits until somebody looks at it, and those behind it wait as well. Behind one that it refuses go on those that say
// themselves whose they are, for the others may be of its table or of the next. A second slip of a table it puts aside,
// and one that it cannot read as well, once it has said whose it took it for: then all others go on. A sheet that came back
// and is handed in once more, as it was, is meant so; with `data-one` another of the same table takes its place. What was
// begun before it came back is neither: nobody had seen the question.
import { newKey } from "./engine-link.js";
import { keepPile, recallPile } from "./pile_store.js";
import { forget, hasTouched, touch } from "./morph.js";
import { now } from "./time.js";

// A sheet waits, is sent, is asked about, came back, lies aside, or was passed over. One without a form is a tap that
// waits for its turn.
let sheets = [];
let page;
let correcting = false;
let cameBack = null; // the fields of the sheet that is being corrected
let holdsUp = false; // whether a step was tapped that has to wait for them
let draft = null; // what was begun in the fields when an earlier sheet was taken back into them
let begun = null; // when what is in the fields was begun

export function listen(to) {
  page = to;
  recallPile((found) => {
    for (const sheet of found) if (sheet.state === "sent") sheet.state = "waiting";
    sheets = [...found, ...sheets];
    goOn();
  });
  document.addEventListener("input", ({ target: { form } }) => form?.dataset.pile && wrote(form));
}

// What came back is done with once it has been emptied, unless others wait for it.
function wrote(form) {
  const empty = isBlank(writtenIn(form));
  begun = empty ? null : (begun ?? now());
  if (!empty || !cameBack || (correcting && inTurn().length)) return;
  cameBack = null;
  show();
}

const isBlank = (fields) => !Object.values(fields).some((value) => value.trim());
const here = () => sheets.filter(({ url }) => url === page.address());
const inTurn = () => here().filter(({ state }) => !["aside", "passed"].includes(state));
const isHere = ({ form }) => !form || document.getElementById(form);

// Whether a sheet says whose it is: in the field that `data-whose` names, or by a number before what is written.
function saysWhose({ form, intent: { fields = {} } }) {
  const whose = document.getElementById(form)?.dataset.whose;
  return Boolean(whose) && Boolean(fields[whose]?.trim() || Object.values(fields).some((value) => /^\s*\d+(\s+\S|[a-o]\d)/i.test(value)));
}

// The sheet that the engine has, or gets next.
function inHand() {
  let held = correcting;
  return inTurn().find((sheet) => {
    held ||= sheet.state === "back";
    return sheet.state !== "back" && (sheet.state !== "waiting" || !held || saysWhose(sheet));
  });
}

// What came back of the same table as this sheet, which is now handed in once more.
function before(sheet) {
  const { whose, one } = document.getElementById(sheet.form)?.dataset ?? {};
  const same = (other) => isSame(other, sheet);
  const ofOne = (other) => one !== undefined && other.intent.fields[whose].trim() === sheet.intent.fields[whose].trim();
  const seen = (other) => other.state === "back" && other.form === sheet.form && other.back < sheet.begun;
  return whose ? here().find((other) => seen(other) && (same(other) || ofOne(other))) : undefined;
}

function isSame(one, other) {
  return one.form === other.form && one.written === other.written;
}

// A step has to wait until somebody has looked at what came back.
export function holdUp() {
  holdsUp = !isEmpty();
}

export function isEmpty() {
  return !here().length;
}

// Whether what is being typed is the next sheet for the engine.
export function isDone() {
  return !inTurn().length;
}

// Whether a sheet is asked about while nothing is written behind it.
export function asksAlone() {
  const [first, ...others] = here();
  const form = first?.state === "asked" && document.getElementById(first.form);
  return Boolean(form) && !others.length && isBlank(writtenIn(form));
}

// Whether a tap has to wait for its turn.
export function isMoving() {
  const next = inHand();
  return next?.state === "sent" || (next?.state === "waiting" && isHere(next));
}

export function tapBehind(intent, more) {
  sheets.push({ url: page.address(), state: "waiting", intent: { at: now(), ...intent }, more });
}

// A form as a sheet of its own, from Enter or from a button that says what became of it. False if nothing is in it.
export function handIn(form, intent, said = "") {
  const fields = writtenIn(form);
  const written = [...Object.values(fields).filter((value) => value.trim()), said].filter(Boolean);
  if (!written.length) return false;
  const sheet = { form: form.id, url: page.address(), state: "waiting", text: written.join(" "), written: JSON.stringify(fields), begun: begun ?? now() };
  const again = JSON.stringify(fields) === JSON.stringify(cameBack) ? { again: "yes" } : {};
  sheet.intent = { at: now(), key: newKey(), ...intent, data: { ...intent.data, ...again }, fields };
  if (correcting) sheets.splice(sheets.indexOf(inTurn()[0]), 0, sheet);
  if (!correcting || !sheets.includes(sheet)) sheets.push(sheet);
  correcting = false;
  fill(form, draft ?? {});
  draft = cameBack = begun = null;
  document.getElementById(form.dataset.pile).focus();
  goOn();
  return true;
}

// What Enter does in an empty form, and the arrow up wherever a sheet came back: there is something to look at.
export function attend(form) {
  const [first = here()[0]] = inTurn();
  if (["back", "passed"].includes(first?.state)) correct(form, first);
  else if (first?.state === "waiting") stopCorrecting();
  else if (first?.state === "asked") document.querySelector("[data-keys]:not([popover])")?.focus();
  else if (first?.state === "aside") document.querySelector("#pile [data-state=aside] .pile__aside").focus();
  else if (cameBack) stopCorrecting();
  return Boolean(first);
}

// What came back was emptied and not written again.
function stopCorrecting() {
  correcting = false;
  cameBack = null;
  goOn();
}

// The sheet that came back is taken into the fields again; what was begun there waits until it is handed in.
function correct(form, sheet) {
  const written = writtenIn(form);
  if (!isBlank(written)) draft = written;
  sheets = sheets.filter((other) => other !== sheet);
  correcting = inTurn().length > 0;
  cameBack = sheet.intent.fields;
  fill(form, cameBack);
  document.getElementById(form.dataset.pile).focus();
  show();
}

function drop(form, sheet) {
  sheets = sheets.filter((other) => other !== sheet);
  typed(form);
  goOn();
}

// The judge has seen both and takes this one.
function takeAfterAll(sheet) {
  sheet.intent.data.replace = "yes";
  sheet.state = "waiting";
  goOn();
}

// A tap on one of those whose sheet it can be says whose the next one is, as if it were written.
export function taps(form, control) {
  const field = form?.elements[form.dataset.whose];
  if (!field || control.hasAttribute("aria-pressed") || !(form.dataset.whose in control.dataset)) return;
  field.value = control.dataset[form.dataset.whose];
  touch(field);
}

function fill(form, fields) {
  for (const control of form.elements) {
    if (!control.name) continue;
    control.value = fields[control.name] ?? "";
    if (fields[control.name]) touch(control);
    else forget(control);
  }
}

// What the engine proposes, as the next table, is not what a hand has written: it may be another's by then.
function writtenIn(form) {
  const controls = [...form.elements].filter((each) => each.name && (hasTouched(each) || !("proposed" in each.dataset)));
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
}

// Whether the engine asks something about the sheet that it has; `asks` is whose it is.
export const asks = (answer) => typeof answer.asks === "string";

// Whose the engine has taken a sheet for: it stays that one's, whatever is tapped or typed meanwhile.
function isOf({ form, intent }, whose) {
  const name = document.getElementById(form)?.dataset.whose;
  if (name && whose) intent.fields[name] = whose;
}

// What became of a sheet, before the answer is shown.
export function hear(answer, sheet) {
  const asked = here().find(({ state }) => state === "asked");
  if (sheet && answer.aside) putAside(sheet, answer.aside);
  else if (sheet && (answer.broken || !answer.ok)) comeBack(sheet, answer.why);
  else if (sheet && asks(answer)) isOf(Object.assign(sheet, { state: "asked", entries: answer.entries }), answer.asks);
  else if (sheet) sheets = sheets.filter((other) => other !== sheet);
  else if (asked && answer.url === asked.url && !asks(answer)) settle(asked, answer.entries > asked.entries);
  // A tap that meant what lies on the table now is not done later, out of its time.
  if (!isMoving()) sheets = sheets.filter(({ form, url }) => form || url !== page.address());
}

// A refused tap on which nothing is written leaves nothing to correct, unless others behind it count on it.
function comeBack(sheet, why) {
  if (isBlank(sheet.intent.fields) && inTurn().length < 2) sheets = sheets.filter((other) => other !== sheet);
  else goBack(sheet, why);
}

// The same that came back before is asked about only once.
function goBack(sheet, why) {
  const asksToo = (other) => other !== sheet && other.state === "back" && saysWhose(sheet) && isSame(other, sheet);
  sheets = sheets.filter((other) => !asksToo(other));
  Object.assign(sheet, { state: "back", back: now(), why });
}

// What the engine heard of it while it was typed stands in the fields no more.
function putAside(sheet, { why, whose, passed }) {
  isOf(Object.assign(sheet, { state: passed ? "passed" : "aside", why }), whose);
  const form = document.getElementById(sheet.form);
  if (form) typed(form);
}

// The question about a sheet is no longer there: it was answered, or another tap has put it away.
function settle(asked, noted) {
  if (noted) sheets = sheets.filter((other) => other !== asked);
  else goBack(asked, asked.why);
}

export function goOn() {
  const next = inHand();
  if (next?.state === "waiting" && isHere(next)) {
    const earlier = next.form && before(next);
    if (earlier) sheets = sheets.filter((other) => other !== earlier);
    if (earlier && isSame(earlier, next)) next.intent.data.again = "yes";
    next.state = "sent";
    page.send(next.intent, { ...next.more, sheet: next });
  }
  keepPile(sheets.filter(({ form }) => form));
  show();
}

// The engine learns what is in the fields now, once nothing waits before it.
function typed(form) {
  const fields = Object.fromEntries(new FormData(form));
  if (form.dataset.typing && isDone()) page.send({ do: form.dataset.typing, fields });
}

function show() {
  const list = document.getElementById("pile");
  if (!list) return;
  const one = document.getElementById("pile-sheet").content;
  list.toggleAttribute("data-calls", here().some(({ state }) => ["back", "aside", "passed"].includes(state)));
  list.replaceChildren(...here().filter(({ form }) => form).map((sheet, place) => {
    const item = one.cloneNode(true).firstElementChild;
    item.dataset.state = sheet.state;
    for (const button of item.querySelectorAll("button")) button.id += `-${place}`;
    item.querySelector("[data-text]").textContent = sheet.text;
    const form = document.getElementById(sheet.form);
    const each = (name, act) => item.querySelectorAll(`[data-${name}]`).forEach((button) => button.addEventListener("click", act));
    each("correct", () => correct(form, sheet));
    each("drop", () => drop(form, sheet));
    each("replace", () => takeAfterAll(sheet));
    const why = item.querySelector("[data-why]");
    if (why) why.textContent = isSaid(sheet) ? "" : (sheet.why ?? "");
    return item;
  }));
  tell(here().filter(({ form }) => form).length + Boolean(cameBack));
}

// Whether the form itself still says why a sheet came back.
function isSaid({ form, why, state }) {
  const said = document.getElementById(`${document.getElementById(form)?.dataset.pile}-problem`);
  return state === "back" && Boolean(why) && Boolean(said?.textContent.includes(why));
}

// How many wait, and that the step which was tapped waits for them.
function tell(count) {
  const told = document.getElementById("pile-told");
  holdsUp &&= count > 0;
  if (!told) return;
  const text = count ? told.dataset.waiting.replace("#", count) + (holdsUp ? ` · ${told.dataset.held}` : "") : "";
  if (told.textContent !== text) told.textContent = text;
}
