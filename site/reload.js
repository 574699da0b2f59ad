// What this window finds again after a reload: its screen, and what was half done on it. And home, as this device shows it
// at the next start.
const SESSION = "faristol.session";
const STEPS = "faristol.hand";
const SCREEN = "faristol.shown";
const HOME = "faristol.home";
const BEGUN_ANEW = "faristol.begun-anew";
const MINUTE = 60_000;

function put(key, value, storage = "sessionStorage") {
  try {
    window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: a reload then shows the prerendered screen first.
  }
}

function recall(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

export const recallSession = () => recall(SESSION) ?? {};
export const keepSession = (session) => put(SESSION, session);

// Steps of a hand that are drawn and have no answer.
export const recallSteps = () => recall(STEPS);
export const keepSteps = (steps) => put(STEPS, steps);

export function keepHome(regions, language) {
  put(HOME, { language, regions }, "localStorage");
}

// A module that could not be fetched stays away from its page for good: the page begins anew, if there is something that
// it can begin from, and not again and again.
export async function beginAnew(pause = MINUTE, mayNow = () => true) {
  const found = await fetch("version.json", { cache: "no-store" }).catch(() => null);
  if (!found?.ok || !mayNow() || Date.now() - recall(BEGUN_ANEW) < pause) return false;
  put(BEGUN_ANEW, Date.now());
  location.reload();
  return true;
}

// What only one person may see, `data-private`, is in no first paint: the screen is kept as it stood before it was opened.
let covered = null;
const isPrivate = () => document.querySelector("[data-private]") !== null;

function screenNow(address, language) {
  const regions = {};
  for (const name of ["bar", "work", "shelf", "status"]) regions[name] = document.getElementById(name).innerHTML;
  return { address, language, title: document.title, regions };
}

export function coverBefore(regions, address, language) {
  const opens = Object.values(regions).some((html) => html.includes("data-private"));
  if (opens && !isPrivate()) covered = screenNow(address, language);
}

export function keepScreen(address, language) {
  put(SCREEN, isPrivate() ? covered : screenNow(address, language));
}
