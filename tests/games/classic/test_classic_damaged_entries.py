"""Entries that no game can have at that moment: each is refused, and the field that is wrong is named."""

from drivers.damaged_entry import NO_CLAUSE, damaged, game, tablet
from drivers.match import Match

RACK = tuple("AEIOULS")


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
