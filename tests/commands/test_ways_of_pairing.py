"""The requests of a plan of rounds: quarters, a factor, what can be won; byes and limits."""

import pytest

SIX = [{"id": f"P{at}", "rating": 1500 - at} for at in range(1, 7)]


def test_quarters_a_factor_and_what_can_be_won(program):
    def pairs(**asked):
        made = program.ok("pair", players=SIX, rounds=[], **asked)["pairs"]
        return " ".join(sorted("".join(sorted(player[1] for player in pair)) for pair in made))

    assert pairs(mode="quartiles") == "13 24 56"
    assert pairs(mode="factor", top=1) == "12 34 56"
    assert pairs(mode="factor", top=3) == "14 25 36"
    assert pairs(mode="contenders", first_round="adjacent", left=5, bands=[1, 3]) == "12 34 56"


def test_repeats_are_free_in_the_last_rounds_and_a_winner_is_kept_apart(program):
    met = [{"first": "P1", "second": "P2", "score": [380, 380]}]
    four = SIX[:4]
    asked = {"mode": "distance", "players": four, "rounds": [met]}
    assert program.ok("pair", **asked)["repeats"] == []
    assert program.ok("pair", **asked, left=1, repeats_last=1)["repeats"] != []
    assert program.ok("pair", **asked, left=2, repeats_last=1)["repeats"] == []
    assert program.ok("pair", **asked, certain_apart=True, bands=[1])["pairs"]


PLAYED = [
    {"first": "P1", "second": "P2", "score": [600, 300]},
    {"first": "P3", "second": "P4", "score": [400, 300]},
    {"first": "P5", "bye": True},
]


def test_byes_and_limits_count_in_the_standings(program):
    def rows(**asked):
        made = program.ok("standings", players=SIX[:5], rounds=[PLAYED], **asked)["rows"]
        return {row["id"]: (row["points"], row["differential"]) for row in made}

    assert (rows()["P1"], rows()["P5"]) == (("1", 300), ("1", 0))
    counted = rows(bye="0.5", bye_differential=50, limits=[100])
    assert (counted["P1"], counted["P2"], counted["P5"]) == (("1", 100), ("0", -100), ("0.5", 50))


@pytest.mark.parametrize(
    ("wrong", "error"),
    [({"bye": 1}, "bye"), ({"bye": "2"}, "bye"), ({"limits": [0]}, "limits"), ({"limits": ["x"]}, "limits")],
)
def test_a_bye_or_limit_that_is_none_is_refused(program, wrong, error):
    answer = program.ask("standings", players=SIX, rounds=[], **wrong)
    assert not answer["ok"] and error in answer["message"]
