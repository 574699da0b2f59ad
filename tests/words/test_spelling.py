"""Words as dictionaries write them become tiles."""

import pytest

from drivers.offenders import each
from faristol.core.tiles import LANGUAGES, tile_set
from faristol.words.spelling import UNSPELT, spelling

CATALAN, ROMANIAN = spelling("ca"), spelling("ro")


@each(
    ("written", "tiles"),
    {
        "canya": "CA[NY]A",
        "Al·lot": "A[L·L]OT",
        "AL•LOT": "A[L·L]OT",
        "col.legi": "CO[L·L]EGI",
        "col-legi": "CO[L·L]EGI",
        "aŀlot": "A[L·L]OT",
        "quadre": "QADRE",
        "qüestió": "QESTIO",
        "adéu": "ADEU",
        "plaça": "PLAÇA",
        "PLAC\u0327A": "PLAÇA",
        "veï": "VEI",
        "ballar": "BALLAR",
    }.items(),
)
def test_catalan_words_in_their_ordinary_spelling(written, tiles):
    assert CATALAN.text(CATALAN.word(written)) == tiles


@pytest.mark.parametrize("written", ["qatar", "whisky", "l'avi", "piñata", "vis-a-vis", "a b", "", "¡", "3r"])
def test_what_catalan_tiles_cannot_spell(written):
    assert CATALAN.word(written) is None


@pytest.mark.parametrize(
    ("written", "tiles"),
    {"țară": "TARA", "ŢARĂ": "TARA", "înșirat": "INSIRAT", "câine": "CAINE", "wok": "WOK"}.items(),
)
def test_romanian_words_with_or_without_their_marks(written, tiles):
    assert ROMANIAN.text(ROMANIAN.word(written)) == tiles


def test_a_romanian_word_with_another_mark_cannot_be_spelt():
    assert ROMANIAN.word("müsli") is None
    assert ROMANIAN.word("aband'on") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_the_byte_of_its_place_in_the_set(language):
    letters = [*tile_set(language).letters]
    for code, letter in enumerate(letters, 1):
        written = "qu" if (language, letter) == ("ca", "Q") else letter
        assert spelling(language).word(written) == bytes([code])


def test_many_lines_are_turned_at_once():
    assert ROMANIAN.lines("ac\r\nn'am\n") == bytes([1, 3, 0, 14, UNSPELT, 1, 13, 0])
