import { now } from "../time.js";

// Returns the time left of a clock, which is two numbers: what was left, and since when it runs. It stops at `until`,
// or never if that is null.
export function left({ remaining, running_since: since, until = 0 }) {
  return since === null ? remaining : Math.max(until ?? -Infinity, remaining - (now() - since));
}

// Returns the time as text. `sign` precedes tenths, in the minute before and after zero. Below zero it is rounded up.
export function written(time, sign = "") {
  const [minus, size] = [time < 0 ? "\u2212" : "", Math.abs(time)];
  const tenths = Math.ceil(size / 100);
  if (sign && tenths < 600) return `${minus}0:${two(Math.floor(tenths / 10))}${sign}${tenths % 10}`;
  const seconds = Math.ceil(size / 1000);
  return `${minus}${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function two(number) {
  return String(number).padStart(2, "0");
}
