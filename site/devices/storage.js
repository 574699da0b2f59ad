// What the browser says of its storage: how much of it is used, and whether it promises not to clear events by itself.
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

// Asked once, with the first thing worth keeping, and never waited for: some browsers ask the person, some never answer.
export function ask(answered) {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().then((granted) => {
    persisted = granted;
    answered();
  }, () => {});
}
