// The page: sends intents to the engine and shows its answers. It holds no sentences of its own.
import "./not_framed.js";
import { Engine } from "./engine-link.js";
import { accepted } from "./morph.js";
import * as board from "./devices/board.js";
import * as boardWindow from "./devices/board_window.js";
import * as camera from "./devices/camera.js";
import * as clubVoice from "./devices/club_voice.js";
import * as clipboard from "./devices/clipboard.js";
import * as clock from "./devices/clock.js";
import { fault } from "./deployment.js";
import * as felt from "./devices/felt.js";
import * as files from "./devices/files.js";
import * as fullScreen from "./devices/full_screen.js";
import * as guide from "./devices/guide.js";
import * as input from "./input.js";
import * as laying from "./devices/laying.js";
import * as livePage from "./devices/live_page.js";
import * as microphone from "./devices/microphone.js";
import * as movingCode from "./devices/moving_code.js";
import * as offline from "./offline.js";
import * as outlet from "./devices/outlet.js";
import * as picture from "./devices/picture.js";
import * as pile from "./pile.js";
import * as popovers from "./popovers.js";
import * as room from "./devices/room.js";
import * as sharing from "./devices/sharing.js";
import * as speech from "./devices/speech.js";
import * as battery from "./devices/battery.js";
import * as storage from "./devices/storage.js";
import * as taps from "./taps.js";
import * as voices from "./devices/voices.js";
import * as wake from "./devices/wake.js";
import * as windows from "./devices/windows.js";
import * as wordTiles from "./devices/word_tiles.js";
import * as writing from "./devices/writing.js";
import { beginAnew, coverBefore, keepHome, keepScreen, keepSession, recallSession } from "./reload.js";
import { announce, say, show, showFault, showProgress } from "./screen.js";
import { now, seenBeforeJump } from "./time.js";

const { settings, address, showPrerendered } = window.faristol;
const root = document.documentElement;
const LOOKS_AGAIN = 10_000;
const CLOSED = 3;
const SELDOM = 600_000; // milliseconds between two new beginnings because of the database
const LISTING_EVENTS = ["#/", "#/practice", "#/day", "#/figures"];
let last = { url: address(), session: recallSession() };
let again;
let started = false;
let wrongFile = null;
let looking;
let closed = 0; // so many answers in a row said that the browser opens no database
let arriving = null; // how much of the first fetch is here
let home = null; // as this device shows it at the next start

const engine = new Engine({
  address,
  session: () => last.session,
  links: room.held,
  describe: () => ({ settings, device: { ...storage.facts(), ...battery.facts(), voices: voices.listed() }, zone: -new Date().getTimezoneOffset(), board: boardWindow.shows() }),
  answered,
  state: follow,
  copiesGone: () => LISTING_EVENTS.includes(last.url) && send({ do: "refresh" }),
});

battery.follow(() => started && send({ do: "look" }));

// If the engine has never started here, a file that the server should have is perhaps missing.
function follow(state) {
  if (["restarting", "stuck"].includes(state) && !started) lookAtServer();
  if (state && wrongFile) showFault(wrongFile);
  else if (arriving) showProgress(arriving, settings.language);
  else say(state);
}

// What arrived only in part is asked for again until it is whole, and then the page begins anew.
async function lookAtServer() {
  const before = wrongFile;
  try {
    wrongFile = await fault();
  } catch {
    // Without a network the server cannot be checked.
  }
  if (engine.ready) return;
  if (wrongFile) showFault(wrongFile);
  else if (before?.kind === "incomplete") location.reload();
  clearTimeout(looking);
  if (wrongFile?.kind === "incomplete") looking = setTimeout(lookAtServer, LOOKS_AGAIN);
}

// On a page that was opened while the disk was full Chromium opens no database any more, even when there is room again.
// A file that is just being saved would be lost with the page, and so would a tap that has no answer yet.
function beginAnewIfClosed({ storage: state, save }) {
  closed = state === "closed" && !save ? closed + 1 : 0;
  const isIdle = () => closed >= CLOSED && !engine.unanswered().length;
  if (isIdle()) beginAnew(SELDOM, isIdle);
}

function answered(answer, { intent, sent, sheet, hand }) {
  started = true;
  if (["jumped", "hello"].includes(intent.do)) clock.letGo();
  if (!["look", "refresh", "link", "room"].includes(intent.do)) input.answered();
  room.follow(answer.links);
  if (intent.do === "link") {
    room.answered();
    return heardOfTablets(answer);
  }
  pile.hear(answer, sheet);
  if (answer.broken) {
    laying.answered();
    say("broken", answer.broken);
    if (sent) input.heard(sent, false);
    return pile.goOn();
  }
  // The message that something broke stays until the person does something else.
  const asked = !["hello", "refresh", "look"].includes(intent.do);
  if (asked) say(engine.state);
  if (sent && answer.ok) accepted(sent);
  const moved = answer.url !== last.url;
  last = answer;
  // An answer takes the focus away from nobody who writes the next sheet, or has gone on to something else.
  const { activeElement } = document;
  const writes = sheet && !(pile.asks(answer) && pile.asksAlone());
  if (activeElement !== document.body && (writes || (hand && activeElement !== hand.at))) answer.focus = null;
  coverBefore(answer.regions, answer.url, settings.language);
  show(answer, { moved, asked, keepsPile: !pile.isDone() || Boolean(answer.aside) });
  laying.answered();
  taps.look();
  if (sent) input.heard(sent, answer.ok);
  pile.goOn();
  keepSession(answer.session);
  home = answer.home ?? home;
  fullScreen.follow(answer);
  clubVoice.follow(answer.voice);
  board.answered();
  felt.follow(settings);
  clock.follow(answer.clock, { settings, announce, send });
  speech.follow(answer.speech, send);
  boardWindow.follow(answer, settings.theme);
  livePage.follow(answer);
  camera.follow(send);
  movingCode.follow(send);
  wake.hold(Boolean(answer.clock?.running_since) || boardWindow.isHere() || camera.isOpen() || movingCode.isShown());
  windows.running(answer.running && answer.writing);
  windows.announceWriting(answer.wrote);
  root.dataset.storage = answer.storage || storage.state();
  beginAnewIfClosed(answer);
  if (answer.wrote) storage.ask(() => send({ do: "refresh" }));
  if (answer.save) files.save(answer.save);
  if (answer.print) window.print();
  // Work goes on in the engine: ask again later how far it is.
  clearTimeout(again);
  if (answer.again) again = setTimeout(send, answer.again, { do: answer.then ?? "look" });
}

