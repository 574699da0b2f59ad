// The page's side of working offline: shows the progress of the first fetch, offers an update and accepts it.
const root = document.documentElement;
const CHECK_EVERY = 60 * 60_000;
const LOOK_EVERY = 60_000;
const SILENCE = 30_000; // a first fetch that says nothing for so long is not waited for

// `ready` is called when the engine may start: after the first fetch, at once on later visits, and in any case;
// `failed`, when the first fetch brought not all of it.
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
    const registration = await workers.register("sw.js", { updateViaCache: "none" });
    // A forced reload goes past the service worker, which is there all the same.
    if (!registration.active) await firstFetch(registration.installing ?? registration.waiting, progress);
  } catch (error) {
    console.warn("Not kept for offline use:", error);
    root.dataset.offline = "online";
    failed();
  }
  if (!later) ready();
}

// The service worker reports while it installs; it is active when it has everything.
function firstFetch(worker, progress) {
  let silence;
  let heard;
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
    navigator.serviceWorker.removeEventListener("message", heard);
  });
}

// Once there is a service worker: shows what it has, and asks every hour whether the server has something newer. A browser
// may delete what it has while the page is open.
async function settle() {
  await look();
  check();
  setInterval(check, CHECK_EVERY);
  setInterval(look, LOOK_EVERY);
}

async function look() {
  showState(await ask({ do: "state" }));
}

function showState({ complete, next }) {
  root.dataset.offline = complete ? "ready" : "online";
  const { update } = root.dataset;
  if (!next) root.dataset.update = "none";
  else if (!["running", "elsewhere"].includes(update)) root.dataset.update = "offered";
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

async function ask(message) {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((done, fail) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.failed ? fail(new Error(data.failed)) : done(data));
    active.postMessage(message, [port2]);
  });
}
