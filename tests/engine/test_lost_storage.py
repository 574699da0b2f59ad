"""The browser loses an event, or its disk is full: what this window or the copy still has is saved again."""

import asyncio
import json

import pytest

from drivers.memory_log import MemoryDisk
from drivers.spare_places import MemorySpare
from drivers.window import Window, wait_for
from faristol import signs_of_life
from faristol.errors import Rejected
from faristol.games.publishing import backed_up
from faristol.storage.errors import StorageClosed, StorageFull
from faristol.storage.files import read_file


@pytest.fixture
def window() -> Window:
    """A draw in its first round, on a device with a spare place."""
    window = Window(spare=MemorySpare())
    window.open_draw()
    window.speak()
    return window


def loses(disk: MemoryDisk, stream: str) -> None:
    """What a browser does with its whole database when the disk is full."""
    disk.entries.pop(stream)
    disk.cards.pop(stream)


def test_every_entry_has_a_copy_in_the_spare_place(window: Window) -> None:
    window.time()
    chain = window.spare.chains[window.last["stream"]]
    assert chain == window.disk.entries[window.last["stream"]]


def test_an_event_begun_before_there_were_copies_has_one_as_soon_as_it_is_opened(window: Window) -> None:
    stream = window.last["stream"]
    window.spare.chains.clear()
    window.do("leave", data={"to": "#/"})
    window.go(f"#/event/{stream}")
    assert window.spare.chains[stream] == window.disk.entries[stream]


def test_an_act_after_the_database_was_lost_writes_the_whole_event_anew(window: Window) -> None:
    before, stream = window.entries, window.last["stream"]
    loses(window.disk, stream)
    assert window.do("draw.start")["ok"]
    assert window.entries[:-1] == before
    assert window.types[-1] == "TimeStarted"
    assert "had lost this event" in window.regions["notice"]
    assert "All saved" in window.regions["status"]


def test_an_event_lost_while_nobody_acts_is_written_anew_at_the_next_look(window: Window) -> None:
    before, stream = window.entries, window.last["stream"]
    loses(window.disk, stream)
    assert window.do("refresh")["url"] == f"#/event/{stream}"
    assert window.entries == before


def test_a_window_that_only_watches_an_event_that_is_gone_goes_home(window: Window) -> None:
    watcher = Window(window.disk)
    watcher.go(f"#/event/{window.last['stream']}")
    loses(window.disk, window.last["stream"])
    assert watcher.do("refresh")["url"] == "#/"


def test_home_offers_an_event_that_only_the_copy_has_and_restores_it(window: Window) -> None:
    before, stream = window.entries, window.last["stream"]
    window.close()
    loses(window.disk, stream)
    later = Window(window.disk, spare=window.spare)
    assert "The browser has lost “Dijous”." in later.regions["work"]
    answer = later.do("home.restore", data={"stream": stream})
    assert answer["url"] == f"#/event/{stream}"
    assert later.entries == before
    later.do("leave", data={"to": "#/"})
    assert "has lost" not in later.regions["work"]


def test_the_copy_of_a_lost_event_can_be_saved_as_a_file(window: Window) -> None:
    before, stream = window.entries, window.last["stream"]
    window.close()
    loses(window.disk, stream)
    later = Window(window.disk, spare=window.spare)
    saved = later.do("home.save_copy", data={"stream": stream})["save"]
    assert saved["name"] == "dijous.json"
    assert read_file(saved["text"].encode()).entries == before


def test_the_lost_end_of_a_log_comes_back_from_the_copy(window: Window) -> None:
    before, stream = window.entries, window.last["stream"]
    window.close()
    window.disk.entries[stream].pop()
    later = Window(window.disk, spare=window.spare)
    later.go(f"#/event/{stream}")
    assert later.entries == before


def test_a_copy_that_is_behind_takes_nothing_from_the_log(window: Window) -> None:
    before, stream = window.entries, window.last["stream"]
    window.close()
    window.spare.chains[stream].pop()
    later = Window(window.disk, spare=window.spare)
    later.go(f"#/event/{stream}")
    assert later.entries == before
    assert later.spare.chains[stream] == window.disk.entries[stream]


def test_a_deleted_event_has_no_copy_and_is_not_offered(window: Window) -> None:
    stream = window.play_a_draw(rounds=1)
    window.go(f"#/event/{stream}/file")
    window.do("file.ask_delete")
    assert window.do("file.delete")["ok"]
    assert stream not in window.spare.chains
    assert "has lost" not in window.regions["work"]


def test_a_full_disk_refuses_the_act_before_it_touches_the_database(window: Window) -> None:
    before = window.entries
    window.spare.left = 0
    assert not window.do("draw.start")["ok"]
    assert "no space left" in window.regions["notice"]
    assert window.entries == before
    window.spare.left = None
    assert window.do("draw.start")["ok"]


def test_a_disk_with_little_room_is_told_of_and_the_event_can_be_saved_as_a_file(window: Window) -> None:
    window.spare.left = 3
    assert window.do("alive")["room"] == "low"
    window.do("room")
    assert "almost full" in window.regions["notice"]
    saved = window.do("event.file")["save"]
    assert read_file(saved["text"].encode()).entries == backed_up(window.entries)
    window.spare.left = None
    assert window.do("alive")["room"] == "enough"
    window.do("room")
    assert window.regions["notice"].strip() == ""


