// Records one name: how loud it is is shown meanwhile, and after a silence the recording ends by itself.
import { RATE, asBytes, mean, voiceOf } from "./takes.js";

const LONGEST = 6; // seconds
const SILENCE = 0.8;
const LOUD = 0.02;
const FULL = 0.3; // so loud is the whole of the meter

let stop = null;

// Called in a tap: only then does a browser let a page use the microphone. A second tap ends the recording.
export async function record({ dataset: { language, text } }, send) {
  if (stop) return stop();
  const heard = new Hearing();
  stop = () => heard.end();
  document.documentElement.dataset.recording = "on";
  try {
    const samples = await heard.listen();
    send({ do: "voice.keep", data: { language, text } }, { file: samples ? asBytes(samples) : new Uint8Array(0) });
  } catch (error) {
    send({ do: "voice.no_microphone", data: { why: error.name } });
  } finally {
    stop = null;
    document.documentElement.dataset.recording = "off";
    show(0);
    heard.close();
  }
}

class Hearing {
  #context = new AudioContext();
  #stream = null;
  #pieces = [];
  #ended = false;
  end = () => (this.#ended = true);

  // Returns what somebody said, null if nobody did.
  async listen() {
    const { mediaDevices } = navigator;
    this.#stream = await mediaDevices.getUserMedia({ audio: { echoCancellation: false, autoGainControl: true, noiseSuppression: true } });
    await this.#context.audioWorklet.addModule(new URL("./hearing.js", import.meta.url));
    await this.#context.resume(); // a question to the person may have stopped it
    if (this.#ended) return null;
    const source = this.#context.createMediaStreamSource(this.#stream);
    const node = new AudioWorkletNode(this.#context, "hearing", { channelCount: 1, channelCountMode: "explicit" });
    source.connect(node).connect(this.#context.destination); // it is silent, but only what leads there is run
    await this.#untilSilent(node.port);
    const voice = voiceOf(joined(this.#pieces), this.#context.sampleRate);
    return voice && resampled(voice, this.#context.sampleRate);
  }

  #untilSilent(port) {
    const { sampleRate } = this.#context;
    let [length, lastLoud, level] = [0, null, 0];
    return new Promise((done) => {
      this.end = done;
      port.onmessage = ({ data }) => {
        this.#pieces.push(data);
        length += data.length;
        level = Math.max(mean(data), level * 0.95);
        show(level / FULL);
        if (mean(data) > LOUD) lastLoud = length;
        const silent = lastLoud !== null && length - lastLoud > SILENCE * sampleRate;
        if (silent || length > LONGEST * sampleRate) done();
      };
    });
  }

  close() {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#context.close();
  }
}

function show(level) {
  const meter = document.getElementById("level");
  if (meter) meter.value = level;
}

function joined(pieces) {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return samples;
}

async function resampled(samples, rate) {
  const room = new OfflineAudioContext(1, Math.ceil((samples.length / rate) * RATE), RATE);
  const source = room.createBufferSource();
  source.buffer = room.createBuffer(1, samples.length, rate);
  source.buffer.copyToChannel(samples, 0);
  source.connect(room.destination);
  source.start();
  return (await room.startRendering()).getChannelData(0);
}
