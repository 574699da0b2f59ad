// Copies of events in the page's own storage, which a browser with a full disk leaves alone. The engine says what to keep,
// and hears with its first message what is there, later what another window has changed.
const PREFIX = `faristol.copy:${new URL(".", location.href).pathname}:`;
let unheard = {};

// `deleted` is called when another window has deleted some.
export function listen(deleted) {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (!key?.startsWith(PREFIX)) return;
    unheard[key.slice(PREFIX.length)] = newValue;
    if (newValue === null) deleted();
  });
}

export function recall() {
  try {
    const here = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
    unheard = Object.fromEntries(here.map(([key, text]) => [key.slice(PREFIX.length), text]));
  } catch {
    // Storage is blocked: there are no copies.
  }
}

export function news() {
  const news = unheard;
  unheard = {};
  return news;
}

export function keep(texts) {
  for (const [name, text] of Object.entries(texts)) {
    try {
      if (text === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, text);
    } catch {
      // Blocked or full: the event has its other copy.
    }
  }
}
