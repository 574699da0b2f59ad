// What time it is for everything that is measured: as the system's clock said when the page came, and from then on by a
// clock that nobody sets. Setting the tablet's clock in the middle of a round changes nothing.
const JUMP = 3_000;
// A tablet whose battery was empty may believe that it is 1970: a log holds times of this century only.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2099, 0, 1);
let start = systemTime() - performance.now();

function systemTime() {
  return Math.min(Math.max(Date.now(), EARLIEST), LATEST);
}

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
  const ahead = systemTime() - seen;
  if (ahead < JUMP) return null;
  start += ahead;
  return seen;
}
