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


@pytest.mark.parametrize(("on_racks", "seed"), [(4, 3), pytest.param(7, 2, marks=pytest.mark.thorough)])
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


def test_a_lead_that_is_no_number_is_refused_and_changes_nothing():
    window = at_a_late_position(30)
    window.do("analysis.lead", fields={"lead": "molts"})
    assert "molts is not a number of points." in window.regions["work"]
    assert window.held["analysis"]["lead"] == 5
    window.do("analysis.lead", fields={"lead": "−40"})
    assert window.held["analysis"]["lead"] == -40
