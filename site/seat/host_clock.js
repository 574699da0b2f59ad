// The clock of the round, by what the judge's tablet said of it.
import * as time from "../devices/judges_time.js";

let clock = null;
let timer = null;

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

export function set(said, { face, over }) {
  time.heardAt(said.now);
  clock = said;
  clearInterval(timer);
  const show = () => {
    const seconds = Math.ceil(left() / 1000);
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (face().textContent !== text) face().textContent = text;
    if (left() > 0) return;
    clearInterval(timer);
    over();
  };
  show();
  if (clock.runs && left() > 0) timer = setInterval(show, 200);
}
