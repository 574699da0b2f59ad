// The house's own voice: espeak-ng, cut to Catalan and Romanian by scripts/espeak.py.
import espeak from "../vendor/espeak/espeak-ng.mjs";

const NO_ENGLISH = "en_dict"; // it looks for English before anything else, and says that there is none

// Text, or [[phonemes]], as sound. Always a new synthesizer: one that spoke before says the same words a little
// differently, and no two readings of a rack should differ.
export async function render(voices, { language, spoken, rate }) {
  const printErr = (line) => line.includes(NO_ENGLISH) || console.warn(line);
  const module = await espeak({ getPreloadedPackage: () => voices, printErr });
  const speaker = new module.eSpeakNGWorker();
  if (speaker.set_voice(language, language, 0, 0, 0) !== 0) throw new Error(`no voice for ${language}`);
  speaker.set_rate(rate);
  const pieces = [];
  const phonemes = [];
  speaker.synthesize(spoken, (piece, events) => {
    pieces.push(piece);
    for (const { type, id } of events) if (type === "phoneme") phonemes.push(id);
  });
  return { samples: trimmed(joined(pieces)), sampleRate: speaker.get_samplerate(), phonemes: phonemes.join("") };
}

function joined(pieces) {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) for (const value of piece) samples[at++] = value / 32768;
  return samples;
}

// An utterance begins when it begins to sound, and its length is that of its sound.
function trimmed(samples) {
  const heard = (value) => Math.abs(value) > 0.004;
  const first = samples.findIndex(heard);
  return first < 0 ? samples.slice(0, 0) : samples.slice(first, samples.findLastIndex(heard) + 1);
}
