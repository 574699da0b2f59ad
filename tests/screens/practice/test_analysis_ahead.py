"""What follows from a position: plays that are played on and compared, an ending that is worked out."""

import re
from functools import cache
from random import Random

import pytest
from test_analysis import opened

from drivers.positions import new_tiles, whole
from faristol.core.board import Board
from faristol.core.cgp import write_cgp
from faristol.core.positions import Position
from faristol.core.tiles import tile_set
from faristol.practice.turns import laid_by, without
from faristol.words.plays import find_plays


@cache
def late(in_bag, on_racks=7, seed=2):
    """A game where no more tiles than this are in the bag, and on each rack, as a text that is pasted."""
    tiles, words = tile_set("ca"), whole("ca")
    bag = list(tiles.all)
    Random(seed).shuffle(bag)
    racks, board = [tuple(bag.pop() for _ in range(7)) for _ in range(2)], Board()
    while len(bag) > in_bag or max(map(len, racks)) > on_racks:
        play = next(find_plays(words, board, racks[0], confirmed=True).ordered())
        kept = without(racks[0], laid_by(board, play, "ca"))
        board = board.with_tiles(new_tiles(board, play))
        drawn = tuple(bag.pop() for _ in range(min(play.laid, len(bag))))
        racks = [racks[1], kept + drawn]
    return write_cgp(tiles, Position(board, (racks[0], ()), (12, 7)))


def at_a_late_position(*tiles):
    return opened(cgp=late(*tiles))


@pytest.mark.parametrize(("on_racks", "seed"), [(4, 3), pytest.param(7, 3, marks=pytest.mark.thorough)])
def test_an_ending_is_worked_out_and_its_best_line_shown(on_racks, seed):
    window = at_a_late_position(0, on_racks, seed)
    assert "The ending" in window.regions["work"] and 'id="lead"' not in window.regions["work"]
    window.do("analysis.foresee")
    assert re.search(r'id="ending">\s*<strong>(Solved|Not worked out)', window.regions["work"])
    line = re.search(r'<ol class="ahead__line".*?</ol>', window.regions["work"], re.DOTALL)[0]
    assert line.count("<li>") >= 2 and "You" in line and "Opponent" in line
    assert not window.last.get("again")


def test_the_best_plays_are_played_on_and_it_can_be_stopped():
    window = at_a_late_position(30)
    assert 'value="5"' in window.regions["work"], "the lead came with the position"
    window.looks = False
    window.do("analysis.foresee")
    while not re.search(r'id="ahead-\d+"', window.regions["work"]):
        window.do("look")
    assert window.last["again"]
    told = re.search(r'id="foreseeing" value="(\d+)"', window.regions["work"])[1]
    for does in ("legal", "shuffle", "next_play"):
        window.do(f"analysis.{does}")
    assert int(re.search(r'id="foreseeing" value="(\d+)"', window.regions["work"])[1]) >= int(told)
    window.do("analysis.stop")
    assert not window.last.get("again") and re.search(r'id="ahead-\d+"', window.regions["work"])


def test_chosen_plays_are_compared_side_by_side():
    window = at_a_late_position(30)
    window.looks = False
    for number in ("2", "7"):
        window.do("analysis.show", data={"number": number})
        window.do("analysis.mark", data={"number": number})
    window.do("analysis.foresee")
    while window.last.get("again") and "ahead-2" not in window.regions["work"]:
        window.do("look")
    assert {*re.findall(r'id="ahead-(\d+)"', window.regions["work"])} == {"2", "7"}


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        ("lead", "molts"),
        ("turns", "0"),
        ("turns", "10"),
        ("tries", "9"),
        ("seconds", "-1"),
        ("seconds", "1h"),
    ],
)
def test_a_number_that_cannot_be_is_refused_and_changes_nothing(field, typed):
    window = at_a_late_position(30)
    before = window.held["analysis"]
    window.do("analysis.trying", fields={"lead": "5", "turns": "3", field: typed})
    assert (
        f"{typed} is not a number from" in window.regions["work"] and f'id="{field}-problem"' in window.page
    )
    assert window.held["analysis"] == before
    window.do("analysis.trying", fields={"lead": "−40"})
    assert window.held["analysis"]["lead"] == -40


