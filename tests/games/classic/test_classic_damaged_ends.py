"""Entries of time and of the end that no game can have at that moment: the field that is wrong is named."""

from drivers.damaged_entry import BY, NO_CLAUSE, damaged, game, tablet
from drivers.log import MINUTE
from drivers.match import Match
from faristol.games.classic import absence
from faristol.rulesets import ruleset_data

# --- time


def absent(match, *players):
    return damaged(match, "RoundBegan", absent=players, **NO_CLAUSE)


def test_the_signal_is_given_before_the_start_without_one_of_two_or_both_where_the_document_knows_it():
    assert absent(Match("federation"), 2) is absent(Match("federation"), 1, 2) is None
    assert absent(Match("federation")) == absent(Match("federation"), 3) == "absent"
    assert absent(game("federation"), 1) == absent(Match("mallorca"), 1) == "type"
    rules = {"absence": ruleset_data("federation")["absence"]}
    several = Match("romanian", players=("Ana", "Dan", "Ion"), minutes=0, rules=rules)
    assert absent(several, 1) == "absent"


def test_only_one_who_is_waited_for_comes():
    match = Match("federation").absent(2)
    assert damaged(match, "PlayerArrived", player=2) is None
    assert damaged(match, "PlayerArrived", player=1) == "player"
    assert damaged(Match("federation"), "PlayerArrived", player=1) == "player"
    assert damaged(match.branch().arrive(2), "PlayerArrived", player=2) == "player"
    match.wait(16).write(absence.absence_over(match.state, match.now))
    assert damaged(match, "PlayerArrived", player=2) == "player"


def test_a_clock_is_of_one_of_the_players_and_after_a_crash_it_has_a_time():
    assert damaged(game(), "ClockStarted", player=1, remaining=None, after_crash=None) is None
    assert damaged(game(), "ClockStarted", player=1, remaining=5, after_crash="ran on") is None
    assert damaged(game(), "ClockStarted", player=3, remaining=5, after_crash="ran on") == "player"
    assert damaged(game(), "ClockStarted", player=1, remaining=None, after_crash="ran on") == "remaining"
    assert damaged(game(), "ClockSet", player=1, left=MINUTE, **BY) is None
    assert damaged(game(), "ClockSet", player=3, left=MINUTE, **BY) == "player"
    assert damaged(game(clocks="table"), "ClockSet", player=1, left=MINUTE, **BY) == "player"


def test_the_time_of_a_round_is_called_in_a_game_under_way_where_the_document_knows_it():
    assert damaged(game(), "RoundTimeCalled", turns=2, **BY) is None
    assert damaged(Match("mallorca"), "RoundTimeCalled", turns=2, **BY) == "type"
    assert damaged(game("romanian"), "RoundTimeCalled", turns=2, **BY) == "type"


# --- the end


def counted(match, missing=(), extra=(), counts=(7, 7)):
    return damaged(match, "TilesCounted", missing=missing, extra=extra, counts=counts, **BY)


def test_the_tiles_are_counted_of_a_real_set_in_a_game_under_way():
    assert counted(game()) is None
    assert counted(tablet()) == counted(Match("mallorca")) == "type"
    assert counted(game(), missing=("SZ",)) == counted(game(), extra=("SZ",)) == "missing"
    assert counted(game(), counts=(7,)) == counted(game(), counts=(50, 51)) == "counts"
    one_of_each = tuple(dict.fromkeys(game().tile_set.all))
    assert counted(game(), extra=one_of_each) is None


def ended(match, way, *lost):
    return damaged(match, "GameEnded", way=way, lost=lost, racks=None, **NO_CLAUSE)


def test_a_game_ends_only_as_its_document_knows():
    assert ended(game(), "stopped") is ended(game(), "lost-turns") is ended(game(), "abandoned", 1) is None
    assert ended(game(), "time", 1) == ended(game(), "absent", 1) == ended(game(), "passes") == "way"
    assert ended(game("romanian"), "stopped") == "way"
    assert ended(game("federation"), "time", 1) is ended(game("federation"), "twelve-turns") is None


def test_before_the_first_turn_it_ends_only_because_somebody_is_absent():
    assert ended(Match("federation").absent(2), "absent", 2) is None
    assert ended(Match("federation"), "abandoned", 2) == ended(Match("federation"), "stopped") == "way"


def test_nobody_has_played_out_before_the_first_turn_but_with_an_empty_rack():
    """After it a request may name the racks only at the end, as the command line allows."""
    assert ended(game(), "played-out") == "way"
    assert ended(game("mallorca", "H8 CASA"), "played-out") is None
    assert ended(game().count_tiles("", "", (0, 7)).branch(), "played-out") is None


def test_who_loses_by_a_clause_is_named_once_and_nobody_else_is():
    three = Match("romanian", players=("Ana", "Dan", "Ion"), minutes=0).begin()
    assert ended(game(), "abandoned", 1, 2) is ended(three, "abandoned", 3) is None
    assert ended(game(), "abandoned") == ended(game(), "stopped", 1) == "lost"
    assert ended(game(), "abandoned", 3) == ended(game(), "abandoned", 1, 1) == "lost"
    assert ended(three, "abandoned", 1, 2) == "lost"


def settled(match, hands=None, over=(0, 0), adjustments=(), result=(10, 5), winner=1):
    entry = {"racks": hands, "over": over, "adjustments": adjustments, "result": result, "winner": winner}
    return damaged(match, "Settled", **entry)


def test_a_game_is_counted_after_its_end_for_all_its_players():
    match = game("mallorca", "H8 CASA", "8H COSA", clocks="table").passes(6)
    minus = [{"player": player, "points": -1, **NO_CLAUSE} for player in (1, 2, 3)]
    assert settled(match) is settled(match, adjustments=minus[:2]) is settled(match, winner=None) is None
    assert settled(game()) == "type"
    assert settled(match, (("A",),)) == settled(match, (("SZ",), ())) == "racks"
    assert settled(match, (("A",), ())) is None
    assert settled(match, over=(0,)) == "over"
    assert settled(match, adjustments=minus) == "adjustments"
    assert settled(match, result=(10,)) == "result"
    assert settled(match, winner=3) == "winner"


def test_what_the_arbiter_decides_is_of_the_players_and_of_turns_that_were():
    match = game("mallorca", "H8 CASA", "8H COSA")
    assert damaged(match, "Penalised", player=2, points=-5, **BY) is None
    assert damaged(match, "Penalised", player=3, points=-5, **BY) == "player"
    corrected = [damaged(match, "PointsCorrected", turn=turn, points=9, **BY) for turn in range(4)]
    assert corrected == ["turn", None, None, "turn"]
    assert damaged(match, "ArbiterDecided", result=(1, 0), winner=1, **BY) is None
    assert damaged(match, "ArbiterDecided", result=(1, 0, 0), winner=1, **BY) == "result"
    assert damaged(match, "Abandoned", player=2) is None
    assert damaged(match, "Abandoned", player=3) == "player"


def test_the_players_sign_after_the_end():
    match = game("federation", "H8 CASA", "8H COSA")
    assert damaged(match, "Signed", player=1) == "player"
    match.call_time().passes(2)
    assert damaged(match, "Signed", player=1) is None
    assert damaged(match, "Signed", player=3) == "player"
