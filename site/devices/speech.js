// Reads the screen aloud: offers what can be read, marks what sounds, and tells the engine of the last word.
import { sayNow } from "./chime.js";
import { clip } from "./clips.js";
import { level, readings } from "./outlet.js";
import { Reading, voiceOf } from "./reading.js";
import { DeviceVoice, OwnVoice, Silence, chosen } from "./voices.js";
import { lookSoon } from "../taps.js";

const root = document.documentElement;
const { settings } = window.faristol;
let plan = null;
let reading = null;
let send = null;
let lastAtOnce = null;
let unheard = false; // the last reading made no sound: then nothing of it counts, and the judge reads
let tried = false; // the sound was tried, and the page asks whether it was heard

const SOFTLY = 0.5;

root.dataset.speech = "idle";

// The sound was interrupted by a telephone call or a locked screen: the person resumes with a tap.
readings.lost = () => {
  if (reading) reading.paused = true;
  paint();
};

// What sounds behind another tab is heard by nobody who could say so.
document.addEventListener("visibilitychange", () => document.hidden && hold());

// A loudspeaker that was switched off takes with it what it was to say.
navigator.mediaDevices?.addEventListener?.("devicechange", hold);

function hold() {
  if (reading?.trial) stop();
  reading?.pause();
  paint();
}

// Called with each answer. A reading goes on as long as the screen still offers it, at the pace chosen now; the last
// word, which changes the screen, sounds to its end.
export function follow(wanted, sender) {
  if (plan ? !same(plan, wanted) : wanted) unheard = tried = false;
  plan = wanted;
  send = sender;
  if (reading && !reading.lastWord && !reading.trial) {
    if (!same(reading.plan, plan)) stop();
    else if (!reading.paused && !atPace(reading)) restart();
  }
  for (const utterance of plan?.utterances ?? []) clip({ language: plan.language, voice: voiceOf(plan), ...utterance });
  sayAtOnce();
  paint();
}

// A verdict is read without a tap, each only once.
function sayAtOnce() {
  if (!plan?.at_once || plan.at_once === lastAtOnce) return;
  lastAtOnce = plan.at_once;
  for (const utterance of plan.utterances) sayNow({ language: plan.language, ...utterance }, settings);
}

function same(one, other) {
  const content = ({ language, utterances, then }) => JSON.stringify([language, then, utterances.map(({ text, mark }) => [text, mark])]);
  return Boolean(other) && content(one) === content(other);
}

function atPace({ plan: { utterances } }) {
  return utterances[0].pace === plan.utterances[0].pace;
}

const acts = {
  read: () => plan && start(plan, 0),
  pause: () => reading?.pause(),
  go_on: async () => (atPace(reading) && (await reading.goOn())) || restart(),
  stop,
  try: ({ dataset }) => start(JSON.parse(dataset.plan), 0, { asks: "asks" in dataset }),
  heard: ({ dataset }) => {
    tried = false;
    window.faristol.choose("heard", dataset.heard);
    send({ do: "refresh" });
  },
};

// Called in a tap: only then does a browser let a page begin to sound.
export function tap(control) {
  if (["read", "go_on", "try"].includes(control.dataset.act) && settings.sound) readings.wake();
  acts[control.dataset.act](control);
  paint();
  if (!control.offsetParent) [...document.querySelectorAll("#calling button")].find((one) => one.offsetParent)?.focus();
}

// `trial` says of what is only tried whether it asks to be heard.
async function start(wanted, from, trial = null) {
  stop();
  const begun = (reading = { plan: wanted, now: from || -1, trial, stop() {}, pause() {} });
  paint();
  const voice = await voiceFor(wanted);
  if (reading !== begun) return;
  if (!voice) return silent(begun);
  readings.level = level(settings) * (wanted.softly ? SOFTLY : 1);
  reading = new Reading(wanted, voice, { began, ended, silent }, from);
  reading.trial = trial;
  paint();
  reading.run();
  if (document.hidden) hold();
}

// Returns null where a sound is wanted and none can be made.
async function voiceFor({ language, utterances, voice }) {
  if (!settings.sound) return new Silence();
  const device = chosen(settings, language, utterances, voice);
  if (device) return new DeviceVoice(device, level(settings));
  return (await readings.awake()) ? new OwnVoice(readings) : null;
}

// Begins again with the name that was being read.
function restart() {
  start(plan, Math.max(0, reading.now));
}

function stop() {
  reading?.stop();
  reading = null;
  unheard = tried = false;
}

function silent(from) {
  if (reading !== from) return;
  stop();
  unheard = true;
  paint();
}

function began(from, moment) {
  const { plan: { utterances, then, each }, now } = from;
  if (from.lastWord && then) send({ do: then, at: moment });
  // The second reading has no tile that the first has not had.
  const { mark } = utterances[now];
  if (each && mark && utterances.findIndex((one) => one.mark === mark) === now) send({ do: each, data: { tile: mark } });
  paint();
}

function ended(from) {
  if (reading === from) reading = null;
  tried = Boolean(from.trial?.asks);
  paint();
}

function paint() {
  const current = reading && !reading.trial ? reading : null;
  const state = current ? (current.paused ? "paused" : "reading") : unheard ? "unheard" : asked();
  if (state !== root.dataset.speech) lookSoon(); // the next step is another one now
  root.dataset.speech = state;
  const utterances = (current?.plan ?? plan)?.utterances ?? [];
  const now = current?.now ?? -1;
  const marks = new Map();
  for (const [n, { mark, part }] of utterances.entries()) {
    if (mark && !marks.has(mark)) marks.set(mark, null);
    if (part && !marks.has(part)) marks.set(part, null);
    if (n > now) continue;
    if (mark && (part === utterances[now].part || !utterances[now].mark)) marks.set(mark, n === now ? "now" : "done");
    if (part) marks.set(part, part === utterances[now].part ? "now" : "done");
  }
  for (const [id, state] of marks) write(document.getElementById(id), state);
  const face = document.getElementById("call-now");
  const text = utterances[now]?.text ?? "";
  if (face && face.textContent !== text) face.textContent = text;
}

// Only where the question stands: nowhere else is it the next step.
function asked() {
  if (!document.getElementById("heard-question")) return "idle";
  return tried ? "tried" : reading?.trial?.asks ? "trying" : "idle";
}

function write(element, state) {
  if (!element || element.dataset.called === (state ?? undefined)) return;
  if (state) element.dataset.called = state;
  else delete element.dataset.called;
}
