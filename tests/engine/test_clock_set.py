"""The tablet slept, or somebody set its clock: a round's time is never read from that alone."""

import asyncio

import pytest
from test_windows import reopened, running_round

from drivers.club import Club
from drivers.event_files import keeps
from drivers.match import Match
from drivers.match_window import MatchWindow
from drivers.series_window import SeriesWindow
from drivers.solo_window import SoloWindow
from drivers.window import Window


def test_a_tablet_that_slept_or_was_set_forward_is_asked_about_the_time_it_did_not_see():
    window = running_round()
    seen = window.now
    window.wait(3600).do("jumped", data={"seen": str(seen)})
    assert "<strong>2:00</strong>" in window.regions["work"]
    assert window.do("draw.as_last_seen")["clock"]["remaining"] == 120_000


def test_a_jump_while_no_clock_runs_asks_nothing():
    window = Window()
    window.open_draw()
    window.wait(3600).do("jumped", data={"seen": str(window.now)})
    assert "unseen-title" not in window.regions["work"]


@pytest.mark.parametrize("back", [10, 3 * 3600, 25 * 365 * 24 * 3600])
def test_after_the_clock_was_set_back_only_the_last_sign_of_life_can_be_gone_on_from(back):
    window = reopened(running_round().wait(-back))
    assert "This device’s clock has been set back" in window.regions["work"]
    assert 'id="ran-on"' not in window.regions["work"]
    assert not window.do("draw.as_if_running")["ok"]
    assert window.do("draw.as_last_seen")["clock"]["remaining"] == 120_000


def running_duplicate():
    club, window = Club().begin(), Window()
    keeps(window, "dupli", club.entries)
    window.now = club.entries[-1]["at"]
    window.go("#/event/dupli")
    assert window.do("duplicate.start")["clock"]
    return window


RUNNING = {
    "draw": running_round,
    "duplicate": running_duplicate,
    "solo": lambda: SoloWindow(seconds="180"),
    "series": SeriesWindow,
    "classic": lambda: MatchWindow(Match("federation").begin().clock()),
}


@pytest.mark.parametrize("kind", RUNNING)
def test_a_clock_that_leapt_to_nought_ends_nothing_before_the_person_has_answered(kind):
    """The page's clock shows nought as soon as the time has leapt, and says so at once."""
    window = RUNNING[kind]()
    seen, before = window.now, len(window.entries)
    window.wait(3600).do("jumped", data={"seen": str(seen)})
    window.do({"solo": "solo.time", "series": "series.time"}.get(kind, f"{kind}.time_over"))
    assert len(window.entries) == before
    assert window.last["clock"] is None


def test_a_sign_of_life_right_after_the_jump_hides_nothing_from_a_window_that_dies_then(monkeypatch):
    """A busy engine lets the jump wait for its turn; a sign of life is answered at once."""
    window = running_round()
    seen, read = window.now, window.log.read

    async def slowly(stream):
        for _ in range(20):
            await asyncio.sleep(0)
        return await read(stream)

    monkeypatch.setattr(window.log, "read", slowly)
    window.wait(3600)
    window.together(
        window.intent("refresh"), window.intent("jumped", data={"seen": str(seen)}), window.intent("alive")
    )
    monkeypatch.undo()
    assert "<strong>2:00</strong>" in reopened(window).regions["work"]


def test_a_jump_that_comes_while_the_log_is_read_again_is_not_forgotten(monkeypatch):
    window = running_round()
    seen, read = window.now, window.log.read

    async def slowly(stream):
        reading = await read(stream)
        for _ in range(20):
            await asyncio.sleep(0)
        return reading

    monkeypatch.setattr(window.log, "read", slowly)
    window.wait(3600)
    window.together(
        window.intent("refresh"),
        window.intent("jumped", data={"seen": str(seen)}),
        window.intent("draw.time_over"),
    )
    monkeypatch.undo()
    assert 'id="unseen-title"' in window.regions["work"]
