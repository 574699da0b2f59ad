"""The pack: all files of a site as one, for whoever fetches them all.

The files that version.json lists lie in it in that order, one behind the other, in one xz stream. What is
compressed by itself (the memory snapshot, the wheels) lies in it as it was before: together with the rest it
takes much less, and a tablet that has unpacked it inflates nothing when it starts. What is needed to play
comes first: over a slow line the engine starts as soon as that is here.
"""

import gzip
import io
import lzma
import re
import zipfile
from pathlib import Path

NAME = "everything.pack"
WINDOW = 64 * 2**20
"""What a tablet needs to unpack it, and how far back it sees: a wheel is in the snapshot too."""
FILTERS = [
    {"id": lzma.FILTER_LZMA2, "preset": 6, "nice_len": 273, "dict_size": WINDOW, "lc": 1, "lp": 2, "pb": 2}
]
"""Most of it is memory, a word of four bytes beside the other."""
LATER = re.compile(r"(guide/|icons/|vendor/(espeak|zxing)/|voices/|board\.html|LICENSE|NOTICE)")
"""What nobody needs to begin to play."""
LAST = "engine/snapshot.bin"
"""It only makes a start quicker."""
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


def ordered(names: list[str]) -> list[str]:
    """Returns files in the order in which they lie in the pack."""
    return sorted(names, key=lambda name: (name == LAST, is_later(name), name))


def is_later(name: str) -> bool:
    """Returns whether a game can begin without this file."""
    return name == LAST or bool(LATER.match(name))


def write(site: Path, names: list[str]) -> dict:
    """Writes the pack of these files into their folder, and returns what version.json says of it: its size,
    how many of the files are needed to play, and how much of it those take."""
    first = sum(not is_later(name) for name in names)
    squeezing = lzma.LZMACompressor(check=lzma.CHECK_CRC32, filters=FILTERS)
    with (site / NAME).open("wb") as pack:
        for place, name in enumerate(names):
            if place == first:
                to_play = pack.tell()
            pack.write(squeezing.compress(unpacked(site / name)))
        pack.write(squeezing.flush())
    return {"size": (site / NAME).stat().st_size, "first": {"files": first, "size": to_play}}
