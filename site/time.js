// The time for everything that is measured: the system's clock at the start of the page, and from then on a clock that
// nobody can set. So setting the tablet's clock in the middle of a round changes nothing.
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

// The board window takes its time from the judge's window.
export function follow(theirs) {
  start = theirs - performance.now();
}

// If the tablet slept or its clock was set forward, takes over the new time and returns when the page last saw the time
// pass; otherwise null.
export function seenBeforeJump() {
  const seen = now();
  const ahead = systemTime() - seen;
  if (ahead < JUMP) return null;
  start += ahead;
  return seen;
}
