// Keeps the clock on the screen moving between two answers, from timestamps, and calls out the time. Of two players' clocks
// only one runs. A clock that runs `beside` it has a face of its own.
import { callOut, prepare } from "./chime.js";
import { left, written } from "./clock_face.js";
import { lastMinute } from "./felt.js";

const MINUTE = 60_000;

let timer = null;
let run = null;
let seen = Infinity;
let held = false;

// Has the clock stand until the engine has answered to a jump: nobody has seen the time pass, and none is called out.
export function hold() {
  held = true;
  clearInterval(timer);
}

export function letGo() {
  held = false;
  run = null;
}

export function follow(clock, { settings, announce, send }) {
  clearInterval(timer);
  if (held) return;
  if (!clock?.running_since) {
    run = null;
    return;
  }
  prepare(clock.calls);
  const now = `${clock.face} ${clock.running_since}`;
  if (run !== now) seen = left(clock);
  run = now;
  const tick = () => {
    const now = left(clock);
    show(clock, now);
    if (clock.beside) show(clock.beside, left(clock.beside));
    const due = clock.calls.filter(({ at }) => now <= at && at < seen);
    // After a sleep only the last call counts, not those that were missed.
    if (due.length) call(due.reduce((last, each) => (each.at < last.at ? each : last)));
    seen = now;
    if (clock.until === null || now > clock.until) return;
    clearInterval(timer);
    if (clock.over) send({ do: clock.over });
  };
  const call = (last) => {
    const place = document.getElementById("time-call");
    if (place) place.textContent = last.text;
    announce(last.text);
    if (settings.sound) callOut(last, settings);
    if (last.at > 0 && last.at <= MINUTE) lastMinute(settings);
  };
  tick();
  timer = setInterval(tick, 100);
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
