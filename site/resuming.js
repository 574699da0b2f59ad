// A file over a line that breaks, a part of the service worker: it goes on where it stopped.
const PAUSES = [1, 2, 4, 8, 15]; // seconds before a further try; when none of them brought anything it is given up
const SILENT = 20; // seconds without a byte, and the line is as good as broken
const STEP = 2 ** 16; // bytes that are passed on at once, so that the progress is seen
const NO_PIECES = { size: 0, mark: null, add() {}, write() {} };

// The server is not reached any more: what is here stays, and it is tried again later.
class LineBroke extends Error {}
class Refused extends Error {}

// A stream of the file's bytes, of which some `pieces` may be here; `waits` is called with how many are here before each
// further try. It is read as fast as it comes, because what a browser holds itself is lost when the line breaks.
self.resuming = (address, path, size, waits, pieces = NO_PIECES) => {
  const stored = pieces.size;
  let { mark } = pieces;
  let done = 0;
  let failures = 0;
  let reader = null;
  let line = null;
  let whole = false; // whether the server sends other bytes than the file has, so that no part can be asked for

  async function timely(answer) {
    const silence = setTimeout(() => line.abort(), 1000 * SILENT);
    return answer.finally(() => clearTimeout(silence));
  }

  // Asks for the rest of the same file. A server that has another by now, or knows no parts, sends the whole.
  async function open() {
    const part = done && !whole ? { range: `bytes=${done}-`, ...(mark && { "if-range": mark }) } : {};
    line = new AbortController();
    const asked = fetch(address, { cache: done ? "no-store" : "no-cache", headers: part, signal: line.signal });
    const answer = await timely(asked).catch((error) => Promise.reject(new LineBroke(error)));
    if (answer.status >= 500) throw new LineBroke(`${answer.status} ${path}`);
    if (!answer.ok) throw new Refused(`${answer.status} ${path}`);
    const isPart = answer.status === 206;
    const isRest = answer.headers.get("content-range") === `bytes ${done}-${size - 1}/${size}`;
    whole ||= answer.headers.has("content-encoding") || (isPart && !isRest);
    if (isPart && whole) throw new Error(`not the rest of ${path}`);
    if (mark && mark !== markOf(answer.headers)) throw new Refused(`another ${path} by now`);
    mark = markOf(answer.headers);
    reader = answer.body.getReader();
    let skipped = isPart ? done : 0;
    while (skipped < done) {
      const { done: ended, value } = await timely(reader.read());
      if (ended) throw new Refused(`${skipped} of ${size} bytes ${path}`);
      skipped += value.length;
      if (skipped > done) return value.subarray(value.length - (skipped - done));
    }
    return new Uint8Array();
  }

  async function next() {
    if (done < stored) return pieces.at(done);
    if (done === size) return null;
    const rest = reader ? new Uint8Array() : await open();
    if (rest.length) return rest;
    const { done: ended, value } = await timely(reader.read());
    if (ended && done < size) throw new Refused(`${done} of ${size} bytes ${path}`);
    return ended ? null : value;
  }

  async function pull(controller) {
    while (true) {
      try {
        const bytes = await next();
        if (!bytes) return controller.close();
        if (done >= stored) pieces.add(bytes, mark);
        done += bytes.length;
        failures = 0;
        for (let at = 0; at < bytes.length; at += STEP) controller.enqueue(bytes.subarray(at, at + STEP));
        return;
      } catch (error) {
        await pieces.write();
        if (error instanceof Refused || failures === PAUSES.length) return controller.error(error);
        reader = null;
        waits(done);
        await pause(PAUSES[failures]);
        failures += 1;
      }
    }
  }

  const cancel = () => line?.abort();
  return new ReadableStream({ pull, cancel }, new ByteLengthQueuingStrategy({ highWaterMark: size }));
};

// By what the server knows this file again: a weak tag may stand for other bytes.
function markOf(headers) {
  const tag = headers.get("etag");
  return tag && !tag.startsWith("W/") ? tag : headers.get("last-modified");
}

// It ends at once when the page hears that there is a network again.
function pause(seconds) {
  return new Promise((over) => {
    setTimeout(over, 1000 * seconds);
    self.addEventListener("online", over, { once: true });
  });
}
