"""The premium squares of the board (MAL-7, FED-4, ROM-1)."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

LETTER_TIMES = {"d": 2, "t": 3}
WORD_TIMES = {"D": 2, "T": 3}


@dataclass(frozen=True)
class Premiums:
    """How many times each square counts a letter, and a word."""

    letters: bytes
    words: bytes


@cache
def premiums() -> Premiums:
    data = tomllib.loads((files("faristol.core") / "boards" / "standard.toml").read_text("utf-8"))
    signs = "".join(data["rows"])
    return Premiums(
        letters=bytes(LETTER_TIMES.get(sign, 1) for sign in signs),
        words=bytes(WORD_TIMES.get(sign, 1) for sign in signs),
    )
