"""`duplicate`: every ruling, bonus and place of an event, from its racks, slips and master plays."""

import pytest

from drivers.program import EMPTY, FIRST, SECOND, duplicate


def event(program, *rounds, **keys):
    return program.ok("duplicate", **duplicate(*rounds, **keys))


def of_slips(program, slips, **round_):
    (told,) = event(program, FIRST | {"slips": slips} | round_)["rounds"]
    return told["slips"]


def table(answer):
    return [(row["player"], row["total"], row["rank"]) for row in answer["standings"]]


def test_rulings_totals_places_and_the_board(program):
    first = FIRST | {"slips": {"1": "H8 CASAL", "2": "H7 CASA", "3": None}}
    second = SECOND | {"slips": {"1": "8H COS", "2": "8H COS", "3": "A1 PA"}}
    answer = event(program, first, second)
    assert answer["rounds"] == [
        {
            "master": 10,
            "slips": {"1": {"score": 14}, "2": {"score": 10}, "3": {"score": 0, "reason": "none"}},
            "bonus": None,
        },
        {
            "master": 4,
            "slips": {
                "1": {"score": 4},
                "2": {"score": 4},
                "3": {"score": 0, "reason": "not-on-rack"},
            },
            "bonus": None,
        },
    ]
    assert table(answer) == [("1", "18", 1), ("2", "14", 2), ("3", "0", 3)]
    assert [row for row in answer["board"] if row.strip(".")] == [
        ".......CASA....",
        ".......O.......",
        ".......S.......",
    ]


def test_without_rounds_everybody_is_first(program):
    assert event(program) == {
        "rounds": [],
        "standings": [{"player": player, "total": "0", "rank": 1} for player in "123"],
        "board": EMPTY,
    }


@pytest.mark.parametrize(
    ("slip", "reason"),
    [
        ("CASA", "coordinates"),
        ("H8 C#SA", "unreadable"),
        ("H8", "unreadable"),
        ("H8 RES", "not-on-rack"),
        ("H13 CASA", "off-board"),
        ("A1 CASA", "centre"),
        ("H8 A", "too-few"),
        ("H8 LASCA", "word"),
        ("", "none"),
        (" ", "none"),
        (None, "none"),
        ({"null": "late"}, "late"),
        ({"null": "uncircled"}, "uncircled"),
        ({"null": "illegible"}, "illegible"),
        ({"null": "coordinates"}, "coordinates"),
        ({"null": "penalty"}, "penalty"),
    ],
)
def test_a_slip_that_scores_nothing_says_why(program, slip, reason):
    assert of_slips(program, {"1": slip}) == {"1": {"score": 0, "reason": reason}}


def test_a_blank_is_written_small_or_in_parentheses(program):
    slips = {"1": "H8 CaSA", "2": "h8 c(a)sa", "3": "H8 CASA"}
    assert of_slips(program, slips, rack="C?SALSO", master="H8 CaSA") == {
        "1": {"score": 8},
        "2": {"score": 8},
        "3": {"score": 0, "reason": "uncircled"},
    }


def test_who_handed_in_nothing_scores_nothing(program):
    answer = event(program, FIRST | {"slips": {"2": "H8 CASA"}})
    assert answer["rounds"][0]["slips"] == {"2": {"score": 10}}
    assert table(answer) == [("2", "10", 1), ("1", "0", 2), ("3", "0", 2)]


def test_equal_to_the_end_shares_the_place(program):
    answer = event(program, FIRST | {"slips": {"1": "H8 CASA", "2": "H8 COS", "3": "H8 CASA"}})
    assert [row["rank"] for row in answer["standings"]] == [1, 1, 3]


# --- what happens to a round


def test_a_round_given_up_is_ruled_and_counts_for_nothing(program):
    """Its rack goes back whole (DUP-19)."""
    given_up = FIRST | {"master": None, "slips": {"1": "H8 CASA"}}
    other = {"rack": "PACASIR", "master": "H8 PA", "slips": {"1": "H8 PA"}}
    answer = event(program, given_up, other)
    assert answer["rounds"][0] == {"master": None, "slips": {"1": {"score": 10}}, "bonus": None}
    assert table(answer)[0] == ("1", "8", 1)
    assert answer["board"][7] == ".......PA......"


def test_the_same_rack_may_be_announced_again(program):
    answer = event(program, FIRST | {"master": None}, FIRST)
    assert [told["master"] for told in answer["rounds"]] == [None, 10]


