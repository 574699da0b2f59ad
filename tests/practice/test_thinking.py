"""The computer's turn in slices: it can be stopped, and after a crash it comes to the same."""

import json

import pytest

from drivers.log import NOON, folded
from drivers.match import Match, lexicon_of
from drivers.positions import whole
from faristol.games.classic.opening import Choices, open_classic
from faristol.practice import opponent
from faristol.practice.beginning import begun
from faristol.practice.choosing import Choosing
from faristol.practice.levels import LEVELS, STRONG
from faristol.practice.thinking import Thinking, chance_of
from faristol.rulesets import ruleset_data
from faristol.words.slices import finish

EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)


def game(level="club", ruleset="mallorca", secret=bytes(32), turns=6):
    """Some turns old, and the computer is to move."""
    made = Match(ruleset, "tablet", secret, minutes=0, computer={"player": 2, "level": level}).begin()
    words = whole(made.tile_set.language)
    for _ in range(turns):
        chosen = finish(Choosing(STRONG, words, opponent.position(made.state), lambda: 0.5).steps())
        made.write(opponent.turn(made.state, chosen, made.now))
    return made if made.state.to_move == 2 else made.passes()


def thought(state):
    thinking = Thinking(whole("ca"), state)
    return thinking, looks_to_the_end(thinking)


def looks_to_the_end(thinking):
    looks = 0
    while not thinking.done:
        thinking.go_on()
        looks += 1
    return looks


@EACH_LEVEL
def test_it_comes_to_what_the_level_chooses_at_one_go(level):
    state = game(level).state
    whole_ = finish(Choosing(LEVELS[level], whole("ca"), opponent.position(state), chance_of(state)).steps())
    assert thought(state)[0].chosen == whole_


@pytest.mark.parametrize("level", ["strong", "master"])
def test_others_have_a_turn_in_between_and_see_how_far_it_is(level):
    thinking, shares = Thinking(whole("ca"), game(level).state), []
    while not thinking.done:
        thinking.go_on()
        shares.append(thinking.share)
    assert len(shares) > 1 and shares == sorted(shares) and 0 < shares[0] < 1


@EACH_LEVEL
def test_stopped_it_makes_a_legal_turn_sooner(level):
    made = game(level)
    thinking = Thinking(whole("ca"), made.state)
    thinking.stop()
    assert looks_to_the_end(thinking) < thought(made.state)[1]
    assert thinking.chosen.play
    made.write(opponent.turn(made.state, thinking.chosen, made.now))
    assert made.state.turns[-1].kind == "play"


def test_stopped_before_anything_is_found_it_does_not_pass():
    thinking = Thinking(whole("ca"), game("strong").state)
    thinking.stop()
    looks_to_the_end(thinking)
    assert thinking.chosen.play


def test_another_turn_and_another_game_have_other_chances():
    one = game()
    later = game().passes(2)
    other = game(secret=bytes([9]) * 32)
    drawn = [[chance_of(each.state)() for _ in range(1)] for each in (one, later, other)]
    assert drawn[0] != drawn[1] != drawn[2] != drawn[0]
    assert all(0 <= number < 1 for (number,) in drawn)


@pytest.mark.parametrize("number", range(6))
def test_a_game_begins_with_the_lot_and_the_racks(number):
    data = ruleset_data("romanian")
    chosen = Choices(
        "", "", "", "", "tablet", ("Ana", "PC"), 0, "program", "ro", computer={"player": 2, "level": "club"}
    )
    (opened,) = open_classic(chosen, data, lexicon_of("ro"), bytes([number]) * 32, "0")
    facts = begun(opened, NOON)
    assert [fact["type"] for fact in facts[-2:]] == ["StartDrawn", "RacksDrawn"]
    state = folded([json.loads(json.dumps({**fact, "at": NOON, "act": n})) for n, fact in enumerate(facts)])
    assert state.stage == "turn" and state.to_move == facts[-2]["first"]
    assert all(fact["first"] is None for fact in facts[1:-2])


def test_an_older_log_has_no_computer():
    made = Match("mallorca", "tablet")
    assert "computer" not in made.entries[0] and made.state.computer is None


def test_a_romanian_rack_is_exchanged_by_two_tiles_at_least():
    state = game("master", "romanian").state
    assert opponent.position(state).least == 2


def test_where_nobody_finds_a_play_it_passes_at_last():
    made = Match("romanian", "tablet", minutes=0).begin()
    for _ in range(12):
        assert opponent.position(made.state).may_exchange == 7
        made.exchange(tiles=made.tile_set.write(made.state.rack(made.state.to_move)[:2]))
    assert opponent.position(made.state).may_exchange == 0
