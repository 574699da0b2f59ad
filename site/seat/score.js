// The result of a tournament's table: two write it, both say that it is right, and it goes to the director. And whose telephone
// this is, where it only says where its player sits.
import { keep, recall } from "../devices/page_memory.js";

const POINTS = /^[-\u2212]?\d{1,5}$/;
let find = null;
let handIn = null;
let facts = null;
let agreed = []; // the sides that have said so
let isReady = false;

// `hands` sends what is handed in, `within` finds an element of the page.
export function listen(within, hands) {
  find = within;
  handIn = hands;
  document.addEventListener("input", choose, true); // before anything is drawn anew
}

export function follow(now) {
  if (!facts || facts.round !== now.round || String(facts.ids) !== String(now.ids)) correct();
  facts = now;
}

export function draw(slip) {
  const sent = slip && slip.act.round === facts.round && String(slip.act.pair) === String(facts.ids) ? slip : null;
  const coming = Boolean(sent && !sent.answer);
  find("[data-coming]").hidden = !coming;
  const answered = find("#sent");
  if (answered) answered.hidden = coming;
  for (const one of find("main").querySelectorAll("[data-of='coming']")) one.textContent = coming ? sent.act.text : "";
  find("#score").hidden = !facts.open || isReady || coming;
  find("#agree").hidden = !facts.open || !isReady || coming;
  ["first", "second"].forEach((name, side) => {
    for (const one of find("main").querySelectorAll(`[data-of="${name}"]`)) one.textContent = facts.names[side] || "";
    find(`[data-side="${side}"]`).disabled = agreed.includes(side);
  });
  find("[data-of='score']").textContent = isReady ? written().join(" – ") : "";
  drawLine();
}

function drawLine() {
  const whose = find("#whose");
  whose.hidden = facts.table !== null;
  if (whose.hidden) return;
  const list = whose.querySelector("select");
  const own = recall("own-name") || "";
  const names = ["", ...facts.players].sort((one, other) => one.localeCompare(other));
  if (list.dataset.names !== String(names)) {
    list.textContent = "";
    for (const name of names) list.append(new Option(name, name));
  }
  list.value = own;
  list.dataset.names = String(names);
  for (const line of find("main").querySelectorAll("[data-line]")) line.hidden = facts.players[line.dataset.line] !== own;
}

function choose({ target }) {
  if (target.closest("#whose")) keep("own-name", target.value);
}

function written() {
  const { first, second } = find("#score").elements;
  return [first, second].map(({ value }) => value.trim().replace("\u2212", "-"));
}

export function check() {
  const isWhole = written().every((points) => POINTS.test(points));
  find("#missing").hidden = isWhole;
  isReady = isWhole;
  if (isWhole) requestAnimationFrame(() => find("[data-side]").focus());
}

export function correct() {
  agreed = [];
  isReady = false;
}

export function agree(side) {
  agreed = [...agreed.filter((one) => one !== side), side];
  if (agreed.length < 2) return;
  const text = written().map(Number).join("–");
  correct();
  handIn({ act: "seat.result", round: facts.round, text, points: null, pair: facts.ids });
}
