// The two sound outputs of the page: one for readings, which is suspended while a reading pauses, and one for the time
// calls, which never is. A browser lets a page sound only after a tap.
import { amplifier } from "./loudness.js";

const WAIT = 500;

class Outlet {
  #context = null;
  #volume = null;
  #amplifier = null;
  #level = 1;
  #woken = false;
  #held = false;
  made = 0; // contexts so far: what was scheduled in one is lost with it
  lost = () => {};

  get time() {
    return this.#context.currentTime - (this.#context.outputLatency || 0);
  }

  get soonest() {
    return this.#context.currentTime + 0.05;
  }

  get context() {
    return this.#context?.state === "running" ? this.#context : null;
  }

  // Called in a tap. After a telephone call the context of an iPad may never resume: then the next tap makes a new one.
  wake() {
    if (!self.AudioContext || navigator.userActivation?.isActive === false) return;
    if (navigator.audioSession) navigator.audioSession.type = "playback"; // or the iPad's mute switch silences us
    if (this.#context && this.#woken && !this.context) {
      this.#context.close();
      this.#context = null;
    }
    if (!this.#context) {
      this.made += 1;
      const context = (this.#context = new AudioContext());
      context.onstatechange = () => {
        if (context === this.#context && context.state !== "running" && !this.#held) this.lost();
      };
      this.#volume = this.#context.createGain();
      this.#volume.gain.value = this.#level;
      this.#volume.connect(this.#context.destination);
      this.#amplifier = amplifier(this.#context, this.#volume);
    }
    this.#woken = true;
    this.#held = false;
    this.#context.resume().then(() => (this.#woken = false), () => {});
  }

  async awake() {
    const until = performance.now() + WAIT;
    while (!this.context && performance.now() < until) await new Promise((done) => setTimeout(done, 20));
    return this.context;
  }

  hold() {
    this.#held = true;
    this.#context.suspend();
  }

  set level(level) {
    this.#level = level;
    if (this.#volume) this.#volume.gain.value = level;
  }

  play({ samples, sampleRate }, when = this.soonest) {
    const source = this.#context.createBufferSource();
    if (samples.length) {
      source.buffer = this.#context.createBuffer(1, samples.length, sampleRate);
      source.buffer.copyToChannel(samples, 0);
    }
    source.connect(this.#amplifier);
    source.start(when);
    return source;
  }

  tone(frequency, length, when = this.#context.currentTime, loudness = 0.5) {
    const [tone, fading] = [this.#context.createOscillator(), this.#context.createGain()];
    tone.frequency.value = frequency;
    fading.gain.setValueAtTime(loudness, when);
    fading.gain.exponentialRampToValueAtTime(0.001, when + length);
    tone.connect(fading).connect(this.#volume);
    tone.start(when);
    tone.stop(when + length);
  }
}

export const readings = new Outlet();
export const calls = new Outlet();

const LOUDEST = 5;

// Each step down is five decibels softer.
export function level({ sound, volume }) {
  return sound ? 10 ** ((volume - LOUDEST) / 4) : 0;
}

export function adjust(settings) {
  for (const outlet of [readings, calls]) outlet.level = level(settings);
}

for (const tap of ["pointerdown", "keydown"]) document.addEventListener(tap, () => calls.context || calls.wake());
