// The tiles under the hands, and what each step does to them: laid, taken back, moved, turned, typed. It is the reading of
// screens/board/placing.py and typing.py for the page, which draws a step at once; tests play both and compare them. A hand
// is a value; `on` is what it lies on: the squares that are taken, the letters with their points, and how each is typed.
// The seat without an engine has it too, so it is written for browsers of 2018.
const SIZE = 15;
const BLANK = "?";
const ACCENTS = /[\u0300\u0301\u0308]/g;

const at = ({ laid }, square) => laid.find((one) => one.square === square);
const isTaken = (hand, on, square) => on.occupied.has(square) || at(hand, square) !== undefined;
const placeOf = (hand, tile) => onRack(hand).indexOf(tile);
const last = (all) => all[all.length - 1];
const orElse = (value, other) => (value === null || value === undefined ? other : value);

// The rack as it is now: null where a tile is out on the board.
export function onRack({ rack, laid }) {
  const out = new Set(laid.map(({ place }) => place));
  return rack.map((tile, place) => (out.has(place) ? null : tile));
}

function next(square, across, by = 1) {
  const [row, col] = [Math.floor(square / SIZE) + (across ? 0 : by), (square % SIZE) + (across ? by : 0)];
  return row >= 0 && row < SIZE && col >= 0 && col < SIZE ? row * SIZE + col : null;
}

// The first square from here on that has no tile, not even a new one.
function freeFrom(hand, on, square) {
  let free = square;
  while (free !== null && isTaken(hand, on, free)) free = next(free, hand.across);
  return free;
}

// --- by taps

function square(hand, { row, col, arrow }, on) {
  const to = Number(row) * SIZE + Number(col);
  return arrow ? { ...hand, cursor: to, asking: null, waiting: "" } : choose({ ...hand, waiting: "" }, to, on);
}

function choose(hand, to, on) {
  if (at(hand, to) && hand.taken === null) return takeBack(hand, to);
  if (hand.taken !== null && !isTaken(hand, on, to)) return lay({ ...alongNeighbours(hand, to, on), aimed: false }, hand.taken, to, on);
  if (to === hand.cursor) return { ...turned(hand), aimed: true };
  return { ...alongNeighbours(hand, to, on), cursor: to, asking: null, aimed: true };
}

function alongNeighbours(hand, to, on) {
  const [beside, above] = [true, false].map((across) =>
    [-1, 1].map((by) => next(to, across, by)).some((one) => one !== null && isTaken(hand, on, one)),
  );
  return beside === above ? hand : { ...hand, across: beside };
}

function turn(hand, data, on) {
  const lays = hand.taken !== null && hand.asking === null && !isTaken(hand, on, hand.cursor);
  return lays ? lay(hand, hand.taken, hand.cursor, on) : turned(hand);
}

const turned = (hand) => ({ ...hand, across: !hand.across, waiting: "" });

function tile(hand, { place }, on) {
  const aimed = hand.aimed && hand.taken === null && hand.asking === null;
  const to = aimed ? freeFrom(hand, on, hand.cursor) : null;
  if (to !== null) return lay(hand, Number(place), to, on);
  return { ...hand, taken: hand.taken === Number(place) ? null : Number(place), asking: null };
}

function lay(hand, place, to, on, letter = null) {
  const label = hand.rack[place];
  if (letter === null && label === BLANK) return { ...hand, taken: place, asking: to, cursor: to, waiting: "" };
  const laid = [...hand.laid, { square: to, place, letter: letter === null ? label : letter }];
  const after = { ...hand, laid, taken: null, asking: null, waiting: "" };
  return { ...after, cursor: orElse(freeFrom(after, on, to), to) };
}

function takeBack(hand, from) {
  return { ...hand, laid: hand.laid.filter((one) => one.square !== from), cursor: from, taken: null, asking: null, waiting: "" };
}

function back(hand) {
  if (hand.waiting) return { ...hand, waiting: "" };
  if (hand.asking !== null) return { ...hand, asking: null, taken: null };
  if (hand.laid.length) return takeBack(hand, last(hand.laid).square);
  return { ...hand, cursor: orElse(next(hand.cursor, hand.across, -1), hand.cursor) };
}

function recall(hand) {
  const cursor = hand.laid.length ? hand.laid[0].square : hand.cursor;
  return { ...hand, laid: [], cursor, taken: null, asking: null, aimed: false, waiting: "" };
}

// --- dragged

function drop(hand, { from, to }, on) {
  const [isOnRack, start] = read(from);
  const lies = isOnRack ? null : at(hand, start);
  if (!isOnRack && !lies) return hand;
  const [place, letter] = isOnRack ? [start, null] : [lies.place, lies.letter];
  const lifted = isOnRack ? hand : takeBack(hand, start);
  if (to === "rack") return lifted;
  const [toRack, end] = read(to);
  if (toRack) return reorder(lifted, place, end);
  if (isTaken(lifted, on, end)) return lifted;
  return lay(alongNeighbours(lifted, end, on), place, end, on, hand.rack[place] === BLANK ? letter : null);
}

