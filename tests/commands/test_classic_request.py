"""The request `classic`: a game of two from its turns, by the examples of the three documents."""

import pytest

CASA, COSA = {"player": 1, "play": "H8 CASA"}, {"player": 2, "play": "8H COSA"}
POINTS = [CASA, COSA]
"""10 to 5."""


def passes(*players):
    return [{"player": player, "pass": True} for player in players]


@pytest.fixture
def classic(program):
    def ask(ruleset, *turns, **keys):
        language = "ro" if ruleset == "romanian" else "ca"
        return program.ok("classic", ruleset=ruleset, language=language, turns=list(turns), **keys)

    return ask


def adjusted(player, points, clause):
    return {"player": player, "points": points, "clause": clause}


def test_a_game_that_is_not_over(classic):
    assert classic("mallorca") == {"over": False, "scores": [0, 0], "turn": 1}
    assert classic("mallorca", CASA) == {"over": False, "scores": [10, 0], "turn": 2}
    assert classic("federation", *POINTS, over_time=[600, 0]) == {"over": False, "scores": [10, 5], "turn": 1}


def test_a_passes_b_exchanges_a_plays_an_invalid_word_and_three_more_passes(classic):
    turns = [
        {"player": 1, "pass": True},
        {"player": 2, "exchange": 3},
        {"player": 1, "invalid": True},
        *passes(2, 1, 2),
    ]
    assert classic("mallorca", *POINTS, *turns, racks=["AE", "QZ"]) == {
        "over": True,
        "clause": "MAL-22",
        "scores": [8, -11],
        "adjustments": [adjusted(1, -2, "MAL-22"), adjusted(2, -16, "MAL-22")],
        "result": [8, -11],
        "winner": 1,
    }


def test_played_out(classic):
    answer = classic("mallorca", *POINTS, racks=["QZ", ""])
    assert (answer["clause"], answer["scores"], answer["winner"]) == ("MAL-21", [-6, 21], 2)
    assert answer["adjustments"] == [adjusted(1, -16, "MAL-21"), adjusted(2, 16, "MAL-21")]
    assert classic("romanian", CASA, racks=["", "XZ"])["adjustments"] == []


@pytest.mark.parametrize(("over", "points"), [(0, 0), (0.1, -10), (60, -10), (61, -20), (61.5, -20)])
def test_overtime(classic, over, points):
    answer = classic("mallorca", *POINTS, stopped=True, over_time=[0, over])
    assert answer["adjustments"] == ([adjusted(2, points, "MAL-30")] if points else [])
    assert answer["result"] == [10, 5 + points]


def test_ten_minutes_over_and_a_tenth_of_a_second_more(classic):
    turns = [*POINTS, *passes(1, 2, 1, 2, 1, 2)]
    exactly = classic("federation", *turns, racks=["", ""], over_time=[0, 600])
    assert (exactly["clause"], exactly["adjustments"]) == ("FED-12", [adjusted(2, -100, "FED-28")])
    more = classic("federation", *turns, over_time=[0, 600.1])
    assert (more["clause"], more["adjustments"]) == ("FED-17", [adjusted(2, -110, "FED-17")])
    assert (more["result"], more["winner"]) == ([10, -105], 1)
    assert classic("federation", *POINTS, over_time=[0, 601])["clause"] == "FED-17"


def test_the_federations_runs_of_turns(classic):
    six = passes(1, 2, 1, 2, 1, 2)
    assert classic("federation", *six) == {"over": False, "scores": [0, 0], "turn": 1}
    mixed = [{"player": 1, "pass": True}, {"player": 2, "exchange": 1}, *six]
    assert classic("federation", *POINTS, *mixed[:-1])["over"] is False
    assert classic("federation", *POINTS, *mixed, racks=["", ""])["clause"] == "FED-12"
    twelve = [turn for _ in range(6) for turn in (*passes(1), {"player": 2, "exchange": 1})]
    answer = classic("federation", *POINTS, *twelve, racks=["AE", ""])
    assert (answer["clause"], answer["adjustments"]) == ("FED-13", [adjusted(1, -2, "FED-15")])


