"""The duplicate for one through the front door: the form, the round, the help, the hints."""

import re
from dataclasses import replace
from typing import Any

import pytest

from drivers.solo_window import SoloWindow, text_of
from drivers.window import Window
from faristol.core.letters import tile
from faristol.core.placement import place
from faristol.core.squares import name
from faristol.practice.solo.opening import HINTS
from faristol.screens.parts.calendar_days import today

EACH_RULESET = pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate"])


def legal(window):
    return re.findall(
        r'id="board-(\w+)"[^>]*>\s*(?:<svg[^>]*>.*?</svg>)?<span class="board__legal"', window.regions["work"]
    )


# --- the form


@EACH_RULESET
def test_a_game_begins_with_one_tap_and_its_rack_lies_there(ruleset):
    window = SoloWindow(ruleset=ruleset)
    assert [entry["type"] for entry in window.log_of(window.last["stream"])] == ["SoloOpened", "RackDrawn"]
    assert len(re.findall(r'id="rack-\d"', window.regions["shelf"])) == 7
    assert window.last["clock"]["remaining"] == 180_000
    assert "Round 1" in window.regions["bar"] and "3:00" in window.regions["bar"]


def test_the_next_game_is_offered_as_the_last_was_played():
    window = SoloWindow(rounds="10", seconds="60", eased="on", ruleset="romanian-duplicate", name="Aina")
    window.does("stop")
    window.go("#/solo")
    checked = re.findall(r'id="([\w-]+)"[^>]*checked', window.regions["work"])
    assert checked == [
        "way-new",
        "ruleset-romanian-duplicate",
        "rounds-10",
        "seconds-60",
        "counts-points",
        "eased",
    ]
    assert 'value="Aina"' in window.regions["work"]


def test_each_door_leads_to_its_own_game():
    window = SoloWindow(way="day")
    window.does("stop")
    for address, way in (("#/solo", "new"), ("#/solo/day", "day")):
        window.go(address)
        assert re.search(rf'id="way-{way}"[^>]*checked', window.regions["work"])
    window.act("solo_setup.choose", {**window.fields, "way": "code"})
    assert re.search(r'id="way-code"[^>]*checked', window.regions["work"])
    window.go("#/solo")
    assert re.search(r'id="way-new"[^>]*checked', window.regions["work"])


