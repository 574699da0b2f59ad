"""A rack that comes out of a real bag: drawn and counted as the judge types it, tile by tile."""

import re

import pytest
from test_the_round import Judge

from drivers.club import Club
from faristol.core.tiles import tile_set
from faristol.screens.duplicate.round.rack_typed import read_so_far


@pytest.fixture
def judge():
    return Judge(Club(source="bag").begin())


def drawn(judge):
    """The tiles beneath the field, and what is said of their number."""
    beneath = judge.window.regions["work"].split('id="tiles-typed"')[1].split("</div>")[0]
    letters = re.findall(r'tile__letter"[^>]*>([^<]*)<', beneath)
    return letters, re.search(r'data-count="\d+">([^<]*)<', judge.window.regions["work"])[1].strip()


def typing(judge, text):
    return judge.window.do("duplicate.typing_rack", {"tiles": text})


def test_each_tile_is_drawn_as_it_is_typed_and_counted_without_an_error(judge):
    for text, letters in [("c", ["C"]), ("ca", ["C", "A"]), ("canyl·lq?", ["C", "A", "NY", "L·L", "Q"])]:
        answer = typing(judge, text)
        assert answer["ok"]
        assert drawn(judge)[0][: len(letters)] == letters
        assert "field__problem" not in judge.window.regions["work"]
    assert drawn(judge)[1] == "6 of 7"
    assert typing(judge, "cany#")["ok"] and drawn(judge)[1] == "3 of 7"
    assert not judge.state.rounds


def test_the_field_is_where_a_rack_is_begun(judge):
    field = re.search(r'<input[^>]*id="tiles"[^>]*>', judge.window.regions["work"])[0]
    assert "data-begin" in field
    assert 'data-letters="tiles"' in judge.window.regions["work"]
    assert 'data-step="tiles"' in judge.window.regions["work"]


def test_too_few_or_unreadable_tiles_are_refused_at_the_field_and_stay_there(judge):
    typing(judge, "casat")
    answer = judge.window.do("duplicate.type_rack", {"tiles": "casat"})
    assert not answer["ok"] and answer["focus"] == "tiles"
    assert "Tiles needed: 7; written: 5." in judge.shows()
    answer = judge.window.do("duplicate.type_rack", {"tiles": "casat#"})
    assert not answer["ok"] and answer["focus"] == "tiles" and not judge.state.rounds
    assert 'value="casat"' in judge.window.regions["work"]


def test_after_a_rack_that_is_not_valid_the_field_is_empty_and_has_the_focus(judge):
    typing(judge, "aeiouae")
    answer = judge.window.do("duplicate.type_rack", {"tiles": "aeiouae"})
    assert answer["ok"] and answer["focus"] == "tiles"
    assert drawn(judge) == ([], "0 of 7") and 'value="aeiouae"' not in judge.window.regions["work"]


def test_how_the_tiles_of_several_letters_are_typed_is_said_where_there_are_any(judge):
    assert "Type Q for the tile QU, NY and L·L (or L.L) for theirs, and ? for a blank." in judge.shows()
    romanian = Judge(Club("romanian-duplicate", source="bag").begin())
    assert "Type the letters one after the other, and ? for a blank." in romanian.shows()


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("", ()),
        ("al", ("A", "L")),
        ("al·", ("A", "L")),
        ("al·l", ("A", "L·L")),
        ("any?", ("A", "NY", "?")),
        ("#a", ()),
        ("a" * 500 + "#", ("A",) * 100),
    ],
)
def test_what_is_typed_is_read_as_far_as_it_can_be(text, tiles):
    assert read_so_far(tile_set("ca"), text) == tiles
