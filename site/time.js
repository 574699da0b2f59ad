// What time it is for everything that is measured: as the system's clock said when the page came, and from then on by a
// clock that nobody sets. Setting the tablet's clock in the middle of a round changes nothing.
const JUMP = 3_000;
let start = Date.now() - performance.now();

export function now() {
  return Math.round(start + performance.now());
}

// A window for the room goes by the time of the judge's window.
export function follow(theirs) {
  start = theirs - performance.now();
}

// The tablet slept, or its clock was set forward: from here on its new time counts, and the answer is when this page
// last saw the time pass. Otherwise null.
export function seenBeforeJump() {
  const seen = now();
  const ahead = Date.now() - seen;
  if (ahead < JUMP) return null;
  start += ahead;
  return seen;
}
