"""What is read out in the room, utterance by utterance, each with the silence after it in seconds.

A rack is read at a slow pace, once more faster, and then "Temps!" (DUP-7); the master play by the names of
its coordinates (DUP-9).
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from faristol.core.letters import AS_BLANK, letter, ordinary
from faristol.core.play import Play
from faristol.core.squares import ROWS, SIZE, Place
from faristol.core.tiles import BLANK, LANGUAGES, TileSet
from faristol.speech.call import Called, NameTable

SLOW, FAST, AT_LAST = 2.0, 0.6, 0.0


@dataclass(frozen=True)
class Utterance:
    text: str
    pause: float


def read_rack(language: str, called: tuple[Called, ...]) -> list[Utterance]:
    return [
        *(Utterance(each.spoken_name, SLOW) for each in called),
        *(Utterance(each.spoken_name, FAST) for each in called),
        Utterance(phrases(language)["time"], AT_LAST),
    ]


def read_play(tile_set: TileSet, table: NameTable, play: Play, score: int | None) -> list[Utterance]:
    """Coordinates, the main word, the letter of each blank in it, and the points."""
    blanks = [letter(tile_set, code & ~AS_BLANK) for code in play.word if code & AS_BLANK]
    texts = [
        _place(tile_set.language, table, play.place),
        ordinary(tile_set, play.word),
        *(
            f"{table.spoken_name(blank) if blank in table.names else blank}, {table.names[BLANK]}"
            for blank in blanks
        ),
    ]
    if score is not None:
        texts.append(points(tile_set.language, score))
    return [Utterance(text, SLOW) for text in texts[:-1]] + [Utterance(texts[-1], AT_LAST)]


def _place(language: str, table: NameTable, place: Place) -> str:
    """ "Hospitalet vuit" across, "quinze Granollers" down."""
    row, column = divmod(place.square, SIZE)
    phrase_table, letter = phrases(language), ROWS[row]
    name = table.names.get(letter) or phrase_table["rows"][letter]
    number = phrase_table["numbers"][column]
    return f"{number} {name}" if place.down else f"{name} {number}"


def points(language: str, score: int) -> str:
    """ "1 punt", "74 punts"; Romanian says "de" from 20 on, and again after each hundred from its 20 on."""
    forms = phrases(language)["points"]
    last = abs(score) % 100
    form = "one" if abs(score) == 1 else "few" if score == 0 or 0 < last < 20 else "many"
    return f"{score} {forms[form]}"


@cache
def phrases(language: str) -> dict[str, Any]:
    text = (files("faristol.speech") / "phrases" / f"{LANGUAGES[language]}.toml").read_text("utf-8")
    return tomllib.loads(text)
