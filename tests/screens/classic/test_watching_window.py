"""A second window offers nothing that it cannot do."""

import re

from drivers.match import Match
from drivers.match_window import MatchWindow

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
