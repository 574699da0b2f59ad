// What a hand hears and feels of its tiles: a quiet knock and a short vibration when one is laid, a play is made, a
// verdict has come, the last minute begins. Each has its own switch.
import { calls } from "./outlet.js";

const TILE = { tones: [[310, 0.05]], vibration: 12 };
const PLAY = { tones: [[250, 0.06], [330, 0.08]], vibration: [18, 40, 18] };
const VERDICT = { tones: [[440, 0.18]], vibration: 60 };
const LAST_MINUTE = { tones: [], vibration: [40, 60, 40] };
const QUIET = 0.12; // of the loudness of a time call

let before = null;

// Compares the answer that is on the screen with the one before it.
export function follow(settings) {
  const board = document.querySelector(".board:not([data-covered])");
  const now = {
    laid: document.querySelectorAll("[data-board] .tile[data-state='new']").length,
    played: board?.querySelectorAll(".tile:not([data-state='new'])").length ?? before?.played,
    verdict: document.getElementById("verdict") !== null,
  };
  if (before && location.hash === before.where) {
    if (now.verdict && !before.verdict) give(VERDICT, settings);
    else if (now.played > before.played) give(PLAY, settings);
    else if (now.laid > before.laid) give(TILE, settings);
  }
  before = { ...now, where: location.hash };
}

export function lastMinute(settings) {
  give(LAST_MINUTE, settings);
}

function give({ tones, vibration }, settings) {
  if (settings.vibration && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(vibration);
  if (!settings.sound) return;
  let when = calls.context?.currentTime;
  for (const [frequency, length] of when === undefined ? [] : tones) {
    calls.tone(frequency, length, when, QUIET);
    when += length;
  }
}
