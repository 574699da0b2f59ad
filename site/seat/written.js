// A play in writing, of tiles as they lie on a board and as a person writes it on paper. It is the reading of
// screens/board/standing.py for the page; tests write both and compare them.
const SIZE = 15;
const PLACE = /^([a-o])(\d\d?)$|^(\d\d?)([a-o])$/i;

// Returns the play that the tiles make, null while they lie in no line, "" where none lies. `board` has the tiles by their
// squares, in writing.
export function written(board, { rack, laid, across }, typed) {
  if (!laid.length) return "";
  const all = new Map(Object.keys(board).map((square) => [Number(square), board[square]]));
  for (const { square, place, letter } of laid) all.set(square, inWriting(rack[place] === "?" ? letter.toLowerCase() : letter));
  const squares = laid.map(({ square }) => square).sort((one, other) => one - other);
  const run = runThrough(all, squares[0], direction(all, squares, across));
  if (!squares.every((square) => run.squares.includes(square))) return null;
  const signs = run.squares.map((square) => all.get(square));
  const word = signs.map((sign, at) => (isTwo(typed, sign, signs[at + 1]) ? `[${sign}]` : sign)).join("");
  return `${nameOf(run.squares[0], run.across)} ${word}`;
}

// Where QU is one tile, a Q before a U wears brackets.
const isTwo = (typed, sign, following = "") => typed[`${sign}${following}`.toUpperCase()] === sign.toUpperCase() && following !== "";

const inWriting = (letter) => (letter.length > 1 ? `[${letter}]` : letter);

function direction(all, squares, across) {
  const [first, last] = [squares[0], squares[squares.length - 1]];
  if (squares.length > 1) return Math.floor(first / SIZE) === Math.floor(last / SIZE);
  const longer = runThrough(all, first, !across).squares.length > runThrough(all, first, across).squares.length;
  return longer ? !across : across;
}

function runThrough(all, square, across) {
  const squares = [square];
  for (let at = step(square, across, -1); at !== null && all.has(at); at = step(at, across, -1)) squares.unshift(at);
  for (let at = step(square, across, 1); at !== null && all.has(at); at = step(at, across, 1)) squares.push(at);
  return { squares, across };
}

function step(square, across, by) {
  const [row, col] = [Math.floor(square / SIZE) + (across ? 0 : by), (square % SIZE) + (across ? by : 0)];
  return row >= 0 && row < SIZE && col >= 0 && col < SIZE ? row * SIZE + col : null;
}

function nameOf(square, across) {
  const row = String.fromCharCode(65 + Math.floor(square / SIZE));
  const col = String((square % SIZE) + 1);
  return across ? row + col : col + row;
}

// Returns what a person wrote as one text, null if it has no coordinate or no word, "" if nothing is written. Telephones
// begin a word as they like: the letter of a blank is in brackets, and all are capitals.
export function onPaper(place, word) {
  const [where, what] = [place.trim().toUpperCase(), word.trim()];
  if (!where && !what) return "";
  const found = PLACE.exec(where);
  if (!found || !what || /\s/.test(what)) return null;
  const number = Number(found[2] || found[3]);
  return number >= 1 && number <= SIZE ? `${where} ${what.toUpperCase()}` : null;
}
