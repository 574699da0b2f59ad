// What this window keeps of itself while it is open: the screen as it stood, and the half-done things on it.
const SESSION = "faristol.session";
const SHOWN = "faristol.shown";

function put(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: a reload then shows the prerendered screen first.
  }
}

export function recallSession() {
  try {
    return JSON.parse(sessionStorage.getItem(SESSION)) ?? {};
  } catch {
    return {};
  }
}

export function keepSession(session) {
  put(SESSION, session);
}

export function keepShown(address, language) {
  const regions = {};
  for (const name of ["bar", "work", "shelf", "status"]) regions[name] = document.getElementById(name).innerHTML;
  put(SHOWN, { address, language, title: document.title, regions });
}
