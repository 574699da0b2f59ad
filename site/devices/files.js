// Opens a file of the person, and saves one.
const MOST = 100_000_001; // the engine refuses what is longer, and need not hold it whole for that

export function choose(control, chosen) {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: control.dataset.accept, hidden: true });
  document.body.append(input);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    input.remove();
    if (file) chosen(new Uint8Array(await file.slice(0, MOST).arrayBuffer()), file.name);
  });
  input.addEventListener("cancel", () => input.remove());
  input.click();
}

export function save({ name, type, text }) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
