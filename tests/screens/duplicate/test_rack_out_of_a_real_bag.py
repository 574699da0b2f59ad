"""A rack that comes out of a real bag: drawn and counted as the judge types it, tile by tile."""

import re
from collections import Counter

import pytest
from test_rack_typed_wrong import paper
from test_the_round import Judge

from drivers.club import Club
from faristol.core.tiles import tile_set
from faristol.fields import Damaged
from faristol.games.duplicate.facts import apply
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
    assert (
        "Type Q for the QU tile, NY and L·L for theirs (any dot will do), and ? for a blank." in judge.shows()
    )
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


# --- completed by the program


def complete(judge, text):
    return judge.window.do("duplicate.complete_rack", {"tiles": text})


def test_the_program_draws_the_rest_out_of_what_is_left_and_the_log_says_which(judge):
    answer = complete(judge, "casa")
    assert answer["ok"], judge.shows()
    entry = judge.window.entries[-1]
    assert entry["type"] == "RackDrawn" and entry["drawn"][:4] == ["C", "A", "S", "A"]
    assert len(entry["drawn"]) == 7 and entry["by_program"] == entry["drawn"][4:]
    left = Counter(judge.state.draws.bag) + Counter(entry["drawn"])
    assert left == Counter(judge.state.tile_set.all)
    assert f"The program has drawn {' '.join(entry['by_program'])}." in judge.shows("notice")
    assert "Take these tiles out of the real bag too." in judge.shows("notice")


def test_a_rack_that_was_typed_whole_is_the_judges_alone(judge):
    assert complete(judge, "casa?nt")["ok"]
    assert "by_program" not in judge.window.entries[-1]


@pytest.mark.parametrize("typed", ["casatren", "zz", "casa#"])
def test_what_is_no_beginning_of_a_rack_is_not_completed(judge, typed):
    answer = complete(judge, typed)
    assert not answer["ok"] and answer["focus"] == "tiles" and not judge.state.rounds


def test_a_log_that_says_the_program_drew_what_was_not_drawn_is_damaged(judge):
    complete(judge, "casa")
    wrong = {**judge.window.entries[-1], "by_program": ["Z", "Z", "Z"]}
    with pytest.raises(Damaged):
        apply(Club(source="bag").begin().state, wrong)


def test_the_paper_of_the_racks_says_what_the_program_drew(judge):
    complete(judge, "casa")
    drawn = " ".join(judge.window.entries[-1]["by_program"])
    judge.does("start")
    assert f"pel programa: {drawn}" in paper(judge, "H8 CASA")
