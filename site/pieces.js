// What came of the pack over a bad line, a part of the service worker: it lies with its version, in pieces, until that is
// whole. After a reload, or when the battery fell out, only the rest is asked for. Each piece is named by its first byte.
const PIECE = 2 ** 18; // bytes that have come and may be lost

// `needs` is how much room there must be for them, with all else that is to come.
self.piecesOf = async (cache, address, needs) => {
  const named = (begin) => `${address}?from=${begin}`;
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  let writing = quota - usage < needs ? Promise.reject(new Error("no room")) : Promise.resolve(); // once refused, no more
  let coming = [];
  let came = 0;
  const began = performance.now();

  const pieces = {
    size: 0,
    mark: null, // by which the server knows whether it still has the same file

    // How many bytes are here, those among them that are not yet written.
    get here() {
      return pieces.size + coming.reduce((sum, { length }) => sum + length, 0);
    },

    async at(begin) {
      return new Uint8Array(await (await cache.match(named(begin))).arrayBuffer());
    },

    add(bytes, mark) {
      coming.push(bytes);
      came += bytes.length;
      pieces.mark = mark;
      if (pieces.here - pieces.size >= PIECE) pieces.write();
    },

    // In how many seconds so many bytes come, at the speed of all that came until now; at first nobody knows.
    seconds(bytes) {
      const passed = (performance.now() - began) / 1000;
      return bytes && passed > 1 ? (bytes * passed) / came : 0;
    },

    // Resolves when all that has come is written, or there is no room for it.
    write() {
      const [begin, piece] = [pieces.size, new Blob(coming)];
      const headers = pieces.mark ? { "x-mark": pieces.mark } : {};
      coming = [];
      pieces.size += piece.size;
      if (piece.size) writing = writing.then(() => cache.put(named(begin), new Response(piece, { headers })));
      return writing.catch(() => {});
    },

    async forget() {
      await writing.catch(() => {});
      for (const { url } of await cache.keys()) if (url.startsWith(named(""))) await cache.delete(url);
    },
  };

  writing.catch(() => {});
  for (let piece; (piece = await cache.match(named(pieces.size))); pieces.size += (await piece.blob()).size)
    pieces.mark = piece.headers.get("x-mark");
  return pieces;
};
