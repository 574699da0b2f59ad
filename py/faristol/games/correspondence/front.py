"""The front of the sheet in words: what the arbiter writes on it before it is sent out (COR-2, COR-5)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from faristol.core.tiles import TileSet, UnreadableTiles, tile_set_data
from faristol.games.correspondence.game import LOG_VERSION, WAYS, CorrespondenceOpened
from faristol.games.correspondence.message_errors import MessageIncomplete, SheetUnreadable
from faristol.games.correspondence.opening import all_the_letters
from faristol.games.correspondence.remarks import IN_WORDS, KINDS, NOTHING
from faristol.games.correspondence.typed import plain
from faristol.games.log import Entry
from faristol.rulesets import ruleset_data

NAME, RED_IS, BLUE_IS, ARBITERS = "Concurs", "ROȘU", "ALBASTRU", "Arbitri"
COEFFICIENT, PLACE, STRING = (
    "Coeficientul anterior al jucătorului ROȘU",
    "Locul jucătorului ROȘU",
    "Șirul de litere",
)
WAY, TERM, WORDS = "Corespondență", "Termen", "Fondul de cuvinte"
RACKS, PROGRAM, MADE = "Literele rămase se scad", "Depunerile programului", "Întocmită cu Faristol"
RED_AT, BLUE_AT, ARBITER_AT = "Adresa jucătorului ROȘU", "Adresa jucătorului ALBASTRU", "Adresa arbitrului"
ADDRESSES = (RED_AT, BLUE_AT, ARBITER_AT)
LABELS = (
    *(NAME, RED_IS, BLUE_IS, ARBITERS, *ADDRESSES, COEFFICIENT, PLACE),
    *(STRING, WAY, TERM, WORDS, RACKS, PROGRAM, MADE),
)

assert tuple(IN_WORDS) == WAYS

YES, NO = "da", "nu"
SUBTRACTED = "se scad la sfârșit"
"""What becomes of the letters left in hand, where that is so."""
ALLOWED = {False: "nu sunt permise", True: "sunt permise"}
GROUP = 10
LEXICON = re.compile(
    r"(?P<name>.*?) v\. (?P<version>.*?); (?P<words>\d+) cuvinte; amprenta (?P<sha256>[0-9a-f]{64})"
)


def front(opened: CorrespondenceOpened) -> Iterator[str]:
    red, blue = opened.players
    tiles = TileSet.from_data(opened.tile_set)
    known = zip(ADDRESSES, opened.addresses, strict=False)
    begins, closes = map(KINDS["day"].write, (opened.begins, opened.closes))
    for label, value in (
        (NAME, opened.name),
        (RED_IS, red),
        (BLUE_IS, blue),
        (ARBITERS, opened.arbiters),
        *((label, address) for label, address in known if address),
        (COEFFICIENT, opened.coefficient),
        (PLACE, opened.place),
        (STRING, in_groups(tiles, opened.string)),
        (WAY, IN_WORDS[opened.way]),
        (TERM, f"{begins} – {closes}"),
        (WORDS, _lexicon(opened.lexicon)),
        (RACKS, YES if opened.racks else NO),
        (PROGRAM, ALLOWED[opened.program]),
        (MADE, opened.app),
    ):
        yield f"{label}: {value or NOTHING}"


def in_groups(tiles: TileSet, string: Sequence[str]) -> str:
    """Return the string in groups of ten letters, so that an eye finds its place."""
    return " ".join(tiles.write(string[at : at + GROUP]) for at in range(0, len(string), GROUP))


def _lexicon(about: Mapping[str, Any]) -> str:
    return "{name} v. {version}; {words} cuvinte; amprenta {sha256}".format(**about) if about else ""


def read_front(lines: Sequence[str]) -> Entry:
    """Return the first fact of the game. The word list and the program may be missing: nobody writes them."""
    known = {plain(label): label for label in LABELS}
    values: dict[str, str] = {}
    for line in lines:
        written, colon, value = line.partition(":")
        label = known.get(plain(written))
        if colon and label:
            values[label] = "" if value.strip() == NOTHING else value.strip()
    for label in (RED_IS, BLUE_IS, STRING, TERM):
        if not values.get(label):
            raise MessageIncomplete(label=label)
    tiles, addresses = tile_set_data("ro"), [values.get(label, "") for label in ADDRESSES]
    return {
        "type": "CorrespondenceOpened",
        "log": LOG_VERSION,
        "app": values.get(MADE, ""),
        "name": values.get(NAME) or f"{values[RED_IS]} – {values[BLUE_IS]}",
        "players": [values[RED_IS], values[BLUE_IS]],
        "arbiters": values.get(ARBITERS, ""),
        "coefficient": values.get(COEFFICIENT, ""),
        "place": values.get(PLACE, ""),
        "way": _way(values.get(WAY, "")),
        **_term(values[TERM]),
        **({"addresses": addresses} if any(addresses) else {}),
        "racks": plain(values.get(RACKS, "")) == YES,
        "program": plain(values.get(PROGRAM, "")) == ALLOWED[True],
        "ruleset": ruleset_data("correspondence"),
        "tile_set": tiles,
        "string": list(_string(TileSet.from_data(tiles), values[STRING])),
        "lexicon": _read_lexicon(values.get(WORDS, "")),
    }


def _way(text: str) -> str:
    ways = {plain(words): way for way, words in IN_WORDS.items()}
    return ways.get(plain(text), "letters")


def _term(text: str) -> dict[str, str]:
    found = re.search(r"(\d{1,2}\.\d{1,2}\.\d{4})\D+(\d{1,2}\.\d{1,2}\.\d{4})", text)
    try:
        if found is None:
            raise ValueError
        return {"begins": KINDS["day"].read(found[1]), "closes": KINDS["day"].read(found[2])}
    except ValueError:
        raise SheetUnreadable(line=f"{TERM}: {text}") from None


def _string(tiles: TileSet, text: str) -> tuple[str, ...]:
    string = read_string(tiles, text)
    all_the_letters(tiles, string)
    return string


def read_string(tiles: TileSet, text: str) -> tuple[str, ...]:
    """Read a string as it is typed from a letter: in groups or not, with `*` or `?` for a joker."""
    try:
        return tiles.read(" ".join(text.replace("*", "?").replace("∗", "?").split()))
    except UnreadableTiles as no:
        raise SheetUnreadable(line=no.details["sign"]) from None


def _read_lexicon(text: str) -> dict[str, Any]:
    found = LEXICON.fullmatch(text)
    if found is None:
        return {}
    return {"language": "ro", **found.groupdict(), "words": int(found["words"])}
