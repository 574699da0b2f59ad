// What came of the pack over a bad line, a part of the service worker: it lies with its version, in pieces, until that is
// whole. After a reload, or when the battery fell out, only the rest is asked for. Each piece is named by its first byte.
const PIECE = 2 ** 18; // bytes that have come and may be lost

// `needs` is how much room there must be for them, with all else that is to come.
self.piecesOf = async (cache, address, needs) => {
  const named = (begin) => `${address}?from=${begin}`;
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  let writing = quota - usage < needs ? Promise.reject(new Error("no room")) : Promise.resolve(); // once refused, no more
  let coming = [];

  const pieces = {
    size: 0,
    mark: null, // by which the server knows whether it still has the same file

    async at(begin) {
      return new Uint8Array(await (await cache.match(named(begin))).arrayBuffer());
    },

    add(bytes, mark) {
      coming.push(bytes);
      pieces.mark = mark;
      if (coming.reduce((sum, { length }) => sum + length, 0) >= PIECE) pieces.write();
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
