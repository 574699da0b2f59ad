// Schedules a reading: when each utterance begins, in seconds, at its pace but not before the end of the one before.
export const GAP = 0.12;

// Returns the times as far as the durations are known, and the next one. `earliest` has the earliest time of each.
export function schedule(utterances, durations, earliest = []) {
  const onsets = [earliest[0] ?? 0];
  for (const [n, { pace }] of utterances.slice(0, -1).entries()) {
    if (n >= durations.length) break;
    onsets.push(Math.max(onsets[n] + Math.max(pace, durations[n] + GAP), earliest[n + 1] ?? 0));
  }
  return onsets;
}
