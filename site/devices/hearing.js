// What a microphone hears, handed to the page piece by piece. It runs beside the sound, and not in the page.
class Hearing extends AudioWorkletProcessor {
  process([[samples]]) {
    if (samples) this.port.postMessage(samples.slice());
    return true;
  }
}

registerProcessor("hearing", Hearing);
