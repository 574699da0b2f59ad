// Whoever stands at a window that only shows the room: full screen, pages by hand, no pointer in the picture.
import { pagesOf } from "./public_board.js";

const STILL = 3_000; // milliseconds without a movement, and the pointer is gone
const root = document.documentElement;
let still;

export function attend(board) {
  document.addEventListener("pointermove", showPointer);
  document.addEventListener("keydown", (event) => {
    showPointer();
    board.turnByHand(pagesOf(event));
  });
  document.addEventListener("click", ({ target }) => {
    if (target.closest("#full-screen")) root.requestFullscreen?.().catch(() => {});
  });
  showPointer();
}

function showPointer() {
  delete root.dataset.still;
  clearTimeout(still);
  still = setTimeout(() => (root.dataset.still = ""), STILL);
}
