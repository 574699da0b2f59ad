"""FED where it is a matter of what people see: what is covered, what can be checked and counted."""

import re

from drivers.match import Match
from drivers.match_window import MatchWindow


def at_table(**chosen):
    return Match("federation", **chosen).begin().clock()


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
