"""The Swiss way of free games for the rounds of a competition by letter (RDU-8)."""

import pytest

from drivers.letter_arbiter import BEGINS, Arbiter
from faristol.competitions import opening, rounds
from faristol.competitions.errors import EverybodyHasMet, NotNow, StringMissing, TooFewPlayers
from faristol.competitions.worth import classification
from faristol.core.coefficients import coefficient_text

EIGHT = ("Ana", "Barbu", "Carmen", "Dan", "Elena", "Florin", "Gina", "Horia")


def in_rounds(names):
    arbiter = Arbiter(names)
    return arbiter.write(opening.hear_room(arbiter.state, "zăpadă"))


def pair(arbiter):
    before = len(arbiter.state.games)
    arbiter.write(rounds.pair_round(arbiter.state))
    return arbiter.state.games[before:]


def play(arbiter, games):
    """Report the games; whoever comes later in the alphabet wins by more."""
    for game in games:
        red, blue = game.players
        arbiter.hears(game, 300 + 10 * int(red[1:]), 300 + 10 * int(blue[1:]))


def test_rdu_8_by_letter_round_one_is_drawn_by_lot_and_later_ones_from_the_top_down():
    arbiter = in_rounds(EIGHT)
    first = pair(arbiter)
    assert sorted(id for game in first for id in game.players) == [f"p{n}" for n in range(1, 9)]
    assert [game.players for game in first] != [(f"p{n}", f"p{n + 1}") for n in (1, 3, 5, 7)]
    assert [game.players for game in pair(in_rounds(EIGHT))] == [game.players for game in first]
    play(arbiter, first)
    best, second, *_ = [row.player.id for row in classification(arbiter.state)]
    assert {best, second} == {*pair(arbiter)[0].players}
    assert (arbiter.state.round, [game.number for game in arbiter.state.games]) == (2, [*range(1, 9)])


@pytest.mark.parametrize("players", [2, 4, 5, 6, 7, 8])
def test_rdu_8_by_letter_nobody_meets_twice_and_the_colours_stay_even(players):
    arbiter = in_rounds(EIGHT[:players])
    for _ in range(players // 2):
        play(arbiter, pair(arbiter))
    met = [frozenset(game.players) for game in arbiter.state.games]
    assert len(met) == len(set(met)) == (players // 2) ** 2
    for player in arbiter.state.players:
        sides = [game.players.index(player) for game in arbiter.state.games if player in game.players]
        assert abs(2 * sum(sides) - len(sides)) <= 2, player


def test_rdu_8_by_letter_a_round_without_a_game_counts_as_one_and_comes_to_each_once():
    arbiter = in_rounds(EIGHT[:3])
    for round_ in range(1, 4):
        (game,) = pair(arbiter)
        rests = arbiter.state.rests[-1]
        assert len(arbiter.state.rests) == round_ and rests not in game.players
        arbiter.hears(game, 300, 300)
    assert sorted(arbiter.state.rests) == ["p1", "p2", "p3"]
    assert {coefficient_text(row.total) for row in classification(arbiter.state)} == {"3.0000"}
    with pytest.raises(EverybodyHasMet):
        rounds.pair_round(arbiter.state)


def test_rdu_8_by_letter_a_round_waits_for_the_results_of_the_one_before():
    arbiter = in_rounds(EIGHT[:4])
    games = pair(arbiter)
    arbiter.write(opening.send_sheets(arbiter.state, BEGINS))
    with pytest.raises(NotNow):
        rounds.pair_round(arbiter.state)
    play(arbiter, games)
    pair(arbiter)
    assert arbiter.state.sent is None, "the sheets of a new round are still to be sent"


@pytest.mark.parametrize(("players", "most"), [(2, 1), (4, 3), (5, 5), (8, 5)])
def test_rdu_8_by_letter_so_many_rounds_are_advised_and_never_more_than_there_are_opponents(players, most):
    arbiter = in_rounds(EIGHT[:players])
    assert not rounds.is_advised(arbiter.state), "the first is made beside the games of everybody"
    play(arbiter, pair(arbiter))
    while rounds.is_advised(arbiter.state):
        play(arbiter, pair(arbiter))
    assert arbiter.state.round == most


def test_rdu_8_by_letter_who_is_excluded_is_paired_no_more():
    arbiter = in_rounds(EIGHT[:4])
    play(arbiter, pair(arbiter))
    arbiter.write([{"type": "PlayerExcluded", "player": "p2", "clause": "COR-24", "why": "dezinformare"}])
    (game,) = pair(arbiter)
    assert "p2" not in (*game.players, arbiter.state.rests[-1])


def test_rdu_8_by_letter_no_round_without_a_string_or_two_players_or_beside_games_made_at_once():
    with pytest.raises(StringMissing):
        rounds.pair_round(Arbiter().state)
    with pytest.raises(TooFewPlayers):
        rounds.pair_round(in_rounds(("Ana",)).state)
    at_once = Arbiter().begins()
    play(at_once, at_once.state.games)
    with pytest.raises(NotNow):
        rounds.pair_round(at_once.state)
