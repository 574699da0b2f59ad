"""Whole games by chance: tiles and scores add up, undo is the log without its tail, and every game ends."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.club import words
from drivers.log import folded
from drivers.match import Match
from drivers.random_games import best_plays, finish, play_game
from faristol.core.letters import tile
from faristol.games.classic.facts import FACTS
from faristol.games.log import effective, last_act

DOCUMENTS = pytest.mark.parametrize("ruleset", ["mallorca", "federation", "romanian"])
MODES = pytest.mark.parametrize("mode", ["tablet", "scorer"])
SEEDS = st.integers(0, 2**32)


def all_there(match):
    """A hundred tiles are always a hundred tiles."""
    state = match.state
    on_board = [tile(state.tile_set, code) for code in state.board_with_play.squares if code]
    if state.racks is None:
        assert len(on_board) + sum(state.counts) + state.in_bag == 100
        return
    together = [*on_board, *state.racks[0], *state.racks[1], *state.bag]
    assert state.tile_set.sort(together) == state.tile_set.sort(state.tile_set.all)
    assert state.counts == (len(state.racks[0]), len(state.racks[1]))
    assert state.in_bag == len(state.bag)


def sums_hold(match):
    state = match.state
    for player in (1, 2):
        points = sum(turn.points for turn in state.turns if turn.player == player)
        points += sum(each.points for each in state.adjustments if each.player == player)
        assert state.scores[player - 1] == points


@MODES
@DOCUMENTS
@settings(max_examples=12, deadline=None)
@given(seed=SEEDS)
def test_a_hundred_tiles_and_every_sum_hold_to_the_end(ruleset, mode, seed):
    def hold(match):
        all_there(match)
        sums_hold(match)

    chance = Random(seed)
    match = play_game(Match(ruleset, mode, seed.to_bytes(32, "big")), chance, after_each=hold)
    finish(match, chance)
    hold(match)
    assert match.over
    assert match.state.ending.clause


@MODES
@DOCUMENTS
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_undo_is_the_log_without_its_tail(ruleset, mode, seed):
    match = play_game(Match(ruleset, mode, seed.to_bytes(32, "big")), Random(seed))
    while act := last_act(match.entries, FACTS.final):
        without = [entry for entry in effective(match.entries) if entry["act"] != act[0]["act"]]
        match.undo()
        assert effective(match.entries) == without
        assert match.state == folded(without)
    assert match.state.stage == "start"


@DOCUMENTS
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_what_is_undone_and_drawn_again_is_the_same(ruleset, seed):
    match = Match(ruleset, "tablet", seed.to_bytes(32, "big")).begin()
    match.put(match.row(4)).complete()
    racks = match.state.racks
    match.undo().complete()
    assert match.state.racks == racks


@pytest.mark.parametrize("seed", [3, 5])
@DOCUMENTS
def test_games_with_the_words_of_the_language_end(ruleset, seed):
    match = Match(ruleset, "tablet", seed.to_bytes(32, "big"))
    bitsets = words(match.tile_set.language)
    play_game(match, Random(seed), best_plays(bitsets), after_each=all_there)
    assert match.over
    assert len([turn for turn in match.state.turns if turn.kind == "play"]) > 3


@DOCUMENTS
def test_a_log_is_told_from_itself_alone(ruleset, monkeypatch):
    """No file, no list of words and no clock is looked at."""
    match = finish(play_game(Match(ruleset, "scorer"), Random(7)), Random(7))
    before = match.state
    monkeypatch.setattr("builtins.open", None)
    monkeypatch.setattr("faristol.rulesets.ruleset_data", None)
    assert folded(match.entries) == before
