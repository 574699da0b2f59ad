// Shows a file as codes, one after another, where a screen has the element `#moving-code-picture`. The engine draws a
// few of them at a time, as squares that are black or white; when all are here they come round again and again.
const EACH = 100; // milliseconds
const QUIET = 4; // squares of white around a code

let place = null;
let of = null; // which file it is
let codes = [];
let next = 0;
let showing;

// Called with each answer.
export function follow(send) {
  const found = document.getElementById("moving-code-picture");
  if (!found) return stop();
  if (found !== place || found.dataset.of !== of) begin(found);
  const { from, all, codes: drawn } = found.dataset;
  if (Number(from) === codes.length) codes.push(...drawn.split(" "));
  if (codes.length < Number(all)) send({ do: found.dataset.more, data: { from: String(codes.length) } });
}

export const isShown = () => place !== null;

function begin(found) {
  stop();
  [place, of] = [found, found.dataset.of];
  showing = setInterval(show, EACH);
}

function stop() {
  clearInterval(showing);
  [place, of, codes, next] = [null, null, [], 0];
}

function show() {
  if (!codes.length) return;
  draw(place, Uint8Array.from(atob(codes[next % codes.length]), (letter) => letter.charCodeAt(0)));
  next = (next + 1) % codes.length;
}

// The squares lie row by row, eight in a byte, the first in the highest bit.
function draw(canvas, bits) {
  const size = canvas.width - 2 * QUIET;
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  for (let at = 0; at < size * size; at++)
    if ((bits[at >> 3] >> (7 - (at & 7))) & 1) context.fillRect(QUIET + (at % size), QUIET + Math.floor(at / size), 1, 1);
}
