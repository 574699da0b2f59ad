// Keeps the clock on the screen moving between two answers, from timestamps, and calls out the time. Of two players' clocks
// only one runs. A clock that runs `beside` it has a face of its own; each of the `others` has its own calls too.
import { callOut, prepare } from "./chime.js";
import { left, written } from "./clock_face.js";
import { lastMinute } from "./felt.js";

const MINUTE = 60_000;

let timer = null;
let seen = new Map(); // of each clock that runs, what was left of it when it was last looked at
let held = false;
let called = null; // of which clock the call is that stands on the screen

// Has the clock stand until the engine has answered to a jump: nobody has seen the time pass, and none is called out.
export function hold() {
  held = true;
  clearInterval(timer);
}

export function letGo() {
  held = false;
  seen = new Map();
}

export function follow(clock, { settings, announce, send }) {
  clearInterval(timer);
  if (held) return;
  if (!clock?.running_since) {
    seen = new Map();
    return;
  }
  const all = [clock, ...(clock.others ?? [])];
  prepare(all.flatMap(({ calls }) => calls));
  if (!all.some((each) => named(each) === called)) tell("", null);
  const before = seen;
  seen = new Map(all.map((each) => [named(each), before.get(named(each)) ?? left(each)]));
  const tick = () => {
    for (const other of all.slice(1)) look(other);
    const now = look(clock);
    if (clock.beside) show(clock.beside, left(clock.beside));
    if (clock.until === null || now > clock.until) return;
    clearInterval(timer);
    if (clock.over) send({ do: clock.over });
  };
  const look = (each) => {
    const now = left(each);
    show(each, now);
    const due = each.calls.filter(({ at }) => now <= at && at < seen.get(named(each)));
    // After a sleep only the last call counts, not those that were missed.
    if (due.length) call(due.reduce((last, each) => (each.at < last.at ? each : last)), each);
    seen.set(named(each), now);
    return now;
  };
  const call = (last, each) => {
    tell(last.text, named(each));
    announce(last.text);
    if (settings.sound) callOut(last, settings);
    if (last.at > 0 && last.at <= MINUTE) lastMinute(settings);
  };
  tick();
  timer = setInterval(tick, 100);
}

// A call stands there until another is due, or the clock of somebody else runs.
function tell(text, whose) {
  const place = document.getElementById("time-call");
  if (place) place.textContent = text;
  called = whose;
}

function named({ face, running_since }) {
  return `${face} ${running_since}`;
}

function show({ face: id, tenths }, now) {
  const text = written(now, tenths);
  const face = document.getElementById(id);
  if (face && face.textContent !== text) face.textContent = text;
  if (face) face.toggleAttribute("data-over", now < 0);
  const bar = document.querySelector(".next-step__time");
  if (bar) bar.value = bar.max - now;
  const left = document.getElementById("time-left");
  if (left) left.value = now;
}
