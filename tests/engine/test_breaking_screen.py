"""A screen that breaks: what is in the session may be why, so it is dropped, and home stays in reach."""

from dataclasses import replace

import pytest

from drivers.window import Window
from faristol.screens import register
from faristol.screens.session import Slot


@pytest.fixture
def session(monkeypatch, capsys):
    """Make the settings break whenever something half done is in the session, also on the way out."""
    screen, half_done = register.SCREENS["settings"], Slot("half", str)

    def breaks(answers):
        return lambda scene: 1 // (not scene.session.get(half_done)) and answers(scene)

    broken = replace(screen, title=breaks(screen.title), stays=breaks(screen.stays))
    there = {"#/settings": broken, "#/": register.SCREENS["home"]}
    monkeypatch.setattr(register, "screen_at", lambda address, event: there[address])
    return {"window": {"half": {"value": "a name", "about": None}}}


def test_a_session_that_breaks_a_screen_is_dropped(session):
    window = Window()
    assert "ZeroDivisionError" in window.do("hello", data={"to": "#/settings"}, session=session)["broken"]
    answer = window.do("refresh")
    assert answer["ok"] and answer["session"] == {"open": None}


def test_home_is_in_reach_from_a_screen_that_breaks(session):
    window = Window()
    window.do("hello", data={"to": "#/"}, session=session)
    assert window.go("#/settings").get("broken")
    answer = window.go("#/")
    assert (answer["ok"], answer["url"]) == (True, "#/")
    assert "home-title" in window.regions["work"]


def test_a_screen_that_broke_twice_is_shown_without_its_session(session):
    window = Window()
    window.do("hello", data={"to": "#/"}, session=session)
    assert [bool(window.go("#/settings").get("broken")) for _ in range(2)] == [True, True]
    assert window.do("refresh")["ok"] and window.last["url"] == "#/settings"
