"""Turns of a game of two through the front door, at one tablet: what is seen by whom, and what is written."""

import pytest

from drivers.match import Match
from drivers.players_window import STREAM, Players
from drivers.window import Window

RULESETS = ("mallorca", "federation", "romanian")
EACH_RULESET = pytest.mark.parametrize("ruleset", RULESETS)


def at_the_tablet(ruleset="mallorca", **chosen):
    return Players(Match(ruleset, "tablet", **chosen).begin().clock_if_any())


@EACH_RULESET
def test_a_rack_is_seen_only_when_its_player_asks_and_no_longer_than_the_turn(ruleset):
    players = at_the_tablet(ruleset)
    assert players.rack_shown == []
    players.shows()
    assert len(players.rack_shown) == 7
    players.lays(3)
    assert len(players.rack_shown) == 4
    players.does("play", {"play": ""})
    assert players.rack_shown == []
    players.does("complete")
    assert players.rack_shown == []
    players.shows()
    assert len(players.rack_shown) == 7


def test_the_other_players_tiles_are_nowhere_on_the_page_nor_in_what_it_keeps():
    players = at_the_tablet()
    mine = players.game.racks[players.game.to_move - 1]
    players.shows().lays(2).does("play", {"play": ""}).does("complete").shows()
    theirs = players.game.racks[players.game.to_move - 1]
    assert players.held["hand"]["placing"]["rack"] == list(theirs)
    assert str(list(mine)) not in str(players.held)


def test_another_window_that_watches_is_shown_no_tiles():
    players = at_the_tablet()
    match = Match("mallorca", "tablet").begin().clock()
    second = Players(match, disk=players.disk)
    second.do("classic.show_tiles")
    assert second.rack_shown == []
    assert not second.do("classic.show_tiles")["ok"]


@EACH_RULESET
def test_a_play_lies_there_until_it_is_complete_and_then_the_other_plays(ruleset):
    players = at_the_tablet(ruleset)
    mover = players.game.to_move
    players.shows().lays(3)
    assert "Play for" in players.regions["shelf"]
    players.does("play", {"play": ""})
    assert (players.types[-1], players.game.stage) == ("PlayMade", "played")
    assert players.game.names[mover - 1] in players.announced
    players.does("complete")
    assert players.types[-2:] == ["TilesReplaced", "ClockPressed"]
    assert players.game.to_move == 3 - mover
    assert "turn" in players.announced
    assert players.game.counts == (7, 7)


def test_by_keyboard_the_same_tiles_make_the_same_play():
    tapped, typed = at_the_tablet(), at_the_tablet()
    tapped.shows().lays(3)
    rack = typed.game.racks[typed.game.to_move - 1]
    typed.shows().at("H9").at("H8")
    for tile in rack[:3]:
        if tile != "?":
            typed.does("key", key=tile)
    tapped.does("play", {"play": ""})
    typed.does("enter")
    assert tapped.entries[-1]["laid"] == typed.entries[-1]["laid"]


def test_a_play_can_be_written_too():
    players = at_the_tablet()
    rack = players.game.racks[players.game.to_move - 1]
    word = "".join(players.game.tile_set.write((tile,)) for tile in rack[:2])
    players.shows().does("typing", {"play": f"H8 {word}"})
    assert "Play for" in players.regions["shelf"]
    players.does("play", {"play": f"H8 {word}"})
    assert players.entries[-1]["play"] == f"H8 {word}"


@pytest.mark.parametrize(
    ("ruleset", "chip"),
    [
        ("mallorca", "Mallorca, art. 6"),
        ("federation", "Federation rules, section 2"),
        ("romanian", "Romanian general rules"),
    ],
)
def test_why_it_is_no_play_yet_stands_beside_the_board_with_its_clause(ruleset, chip):
    players = at_the_tablet(ruleset)
    players.shows().lays(2, "A1")
    assert 'id="refusal"' in players.regions["work"]
    assert chip in players.regions["work"]
    before = len(players.entries)
    assert players.act("enter")["ok"]
    assert "centre" in players.announced
    assert len(players.entries) == before


def test_no_word_is_looked_up_and_no_list_is_opened_before_a_challenge():
    players = at_the_tablet()
    players.looks = False
    answer = players.act("show_tiles")
    assert "again" not in answer
    players.lays(3)
    assert "list" not in players.regions["work"].replace("lists", "")


