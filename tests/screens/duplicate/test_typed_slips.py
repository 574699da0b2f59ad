"""What a judge types of a slip, letter by letter: 12 h8 casa 24."""

import re

import pytest
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.club import Club
from faristol.screens.duplicate.suggesting import LISTED, matches
from faristol.screens.duplicate.typed import read_typed


@pytest.mark.parametrize(
    ("text", "table", "place", "word", "given"),
    [
        ("casa", None, None, "CASA", None),
        ("h8 casa", None, "H8", "CASA", None),
        ("8h casa", None, "8H", "CASA", None),
        ("12 h8 casa", 12, "H8", "CASA", None),
        ("12 8h casa 24", 12, "8H", "CASA", 24),
        ("h8 casa 24", None, "H8", "CASA", 24),
        ("12 ", 12, None, "", None),
        ("12", None, None, "12", None),
        ("H8 cA[NY]A", None, "H8", "cA[NY]A", None),
        ("h8 c(a)sa", None, "H8", "C(A)SA", None),
        ("h8 il·lu", None, "H8", "IL·LU", None),
        ("h18 casa", None, "h18", "CASA", None),
        ("P8 casa 4", None, "P8", "CASA", 4),
        ("", None, None, "", None),
    ],
)
def test_what_is_typed(text, table, place, word, given):
    typed = read_typed(text)
    read = (typed.table, str(typed.place or typed.where), typed.word, typed.given)
    assert read == (table, place or "", word, given)


@pytest.fixture(scope="module")
def club():
    """The first rack of this seed, its time running."""
    return Club().begin()


def listed(club, text):
    return [match.text for match in matches(club.state, club.state.round, text, club.words)]


def test_nothing_is_listed_without_coordinates_and_what_is_not_possible_as_it_is_written(club):
    assert listed(club, "") == listed(club, "12 ") == []
    assert listed(club, "h18 casa") == ["h18 CASA"]
    assert listed(club, "xxxx") == []
    first, *_ = matches(club.state, club.state.round, "h8 xxxx", club.words)
    assert (first.text, first.points) == ("H8 XXXX", None)


def test_the_plays_that_begin_so_the_best_first(club):
    best = club.plays()[0]
    place, word = best.split()
    assert listed(club, place.lower())[0].startswith(place)
    assert best in listed(club, best)
    assert all(
        text.split()[1].upper().startswith(word[:2].upper()) for text in listed(club, word[:2].lower())
    )
    assert len(listed(club, "h8")) <= LISTED


def test_a_whole_play_is_meant_even_where_a_longer_one_scores_more(club):
    """Enter takes the first of the list: never another word than the one that stands on the slip."""
    plays = club.plays(400)
    short, long = next(
        (one, other)
        for one in plays
        for other in plays
        if other != one and other.upper().startswith(one.upper()) and one.upper() != other.upper()
    )
    assert listed(club, short.lower())[0].upper() == short.upper()
    assert long.split()[1].upper().startswith(short.split()[1].upper())


def test_who_has_the_play_already():
    club = Club().begin()
    best = club.plays()[0]
    club.time().hand_in(1, "p3", best).hand_in(1, "p5", best)
    (first, *_) = matches(club.state, club.state.round, best.lower(), club.words)
    assert first.tables == (3, 5)


def test_a_name_stands_for_the_table_and_of_several_one_is_tapped():
    judge = Judge(Club().begin())
    judge.does("start")
    judge.window.do("duplicate.typing", {"play": "", "table": "j"})
    assert re.findall(r'id="called-(\d+)"', judge.window.regions["work"]) == ["2", "3"]
    judge.window.do("duplicate.table", {"play": "", "table": "j"}, data={"table": "3"})
    assert 'value="3"' in judge.window.regions["work"]
    assert judge.window.do("duplicate.take", {"play": "h8 xxxx", "table": "calden"})["ok"]
    assert judge.slips["p9"].play.upper() == "H8 XXXX"


@pytest.mark.parametrize("typed", ["pallid", "pall", "pal·lid", "h8 pallid"])
def test_ll_suggests_the_word_with_the_tile_of_the_rack(typed):
    club = Tables().begin().round_with("PAL·LIDES")
    assert any(text.split()[1].startswith("PA[L·L]") for text in listed(club, typed)), listed(club, typed)


def test_what_is_written_whole_stays_the_one_that_enter_takes():
    """LL on a slip is no L·L unless the judge says so."""
    judge = Judge(Tables().begin().round_with("PAL·LIDES"))
    judge.does("take", typed="1 h8 pallid")
    assert judge.slips["1"].reason == "not-on-rack"
    judge.does("take", typed="2 pallid")
    assert "Which coordinates are on the slip?" in judge.shows() and "PAL·LID" in judge.shows()
