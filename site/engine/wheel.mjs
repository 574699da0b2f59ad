// Writes the files of a wheel in which nothing is compressed, as it was in the pack, where Python looks for them. Python
// itself needs a tenth of a second for it at each start.
const END = 22; // bytes of the record at the end of an archive, which says where its list of files is

export function unpack(bytes, fs, folder) {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const short = (at) => numbers.getUint16(at, true);
  const long = (at) => numbers.getUint32(at, true);
  const text = new TextDecoder();
  const made = new Set();
  const end = bytes.length - END;
  for (let files = short(end + 10), at = long(end + 16); files; files--) {
    const path = `${folder}/${text.decode(bytes.subarray(at + 46, at + 46 + short(at + 28)))}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    const head = long(at + 42);
    const start = head + 30 + short(head + 26) + short(head + 28);
    fs.writeFile(path, bytes.subarray(start, start + long(at + 20)), { canOwn: true });
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
}
