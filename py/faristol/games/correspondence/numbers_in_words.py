"""Numbers as people say them to a telephone that writes: `douăzeci și doi` is 22, `a cincea` 5."""

import re

UNITS = ("unu", "doi", "trei", "patru", "cinci", "sase", "sapte", "opt", "noua", "zece")
VALUES = {name: number for number, name in enumerate(UNITS, 1)} | {
    "o": 1,
    "una": 1,
    "doua": 2,
    "zero": 0,
    "niciuna": 0,
}
BEFORE_TEN = {**VALUES, "un": 1, "pai": 4, "cin": 5, "sai": 6}
"""Before *-sprezece* and *-zeci* a few are shorter."""
TEENS = {
    f"{start}{end}": 10 + number
    for start, number in BEFORE_TEN.items()
    for end in ("sprezece", "spe")
    if 0 < number < 10
}
TENS = {f"{start}zeci": 10 * number for start, number in BEFORE_TEN.items() if 1 < number < 10}
UNIT, TEN, LAST = map("|".join, (VALUES, TENS, [*TEENS, *(name for name in VALUES if name != "o")]))
PHRASE = re.compile(
    rf"\b(?:(?P<hundreds>{UNIT}) sut[ae]\b ?)?"
    rf"(?:(?P<tens>{TEN})(?: si (?P<unit>{UNIT}))?a?|(?P<last>{LAST})a?|(?(hundreds)(?<=sut[ae])|(?!)))\b"
)
KNOWN = VALUES | TEENS | TENS


def in_figures(text: str) -> str:
    """Return a plain text with figures for its numbers."""
    return PHRASE.sub(lambda found: str(_number(found)), text)


def _number(found: re.Match[str]) -> int:
    worth = {name: KNOWN[said] for name, said in found.groupdict().items() if said}
    return 100 * worth.pop("hundreds", 0) + sum(worth.values())
