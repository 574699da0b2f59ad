// A file over a line that breaks, a part of the service worker: it goes on where it stopped.
const PAUSES = [1, 2, 4, 8, 15]; // seconds before a further try; when none of them brought anything it is given up

// A stream of the file's bytes; `waits` is called before each further try.
self.resuming = (address, path, size, waits) => {
  let done = 0;
  let failures = 0;
  let reader = null;
  let whole = false; // whether the server sends other bytes than the file has, so that no part can be asked for

  async function open() {
    const headers = done && !whole ? { range: `bytes=${done}-` } : {};
    const answer = await fetch(address, { cache: done ? "no-store" : "no-cache", headers });
    if (!answer.ok) throw new Refused(`${answer.status} ${path}`);
    whole ||= answer.headers.has("content-encoding");
    reader = answer.body.getReader();
    let skipped = answer.status === 206 ? done : 0;
    while (skipped < done) {
      const { done: ended, value } = await reader.read();
      if (ended) throw new Refused(`${skipped} of ${size} bytes ${path}`);
      skipped += value.length;
      if (skipped > done) return value.subarray(value.length - (skipped - done));
    }
    return new Uint8Array();
  }

  async function next() {
    const rest = reader ? new Uint8Array() : await open();
    if (rest.length) return rest;
    const { done: ended, value } = await reader.read();
    if (ended && done < size) throw new Refused(`${done} of ${size} bytes ${path}`);
    return ended ? null : value;
  }

  return new ReadableStream({
    async pull(controller) {
      while (true) {
        try {
          const bytes = await next();
          if (!bytes) return controller.close();
          done += bytes.length;
          failures = 0;
          return controller.enqueue(bytes);
        } catch (error) {
          if (error instanceof Refused || failures === PAUSES.length) return controller.error(error);
          reader = null;
          waits();
          await new Promise((over) => setTimeout(over, 1000 * PAUSES[failures]));
          failures += 1;
        }
      }
    },
    cancel() {
      reader?.cancel().catch(() => {});
    },
  });
};

class Refused extends Error {}
