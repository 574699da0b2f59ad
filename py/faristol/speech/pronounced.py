"""How a text is spelt for our own voice, so that it pronounces what is on the screen."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from faristol.core.tiles import LANGUAGES
from faristol.speech.diacritics import restored

WORD = re.compile(r"\d+|[^\s,!]+")


def pronounced(language: str, text: str) -> str:
    """Return a text with numbers in words, and respelt where the voice would read it wrongly."""
    words: dict[str, str] = _document(language)["words"]

    def spoken(found: re.Match[str]) -> str:
        word = found[0]
        if word.isdigit():
            return " ".join(words.get(part, part) for part in in_words(language, int(word)).split(" "))
        return words.get(word, word)

    return WORD.sub(spoken, text)


def pronounced_word(language: str, word: str) -> str:
    """Return a word of a play as the voice is given it; in Romanian with the signs that tiles have not."""
    if language == "ro" and word not in _document(language)["words"]:
        word = restored(word)
    return pronounced(language, word)


def in_words(language: str, number: int) -> str:
    """A number up to 9999 before what it counts: "vint-i-un punts", "două puncte"."""
    numbers = _document(language)["numbers"]
    if number == 1:
        return str(numbers["alone"])
    if number == 0:
        return str(numbers["units"][0])
    thousands, below = divmod(number, 1000)
    hundreds, below = divmod(below, 100)
    parts = [numbers["thousands"][thousands - 1]] if thousands else []
    parts += [numbers["hundreds"][hundreds - 1]] if hundreds else []
    parts += [_below_hundred(numbers, below)] if below else []
    return " ".join(parts)


def _below_hundred(numbers: dict[str, Any], number: int) -> str:
    if number < 20:
        return str(numbers["units"][number])
    tens, units = divmod(number, 10)
    if not units:
        return str(numbers["tens"][tens - 2])
    return f"{numbers['joined'][tens - 2]}{numbers['units'][units]}"


@cache
def _document(language: str) -> dict[str, Any]:
    text = (files("faristol.speech") / "pronouncing" / f"{LANGUAGES[language]}.toml").read_text("utf-8")
    return tomllib.loads(text)
