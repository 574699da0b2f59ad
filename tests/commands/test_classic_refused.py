"""What a request `classic` can have wrong: each is named by its key, and a turn by its place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.offenders import each

CASA, COSA = {"player": 1, "play": "H8 CASA"}, {"player": 2, "play": "8H COSA"}
PASS = [{"player": 1, "pass": True}, {"player": 2, "pass": True}]


def game(*turns, ruleset="mallorca", language="ca", **keys):
    return {"ruleset": ruleset, "language": language, "turns": list(turns), **keys}


@each(
    ("turns", "error"),
    [
        (["pass"], ("wrong-kind", "turns[0]")),
        ([{}], ("missing-key", "turns[0].player")),
        ([{"player": 1}], ("missing-key", "turns[0].play")),
        ([{"player": 3, "pass": True}], ("wrong-value", "turns[0].player")),
        ([{"player": True, "pass": True}], ("wrong-kind", "turns[0].player")),
        ([{"player": "1", "pass": True}], ("wrong-kind", "turns[0].player")),
        ([{"player": 1, "pass": False}], ("wrong-kind", "turns[0].pass")),
        ([{"player": 1, "pass": 1}], ("wrong-kind", "turns[0].pass")),
        ([{"player": 1, "pass": True, "exchange": 2}], ("unknown-key", "turns[0].pass")),
        ([{"player": 1, "swap": 2}], ("unknown-key", "turns[0].swap")),
        ([{"player": 1, "play": 7}], ("wrong-kind", "turns[0].play")),
        ([{"player": 1, "play": ""}], ("play.unreadable", "turns[0].play")),
        ([{"player": 1, "play": "CASA"}], ("play.coordinates", "turns[0].play")),
        ([{"player": 1, "play": "A1 CASA"}], ("play.centre", "turns[0].play")),
        ([{"player": 1, "play": "H8 ZZ"}], ("classic.not-left", "turns[0].play")),
        ([CASA, {"player": 2, "play": "A1 CASA"}], ("play.not-connected", "turns[1].play")),
        ([{"player": 1, "exchange": 0}], ("wrong-value", "turns[0].exchange")),
        ([{"player": 1, "exchange": 8}], ("wrong-value", "turns[0].exchange")),
        ([{"player": 1, "exchange": "AB"}], ("wrong-kind", "turns[0].exchange")),
        ([{"player": 2, "pass": True}], ("classic.not-your-turn", "turns[0].player")),
        ([CASA, CASA], ("classic.not-your-turn", "turns[1].player")),
        ([*PASS * 3, CASA], ("classic.game-is-over", "turns[6]")),
        ([{"player": 1, "abandon": True}, PASS[1]], ("classic.game-is-over", "turns[1]")),
        ([{"player": 1, "abandon": True}] * 2, ("classic.game-is-over", "turns[1]")),
        ([{"player": 1, "senyors": True}] * 2, ("classic.senyors-already", "turns[1].senyors")),
    ],
)
def test_what_is_wrong_with_a_turn_is_named(program, turns, error):
    assert program.refused("classic", **game(*turns)) == error


@each(
    ("keys", "error"),
    [
        ({"racks": "AE"}, ("wrong-kind", "racks")),
        ({"racks": ["AE"]}, ("wrong-value", "racks")),
        ({"racks": ["AE", 7]}, ("wrong-kind", "racks")),
        ({"racks": ["AE", "ae"]}, ("wrong-value", "racks[1]")),
        ({"racks": ["AAAAAAAA", ""]}, ("too-many-tiles", "racks[0]")),
        ({"racks": ["ZZ", ""]}, ("too-many-tiles", "racks[0]")),
        ({"racks": ["CC", "C"]}, ("too-many-tiles", "racks")),
        ({"racks": ["", "AE"]}, ("wrong-value", "racks")),
        ({"over_time": 61}, ("wrong-kind", "over_time")),
        ({"over_time": [61]}, ("wrong-value", "over_time")),
        ({"over_time": [0, "61"]}, ("wrong-kind", "over_time")),
        ({"over_time": [True, 0]}, ("wrong-kind", "over_time")),
        ({"over_time": [-1, 0]}, ("wrong-value", "over_time")),
        ({"over_time": [0, 1e9]}, ("wrong-value", "over_time")),
        ({"stopped": 1}, ("wrong-kind", "stopped")),
        ({"absent": 2}, ("wrong-kind", "absent")),
        ({"absent": ["2"]}, ("wrong-kind", "absent")),
        ({"absent": [3]}, ("wrong-value", "absent")),
        ({"absent": [2, 2]}, ("wrong-value", "absent")),
        ({"absent": [2]}, ("wrong-value", "absent")),
        ({"ruleset": "duplicate"}, ("wrong-choice", "ruleset")),
        ({"language": "en"}, ("wrong-choice", "language")),
        ({"turns": {}}, ("wrong-kind", "turns")),
        ({"board": []}, ("unknown-key", "board")),
    ],
)
def test_what_is_wrong_with_the_request_is_named(program, keys, error):
    assert program.refused("classic", **game(CASA, COSA) | keys) == error


def test_infinity_is_no_time(program):
    line = b'{"do":"classic","ruleset":"mallorca","language":"ca","turns":[],"over_time":[1e999,0]}'
    assert program.line(line)["error"] == "request.wrong-value"


def test_the_racks_are_asked_for_when_they_count(program):
    assert program.refused("classic", **game(CASA, COSA, *PASS * 3)) == ("missing-key", "racks")


def test_both_cannot_have_lost_on_time(program):
    asked = game(CASA, COSA, ruleset="federation", over_time=[601, 601])
    assert program.refused("classic", **asked) == ("wrong-value", "over_time")


@pytest.mark.parametrize(
    ("keys", "key"),
    [({"stopped": True, "ruleset": "romanian", "language": "ro"}, "stopped"), ({"absent": [1]}, "absent")],
)
def test_what_a_document_does_not_name_is_refused(program, keys, key):
    assert program.refused("classic", **game() | keys) == ("classic.not-in-these-rules", key)
    senyors = game({"player": 1, "senyors": True}, ruleset="federation")
    assert program.refused("classic", **senyors) == ("classic.not-in-these-rules", "turns[0].senyors")


def test_one_tile_is_no_romanian_exchange(program):
    asked = game({"player": 1, "exchange": 1}, ruleset="romanian", language="ro")
    assert program.refused("classic", **asked) == ("classic.too-few-to-exchange", "turns[0].exchange")


@pytest.mark.parametrize("missing", ["ruleset", "language", "turns"])
def test_a_key_that_is_missing_is_named(program, missing):
    asked = {key: value for key, value in game().items() if key != missing}
    assert program.refused("classic", **asked) == ("missing-key", missing)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 700) | st.floats() | st.sampled_from(["", "AE", "H8 CASA"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)
DONE = st.sampled_from(["play", "pass", "exchange", "invalid", "senyors", "abandon", "player", "x"])
TURNS = st.lists(st.dictionaries(DONE, JSON, max_size=2).map(lambda turn: {"player": 1} | turn), max_size=3)


@settings(max_examples=150, deadline=None)
@given(
    turns=TURNS | JSON,
    keys=st.dictionaries(st.sampled_from(["racks", "over_time", "stopped", "absent"]), JSON, max_size=3),
    ruleset=st.sampled_from(["mallorca", "federation", "romanian"]),
)
def test_whatever_is_asked_it_is_answered_and_never_a_bug(program, turns, keys, ruleset):
    answer = program.ask("classic", ruleset=ruleset, language="ca", turns=turns, **keys)
    assert answer["ok"] or answer["error"] != "bug", answer
