// Makes every voice about as loud as the loudspeaker plays it undistorted: a compressor evens it out, a gain lifts it, and a
// limiter bends what would otherwise be cut off.
const COMPRESSOR = { threshold: -24, knee: 12, ratio: 4, attack: 0.003, release: 0.12 };
const LIFT = 3;
const CEILING = 0.95;
const WIDEST = 2; // the curve of a limiter goes from -1 to 1: what comes in is halved before, so that it covers twice that
const BEND = Float32Array.from({ length: 4097 }, (_, n) => CEILING * Math.tanh((n / 2048 - 1) * WIDEST));

// Returns the node that takes the voice. What is as loud as it should be goes on to the node `output`.
export function amplifier(context, output) {
  const [compressor, gain, limiter] = [context.createDynamicsCompressor(), context.createGain(), context.createWaveShaper()];
  for (const [name, value] of Object.entries(COMPRESSOR)) compressor[name].value = value;
  gain.gain.value = LIFT / WIDEST;
  limiter.curve = BEND;
  compressor.connect(gain).connect(limiter).connect(output);
  return compressor;
}