def test_an_incorrect_master_play_stays_and_nobody_scores_for_it(program):
    """DUP-18; what leans on it later must be valid all the same."""
    first = {
        "rack": "LASCASO",
        "master": "H8 LASCA",
        "master_wrong": True,
        "slips": {"1": "H8 LASCA", "2": "H8 CASA"},
    }
    second = {"rack": "SOPAIRE", "master": "9G PA", "slips": {"1": "9G PA", "2": "H8 LASCAS"}}
    answer = event(program, first, second)
    assert answer["rounds"][0]["slips"] == {"1": {"score": 0, "reason": "word"}, "2": {"score": 10}}
    assert answer["rounds"][1]["slips"] == {"1": {"score": 7}, "2": {"score": 0, "reason": "word"}}
    assert answer["board"][7] == ".......LASCA..."


def test_a_master_play_that_is_told_to_be_wrong_though_its_words_are_valid(program):
    told = of_slips(program, {"1": "H8 CASA", "2": "H7 CASA"}, master_wrong=True)
    assert told == {"1": {"score": 0, "reason": "wrong-master"}, "2": {"score": 10}}


def test_the_expelled_stand_last_without_a_place(program):
    slips = {"1": "H8 CASAL", "2": "H8 CASA", "3": "H8 COS"}
    answer = event(program, FIRST | {"slips": slips}, expelled=["1"])
    assert table(answer) == [("2", "10", 1), ("3", "8", 2), ("1", "14", None)]
    assert answer["rounds"][0]["slips"]["1"] == {"score": 14}


# --- bonuses


def room(players, **keys):
    slips = {str(number): "H8 COS" for number in range(2, players + 1)} | {"1": "H8 CASAL"}
    return {"players": [str(number) for number in range(1, players + 1)], **keys}, FIRST | {"slips": slips}


@pytest.mark.parametrize(
    ("players", "points", "total"),
    [(9, None, "14"), (10, "5", "19"), (11, "5.5", "19.5"), (50, "25", "39"), (51, "25", "39")],
)
def test_the_bonus_goes_by_the_players_at_the_start_and_halves_stay(program, players, points, total):
    keys, round_ = room(players, bonuses=True)
    answer = event(program, round_, **keys)
    assert answer["rounds"][0]["bonus"] == (points and {"player": "1", "points": points})
    assert table(answer)[0] == ("1", total, 1)


def test_there_is_no_bonus_where_none_was_asked_for(program):
    keys, round_ = room(12)
    assert event(program, round_, **keys)["rounds"][0]["bonus"] is None


def test_a_round_given_up_has_no_bonus(program):
    keys, round_ = room(12, bonuses=True)
    assert event(program, round_ | {"master": None}, **keys)["rounds"][0]["bonus"] is None


# --- the other documents


def test_the_romanian_duplicate_with_a_master_play_that_nobody_handed_in(program):
    round_ = {"rack": "CASATRI", "master": "H5 casat", "slips": {"1": "H8 c0asa", "2": "H8 CASA"}}
    told = program.refused("duplicate", **duplicate(round_, ruleset="romanian-duplicate", language="ro"))
    assert told == ("master-refused", "rounds[0].master")
    round_ |= {"master": "H8 CASAT"}
    answer = event(program, round_, ruleset="romanian-duplicate", language="ro")
    assert answer["rounds"][0]["slips"] == {
        "1": {"score": 0, "reason": "not-on-rack"},
        "2": {"score": 8},
    }
    assert answer["rounds"][0]["master"] == 12


def test_completiv_has_racks_of_six_and_the_seventh_is_named_by_the_play(program):
    """RDU-6: the T is taken from the stock, and is no longer in the bag."""
    first = {"rack": "CASARI", "master": "H8 CASAT", "slips": {"1": "H8 CASAT", "2": "H8 CASA"}}
    second = {"rack": "RIOEUN", "master": "J8 ri", "slips": {}}
    answer = event(program, first, ruleset="completiv", language="ro")
    assert answer["rounds"][0]["slips"] == {"1": {"score": 12}, "2": {"score": 8}}
    seven = duplicate(first | {"rack": "CASARIO"}, ruleset="completiv", language="ro")
    assert program.refused("duplicate", **seven) == ("too-many-tiles", "rounds[0].rack")
    assert program.refused("duplicate", **duplicate(first, second, ruleset="completiv", language="ro")) == (
        "master-refused",
        "rounds[1].master",
    )