def test_giving_up(classic):
    behind = classic("federation", *POINTS, {"player": 1, "abandon": True})
    assert (behind["clause"], behind["scores"], behind["result"]) == ("FED-18", [-100, 5], [-100, 5])
    assert behind["winner"] == 2
    both = classic("federation", *POINTS, {"player": 2, "abandon": True}, {"player": 1, "abandon": True})
    assert (both["clause"], both["result"], both["winner"]) == ("FED-19", [0, 0], None)


def test_still_ahead_after_giving_up_the_result_is_300_0(classic):
    """Two plays of seven tiles against a pass: more than the 110 points that are lost."""
    turns = [
        {"player": 1, "play": "H2 CASADES"},
        {"player": 2, "pass": True},
        {"player": 1, "play": "8H STENIORA"},
    ]
    answer = classic("federation", *turns, {"player": 1, "abandon": True})
    assert answer["scores"][0] > answer["scores"][1] == 0
    assert (answer["result"], answer["winner"]) == ([0, 300], 2)


def test_the_rounds_time(classic):
    answer = classic("federation", *POINTS, stopped=True)
    assert (answer["clause"], answer["adjustments"], answer["result"]) == ("FED-16", [], [10, 5])
    assert classic("mallorca", *POINTS, stopped=True)["clause"] == "MAL-31"


def test_a_game_that_ended_by_itself_in_its_last_turns_is_closed(classic):
    assert classic("mallorca", *POINTS, stopped=True, racks=["A", ""])["clause"] == "MAL-21"


def test_absent_players(classic):
    answer = classic("federation", absent=[2])
    assert answer == {
        "over": True,
        "clause": "FED-29",
        "scores": [0, 0],
        "adjustments": [],
        "result": [300, 0],
        "winner": 1,
    }
    assert classic("federation", absent=[1])["result"] == [0, 300]
    neither = classic("federation", absent=[2, 1])
    assert (neither["clause"], neither["result"], neither["winner"]) == ("FED-30", [0, 0], None)
    assert classic("federation", absent=[])["over"] is False


def test_senyors_cost_no_turn(classic):
    assert classic("mallorca", {"player": 1, "senyors": True})["turn"] == 1
    assert classic("mallorca", {"player": 1, "senyors": True}, CASA)["turn"] == 2


def test_four_passes_in_a_row(classic):
    answer = classic("romanian", CASA, *passes(2, 1, 2, 1))
    assert (answer["clause"], answer["scores"], answer["adjustments"]) == ("ROM-14", [8, 0], [])
    assert classic("romanian", CASA, *passes(2, 1, 2))["over"] is False


def test_a_draw_has_no_winner(classic):
    assert classic("romanian", *passes(1, 2, 1, 2))["winner"] is None


def test_three_and_four_players_by_the_romanian_rules(classic):
    three = [CASA, *passes(2, 3)]
    assert classic("romanian", *three, players=3) == {"over": False, "scores": [8, 0, 0], "turn": 1}
    ended = classic("romanian", *three, *passes(1, 2, 3, 1), players=3)
    assert (ended["over"], ended["clause"]) == (True, "ROM-14")
    assert (ended["result"], ended["winner"]) == ([8, 0, 0], 1)
    assert classic("romanian", CASA, *passes(2, 3, 4, 1, 2, 3, 4), players=4)["over"] is False
    assert classic("romanian", CASA, racks=["", "XZ", "A"], players=3)["winner"] == 1
    gave_up = classic("romanian", CASA, {"player": 2, "abandon": True}, players=3)
    assert (gave_up["result"], gave_up["winner"]) == ([8, 0, 0], 1)


@pytest.mark.parametrize(("ruleset", "players"), [("romanian", 5), ("mallorca", 3), ("romanian", 1)])
def test_no_more_players_than_the_document_lets_sit_down(program, ruleset, players):
    language = "ro" if ruleset == "romanian" else "ca"
    refused = program.refused("classic", ruleset=ruleset, language=language, turns=[], players=players)
    assert refused == ("wrong-value", "players")
