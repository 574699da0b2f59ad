"""A game goes to other programs as GCG, and comes back with the same plays and scores."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.log import MINUTE
from drivers.match import Match
from drivers.random_games import finish, play_game
from faristol.core.gcg import write_gcg
from faristol.core.gcg_reading import read_gcg
from faristol.games.classic import playing
from faristol.games.classic.errors import GameDiffers
from faristol.games.classic.noting import note_turn
from faristol.games.classic.reading_back import play_again
from faristol.games.classic.recording import as_gcg, nicknames


def text(match):
    return write_gcg(match.tile_set, as_gcg(match.state))


def back(match, written=None):
    """The file as it is read on another tablet."""
    ruleset = match.state.ruleset.id
    data = (written or text(match)).encode()
    new = Match(ruleset, "scorer", clocks="table", minutes=30)
    return new.write(play_again(new.state, read_gcg(new.tile_set, data), new.now))


def in_gcg(match):
    """What a GCG can tell: who is first in it, and its turns; a forfeited turn is a pass there."""
    first = match.state.first
    turns = [
        (
            turn.player == first,
            "pass" if turn.kind == "forfeit" or not turn.play and turn.kind == "invalid" else turn.kind,
            turn.points,
            turn.play,
        )
        for turn in match.state.turns
    ]
    one, two = match.state.scores
    return turns, ((one, two) if first == 1 else (two, one))


@pytest.mark.parametrize("mode", ["tablet", "scorer"])
@pytest.mark.parametrize("ruleset", ["mallorca", "federation", "romanian"])
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_out_and_back_the_plays_and_scores_are_the_same(ruleset, mode, seed):
    chance = Random(seed)
    match = finish(play_game(Match(ruleset, mode, seed.to_bytes(32, "big")), chance), chance)
    again = back(match)
    assert in_gcg(again) == in_gcg(match)
    assert again.state.stage == "over"
    assert in_gcg(back(again)) == in_gcg(again)


def test_a_short_game_as_other_programs_read_it():
    match = Match("mallorca").begin()
    match.play("H8 CaSA")
    match.put("8H COSÇ").challenge().rule(False).exchange(2).passes()
    assert text(match).splitlines()[-7:] == [
        ">Neus: C?SA 8H CaSA +8 8",
        ">Pau: OSÇ H8 .OSÇ +14 14",
        ">Pau: OSÇ -- -14 0",
        ">Neus: EE -2 +0 8",
        "#note rack unknown",
        ">Pau: E - +0 0",
        "#note rack unknown",
    ]


def test_who_moves_first_is_the_first_player_of_the_file():
    match = Match("mallorca").begin(first=2).play("H8 CASA")
    assert text(match).splitlines()[1:3] == ["#player1 Pau Pau Riera", "#player2 Neus Neus Bonet"]


def test_two_of_the_same_name_are_told_apart():
    assert nicknames(("Joan Mas", "Joan Pons")) == ("Joan1", "Joan2")
    assert nicknames(("Àngels: Roca", ": Pons")) == ("Àngels", "p2")


def test_racks_and_time_at_the_end_stand_in_the_file():
    match = Match("mallorca", clocks="table").begin().play("H8 CASA", "8H COSA").passes(6)
    match.settle("AE", "QZ", over=(0, 61_000))
    assert text(match).splitlines()[-5:] == [
        ">Neus: AE (AE) -2 8",
        ">Pau: QUZ (QUZ) -16 -11",
        ">Pau:  (time) -20 -31",
        "#note MAL-30",
        "#note Faristol: end MAL-22 lost-turns",
    ]
    assert back(match).state.scores == (8, -31)


def test_the_rack_of_a_pass_comes_back_too():
    match = Match("mallorca").begin().play("H8 CASA")
    match.write(playing.pass_turn(match.state, match.now, match.read("AEIOUST")))
    assert ">Pau: AEIOSTU - +0 0" in text(match)
    assert back(match).state.turns[-1].rack == match.state.turns[-1].rack == match.read("AEIOSTU")


def test_a_finished_game_has_its_last_racks_in_its_last_lines_only():
    match = Match("mallorca", "tablet", minutes=0).begin().passes(2)
    assert "#rack1 " in text(match)
    assert "#rack2 " in text(match)
    match.passes(4)
    assert match.state.settled
    assert "#rack" not in text(match)
    assert text(match).count(" (") == 2


def test_a_game_lost_on_time_comes_back_as_one():
    match = Match("federation", clocks="table").begin().play("H8 CASA", "8H COSA").passes(6)
    match.settle(over=(0, 10 * MINUTE + 1))
    again = back(match)
    assert (again.end, again.result) == (match.end, match.result) == (("time", "FED-17"), ((10, -105), 1))


def test_a_stopped_game_with_time_lost_comes_back_stopped():
    match = Match("mallorca", clocks="table").begin().play("H8 CASA").call_time().passes(2)
    match.settle(over=(1, 0))
    assert (back(match).end, back(match).state.scores) == (("stopped", "MAL-31"), (0, 0))


def test_of_a_stopped_game_no_rack_stands_in_the_file_though_the_tablet_knows_both():
    match = Match("mallorca", "tablet").begin().call_time().passes(2)
    assert match.end == ("stopped", "MAL-31") and match.state.settled.racks
    assert {turn.kind for turn in as_gcg(match.state).turns} == {"pass"}


def test_a_note_on_a_turn_stands_below_its_line_and_comes_back():
    match = Match("mallorca").begin().play("H8 CASA").forfeit().play("8H COSA")
    match.write(note_turn(match.state, 1, "  Millor   CASES \n\n#potser"))
    match.write(note_turn(match.state, 2, "massa tard"))
    clause = match.state.turns[1].clause
    assert "8H CASA +10 10\n#note Millor CASES\n#note #potser\n>Pau:" in text(match)
    assert f"#note {clause}\n#note massa tard\n" in text(match)
    again = back(match)
    assert again.state.notes == {1: "Millor CASES\n#potser", 2: f"{clause}\nmassa tard"}
    assert text(back(again)) == text(again)


def test_notes_below_a_play_and_below_its_withdrawal_are_of_one_turn():
    match = Match("mallorca").begin().play("H8 CASA").put("8H COSÇ").challenge().rule(False)
    written = text(match).replace("+14 14\n", "+14 14\n#note coses?\n") + "#note no hi és\n"
    assert back(match, written).state.notes == {2: "coses?\nno hi és"}


@settings(max_examples=30, deadline=None)
@given(note=st.text())
def test_any_note_goes_out_and_comes_back_as_it_is_kept(note):
    match = Match("mallorca").begin().play("H8 CASA")
    match.write(note_turn(match.state, 1, note))
    assert back(match).state.notes == match.state.notes


def test_an_unfinished_game_goes_on():
    match = Match("mallorca").begin().play("H8 CASA", "8H COSA")
    again = back(match)
    assert (again.state.stage, again.state.to_move) == ("turn", 1)
    assert back(Match("mallorca").begin()).state.turns == ()


HEAD = "#player1 a Ana\n#player2 b Bru\n"


@pytest.mark.parametrize(
    "turns",
    [
        ">a: CASA 8H CASA +11 11\n",
        ">a: CASA 8H CASA +10 10\n>a: AS 9H AS +2 12\n",
        ">a: CASA 8H CASA +10 10\n>a: (time) -7 3\n",
    ],
)
def test_a_file_that_says_what_the_rules_do_not_is_refused(turns):
    with pytest.raises(GameDiffers):
        back(Match("mallorca").begin(), HEAD + turns)


def test_a_file_of_another_program_whose_racks_are_known_only_in_part():
    turns = ">a: CASA 8H CASA +10 10\n>b: OSA H8 .OSA +5 5\n>a: - +0 10\n>b: AEIOUBC -AEI +0 5\n"
    again = back(Match("mallorca").begin(), HEAD + turns)
    assert [turn.rack for turn in again.state.turns] == [None, None, None, tuple("ABCEIOU")]
    assert again.state.turns[-1].given == tuple("AEI")
