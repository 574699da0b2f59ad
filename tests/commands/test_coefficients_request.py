"""The request coefficients: a game by its score, by who gave it up, or by what else became of it."""

from drivers.offenders import each


@each(
    ("keys", "red", "blue"),
    [
        ({"red": 524, "blue": 480}, "1.5219", "0.4781"),
        ({"red": 480, "blue": 524}, "0.4781", "1.5219"),
        ({"red": 400, "blue": 120, "turns": 20}, "1.6667", "0.2308"),
        ({"red": -7, "blue": -7}, "1.0000", "1.0000"),
        ({"red": 200, "blue": 100, "abandoned": "blue", "turns": 5}, "1.5800", "0.3333"),
        ({"red": 200, "blue": 100, "abandoned": "red", "turns": 5}, "0.4700", "1.5300"),
        ({"red": 0, "blue": 0, "abandoned": "red", "turns": 0}, "0.4700", "1.5300"),
        ({"outcome": "draw"}, "1.0000", "1.0000"),
        ({"red": 524, "blue": 480, "outcome": "draw"}, "1.0000", "1.0000"),
        ({"red": 0, "blue": 0, "outcome": "no-show-red"}, "0.0000", "1.5300"),
        ({"red": 10, "blue": 0, "turns": 0, "outcome": "no-show-blue"}, "1.5300", "0.0000"),
        ({"red": 300, "blue": 10, "outcome": "unfinished"}, "1.0000", "1.0000"),
        ({"outcome": "unknown"}, "0.0000", "0.0000"),
    ],
)
def test_what_a_game_is_worth_to_each(program, keys, red, blue):
    assert program.ok("coefficients", **keys) == {"red": red, "blue": blue}


SCORE = {"red": 524, "blue": 480}


@each(
    ("keys", "error", "key"),
    [
        ({}, "missing-key", "red"),
        ({"red": 524}, "missing-key", "blue"),
        (SCORE | {"abandoned": "red"}, "missing-key", "turns"),
        (SCORE | {"abandoned": "green", "turns": 5}, "wrong-choice", "abandoned"),
        (SCORE | {"abandoned": None, "turns": 5}, "wrong-kind", "abandoned"),
        (SCORE | {"abandoned": "red", "turns": -1}, "wrong-value", "turns"),
        (SCORE | {"abandoned": "red", "turns": 5, "outcome": "draw"}, "wrong-value", "outcome"),
        (SCORE | {"outcome": "lost"}, "wrong-choice", "outcome"),
        (SCORE | {"red": 524.5}, "wrong-kind", "red"),
        (SCORE | {"red": True}, "wrong-kind", "red"),
        (SCORE | {"blue": "480"}, "wrong-kind", "blue"),
        (SCORE | {"blue": 10**30}, "wrong-value", "blue"),
        (SCORE | {"turns": "many"}, "wrong-kind", "turns"),
        (SCORE | {"winner": "red"}, "unknown-key", "winner"),
    ],
)
def test_what_is_wrong_is_named(program, keys, error, key):
    assert program.refused("coefficients", **keys) == (error, key)
