// The board window. It has no engine and shows what the judge's window sends; when that closes, the last state stays.
import { attend } from "./devices/only_shows.js";
import { PublicBoard } from "./devices/public_board.js";
import * as wake from "./devices/wake.js";
import { boardChannel } from "./devices/windows.js";
import { follow } from "./time.js";

const ASK_EVERY = 2_000;
const UNANSWERED = 5; // so many questions, and the judge's window is closed

const { address, settings } = window.faristol;
const root = document.documentElement;
const board = new PublicBoard(document.getElementById("public"));
const channel = boardChannel(address().split("/")[2]);
let unanswered = 0;
let hasState = false;
let sentence = "";

channel?.addEventListener("message", ({ data }) => {
  if (data.now) follow(data.now);
  if (data.turn) board.turnByHand(data.turn);
  if (data.state) {
    show(data.state);
    say("");
  } else if (!data.sign && !data.turn) return;
  unanswered = 0;
  if (!hasState || sentence === "closed") ask("state");
});

function show(state) {
  if (state.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = state.theme;
  if (root.lang !== state.language) speak(state.language);
  hasState = true;
  board.show(state);
}

function ask(what) {
  channel?.postMessage({ ask: what });
  unanswered += 1;
  if (!hasState && unanswered > 1) say("waiting");
  if (!hasState || unanswered <= UNANSWERED) return;
  say("closed");
  board.holdClock();
}

// The window's own sentences are in board.html, in three languages.
function speak(language) {
  root.lang = language;
  const found = document.querySelector(`template[data-language="${language}"]`);
  document.getElementById("sentences").replaceChildren(found.content.cloneNode(true));
  document.title = `${found.dataset.title} – Faristol`;
  say(sentence);
}

function say(which) {
  sentence = which;
  for (const part of document.querySelectorAll("[data-said-when]")) part.hidden = part.dataset.saidWhen !== which;
}

window.addEventListener("pagehide", () => channel?.postMessage({ ask: "gone" }));
document.addEventListener("visibilitychange", () => document.hidden || ask("sign"));
navigator.serviceWorker?.addEventListener("message", ({ data }) => data.do === "reload" && location.reload());

speak(settings.language);
attend(board);
wake.hold(true);
ask("state");
setInterval(ask, ASK_EVERY, "sign");
