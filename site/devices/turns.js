// Whose turn it is to be the judge's device: a whole number that grows whenever another one goes on in its place. It stands
// before each sealed message of that device, with what only who has the room's secret can make of it. Its guests say both
// with all they send, so that the device before it, wherever it comes back, hears that another has its place.
const HEAD = /^(\d{1,15})\.([\w-]{22}) /;

export const head = (turn, proof) => (turn ? `${turn}.${proof} ` : "");

export function read(content) {
  const found = HEAD.exec(content);
  return found
    ? { turn: Number(found[1]), proof: found[2], head: found[0], text: content.slice(found[0].length) }
    : { turn: 0, proof: "", head: "", text: content };
}
