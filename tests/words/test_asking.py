"""What is typed into the field of word study, and what is understood."""

import pytest

from drivers.offenders import each
from faristol.core.tiles import UnreadableTiles, tile_set
from faristol.words.asking import read_asked


def asked(text, language="ca"):
    return read_asked(tile_set(language), text)


@each(
    ("text", "tiles"),
    [
        ("casa", "C A S A"),
        ("CANYA", "C A NY A"),
        ("ca[ny]a", "C A NY A"),
        ("qüestió", "Q E S T I O"),
        ("quadre", "Q A D R E"),
        ("QADRE", "Q A D R E"),
        ("plaça", "P L A Ç A"),
        *((f"co{dot}egi", "C O L·L E G I") for dot in ("l·l", "L·L", "l.l", "l-l", "l•l", "ŀl")),
        ("col·", "C O L"),
        ("al l", "A L L"),
    ],
)
def test_a_word_in_catalan(text, tiles):
    read = asked(text)
    assert " ".join(read.tiles) == tiles
    assert read.is_word
    assert read.length is None


@pytest.mark.parametrize(
    ("text", "tiles"), [("țară", "T A R A"), ("şi", "S I"), ("înc", "I N C"), ("kiwi", "K I W I")]
)
def test_a_word_in_romanian(text, tiles):
    assert " ".join(asked(text, "ro").tiles) == tiles


def test_tiles_with_a_blank_are_no_word_and_no_shape():
    read = asked("cas?")
    assert read.tiles == ("C", "A", "S", "?")
    assert not read.is_word
    assert not read.shape


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("c.sa", [["C", "?", "S", "A"]]),
        ("c*", [["C"], []]),
        ("*ssa", [[], ["S", "S", "A"]]),
        ("*l·l*", [[], ["L·L"], []]),
        ("*l.l*", [[], ["L·L"], []]),
        ("*l_l*", [[], ["L", "?", "L"], []]),
        ("a**b", [["A"], ["B"]]),
        ("*", [[], []]),
        ("**", [[], []]),
        ("..", [["?", "?"]]),
        ("q?.*", [["Q", "?", "?"], []]),
    ],
)
def test_a_shape(text, parts):
    read = asked(text)
    assert [list(part) for part in read.parts] == parts
    assert read.shape


@pytest.mark.parametrize(
    ("text", "tiles", "length"), [("ç 4", ("Ç",), 4), ("4", (), 4), ("*ny* 15", ("NY",), 15)]
)
def test_a_number_at_the_end_is_a_length(text, tiles, length):
    read = asked(text)
    assert (read.tiles, read.length) == (tiles, length)


@pytest.mark.parametrize("text", ["", "   ", ",", "·"])
def test_nothing_to_look_for(text):
    assert asked(text) is None


@pytest.mark.parametrize(
    ("text", "sign"),
    [("cak", "k"), ("wa", "w"), ("ca5sa", "5"), ("casa 1", "1"), ("4 16", "16"), ("c!", "!")],
)
def test_what_is_no_tile_is_named(text, sign):
    with pytest.raises(UnreadableTiles) as refused:
        asked(text)
    assert refused.value.details["sign"] == sign
