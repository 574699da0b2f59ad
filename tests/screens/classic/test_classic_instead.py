"""In place of a play, at one tablet: exchanges, passes and senyors, with their limits and their clauses."""

import pytest

from drivers.match import Match
from drivers.players_window import Players
from faristol.games.classic.senyors import is_senyors

RULESETS = ("mallorca", "federation", "romanian")
EACH_RULESET = pytest.mark.parametrize("ruleset", RULESETS)


def tablet(ruleset="mallorca", **chosen):
    return Match(ruleset, "tablet", **chosen).begin().clock_if_any()


def exchanging(match):
    return Players(match).shows().does("begin_exchange")


def marks(players, *places):
    for place in places:
        players.does("tile", place=str(place))
    return players


@EACH_RULESET
def test_the_tiles_that_are_marked_are_exchanged_and_the_other_plays(ruleset):
    players = marks(exchanging(tablet(ruleset)), 0, 3)
    mover, rack = players.game.to_move, players.game.racks[players.game.to_move - 1]
    assert "Exchange 2 tiles" in players.regions["shelf"]
    players.does("exchange")
    entry = players.entries[-1]
    assert (entry["type"], entry["given"]) == ("Exchanged", sorted([rack[0], rack[3]], key=rack.index))
    assert (players.game.to_move, players.rack_shown) == (3 - mover, [])
    assert "exchanges 2 tiles" in players.announced


def test_a_mark_is_taken_off_by_the_same_tap():
    players = marks(exchanging(tablet()), 0, 0)
    assert "Mark the tiles to exchange" in players.regions["shelf"]
    players.does("to_play")
    assert "Place your play" in players.regions["shelf"]


def test_by_mallorca_the_bag_must_hold_seven_and_the_article_says_so():
    players = exchanging(tablet().fill(6))
    assert "The bag holds too few tiles for an exchange: 6." in players.regions["work"]
    assert players.regions["work"].count("Mallorca, art. 17") >= 1
    assert "Cancel the exchange" in players.regions["shelf"]
    marks(players, 0)
    assert not players.act("exchange")["ok"]
    assert "Mallorca, art. 17" in players.regions["notice"]


def test_by_the_federation_as_many_as_are_left_at_most():
    players = marks(exchanging(tablet("federation").fill(3)), 0, 1, 2, 3)
    assert "The maximum is now 3" in players.regions["work"]
    assert not players.act("exchange")["ok"]
    marks(players, 3)
    players.does("exchange")
    assert players.entries[-1]["clause"] == "FED-8"


def test_by_the_romanian_rules_two_at_least():
    players = marks(exchanging(tablet("romanian")), 0)
    assert "The minimum is 2." in players.regions["work"]
    assert not players.act("exchange")["ok"]
    marks(players, 1).does("exchange")
    assert players.entries[-1]["clause"] == "ROM-13"


@EACH_RULESET
def test_a_pass_is_asked_about_and_then_written_with_its_clause(ruleset):
    players = Players(tablet(ruleset)).shows()
    players.does("ask", question="pass")
    assert "Pass this turn?" in players.regions["dialog"]
    before = len(players.entries)
    players.do("dismiss")
    assert players.regions["dialog"] == ""
    assert len(players.entries) == before
    players.does("pass_turn")
    assert players.entries[-1]["clause"] == players.game.ruleset.pass_.clause
    assert "passes." in players.announced


@pytest.mark.parametrize(
    ("ruleset", "turns", "chip"),
    [("mallorca", 6, "Mallorca, art. 21"), ("federation", 6, "section 4"), ("romanian", 4, "clause__chip")],
)
def test_who_would_end_the_game_with_a_pass_is_told_so_by_which_clause(ruleset, turns, chip):
    match = tablet(ruleset)
    match.play(match.row(3)).passes(turns - 1)
    players = Players(match).does("ask", question="pass")
    assert "This ends the game" in players.regions["dialog"]
    assert chip in players.regions["dialog"]
    players.does("pass_turn")
    assert players.game.ending.clause


def test_a_pass_before_that_says_nothing_of_the_end():
    match = tablet()
    match.play(match.row(3)).passes(4)
    assert "This ends the game" not in Players(match).does("ask", question="pass").regions["dialog"]


# --- senyors


def with_senyors():
    """A lot that gives seven of a kind to the player who starts."""
    for number in range(4000):
        match = Match("mallorca", "tablet", secret=number.to_bytes(32, "big")).begin()
        if is_senyors(match.tile_set, 7, match.state.racks[match.state.to_move - 1]):
            return match.clock()
    raise AssertionError("no senyors")


def test_seven_of_a_kind_are_changed_and_the_turn_goes_on():
    match = with_senyors()
    players, mover = Players(match).shows(), match.state.to_move
    before = players.rack_shown
    players.does("ask", question="senyors")
    assert "clause__chip" in players.regions["dialog"]
    players.does("show_senyors")
    assert players.entries[-1]["clause"] == "MAL-18"
    assert players.game.to_move == mover
    assert len(players.rack_shown) == 7
    assert players.rack_shown != before
    assert "has shown senyors" in players.regions["work"]
    assert players.regions["dialog"] == ""
    assert not players.act("show_senyors")["ok"]
    assert "Senyors has been shown in this turn." in players.regions["notice"]


@pytest.mark.parametrize(
    ("case", "said"), [(None, "seven others"), ("a", "six others"), ("b", "drawn again"), ("c", "none")]
)
def test_each_case_is_told_with_its_clause(case, said):
    match = with_senyors()
    match.senyors()
    match.entries[-1]["case"] = case
    players = Players(match)
    told = players.regions["work"].split('id="happened"')[1].split("</p>")[0]
    assert said in told
    assert "clause__chip" in told


def test_they_are_offered_to_a_rack_that_has_them_and_at_a_real_bag_to_any():
    assert 'id="ask-senyors"' in Players(with_senyors()).shows().regions["shelf"]
    assert 'id="ask-senyors"' not in Players(tablet()).shows().regions["shelf"]
    assert 'id="ask-senyors"' in Players(Match("mallorca").begin().clock()).regions["shelf"]


def test_what_is_not_senyors_is_refused():
    match = tablet()
    assert not is_senyors(match.tile_set, 7, match.state.racks[match.state.to_move - 1])
    players = Players(match).shows()
    assert not players.act("show_senyors")["ok"]
    assert "This is not senyors." in players.regions["notice"]


@pytest.mark.parametrize("ruleset", ["federation", "romanian"])
def test_only_where_the_document_has_them(ruleset):
    players = Players(tablet(ruleset)).shows()
    assert "senyors" not in players.regions["shelf"].lower()
    assert not players.act("ask", question="senyors")["ok"]
    assert not players.act("show_senyors")["ok"]
