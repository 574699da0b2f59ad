// The sounds of utterances: the club's own recordings, and what the speaking worker renders ahead of time, each only once.
import { recorded } from "./club_voice.js";

const MOST = 120;
const SILENCE = { samples: new Float32Array(0), sampleRate: 22050 };

const clips = new Map();
const waiting = new Map();
let worker = null;
let asked = 0;

// Without a voice the reading goes on in silence, since the screen shows the call.
export function clip({ language, text, spoken, rate }) {
  const recording = recorded(language, text);
  if (recording) return Promise.resolve(recording);
  const key = [language, rate, spoken].join();
  const rendered = clips.get(key) ?? render({ language, spoken, rate: Number(rate) });
  clips.delete(key);
  clips.set(key, rendered);
  if (clips.size > MOST) clips.delete(clips.keys().next().value);
  return rendered;
}

export function seconds({ samples, sampleRate }) {
  return samples.length / sampleRate;
}

function render(utterance) {
  worker ??= open();
  return new Promise((done) => {
    waiting.set(++asked, done);
    worker.postMessage({ id: asked, ...utterance });
  });
}

function open() {
  const opened = new Worker(new URL("./speaker.mjs", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data: { id, failed, ...clip } }) => {
    if (failed) console.warn("The voice is not there:", failed);
    waiting.get(id)(failed ? SILENCE : clip);
    waiting.delete(id);
  });
  opened.addEventListener("error", ({ message }) => {
    console.warn("The voice is not there:", message);
    for (const done of waiting.values()) done(SILENCE);
    waiting.clear();
  });
  return opened;
}
