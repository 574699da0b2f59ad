// The worker that speaks: one utterance after another, in the order in which they were asked for.
import { render } from "./espeak.mjs";

const voices = fetch(new URL("../vendor/espeak/espeak-ng.data", import.meta.url)).then((answer) => {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.arrayBuffer();
});
let turn = voices;

self.addEventListener("message", ({ data: { id, ...utterance } }) => {
  turn = turn.then(() => speak(id, utterance)).catch((error) => postMessage({ id, failed: String(error) }));
});

async function speak(id, utterance) {
  const { samples, sampleRate } = await render(await voices, utterance);
  postMessage({ id, samples, sampleRate }, [samples.buffer]);
}
