// Draws what lies under the hands on a board and a rack that an engine has rendered, in its own markup (parts/board.html,
// parts/tile.html). The seat without an engine has it too, so it is written for browsers of 2018.
const SQUARE = "[role='gridcell']";
const NEW = ".tile[data-state='new']";

// What the tiles lie on, and how each tile of the rack looks.
export function read(board) {
  const squares = [...board.querySelectorAll(SQUARE)];
  const occupied = new Set(squares.flatMap((square, at) => (square.querySelector(".tile:not([data-state='new'])") ? [at] : [])));
  const faces = new Map(rackTiles().map((tile) => [faceOf(tile), tile.cloneNode(true)]));
  return { on: { occupied, ...JSON.parse(board.dataset.letters) }, faces };
}

function rackTiles() {
  return [...document.querySelectorAll(".rack button.tile[data-place]")].sort((one, other) => one.dataset.place - other.dataset.place);
}

// Before all else the tab stop: the browser works out all styles anew when this changes.
export function drawHand(board, lies, { on, faces }) {
  moveTabStop(board, lies);
  drawSquares(board, lies, on);
  drawCursor(board, lies);
  drawRack(lies, faces);
}

// --- on the board

function drawSquares(board, { rack, laid }, on) {
  const squares = board.querySelectorAll(SQUARE);
  const wanted = new Map(laid.map(({ square, place, letter }) => [squares[square], face(letter, rack[place] === "?", on)]));
  for (const old of board.querySelectorAll(NEW)) {
    const tile = wanted.get(old.parentElement);
    if (!tile || !tile.isEqualNode(old)) old.remove();
  }
  for (const [square, tile] of wanted) if (!square.querySelector(NEW)) square.prepend(tile);
}

// A tile as parts/tile.html draws it.
export function face(letter, isBlank, on) {
  const points = isBlank ? 0 : on.letters[letter];
  const tile = mark("tile", { state: "new" });
  tile.removeAttribute("aria-hidden");
  if (letter.length > 1 && letter !== "QU") tile.dataset.wide = "";
  if (points > 9) tile.dataset.dear = "";
  if (isBlank) tile.dataset.blank = "";
  tile.append(mark("tile__letter", { text: asDrawn(letter) }), mark("tile__points", { text: points }));
  return tile;
}

const asDrawn = (letter) => (letter === "QU" ? "Q" : letter);

function mark(name, data) {
  const made = document.createElement("span");
  made.className = name;
  made.setAttribute("aria-hidden", "true");
  Object.assign(made.dataset, data);
  return made;
}

function moveTabStop(board, { cursor }) {
  const here = board.querySelectorAll(SQUARE)[cursor];
  for (const old of board.querySelectorAll("[tabindex='0']")) if (old !== here) old.tabIndex = -1;
  if (here.tabIndex) here.tabIndex = 0;
}

function drawCursor(board, lies) {
  for (const old of board.querySelectorAll("[data-cursor]")) {
    old.removeAttribute("aria-selected");
    delete old.dataset.cursor;
    for (const sign of old.querySelectorAll(".board__waiting, .icon")) sign.remove();
  }
  const here = board.querySelectorAll(SQUARE)[lies.cursor];
  here.setAttribute("aria-selected", "true");
  here.dataset.cursor = lies.across ? "across" : "down";
  if (!here.querySelector(".tile")) here.append(standsThere(board, lies));
  const { row, col } = here.dataset;
  const marked = (marks, isHere) => marks.forEach((one, at) => one.toggleAttribute("data-here", isHere(at)));
  for (const numbers of board.querySelectorAll(".board__row[aria-hidden]")) marked([...numbers.children], (at) => at === Number(col) + 1);
  board.querySelectorAll(".board__row[role]").forEach((line, at) => marked(line.querySelectorAll(".board__mark"), () => at === Number(row)));
}

// What was typed of a tile of two signs, a blank without its letter, or the arrow of the play.
function standsThere(board, { waiting: sign, asking }) {
  if (!sign && asking === null) return board.querySelector(".board__arrow").content.firstElementChild.cloneNode(true);
  const stands = mark("board__waiting", {});
  stands.lang = "zxx";
  stands.textContent = sign || "?";
  return stands;
}

// --- on the rack

function drawRack({ rack, laid, taken }, faces) {
  const out = new Set(laid.map(({ place }) => place));
  for (const [place, tile] of rackTiles().entries()) {
    dress(tile, faces.get(asDrawn(rack[place])));
    tile.setAttribute("aria-pressed", place === taken);
    tile.toggleAttribute("data-out", out.has(place));
  }
}

function faceOf(tile) {
  const letter = tile.querySelector(".tile__letter");
  return letter ? letter.dataset.text : "?";
}

function dress(tile, as) {
  const name = "aria-label";
  if (tile.getAttribute(name) === as.getAttribute(name)) return;
  tile.textContent = "";
  tile.append(...as.cloneNode(true).children);
  tile.setAttribute(name, as.getAttribute(name));
  for (const look of ["data-wide", "data-dear"]) tile.toggleAttribute(look, as.hasAttribute(look));
}
