"""Tiles, racks and bags: how they are written, read, counted and taken."""

import json
from collections import Counter
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.offenders import each
from faristol.core.tiles import LANGUAGES, TileSet, UnreadableTiles, take, tile_set, tile_set_data
from faristol.storage.seal import canonical

CATALAN, ROMANIAN = tile_set("ca"), tile_set("ro")
EACH = pytest.mark.parametrize("tiles", [CATALAN, ROMANIAN], ids=LANGUAGES.values())


def racks(tiles: TileSet):
    return st.lists(st.sampled_from(tiles.all), max_size=9).map(tuple)


@EACH
def test_a_set_has_a_hundred_tiles_two_of_them_blank(tiles):
    assert len(tiles.all) == 100
    assert tiles.all.count("?") == 2


@EACH
def test_the_full_bag_stands_in_tile_order(tiles):
    assert tiles.all == tiles.sort(tiles.all)


@EACH
def test_every_vowel_is_a_letter_of_the_set(tiles):
    assert tiles.vowels == {"A", "E", "I", "O", "U"} <= tiles.letters.keys()


@EACH
def test_a_set_read_from_an_events_first_entry_is_the_same_set(tiles):
    """As a disk keeps it: with its keys in an order of their own."""
    kept = TileSet.from_data(json.loads(canonical(tile_set_data(tiles.language))))
    assert kept == tiles
    assert list(kept.letters) == list(tiles.letters)


def test_catalan_order_puts_ce_trencada_ela_geminada_and_ena_i_grega_where_the_dictionary_does():
    assert CATALAN.sort(("?", "O", "NY", "N", "M", "L·L", "L", "D", "Ç", "C")) == (
        *("C", "Ç", "D", "L", "L·L", "M", "N", "NY", "O", "?"),
    )


def test_the_catalan_tiles_are_worth_189_points_and_the_romanian_211():
    assert sum(map(CATALAN.points, CATALAN.all)) == 189
    assert sum(map(ROMANIAN.points, ROMANIAN.all)) == 211


@each(
    ("typed", "read"),
    {
        "AEI": "A E I",
        "aeiç?": "A E I Ç ?",
        "A, E; I - O": "A E I O",
        "l·l": "L·L",
        "L.L": "L·L",
        "l-l": "L·L",
        "ŀl": "L·L",
        "COL·LEGI": "C O L·L E G I",
        "nyap": "NY A P",
        "[NY][L·L]A": "NY L·L A",
        "[a]": "A",
        "qua": "Q U A",
        "QU": "Q U",
        "A QU e": "A Q E",
        "qu, l.l; ny": "Q L·L NY",
        "CASA QU": "C A S A Q U",
        "[QU]A": "Q A",
        "LL": "L L",
        "L L": "L L",
        "A L L·L L": "A L L·L L",
        "": "",
        "   ": "",
    }.items(),
)
def test_catalan_tiles_are_read_as_people_type_them(typed, read):
    assert CATALAN.read(typed) == tuple(read.split())


@pytest.mark.parametrize(
    "typed", ["șță", "ŞŢÂ", "s\u0326t\u0326a\u0306"], ids=["comma", "cedilla", "decomposed"]
)
def test_romanian_diacritics_are_read_however_they_are_typed(typed):
    assert ROMANIAN.read(typed) == ("S", "T", "A")


@pytest.mark.parametrize(
    ("tiles", "typed", "sign", "at"),
    [
        (CATALAN, "AEK", "K", 3),
        (CATALAN, "A1", "1", 2),
        (CATALAN, "·", "·", 1),
        (CATALAN, "N Y", "Y", 3),
        (CATALAN, "[N", "[", 1),
        (ROMANIAN, "casaÇ", "Ç", 5),
        (ROMANIAN, "WAW", "W", 1),
    ],
)
def test_what_is_no_tile_is_named_with_its_place(tiles, typed, sign, at):
    with pytest.raises(UnreadableTiles) as refused:
        tiles.read(typed)
    assert refused.value.details == {"text": typed, "sign": sign, "at": at}


@EACH
@given(data=st.data())
def test_what_is_written_is_read_back(tiles, data):
    rack = data.draw(racks(tiles))
    assert tiles.read(tiles.write(rack)) == rack
    assert tiles.read(" ".join(rack)) == rack
    assert tiles.read(tiles.line(rack)) == rack or rack == ("Q",)


def test_a_line_of_tiles_spells_each_as_people_do():
    assert CATALAN.line(("Q", "A", "L·L", "NY", "?")) == "QU A L·L NY ?"
    assert ROMANIAN.line(("Q", "A")) == "Q A"


@EACH
@given(text=st.text(max_size=12))
def test_any_text_is_read_as_tiles_of_the_set_or_refused(tiles, text):
    try:
        read = tiles.read(text)
    except UnreadableTiles as refused:
        at, sign = refused.details["at"], refused.details["sign"]
        assert normalize("NFC", text).upper()[at - 1] == sign
    else:
        assert set(read) <= set(tiles.all)


@given(bag=racks(CATALAN), taken=racks(CATALAN))
def test_taking_leaves_the_rest_in_order_or_nothing_at_all(bag, taken):
    left = take(bag, taken)
    if left is None:
        assert Counter(taken) - Counter(bag)
    else:
        assert Counter(left) + Counter(taken) == Counter(bag)
        rest = iter(bag)
        assert all(tile in rest for tile in left)
