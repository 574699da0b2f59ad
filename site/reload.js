// What this window finds again after a reload: its screen, and what was half done on it.
const SESSION = "faristol.session";
const SCREEN = "faristol.shown";

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

export function keepScreen(address, language) {
  const regions = {};
  for (const name of ["bar", "work", "shelf", "status"]) regions[name] = document.getElementById(name).innerHTML;
  put(SCREEN, { address, language, title: document.title, regions });
}
