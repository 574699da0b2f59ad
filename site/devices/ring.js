// The judge looks for this device: it sounds and flashes slowly for some seconds, so that it is found.
const TIMES = 6;
const STEP = 1_000; // milliseconds: flashes this slow harm nobody
let context = null;
let ringing = null;

// A browser lets a page sound only once somebody has tapped it.
document.addEventListener("click", () => {
  const Context = window.AudioContext || window.webkitAudioContext;
  if (context || !Context) return;
  context = new Context();
  context.resume();
});

export function ring() {
  if (ringing) return;
  const light = document.createElement("div");
  Object.assign(light.style, { position: "fixed", top: 0, left: 0, width: "100%", height: "100%", zIndex: 9999, background: "#fff", pointerEvents: "none" });
  document.body.appendChild(light);
  if (navigator.vibrate) navigator.vibrate([400, 600, 400, 600, 400]);
  let left = TIMES;
  ringing = setInterval(() => flash(light, (left -= 1)), STEP);
  flash(light, left);
}

function flash(light, left) {
  light.style.opacity = left % 2 ? "0" : "0.9";
  if (left > 0) return left % 2 || sound();
  clearInterval(ringing);
  ringing = null;
  light.remove();
}

function sound() {
  if (!context || context.state !== "running") return;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = 880;
  volume.gain.value = 0.5;
  tone.connect(volume);
  volume.connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.6);
}
