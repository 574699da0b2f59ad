"""A message that a person wrote without the program, rewritten line by line as the program would.

The document lists what a card holds, and on the sheet a play has two lines:

    O,G 7C: GOL
    C7: GO; D7: OL 41 146

Both are understood, with and without diacritics. What cannot be made out is left as it was written.
"""

import re
import unicodedata
from collections.abc import Iterator

ALIASES = {
    "Scrisoarea primită": ("scrisoarea ta", "plicul tau", "plicul primit", "primit", "primita"),
    "Zile de gândire": ("zile gandire", "zile de chibzuit"),
    "Faristol": ("cod faristol", "codul"),
    "Partida": ("numele partidei", "concurs", "concursul", "competitia", "jocul"),
    "Turul": ("tur", "tura", "numarul turului", "nr. turului", "turul nr.", "runda"),
    "Expediat": (
        *(
            "data de expediere a depunerii proprii",
            "data expedierii",
            "expediata",
            "expediere",
            "data de expediere",
            "exp.",
        ),
    ),
    "Confirm": (
        "confirmarea depunerii partenerului",
        "confirmarea depunerii",
        "confirmare",
        "confirm depunerea",
        "accept",
        "conf.",
    ),
    "Litere depuse": (
        "literele depuse",
        "litere",
        "litere folosite",
        "literele folosite",
        "piese puse",
        "piese depuse",
        "lit. depuse",
    ),
    "Depunere": (
        *(
            "depunerea",
            "dep.",
            "mutare",
            "mutarea",
            "cuvantul principal",
            "pozitia si cuvantul principal",
            "cuvant principal",
        ),
        "pozitia cuvantului principal si cuvantul principal depus",
    ),
    "Cuvinte adiacente": (
        "cuvintele adiacente",
        "cuvinte alaturate",
        "adiacente",
        "cuv. adiacente",
        "cuv. adiac.",
    ),
    "Punctaj": ("punctajul depunerii", "punctajul", "puncte", "pct.", "scor"),
    "Punctaj total": ("punctajul total", "total", "pct. total", "scor total"),
    "Litere rămase": (
        "literele ramase",
        "literele ramase in mana",
        "raman",
        "litere in mana",
        "lit. ramase",
        "piese pastrate",
        "piese ramase",
    ),
    "Litere luate": (
        *(
            "literele luate",
            "literele preluate",
            "literele preluate in continuare",
            "cele preluate in continuare",
        ),
        *("litere preluate", "iau", "lit. luate", "piese trase", "piese luate"),
    ),
    "Semnat": ("semnatura", "semn."),
}
PARTNER_SENT = (
    *("data postala a depunerii trimise de partener", "data depunerii partenerului", "data ta de expediere"),
)
ARRIVED = ("data postala a sosirii depunerii de la partener", "data sosirii", "sosit", "sosita", "primit la")
THIS_TURN = (
    "timpul de gandire utilizat pentru turul respectiv",
    *("timpul de gandire", "timp de gandire", "zile de gandire in acest tur"),
)
IN_ALL = (
    "timpul total de gandire, propriu si al partenerului",
    *("timpul total de gandire", "timp total de gandire", "timp total"),
)
MAILED = ("trimis",)
"""So people say for it, and so a mail program names the moment at which it sent a letter on."""
OF_A_VARIANT = re.compile(r"(?:[a-z]\) )?daca\b.*\b(?:(buna|corecta)|(gresita|incorecta))\b.*:")
PLACE = r"(?:\d{1,2}[\s-]*[A-O]|[A-O][\s-]*\d{1,2})"
PLAY_LINE = re.compile(
    rf"\s*((?:[^\W\d_]|[?*])(?:\s*,\s*(?:[^\W\d_]|[?*]))*)\s+({PLACE})\s*:\s*(\S+?)(?:\s+(-?\d+)\s+(-?\d+))?\s*",
    re.I,
)
CROSSES_LINE = re.compile(
    rf"\s*({PLACE}\s*:\s*[^\s;]+(?:\s*;\s*{PLACE}\s*:\s*[^\s;]+)*)\s+(-?\d+)\s+(-?\d+)\s*", re.I
)
OF_TWO_LINES = (MAILED, PARTNER_SENT, ARRIVED, THIS_TURN, IN_ALL)
NAMES = {name: label for label, names in ALIASES.items() for name in names}


