// Full screen: from a tap on something that asks for it, until nothing on the page needs it any more.
let ours = false;
let needed = false;

// Only in the tap itself does a browser allow it; some devices never do.
export function listen() {
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-full-screen]") || document.fullscreenElement) return;
    ours = true;
    document.documentElement.requestFullscreen?.().catch(() => (ours = false));
  });
}

// The screen that the tap asked for comes with the engine's answer, which may be a refusal.
export function follow({ ok }) {
  const before = needed;
  needed = Boolean(document.querySelector("[data-whole-screen]"));
  if (!ours || needed || (ok && !before)) return;
  ours = false;
  if (document.fullscreenElement) document.exitFullscreen();
}
