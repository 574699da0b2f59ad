// The time calls: each is spoken, and the last one has a long tone as well. Without a voice there is a tone instead.
import { clip, seconds } from "./clips.js";
import { calls, level } from "./outlet.js";
import { DeviceVoice, chosen } from "./voices.js";

const ready = new Map();
const GAP = 0.15; // seconds between two that are said at once
let before = Promise.resolve();
let free = 0; // when the last of them is over

export function prepare(planned) {
  for (const call of planned) clip(call).then((sound) => ready.set(call.text, sound));
}

// One after another, however fast they come. Without a voice there is no tone here, since the screen says the same.
export function sayNow(call, settings) {
  return (before = before.then(() => say(call, settings)));
}

async function say(call, settings) {
  if (!settings.sound) return;
  const device = chosen(settings, call.language, [call]);
  if (device) return new DeviceVoice(device, level(settings)).say(call, 0, () => {});
  const sound = await clip(call);
  if (!calls.context || !sound.samples.length) return;
  const at = Math.max(calls.soonest, free);
  calls.play(sound, at);
  free = at + seconds(sound) + GAP;
}

export function callOut(call, settings) {
  const last = call.at === 0;
  const device = chosen(settings, call.language, [call]);
  if (device) new DeviceVoice(device, level(settings)).say(call, 0, () => {});
  if (!calls.context) return;
  const sound = ready.get(call.text);
  const spoken = !device && sound?.samples.length;
  if (spoken) calls.play(sound);
  if (last) calls.tone(660, 0.9, calls.soonest + (spoken ? seconds(sound) : 0));
  else if (!spoken && !device) calls.tone(880, 0.25);
}
