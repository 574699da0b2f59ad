"""The racks on which most was lost: which turns are kept, in what order, and how many."""

from dataclasses import replace

import pytest

from drivers.few_words import few
from drivers.match import Match
from faristol.core.play import read_play
from faristol.games.classic.analysing import Analysis
from faristol.practice.lost_racks import AT_MOST, WORTH_KEEPING, added, of_classic, read

WORDS = ["senalla", "lionesa", "atenuar", "la", "al", "as", "sal", "les"]


@pytest.fixture(scope="module")
def bitsets():
    return few("ca", *WORDS)


@pytest.fixture(scope="module")
def game(bitsets):
    """The first player leaves a word of seven tiles on the rack, the second loses nothing to speak of."""
    match = Match("federation").begin()
    match.put("H8 LA", "AAELLNS").complete()
    match.put("8H LA", "AOOOUUI").complete()
    analysis = Analysis(bitsets, match.state)
    while not analysis.done:
        analysis.go_on()
    return match.state, analysis


@pytest.fixture(scope="module")
def lost(game):
    (found,) = of_classic(*game, 1)
    return found


def test_the_turn_that_cost_a_word_of_seven_tiles_is_kept(game, lost):
    event, _ = game
    assert lost.own == "H8 LA" and lost.points == event.turns[0].points
    assert "SENALLA" in lost.best and lost.top > 60 and lost.lost >= WORTH_KEEPING
    assert (lost.language, lost.where, lost.at) == ("ca", event.opened.name, event.opened.at)
    assert lost.lexicon == event.opened.lexicon["sha256"]


def test_board_rack_and_rules_come_back_as_they_were(game, lost):
    event, _ = game
    assert lost.board.is_empty and lost.rack == event.turns[0].rack
    assert (lost.rules.first, lost.rules.most, lost.rules.bonus) == (
        event.rules.first,
        event.rules.most,
        event.rules.bonus,
    )
    assert read_play(event.tile_set, lost.best)


def test_of_who_lost_little_nothing_is_kept(game):
    assert of_classic(*game, 2) == ()


def other(lost, n, points=0, at=0):
    """Another position: so many points on its score sheet."""
    return replace(lost, position=f"{lost.position} {n}", points=points, at=at)


def test_the_same_position_is_kept_once_and_as_it_was_the_last_time(lost):
    again = replace(lost, points=lost.points + 4, at=lost.at + 1)
    assert read(added(added(None, [lost]), [again])) == (again,)


def test_the_newest_stand_first(lost):
    kept = added(None, [other(lost, n, at=n) for n in (2, 3, 1)])
    assert [each.at for each in read(kept)] == [3, 2, 1]


def test_of_too_many_those_go_on_which_least_was_lost(lost):
    racks = [other(lost, n, points=n % 40, at=n) for n in range(AT_MOST)]
    cheap = other(lost, "cheap", points=60, at=AT_MOST)
    kept = read(added(added(None, racks), [cheap]))
    assert len(kept) == AT_MOST and cheap not in kept
    dear = other(lost, "dear", points=0, at=AT_MOST)
    kept = read(added(added(None, racks), [dear]))
    assert len(kept) == AT_MOST and kept[0] == dear


def test_nothing_kept_is_no_rack():
    assert read(None) == () and read("") == ()
