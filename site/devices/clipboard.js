// Copies a text of the page, or the address of a link; where that is not allowed, it is selected, so that a person can copy it.
const SEEN = 3_000;

/** @param {HTMLElement} control @param {(text: string) => void} announce @param {(copied: string) => void} done */
export async function copy(control, announce, done) {
  const text = textOf(control);
  let copied = "yes";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied = select(document.getElementById(control.dataset.from), text) ? "yes" : "no";
  }
  if (control.dataset.do) done(copied);
  else if (copied === "yes") confirm(control, announce);
}

// What a control copies or shares: a link has its whole address, wherever this Faristol is.
export function textOf(control) {
  const { href, value } = document.getElementById(control.dataset.from);
  return href ?? value;
}

function select(from, text) {
  if (from.select) {
    from.focus();
    from.select();
    return document.execCommand("copy");
  }
  const field = Object.assign(document.createElement("textarea"), { value: text });
  from.after(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

// The button itself says for a moment that it was done.
function confirm(control, announce) {
  const label = control.querySelector("span");
  const name = (label.dataset.name ??= label.textContent);
  label.textContent = control.dataset.done;
  announce(control.dataset.done);
  setTimeout(() => (label.textContent = name), SEEN);
}
