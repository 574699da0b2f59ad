// Copies a text of the page; where that is not allowed, the text is selected, so that a person can copy it.
export async function copy(control, done) {
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
}