def rounds(window):
    return int(re.search(r'id="foreseeing" value="(\d+)"', window.regions["work"])[1])


def simulating(**wanted):
    window = at_a_late_position(30)
    window.looks = False
    window.do("analysis.trying", fields=wanted)
    window.do("analysis.foresee")
    return window


def looks(window, until):
    for _ in range(3_000):
        if until():
            return
        window.do("look")
    raise AssertionError


def test_it_ends_after_so_many_tries_and_with_more_goes_on_from_there():
    window = simulating(tries="10")
    looks(window, lambda: not window.last.get("again"))
    assert "Each was played on 10 times" in window.regions["work"]
    window.do("analysis.trying", fields={"tries": "14"})
    assert window.last["again"] and rounds(window) == 10
    looks(window, lambda: not window.last.get("again"))
    assert "Each was played on 14 times" in window.regions["work"]


def test_after_so_many_seconds_it_waits_to_be_told_to_go_on():
    window = simulating(seconds="5")
    looks(window, lambda: 'id="ahead"' in window.regions["work"])
    before = rounds(window)
    window.now += 6_000
    window.do("look")
    assert not window.last.get("again") and "Go on" in window.regions["work"]
    window.do("analysis.foresee")
    assert window.last["again"] and rounds(window) >= before


def test_what_was_left_unfinished_is_there_when_one_comes_back_to_the_position():
    window = simulating()
    looks(window, lambda: 'id="ahead"' in window.regions["work"] and rounds(window) >= 3)
    window.do("analysis.stop")
    window.do("analysis.next_play")
    window.do("analysis.lay")
    window.do("analysis.undo")
    window.do("analysis.foresee")
    assert rounds(window) >= 3


def test_the_explanation_says_for_whom_and_when_the_lead_is_counted():
    window = simulating(turns="3")
    looks(window, lambda: 'id="ahead"' in window.regions["work"])
    text = " ".join(
        re.search(r'id="ahead-explained">(.*?)</p>', window.regions["work"], re.DOTALL)[1].split()
    )
    assert (
        "make 3 more turns in all" in text
        and "those of the player to move, counted after these turns" in text
    )


def test_the_opponent_cannot_be_known_to_have_what_is_not_unseen():
    window = at_a_late_position(30)
    window.do("analysis.trying", fields={"known": "????"})
    assert "The opponent cannot have these tiles: ? ? ? ?." in window.regions["work"]
    window.do("analysis.trying", fields={"known": "AE"})
    assert window.held["analysis"]["known"] == ["A", "E"]
    window.do("analysis.next_play")
    window.do("analysis.lay")
    assert window.held["analysis"]["known"] == [], "at another position nothing is known yet"


def test_a_late_play_keeps_its_number_when_the_list_has_to_be_made_again():
    window = opened(rack="AEINRS?")
    window.looks = False
    for number in ("650", "2"):
        window.do("analysis.show", data={"number": number})
        window.do("analysis.mark", data={"number": number})
    window.do("analysis.foresee")
    looks(window, lambda: rounds(window) >= 1)
    window.do("analysis.which", data={"which": "exchange"})
    window.do("analysis.legal")
    for at in range(6):
        assert window.do("analysis.tile", data={"place": str(at)})["ok"]
        window.do("look")
        assert {*re.findall(r'id="ahead-(\d+)"', window.regions["work"])} == {"2", "650"}


def test_a_turn_that_is_marked_late_has_its_seconds_too():
    window = simulating(seconds="5")
    looks(window, lambda: 'id="ahead"' in window.regions["work"])
    window.now += 6_000
    window.do("look")
    assert not window.last.get("again")
    window.do("analysis.mark", data={"number": "7"})
    assert window.last["again"]
    looks(window, lambda: 'id="ahead-7"' in window.regions["work"])
