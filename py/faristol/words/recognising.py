"""What a file of words says of itself: the list inside a .zip, its language, its name and its date.

Nothing is read to its end for it: some slices of the file show the language, by letters and endings that the
other has not. What is not clear stays to be asked.
"""

import io
import re
import zlib
from dataclasses import dataclass
from pathlib import PurePosixPath

ZIPPED = b"PK\x03\x04"
LISTS = (".txt", ".csv", ".dic", "")
MOST_UNZIPPED = 40_000_000
"""So many bytes are more than any language's list has."""
SLICES, SLICE = 64, 2048
FEW_LINES = 500
"""Of fewer lines nobody knows what they are."""
SHARE, CLEARLY = 0.02, 5
"""One line in fifty speaks for the language, and five times as many as for the other."""
SPEAKS = {
    "ca": re.compile(r"·|ç|l\.l|nyen$|quen$|(aven|arien|essin|arem|areu|eixen|cions|ssim|itats)$"),
    "ro": re.compile(r"[ăâîșşțţ]|(ului|ilor|urilor|elor|asem|aseti|arati|andu|eaza|easca|zand)$"),
}
ENDS = re.compile(r"(\.(txt|csv|dic|gz|xz|zip))+$", re.IGNORECASE)
OF_LISTS = (".txt", ".dic", ".gz", ".xz", ".zip")
"""So end files that can be nothing but a list, if they are any of ours."""
VERSION = re.compile(r"^(.+?)[\s_-]+v?(\d[\w.]*)$", re.IGNORECASE)


@dataclass(frozen=True)
class Recognised:
    """A list that a person has chosen, as far as the file tells by itself."""

    data: bytes
    name: str
    version: str
    """As the name of the file has it, else the day of the file in its .zip."""
    language: str
    """"" where the words do not say it clearly."""


def names_list(file_name: str) -> bool:
    return file_name.lower().endswith(OF_LISTS)


def recognised(data: bytes, file_name: str) -> Recognised:
    """Return what a chosen file is; one that holds no list by itself stays as it is."""
    name, version = _named(file_name)
    inside = _in_zip(data) if data.startswith(ZIPPED) else None
    if inside is None:
        return Recognised(data, name, version, _language_of(data))
    text, inner_name, day = inside
    inner, inner_version = _named(inner_name)
    return Recognised(text, inner, inner_version or version or day, _language_of(text))


def _named(file_name: str) -> tuple[str, str]:
    stem = ENDS.sub("", file_name)
    found = VERSION.match(stem)
    return (found[1], found[2]) if found else (stem, "")


def _in_zip(data: bytes) -> tuple[bytes, str, str] | None:
    """Return the longest text of a .zip, its name and its day; None for what is no such file."""
    from zipfile import BadZipFile, ZipFile  # a club seldom brings one

    try:
        with ZipFile(io.BytesIO(data)) as packed:
            texts = [each for each in packed.infolist() if _may_be_list(each.filename, each.file_size)]
            longest = max(texts, key=lambda each: each.file_size, default=None)
            if longest is None:
                return None
            text = packed.open(longest).read(MOST_UNZIPPED)
    except (BadZipFile, RuntimeError, OSError, EOFError, ValueError, zlib.error):
        return None
    day = "-".join(f"{part:02}" for part in longest.date_time[:3])
    return text, PurePosixPath(longest.filename).name, day if longest.date_time[0] > 1980 else ""


def _may_be_list(name: str, size: int) -> bool:
    path = PurePosixPath(name)
    return not name.endswith("/") and path.suffix.lower() in LISTS and 0 < size < MOST_UNZIPPED


def _language_of(data: bytes) -> str:
    """Return the language for which the slices of a text speak clearly, or nothing."""
    step = max(SLICE, len(data) // SLICES)
    slices = (data[at : at + SLICE] for at in range(0, len(data), step))
    lines = [line.strip() for each in slices for line in _text(each).lower().split("\n")[1:-1]]
    if len(lines) < FEW_LINES:
        return ""
    spoken = {language: sum(bool(has.search(line)) for line in lines) for language, has in SPEAKS.items()}
    first, second = sorted(spoken, key=lambda each: -spoken[each])
    clear = spoken[first] > SHARE * len(lines) and spoken[first] > CLEARLY * spoken[second]
    return first if clear else ""


def _text(piece: bytes) -> str:
    """Return a slice in UTF-8, of which the ends may be half a letter, or in an older encoding."""
    text = piece.decode("utf-8", "ignore")
    return text if len(text) > len(piece) * 0.9 else piece.decode("latin-1")
