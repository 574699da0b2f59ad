"""Turns of a game of two through the front door, at one tablet: what is seen by whom, and what is written."""

import re

import pytest

from drivers.log import MINUTE
from drivers.match import Match
from drivers.match_window import MatchWindow
from drivers.players_window import STREAM, Players

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
    assert "’s clock is running" in players.regions["shelf"] and players.rack_shown == []
    assert not players.act("show_tiles")["ok"]
    players.does("start_clock")
    assert players.game.clocks.running
    assert len(players.rack_shown) == 7


def test_the_clocks_stop_for_the_reasons_of_the_document_and_go_on():
    players = at_the_tablet("federation").shows()
    players.does("ask", question="stop")
    offered = {part.split('"')[0] for part in players.regions["dialog"].split('id="stop-')[1:]}
    assert offered - {"title", "what"} == {"count", "arbiter", "end", "force-majeure"}
    players.does("stop_clock", reason="count")
    assert not players.game.clocks.running
    assert players.rack_shown == []
    assert "Show my tiles" in players.regions["shelf"]
    players.does("start_clock")
    assert len(players.rack_shown) == 7
    assert players.game.clocks.of == players.game.to_move


def test_leaving_a_game_that_runs_is_asked_about_and_its_sheet_is_not():
    players = at_the_tablet()
    players.go(f"#/event/{STREAM}/sheet")
    assert players.last["url"].endswith("/sheet")
    players.go(f"#/event/{STREAM}")
    players.go("#/")
    assert "Leave while the game is running?" in players.regions["dialog"]
    assert players.last["url"] == f"#/event/{STREAM}"


def test_the_screen_is_turned_and_turned_back():
    players = at_the_tablet("mallorca").does("turn_screen")
    assert "data-turned" in players.regions["bar"]
    assert "data-turned" not in players.does("turn_screen").regions["bar"]


def test_who_gives_up_is_asked_and_both_only_where_the_document_knows_it():
    players = at_the_tablet("federation")
    players.does("ask", question="abandon")
    assert "Both give up" in players.regions["dialog"]
    players.does("abandon", player="2")
    assert players.game.settled.winner == 1
    both = at_the_tablet("federation").does("abandon", player="both")
    assert (both.game.settled.winner, both.game.settled.result) == (None, (0, 0))
    players = at_the_tablet("mallorca")
    players.does("ask", question="abandon")
    assert "Both give up" not in players.regions["dialog"]
    assert not players.act("abandon", player="both")["ok"]


# --- a second window offers nothing that it cannot do


DOES = re.compile(r'data-do="((?:classic|against)\.[a-z_]+)"')
OWN_TO_THE_WINDOW = {"classic.turn_screen", "classic.turn_each"}
"""How this window lies is its own affair."""


def offered(page: str) -> set[str]:
    return {*DOES.findall(page)} - OWN_TO_THE_WINDOW


def test_a_turn_that_is_played_in_another_window_can_only_be_watched():
    for mode in ("tablet", "scorer"):
        writing = MatchWindow(Match("mallorca", mode).begin().clock())
        other = MatchWindow.beside(writing)
        assert offered(writing.page)
        assert offered(other.page) == set()
        assert 'id="claim"' in other.page


def test_a_play_that_lies_there_is_seen_in_both_windows():
    writing = MatchWindow(Match("mallorca").begin().clock().put("H8 CASA"))
    other = MatchWindow.beside(writing)
    assert 'id="played"' in other.page
    assert offered(other.page) == set()


# --- a rack that was left open is closed on every return; only a tap by its owner opens it again


HERE = f"#/event/{STREAM}"


def reloads(players: Players) -> None:
    """Load the page again; also what an update does."""
    players.close()
    players.start()


def crashes(players: Players) -> None:
    players.restart()


def goes_home(players: Players) -> None:
    players.do("leave", data={"to": "#/"})
    players.go(HERE)


def looks_at_the_sheet(players: Players) -> None:
    players.go(f"{HERE}/sheet")
    players.go(HERE)


@pytest.mark.parametrize("returns", [reloads, crashes, goes_home, looks_at_the_sheet])
def test_the_rack_is_closed_and_its_owner_finds_the_tiles_where_they_lay(returns):
    players = Players(Match("romanian", "tablet", minutes=0).begin())
    players.shows().lays(3)
    assert players.rack_shown
    returns(players)
    assert players.rack_shown == []
    assert 'data-state="new"' not in players.regions["work"]
    assert 'id="show-tiles"' in players.regions["shelf"]
    players.shows()
    laid = players.regions["work"].count('data-state="new"')
    assert (laid, len(players.rack_shown)) == (3, 4)


def test_after_a_crash_with_a_clock_the_question_comes_first_and_then_the_closed_rack():
    players = Players(Match("mallorca", "tablet").begin().clock())
    players.shows().lays(3)
    players.now += MINUTE
    reloads(players)
    assert 'id="as-last-seen"' in players.page
    assert players.rack_shown == []
    players.does("as_last_seen")
    assert players.rack_shown == []
    players.shows()
    assert len(players.rack_shown) == 4


def test_an_open_rack_is_marked_so_that_no_first_paint_has_it():
    players = Players(Match("romanian", "tablet", minutes=0).begin())
    assert "data-private" not in players.page
    players.shows()
    assert "data-private" in players.regions["shelf"]