// Another tablet was heard: the screen stays as it is, and is looked at anew if something has changed. When forty come back
// at once, one look is enough that the engine has yet to take.
function heardOfTablets({ wrote, look }) {
  windows.announceWriting(wrote);
  const waiting = engine.unanswered();
  if (look && !(waiting.length > 1 && waiting.at(-1).do === "look")) send({ do: "look" });
}

function send(intent, more) {
  if (laying.take(intent)) return;
  laying.flush();
  pass(intent, more);
}

function pass(intent, more) {
  const hand = {}; // where it is once the tap or the key has done all that it does
  queueMicrotask(() => (hand.at = document.activeElement));
  engine.send({ at: now(), ...intent }, { ...more, hand });
}

// The engine's answer changes the address. Until the engine is ready the page does, and shows the prerendered screen.
function go(to) {
  if (!engine.ready) {
    if (to !== address()) history.pushState(null, "", to);
    showReady();
  }
  send({ do: "go", data: { to } });
}

function showReady() {
  if (showPrerendered()) last = { ...last, url: address() };
}

// Changes a setting of the device, and has the engine show it.
function choose(name, value) {
  window.faristol.choose(name, value);
  outlet.adjust(settings);
  if (name === "language" && !engine.ready) showReady();
  follow(engine.state);
  send({ do: "refresh" });
}

popovers.provide(); // before taps.listen, which keeps from all others what does not count
taps.listen();
pile.listen({ send, address });

window.faristol.arrived = () => engine.ready || showReady();
window.faristol.handOver();
input.listen({
  isAtRest: () => engine.ready && !engine.unanswered().length,
  send,
  go,
  choose,
  devices: {
    file: (control, data) => files.choose(control, (file, file_name, sizes) => send({ do: control.dataset.do, data, file_name, sizes }, { file })),
    share: (control) => sharing.share(control, () => send({ do: control.dataset.do, data: { copied: "shared" } })),
    share_picture: sharing.sharePicture,
    picture: async (control) => files.save(await picture.draw(control.dataset)),
    copy: (control) => clipboard.copy(control, announce, (copied) => send({ do: control.dataset.do, data: { copied } })),
    update: offline.accept,
    board_sight: board.changeSight,
    board_window: boardWindow.open,
    board_here: boardWindow.showHere,
    board_back: boardWindow.back,
    board_pages: boardWindow.pages,
    guide: guide.open,
    live_folder: livePage.chooseFolder,
    live_again: livePage.askAgain,
    live_stop: livePage.stop,
    live_save: livePage.save,
    speech: speech.tap,
    camera_other: camera.other,
    microphone: (control) => microphone.record(control, send),
    write: writing.write,
  },
});

laying.listen(
  { send: pass, unanswered: () => engine.unanswered() },
  {
    drawn: () => {
      taps.lookSoon();
      board.answered();
    },
    shown: () => felt.follow(settings),
  },
);
board.listen(send, async (question) => {
  laying.flush();
  return (await engine.ask(question))?.points ?? null;
});
wordTiles.listen(send);
room.listen(send);
fullScreen.listen();
sharing.listen();
livePage.listen((question) => engine.ask(question));
writing.listen();
boardWindow.listen(() => send({ do: "refresh" }));
outlet.adjust(settings);
voices.whenListed(() => address().endsWith("/voice") && send({ do: "refresh" }));

window.addEventListener("popstate", () => {
  if (guide.wentBack()) return;
  if (!engine.ready) showReady();
  send({ do: "go", data: { to: address() } });
});

window.addEventListener("pagehide", () => keepScreen(last.url, settings.language));
// Not before: a browser writes what a page keeps to its disk a few times a minute at most, and copies of events come first.
for (const end of ["pagehide", "visibilitychange"]) window.addEventListener(end, () => home && keepHome(home, settings.language));

windows.listen((wrote) => {
  const here = [last.stream, last.url].includes(wrote.stream);
  if (here || LISTING_EVENTS.includes(last.url)) send({ do: "refresh" });
});

function receive(file, file_name, sizes) {
  go("#/");
  send({ do: "home.shared", file_name, sizes }, { file });
}

// Once a second: notice a jump of the clock, and ask the engine for its sign of life.
function beat() {
  const seen = seenBeforeJump();
  if (seen !== null) {
    clock.hold();
    send({ do: "jumped", data: { seen: String(seen) } });
  }
  engine.sign((room) => room !== last.room && send({ do: "room" }));
}

setInterval(beat, 1000);

offline.begin({
  progress: (how) => showProgress((arriving = how), settings.language),
  failed: lookAtServer,
  ready: () => {
    arriving = null;
    engine.start();
    sharing.received(receive);
  },
});
