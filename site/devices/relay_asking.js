// What a page asks of the relay: whether there is one, and that something is done.
import { AGAIN, LATER, TRIES } from "./relay_line.js";

const PATIENCE = 10_000;

export async function asked() {
  const answer = await fetch("relay/", { cache: "no-store", signal: inTime() });
  const about = answer.ok ? await answer.json().catch(() => null) : null;
  return about?.relay === 1 ? about : null;
}

// Where there is no answer at all, it may come back; where there is another one, there is no relay.
export async function relayHere(isWanted) {
  for (let tries = 1; isWanted(); tries += 1) {
    try {
      return (await asked()) !== null;
    } catch {
      await new Promise((done) => setTimeout(done, tries > TRIES ? LATER : AGAIN));
    }
  }
  return false;
}

// The judge's device says its token and its turn.
export function post(path, body, judge) {
  return send("POST", path, body, judge);
}

export function send(method, path, body, judge) {
  const headers = { "Content-Type": "text/plain", ...(judge && { "X-Owner": judge.token, "X-Turn": String(judge.turn) }) };
  return fetch(path, { method, body, headers, signal: inTime() });
}

function inTime() {
  return AbortSignal.timeout?.(PATIENCE);
}
