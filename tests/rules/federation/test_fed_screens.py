"""FED where it is a matter of what people see: what is covered, what can be checked and counted."""

import re

from drivers.match import Match
from drivers.match_window import MatchWindow


def at_table(**chosen):
    return Match("federation", **chosen).begin().clock()


def test_fed_2_beside_a_real_board_the_chair_or_its_direction_can_be_drawn_one_of_the_two():
    lots = (
        "Before that, lots can be drawn for the chair or for the direction of the board, but not for both. "
        "Decide first which."
    )
    table = MatchWindow(Match("federation"))
    assert table.says(lots) and table.shows("FED-2")
    assert not MatchWindow(Match("federation", mode="tablet")).says(lots)
    assert not MatchWindow(Match("mallorca")).says(lots)


def test_fed_34_what_a_sheet_of_paper_lacks_is_written_on_the_time_of_its_owner():
    lacks = (
        "Entries missing from a player’s own sheet are written on that player’s time, "
        "if the other player asks for it."
    )
    game = at_table(mode="scorer").play("H8 CASA").abandon(2)
    window = MatchWindow(game)
    window.to("sheet")
    assert window.says(lacks)
    for player in (1, 2):
        window.do("classic_sheet.sign", data={"player": player})
    assert not window.says(lacks)


def test_fed_22_board_and_racks_are_covered_while_the_words_are_judged():
    game = at_table(mode="tablet")
    window = MatchWindow(game.put(game.row(5)))
    assert "data-covered" not in window.page
    window.do("classic.ask_challenge")
    for _ in range(2):
        assert "data-covered" in window.page
        assert 'class="tile"' not in window.regions["work"] and 'class="rack"' not in window.page
        window.do("classic.challenge", {"word-0": "on"})
    window.do("classic.take_verdict")
    assert "data-covered" not in window.page


def test_fed_32_number_and_distribution_of_the_tiles_can_be_checked_before_the_start():
    window = MatchWindow(Match("federation"), "ca")
    listed = dict(re.findall(r'class="unseen">([^,<]+)[^<]*: (\d+)</span>', window.regions["work"]))
    assert listed["A"] == "12" and listed["L·L"] == "1"
    assert sum(map(int, listed.values())) == 100
    window.do("classic.name_starter", data={"player": "1"})
    window.do("classic.draw_racks")
    assert 'class="unseen"' not in window.page and '<details class="sheet more" id="tiles"' not in window.page


def test_fed_33_how_many_tiles_are_left_is_known_without_looking_inside():
    window = MatchWindow(at_table().play("H8 CASA"), "ca")
    assert re.search(r'id="in-bag"[^>]*>.*?82 ', window.regions["status"], re.DOTALL)


def test_fed_35_for_a_call_to_the_arbiter_the_clock_that_runs_is_stopped():
    game = at_table().play("H8 CASA")
    window = MatchWindow(game)
    runs = window.state.clocks.of
    assert window.do("classic.stop_clock", data={"reason": "arbiter"})["ok"]
    assert window.state.clocks.of == runs == 2 and not window.state.clocks.running
    left = window.state.clocks.left(2, window.now)
    window.wait(300)
    assert window.state.clocks.left(2, window.now) == left
    assert window.do("classic.start_clock")["ok"] and window.state.clocks.of == runs
