// The voices: our own, one of the device, or none; then only the screen shows the call.
import { clip, seconds } from "./clips.js";
import { recorded } from "./club_voice.js";

// Each says an utterance and returns how long that takes, in seconds, or null where it makes no sound.
export class OwnVoice {
  #outlet;
  #made;
  #sources = new Set();

  constructor(outlet) {
    this.#outlet = outlet;
    this.#made = outlet.made;
  }

  now() {
    return this.#outlet.time;
  }

  async say(utterance, onset, begins) {
    const sound = await clip(utterance);
    if (!this.#sources) return 0;
    if (!sound.samples.length) return null;
    const at = Math.max(onset, this.#outlet.soonest);
    this.#sources.add(this.#outlet.play(sound, at));
    begins(at);
    return seconds(sound);
  }

  pause() {
    this.#outlet.hold();
  }

  // False when what was scheduled is lost.
  async goOn() {
    return Boolean(await this.#outlet.awake()) && this.#made === this.#outlet.made;
  }

  stop() {
    for (const source of this.#sources ?? []) source.stop();
    this.#sources = null;
  }
}

class Watch {
  #start = performance.now();
  #stopped = null;

  now() {
    return ((this.#stopped ?? performance.now()) - this.#start) / 1000;
  }

  pause() {
    this.#stopped ??= performance.now();
  }

  goOn() {
    if (this.#stopped !== null) this.#start += performance.now() - this.#stopped;
    this.#stopped = null;
    return true;
  }
}

// Lasts as long as our own voice would, while the judge reads from the screen.
export class Silence extends Watch {
  async say(utterance, onset, begins) {
    const duration = seconds(await clip(utterance));
    begins(Math.max(onset, this.now()));
    return duration;
  }

  stop() {
    this.pause();
  }
}

const AFTER_CANCEL = 100; // milliseconds: spoken to at once, some browsers forget it

export class DeviceVoice extends Watch {
  #voice;
  #level;
  #words = null;
  #timer = null;
  #speak = () => {};

  constructor(voice, level) {
    super();
    this.#voice = voice;
    this.#level = level;
  }

  say({ text, rate }, onset, begins) {
    return new Promise((done) => {
      let at = null;
      const start = () => at ?? begins((at = this.now()));
      this.#speak = () => {
        const words = new SpeechSynthesisUtterance(text);
        Object.assign(words, { voice: this.#voice, lang: this.#voice.lang, rate: rate / 150, volume: this.#level });
        words.onstart = start;
        words.onend = () => {
          if (words !== this.#words) return;
          start();
          done(this.now() - at);
        };
        words.onerror = () => words === this.#words && done(null);
        this.#words = words;
        speechSynthesis.speak(words);
      };
      this.#timer = setTimeout(this.#speak, Math.max(0, onset - this.now()) * 1000);
    });
  }

  // An utterance that was cut off is spoken again.
  pause() {
    this.stop();
    super.pause();
  }

  goOn() {
    this.#timer = setTimeout(this.#speak, AFTER_CANCEL);
    return super.goOn();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#words = null;
    speechSynthesis.cancel();
  }
}

// Only voices that need no network. Some browsers list them late.
export function installed() {
  const voices = self.speechSynthesis?.getVoices() ?? [];
  return voices.filter(({ localService, lang }) => localService && /^(ca|ro)\b/.test(lang));
}

export function listed() {
  return installed().map(({ voiceURI, name, lang }) => ({ id: voiceURI, name, language: lang.slice(0, 2) }));
}

export function whenListed(listener) {
  self.speechSynthesis?.addEventListener?.("voiceschanged", listener);
}

// The voice of the device that is to be heard, or is chosen; but the club's own goes before what is only chosen.
export function chosen(settings, language, utterances, voice) {
  if (!voice && utterances.some(({ text }) => recorded(language, text))) return undefined;
  return installed().find(({ voiceURI }) => voiceURI === (voice || settings[`voice_${language}`]));
}
