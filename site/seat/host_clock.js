// The clock of the round, by what the judge's tablet said of it.
import * as time from "../devices/judges_time.js";

let clock = null;
let timer = null;
let tells = null;

// In another room there is another judge.
export function forget() {
  time.forget();
  clearInterval(timer);
  clock = null;
}

export function left() {
  if (!clock) return null;
  const gone = clock.runs ? Math.max(0, time.theirNow() - clock.now) : 0;
  return Math.max(0, clock.remaining - gone);
}

// `shows` are face(), the element that has the time, and over(), called when it is.
export function set(said, shows) {
  time.heardAt(said.now);
  clock = said;
  tells = shows;
  clearInterval(timer);
  tick();
  if (clock.runs && left() > 0) timer = setInterval(tick, 200);
}

function tick() {
  draw();
  if (left() > 0) return;
  clearInterval(timer);
  tells.over();
}

export function draw() {
  if (!clock) return;
  const seconds = Math.ceil(left() / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (tells.face().textContent !== text) tells.face().textContent = text;
}
