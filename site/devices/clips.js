// The sounds of utterances, each made only once and ahead of time: the club's own recordings go before Ona, if she is
// chosen and knows the text, and she before the speaking worker, which says everything.
import { recorded } from "./club_voice.js";
import { ona } from "./ona.js";

const MOST = 120;
const SILENCE = { samples: new Float32Array(0), sampleRate: 22050 };

const { settings } = window.faristol;
const clips = new Map();
const waiting = new Map();
let worker = null;
let asked = 0;

// `voice` is the one that is to be heard, whichever is chosen. Without any the reading goes on in silence, since the screen
// shows the call.
export function clip({ language, text, spoken, rate, voice }) {
  const recording = recorded(language, text);
  if (recording && (!voice || voice === "club")) return Promise.resolve(recording);
  const synthetic = (voice || settings[`voice_${language}`]) === "espeak";
  const key = [language, rate, synthetic, spoken].join();
  const rendered = clips.get(key) ?? sound({ language, spoken, rate: Number(rate) }, synthetic);
  clips.delete(key);
  clips.set(key, rendered);
  if (clips.size > MOST) clips.delete(clips.keys().next().value);
  return rendered;
}

async function sound(utterance, synthetic) {
  return (!synthetic && (await ona(utterance))) || render(utterance);
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
