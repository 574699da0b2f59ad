// Copies a text of the page; where that is not allowed, the text is selected, so that a person can copy it.
const SEEN = 3_000;

export async function copy(control, announce, done) {
  const text = document.getElementById(control.dataset.from);
  let copied = "yes";
  try {
    await navigator.clipboard.writeText(text.value);
  } catch {
    text.focus();
    text.select();
    copied = document.execCommand("copy") ? "yes" : "no";
  }
  if (control.dataset.do) done(copied);
  else if (copied === "yes") confirm(control, announce);
}

// The button itself says for a moment that it was done.
function confirm(control, announce) {
  const label = control.querySelector("span");
  const name = (label.dataset.name ??= label.textContent);
  label.textContent = control.dataset.done;
  announce(control.dataset.done);
  setTimeout(() => (label.textContent = name), SEEN);
}
