// Keeps the screen on while a clock runs, where the browser can.
let wanted = false;
let lock = null;

export async function hold(on) {
  wanted = on;
  if (!wanted) {
    lock?.release();
    lock = null;
    return;
  }
  if (lock || document.hidden || !navigator.wakeLock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch {
    // Battery saving may refuse it; the round goes on.
  }
}

document.addEventListener("visibilitychange", () => wanted && hold(true));
