// The browser's storage: how much of it is used, and whether the browser promises not to clear it by itself.
let persisted = null;
let used = null;
let asked = false;

navigator.storage?.persisted?.().then((granted) => granted && (persisted = true), () => {});
measure();

function measure() {
  navigator.storage?.estimate?.().then(({ usage }) => (used = usage), () => {});
}

export function facts() {
  return { secure: self.isSecureContext, persisted, used };
}

export function state() {
  return persisted === false ? "refused" : "";
}

// After a write: measures anew, and asks once for that promise. It waits for no answer: some browsers ask the person, some are silent.
export function ask(answered) {
  measure();
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().then((granted) => {
    persisted = granted;
    answered();
  }, () => {});
}
