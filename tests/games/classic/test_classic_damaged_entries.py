"""Entries that no game can have at that moment: each is refused, and the field that is wrong is named."""

import json

from drivers.log import MINUTE
from drivers.match import JUDGE, Match
from faristol.fields import Damaged
from faristol.games.classic import absence
from faristol.games.classic.facts import FACTS

NO_CLAUSE = {"clause": None}
BY = {"by": JUDGE, "why": "counted twice", **NO_CLAUSE}
RACK = tuple("AEIOULS")


def game(ruleset="mallorca", *plays, **chosen):
    return Match(ruleset, **chosen).begin().play(*plays)


def tablet(ruleset="mallorca"):
    return Match(ruleset, mode="tablet").begin()


def damaged(match, entry_type, **entry):
    """Return the field for which an entry is refused, or None if it is read."""
    try:
        read = json.loads(json.dumps({"type": entry_type, "at": match.now, **entry}))
        FACTS.apply(match.state, read)
    except Damaged as damage:
        return damage.field
    return None


# --- the start


def started(match, first, *tiles):
    return damaged(match, "StartDrawn", tiles=tiles, first=first)


def test_the_tiles_for_the_start_are_one_for_each_of_this_set_before_anybody_has_a_rack():
    assert started(Match("mallorca"), 1, "A", "B") is None
    assert started(Match("mallorca"), None, "A", "A") is None
    assert started(Match("mallorca"), 3, "A", "B") == "first"
    assert started(game(), 1, "A", "B") == "first"
    assert started(Match("mallorca"), 1, "A") == started(Match("mallorca"), 1, "A", "B", "C") == "tiles"
    assert started(Match("mallorca"), 1, "Q", "Q") == "tiles"


def test_who_starts_is_one_of_the_two_and_is_named_before_the_racks():
    assert damaged(Match("federation"), "StarterNamed", player=2) is None
    assert damaged(Match("federation"), "StarterNamed", player=3) == "player"
    assert damaged(game("federation"), "StarterNamed", player=1) == "player"


def racks(match, hands, counts):
    if match.state.first is None:
        match.write([{"type": "StarterNamed", "player": 1}])
    return damaged(match, "RacksDrawn", racks=hands, counts=counts)


def test_the_first_racks_are_known_on_a_tablet_and_only_counted_of_a_real_bag():
    scorer, one_tablet = (lambda: Match("federation")), (lambda: Match("federation", mode="tablet"))
    assert racks(scorer(), None, (7, 7)) is None
    assert racks(scorer(), (RACK, RACK), (7, 7)) == "racks"
    assert racks(scorer(), None, (7,)) == "counts"
    assert racks(scorer(), None, (50, 51)) == "counts"
    assert racks(scorer(), None, (50, 50)) is None
    assert racks(one_tablet(), (RACK, RACK), (7, 7)) is None
    assert racks(one_tablet(), None, (7, 7)) == "racks"
    assert racks(one_tablet(), (RACK, RACK), (7, 6)) == "racks"
    assert racks(one_tablet(), (("Q", "Q"), RACK), (2, 7)) == "counts"
    assert damaged(Match("federation"), "RacksDrawn", racks=None, counts=(7, 7)) == "type"
    assert damaged(game(), "RacksDrawn", racks=None, counts=(7, 7)) == "type"


# --- turns


def made(match, play="H8 CASA"):
    """The entry of a play as the game writes it."""
    other = match.branch().put(play)
    return {key: other.entries[-1][key] for key in ("play", "points", "bonus", "laid", "words", "rack")}


def changed(match, player=1, **fields):
    return damaged(match, "PlayMade", player=player, **{**made(match), **fields})


def test_a_play_is_of_the_player_to_move_and_its_tiles_lie_where_it_says():
    assert changed(game()) is None
    assert changed(game(), player=2) == "player"
    again = made(game())
    assert damaged(game().put("H8 CASA"), "PlayMade", player=1, **again) == "type"
    assert changed(game(), laid=[]) == "play"
    (square, code), *others = again["laid"]
    assert changed(game(), laid=[[square, code + 1], *others]) == "play"
    assert changed(game(), laid=[[0, code], *others]) == "play"
    assert damaged(game("mallorca", "H8 CASA"), "PlayMade", player=2, **again) == "play"


def test_a_play_makes_words_in_the_strict_form():
    assert changed(game(), words=[]) == "words"
    assert changed(game(), words=["CASA", "C#"]) == "words"


def test_the_tiles_of_a_play_come_from_the_rack():
    assert changed(game(), rack=[*"AACSEIO"]) is None
    assert changed(game(), rack=[*"ACSEIOU"]) == "laid"
    match = tablet()
    player, rack = match.state.to_move, match.state.rack(match.state.to_move)
    strange = next(letter for letter in "BCDFGHJMNPQTVXZ" if letter not in rack)
    assert damaged(match, "PlayMade", player=player, **made(game(), f"H8 {strange}A")) == "laid"


