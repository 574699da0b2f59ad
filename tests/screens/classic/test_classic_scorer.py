"""A scorer beside a real board and a real bag: plays written down or laid, and what only hands can do."""

import pytest

from drivers.match import Match
from drivers.players_window import Players

RULESETS = ("mallorca", "federation", "romanian")
EACH_RULESET = pytest.mark.parametrize("ruleset", RULESETS)


def beside(ruleset="mallorca", *plays, **chosen):
    return Players(Match(ruleset, **chosen).begin().clock_if_any().play(*plays))


@EACH_RULESET
def test_a_play_is_written_and_the_clock_pressed(ruleset):
    players = beside(ruleset).writes("h8 casa")
    entry = players.entries[-1]
    assert (entry["type"], entry["play"], entry["rack"]) == ("PlayMade", "H8 CASA", None)
    assert "Press the clock" in players.regions["shelf"] or not players.game.clocks
    assert 'id="press"' in players.regions["work"]
    players.does("complete")
    assert players.game.scores[0] == players.game.turns[0].points > 0
    assert (players.game.to_move, players.game.in_bag) == (2, 82)


def test_while_it_is_written_the_board_and_the_points_are_there():
    players = beside().does("typing", {"play": "h8 casa"})
    work = players.regions["work"]
    assert work.count('data-state="new"') == 4
    assert 'id="points">10<' in work
    assert "2 + 1 + 1 + 1 = 5" in work
    assert "Double word, H8" in work
    assert "Play for 10 points" in players.regions["shelf"]
    assert len(players.entries) == len(players.game.turns) + 4


def test_other_words_premiums_and_the_bonus_are_in_the_sum():
    players = beside("mallorca", "H8 CASA").does("typing", {"play": "8H CANTATS"})
    assert "Triple word" not in players.regions["work"]
    players.does("typing", {"play": "I8 ES"})
    assert "Also" in players.regions["work"]
    bonus = beside().does("typing", {"play": "H2 PATATES"})
    assert "All seven tiles" in bonus.regions["work"]


@pytest.mark.parametrize(
    ("typed", "fact"),
    [
        ("casa", "“casa” names no square of the board."),
        ("h8", "cannot be read as a play"),
        ("a1 casa", "The first play does not cover the centre."),
        ("h14 casa", "runs off the board"),
    ],
)
def test_a_refusal_stands_under_the_field(typed, fact):
    players = beside()
    assert not players.act("play", {"play": typed})["ok"]
    assert fact in players.problem("play")
    assert players.last["focus"] == "play"
    assert players.game.stage == "turn"


def test_a_play_is_laid_on_the_board_instead():
    players = beside().at("G8").at("H8").at("H8")
    for letter in "CASA":
        players.does("key", key=letter)
    assert "Play for" in players.regions["shelf"]
    players.does("enter")
    assert players.entries[-1]["play"] == "8H CASA"


def test_what_is_laid_puts_away_what_was_written():
    players = beside().does("typing", {"play": "h8 ca"})
    players.does("key", key="C")
    assert players.held["hand"]["text"] == ""
    assert players.regions["work"].count('data-state="new"') == 1


# --- the rack, if it is told


@pytest.mark.parametrize(
    ("typed", "fact"),
    [("casa", "Tiles needed: 7"), ("zzzzzzz", "cannot be there"), ("ca1", "is not a tile of this game")],
)
def test_a_rack_that_cannot_be_is_refused_under_its_field(typed, fact):
    players = beside()
    assert not players.act("rack", {"tiles": typed})["ok"]
    assert fact in players.problem("tiles")


def test_a_rack_that_is_told_stands_in_the_log_and_the_play_must_come_from_it():
    players = beside().does("rack", {"tiles": "casater"})
    assert not players.act("play", {"play": "h8 cosa"})["ok"]
    assert "Not on the rack: O" in players.problem("play")
    assert len(players.rack_shown) == 7
    players.writes("h8 casa")
    assert players.entries[-1]["rack"] == ["A", "A", "C", "E", "R", "S", "T"]
    assert players.rack_shown == []


