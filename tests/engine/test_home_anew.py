"""The green button of home begins what was played last, and the game of the day is always there."""

import re

import pytest

from drivers.computer_window import ComputerWindow
from drivers.match import Match
from drivers.match_window import MatchWindow
from drivers.solo_window import SoloWindow
from drivers.window import Window


def at_home(window: Window) -> str:
    window.do("leave", data={"to": "#/"})
    return window.regions["shelf"]


def test_a_new_device_begins_with_a_duplicate():
    assert 'id="new-duplicate"' in at_home(Window()) and 'id="day"' in Window().regions["shelf"]


@pytest.mark.parametrize(
    ("window", "begins"),
    [
        (lambda: MatchWindow(Match("federation").begin().clock().abandon(1)), "new-classic"),
        (lambda: ComputerWindow(first="person", level="strong"), "new-against"),
    ],
    ids=["two players", "the computer"],
)
def test_what_was_played_last_begins_anew(window, begins):
    shelf = at_home(window())
    assert f'id="{begins}"' in shelf and 'id="day"' in shelf


def test_beside_a_running_game_the_game_of_the_day_is_there_as_well():
    shelf = at_home(MatchWindow(Match("federation").begin().clock()))
    assert 'id="resume"' in shelf and 'id="day"' in shelf


def test_the_game_of_the_day_that_was_played_is_shown_again():
    window = SoloWindow(way="day")
    window.to_the_end()
    game = window.last["url"]
    assert re.search(rf'id="day"[^>]* href="{game}"', at_home(window))
