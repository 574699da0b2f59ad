// The seat of a player without the engine: what the judge's tablet has rendered of it, the tiles under the hands, and what is
// handed in, which is kept here until the judge's tablet has it. Built by scripts/seat_page.py for browsers of 2018.
import { drawLetters, fit } from "./fitting.js";
import * as clock from "./host_clock.js";
import * as hands from "./hands.js";
import { RoomLink } from "../devices/page_link.js";
import { ring } from "../devices/ring.js";
import { keep, recall } from "../devices/page_memory.js";
import * as which_room from "../devices/which_room.js";
import * as score from "./score.js";
import * as words from "./words.js";
import { drawFrame, fill, find, page, show } from "./views.js";
import { onPaper } from "./written.js";

const AGAIN = 2_000; // milliseconds between two tries to load its words
const STAGES_OF_A_SLIP = ["time", "stopped", "slips"];

let link = null;
let seat = null; // what is kept of this room: table, player, token, the last slip
let asked = null; // the table that was tapped and is not yet taken
let regions = {};
let facts = null;
let view = "looking";
let refused = "";
let isThere = true;
let named = ""; // the seventh tile of a completiv
let isWrong = false; // whether what was written on paper cannot be read

// --- the language

async function speak() {
  await words.load(page);
  for (const name of Object.keys(regions)) put(name);
  lay();
  draw();
}

// Until the words have come there is nothing to show.
const begin = () => speak().then(look, () => setTimeout(begin, AGAIN));

// --- the room

function look() {
  which_room.find({ enters: enter, waits: () => go("looking"), asks: () => go("rooms"), list: () => find("#rooms") });
}

function enter(at) {
  if (link) link.close();
  seat = recall(`room-${at.room}`) || { room: at.room, table: null, player: "", token: "", slip: null };
  regions = {};
  facts = null;
  go("looking");
  link = new RoomLink(at, { heard, opened: hello, changed, beat });
}

function remember(more) {
  seat = { ...seat, ...more };
  keep(`room-${seat.room}`, seat);
}

function hello() {
  clock.forget();
  const { role = "player", table, token } = seat;
  link.send({ m: "hello", app: "", lexicon: "", role, table, token, page: true, language: words.language() });
}

function changed(there) {
  isThere = there;
  draw();
}

// Whatever has no answer is sent again; the judge's log has it once.
function beat() {
  if (!facts && view !== "refused") hello();
  const { slip } = seat;
  if (slip && !slip.answer && facts) link.send(slip.act);
}

const TAKES = {
  ring,
  welcome({ token, table }) {
    remember({ token, table });
    refused = "";
    beat();
  },
  noseat({ reason }) {
    refused = reason;
    facts = null;
    remember({ role: "player", table: null, token: "" });
    go("refused");
  },
  page({ regions: changes }) {
    Object.assign(regions, changes);
    if (changes.tables) go("tables");
    for (const name of Object.keys(changes)) put(name);
    if (changes.seat) follow(JSON.parse(find("#facts").dataset.facts));
    if (changes.table) followTable(JSON.parse(find("#facts").dataset.facts));
    if (changes.seat || changes.board || changes.rack) lay();
    draw();
  },
  clock(said) {
    clock.tookDelay(said.now);
    clock.set(said, { face: () => find("#clock"), over: timeIsOver });
    draw();
  },
  pong: ({ now }) => clock.tookDelay(now),
  ack({ key, refused: code }) {
    if (seat.slip && seat.slip.act.key === key) remember({ slip: { ...seat.slip, answer: code || "received" } });
    draw();
  },
};

const heard = (message) => TAKES[message.m] && TAKES[message.m](message);

function put(name) {
  const region = find(`[data-region="${name}"]`);
  if (region) region.innerHTML = regions[name];
}

function follow(now) {
  const another = !facts || facts.round !== now.round;
  facts = now;
  remember({ table: now.table, player: now.player });
  if (another) named = "";
  if (another && find("#paper")) find("#paper").reset();
  if (!STAGES_OF_A_SLIP.includes(now.stage) && now.stage !== "call") hands.forget();
  hands.freeze(now.stage === "slips");
  go("seat");
  if (now.stage === "slips") timeIsOver();
}

function followTable(now) {
  facts = now;
  remember({ table: now.table });
  score.follow(now);
  go("table");
}

function lay() {
  if (facts && regions.board && regions.rack) {
    put("rack");
    hands.takeUp(facts.round, named);
    fit(page);
  }
}

// --- what is handed in

const slipOfRound = () => (seat.slip && facts && seat.slip.act.round === facts.round ? seat.slip : null);

// Returns what would be handed in: the tiles on the board, else what is written; null for what is no play, "" for nothing.
function play() {
  const laid = hands.text();
  if (laid !== "") return laid;
  const { place, word } = find("#paper").elements;
  return onPaper(place.value, word.value);
}

