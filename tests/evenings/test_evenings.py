"""Whole evenings by chance, some each day; stories of what had gone wrong; and the simulator's own parts."""

import pytest

from drivers.sample import Lot, sampled
from evenings.evening import LOOKS, NotSo, plays, plays_again
from evenings.in_the_middle import states
from evenings.kinds import KINDS
from evenings.moves import Move, read_move
from evenings.shrinking import shrunk
from evenings.story_files import read_story, stories

ACTS = 120
SHORT = 25
IN_THE_MIDDLE = 40
EACH_DAY = 8
BESIDE = 24
"""So many more are played where everything is tried."""

LOT = Lot("evenings")
MIDDLE = "in-the-middle"
FOR_SO_LONG = [kind for kind in KINDS if not KINDS[kind].acts and kind != MIDDLE]
"""Those that are not played to an end of their own."""
PLAYED = [(kind, seed) for kind in FOR_SO_LONG for seed in range(100)]
"""Evenings that have gone well before: whoever changes the program sees at once what is no longer so."""
STATES = range(len(states()))


def holds(kind, seed):
    ended = plays(KINDS[kind](seed), IN_THE_MIDDLE if kind == MIDDLE else ACTS)
    story = "\n".join(map(str, ended.story))
    assert ended.fault is None, f"{ended.fault}\n\n{kind} {seed}\n{story}"


@pytest.mark.parametrize(("kind", "seed"), LOT.draws(PLAYED, EACH_DAY))
def test_whatever_is_done_in_an_evening_everything_shown_is_so(kind, seed):
    holds(kind, seed)


@pytest.mark.parametrize("state", Lot("states").draws(STATES, 3))
def test_whoever_comes_in_the_middle_of_things_can_go_on(state):
    holds(MIDDLE, state)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seed"), LOT.draws(PLAYED, BESIDE))
def test_more_evenings(kind, seed):
    holds(kind, seed)


@pytest.mark.parametrize("story", stories(), ids=lambda path: path.stem)
def test_what_had_gone_wrong_goes_well(story):
    told = read_story(story.read_text("utf-8"))
    evening = KINDS[told.kind](told.seed)
    assert plays_again(evening, told.moves) is None
    assert not any(device.misled for device in evening.devices.values())
    assert not evening.idle, "the story is no longer about what is there"


@pytest.mark.parametrize("kind", sampled("the same evening", [*FOR_SO_LONG, MIDDLE], 3))
def test_a_seed_gives_the_same_evening_again(kind):
    first, again = KINDS[kind](7), KINDS[kind](7)
    story = plays(first, SHORT).story
    assert plays(again, SHORT).story == story
    for one, other in zip(first.devices.values(), again.devices.values(), strict=True):
        assert one.disk.entries == other.disk.entries


MOVES = (
    Move("table 1", "taps", "seat.send", {"form": "slip-form"}, {"points": "24"}),
    Move("judge", "goes", "#/event/dupli/room"),
    Move("second judge", "is silent"),
    Move("everybody", "waits", data={"seconds": "2.5"}),
    Move("table 2", "lays", data={"play": "H8 L·LA {x} (b)"}),
    Move("red", "fills", "correspondence.read", {}, {"message": "Turul: I\n> Punctaj: 8", "came": ""}),
)


@pytest.mark.parametrize("move", MOVES, ids=lambda move: move.does)
def test_a_move_is_read_as_it_was_written(move):
    assert read_move(str(move)) == move


def test_a_story_keeps_only_the_moves_that_it_needs():
    story = tuple(Move("judge", "waits", data={"seconds": str(number)}) for number in range(40))
    needed = story[3], story[31]
    assert shrunk(story, lambda moves: all(move in moves for move in needed)) == needed


def test_what_is_not_so_is_found(monkeypatch):
    evening = KINDS["room"](1)
    log = evening.devices["judge"].disk
    stream, chain = next(iter(log.entries.items()))
    monkeypatch.setitem(log.entries, stream, chain[:-1])
    fault = plays_again(evening, [LOOKS])
    assert isinstance(fault, NotSo), fault
