// The time on the judge's tablet, for a page without an engine. No message comes before it was sent: of the last few the one
// with the shortest delay says best how much this device's clock is ahead. It is written for browsers of 2018.
const START = Date.now() - performance.now();
const MOST_DELAYS = 8;
const LONG = 2_000;
let delays = [];

// This device's own clock, which nobody can set.
export const steady = () => Math.round(START + performance.now());

export function forget() {
  delays = [];
}

// A message came that was sent at `theirs`. Where it answers one that this page sent at `sent`, this clock is ahead by
// sent - theirs at least: a shorter delay is of a time before the judge's clock was set. So it may be if a message seems to have
// been on its way for long; then more time is shown until the next answer, and never less.
export function heardAt(theirs, sent) {
  const delay = steady() - theirs;
  if (sent !== undefined) delays = delays.filter((each) => each >= sent - theirs);
  else if (delay - Math.min(...delays) > LONG) delays = [];
  delays = [...delays, delay].slice(-MOST_DELAYS);
}

export const theirNow = () => steady() - Math.min(...delays);
