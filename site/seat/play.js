// What would be handed in, and what the button that does it says.
import { find } from "./views.js";
import * as hands from "./hands.js";
import { onPaper } from "./written.js";

// Returns the tiles on the board, else what is written; null for what is no play, "" for nothing.
export function play() {
  const laid = hands.text();
  if (laid !== "") return laid;
  const { place, word } = find("#paper").elements;
  return onPaper(place.value, word.value);
}

export function pointsWritten() {
  const text = find("#paper").elements.points.value.trim();
  const isNumber = /^\d{1,4}$/.test(text);
  return { points: isNumber ? Number(text) : null, unreadable: isNumber ? "" : text };
}

export function backToPoints() {
  find("#paper").elements.points.focus();
  find("#uncounted").scrollIntoView({ block: "center" });
}

// What the button would do with this play; `slip` is what was handed in in this round.
export function sends(text, slip, facts) {
  const coming = slip && !slip.answer;
  if (text === "") return "none";
  if (text === null) return "crooked";
  if (facts.tries.includes(text)) return "tried";
  if (isIn(text, slip, facts)) return coming ? "coming" : "in";
  return facts.became === "none" && !coming ? "first" : "again";
}

export function isIn(text, slip, facts) {
  if (facts.became === "received" && facts.play === text) return true;
  return Boolean(slip && slip.act.text === text && (!slip.answer || (slip.answer === "received" && facts.became === "received")));
}

// Whether it goes by itself when the time is over: what lies on the board, and what is written where no slip has gone.
export function goesByItself(text, slip, facts) {
  if (!text || isIn(text, slip, facts)) return false;
  if (hands.text() === "" && (facts.became !== "none" || (slip && !slip.answer))) return false;
  return !slip || slip.act.text !== text || Boolean(facts.became === "none" && facts.stage === "time" && slip.answer);
}
