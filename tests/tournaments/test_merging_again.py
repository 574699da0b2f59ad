"""Two tablets that take each other in more than once: what each has done since then counts."""

import random

import pytest

from drivers.at_random import goes_on
from drivers.director import Director
from drivers.log import folded
from drivers.sample import sampled
from drivers.two_tablets import brings, meets, names, parted, standings, waiting
from faristol.errors import Rejected
from faristol.tournaments import choosing, directing, opening, reporting
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report


def named(club, name):
    return club.do(opening.change_player, Player("A", name, 2000))


def test_what_the_other_does_and_takes_back_between_two_files_is_taken_back_here():
    here, there, common = parted()
    there.do(opening.withdraw, "A")
    meets(here, there, common)
    assert here.state.players["A"].withdrawn == 2
    there.undo()
    meets(here, there, common)
    assert here.state.players["A"].withdrawn is None and waiting(here) == []
    there.do(opening.withdraw, "A")
    meets(here, there, common)
    assert here.state.players["A"].withdrawn == 2 and waiting(here) == []


def test_what_was_changed_here_after_the_first_file_is_not_changed_back_by_the_second():
    here, there, common = parted()
    named(there, "Anna")
    meets(here, there, common)
    named(here, "Aina")
    there.do(opening.mark_away, "B")
    meets(here, there, common)
    assert (here.state.players["A"].name, here.state.players["B"].away) == ("Aina", 2)
    assert waiting(here) == []


def test_the_other_way_round_what_was_changed_after_it_is_followed():
    here, there, common = parted()
    named(there, "Anna")
    meets(here, there, common)
    named(here, "Aina")
    meets(there, here, common)
    assert there.state.players["A"].name == "Aina" and waiting(there) == []
    named(there, "Ania")
    meets(here, there, common)
    assert here.state.players["A"].name == "Ania" and waiting(here) == []


def test_after_both_took_in_each_other_at_once_only_what_is_new_is_brought():
    here, there, common = parted()
    there.do(opening.withdraw, "A"), here.do(opening.mark_away, "B")
    one, two = here.branch(), there.branch()
    meets(one, there, common), meets(two, here, common)
    two.do(opening.bring_back, "A"), one.do(opening.change_player, Player("C", "Clara", 1980))
    meets(one, two, common), meets(two, one, common)
    for club in (one, two):
        players = club.state.players
        assert (players["A"].withdrawn, players["B"].away, players["C"].name) == (None, 2, "Clara")
        assert waiting(club) == []


def test_a_person_brought_and_removed_here_does_not_come_again():
    here, there, common = parted()
    there.do(opening.enter_player, Player("p1", "Zoe", 1500))
    meets(here, there, common)
    (zoe,) = (id for id, player in here.state.players.items() if player.name == "Zoe")
    here.do(opening.remove_player, zoe)
    there.do(opening.mark_away, "B")
    meets(here, there, common)
    assert names(here) == [*"ABCDEF"] and waiting(here) == []


def test_what_waits_on_one_is_not_overwritten_without_a_word_on_the_other():
    here, there, common = parted()
    named(here, "Aina"), named(there, "Anna")
    meets(here, there, common)
    meets(there, here, common)
    assert there.state.players["A"].name == "Anna" and waiting(there) == [("name", ("A",), 0)]


def test_nor_is_a_result_that_waits_there():
    here, there, common = parted()
    here.pair().publish()
    there = here.branch()
    common = len(here.entries)
    for club, score in ((here, (400, 300)), (there, (300, 400))):
        club.do(reporting.enter_result, 2, 1, Report(score=score), sure=True)
    meets(here, there, common)
    meets(there, here, common)
    assert there.state.rounds[1].sheets[1].written == (300, 400) and there.state.undecided == [(2, 1)]


def test_a_merging_that_was_undone_is_none():
    here, there, common = parted()
    named(there, "Anna")
    meets(here, there, common).undo()
    meets(here, there, common)
    assert here.state.players["A"].name == "Anna"


def test_a_log_that_is_not_the_one_that_was_read_is_compared_from_the_beginning():
    here, there, common = parted()
    other = there.branch()
    named(there, "Anna"), named(other, "Ania").do(opening.mark_away, "B")
    meets(here, there, common)
    meets(here, other, common)
    assert waiting(here) == [("name", ("A",), 0)] and here.state.players["B"].away == 2


