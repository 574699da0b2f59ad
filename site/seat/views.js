// The page's own parts: which of its views is there, and what stands in all of them.
export const page = document.getElementById("page");
const CLOCK_IS_SEEN = ["time", "stopped"];

export const find = (selector) => page.querySelector(selector);
const all = (selector) => page.querySelectorAll(selector);
export const show = (selector, isShown) => all(selector).forEach((one) => (one.hidden = !isShown));
export const fill = (name, text) => all(`[data-of="${name}"]`).forEach((one) => (one.textContent = text));

export function drawFrame({ view, facts, refused, isThere, isClosed, asked, left, waits }) {
  show("[data-view]", false);
  show(`[data-view="${view}"]`, true);
  show("[data-reason]", false);
  show(`[data-reason="${refused}"]`, true);
  const inRoom = Boolean(facts) && ["seat", "table"].includes(view);
  page.classList.toggle("at-seat", inRoom);
  show("#closed", isClosed);
  show("#away", !isThere && !isClosed && (view !== "looking" || waits));
  show("[data-of='place']", inRoom && facts.table !== null);
  fill("table", inRoom ? facts.table : "");
  fill("player", (inRoom && facts.player) || "");
  fill("asked", asked ? asked.player : "");
  fill("asked-table", asked ? asked.table : "");
  show("#clock", view === "seat" && inRoom && CLOCK_IS_SEEN.includes(facts.stage) && left !== null);
}

// What became of the slip, said once more where it is always in sight.
export function drawState(selector) {
  const said = find(selector);
  const state = find("#state");
  state.textContent = said ? said.textContent.trim() : "";
  state.hidden = !said;
}
