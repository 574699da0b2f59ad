// Unpacks the pack while it arrives, a part of the service worker: all files of a version, one behind the other in the
// order of its listing, in one xz stream. Only the decoder's window is held, and no file is believed before its digest.
const { XzReadableStream } = self["xz-decompress"];

// Calls `keep` with each file and a stream of what is in it; the stream fails at its end if the digest is another's.
self.unpack = async (pack, files, keep) => {
  const reader = new XzReadableStream(pack).getReader();
  const hash = await hashwasm.createSHA256();
  let had = new Uint8Array();
  let broke = null; // why no more comes: a cache that is given a stream says only that it failed

  async function part(most) {
    while (!had.length) {
      const { done, value } = await reader.read().catch((error) => Promise.reject((broke = error)));
      if (done) throw new Error("the pack ends too early");
      had = value;
    }
    const taken = had.subarray(0, most);
    had = had.subarray(taken.length);
    return taken;
  }

  function content(path, { size, sha256 }) {
    let left = size;
    hash.init();
    return new ReadableStream({
      async pull(controller) {
        if (left) {
          const bytes = await part(left);
          hash.update(bytes);
          controller.enqueue(bytes);
          left -= bytes.length;
        }
        if (left) return;
        if (hash.digest("hex") === sha256) controller.close();
        else controller.error(new Error(`not of this version: ${path}`));
      },
    });
  }

  try {
    for (const [path, file] of files) await keep(path, file, content(path, file.unpacked ?? file));
  } catch (error) {
    throw broke ?? error;
  } finally {
    reader.cancel().catch(() => {});
    // Its memory has a window of 64 MB, and would stay as long as the service worker.
    XzReadableStream._moduleInstance = XzReadableStream._moduleInstancePromise = undefined;
  }
};
