// What the browser keeps for us: the device's settings, and its promise not to clear events by itself.
let persisted = null;
let used = null;
let asked = false;

navigator.storage?.persisted?.().then((kept) => kept && (persisted = true), () => {});
navigator.storage?.estimate?.().then(({ usage }) => (used = usage), () => {});

export function facts() {
  return { secure: self.isSecureContext, persisted, used };
}

export function state() {
  return persisted === false ? "refused" : "";
}

// Asked once, with the first thing worth keeping, and never waited for: some browsers ask the person, some never answer.
export function ask(told) {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().then((kept) => {
    persisted = kept;
    told();
  }, () => {});
}

export function keepSettings(settings) {
  try {
    localStorage.setItem("faristol.settings", JSON.stringify(settings));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
