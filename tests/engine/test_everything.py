"""All events of a device in one file: saved on one tablet, restored on another."""

import json

import pytest
from test_windows import running_round

from drivers.spare_places import MemorySpare
from drivers.window import Window, wait_for
from faristol.games.publishing import backed_up
from screens.states.every import card, table


def with_events(*logs, window=None):
    window = window or Window()
    for stream, made, written in logs:
        wait_for(window.log.append(stream, 0, made.entries, written))
    window.go("#/")
    return window


def draw(name, words="pluja"):
    made = table(name=name).speak(words).end().publish()
    return name, made, card(made, name)


def archive(window):
    window.do("home.back_up_all")
    assert window.last["save"]["name"].startswith("faristol-")
    return window.last["save"]["text"].encode()


def log(window, stream):
    return wait_for(window.log.read(stream)).entries


def test_what_one_tablet_saves_another_restores():
    first, second = with_events(draw("dilluns"), draw("dimarts")), Window()
    file = archive(first)
    assert second.do("home.bring", file=file)["ok"]
    assert second.regions["work"].count('class="event grid"') == 2
    assert log(second, "dilluns") == backed_up(log(first, "dilluns"))
    assert "2 events were restored." in second.regions["notice"]
    assert second.last["url"] == "#/"


def test_a_game_whose_tiles_are_still_hidden_is_left_out_by_name():
    running = running_round()
    name = running.entries[0]["name"]
    running.do("leave", data={"to": "#/"})
    archive(running)
    assert f"but without “{name}”: its tiles are still hidden" in running.regions["notice"]
    assert json.loads(archive(running).split(b"\n")[0])["files"] == 0


def test_what_is_here_already_stays_and_nothing_is_written_twice():
    window = with_events(draw("dilluns"), draw("dimarts"))
    before = log(window, "dilluns")
    window.do("home.bring", file=archive(window))
    assert "No event was restored." in window.regions["notice"]
    assert "2 were here already." in window.regions["notice"]
    assert log(window, "dilluns") == before


def test_an_event_that_went_on_elsewhere_goes_on_here_and_one_that_parted_stays():
    longer, other = table(name="dilluns").speak("pluja").end().publish(), table(name="dimarts").speak("neu")
    there = with_events(("dilluns", longer, card(longer, "dilluns")), draw("dimarts"))
    shorter = table(name="dilluns").speak("pluja")
    here = with_events(
        ("dilluns", shorter, card(shorter, "dilluns")), ("dimarts", other, card(other, "dimarts"))
    )
    ours = log(here, "dimarts")
    here.do("home.bring", file=archive(there))
    assert log(here, "dilluns") == longer.entries
    assert log(here, "dimarts") == ours
    assert "These events differ in the file; those here stay as they are: dimarts." in here.regions["notice"]


@pytest.mark.parametrize("cut", [0.3, 0.6, 0.9])
def test_a_file_that_was_cut_off_gives_the_events_before_the_cut(cut):
    file = archive(with_events(*[draw(f"dia {n}".replace(" ", "-")) for n in range(9)]))
    window = Window()
    window.do("home.bring", file=file[: int(len(file) * cut)])
    restored = window.regions["work"].count('class="event grid"')
    assert 9 * cut - 2 < restored < 9
    assert "could not be read." in window.regions["notice"]


def test_a_game_whose_racks_nobody_may_know_yet_is_not_in_it():
    window = running_round()
    window.do("leave", data={"to": "#/"})
    with_events(draw("dilluns"), window=window)
    [first, *files] = archive(window).decode().splitlines()
    assert json.loads(first)["files"] == len(files) == 1
    assert json.loads(files[0])["stream"] == "dilluns"


def test_what_this_device_remembers_is_restored_where_it_remembers_nothing():
    first, second = with_events(draw("dilluns"), draw("dimarts")), Window()
    wait_for(first.log.choose("league", "first")), wait_for(second.log.choose("ours", "second"))
    wait_for(first.log.choose("ours", "first"))
    second.go("#/")
    second.do("home.bring", file=archive(first))
    assert wait_for(second.log.choices()) == {"league": "first", "ours": "second"}


def many(number):
    """Return the archive of so many events, so long that they are restored in several steps."""
    window = with_events(*[draw(f"dia-{n}", "pluja " * 3_000) for n in range(number)])
    return archive(window)


def test_a_long_archive_is_restored_a_few_events_at_a_time_and_the_page_shows_how_far():
    file, window = many(60), Window()
    window.looks = False
    answer = window.do("home.bring", file=file)
    behind = len(window.disk.entries)
    assert answer["again"] and 0 < behind < 60
    assert f"{behind} of 60" in window.regions["work"]
    window.look()
    assert len(window.disk.entries) == 60 and "Events are being restored" not in window.regions["work"]
    assert "60 events were restored." in window.regions["notice"]


def test_it_can_be_stopped_and_goes_on_from_the_same_file():
    file, window = many(60), Window()
    window.looks = False
    window.do("home.bring", file=file)
    behind = len(window.disk.entries)
    window.do("home.stop")
    assert len(window.disk.entries) == behind
    assert "Choose the file again to restore the others." in window.regions["notice"]
    window.looks = True
    window.do("home.bring", file=file)
    assert len(window.disk.entries) == 60
    assert f"{behind} were here already." in window.regions["notice"]


def test_a_full_disk_ends_it_and_what_was_restored_stays():
    file, window = many(60), Window(spare=MemorySpare())
    window.looks = False
    window.do("home.bring", file=file)
    behind = len(window.disk.entries)
    window.spare.left = 0
    window.look()
    assert len(window.disk.entries) == behind and "no space left" in window.regions["notice"]
    assert "Events are being restored" not in window.regions["work"]
