// The club's own voice: what was recorded on this device sounds in place of our own voice.
import { RATE, asSamples } from "./takes.js";

const recordings = new Map();

// Called with each answer; one that brings no recordings changes nothing.
export function follow(rows) {
  if (!rows) return;
  recordings.clear();
  for (const [language, text, sound] of rows) {
    const bytes = Uint8Array.from(atob(sound), (each) => each.charCodeAt(0));
    recordings.set(key(language, text), { samples: asSamples(bytes), sampleRate: RATE });
  }
}

export function recorded(language, text) {
  return recordings.get(key(language, text));
}

function key(language, text) {
  return `${language} ${text}`;
}
