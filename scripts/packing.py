"""The pack: all files of a site as one, for whoever fetches them all.

The files that version.json lists lie in it in that order, one behind the other, in one xz stream. What is
compressed by itself (the memory snapshot, the wheels) lies in it as it was before: together with the rest it
takes much less, and a tablet that has unpacked it inflates nothing when it starts.
"""

import gzip
import io
import lzma
import zipfile
from pathlib import Path

NAME = "everything.pack"
WINDOW = 64 * 2**20
"""What a tablet needs to unpack it, and how far back it sees: a wheel is in the snapshot too."""
FILTERS = [
    {"id": lzma.FILTER_LZMA2, "preset": 6, "nice_len": 273, "dict_size": WINDOW, "lc": 1, "lp": 2, "pb": 2}
]
"""Most of it is memory, a word of four bytes beside the other."""
GZIP = b"\x1f\x8b"
BEGAN = (1980, 1, 1, 0, 0, 0)


def unpacked(path: Path) -> bytes:
    """Returns a file as it lies in the pack."""
    content = path.read_bytes()
    if content.startswith(GZIP):
        return gzip.decompress(content)
    return stored(content) if path.suffix == ".whl" else content


def stored(archive: bytes) -> bytes:
    """Returns the same archive with nothing in it compressed."""
    new = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(new, "w") as plain:
        for name in old.namelist():
            plain.writestr(zipfile.ZipInfo(name, BEGAN), old.read(name))
    return new.getvalue()


def write(site: Path, names: list[str]) -> int:
    """Writes the pack of these files into their folder, and returns its size."""
    squeezing = lzma.LZMACompressor(check=lzma.CHECK_CRC32, filters=FILTERS)
    with (site / NAME).open("wb") as pack:
        for name in names:
            pack.write(squeezing.compress(unpacked(site / name)))
        pack.write(squeezing.flush())
    return (site / NAME).stat().st_size