def test_the_sign_of_life_of_an_event_that_was_left_stays(window: Window) -> None:
    stream = window.last["stream"]
    window.do("draw.start")
    window.wait(5).do("alive")
    seen = window.now
    window.do("leave", data={"to": "#/"})
    window.spare.signs.clear()
    window.close()
    later = Window(window.disk, spare=window.spare)
    later.now = seen + 60_000
    later.go(f"#/event/{stream}")
    assert "2:55" in later.regions["work"]


def test_on_a_full_disk_an_event_is_left_without_a_write_to_the_database(window: Window) -> None:
    window.do("draw.start")
    window.wait(5).do("alive")
    before = dict(window.disk.signs)
    window.spare.left = 0
    assert window.do("leave", data={"to": "#/"})["url"] == "#/"
    assert window.disk.signs == before


# --- a full disk takes the database and the spare place together; what the page has stays


def takes_all(window: Window) -> None:
    """What Chromium does with a site on a full disk."""
    window.disk.entries.clear()
    window.disk.cards.clear()
    window.spare.chains.clear()
    window.spare.signs.clear()
    window.log.dropped = True


def next_start(window: Window) -> Window:
    window.close()
    return Window(window.disk, spare=window.spare, copies=window.copies)


def test_after_a_full_disk_took_everything_the_pages_copy_brings_the_event_back(window: Window) -> None:
    window.time()
    before, stream = window.entries, window.last["stream"]
    takes_all(window)
    later = next_start(window)
    assert "None yet" not in later.regions["work"]
    assert "The browser has lost “Dijous”." in later.regions["work"]
    assert f"with {len(before)} entries" in later.regions["work"]
    later.do("home.restore", data={"stream": stream})
    assert later.entries == before


def test_an_open_window_sees_within_seconds_that_the_browser_dropped_its_event_and_writes_it_again(
    window: Window,
) -> None:
    before = window.entries
    takes_all(window)
    assert window.do("alive")["room"] != window.last["room"]
    window.do("room")
    assert window.entries == before
    assert "had lost this event" in window.regions["notice"]
    assert window.do("alive")["room"] == window.last["room"] == "enough"


def test_as_long_as_the_disk_is_full_the_window_says_that_nothing_is_saved_and_goes_on_trying(
    window: Window,
) -> None:
    before = window.entries
    takes_all(window)
    window.disk.refuses = StorageFull()
    window.do("alive")
    window.do("room")
    assert "only this window still has all of it" in window.regions["notice"]
    assert "Not saved" in window.regions["status"]
    said = {window.do("alive")["room"] for _ in range(30)}
    assert len(said) >= 3
    window.disk.refuses = None
    window.do("room")
    assert window.entries == before
    assert "All saved" in window.regions["status"]


@pytest.mark.parametrize("why", [StorageFull(), StorageClosed()])
def test_a_start_without_room_says_so_offers_the_copy_as_a_file_and_opens_the_events_when_there_is_room(
    window: Window, why: Rejected
) -> None:
    before, stream = window.entries, window.last["stream"]
    window.close()
    window.disk.refuses = why
    later = Window(window.disk, spare=window.spare, copies=window.copies)
    work = later.regions["work"]
    assert "The events on this device cannot be opened now." in work and "None yet" not in work
    assert "“Dijous” cannot be opened now." in work and "home.restore" not in work
    assert later.last["storage"] == {StorageFull: "full", StorageClosed: "closed"}[type(why)]
    assert later.last["again"]
    assert "Dijous" not in later.home.get("work", "")  # the home of the next start stays as it was
    saved = later.do("home.save_copy", data={"stream": stream})["save"]
    assert read_file(saved["text"].encode()).entries == before
    window.disk.refuses = None
    later.do("look")
    assert "cannot be opened" not in later.regions["work"] and "Dijous" in later.regions["work"]
    assert later.last["storage"] == ""


def test_the_other_activities_go_on_without_a_disk(window: Window) -> None:
    window.close()
    window.disk.refuses = StorageFull()
    later = Window(window.disk, spare=window.spare, copies=window.copies)
    assert later.go("#/analysis")["url"] == "#/analysis"


def test_an_event_that_another_window_deleted_is_not_said_to_be_lost(window: Window) -> None:
    stream = window.play_a_draw(rounds=1)
    window.do("leave", data={"to": "#/"})
    other = Window(window.disk, spare=window.spare, copies=dict(window.copies))
    window.go(f"#/event/{stream}/file")
    window.do("file.ask_delete")
    assert window.do("file.delete")["ok"]
    other.do("refresh")  # before the page has heard of the copies
    gone = {key: None for key in other.copies if key not in window.copies}
    other.do("refresh", copies=gone)
    assert "has lost" not in other.regions["work"]


def test_a_disk_that_stalls_is_no_dead_engine(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page would start another engine, which waits for the same disk. Silence is another thing."""
    monkeypatch.setattr(signs_of_life, "PATIENCE", 0.01)
    window.do("draw.start")
    goes_on = asyncio.Event()

    async def stalls() -> str:
        await goes_on.wait()
        return "low"

    async def is_answered(sign: str) -> bool:
        answer = asyncio.ensure_future(window.engine.handle(sign))
        return bool((await asyncio.wait({answer}, timeout=0.05))[0])

    async def disk_goes_on() -> None:
        goes_on.set()

    monkeypatch.setattr(window.spare, "room", stalls)
    assert window.wait(1).do("alive")["room"] == "enough"
    assert window.do("draw.stop")["ok"]
    assert not wait_for(is_answered(json.dumps(window.wait(1).intent("alive"))))
    wait_for(disk_goes_on())
    assert window.wait(1).do("alive")["room"] == "low"
