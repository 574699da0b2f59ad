"""Ends found by a slow and obvious reckoning, and whole games told to the command line: all say the same."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.match import Match
from drivers.random_games import finish, play_game
from faristol.commands.answering import answer_line
from faristol.commands.lexicons import Lexicons

KINDS = st.lists(
    st.sampled_from(["pass", "pass", "pass", "exchange", "exchange", "invalid", "play"]), max_size=30
)


def mallorca(kinds, points):
    return "MAL-22" if len(kinds) >= 6 and "play" not in kinds[-6:] else None


def federation(kinds, points):
    if points == 0:
        return None
    if len(kinds) >= 6 and not {"play", "exchange"} & set(kinds[-6:]):
        return "FED-12"
    return "FED-13" if len(kinds) >= 12 and "play" not in kinds[-12:] else None


def romanian(kinds, points):
    return "ROM-14" if kinds[-4:] == ["pass"] * 4 else None


@pytest.mark.parametrize(
    ("ruleset", "reckon"), [("mallorca", mallorca), ("federation", federation), ("romanian", romanian)]
)
@settings(max_examples=60, deadline=None)
@given(kinds=KINDS)
def test_turns_lost_in_a_row_end_the_game_just_where_the_reckoning_says(ruleset, reckon, kinds):
    match = Match(ruleset).begin()
    for number, kind in enumerate(kinds, 1):
        if kind == "play" and (match.state.in_bag < 14 or not match.free_rows):
            return
        {
            "pass": match.passes,
            "exchange": lambda: match.exchange(2),
            "invalid": lambda: match.invalid(match.row(7)),
            "play": lambda: match.play(match.row(7)),
        }[kind]()
        clause = reckon(kinds[:number], sum(match.state.totals))
        ending = match.state.ending
        assert (ending.clause if ending else None) == clause
        if ending:
            return


def as_request(match):
    """The turns of a log, as somebody would write them down."""
    first = match.state.first
    turns = []
    for turn in match.state.turns:
        player = 1 if turn.player == first else 2
        if turn.senyors:
            turns.append({"player": player, "senyors": True})
        done = {
            "play": {"play": turn.play},
            "pass": {"pass": True},
            "exchange": {"exchange": turn.count},
            "invalid": {"invalid": True},
            "forfeit": {"invalid": True},
        }[turn.kind]
        turns.append({"player": player, **done})
    order = (0, 1) if first == 1 else (1, 0)
    settled = match.state.settled
    racks = [match.tile_set.write(settled.racks[place]) for place in order]
    over = [settled.over[place] / 1000 for place in order]
    return {"language": match.tile_set.language, "turns": turns, "racks": racks, "over_time": over}, order


@pytest.mark.parametrize("ruleset", ["mallorca", "federation", "romanian"])
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_command_line_answers_what_the_tablet_counted(ruleset, seed):
    chance = Random(seed)
    match = finish(play_game(Match(ruleset, "tablet", seed.to_bytes(32, "big")), chance), chance)
    request, order = as_request(match)
    line = json.dumps({"do": "classic", "ruleset": ruleset, **request}).encode()
    answer = json.loads(answer_line(line, Lexicons()))
    state, settled = match.state, match.state.settled
    assert answer.get("over") is True, answer
    assert answer["clause"] == state.ending.clause
    assert answer["scores"] == [state.scores[place] for place in order]
    assert answer["result"] == [settled.result[place] for place in order]
    winner = settled.winner and order.index(settled.winner - 1) + 1
    assert answer["winner"] == winner
