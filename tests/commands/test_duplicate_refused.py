"""What a request `duplicate` can have wrong: each is named by its key, and a round by its number."""

import pytest

from drivers.program import FIRST, SECOND, duplicate


def test_a_rack_is_made_of_what_was_left_and_of_the_bag(program):
    missing = duplicate(FIRST | {"master": "H8 CASAL"}, SECOND | {"rack": "SOXYYYY"})
    assert program.refused("duplicate", **missing) == ("wrong-value", "rounds[1].rack")
    for rack in ("LSOXXAE", "LSOQQAE", "LSO???A"):
        asked = duplicate(FIRST, SECOND | {"rack": rack})
        assert program.refused("duplicate", **asked) == ("too-many-tiles", "rounds[1].rack")
    x_on_the_board = duplicate(
        FIRST | {"master": "H8 [NY]AP", "rack": "[NY]APSOIE"}, SECOND | {"rack": "SOIE[NY]AA"}
    )
    assert program.refused("duplicate", **x_on_the_board) == ("rack-impossible", "rounds[1].rack")
    assert "Round 2" in program.ask("duplicate", **x_on_the_board)["message"]


def test_what_the_master_play_left_stays_on_the_rack(program):
    assert program.refused("duplicate", **duplicate(FIRST, SECOND | {"rack": "IPREAEI"})) == (
        "tiles-not-kept",
        "rounds[1].rack",
    )


def test_unless_a_rack_of_one_kind_may_have_gone_back_whole(program):
    only_vowels = {"rack": "CASAEEI", "master": "H8 CASA", "slips": {}}
    program.ok("duplicate", **duplicate(only_vowels, {"rack": "PARESIL", "master": "H8 CASAL", "slips": {}}))


def test_a_rack_need_not_be_one_that_the_rule_would_have_drawn(program):
    vowels = {"rack": "AAEEIOU", "master": None, "slips": {"1": None}}
    answer = program.ok("duplicate", **duplicate(vowels))
    assert answer["rounds"][0]["master"] is None


@pytest.mark.parametrize("master", ["H8 LASCA", "A1 CASA", "H8 RES", "CASA", "H8 C#SA", ""])
def test_a_master_play_must_stand(program, master):
    asked = duplicate(FIRST, FIRST | {"rack": "LSOCASA", "master": master})
    error, key = program.refused("duplicate", **asked)
    assert (error, key) == ("master-refused", "rounds[1].master")
    assert "Round 2" in program.ask("duplicate", **asked)["message"]


def test_an_incorrect_one_lies_on_the_board_all_the_same_so_it_must_fit(program):
    round_ = FIRST | {"master": "A1 CASA", "master_wrong": True}
    assert program.refused("duplicate", **duplicate(round_)) == ("master-refused", "rounds[0].master")


@pytest.mark.parametrize(
    ("keys", "error"),
    [
        ({"players": []}, ("wrong-value", "players")),
        ({"players": ["1"]}, ("wrong-value", "players")),
        ({"players": ["1", "1"]}, ("wrong-value", "players")),
        ({"players": ["1", " "]}, ("wrong-value", "players")),
        ({"players": [1, 2]}, ("wrong-kind", "players")),
        ({"players": "12"}, ("wrong-kind", "players")),
        ({"expelled": ["9"]}, ("wrong-choice", "expelled")),
        ({"expelled": [["1"]]}, ("wrong-kind", "expelled")),
        ({"expelled": "1"}, ("wrong-kind", "expelled")),
        ({"bonuses": "yes"}, ("wrong-kind", "bonuses")),
        ({"rounds": {}}, ("wrong-kind", "rounds")),
        ({"rounds": ["H8 CASA"]}, ("wrong-kind", "rounds[0]")),
        ({"ruleset": "mallorca"}, ("wrong-choice", "ruleset")),
        ({"language": "en"}, ("wrong-choice", "language")),
        ({"judge": "1"}, ("unknown-key", "judge")),
    ],
)
def test_what_is_wrong_with_the_request_is_named(program, keys, error):
    assert program.refused("duplicate", **duplicate(FIRST) | keys) == error


@pytest.mark.parametrize(
    ("round_", "error"),
    [
        ({"rack": "casalso"}, ("wrong-value", "rounds[0].rack")),
        ({"rack": "CASALSOE"}, ("too-many-tiles", "rounds[0].rack")),
        ({"rack": None}, ("wrong-kind", "rounds[0].rack")),
        ({"master": 8}, ("wrong-kind", "rounds[0].master")),
        ({"master": None, "master_wrong": True}, ("wrong-kind", "rounds[0].master")),
        ({"master_wrong": 1}, ("wrong-kind", "rounds[0].master_wrong")),
        ({"slips": []}, ("wrong-kind", "rounds[0].slips")),
        ({"slips": {"9": "H8 CASA"}}, ("wrong-choice", "rounds[0].slips")),
        ({"slips": {"1": 8}}, ("wrong-kind", "rounds[0].slips.1")),
        ({"slips": {"1": {"null": "bored"}}}, ("wrong-choice", "rounds[0].slips.1.null")),
        ({"slips": {"1": {"null": None}}}, ("wrong-kind", "rounds[0].slips.1.null")),
        ({"slips": {"1": {}}}, ("missing-key", "rounds[0].slips.1.null")),
        ({"slips": {"1": {"null": "late", "points": 3}}}, ("unknown-key", "rounds[0].slips.1.points")),
        ({"locale": "ca"}, ("unknown-key", "rounds[0].locale")),
    ],
)
def test_what_is_wrong_with_a_round_is_named_with_its_place(program, round_, error):
    assert program.refused("duplicate", **duplicate(FIRST | round_)) == error


@pytest.mark.parametrize("key", ["rack", "master", "slips"])
def test_a_round_has_a_rack_slips_and_a_master_play(program, key):
    round_ = {name: value for name, value in FIRST.items() if name != key}
    assert program.refused("duplicate", **duplicate(round_)) == ("missing-key", f"rounds[0].{key}")


def test_the_message_is_in_the_language_asked_for(program):
    asked = duplicate(FIRST | {"master": "H8 RES"}, locale="ca")
    assert program.ask("duplicate", **asked)["message"]
