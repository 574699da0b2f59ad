"""How people write days, squares, plays and letters, in place of what the sheet has for them (COR-25)."""

import re

from faristol.core.notation import as_typed
from faristol.games.correspondence.remarks import NOTHING, roman
from faristol.games.correspondence.typed import PLACE, plain

ISO = re.compile(r"\b(\d{4})-(\d{1,2})-(\d{1,2})\b")
MONTHS = ("ian", "feb", "mar", "apr", "mai", "iun", "iul", "aug", "sep", "oct", "noi", "dec")
IN_WORDS = re.compile(rf"\b(\d{{1,2}})\s+({'|'.join(MONTHS)})[a-z]*\.?\s+(\d{{4}})")
ROMAN = tuple(plain(roman(month)) for month in range(1, 13))
IN_ROMAN = re.compile(rf"\b(\d{{1,2}})\s?[./-]\s?({'|'.join(reversed(ROMAN))})\s?[./-]\s?(\d{{2,4}})\b")
YEAR_ONCE = re.compile(r"\b(\d{1,2})[./]([ivx]+|\d{1,2}) ?- ?(?=\d{1,2}[./](?:[ivx]+|\d{1,2})[./](\d{4}))")
"""Of a leave the year is often written behind its last day alone."""
IN_FIGURES = re.compile(r"\b(\d{1,2})\s?[.,/-]\s?(\d{1,2})\s?[.,/-]\s?(\d{4}|\d{2})\b")
NONE = frozenset({"", plain(NOTHING), "niciuna", "nici una", "nimic", "fara"})
AS_SAID = re.compile(r"^\s*(?:zic|spun|joc)\s+(?=pas\b)", re.I)
CONFIRMATION = re.compile(r"(.+?)[,\s]+([-−]?\d{1,4})\s*(?:p|pct|puncte)?\.?\s*(?:\([^()]*\))?", re.I)
JOKER = re.compile(r"\*|\b(?:joker|jolly)\b", re.I)
QUOTES = re.compile('[`"„“”«»]')
SQUARE = re.compile(rf"\s*({PLACE})\b[\s:]*", re.I)
BETWEEN = re.compile(r"[\s-]")
WORD_FIRST = re.compile(rf"\s*(\S+)\s*(?:\bla\s+|\()({PLACE})\)?\s*", re.I)


def with_points(text: str) -> str:
    """Return a text with each of its days as the sheet has it, 06.03.2026, however it is written."""
    text = ISO.sub(r"\3.\2.\1", plain(text))
    text = IN_WORDS.sub(lambda day: f"{day[1]}.{MONTHS.index(day[2]) + 1}.{day[3]}", text)
    text = YEAR_ONCE.sub(r"\1.\2.\3 - ", text)
    text = IN_ROMAN.sub(lambda day: f"{day[1]}.{ROMAN.index(day[2]) + 1}.{day[3]}", text)
    return IN_FIGURES.sub(
        lambda day: f"{day[1]}.{day[2]}.{day[3] if len(day[3]) == 4 else '20' + day[3]}", text
    )


def confirmation(text: str) -> str:
    """Return the partner's play and its points as both have them, without what was added."""
    text = " ".join(unquoted(text).split())
    found = CONFIRMATION.fullmatch(text)
    return f"{play(found[1]).replace(' ', ': ', 1)}, {found[2]}" if found else text


def play(text: str) -> str:
    """Return `7C GOL`, also of `7c: gol`, `7 c gol`, `GOL (7C)` and `GOL la 7C`."""
    text = AS_SAID.sub("", unquoted(text))
    if found := WORD_FIRST.fullmatch(text):
        text = f"{found[2]} {found[1]}"
    if found := SQUARE.match(text):
        text = f"{BETWEEN.sub('', found[1])} {text[found.end() :]}"
    return " ".join(map(as_typed, text.split()))


def stands(text: str) -> bool:
    """Return whether there is more than the sign for nothing."""
    return plain(text) not in NONE


def unquoted(text: str) -> str:
    return QUOTES.sub("", text)


def letters(text: str) -> str:
    """Return letters with the sign for a joker, and without what stands between or around them."""
    return JOKER.sub("?", unquoted(text)).replace("/", ",")