DASHES = re.compile("[\u2010-\u2015\u2212]")
"""Whatever is written for a hyphen, a dash or a minus."""


def plain(text: str) -> str:
    """Return a text without diacritics, whatever their signs, without capitals, each dash as a hyphen."""
    apart = unicodedata.normalize("NFD", " ".join(text.split()))
    return DASHES.sub("-", "".join(sign for sign in apart if not unicodedata.combining(sign))).casefold()


def plainly(text: str) -> str:
    """Return a text of the same length without diacritics and capitals, each dash as a hyphen."""
    return "".join(_plain_sign(sign) for sign in text)


def _plain_sign(sign: str) -> str:
    made = plain(sign)
    return made if len(made) == 1 else sign


def same_name(one: str, other: str) -> bool:
    """Return whether two people write one name, whatever capitals, diacritics, stops and order it has."""
    return words_of(one) == words_of(other)


def words_of(name: str) -> list[str]:
    return sorted(re.findall(r"\w+", plain(name)))


def is_play(line: str) -> bool:
    """Return whether this is one of the two lines that a play has on the sheet."""
    return bool(PLAY_LINE.fullmatch(line) or CROSSES_LINE.fullmatch(line))


def with_labels(text: str) -> str:
    apart: dict[str, str] = {}
    written = [made for line in text.splitlines() for made in _line(line, apart)]
    return "\n".join([*written, *_joined(apart, "\n".join(written))])


def _line(line: str, apart: dict[str, str]) -> Iterator[str]:
    """Yield a line as one or two of ours; what ours joins and the document separates is put `apart`."""
    name, colon, value = line.partition(":")
    known = plain(name)
    if found := OF_A_VARIANT.fullmatch(plain(line)):
        yield f"Varianta: depunere {'corectă' if found[1] else 'incorectă'}"
        return
    if colon and known in NAMES:
        yield f"{NAMES[known]}: {value.strip()}"
        return
    if colon and known in THIS_TURN and len(re.findall(r"\d+", value)) == 3:
        yield f"Zile de gândire: {value.strip()}"
        return
    for names, key in (
        (MAILED, "mailed"),
        (PARTNER_SENT, "sent"),
        (ARRIVED, "arrived"),
        (THIS_TURN, "days"),
        (IN_ALL, "total"),
    ):
        if colon and known in names:
            apart[key] = value.strip()
            return
    if found := PLAY_LINE.fullmatch(line):
        yield f"Litere depuse: {found[1]}"
        yield f"Depunere: {found[2]}: {found[3]}"
        yield from _sums(found[4], found[5])
    elif found := CROSSES_LINE.fullmatch(line):
        yield f"Cuvinte adiacente: {found[1]}"
        yield from _sums(found[2], found[3])
    else:
        yield line


def _sums(points: str | None, total: str | None) -> Iterator[str]:
    if points and total:
        yield f"Punctaj: {points}"
        yield f"Punctaj total: {total}"


def _joined(apart: dict[str, str], written: str) -> Iterator[str]:
    """Yield the lines of ours that hold what stood in two of theirs."""
    if {"sent", "arrived"} <= apart.keys():
        yield f"Scrisoarea primită: expediată {apart['sent']}, sosită {apart['arrived']}"
    if "mailed" in apart and not re.search(r"^Expediat:", written, re.M | re.I):
        yield f"Expediat: {apart['mailed']}"
    totals = re.findall(r"\d+", apart.get("total", ""))
    if "days" not in apart or len(totals) != 2:
        return
    turn = re.search(r"^Turul:.*$", written, re.M)
    own_first = "rosu" not in plain(apart["total"])
    if own_first and turn and "albastru" in plain(turn[0]):
        totals.reverse()
    yield f"Zile de gândire: {apart['days']} în acest tur; în total ROȘU {totals[0]}, ALBASTRU {totals[1]}"
