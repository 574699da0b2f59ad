"""Whatever two tablets do with one tournament after they parted: nothing is lost, and both become one."""

import random

import pytest

from drivers.at_random import goes_on
from drivers.director import Director
from drivers.log import folded
from drivers.sample import sampled
from drivers.two_tablets import brings, meets, names, standings, waiting
from faristol.tournaments import choosing
from faristol.tournaments.difference import Merged
from faristol.tournaments.errors import TakenNoMore


def random_tablets(seed, calm):
    """Two tablets that went on at random. Where it is calm, the other one does other things."""
    chance = random.Random(seed)
    here = Director("ABCDEFGH"[: chance.randint(4, 8)], rounds=9)
    goes_on(here, chance, chance.randrange(30))
    there, common = here.branch(), len(here.entries)
    goes_on(here, chance, 0 if calm and chance.random() < 0.3 else chance.randrange(12))
    goes_on(there, chance, chance.randrange(7 if calm else 20))
    return here, there, common


@pytest.mark.parametrize("seed", sampled("merging again", range(150), 50))
def test_merging_again_changes_nothing_and_undoing_changes_all_back(seed):
    here, there, common = random_tablets(seed, calm=False)
    before = here.state
    found = brings(here, there, common)
    assert isinstance(found, Merged)
    if not found.entries:
        return
    here.write(found.entries)
    assert brings(here, there, common).entries == []
    other = here.branch()
    while waiting(other):
        other.do(choosing.keep_ours, 1)
    assert brings(other, there, common).entries == []
    assert here.undo().state == before


@pytest.mark.parametrize("seed", sampled("nothing contradicts", range(200), 70))
def test_both_come_to_the_same_standings_where_nothing_contradicts(seed):
    here, there, common = random_tablets(seed, calm=True)
    one, two = here.branch(), there.branch()
    meets(one, there, common), meets(two, here, common)
    undecided = [*one.state.undecided, *two.state.undecided]
    if waiting(one) or waiting(two) or undecided:
        return
    assert standings(one) == standings(two)
    assert names(one) == names(two)


def test_nothing_contradicts_in_many_of_them():
    """The property above is about something."""
    met = 0
    for seed in range(200):
        here, there, common = random_tablets(seed, calm=True)
        changed = here.state != folded(here.entries[:common]) and there.state != folded(here.entries[:common])
        meets(here, there, common)
        met += changed and not waiting(here) and not here.state.undecided
    assert met > 40


@pytest.mark.parametrize("seed", sampled("what the other leaves", range(100), 40))
def test_what_the_other_leaves_and_this_one_takes_is_the_same(seed):
    """Where one keeps what is its own and the other takes all of it, both are the same again."""
    here, there, common = random_tablets(seed, calm=False)
    kept, took = here.branch(), there.branch()
    meets(kept, there, common), meets(took, here, common)
    told = {each.about for club in (kept, took) for each in club.state.differences.waiting if each.only_told}
    if told or any(place[0] == "round" for place in waiting(took)):
        return
    try:
        while waiting(took):
            took.do(choosing.take_theirs, 1)
        while waiting(kept):
            kept.do(choosing.keep_ours, 1)
        for number, board in took.state.undecided:
            took.do(choosing.take_beside, number, board, "so", arbiter="Marta Roig")
        for number, board in kept.state.undecided:
            kept.do(choosing.keep_here, number, board, "so")
    except TakenNoMore:
        return
    assert standings(kept) == standings(took)