function isIn(text) {
  const slip = slipOfRound();
  if (facts.became === "received" && facts.play === text) return true;
  return Boolean(slip && slip.act.text === text && (!slip.answer || (slip.answer === "received" && facts.became === "received")));
}

function handIn(text) {
  const points = find("#paper").elements.points.value.trim();
  const given = /^\d{1,4}$/.test(points) ? Number(points) : null;
  does({ act: "seat.slip", round: facts.round, text, points: text ? given : null, rack: facts.rack });
}

function does(act) {
  remember({ slip: { act: link.does(act), answer: "" } });
  draw();
}

const isOver = () => facts.stage === "slips" || (facts.stage === "time" && clock.left() === 0);

// What lies there when the time is over is the slip; where the judge wishes it, the player is asked.
function timeIsOver() {
  if (!facts || facts.topping || !facts.player || !isOver()) return;
  const [text, slip] = [play(), slipOfRound()];
  const goes = text && !isIn(text) && (!slip || slip.act.text !== text || (facts.became === "none" && facts.stage === "time" && slip.answer));
  if (goes && !facts.asks) handIn(text);
  draw();
}

// --- the screen

const go = (to) => draw((view = to));

function draw() {
  if (!find("main")) return;
  drawFrame({ view, facts, refused, isThere, asked, left: clock.left() });
  if (view === "seat" && facts) drawSeat();
  if (view === "table" && facts) score.draw(seat.slip);
}

function drawSeat() {
  const [text, slip] = [play(), slipOfRound()];
  const may = facts.may && clock.left() !== 0;
  const asks = !may && facts.asks && isOver() && text && !isIn(text);
  const coming = slip && !slip.answer;
  show("#coming", coming);
  fill("coming", coming && slip.act.text ? slip.act.text : "–");
  const answered = find("[data-region='seat'] #slip");
  if (answered) answered.hidden = Boolean(coming);
  show("#paper", may);
  show("#unwritten", isWrong && text === null);
  show("[data-when]", false);
  show(`[data-when="${facts.topping ? "topping" : facts.asks ? "asks" : "goes"}"]`, true);
  show("#counted", !facts.topping);
  show("[data-act='none']", !facts.topping);
  show("[data-act='recall']", hands.text() !== "");
  show("[data-act='shuffle']", hands.text() === "");
  const send = asks ? "over" : may ? sends(text, coming) : "wait";
  fill("lies", text || "");
  show("[data-send]", false);
  show(`[data-send="${send}"]`, true);
  const canSend = ["first", "again", "over"].includes(send);
  find("#send").setAttribute("aria-disabled", String(!canSend));
  drawLetters(page);
}

// What the button that hands in would do with this play.
function sends(text, coming) {
  if (text === "") return "none";
  if (text === null) return "crooked";
  if (facts.tries.includes(text)) return "tried";
  if (isIn(text)) return coming ? "coming" : "in";
  return facts.became === "none" && !slipOfRound() ? "first" : "again";
}

const ACTS = {
  sit: () => {
    remember({ role: "player", table: Number(asked.table), token: "", slip: null });
    hello();
  },
  telephone: () => {
    remember({ role: "telephone", table: null, token: "", slip: null });
    hello();
  },
  correct: () => draw(score.correct()),
  tables: () => {
    remember({ role: "player", table: null, token: "", slip: null });
    refused = "";
    facts = null;
    hello();
  },
  recall: () => hands.step("recall"),
  shuffle: () => hands.step("shuffle"),
  larger: (button) => {
    const larger = page.classList.toggle("larger");
    button.setAttribute("aria-pressed", String(larger));
    fit(page);
    if (larger) find("[data-cursor]").scrollIntoView({ block: "center", inline: "center" });
  },
  none: () => handIn(""),
  send: () => {
    const text = play();
    isWrong = text === null;
    const mayGo = (facts.may && clock.left() !== 0) || (facts.asks && isOver());
    if (text && mayGo && !isIn(text) && !facts.tries.includes(text)) handIn(text);
    else draw();
  },
};

document.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button) return;
  const { act, table, player, letter, seventh, side } = button.dataset;
  if (act) ACTS[act](button);
  else if (table) {
    asked = { table, player };
    go("confirm");
    find("[data-act='sit']").focus();
  } else if (letter) hands.step("key", { key: letter });
  else if (side) draw(score.agree(Number(side)));
  else if (seventh) {
    named = seventh;
    lay();
    draw();
  }
});
document.addEventListener("input", () => draw((isWrong = false)));
document.addEventListener("change", ({ target }) => {
  if (target.id !== "language") return;
  words.choose(target.value);
  speak().then(() => link && hello());
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target.id === "score") draw(score.check());
  else ACTS.send();
});
window.addEventListener("resize", () => fit(page));
window.addEventListener("hashchange", look);
hands.listen(draw);
score.listen(find, does);
begin();
