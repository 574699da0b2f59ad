// Keys that write into a field beside them, as if typed: for signs that many keyboards lack.
export function write({ dataset: { into, text } }) {
  const field = document.getElementById(into);
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

// The field keeps the focus, or a phone would put its keyboard away and take it out again.
export function listen() {
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("[data-device=write]")) event.preventDefault();
  });
}
