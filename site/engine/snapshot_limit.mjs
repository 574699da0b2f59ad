// The bytes that a snapshot of the engine may have, with its head: what a small tablet can be asked to hold at once.
export const MOST = 763 * 65_536;