// `rack:3`, or a square by its name: whether it is on the rack, and where.
function read(name) {
  if (name.startsWith("rack:")) return [true, Number(name.slice(5))];
  return [false, (name.charCodeAt(0) - 65) * SIZE + Number(name.slice(1)) - 1];
}

function reorder(hand, place, target) {
  const order = [...hand.rack.keys()].filter((one) => one !== place);
  order.splice(Math.min(target, order.length), 0, place);
  return arranged(hand, order);
}

function arranged(hand, order) {
  const laid = hand.laid.map((one) => ({ ...one, place: order.indexOf(one.place) }));
  return { ...hand, rack: order.map((old) => hand.rack[old]), laid, taken: null, asking: null, waiting: "" };
}

function sort(hand, data, on) {
  const order = Object.keys(on.letters);
  const rank = (place) => (hand.rack[place] === BLANK ? order.length : order.indexOf(hand.rack[place]));
  return arranged(hand, [...hand.rack.keys()].sort((one, other) => rank(one) - rank(other)));
}

function shuffle(hand, { order }) {
  return arranged(hand, order.split(" ").map(Number));
}

export function shuffled(length) {
  const chance = [...crypto.getRandomValues(new Uint32Array(length))];
  return [...chance.keys()].sort((one, other) => chance[one] - chance[other]).join(" ");
}

// --- typed

const signOf = (key) => key.normalize("NFD").replace(ACCENTS, "").normalize("NFC").toUpperCase();
const letterOf = (on, key) => orElse(on.typed[signOf(key)], null);
const ofTwo = (on) => Object.entries(on.typed).filter(([typed]) => typed.length > 1);

function key(hand, { key: typed, blank }, on) {
  if (hand.asking === null) return type(hand, typed, on, blank !== undefined) || hand;
  const letter = letterOf(on, typed);
  return letter ? lay(hand, hand.taken, hand.asking, on, letter) : hand;
}

function type(hand, typed, on, asBlank) {
  if (hand.waiting) return typeBehind({ ...hand, waiting: "" }, hand.waiting, typed, on, asBlank);
  const newest = justLaid(hand, on);
  const letter = newest && joined(on, newest.letter, typed);
  if (letter) return instead(hand, newest, letter, on, asBlank);
  if (signOf(typed) === BLANK) return layAtCursor(hand, placeOf(hand, BLANK), on);
  return typeOne(hand, typed, on, newest, asBlank);
}

function typeBehind(hand, waited, typed, on, asBlank) {
  const letter = joined(on, waited, typed) || doubled(on, waited, signOf(typed));
  const place = letter ? placeOf(hand, letter) : -1;
  return place < 0 ? type(hand, typed, on, asBlank) || hand : layAtCursor(hand, place, on, letter);
}

function typeOne(hand, typed, on, newest, asBlank) {
  const letter = letterOf(on, typed);
  const sign = signOf(typed);
  const there = onRack(hand);
  if (letter && !asBlank && there.includes(letter)) return layAtCursor(hand, placeOf(hand, letter), on);
  const double = newest && doubled(on, newest.letter, sign);
  if (double && there.includes(double)) return instead(hand, newest, double, on, asBlank);
  if (letter && there.includes(BLANK)) return layAtCursor(hand, placeOf(hand, BLANK), on, letter);
  const begins = ofTwo(on).some(([two, label]) => two.startsWith(sign) && there.includes(label));
  return begins && !asBlank ? { ...hand, waiting: sign } : null;
}

// The one letter that another and the sign typed behind it make: N and Y, L and a dot.
function joined(on, before, typed) {
  const sign = signOf(typed);
  if (before.length > 1 && before.endsWith(sign)) return before;
  const found = ofTwo(on).find(([two]) => two.startsWith(before + sign));
  return found ? found[1] : null;
}

function doubled(on, before, sign) {
  return Object.keys(on.letters).find((letter) => letter.replace("·", "") === before + sign) || null;
}

function justLaid(hand, on) {
  const newest = last(hand.laid);
  return newest && hand.cursor === orElse(freeFrom(hand, on, newest.square), newest.square) ? newest : null;
}

function instead(hand, newest, letter, on, asBlank) {
  if (letter === newest.letter) return hand;
  const wasBlank = hand.rack[newest.place] === BLANK;
  const chosen = asBlank || (wasBlank && onRack(hand).includes(newest.letter));
  const free = takeBack(hand, newest.square);
  const own = chosen ? -1 : placeOf(free, letter);
  const place = own < 0 ? placeOf(free, BLANK) : own;
  return place < 0 ? null : lay(free, place, newest.square, on, letter);
}

function layAtCursor(hand, place, on, letter = null) {
  const to = freeFrom(hand, on, hand.cursor);
  return place < 0 || to === null ? null : lay(hand, place, to, on, letter);
}

export const STEPS = { square, turn, tile, key, back, recall, drop, shuffle, sort };
