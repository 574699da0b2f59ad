// What was recorded, as it is stored: the silence around the voice cut off, as loud as the house's own voice, 16 bits a sample.
export const RATE = 22050;
const FRAME = 0.01; // seconds
const AROUND = 4; // so many frames before and after the voice stay
const SHORTEST = 0.12; // seconds: less is a cough or a tap
const LEAST = 0.01;
const MEAN = 0.11;
const PEAK = 0.98;

// Returns the voice alone; null where nobody spoke. What is less than three times as loud as the room counts as silence.
export function voiceOf(samples, rate) {
  const size = Math.round(rate * FRAME);
  const loudness = Array.from({ length: Math.floor(samples.length / size) }, (_, n) => mean(samples.subarray(n * size, (n + 1) * size)));
  const room = [...loudness].sort((one, other) => one - other)[Math.floor(loudness.length / 10)] ?? 0;
  const heard = (each) => each > Math.max(LEAST, 3 * room);
  const [first, last] = [loudness.findIndex(heard), loudness.findLastIndex(heard)];
  if (first < 0 || (last + 1 - first) * FRAME < SHORTEST) return null;
  const voice = samples.slice(Math.max(0, first - AROUND) * size, (last + 1 + AROUND) * size);
  return faded(levelled(voice), size);
}

export function mean(samples) {
  let squares = 0;
  for (const value of samples) squares += value * value;
  return Math.sqrt(squares / samples.length);
}

function levelled(samples) {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const gain = Math.min(MEAN / mean(samples), PEAK / peak);
  return samples.map((value) => value * gain);
}

// Neither end clicks.
export function faded(samples, size) {
  for (let n = 0; n < Math.min(size, samples.length); n += 1) {
    samples[n] *= n / size;
    samples[samples.length - 1 - n] *= n / size;
  }
  return samples;
}

export function asBytes(samples) {
  const whole = new DataView(new ArrayBuffer(samples.length * 2));
  for (const [n, value] of samples.entries()) whole.setInt16(2 * n, Math.round(Math.max(-1, Math.min(1, value)) * 32767), true);
  return new Uint8Array(whole.buffer);
}

export function asSamples(bytes) {
  const whole = new DataView(bytes.buffer);
  return Float32Array.from({ length: bytes.length >> 1 }, (_, n) => whole.getInt16(2 * n, true) / 32767);
}