# --- in place of a play


@EACH_RULESET
def test_an_exchange_needs_only_its_number(ruleset):
    players = beside(ruleset).does("begin_exchange")
    players.does("exchange", {"count": "3", "tiles": ""})
    entry = players.entries[-1]
    assert (entry["type"], entry["count"], entry["given"]) == ("Exchanged", 3, None)


def test_the_tiles_may_be_told_too_and_must_be_as_many_and_nothing_written_is_no_exchange():
    players = beside().does("begin_exchange")
    assert not players.act("exchange", {"count": "3", "tiles": "AE"})["ok"]
    assert "Tiles needed: 3" in players.problem("tiles")
    players.does("exchange", {"count": "", "tiles": "AE"})
    assert (players.entries[-1]["count"], players.entries[-1]["given"]) == (2, ["A", "E"])
    players = beside().does("begin_exchange")
    assert not players.act("exchange", {"count": "", "tiles": ""})["ok"]
    assert "The tiles are not known." in players.problem("tiles")


@pytest.mark.parametrize(("ruleset", "clause"), [("mallorca", "MAL-10"), ("federation", "FED-6b")])
def test_tiles_that_were_put_down_and_taken_back_cost_the_turn(ruleset, clause):
    players = beside(ruleset).does("ask", question="forfeit")
    assert "Has Neus Bonet lost the turn?" in players.regions["dialog"]
    players.does("forfeit")
    assert players.entries[-1]["clause"] == clause
    assert "clause__chip" in players.regions["work"].split('id="happened"')[1].split("</p>")[0]


def test_where_the_document_does_not_say_so_it_is_not_there():
    players = beside("romanian")
    assert "put down" not in players.regions["shelf"]
    assert not players.act("ask", question="forfeit")["ok"]


def test_of_a_play_that_came_off_only_the_lost_turn_is_noted():
    players = beside().does("came_off")
    assert (players.types[-1], players.game.to_move) == ("PlayCameOff", 2)
    assert "was not valid" in players.regions["work"]


@pytest.mark.parametrize(
    ("ruleset", "seen", "told"),
    [
        ("mallorca", "", "Pau Riera puts 1 tile back into the bag at random, unseen."),
        ("mallorca", "yes", "Pau Riera takes 1 tile at random, may look at it"),
        ("federation", "", "Pau Riera puts 1 tile back into the bag at random, unseen."),
        ("federation", "yes", "Pau Riera takes 3 tiles at random and looks at them; to the bag: 1,"),
    ],
)
def test_how_excess_tiles_go_back_is_said_with_its_clause(ruleset, seen, told):
    players = beside(ruleset).does("ask", question="overdrawn")
    players.does("overdrawn", {"who": "1", "excess": "1", **({"seen": "on"} if seen else {})})
    happened = players.regions["work"].split('id="happened"')[1].split("</p>")[0]
    assert told in happened
    assert "clause__chip" in happened


def test_more_than_the_bag_holds_cannot_have_been_drawn():
    players = beside().does("ask", question="overdrawn")
    assert not players.act("overdrawn", {"who": "1", "excess": "x"})["ok"]
    assert "That many extra tiles cannot have been drawn" in players.regions["notice"]


# --- words looked up at once


def test_only_where_the_game_was_opened_so_the_scorer_is_told_of_words_once_and_may_go_on():
    players = beside("federation", check="at-once")
    players.does("play", {"play": "h8 ccsa"})
    assert players.game.stage == "turn"
    assert "Not every word of this play is in the list." in players.regions["work"]
    assert "Enter it anyway" in players.regions["shelf"]
    players.does("play", {"play": "h8 ccsa"})
    assert (players.game.stage, players.entries[-1]["type"]) == ("played", "PlayMade")
    assert beside("federation", check="at-once").writes("h8 casa").game.stage == "played"
    assert beside().writes("h8 ccsa").game.stage == "played"
