// Looks for a fault of the server: the first file of its listing that is missing or has other contents.
const HTML = /text\/html/;

// Returns { file, kind }, or null if there is no fault; fails if the server cannot be reached.
export async function fault() {
  const listing = await fetch("version.json", { cache: "no-store" });
  const files = listing.ok && !HTML.test(listing.headers.get("content-type")) ? (await listing.json()).files : null;
  if (!files?.["index.html"]) return { file: "version.json", kind: "missing" };
  for (const [file, wanted] of Object.entries(files)) {
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) return { file, kind: "missing" };
    const content = await answer.arrayBuffer().catch(() => null);
    if (!content) return { file, kind: "incomplete" };
    const whole = [wanted, wanted.unpacked ?? wanted].map((one) => isWanted(content, one));
    if (!(await Promise.all(whole)).some(Boolean)) return { file, kind: "other" };
  }
  return null;
}

// What is here may be as the server has it, or as it was in the pack. Over plain http the browser computes no digests.
async function isWanted(bytes, { sha256, size }) {
  if (bytes.byteLength !== size || !crypto.subtle) return bytes.byteLength === size;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}
