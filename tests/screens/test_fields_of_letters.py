"""Every field in which letters are typed, and by which reader: QU, NY and L·L are read alike in all of them.

In a word and in a search QU is one tile. In a field of tiles each sign is one, for a rack may hold Q and U;
but where each tile is typed apart QU is one.
"""

import re
from pathlib import Path

import pytest

from faristol.core.notation import read_word
from faristol.core.play import read_play
from faristol.core.tiles import tile_set
from faristol.practice.exercises.answering import letters_typed
from faristol.practice.exercises.study_lists import read_lines
from faristol.screens.words.judge.reading import read_words
from faristol.words.asking import read_asked, read_part

SCREENS = Path(__file__).parents[2] / "py/faristol/screens"
CATALAN = tile_set("ca")
Q, U, A = (tuple(CATALAN.letters).index(letter) + 1 for letter in "QUA")

FIELD = re.compile(r'(?:field|textarea|number|part)\(\s*("[\w-]+"(?: ~ [^,]+)?|\w+),', re.DOTALL)
"""A call of a macro of fields, up to the id of the field."""

TILES = {
    *("classic/turn/exchange tiles", "classic/arbiter/form missing", "classic/arbiter/form extra"),
    *("classic/table/settling_work rack-", "classic/table/before_work id", "classic/table/play tiles"),
    *("draw/round/keep kept", "duplicate/round/rack_wrong tiles", "duplicate/round/tiles tiles"),
    *("practice/analysis/plays rack", "practice/analysis/plays word", "practice/analysis/plays keeps"),
    "practice/analysis/ahead known",
}
PLAYS = {
    *("classic/against/mine play", "classic/table/play play", "duplicate/results/form play"),
    *("duplicate/round/slips play", "duplicate/round/master master", "practice/series/in_hand play"),
    *("practice/exercises/laying play", "practice/solo/running play"),
}
WORDS = {
    *("classic/table/naming words", "words/search/form name", "words/judge/asking asked"),
    *("words/study/study asked", "words/study_lists/study_lists list"),
    *("practice/exercises/question answer", "practice/exercises/question before"),
    "practice/exercises/question behind",
}
NO_LETTERS = {
    *("draw/verify/verify secret", "draw/verify/verify words", "tournament/players/promise room"),
    *("sealed/promise room", "home/join/join code", "practice/analysis/plays place"),
    *("correspondence/competition/string room", "home/room/invitation wifi", "home/room/invitation password"),
}
"""Codes, squares, and what a room said."""


def typed_into():
    """Yield each field in which nothing corrects what is typed, by its template and its name."""
    for path in sorted(SCREENS.rglob("*.html")):
        if path.parent.name == "parts":
            continue
        text = path.read_text("utf-8")
        for at in re.finditer('type="play"', text):
            begun = [call for call in FIELD.finditer(text) if call.start() < at.start()]
            name = begun[-1][1].split('"')[1] if begun[-1][1].startswith('"') else begun[-1][1]
            yield f"{path.relative_to(SCREENS).with_suffix('').as_posix()} {name}"


def test_each_field_of_letters_has_its_reader():
    """A new one is entered above, with the reader that it uses."""
    assert set(typed_into()) == TILES | PLAYS | WORDS | NO_LETTERS


def as_codes(tiles):
    letters = tuple(CATALAN.letters)
    return bytes(letters.index(tile) + 1 for tile in tiles)


@pytest.mark.parametrize("typed", ["qua", "QUA", "[Q]A"])
@pytest.mark.parametrize(
    "read",
    [
        lambda text: read_word(CATALAN, text.upper()),
        lambda text: read_words(CATALAN, text)[0],
        lambda text: as_codes(read_part(CATALAN, text)),
        lambda text: as_codes(read_asked(CATALAN, text).tiles),
        lambda text: as_codes(letters_typed(CATALAN, text)),
        lambda text: read_word(CATALAN, read_lines(CATALAN, text)[0][0]),
        lambda text: read_play(CATALAN, f"H8 {text.upper()}").word,
    ],
    ids=["word", "judge", "search", "study", "hooks", "list", "play"],
)
def test_qu_in_a_word_is_one_tile(read, typed):
    assert read(typed) == bytes([Q, A])


def test_on_a_rack_each_sign_is_a_tile():
    assert CATALAN.read("qua") == ("Q", "U", "A")
    assert CATALAN.read("qu a") == ("Q", "A")