def _acts(club, chance, whose):
    state = club.state
    some = chance.choice(whose)
    return [
        lambda: club.do(opening.change_player, Player(some, f"{some}{chance.randrange(99)}", 1900)),
        lambda: club.do(opening.withdraw, some),
        lambda: club.do(opening.bring_back, some),
        lambda: club.do(opening.mark_absent, some, state.next + 1),
        lambda: club.do(directing.forbid_pair, whose[0], whose[1]),
        lambda: club.do(directing.allow_pair, whose[0], whose[1]),
        lambda: club.do(
            opening.enter_player,
            Player(next(opening.new_ids(state)), f"N{chance.randrange(10**9)}", 1000),
        ),
        lambda: club.undo() if not state.differences.merged else None,
    ]


@pytest.mark.parametrize("seed", sampled("two that look after others", range(120), 40))
def test_tablets_that_look_after_other_players_are_one_however_often_they_meet(seed):
    """Each changes only its own players, so that nothing contradicts: nothing is asked, lost or invented."""
    chance = random.Random(seed)
    here, there, common = parted("ABCDEFGH")
    for _ in range(chance.randint(2, 6)):
        for club, whose in ((here, "ABCD"), (there, "EFGH")):
            for _ in range(chance.randrange(4)):
                try:
                    chance.choice(_acts(club, chance, whose))()
                except (Rejected, IndexError):
                    continue
        way = chance.choice(("here", "there", "both", "none"))
        one, two = here.branch(), there.branch()
        one.keys, two.keys = here.keys, there.keys
        if way in ("here", "both"):
            meets(here, two, common)
        if way in ("there", "both"):
            meets(there, one, common)
    meets(here, there, common)
    meets(there, here, common)
    assert waiting(here) == waiting(there) == []
    assert names(here) == names(there) and standings(here) == standings(there)
    for own, whose in ((here, "ABCD"), (there, "EFGH")):
        mine = {id: own.state.players[id] for id in whose}
        for club in (here, there):
            assert {id: club.state.players[id] for id in whose} == mine
    assert {frozenset(pair) for pair in here.state.forbidden} == {
        frozenset(pair) for pair in there.state.forbidden
    }
    assert brings(here, there, common).entries == []
    assert folded(here.entries) == here.state


@pytest.mark.parametrize("seed", range(40))
def test_results_typed_on_two_tablets_all_come_however_often_they_meet(seed):
    chance = random.Random(seed)
    here, there, common = parted("ABCDEFGHIJ")
    here.pair().publish()
    there = here.branch()
    common = len(here.entries)
    typed = {}
    left = [1, 2, 3, 4, 5]
    while left:
        club, board = chance.choice((here, there)), left.pop()
        typed[board] = (chance.randint(301, 400), 300)
        club.do(reporting.enter_result, 2, board, Report(score=typed[board]), sure=True)
        if chance.random() < 0.4:
            typed[board] = (chance.randint(401, 500), 300)
            club.do(reporting.correct_result, 2, board, Report(score=typed[board]), "", sure=True)
        if chance.random() < 0.6:
            meets(*chance.choice(((here, there), (there, here))), common)
    meets(here, there, common)
    meets(there, here, common)
    for club in (here, there):
        assert {board: sheet.written for board, sheet in club.state.rounds[1].sheets.items()} == typed
        assert club.state.undecided == []


def test_a_choice_made_here_is_asked_about_there():
    here, there, common = parted()
    named(here, "Aina"), named(there, "Anna")
    meets(here, there, common).do(choosing.keep_ours, 1)
    meets(there, here, common)
    assert waiting(there) == [("name", ("A",), 0)]


@pytest.mark.parametrize("seed", sampled("between two files", range(60), 20))
def test_whatever_they_do_between_a_file_brings_nothing_twice_and_can_be_undone(seed):
    chance = random.Random(seed)
    here = Director("ABCDEFGH"[: chance.randint(4, 8)], rounds=9)
    goes_on(here, chance, chance.randrange(20))
    there, common = here.branch(), len(here.entries)
    for _ in range(4):
        for club in (here, there):
            goes_on(club, chance, chance.randrange(8))
        for one, other in ((here, there), (there, here)):
            found = brings(one, other, common)
            if chance.random() < 0.4 or not found.entries:
                continue
            before = one.state
            assert one.branch().write(found.entries).undo().state == before
            one.write(found.entries)
            assert brings(one, other, common).entries == []
