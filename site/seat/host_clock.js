// The clock of the round, by what the judge's tablet said of it. No message comes before it was sent: of the last few the one
// with the shortest delay says best how much this device's clock is ahead.
const MOST_DELAYS = 8;
let delays = [];
let clock = null;
let timer = null;

export function forget() {
  delays = [];
}

export function tookDelay(now) {
  delays = [...delays, Date.now() - now].slice(-MOST_DELAYS);
}

export function left() {
  if (!clock) return null;
  const gone = clock.runs ? Date.now() - Math.min(...delays) - clock.now : 0;
  return Math.max(0, clock.remaining - gone);
}

export function set(said, { face, over }) {
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
