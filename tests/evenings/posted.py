"""The mail between two correspondents and their arbiter: letters late, lost, doubled and pasted."""

import re
from dataclasses import dataclass
from datetime import date
from random import Random

from drivers.letter_disguises import IN_ORDER

PUT_RIGHT = re.compile(r"^Rectificare.*: punctaj și total .*\n", re.MULTILINE)
TOTAL = re.compile(r"(?<=^Punctaj total: )\d+$")
FATES = (*["as it is"] * 30, *["twice"] * 3, *["lost"] * 2, *["by hand"] * 2)
DAYS_ON_ITS_WAY = (0, 0, 0, 1, 1, 2, 3, 6)
AS_THEY_COME = (
    "as it was written",
    "blanks at the ends of the lines",
    "empty lines between",
    "ends of lines as Windows has them",
    "invisible signs in the lines",
    "quoted",
    "quoted twice",
    "bold labels, with the colon",
    "as a list",
    "the sign of an iPhone's chat before the message",
    "the sign of an iPhone's chat on every line",
    "the sign of an Android's chat on every line",
    "broken after forty signs",
    "without diacritics",
    "with cedillas",
    "letters and their signs apart",
    "from a page of a mail program",
)
"""What may happen to every letter, notices and answers too."""


@dataclass
class Posted:
    """A letter on its way; `at` is its place in the order in which letters were posted."""

    to: str
    by: str
    text: str
    comes: date
    on: date
    at: int
    read: bool = False
    refused: int = 0
    """How often it was tried before what it answers had come."""


def by_hand(text: str, wrong: int) -> str:
    """Return a letter as somebody writes it by hand who adds up wrongly."""
    lines = [line for line in text.splitlines() if not line.startswith("Faristol:")]
    return "".join(f"{TOTAL.sub(lambda found: str(int(found[0]) + wrong), line)}\n" for line in lines)


def without_sums(sheet: str) -> list[str]:
    """Return the lines of a sheet, without the sums that were put right on it."""
    return PUT_RIGHT.sub("", sheet).splitlines()


def put_on(chance: Random, letter: Posted, mail: list[Posted]) -> tuple[str, str]:
    """Return how a letter is pasted: alone in some disguise, above the older one, or at the end of a chat."""
    older = [each for each in mail if each.by == letter.to and each.to == letter.by and each.at < letter.at]
    way = chance.choice(("alone", "alone", "alone", "answer", "quoting", "chat"))
    if way == "chat" and letter.by != "arbiter":
        return way, chat(letter, mail)
    if way == "answer" and older:
        return way, f"{letter.text}\n-----Mesajul inițial-----\nTrimis: ieri\n\n{older[-1].text}"
    if way == "quoting" and older:
        beneath = "".join(f"> {line}\n" for line in older[-1].text.splitlines())
        return way, f"Bună!\n\n{letter.text}\nPe 06.03.2026, {letter.to} a scris:\n{beneath}"
    disguise = chance.choice(AS_THEY_COME)
    return disguise, IN_ORDER[disguise](letter.text)


def chat(letter: Posted, mail: list[Posted]) -> str:
    """Return the chat of two, as a telephone exports it, up to a letter."""
    two = {letter.to, letter.by}
    talk = [each for each in mail if {each.to, each.by} == two and each.at <= letter.at]
    lines = [f"{each.on:%d.%m.%Y}, 10:{each.at % 60:02} - {each.by}: {each.text}" for each in talk[-60:]]
    return "".join(lines) + f"{letter.on:%d.%m.%Y}, 23:59 - {letter.to}: mersi\n"
