// What a page under measurement notes of itself. It is there before anything of the page is.
const watch = (window.watch = {
  paint: 0, // the first contentful paint
  answering: 0, // when a tap was first followed by what it asks for
  ready: 0, // when the engine had given its first answer
  pixels: null, // from the last tap, or key, to the frame that shows its answer
  noticed: 0, // from the death of the engine to the page's knowing it
  restarted: 0, // and from there to its next engine's first answer

  // The next tap is done with when the page has such an element.
  next(shown) {
    this.pixels = null;
    wanted = shown;
  },

  kill() {
    killed = performance.now();
    document.querySelector("script[type=py]").xworker.terminate();
  },
});
let wanted = null;
let tapped = 0;
let killed = 0;

const byType = (type, noted) => new PerformanceObserver((list) => list.getEntries().forEach(noted)).observe({ type, buffered: true });
byType("paint", ({ name, startTime }) => name === "first-contentful-paint" && (watch.paint = startTime));

// Asks for another language until it gets it.
function ask() {
  const other = document.querySelector("[data-setting=language][aria-pressed=false]");
  other?.click();
  if (other && document.documentElement.lang === other.dataset.value) watch.answering = performance.now();
  else setTimeout(ask);
}
ask();

for (const touch of ["click", "keydown", "input"]) addEventListener(touch, ({ timeStamp }) => (tapped = timeStamp), true);

// A frame is out when the task after its animation callbacks runs.
function afterFrame(then) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  });
}

new MutationObserver(() => {
  if (!wanted || !document.querySelector(wanted)) return;
  wanted = null;
  const since = tapped;
  afterFrame((now) => (watch.pixels = now - since));
}).observe(document, { subtree: true, childList: true, attributes: true });

new MutationObserver(() => {
  const { engine } = document.documentElement.dataset;
  const now = performance.now();
  if (engine === "ready") watch.ready ||= now;
  if (killed && engine === "stopped") watch.noticed ||= now - killed;
  if (watch.noticed && engine === "ready") watch.restarted ||= now - killed - watch.noticed;
}).observe(document, { subtree: true, attributeFilter: ["data-engine"] });
