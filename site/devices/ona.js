// Ona, the built Catalan voice: what is called with the tables of names, recorded by scripts/record_catalan.py.
import { RATE, faded } from "./takes.js";

const HEARD = 0.004;
const FADE = 0.004; // seconds
const PAUSE = 0.06; // seconds between two recordings that make up one text

let opening = null;

// Returns a text as Ona says it; null where not all of it is recorded, or the recordings are not to be had.
export async function ona({ language, spoken }) {
  if (language !== "ca") return null;
  try {
    const { places, sounds } = await (opening ??= open());
    const parts = divided(spoken, places);
    return parts && joined(parts, await Promise.all(parts.map((part) => decoded(sounds, places.get(part)))));
  } catch (error) {
    console.warn("Ona is not there:", error);
    return null;
  }
}

async function open() {
  try {
    const [index, sounds] = await Promise.all(["ona.json", "ona.mp3"].map(fetched));
    return { places: new Map(Object.entries(await index.json())), sounds: await sounds.arrayBuffer() };
  } catch (error) {
    opening = null; // perhaps there is a network the next time
    throw error;
  }
}

async function fetched(name) {
  const answer = await fetch(new URL(`../voices/${name}`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer;
}

// Returns the recorded texts that make up a text, each as long as can be; null if something is not recorded.
export function divided(spoken, places) {
  if (!spoken) return [];
  for (let end = spoken.length; end > 0; end -= 1) {
    const part = spoken.slice(0, end);
    const joint = /^(,? |$)/.exec(spoken.slice(end)) ?? (part.endsWith("-") && [""]);
    const others = joint && places.has(part) && divided(spoken.slice(end + joint[0].length), places);
    if (others) return [part, ...others];
  }
  return null;
}

// Each browser begins with a silence of its own, which is cut off. Neither end clicks.
async function decoded(sounds, [start, length]) {
  const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(sounds.slice(start, start + length));
  const samples = sound.getChannelData(0);
  const heard = (value) => Math.abs(value) > HEARD;
  return faded(samples.slice(samples.findIndex(heard), samples.findLastIndex(heard) + 1), Math.round(FADE * RATE));
}

function joined(parts, sounds) {
  const pauses = parts.map((part, n) => (n === parts.length - 1 || part.endsWith("-") ? 0 : Math.round(PAUSE * RATE)));
  const samples = new Float32Array(sounds.reduce((sum, sound, n) => sum + sound.length + pauses[n], 0));
  let at = 0;
  for (const [n, sound] of sounds.entries()) {
    samples.set(sound, at);
    at += sound.length + pauses[n];
  }
  return { samples, sampleRate: RATE };
}