def test_the_day_is_that_of_the_person_who_sits_there():
    """Half an hour before midnight in Greenwich it is tomorrow in Mallorca."""
    window = SoloWindow(begins=False)
    window.now = (window.now // 86_400_000) * 86_400_000 + 23 * 3_600_000 + 30 * 60_000
    window.go("#/solo")
    assert window.do("solo_setup.open", {"way": "day", "ruleset": "duplicate"}, zone=60)["ok"]
    opened = window.log_of(window.last["stream"])[0]
    assert opened["date"] == str(today(window.now, 60)) != str(today(window.now, 0))
    assert (window.game.planned, window.game.seconds) == (5, 180)


def test_the_game_of_the_day_is_the_same_on_every_device_and_is_found_again():
    one, other = SoloWindow(way="day"), SoloWindow(way="day")
    assert one.game.round.rack == other.game.round.rack and one.game.code == other.game.code
    one.does("stop").go("#/solo/day")
    assert "You have begun it already." in one.regions["work"]
    assert f'href="#/event/{other.last["stream"]}"' not in one.regions["work"]


@EACH_RULESET
def test_a_friend_who_types_the_code_gets_the_same_game(ruleset):
    one = SoloWindow(ruleset=ruleset, rounds="10", seconds="120")
    other = SoloWindow(way="code", code=one.game.code.text.lower().replace("-", ""))
    assert (other.game.code, other.game.round.rack) == (one.game.code, one.game.round.rack)


@pytest.mark.parametrize("code", ["", "ABC", "00000-00000-0000U"])
def test_what_is_no_code_is_said_under_its_field(code):
    window = SoloWindow(begins=False, way="code", code=code)
    assert not window.begins()["ok"]
    assert "This is not the code of a game." in window.regions["work"] and window.last["focus"] == "code"


def test_the_code_of_a_game_with_other_words_is_refused():
    window = SoloWindow()
    code = replace(window.game.code, list_mark=window.game.code.list_mark ^ 1).text
    other = SoloWindow(begins=False, way="code", code=code)
    assert not other.begins()["ok"]
    assert "This code is for a game with another word list." in other.regions["work"]
    assert "Your friend plays with another word list." in other.regions["work"]


# --- the round


def test_what_is_laid_shows_its_points_before_it_is_proposed():
    window = SoloWindow()
    assert legal(window) == [], "without help no square is marked"
    window.lays_nth(1)
    points = window.plays[1].score
    assert f'id="points">{points}<' in window.regions["work"]
    assert f"Propose for {points}" in window.regions["shelf"]
    assert "the list" not in text_of(window.regions["work"]), "without help no word is looked up"


def test_what_does_not_fit_cannot_be_proposed_and_one_can_propose_nothing():
    window = SoloWindow()
    window.does("tile", place="0").does("square", row="0", col="0")
    assert "Not a play yet" in window.regions["work"] and "Not a play yet" in window.regions["shelf"]
    assert 'data-kind="missing"' in window.regions["shelf"]
    assert not window.act("solo.propose")["ok"]
    assert window.game.stage == "time"
    window.does("ask", question="nothing")
    assert "Propose nothing this round?" in window.regions["dialog"]
    window.does("nothing")
    assert "Nothing proposed" in window.regions["work"] and not window.regions["dialog"]


def test_the_master_play_lies_on_the_board_with_ones_own_beside_it():
    window = SoloWindow()
    best, mine = window.plays[0], window.plays[2]
    window.proposes(2)
    text = text_of(window.regions["work"])
    assert window.regions["work"].count('data-state="new"') == best.laid
    assert str(best.score) in text and str(mine.score) in text
    master = window.game.round.master
    assert f"There were {master.count} plays of confirmed words." in text
    assert window.regions["work"].count('<tr id="best-') == 5
    assert f"for {best.score} points." in window.last["announce"]


def test_each_of_the_best_can_be_seen_on_the_board_and_then_the_master_play_again():
    window = SoloWindow()
    window.proposes(2)
    master = window.regions["work"]
    window.does("show", play="4")
    assert 'id="best-4" aria-selected="true"' in window.regions["work"]
    window.does("show", play="own")
    own = r'id="show-own"\s+data-do="solo.show"\s+data-play="own"\s+aria-pressed="true"'
    assert re.search(own, window.regions["work"])
    window.does("show", play="own")
    assert window.regions["work"] == master


def lays_what_is_no_word(window):
    rack = [tile for tile in window.game.tile_set.sort(window.game.round.rack) if tile != "?"]
    return window.lays("H8 " + "".join(f"[{tile}]" if len(tile) > 1 else tile for tile in rack[:5]))


def test_a_word_that_is_not_in_the_list_brings_nothing_and_the_clause_is_cited():
    window = lays_what_is_no_word(SoloWindow()).does("propose")
    assert 'id="null"' in window.regions["work"] and "scores nothing" in window.regions["work"]
    assert window.game.points == 0 and "Not in the word list" in window.last["announce"]


# --- help for beginners


def test_with_help_the_squares_are_marked_where_a_tile_can_go():
    window = SoloWindow(eased="on")
    assert legal(window) == ["H8"]
    window.does("tile", place="0").does("square", row="7", col="7")
    assert set(legal(window)) == {"G8", "H7", "H9", "I8"}
    window.does("tile", place="1").does("square", row="7", col="8")
    assert set(legal(window)) == {"H7", "H10"}


def test_with_help_a_wrong_word_is_told_and_not_proposed():
    window = lays_what_is_no_word(SoloWindow(eased="on"))
    assert "Not in the word list" in window.regions["work"]
    assert "Not in the word list" in window.regions["shelf"]
    window.does("recall").lays_nth(0)
    assert "All its words are in the list." in window.regions["work"]
    assert "breakdown" in window.regions["work"]


# --- hints


def test_each_hint_is_told_once_costs_its_price_and_stays_to_be_read():
    window = SoloWindow()
    for kind in HINTS:
        window.does("hint", hint=kind)
        assert window.last["announce"] in text_of(window.regions["work"])
        assert not window.act("solo.hint", hint=kind)["ok"]
    assert 'id="hint"' not in window.regions["shelf"]
    best = window.plays[0].score
    window.proposes()
    assert window.game.points == max(0, best - sum(HINTS.values()))
    assert "As good as the master play." in window.regions["work"]


def test_before_a_play_is_proposed_the_button_says_what_is_left_of_it_after_the_hints():
    window = SoloWindow().lays_nth(0)
    assert "less " not in text_of(window.regions["shelf"])
    window.does("hint", hint="line")
    best, price = window.plays[0].score, HINTS["line"]
    shelf = text_of(window.regions["shelf"])
    assert f"Propose for {best}" in shelf and f"less {price} for hints: {best - price}" in shelf
    window.does("propose")
    assert window.game.points == best - price


# --- a tile that is still in the air: what the play would score with it on the square below


def over(window: Window, lifted: str, square: str) -> int | None:
    points: int | None = window.do("over", data={"from": lifted, "to": square})["points"]
    return points


def new_tiles(window: SoloWindow) -> list[tuple[str, str]]:
    """The tiles of the master play: each square, and the place of its tile on the rack as it lies there."""
    game, best = window.game, window.plays[0]
    rack = list(game.tile_set.sort(game.round.rack))
    placed = place(game.tile_set, game.rules, game.board, best.play, tuple(rack))
    found = []
    for square, code in placed.new_tiles.items():
        at = rack.index(tile(game.tile_set, code))
        rack[at] = ""
        found.append((name(square), f"rack:{at}"))
    return found


def all_but_the_last() -> tuple[SoloWindow, str, str]:
    window = SoloWindow()
    *first, (square, lifted) = new_tiles(window)
    for to, from_rack in first:
        window.does("drop", **{"from": from_rack, "to": to})
    return window, lifted, square


def test_it_counts_with_the_tiles_that_lie_there_and_lifted_again_only_where_it_goes():
    window, lifted, square = all_but_the_last()
    assert over(window, lifted, square) == window.plays[0].score
    whole = window.does("drop", **{"from": lifted, "to": square}).plays[0].score
    assert over(window, square, square) == whole
    assert over(window, square, "A1") is None


def test_out_of_line_and_on_another_tile_nothing_is_counted():
    window, lifted, _ = all_but_the_last()
    taken, _ = new_tiles(window)[0]
    assert over(window, lifted, "A1") is None and over(window, lifted, taken) is None


def test_by_being_asked_nothing_changes_and_without_a_board_or_once_it_is_over_nothing_is_counted():
    window, lifted, square = all_but_the_last()
    before: tuple[Any, ...] = window.last["session"], dict(window.regions), len(window.entries)
    over(window, lifted, square)
    window.look()
    assert (window.last["session"], window.regions, len(window.entries)) == before
    window.proposes()
    assert over(window, lifted, square) is None
    window.go("#/settings")
    assert over(window, lifted, square) is None
