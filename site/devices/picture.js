// A picture of the board on the screen, with the rack and a line of words below it. What stands where is read from the page,
// and so are the colours: the picture has the theme that one sees.
const WIDTH = 1080;
const CAPTION = 40;
const SIZE = 15;
const GAP = 4;
const SQUARE = 62;
const RIM = (WIDTH - SIZE * SQUARE - (SIZE - 1) * GAP) / 2;
const RACK_TILE = 84;
const STAR = new Path2D("m12 0 3.4 8.6 8.6 3.4-8.6 3.4L12 24l-3.4-8.6L0 12l8.6-3.4z"); // as parts/board.html draws it

/**
 * @typedef {{ letter: string, points: string, blank: boolean, wide: boolean, state: string | undefined }} Tile
 * @typedef {{ x: number, y: number, side: number }} Place
 */

/** @param {{ caption: string, name: string }} what @returns {Promise<File>} */
export async function draw({ caption, name }) {
  const rack = [...document.querySelectorAll(".shelf .rack .tile:not([data-out])")];
  const foot = (rack.length ? RACK_TILE + 24 : 0) + (caption ? 64 : 0);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: WIDTH + foot + (foot ? 16 : 0) });
  const pen = canvas.getContext("2d");
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawMarks(pen);
  drawSquares(pen);
  drawRack(pen, rack);
  write(pen, caption, { x: WIDTH / 2, y: canvas.height - 44 }, sizeOf(pen, caption), colour("--ink"));
  const picture = await new Promise((drawn) => canvas.toBlob(drawn, "image/png"));
  return new File([picture], `${name || "Faristol"}.png`, { type: "image/png" });
}

/** @param {string} role @returns {string} what a role of the stylesheet is in this theme */
const colour = (role) => getComputedStyle(document.documentElement).getPropertyValue(role).trim();

/** @param {number} number @returns {number} where a row or a column begins */
const begins = (number) => RIM + number * (SQUARE + GAP);

function drawMarks(pen) {
  const middle = (number) => begins(number) + SQUARE / 2;
  for (const [row, element] of [...document.querySelectorAll("#board .board__row[role]")].entries())
    for (const x of [RIM / 2, WIDTH - RIM / 2]) mark(pen, element.firstElementChild.textContent, { x, y: middle(row) });
  for (let column = 0; column < SIZE; column++)
    for (const y of [RIM / 2, WIDTH - RIM / 2]) mark(pen, String(column + 1), { x: middle(column), y });
}

const mark = (pen, text, at) => write(pen, text, at, 24, colour("--ink-2"));

function drawSquares(pen) {
  const edge = RIM - GAP;
  pen.fillStyle = colour("--board");
  pen.fillRect(edge, edge, WIDTH - 2 * edge, WIDTH - 2 * edge);
  for (const [number, square] of [...document.querySelectorAll("#board .board__square")].entries()) {
    const place = { x: begins(number % SIZE), y: begins(Math.floor(number / SIZE)), side: SQUARE };
    const tile = square.querySelector(".tile");
    if (tile) drawTile(pen, tileOf(tile), place);
    else drawSquare(pen, square, place);
  }
}

function drawSquare(pen, square, { x, y, side }) {
  const { backgroundColor, color } = getComputedStyle(square);
  box(pen, { x, y, side }, 4, backgroundColor);
  if (square.querySelector(".board__star")) {
    pen.save();
    pen.translate(x + side * 0.21, y + side * 0.21);
    pen.scale((side * 0.58) / 24, (side * 0.58) / 24);
    pen.fillStyle = color;
    pen.fill(STAR);
    pen.restore();
  } else write(pen, square.dataset.code ?? "", { x: x + side / 2, y: y + side / 2 }, side * 0.36, color);
}

function drawRack(pen, tiles) {
  const all = tiles.length * (RACK_TILE + GAP) - GAP;
  for (const [number, tile] of tiles.entries())
    drawTile(pen, tileOf(tile), { x: (WIDTH - all) / 2 + number * (RACK_TILE + GAP), y: WIDTH + 4, side: RACK_TILE });
}

/** @param {Element} tile @returns {Tile} */
function tileOf(tile) {
  const text = (part) => tile.querySelector(part)?.dataset.text ?? "";
  const { blank, wide, state } = tile.dataset;
  return { letter: text(".tile__letter"), points: text(".tile__points"), blank: blank !== undefined, wide: wide !== undefined, state };
}

/** @param {CanvasRenderingContext2D} pen @param {Tile} tile @param {Place} place */
function drawTile(pen, { letter, points, blank, wide, state }, place) {
  const { x, y, side } = place;
  const isNew = state === "new";
  box(pen, place, side * 0.09, colour("--tile-lo"));
  box(pen, { x, y, side, low: side * 0.055 }, side * 0.09, colour(isNew ? "--tile-new" : "--tile"));
  pen.lineWidth = isNew ? 5 : 2;
  pen.strokeStyle = colour(isNew ? "--accent" : "--tile-lo");
  pen.strokeRect(x + 1, y + 1, side - 2, side - 2);
  const at = { x: x + side * (points ? 0.46 : 0.5), y: y + side * 0.48 };
  const size = side * (wide ? 0.42 : 0.58) * (blank ? 0.82 : 1);
  write(pen, letter, at, size, colour("--tile-ink"));
  if (blank && letter) {
    pen.beginPath();
    pen.ellipse(at.x, at.y, side * (wide ? 0.42 : 0.33), side * 0.33, 0, 0, 2 * Math.PI);
    pen.lineWidth = 3;
    pen.strokeStyle = colour("--tile-ink");
    pen.stroke();
  }
  write(pen, points, { x: x + side * 0.86, y: y + side * 0.83 }, side * 0.22, colour("--tile-ink"));
}

function box(pen, { x, y, side, low = 0 }, round, fill) {
  pen.beginPath();
  pen.roundRect(x, y, side, side - low, round);
  pen.fillStyle = fill;
  pen.fill();
}

const font = (size) => `640 ${size}px ${getComputedStyle(document.body).fontFamily}`;

/** @returns {number} the size of letters in which all of the caption is to be read: long names make it smaller */
function sizeOf(pen, caption) {
  pen.font = font(CAPTION);
  return Math.min(CAPTION, Math.floor((CAPTION * (WIDTH - 2 * RIM)) / pen.measureText(caption).width));
}

function write(pen, text, { x, y }, size, fill) {
  pen.font = font(size);
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}
