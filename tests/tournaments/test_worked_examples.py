"""Examples worked by hand or by brute force: tests/data/swiss.toml."""

import tomllib
from pathlib import Path

import pytest

from drivers.rounds_in_words import game, in_words, met, pair, people, rested, resting, round_of, starts_in
from faristol.core.coefficients import coefficient_text
from faristol.tournaments.barruf import barruf
from faristol.tournaments.errors import CannotPair
from faristol.tournaments.players import Player, seeding
from faristol.tournaments.records import worth
from faristol.tournaments.results import counted
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import Terms

EXAMPLES = tomllib.loads((Path(__file__).parents[1] / "data/swiss.toml").read_text("utf-8"))


def each(kind):
    assert EXAMPLES[kind]
    return pytest.mark.parametrize(
        "told", EXAMPLES[kind], ids=lambda told: f"{told['example']}: {told['says']}"
    )


@each("pairing")
def test_a_round_is_paired_as_worked_out(told):
    players = told["players"]
    byes = told.get("byes", "")
    ghosts = [Player(each.lower(), each.lower(), 0) for each in (players if byes else "")]
    rounds = [met(words) for words in told.get("met", [])] + [rested(one, players) for one in byes]
    if not rounds and "first_round" not in told:
        # Nobody has met anybody, and yet the first round is over.
        rounds = [met("")]
    terms = Terms(**{"first_round": told.get("first_round", "halves")} | told.get("terms", {}))
    asked = dict(
        absent=[ghost.id for ghost in ghosts],
        locked=[tuple(word) for word in told.get("locked", "").split()],
        forbidden=[tuple(word) for word in told.get("forbidden", "").split()],
    )
    if "cannot" in told:
        with pytest.raises(CannotPair) as refused:
            pair(people(players) + ghosts, rounds, terms, **asked)
        assert told["cannot"] in refused.value.details["players"]
        return
    draft = pair(people(players) + ghosts, rounds, terms, **asked)
    if "starts" in told:
        assert starts_in(draft) == told["starts"]
    else:
        assert in_words(draft) == told["pairs"]
    assert resting(draft) == told.get("bye", "")
    repeats = {frozenset((each.first, each.second)) for each in draft.repeats}
    assert repeats == set(map(frozenset, told.get("repeats", "").split()))
    if "bye_why" in told:
        assert draft.byes[0][1].code == told["bye_why"]


@each("result")
def test_a_result_counts_as_worked_out(told):
    result = counted(told.get("outcome", "played"), tuple(told.get("score", (0, 0))))
    assert (list(result.halves), list(result.score)) == (told["halves"], told["counts"])


@each("seeding")
def test_players_are_seeded_as_worked_out(told):
    players = [Player(str(at), *known) for at, known in enumerate(told["players"])]
    for order in (players, players[::-1]):
        assert [player.name for player in seeding(order)] == told["order"]


@each("standing")
def test_players_stand_as_worked_out(told):
    rounds = [round_of(game(*each)) for each in told["games"]]
    first, second = standings(people("ABVWXY"), rounds)[:2]
    assert [first.player.id, second.player.id] == told["first"]
    assert first.decided == told.get("decided")
    assert (first.rank, second.rank) == (1, 1 if told.get("shared") else 2)


@each("coefficient")
def test_a_game_has_the_coefficients_worked_out(told):
    assert list(map(coefficient_text, worth(counted("played", tuple(told["score"]))))) == told["counts"]


@each("rating")
def test_a_rating_moves_as_published(told):
    opponents = [Player(str(at), str(at), rating) for at, rating in enumerate(told["opponents"])]
    player = Player("own", "own", told["rating"], told["games"])
    rounds = [
        round_of(game("own", other.id, *((400, 300) if won else (300, 400))))
        for other, won in zip(opponents, told["won"], strict=True)
    ]
    rated = barruf([player, *opponents], rounds)[0]
    assert rated.expected == pytest.approx(told["expected"], abs=1e-6)
    assert f"{rated.rating:.4f}" == told["result"]
