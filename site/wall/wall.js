// The board of the room in any browser, at a fixed address: it has no engine and shows what the judge's tablet sends. What it
// showed last stays while that is away.
import { RoomLink } from "../devices/page_link.js";
import * as judges from "../devices/judges_time.js";
import { attend } from "../devices/only_shows.js";
import { PublicBoard } from "../devices/public_board.js";
import { ring } from "../devices/ring.js";
import * as wake from "../devices/wake.js";
import * as which_room from "../devices/which_room.js";
import { follow } from "../time.js";

const root = document.documentElement;
const { language } = window.faristol.settings;
const board = new PublicBoard(document.getElementById("public"));
const say = (which) => document.querySelectorAll("[data-said-when]").forEach((part) => (part.hidden = part.dataset.saidWhen !== which));

let link = null;
let html = "";
let clock = null;

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
  pong: ({ now: theirs, sent }) => takeTime(theirs, sent),
};

function takeTime(theirs, sent) {
  judges.heardAt(theirs, sent);
  follow(judges.theirNow());
}

function show() {
  board.show({ html, clock });
  const face = document.getElementById("public-face");
  root.lang = face.lang;
  document.title = `${face.querySelector("h1").textContent} – Faristol`;
  say(link?.isThere ? "" : "lost");
}

function hello() {
  link.send({ m: "hello", app: "", lexicon: "", role: "wall", table: null, token: "", page: true, language });
}

function enters(room) {
  link?.close();
  judges.forget();
  html = ""; // what another room showed last stays to be seen until this one shows something
  const heard = (message) => TAKES[message.m]?.(message);
  const changed = (isThere) => say(isThere && html ? "" : link.isClosed ? "closed" : html ? "lost" : "waiting");
  const gone = () => which_room.lookBeyond(room, LOOKS);
  link = new RoomLink(room, { heard, opened: hello, changed, beat: () => html || hello(), gone }, "wall-keys");
}

const LOOKS = { enters, waits: () => say("waiting"), asks: () => say("rooms"), list: () => document.getElementById("rooms") };

root.toggleAttribute("data-transparent", new URLSearchParams(location.search).has("transparent"));
const words = document.querySelector(`template[data-language="${language}"]`);
document.getElementById("sentences").replaceChildren(words.content.cloneNode(true));
document.title = `${words.dataset.title} – Faristol`;
if (root.hasAttribute("data-transparent")) document.getElementById("full-screen").hidden = true;
which_room.find(LOOKS);
say(link ? "" : "waiting");
attend(board);
wake.hold(true);
