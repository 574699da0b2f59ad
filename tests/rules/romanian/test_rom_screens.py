"""ROM where it is a matter of what people see: who accepts the words, and what is told of a wrong place."""

from drivers.match import JUDGE, Match
from drivers.match_window import MatchWindow


def at_table(**chosen):
    return Match("romanian", **chosen).begin().clock_if_any()


def test_rom_9_the_opponent_accepts_or_the_arbiter_decides():
    window = MatchWindow(at_table().put("H8 XASA"), "ro")
    assert window.do("classic.ask_challenge")["ok"]
    window.do("classic.challenge", {"word-0": "on"})
    window.do("classic.by_hand")
    assert window.shows("ROM-9")
    assert window.do("classic.rule", {"arbiter": JUDGE}, data={"valid": "yes"})["ok"]
    assert window.do("classic.complete")["ok"] and window.state.turns[0].kind == "play"


def test_rom_11_coordinates_that_cannot_be_are_told_before_the_play_is_made():
    window = MatchWindow(at_table(), "ro")
    window.do("classic.typing", {"play": "H14 MASA"})
    assert window.shows("ROM-9") or window.shows("ROM-11")
    assert not window.do("classic.play", {"play": "H14 MASA"})["ok"]
    assert window.state.made is None
