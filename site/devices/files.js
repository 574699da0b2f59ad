// Opens a file of the person, or several one behind the other, and saves one.
const MOST = 100_000_001; // the engine refuses what is longer, and need not hold it whole for that

export function choose(control, chosen) {
  const multiple = "several" in control.dataset;
  const input = Object.assign(document.createElement("input"), { type: "file", accept: control.dataset.accept, hidden: true, multiple });
  document.body.append(input);
  input.addEventListener("change", () => {
    const files = [...input.files];
    input.remove();
    if (files.length) read(files, chosen);
  });
  input.addEventListener("cancel", () => input.remove());
  input.click();
}

/** Reads the files one behind the other. */
export async function read(files, chosen) {
  const contents = new Blob(files.map((file) => file.slice(0, MOST)));
  const sizes = files.map(({ size }) => Math.min(size, MOST));
  chosen(new Uint8Array(await contents.slice(0, MOST).arrayBuffer()), files[0].name, sizes);
}

/** @param {File | { name: string, type: string, text: string, packed?: boolean }} file */
export function save(file) {
  const { name } = file;
  const href = URL.createObjectURL(file instanceof Blob ? file : contentOf(file));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function contentOf({ type, text, packed }) {
  const content = packed ? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)) : text;
  return new Blob([content], { type });
}
