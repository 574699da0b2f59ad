"""Whole events: the slow reckoning, the command line and an evening judged step by step say the same."""

import json
from collections import Counter
from pathlib import Path

import pytest

from drivers.bag_club import Tables
from drivers.reckoning import reckon, tiles
from faristol.commands.answering import answer_line
from faristol.commands.lexicons import Lexicons
from faristol.core.board import write_board
from faristol.games.duplicate import judging
from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.ruling import BY_JUDGE, Written
from faristol.texts import score

FILES = sorted((Path(__file__).parents[2] / "data/duplicates").glob("*.json"))
EVENTS = {path.stem: json.loads(path.read_text("utf-8")) for path in FILES}
EACH = pytest.mark.parametrize("name", EVENTS)


def test_there_are_the_three_events():
    assert list(EVENTS) == ["catalan-11", "catalan-24", "romanian-9"]


@EACH
def test_the_committed_figures_are_those_of_the_slow_reckoning(name):
    event = EVENTS[name]
    assert reckon(event["request"], set(event["not_words"])) == event["expected"]


@EACH
def test_the_command_line_answers_the_same(name):
    event = EVENTS[name]
    line = json.dumps({"do": "duplicate", **event["request"]}).encode()
    assert json.loads(answer_line(line, Lexicons())) == {"ok": True, **event["expected"]}


def judged(event):
    """The evening as the judge's screen would write it, from the first player to the last round."""
    request = event["request"]
    room = Tables(request["ruleset"], 0, bonuses=request["bonuses"], rounds=event["set_rounds"])
    for table, name in event["names"].items():
        room.enter(int(table), name)
    room.begin()
    rounds = request["rounds"]
    for at, asked in enumerate(rounds):
        again = at > 0 and rounds[at - 1]["master"] is None and rounds[at - 1]["rack"] == asked["rack"]
        if not again:
            for rejected in event["rejected"]:
                if rejected["round"] == room.state.awaiting:
                    room.draw(rejected["rack"])
            room.draw(asked["rack"])
        room.time()
        for slipped in event["sanctions"]:
            if slipped["round"] == len(room.state.rounds):
                room.sanction(slipped["player"])
        slips = {player: slip for player, slip in asked["slips"].items() if slip != {"null": "penalty"}}
        room.collect({player: as_written(slip) for player, slip in slips.items()})
        room.collect({player: None for player in asked["slips"].keys() - slips.keys()})
        if asked["master"] is None:
            same = at + 1 < len(rounds) and rounds[at + 1]["rack"] == asked["rack"]
            room.write((judging.call_again if same else judging.new_rack)(room.state))
            continue
        wrong = asked.get("master_wrong", False)
        room.announce(asked["master"], even_wrong=wrong)
        number = len(room.state.rounds)
        room.next()
        if wrong:
            room.found_wrong(number)
    return room


def as_written(slip):
    return Written(null=slip["null"]) if isinstance(slip, dict) else slip


@EACH
def test_judged_step_by_step_it_ends_the_same(name):
    event = EVENTS[name]
    room, expected = judged(event), event["expected"]
    state = room.state
    assert state.stage == "over"
    assert state.draws.ended == (None if event["set_rounds"] else state.ruleset["end"]["clause"])
    assert write_board(state.tile_set, state.board) == expected["board"]
    counting = [told for told in expected["rounds"] if told["master"] is not None]
    for round_, told in zip(state.rounds, counting, strict=True):
        assert round_.master.points == told["master"]
        bonus = bonus_of(state, round_)
        assert told["bonus"] == (bonus and {"player": bonus.player, "points": score(bonus.points, "en")})
        for player, ruled in told["slips"].items():
            counts = counted(state, round_, player)
            assert (counts.points, counts.reason) == (ruled["score"], ruled.get("reason"))
    rows = [(row["player"], row["total"], row["rank"]) for row in expected["standings"]]
    assert [(player, total.replace("/2", ""), rank) for player, total, rank in room.places] == [
        (player, halves(total), rank) for player, total, rank in rows
    ]


def halves(total):
    """419/2 for 209.5, without its denominator."""
    return str(int(2 * float(total))) if total.endswith(".5") else total


# --- that the events hold what their README says


def reasons(name):
    told = [told["slips"].values() for told in EVENTS[name]["expected"]["rounds"]]
    return Counter(slip.get("reason") for slips in told for slip in slips)


def test_every_reason_stands_at_least_three_times_in_the_great_event():
    found = reasons("catalan-24")
    others = {
        "unreadable",
        "not-on-rack",
        "off-board",
        "square-taken",
        "incomplete-word",
        "not-connected",
        "word",
    }
    for reason in {*BY_JUDGE, *others} - {"absent", "penalty"}:
        assert found[reason] >= 3, reason
    assert found["penalty"] == 2


def test_the_great_event_ends_with_the_last_tile_and_has_what_the_rules_speak_of():
    event = EVENTS["catalan-24"]
    assert sum(len(tiles(row.replace(".", ""))) for row in event["expected"]["board"]) == 100
    assert event["expected"]["standings"][-1] == {"player": "13", "total": "137", "rank": None}
    assert [each["player"] for each in event["sanctions"]].count("13") == 3
    assert [told.get("master_wrong", False) for told in event["request"]["rounds"]].count(True) == 1
    assert event["rejected"]


def test_there_are_halves_ties_and_places_that_are_shared():
    rows = {name: event["expected"]["standings"] for name, event in EVENTS.items()}
    small = [(row["player"], row["total"], row["rank"]) for row in rows["catalan-11"]]
    assert small[:2] == [("8", "209.5", 1), ("3", "209.5", 2)]
    assert ("4", "165", 7) in small and ("9", "165", 7) in small and ("1", "165", 9) in small
    totals = Counter(row["total"] for row in rows["catalan-24"])
    assert (totals["373"], totals["332"]) == (2, 2)


def test_in_the_romanian_event_the_best_play_handed_in_goes_to_the_board():
    event = EVENTS["romanian-9"]["expected"]
    rounds = [told for told in event["rounds"] if told["master"] is not None]
    assert len(rounds) == len(event["rounds"]) - 1
    for told in rounds:
        assert told["master"] == max(slip["score"] for slip in told["slips"].values())