def test_undone_the_tiles_lie_there_again_once_their_player_asks():
    players = at_the_tablet()
    players.shows().lays(3).does("play", {"play": ""})
    players.do("event.undo")
    assert (players.game.stage, players.rack_shown) == ("turn", [])
    players.shows()
    assert players.regions["work"].count('data-state="new"') == 3


def test_the_rack_is_shuffled_sorted_and_hidden_again():
    players = at_the_tablet().shows()
    shown = sorted(players.rack_shown)
    players.does("shuffle")
    assert sorted(players.rack_shown) == shown
    players.does("sort")
    names = players.held["hand"]["placing"]["rack"]
    assert names == list(players.game.tile_set.sort(names))
    players.does("hide_tiles")
    assert players.rack_shown == []


def test_tiles_are_dragged_from_the_rack_to_the_board_and_back():
    players = at_the_tablet().shows()
    players.does("drop", **{"from": "rack:0", "to": "H8"})
    if 'id="asking-title"' in players.regions["work"]:
        players.does("key", key="A")
    assert len(players.rack_shown) == 6
    players.does("drop", **{"from": "H8", "to": "rack:0"})
    assert len(players.rack_shown) == 7


def test_the_clock_is_started_by_the_players_and_until_then_no_tile_is_seen():
    players = Players(Match("mallorca", "tablet").begin())
    assert "the time of" in players.regions["shelf"] and players.rack_shown == []
    assert not players.act("show_tiles")["ok"]
    players.does("start_clock")
    assert players.game.clocks.running
    assert len(players.rack_shown) == 7


@pytest.mark.parametrize(
    ("ruleset", "reasons"),
    [
        ("mallorca", {"count", "excess", "arbiter"}),
        ("federation", {"count", "arbiter", "end", "force-majeure"}),
    ],
)
def test_the_clocks_stop_for_the_reasons_of_the_document_and_go_on(ruleset, reasons):
    players = at_the_tablet(ruleset).shows()
    players.does("ask", question="stop")
    assert {part.split('"')[0] for part in players.regions["dialog"].split('id="stop-')[1:]} - {
        "title",
        "what",
    } == reasons
    players.does("stop_clock", reason="count")
    assert not players.game.clocks.running
    assert players.rack_shown == []
    assert "Show my tiles" in players.regions["shelf"]
    players.does("start_clock")
    assert len(players.rack_shown) == 7
    assert players.game.clocks.of == players.game.to_move


def test_a_reason_that_the_document_does_not_name_stops_nothing():
    players = at_the_tablet("federation")
    assert not players.act("stop_clock", reason="excess")["ok"]
    assert "Federation rules" in players.regions["notice"]


def test_leaving_a_game_that_runs_is_asked_about_and_its_sheet_is_not():
    players = at_the_tablet()
    players.go(f"#/event/{STREAM}/sheet")
    assert players.last["url"].endswith("/sheet")
    players.go(f"#/event/{STREAM}")
    players.go("#/")
    assert "Leave while the game is running?" in players.regions["dialog"]
    assert players.last["url"] == f"#/event/{STREAM}"


def test_the_screen_is_turned_for_the_player_to_move_where_the_document_lets_it():
    players = at_the_tablet("mallorca")
    first = players.game.to_move
    assert "data-turned" not in players.regions["bar"]
    players.does("turn_each")
    assert ("data-turned" in players.regions["bar"]) == (first == 2)
    players.does("pass_turn")
    assert ("data-turned" in players.regions["bar"]) == (first == 1)
    players.does("turn_screen")
    assert ("data-turned" in players.regions["bar"]) == (first == 2)


def test_the_board_does_not_move_in_play_where_the_document_says_so():
    players = at_the_tablet("federation")
    assert "Turn the board" not in players.regions["bar"]
    assert not players.act("turn_screen")["ok"]


def test_who_gives_up_is_asked_and_the_game_ends():
    players = at_the_tablet("federation")
    players.does("ask", question="abandon")
    assert "Both give up" in players.regions["dialog"]
    players.does("abandon", player="2")
    assert players.game.settled.winner == 1
    both = at_the_tablet("federation").does("abandon", player="both")
    assert (both.game.settled.winner, both.game.settled.result) == (None, (0, 0))


def test_where_the_document_does_not_know_it_both_cannot_give_up():
    players = at_the_tablet("mallorca")
    players.does("ask", question="abandon")
    assert "Both give up" not in players.regions["dialog"]
    assert not players.act("abandon", player="both")["ok"]


def test_a_window_without_the_game_is_at_home():
    assert Window().go(f"#/event/{STREAM}")["url"] == "#/"
