// Keeps the clock on the screen moving between two answers, from timestamps; calls out the time on the way.
import { callOut, prepare } from "./chime.js";
import { left, written } from "./clock_face.js";

let timer = null;
let seen = Infinity;

export function follow(clock, { settings, announce, send }) {
  clearInterval(timer);
  if (!clock?.running_since) {
    seen = Infinity;
    return;
  }
  prepare(clock.calls);
  seen = Math.min(seen, left(clock));
  const tick = () => {
    const now = left(clock);
    show(now);
    for (const call of clock.calls) {
      if (now > call.at || seen <= call.at) continue;
      document.getElementById("time-call").textContent = call.text;
      announce(call.text);
      if (settings.sound) callOut(call, settings);
    }
    seen = now;
    if (now > 0) return;
    clearInterval(timer);
    send({ do: clock.over });
  };
  tick();
  timer = setInterval(tick, 100);
}

function show(now) {
  const text = written(now);
  const face = document.getElementById("clock");
  if (face && face.textContent !== text) face.textContent = text;
  const bar = document.querySelector(".next-step__time");
  if (bar) bar.value = bar.max - now;
}
