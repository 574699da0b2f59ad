// A text of the page into the device's clipboard; where the page may not, the text is marked, ready to be copied by hand.
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
