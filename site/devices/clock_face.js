// A clock is two numbers, what was left and since when it runs: what it shows now.
export function left({ remaining, running_since: since }) {
  return since === null ? remaining : Math.max(0, remaining - (Date.now() - since));
}

export function written(time) {
  const seconds = Math.ceil(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
