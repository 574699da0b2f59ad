// The seat of a player without the engine: what the judge's tablet has rendered of it, the tiles under the hands, and what is
// handed in, which is kept here until the judge's tablet has it. Built by scripts/seat_page.py for browsers of 2018.
import { rest } from "./calm.js";
import { drawLetters, fit } from "./fitting.js";
import * as forms from "./forms.js";
import * as clock from "./host_clock.js";
import * as hands from "./hands.js";
import * as time from "../devices/judges_time.js";
import { RoomLink } from "../devices/page_link.js";
import { ring } from "../devices/ring.js";
import * as which_room from "../devices/which_room.js";
import { askAnew, moveTo, noteAnswer, noteSlip, open, ownSeat, ownSlip, remember, roundIs, unanswered } from "./own_seat.js";
import { backToPoints, goesByItself, isIn, play, pointsWritten, sends } from "./play.js";
import * as score from "./score.js";
import * as words from "./words.js";
import { put } from "./regions.js";
import { drawFrame, drawState, fill, find, page, show } from "./views.js";

const AGAIN = 2_000; // milliseconds between two tries to load its words
const STAGES_OF_A_SLIP = ["time", "stopped", "slips"];

let link = null;
let asked = null; // the table that was tapped and is not yet taken
let regions = {};
let facts = null;
let view = "looking";
let refused = "";
let isThere = true;
let named = ""; // the seventh tile of a completiv
let isWrong = false; // whether what was written on paper cannot be read
let unreadable = ""; // points that are no number

// --- the language

async function speak() {
  await words.load(page);
  for (const name of Object.keys(regions)) put(name, regions[name]);
  takeUpForms();
  if (view === "rooms") look();
  clock.draw();
  lay();
  draw();
}

// Until the words have come there is nothing to show.
const begin = () => speak().then(look, () => setTimeout(begin, AGAIN));

// --- the room

const LOOKS = { enters: enter, waits: () => go("looking"), asks: () => go("rooms"), list: () => find("#rooms") };
const look = () => which_room.find(LOOKS);

function enter(at) {
  if (link) link.close();
  open(at.room);
  regions = {};
  facts = null;
  isThere = true;
  clock.forget();
  go("looking");
  link = new RoomLink(at, { heard, opened: hello, changed, beat, turned, gone: () => which_room.lookBeyond(at, LOOKS) });
}

function hello() {
  const { role = "player", table, token } = ownSeat();
  link.send({ m: "hello", app: "", lexicon: "", role, table, token, page: true, language: words.language() });
}

function changed(there) {
  isThere = there;
  draw();
}

// Whatever has no answer is sent again; the judge's log has it once.
function beat() {
  if (!facts && view !== "refused") hello();
  sendAgain();
}

function sendAgain() {
  const slip = ownSlip();
  if (slip && !slip.answer && ownSeat().token) link.send(slip.act);
}

const turned = () => sendAgain(askAnew());

const TAKES = {
  ring,
  welcome({ token, table }) {
    remember({ token, table });
    refused = "";
    sendAgain();
  },
  noseat({ reason }) {
    refused = reason;
    facts = null;
    moveTo("player", null);
    go("refused");
  },
  page({ regions: changes }) {
    Object.assign(regions, changes);
    for (const name of Object.keys(changes)) put(name, changes[name]);
    if (changes.tables && !["confirm", "refused"].includes(view)) go("tables");
    if (changes.seat) follow(JSON.parse(find("#facts").dataset.facts));
    if (changes.table) followTable(JSON.parse(find("#facts").dataset.facts));
    if (changes.seat || changes.board || changes.rack) lay();
    if (changes.seat) timeIsOver();
    draw();
  },
  clock(said) {
    clock.set(said, { face: () => find("#clock"), over: timeIsOver });
    draw();
  },
  pong: ({ now, sent }) => time.heardAt(now, sent),
  ack({ key, refused: code }) {
    noteAnswer(key, code || "received");
    draw();
  },
};

const heard = (message) => TAKES[message.m] && TAKES[message.m](message);

function follow(now) {
  const another = !facts || facts.round !== now.round;
  facts = now;
  remember({ table: now.table, player: now.player });
  roundIs(now.round);
  if (another) named = forms.namedIn(aboutRound());
  takeUpForms();
  if (!STAGES_OF_A_SLIP.includes(now.stage) && now.stage !== "call") hands.forget(now.round);
  hands.freeze(now.stage === "slips");
  go("seat");
}

