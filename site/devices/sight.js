// How much of the board is seen: on a small screen all of it, or larger squares around what is laid.
const BOARD = ".board[data-board]";
const SQUARE = `${BOARD} [role="gridcell"]`;
const EDGE = 29; // so near to the edge, over the coordinates, a tile slides the board that is drawn large
const STEP = 6;
const SEEN = 7.5; // so many squares of a board that is drawn large are seen at least
const AROUND = 1.5; // and so many more than the play has

const root = document.documentElement;
let apart = null; // how far two fingers were from each other

export function listen() {
  document.addEventListener("touchmove", pinch, { passive: true });
  for (const end of ["touchend", "touchcancel"]) document.addEventListener(end, () => (apart = null));
}

// "near", "whole", or nothing where what is laid decides.
export function see(how) {
  if (how) root.dataset.sight = how;
  else delete root.dataset.sight;
}

export function sight() {
  return root.dataset.sight ?? "";
}

function isNear(board) {
  return sight() === "near" || (board.dataset.zoomed !== undefined && sight() !== "whole");
}

export function change() {
  see(isNear(document.querySelector(BOARD)) ? "whole" : "near");
}

// The whole board is wished for only as long as tiles lie on it.
export function forget(board) {
  if (sight() === "whole" && board.dataset.zoomed === undefined) see("");
}

// Grows the board under the tile, which stays above the same square.
export function grow(square, tip) {
  see("near");
  const { x, y, width, height } = square.getBoundingClientRect();
  square.closest(BOARD).scrollBy({ left: x + width / 2 - tip.x, top: y + height / 2 - tip.y, behavior: "instant" });
}

// A tile that is held at the edge of a board drawn large slides it; returns whether it did.
export function slide(tip, above) {
  const board = document.querySelector(BOARD);
  if (!board || !isNear(board)) return false;
  const view = board.getBoundingClientRect();
  if (tip.x < view.left || tip.x > view.right || tip.y < view.top - above || tip.y > view.bottom) return false;
  const by = (at, from, to) => (at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0);
  const way = turned() ? -1 : 1;
  const [left, top] = [way * by(tip.x, view.left, view.right), way * by(tip.y, view.top, view.bottom)];
  board.scrollBy({ left, top, behavior: "instant" });
  return Boolean(left || top);
}

// Two fingers that come together bring the whole board back, apart they make it large.
function pinch({ target, touches }) {
  if (touches.length !== 2 || document.querySelector("[data-flying]") || !target.closest(BOARD)) return;
  const now = Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
  apart ??= now;
  if (now < apart * 0.8) see("whole");
  else if (now > apart * 1.25) see("near");
  else return;
  apart = now;
}

// The screen may be turned towards who sits at the other side.
export function turned() {
  return document.querySelector("[data-turned]") !== null;
}

// The board is as large as lets the whole play be seen, with the cursor and a little more; its middle is in the middle.
export function bringIntoSight(board, cursor) {
  const play = [cursor, ...[...board.querySelectorAll("[data-state='new']")].map((tile) => tile.closest(SQUARE))];
  const ends = (of) => [Math.min(...play.map(of)), Math.max(...play.map(of))];
  const long = (of) => ends(of)[1] - ends(of)[0] + 1;
  const seen = Math.max(long(({ dataset }) => dataset.row), long(({ dataset }) => dataset.col)) + AROUND;
  root.style.setProperty("--seen", Math.min(15, Math.max(SEEN, seen)));
  if (!isNear(board)) return;
  const view = board.getBoundingClientRect();
  const boxes = play.map((one) => one.getBoundingClientRect());
  const way = turned() ? -1 : 1;
  const by = (from, to) => {
    const [start, end] = [Math.min(...boxes.map((one) => one[from])), Math.max(...boxes.map((one) => one[to]))];
    return (way * (start + end - view[from] - view[to])) / 2;
  };
  board.scrollBy({ left: by("left", "right"), top: by("top", "bottom"), behavior: "instant" });
}
