// The board of the room in any browser, at a fixed address: it has no engine and shows what the judge's tablet sends. What it
// showed last stays while that is away.
import { RoomLink } from "../devices/page_link.js";
import { PublicBoard, pagesOf } from "../devices/public_board.js";
import { ring } from "../devices/ring.js";
import * as wake from "../devices/wake.js";
import * as which_room from "../devices/which_room.js";
import { follow } from "../time.js";

const STILL = 3_000;
const root = document.documentElement;
const { language } = window.faristol.settings;
const board = new PublicBoard(document.getElementById("public"));
const say = (which) => document.querySelectorAll("[data-said-when]").forEach((part) => (part.hidden = part.dataset.saidWhen !== which));

let link = null;
let html = "";
let clock = null;
let shortest = Infinity; // the delay of the message that came fastest: its time is nearest the judge's

const TAKES = {
  ring,
  region({ html: came }) {
    html = came;
    clock = null;
    show();
  },
  clock(said) {
    takeTime(said.now);
    clock = { remaining: said.remaining, running_since: said.runs ? said.now : null };
    show();
  },
  pong: ({ now: theirs }) => takeTime(theirs),
};

function takeTime(theirs) {
  const delay = Date.now() - theirs;
  if (delay > shortest) return;
  shortest = delay;
  follow(theirs);
}

function show() {
  board.show({ html, clock });
  const face = document.getElementById("public-face");
  root.lang = face.lang;
  document.title = `${face.querySelector("h1").textContent} – Faristol`;
  say("");
}

function hello() {
  shortest = Infinity;
  link.send({ m: "hello", app: "", lexicon: "", role: "wall", table: null, token: "", page: true, language });
}

function enters(room) {
  link?.close();
  const heard = (message) => TAKES[message.m]?.(message);
  const changed = (isThere) => say(isThere && html ? "" : html ? "lost" : "waiting");
  link = new RoomLink(room, { heard, opened: hello, changed, beat: () => html || hello() }, "wall-keys");
}

// --- the person at the window: full screen, pages by hand, no pointer in the picture

let still;
function showPointer() {
  delete root.dataset.still;
  clearTimeout(still);
  still = setTimeout(() => (root.dataset.still = ""), STILL);
}

document.addEventListener("pointermove", showPointer);
document.addEventListener("keydown", (event) => {
  showPointer();
  board.turnByHand(pagesOf(event));
});
document.addEventListener("click", ({ target }) => {
  if (target.closest("#full-screen")) root.requestFullscreen?.().catch(() => {});
});

root.toggleAttribute("data-transparent", new URLSearchParams(location.search).has("transparent"));
const words = document.querySelector(`template[data-language="${language}"]`);
document.getElementById("sentences").replaceChildren(words.content.cloneNode(true));
document.title = `${words.dataset.title} – Faristol`;
if (root.hasAttribute("data-transparent")) document.getElementById("full-screen").hidden = true;
which_room.find({
  enters,
  waits: () => say("waiting"),
  asks: () => say("rooms"),
  list: () => document.getElementById("rooms"),
});
say(link ? "" : "waiting");
showPointer();
wake.hold(true);
