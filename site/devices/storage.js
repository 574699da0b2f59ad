// The browser's storage: how much of it is used, and whether the browser promises not to clear it by itself.
let persisted = null;
let used = null;
let asked = false;

navigator.storage?.persisted?.().then((granted) => granted && (persisted = true), () => {});
navigator.storage?.estimate?.().then(({ usage }) => (used = usage), () => {});

export function facts() {
  return { secure: self.isSecureContext, persisted, used };
}

export function state() {
  return persisted === false ? "refused" : "";
}

// Asks for that promise once, at the first write, and waits for no answer: some browsers ask the person, some are silent.
export function ask(answered) {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().then((granted) => {
    persisted = granted;
    answered();
  }, () => {});
}