def test_the_rack_is_filled_up_once_with_as_many_tiles_as_are_named():
    match = game().put("H8 CASA")
    assert damaged(match, "TilesReplaced", player=1, count=4, drawn=None) is None
    assert damaged(match, "TilesReplaced", player=2, count=4, drawn=None) == "player"
    assert damaged(match.replaced(), "TilesReplaced", player=1, count=4, drawn=None) == "type"
    assert damaged(game(), "TilesReplaced", player=1, count=4, drawn=None) == "type"
    match = tablet()
    player = match.state.to_move
    match.put(f"H8 {match.word(match.state.rack(player)[:3])}")
    new = match.state.bag[:3]
    assert damaged(match, "TilesReplaced", player=player, count=3, drawn=new) is None
    assert damaged(match, "TilesReplaced", player=player, count=3, drawn=None) == "drawn"
    assert damaged(match, "TilesReplaced", player=player, count=2, drawn=new) == "drawn"
    assert damaged(match, "TilesReplaced", player=player, count=3, drawn=("Q", "Q", "Q")) == "count"
    assert damaged(game().put("H8 CASA"), "TilesReplaced", player=1, count=200, drawn=None) == "count"


def exchanged(match, given=None, drawn=None, rack=None, player=None, count=2):
    entry = {"count": count, "given": given, "drawn": drawn, "rack": rack, **NO_CLAUSE}
    return damaged(match, "Exchanged", player=player or match.state.to_move, **entry)


def test_the_tiles_of_an_exchange_are_not_on_the_board():
    assert exchanged(game()) is None
    assert exchanged(game(), player=2) == "player"
    assert exchanged(game(), given=("Q", "Q")) == "given"
    assert exchanged(game(), rack=("Q", "Q")) == "rack"
    assert exchanged(game(), given=("A", "Q"), rack=tuple("AQEIOUS")) is None


def test_on_a_tablet_they_leave_the_rack_and_others_come_from_the_bag():
    match = tablet()
    rack, bag = match.state.rack(match.state.to_move), match.state.bag
    assert exchanged(match, rack[:2], bag[:2]) is None
    assert exchanged(match, rack[:2]) == "given"
    assert exchanged(match, tuple(tile for tile in bag if tile not in rack)[:2], bag[:2]) == "given"
    assert exchanged(match, rack[:2], bag[:3]) == exchanged(match, rack[:2], ("Q", "Q")) == "drawn"


def test_a_rack_that_is_shown_is_known_on_a_tablet_alone():
    entry = {"shown": None, "racks": (), "case": "a", **NO_CLAUSE}
    assert damaged(game(), "SenyorsShown", player=1, rack=None, **entry) is None
    assert damaged(game(), "SenyorsShown", player=1, rack=RACK, **entry) == "rack"
    match = tablet()
    player, rack = match.state.to_move, match.state.rack(match.state.to_move)
    assert damaged(match, "SenyorsShown", player=player, rack=rack, **entry) is None
    assert damaged(match, "SenyorsShown", player=player, rack=None, **entry) == "rack"
    assert damaged(match, "SenyorsShown", player=player, rack=rack[:6], **entry) == "rack"


def test_too_many_tiles_are_drawn_by_a_player_of_a_game_under_way():
    entry = {"excess": 1, "seen": False, "taken": 1, "to_player": 0, **NO_CLAUSE}
    assert damaged(game(), "Overdrawn", player=2, **entry) is None
    assert damaged(game(), "Overdrawn", player=3, **entry) == "player"
    assert damaged(Match("mallorca"), "Overdrawn", player=2, **entry) == "player"


def test_words_of_a_play_are_challenged_and_at_least_one():
    match = game().put("H8 CASA")
    entry = {"argument": "", **NO_CLAUSE}
    assert damaged(match, "Challenged", words=["CASA"], **entry) is None
    assert damaged(match, "Challenged", words=[], **entry) == "words"
    assert damaged(match, "Challenged", words=["CASA", "COSA"], **entry) == "words"
    assert damaged(game(), "Challenged", words=["CASA"], **entry) == "type"
    assert damaged(match.challenge(), "Challenged", words=["CASA"], **entry) == "type"


# --- time


def absent(match, *players):
    return damaged(match, "RoundBegan", absent=players, **NO_CLAUSE)


def test_the_signal_is_given_before_the_start_without_one_of_two_or_both_where_the_document_knows_it():
    assert absent(Match("federation"), 2) is absent(Match("federation"), 1, 2) is None
    assert absent(Match("federation")) == absent(Match("federation"), 3) == "absent"
    assert absent(game("federation"), 1) == absent(Match("mallorca"), 1) == "type"
    several = Match("romanian", players=("Ana", "Dan", "Ion"), minutes=0)
    several.state.ruleset["absence"] = {"minutes": 15, "clause": "FED-29"}
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
