"""The requests of a tournament: who meets whom, who leads, what it does to the ratings."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.offenders import each

PLAYERS = [
    {"id": "P1", "name": "Aina", "rating": 1316},
    {"id": "P2", "name": "Bel"},
    {"id": "P3", "name": "Cesc", "rating": None},
    {"id": "P4", "name": "Duna", "rating": 1000.5},
    {"id": "P5", "name": "Èlia"},
]
ROUND = [
    {"first": "P1", "second": "P2", "score": [400, 380]},
    {"first": "P3", "bye": True},
    {"first": "P4", "second": "P5", "outcome": "double-forfeit"},
]
SECOND = [
    {"first": "P3", "second": "P1", "score": [380, 380], "winner": "P1"},
    {"first": "P5", "second": "P4", "score": [500, 380], "outcome": "abandoned-first"},
]
PAIR = {"mode": "distance", "players": PLAYERS, "rounds": [ROUND]}


def test_the_next_round_who_rests_and_why(program):
    assert program.ok("pair", **PAIR) == {
        "pairs": [["P3", "P1"], ["P5", "P4"]],
        "bye": "P2",
        "repeats": [],
        "reasons": [
            "Aina and Cesc are next to each other, places 1 and 2.",
            "Duna and Èlia are next to each other, both at place 3.",
        ],
    }


def test_a_round_that_was_not_played_may_be_paired_again_and_one_that_was_may_not(program):
    assert ["P5", "P4"] in program.ok("pair", **PAIR)["pairs"]
    abandoned = [{"first": "P4", "second": "P5", "outcome": "abandoned-both"}, *ROUND[:2]]
    pairs = program.ok("pair", **PAIR | {"rounds": [abandoned]})["pairs"]
    assert {"P4", "P5"} not in map(set, pairs)


SIX = [{"id": f"P{at}", "rating": 1500 - at} for at in range(1, 7)]


@pytest.mark.parametrize("mode", ["distance", "groups", "top-down", "king"])
def test_every_mode_pairs_a_first_round_as_it_is_told(program, mode):
    asked = {"mode": mode, "players": SIX, "rounds": []}
    adjacent = program.ok("pair", **asked, first_round="adjacent")
    assert adjacent["pairs"] == [["P1", "P2"], ["P4", "P3"], ["P5", "P6"]]
    halves = program.ok("pair", **asked, first_round="halves")
    assert halves["pairs"] == [["P1", "P4"], ["P5", "P2"], ["P3", "P6"]]


def test_where_nothing_is_told_the_king_meets_his_neighbour_and_others_the_lower_half(program):
    king = program.ok("pair", mode="king", players=SIX, rounds=[])
    assert king["pairs"] == [["P1", "P2"], ["P4", "P3"], ["P5", "P6"]]
    assert program.ok("pair", mode="distance", players=SIX, rounds=[])["pairs"][0] == ["P1", "P4"]


def test_a_round_robin_goes_by_its_table_absent_or_not(program):
    asked = {"mode": "round-robin", "players": SIX, "rounds": [], "locked": []}
    answer = program.ok("pair", **asked, absent=["P6"])
    assert answer["pairs"] == [["P1", "P6"], ["P2", "P5"], ["P3", "P4"]]
    assert "P6" in answer["reasons"][0]
    assert "P6" not in answer["reasons"][1]


def test_by_lot_the_seed_decides_and_must_be_told(program):
    asked = {"mode": "top-down", "players": PLAYERS[:4], "rounds": []}
    assert program.refused("pair", **asked) == ("missing-key", "seed")
    drawn = [program.ok("pair", **asked, seed=f"{seed:02x}")["pairs"] for seed in range(12)]
    assert drawn == [program.ok("pair", **asked, seed=f"{seed:02X}")["pairs"] for seed in range(12)]
    assert len({json.dumps(sorted(map(sorted, pairs))) for pairs in drawn}) == 3


def test_by_hand_the_locked_pairs_are_the_round(program):
    asked = PAIR | {"mode": "manual", "locked": [["P2", "P5"], ["P4", "P1"]]}
    answer = program.ok("pair", **asked)
    assert (answer["pairs"], answer["bye"]) == ([["P4", "P1"], ["P2", "P5"]], "P3")
    refusal = program.ask("pair", **PAIR | {"mode": "manual", "locked": [["P2", "P5"]]})
    assert refusal["error"] == "tournament.not-all-paired"
    assert "Aina, Cesc, Duna" in refusal["message"]


def test_locked_pairs_stay_forbidden_ones_are_not_made_and_the_absent_do_not_play(program):
    answer = program.ok("pair", **PAIR, locked=[["P5", "P1"]], absent=["P4"])
    assert answer["pairs"] == [["P5", "P1"], ["P2", "P3"]]
    assert answer["reasons"][0] == "Èlia and Aina: the director made this pair."
    with_all = program.ok("pair", **PAIR | {"rounds": []}, forbidden=[["P1", "P3"], ["P4", "P2"]])
    assert not {frozenset(("P1", "P3")), frozenset(("P4", "P2"))} & set(map(frozenset, with_all["pairs"]))
    nobody = [["P1", other] for other in ("P2", "P3", "P4", "P5")]
    alone = program.ok("pair", **PAIR | {"players": PLAYERS, "rounds": []}, forbidden=nobody)
    assert alone["bye"] == "P1"
    refusal = program.ask("pair", **PAIR, forbidden=nobody, absent=["P5"])
    assert refusal["error"] == "tournament.cannot-pair"
    assert "Aina" in refusal["message"]


def test_a_repeat_is_told(program):
    two = [{"first": "P1", "second": "P2", "score": [400, 380]}]
    answer = program.ok("pair", mode="distance", players=PLAYERS[:2], rounds=[two, two])
    assert answer["pairs"] == answer["repeats"] == [["P2", "P1"]]
    assert answer["reasons"] == [
        "Aina and Bel met in round 1, 2: not everybody can be paired without a repeat."
    ]


def test_nobody_or_one(program):
    nothing = {"pairs": [], "bye": None, "repeats": [], "reasons": []}
    assert program.ok("pair", mode="distance", players=[], rounds=[]) == nothing
    assert program.ok("pair", mode="groups", players=PLAYERS[:1], rounds=[]) == nothing | {"bye": "P1"}


def test_who_leads(program):
    rows = program.ok("standings", players=PLAYERS, rounds=[ROUND, SECOND])["rows"]
    assert rows == [
        {"id": "P1", "points": "2", "differential": 20, "total": 780, "rank": 1},
        {"id": "P4", "points": "1", "differential": 300, "total": 300, "rank": 2},
        {"id": "P3", "points": "1", "differential": 0, "total": 380, "rank": 3},
        {"id": "P2", "points": "0", "differential": -20, "total": 380, "rank": 4},
        {"id": "P5", "points": "0", "differential": -300, "total": 0, "rank": 5},
    ]


def test_halves_and_shared_ranks(program):
    drawn = [
        {"first": "P2", "second": "P3", "score": [400, 400]},
        {"first": "P5", "second": "P4", "score": [400, 400]},
    ]
    rows = program.ok("standings", players=PLAYERS, rounds=[drawn])["rows"]
    assert [(row["id"], row["points"], row["rank"]) for row in rows] == [
        *(("P4", "0.5", 1), ("P2", "0.5", 1), ("P3", "0.5", 1), ("P5", "0.5", 1)),
        ("P1", "0", 5),
    ]


def test_barruf(program):
    players = [{"id": str(at)} for at in range(4)]
    games = [("0", "1"), ("2", "3")], [("0", "2"), ("1", "3")], [("0", "3"), ("1", "2")]
    lost_by_0_won_by_1 = [
        [
            {"first": one, "second": two, "score": [300, 400] if one == "0" else [400, 300]}
            for one, two in each
        ]
        for each in games
    ]
    rows = program.ok("rating", players=players, rounds=lost_by_0_won_by_1)["rows"]
    assert [row["rating"] for row in rows] == ["905.0000", "995.0000", "965.0000", "935.0000"]
    assert {row["expected"] for row in rows} == {"1.5000"}
    assert program.ok("rating", players=PLAYERS[:1], rounds=[[{"first": "P1", "bye": True}]]) == {
        "rows": [{"id": "P1", "expected": "0.0000", "rating": "1316.0000"}]
    }


@pytest.mark.parametrize("locale", ["ca", "ro", "en"])
def test_the_reasons_are_told_in_the_language_asked_for(program, locale):
    assert len(program.ok("pair", **PAIR, locale=locale)["reasons"]) == 2


# --- what is wrong is named


@each(
    ("keys", "error"),
    [
        ({"mode": "swiss"}, ("wrong-choice", "mode")),
        ({"mode": 1}, ("wrong-kind", "mode")),
        ({"first_round": "random"}, ("wrong-choice", "first_round")),
        ({"seed": "xyz"}, ("wrong-value", "seed")),
        ({"players": {}}, ("wrong-kind", "players")),
        ({"players": ["P1"]}, ("wrong-kind", "players[0]")),
        ({"players": [{}]}, ("missing-key", "players[0].id")),
        ({"players": [{"id": 1}]}, ("wrong-kind", "players[0].id")),
        ({"players": [{"id": " "}]}, ("wrong-value", "players[0].id")),
        ({"players": [{"id": "A"}, {"id": "A"}]}, ("wrong-value", "players[1].id")),
        ({"players": [{"id": "A", "club": "x"}]}, ("unknown-key", "players[0].club")),
        ({"players": [{"id": "A", "name": None}]}, ("wrong-kind", "players[0].name")),
        ({"players": [{"id": "A", "rating": "999"}]}, ("wrong-kind", "players[0].rating")),
        ({"players": [{"id": "A", "rating": True}]}, ("wrong-kind", "players[0].rating")),
        ({"players": [{"id": "A", "rating": 10**400}]}, ("wrong-value", "players[0].rating")),
        ({"players": [{"id": "A", "games": -1}]}, ("wrong-value", "players[0].games")),
        ({"rounds": None}, ("wrong-kind", "rounds")),
        ({"rounds": [{}]}, ("wrong-kind", "rounds[0]")),
        ({"absent": ["P9"]}, ("wrong-choice", "absent")),
        ({"absent": "P1"}, ("wrong-kind", "absent")),
        ({"absent": [1]}, ("wrong-kind", "absent")),
        ({"locked": ["P1", "P2"]}, ("wrong-kind", "locked[0]")),
        ({"locked": [["P1"]]}, ("wrong-value", "locked[0]")),
        ({"locked": [["P1", "P1"]]}, ("wrong-value", "locked[0]")),
        ({"locked": [["P1", []]]}, ("wrong-kind", "locked[0]")),
        ({"locked": [["P1", "P9"]]}, ("wrong-choice", "locked[0]")),
        ({"locked": [["P1", "P2"], ["P3", "P1"]]}, ("paired-twice", "locked[1]")),
        ({"locked": [["P1", "P2"]], "absent": ["P2"]}, ("wrong-value", "locked[0]")),
        ({"forbidden": [["P1", "P9"]]}, ("wrong-choice", "forbidden[0]")),
        ({"forbidden": {"P1": "P2"}}, ("wrong-kind", "forbidden")),
        ({"mode": "king", "top": 3}, ("not-in-this-mode", "top")),
        ({"bands": [3, 1]}, ("wrong-value", "bands")),
        ({"bands": []}, ("wrong-value", "bands")),
        ({"bands": ["1"]}, ("wrong-kind", "bands")),
        ({"mode": "round-robin", "locked": [["P1", "P2"]]}, ("not-in-this-mode", "locked")),
        ({"mode": "manual", "forbidden": [["P1", "P2"]]}, ("not-in-this-mode", "forbidden")),
        ({"arbiter": "P1"}, ("unknown-key", "arbiter")),
    ],
)
def test_what_is_wrong_with_the_request_is_named(program, keys, error):
    rounds = {} if "players" not in keys else {"rounds": []}
    assert program.refused("pair", **PAIR | rounds | keys) == error


@each(
    ("game", "error"),
    [
        ({}, ("missing-key", "first")),
        ({"first": "P9"}, ("wrong-choice", "first")),
        ({"first": "P1"}, ("missing-key", "second")),
        ({"first": "P1", "bye": False}, ("missing-key", "second")),
        ({"first": "P1", "bye": 1}, ("wrong-kind", "bye")),
        ({"first": "P1", "bye": True, "second": "P2"}, ("wrong-value", "second")),
        ({"first": "P1", "bye": True, "score": [1, 0]}, ("wrong-value", "score")),
        ({"first": "P1", "second": "P1", "score": [1, 0]}, ("paired-twice", "second")),
        ({"first": "P1", "second": "P2"}, ("missing-key", "score")),
        ({"first": "P1", "second": "P2", "score": [1]}, ("wrong-kind", "score")),
        ({"first": "P1", "second": "P2", "score": [1, 2.5]}, ("wrong-kind", "score")),
        ({"first": "P1", "second": "P2", "score": [1, True]}, ("wrong-kind", "score")),
        ({"first": "P1", "second": "P2", "score": [1, 10**9]}, ("wrong-value", "score")),
        ({"first": "P1", "second": "P2", "score": "1-0"}, ("wrong-kind", "score")),
        ({"first": "P1", "second": "P2", "outcome": "lost"}, ("wrong-choice", "outcome")),
        ({"first": "P1", "second": "P2", "outcome": "abandoned-first"}, ("missing-key", "score")),
        (
            {"first": "P1", "second": "P2", "score": [4, 4], "outcome": "forfeit-first"},
            ("wrong-value", "score"),
        ),
        ({"first": "P1", "second": "P2", "score": [4, 4], "winner": "P3"}, ("wrong-choice", "winner")),
        (
            {"first": "P1", "second": "P2", "outcome": "forfeit-first", "winner": "P1"},
            ("wrong-value", "winner"),
        ),
        (
            {"first": "P1", "second": "P2", "outcome": "double-forfeit", "winner": "P1"},
            ("wrong-value", "winner"),
        ),
        ({"first": "P1", "second": "P2", "score": [4, 4], "table": 3}, ("unknown-key", "table")),
    ],
)
@each("do", ["pair", "standings", "rating"])
def test_what_is_wrong_with_a_game_is_named(program, do, game, error):
    mode = {"mode": "king"} if do == "pair" else {}
    code, key = program.refused(do, **mode, players=PLAYERS, rounds=[[], [game]])
    assert (code, key) == (error[0], f"rounds[1][0].{error[1]}")


def test_nobody_plays_twice_in_a_round(program):
    again = [*ROUND, {"first": "P3", "second": "P2", "score": [1, 2]}]
    assert program.refused("standings", players=PLAYERS, rounds=[again]) == (
        "paired-twice",
        "rounds[0][3].first",
    )


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.sampled_from(["P1", "lot", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "first", "second", "score", "bye", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300)
@given(
    st.sampled_from(["pair", "standings", "rating"]),
    st.dictionaries(
        st.sampled_from([*PAIR, "absent", "locked", "seed", "first_round"]), ANYTHING, max_size=3
    ),
)
def test_whatever_is_asked_it_answers_and_never_breaks(program, do, keys):
    whole = (PAIR if do == "pair" else {"players": PLAYERS, "rounds": [ROUND]}) | keys
    answer = program.ask(do, **whole)
    assert answer.get("error") != "bug", answer
    assert answer["ok"] or answer["message"]