function followTable(now) {
  facts = now;
  remember({ table: now.table });
  takeUpForms();
  go("table");
}

const aboutRound = () => `${ownSeat().room} ${ownSeat().table} ${facts.round}`;

function takeUpForms() {
  if (!facts || !find("main")) return;
  if (facts.ids) score.follow(facts, ownSeat().room);
  else forms.takeUp(find("#paper"), aboutRound());
}

function lay() {
  if (facts && regions.board && regions.rack) {
    put("rack", regions.rack, true);
    hands.takeUp(facts.round, named);
    fit(page);
  }
}

// --- what is handed in

const slipOfRound = () => (ownSlip() && facts && ownSlip().act.round === facts.round ? ownSlip() : null);

function handIn(text) {
  does({ act: "seat.slip", round: facts.round, text, points: text ? pointsWritten().points : null, rack: facts.rack });
}

function does(act) {
  noteSlip(link.does(act));
  draw();
}

const isOver = () => facts.stage === "slips" || (facts.stage === "time" && clock.left() === 0);

// What lies there when the time is over is the slip; where the judge wishes it, the player is asked.
function timeIsOver() {
  if (!facts || facts.topping || !facts.player || !isOver()) return;
  const [text, slip] = [play(), slipOfRound()];
  const goes = goesByItself(text, slip, facts);
  if (goes && !facts.asks) handIn(text);
  draw();
}

// --- the screen

function go(to) {
  const isNew = view !== to;
  draw((view = to));
  if (isNew && to === "confirm") rest([find("[data-act='sit']")], () => find("[data-act='sit']").focus());
}

function draw() {
  if (!find("main")) return;
  drawFrame({ view, facts, refused, isThere, isClosed: Boolean(link && link.isClosed), asked, left: clock.left(), waits: Boolean(unanswered()) });
  if (view === "seat" && facts) drawSeat();
  if (view === "table" && facts) score.draw(ownSlip());
}

function drawSeat() {
  const [text, slip] = [play(), slipOfRound()];
  const may = facts.may && clock.left() !== 0;
  const asks = !may && facts.asks && isOver() && text && !isIn(text, slip, facts);
  const coming = slip && !slip.answer;
  show("#coming", coming);
  fill("coming", coming && slip.act.text ? slip.act.text : "–");
  const answered = find("[data-region='seat'] #slip");
  if (answered) answered.hidden = Boolean(coming);
  show("#paper", may);
  show("#unwritten", isWrong && text === null);
  show("#uncounted", unreadable !== "");
  fill("given", unreadable);
  show("[data-when]", false);
  show(`[data-when="${facts.topping ? "topping" : facts.asks ? "asks" : "goes"}"]`, true);
  show("#counted", !facts.topping);
  show("[data-act='none']", !facts.topping);
  show("[data-act='recall']", hands.text() !== "");
  show("[data-act='shuffle']", hands.text() === "" && facts.rack.length > 0);
  const send = asks ? "over" : may ? sends(text, slip, facts) : facts.final ? "final" : "wait";
  fill("lies", text || "");
  show("[data-send]", false);
  show(`[data-send="${send}"]`, true);
  const canSend = ["first", "again", "over"].includes(send);
  find("#send").setAttribute("aria-disabled", String(!canSend));
  drawLetters(page, hands);
  drawState(coming ? "#coming strong" : "#slip strong, #line");
}

const ACTS = {
  sit: () => {
    moveTo("player", Number(asked.table));
    hello();
  },
  telephone: () => {
    moveTo("telephone", null);
    hello();
  },
  correct: () => draw(score.correct()),
  tables: () => {
    moveTo("player", null);
    refused = "";
    facts = null;
    go(regions.tables ? "tables" : "looking");
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
    unreadable = text ? pointsWritten().unreadable : "";
    if (text && mayGo && !unreadable && !isIn(text, slipOfRound(), facts) && !facts.tries.includes(text)) handIn(text);
    else draw();
    if (unreadable) backToPoints();
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
  } else if (letter) hands.step("key", { key: letter });
  else if (side) draw(score.agree(Number(side)));
  else if (seventh) {
    named = seventh;
    forms.noteNamed(aboutRound(), named);
    lay();
    draw();
  }
});
document.addEventListener("input", ({ target }) => {
  if (target.form) forms.note(target.form);
  isWrong = false;
  unreadable = "";
  draw();
});
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
