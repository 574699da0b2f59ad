"""Lists of words as federations hand them out: plain texts of thousands of words, often in a .zip."""

import io
import zipfile
from functools import cache

from drivers.lexicons import words
from faristol.words.lexicon import words_of
from faristol.words.spelling import spelling


@cache
def distributed(language: str) -> str:
    """Ten thousand words as federations write them: capitals, no accents."""
    lexicon, tiles = words(language).lexicon, spelling(language)
    some = sorted(tiles.text(word) for length in (7, 9, 11) for word in words_of(lexicon.rows, length)[::20])
    text = "\n".join(some).replace("[", "").replace("]", "")
    return text.replace("Q", "QU") if language == "ca" else text


def zipped(**files: str) -> bytes:
    """Return a .zip of texts of a day in March; in their names __ stands for the dot."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            info = zipfile.ZipInfo(name.replace("__", "."), (2026, 3, 9, 12, 0, 0))
            packed.writestr(info, text)
    return made.getvalue()
