// What is kept of a room on this device: table, player, token, and the last slip with what became of it.
import { keep, recall } from "../devices/page_memory.js";

let seat = null;

export const ownSeat = () => seat;

export function open(room) {
  seat = recall(`room-${room}`) || { room, table: null, player: "", token: "", slip: null };
}

export function remember(more) {
  seat = { ...seat, ...more };
  keep(`room-${seat.room}`, seat);
}

// Another place in this room, or none. What has no answer stays: it is of the table where it was written.
export const moveTo = (role, table) => remember({ role, table, token: "", slip: unanswered() });

export const noteSlip = (act) => remember({ slip: { act, answer: "", table: seat.table } });
export const ownSlip = () => (seat.slip && seat.slip.table === seat.table ? seat.slip : null);
export const unanswered = () => (seat && seat.slip && !seat.slip.answer ? seat.slip : null);

export function noteAnswer(key, answer) {
  if (seat.slip && seat.slip.act.key === key) remember({ slip: { ...seat.slip, answer } });
}

// What the judge's device before this one had received may not have come over.
export function askAnew() {
  if (seat.slip && seat.slip.answer === "received") noteAnswer(seat.slip.act.key, "");
}

// A round is over, and with it what was never answered. The relay may tell of older ones once more.
export function roundIs(round) {
  if (unanswered() && seat.slip.act.round < round) remember({ slip: null });
}
