// When each utterance of a reading begins, in seconds: at its pace, but never before the one before it is out.
export const GAP = 0.12;

// As far as the durations are known, and the one after. `earliest` says before which moment one could not begin.
export function schedule(utterances, durations, earliest = []) {
  const onsets = [earliest[0] ?? 0];
  for (const [n, { pace }] of utterances.slice(0, -1).entries()) {
    if (n >= durations.length) break;
    onsets.push(Math.max(onsets[n] + Math.max(pace, durations[n] + GAP), earliest[n + 1] ?? 0));
  }
  return onsets;
}
