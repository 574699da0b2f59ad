// What a page without an engine keeps on its device: its keys, its seat, what was handed in and has no answer, how tiles lie.
// A browser that keeps nothing has it as long as the page is open.
const NAME = "faristol-seat";
const seen = {};

export function recall(name) {
  if (name in seen) return seen[name];
  try {
    return JSON.parse(localStorage.getItem(`${NAME}-${name}`));
  } catch (error) {
    return null;
  }
}

export function keep(name, value) {
  seen[name] = value;
  try {
    localStorage.setItem(`${NAME}-${name}`, JSON.stringify(value));
  } catch (error) {
    // it is kept in the page
  }
}
