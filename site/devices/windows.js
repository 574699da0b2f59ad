// What the windows of one Faristol tell each other: that an event was written, and that a round runs.
const SCOPE = new URL(".", location.href).pathname;
const channel = self.BroadcastChannel ? new BroadcastChannel(`faristol:${SCOPE}`) : null;

export function announceWriting(wrote) {
  if (wrote) channel?.postMessage(wrote);
}

export function listen(listener) {
  channel?.addEventListener("message", ({ data }) => listener(data));
}

// The board for the room of one event: what the judge's window and board windows say to each other.
export function boardChannel(stream) {
  return self.BroadcastChannel ? new BroadcastChannel(`faristol:${SCOPE}:board:${stream}`) : null;
}

// A lock that ends with the window, however it ends: the service worker takes no update while one is held.
let release = null;

export function running(on) {
  if (!navigator.locks || on === Boolean(release)) return;
  if (!on) {
    release();
    release = null;
    return;
  }
  const ended = new Promise((done) => (release = done));
  navigator.locks.request(`faristol:${SCOPE}:running`, { mode: "shared" }, () => ended);
}
