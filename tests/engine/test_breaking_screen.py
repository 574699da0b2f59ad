"""A screen that breaks: what is in the session may be why, so it is dropped, and home stays in reach."""

from dataclasses import replace
from functools import cache, wraps

import pytest

from drivers.memory_log import MemoryDisk, MemoryLog
from drivers.sample import sampled
from drivers.window import Window, wait_for
from faristol import safekeeping
from faristol.screens import register
from faristol.screens.session import Slot
from faristol.storage.spare import LogWithCopy, NoSpare
from screens.states import every as states

HALF_DONE = Slot("half", str)
KEPT_SESSION = {"window": {"half": {"value": "a name", "about": None}}}
EVERY_SCREEN = pytest.mark.parametrize("name", sampled("breaking screens", register.SCREENS, 2))


@cache
def places():
    """Return where each screen is shown: an address, and the log of its event if it is of one."""
    return {states.screen_of(scene).name: scene for scene in reversed(states.every().values())}


def at(name):
    """Return a window on whose device this screen can be opened, and its address."""
    scene, disk = places()[name], MemoryDisk()
    if scene.event:
        store = MemoryLog(disk)
        log = LogWithCopy(store, NoSpare(store))
        wait_for(safekeeping.write(log, scene.event.stream, 0, [*scene.event.entries]))
    window = Window(disk)
    window.looks = False
    return window, scene.address


@pytest.fixture
def break_in(monkeypatch, capsys):
    """Make one screen break in one place whenever something half done is in the session."""
    there = register.screen_at

    def break_in(name, place):
        def broken(address, event):
            screen = there(address, event)
            answers = getattr(screen, place)

            @wraps(answers)
            def breaks(scene):
                return answers(scene) if 1 // (not scene.session.get(HALF_DONE)) else None

            return replace(screen, **{place: breaks}) if screen.name == name else screen

        monkeypatch.setattr(register, "screen_at", broken)

    return break_in


@EVERY_SCREEN
def test_a_session_that_breaks_a_screen_is_dropped(break_in, name):
    window, address = at(name)
    break_in(name, "view")
    assert "ZeroDivisionError" in window.do("hello", data={"to": address}, session=KEPT_SESSION)["broken"]
    answer = window.do("refresh")
    assert (answer.get("broken"), answer["url"], window.held) == (None, address, {})
    assert window.regions["work"]


@EVERY_SCREEN
def test_home_is_in_reach_from_a_screen_that_breaks_at_every_start(break_in, name):
    window, address = at(name)
    break_in(name, "view")
    for _ in range(2):
        assert window.do("hello", data={"to": address}, session=KEPT_SESSION).get("broken")
    answer = window.do("leave", data={"to": "#/"})
    assert (answer["ok"], answer["url"]) == (True, "#/")
    assert "home-title" in window.regions["work"]


@EVERY_SCREEN
def test_a_screen_that_breaks_when_one_leaves_it_is_left_the_second_time(break_in, name):
    window, address = at(name)
    break_in(name, "stays")
    assert not window.do("hello", data={"to": address}, session=KEPT_SESSION).get("broken")
    assert [bool(window.do("leave", data={"to": "#/"}).get("broken")) for _ in range(2)] == [True, False]
    assert "home-title" in window.regions["work"]


def test_a_screen_that_broke_twice_is_shown_without_its_session(break_in):
    window, address = at("settings")
    break_in("settings", "view")
    window.do("hello", data={"to": "#/"}, session=KEPT_SESSION)
    assert [bool(window.go(address).get("broken")) for _ in range(2)] == [True, True]
    assert window.do("refresh")["ok"] and window.last["url"] == address


def test_what_was_written_before_a_screen_broke_is_shown_when_the_page_asks_anew(monkeypatch, capsys):
    window, there, broken = Window(), register.screen_at, []
    window.open_draw()
    before = window.regions["work"]

    def breaks_once(address, event):
        screen = there(address, event)

        @wraps(screen.view)
        def view(scene):
            return broken.append(1) or 1 // 0

        return screen if broken else replace(screen, view=view)

    monkeypatch.setattr(register, "screen_at", breaks_once)
    assert "ZeroDivisionError" in window.speak()["broken"]
    assert window.types[-2:] == ["RoomSpoke", "RackDrawn"] and window.regions["work"] == before
    assert window.do("refresh")["ok"]
    assert window.regions["work"] != before
