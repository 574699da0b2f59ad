// The page's side of working offline: shows the progress of the first fetch, offers an update and accepts it.
const root = document.documentElement;
const CHECK_EVERY = 60 * 60_000;
const LOOK_EVERY = 60_000;
const LONGEST_PAUSE = 60_000;
const SILENCE = 60_000; // a first fetch that says nothing for so long is not waited for

// `ready` is called when the engine may start: when the first fetch has brought enough to play, at once on later visits, and
// in any case; `failed`, when the first fetch brought too little.
export async function begin({ progress, failed, ready }) {
  const workers = navigator.serviceWorker;
  if (!workers) {
    root.dataset.offline = self.isSecureContext ? "online" : "insecure";
    return ready();
  }
  workers.addEventListener("message", ({ data }) => data.do === "reload" && location.reload());
  workers.ready.then(settle);
  const later = Boolean(workers.controller);
  if (later) ready();
  try {
    await fetchAll(workers, progress);
  } catch (error) {
    console.warn("Not kept for offline use:", error);
    root.dataset.offline = "online";
    failed();
  }
  if (!later) ready();
}

// As long as it is the line that breaks it is tried again: the server is not reached, or each time something more came.
async function fetchAll(workers, progress) {
  let here = { done: 0 };
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const { done } = here;
    try {
      const registration = await workers.register("sw.js", { updateViaCache: "none" });
      // A forced reload goes past the service worker, which is there all the same.
      if (registration.active) return;
      return await firstFetch(registration.installing ?? registration.waiting, (how) => progress((here = how)));
    } catch (error) {
      const reached = await fetch("version.json", { cache: "no-store" }).catch(() => null);
      if (reached && here.done <= done) throw error;
      if (here.total) progress({ ...here, waits: true });
      await new Promise((over) => {
        setTimeout(over, pause);
        addEventListener("online", over, { once: true });
      });
    }
  }
}

// The service worker reports while it installs; it is active when it has enough to play.
function firstFetch(worker, progress) {
  let silence;
  let heard;
  const online = () => ask({ do: "online" }, worker);
  window.addEventListener("online", online);
  return new Promise((done, fail) => {
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(fail, SILENCE, new Error("the first fetch stopped"));
    };
    heard = ({ data }) => {
      if (data.do !== "progress") return;
      wait();
      progress(data);
    };
    navigator.serviceWorker.addEventListener("message", heard);
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") done();
      if (worker.state === "redundant") fail(new Error("the first fetch failed"));
    });
    wait();
  }).finally(() => {
    clearTimeout(silence);
    window.removeEventListener("online", online);
    navigator.serviceWorker.removeEventListener("message", heard);
  });
}

// Once there is a service worker: shows what it has, has it fetch the rest, and asks every hour whether the server has
// something newer. A browser may delete what it has while the page is open.
async function settle() {
  await look();
  check();
  setInterval(check, CHECK_EVERY);
  setInterval(async () => (await look()).arriving && check(), LOOK_EVERY);
  addEventListener("online", () => root.dataset.offline === "fetching" && ask({ do: "online" }).then(check));
}

async function look() {
  return showState(await ask({ do: "state" }));
}

function showState(state) {
  const { complete, arriving, next } = state;
  root.dataset.offline = complete ? "ready" : arriving ? "fetching" : "online";
  const { update } = root.dataset;
  if (!next) root.dataset.update = "none";
  else if (!["running", "elsewhere"].includes(update)) root.dataset.update = "offered";
  return state;
}

async function check() {
  try {
    showState(await ask({ do: "check" }));
  } catch {
    // Without a network, or while a deploy is incomplete, the present version stays.
  }
}

export async function accept() {
  const { refused } = await ask({ do: "accept" });
  if (refused) root.dataset.update = refused;
}

async function ask(message, worker) {
  const asked = worker ?? (await navigator.serviceWorker.ready).active;
  return new Promise((done, fail) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.failed ? fail(new Error(data.failed)) : done(data));
    asked.postMessage(message, [port2]);
  });
}
