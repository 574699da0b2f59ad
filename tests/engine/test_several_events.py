"""The events of this device: found by activity, year and name; several saved in one file and then deleted."""

import re

import pytest
from test_everything import draw, log, with_events
from test_windows import running_round

from drivers.director import Director
from drivers.event_files import keeps
from drivers.log import NOON
from drivers.window import Window, wait_for
from faristol.games.publishing import backed_up
from screens.states.every import card, table

YEAR = 365 * 24 * 60 * 60_000


def listed(window):
    return window.regions["work"].count('<li class="events__row')


def many(number):
    window = Window()
    for n in range(number):
        made = table(name=f"Tirada {n}").speak("pluja").end().publish()
        written = {**card(made, f"id-{n}"), "at": NOON - (n % 3) * YEAR}
        wait_for(window.log.append(f"id-{n}", 0, made.entries, written))
    window.now = NOON
    window.go("#/events")
    return window


def ticked(window, *streams):
    return window.do("events.tick", dict.fromkeys(streams, "on"))


def test_events_are_found_by_year_and_by_parts_of_the_name():
    window = many(9)
    assert listed(window) == 9
    window.do("events.look_for", {"search": "tir", "kind": "draws", "year": "2025"})
    assert listed(window) == 3
    window.do("events.look_for", {"search": "8", "kind": "", "year": ""})
    assert listed(window) == 1
    window.do("events.look_for", {"search": "", "kind": "tournament", "year": ""})
    assert listed(window) == 0 and "No event was found." in window.regions["work"]


def test_tournaments_are_found_by_the_clubs_of_their_players():
    window = many(2)
    director = Director(name="Obert")
    for name, club in (("Anna", "Palma"), ("Bel", "Barcelona"), ("Carla", "Palma"), ("Dolors", "")):
        director.enter(name, club=club)
    keeps(window, "open", director.entries)
    window.go("#/events")
    assert re.findall(r'<option value="(Barcelona|Palma)"', window.regions["work"]) == ["Barcelona", "Palma"]
    window.do("events.look_for", {"club": "Palma"})
    assert listed(window) == 1 and "Obert" in window.regions["work"]
    window.do("events.look_for", {"club": "Palma", "kind": "draws"})
    assert listed(window) == 0


def test_the_archive_takes_events_from_home_and_gives_them_back():
    window = many(14)
    ticked(window, "id-0", "id-3")
    window.do("events.archive")
    assert "2 events are in the archive." in window.regions["notice"] and listed(window) == 12
    window.restart()
    window.go("#/")
    home = window.regions["work"]
    assert "Tirada 3<" not in home and "Tirada 4<" in home and 'id="archived"' in home
    window.do("home.search", {"search": "tirada 3"})
    assert "Tirada 3<" in window.regions["work"], "a search finds what is in the archive too"
    window.go("#/events")
    window.do("events.look_for", {"place": "archive"})
    assert listed(window) == 2
    ticked(window, "id-0", "id-3")
    window.do("events.archive")
    assert "2 events are back on the home screen." in window.regions["notice"] and listed(window) == 14
    assert 'id="place"' not in window.regions["work"]
    window.go("#/")
    assert 'id="archived"' not in window.regions["work"]


def test_what_is_deleted_out_of_the_archive_comes_back_to_home():
    window = many(3)
    ticked(window, "id-1")
    window.do("events.archive")
    window.do("events.look_for", {"place": "archive"})
    ticked(window, "id-1")
    window.do("events.save")
    file = window.last["save"]["text"].encode()
    window.do("events.ask_delete")
    window.do("events.delete")
    window.go("#/")
    window.do("home.bring", file=file)
    assert "Tirada 1<" in window.regions["work"] and 'id="archived"' not in window.regions["work"]


def test_with_everything_in_the_archive_home_still_leads_to_it():
    window = many(2)
    window.do("events.tick_all")
    window.do("events.archive")
    window.go("#/")
    assert 'href="#/events"' in window.regions["work"] and "begin-demo" not in window.regions["work"]


def test_what_is_saved_is_deleted_and_comes_back_from_the_file():
    window = many(3)
    ticked(window, "id-0", "id-2")
    before = log(window, "id-2")
    window.do("events.save")
    file = window.last["save"]["text"].encode()
    assert "2 events were saved in one file." in window.regions["notice"]
    window.do("events.ask_delete")
    assert "Delete 2 events from this device?" in window.regions["dialog"]
    window.do("events.delete")
    assert listed(window) == 1 and log(window, "id-2") == []
    window.go("#/")
    window.do("home.bring", file=file)
    assert "2 events were restored." in window.regions["notice"]
    assert log(window, "id-2") == backed_up(before)


def test_nothing_is_deleted_that_has_not_been_saved():
    window = many(3)
    ticked(window, "id-0")
    window.do("events.ask_delete")
    window.do("events.delete")
    assert listed(window) == 3 and "saved event…" not in window.regions["shelf"]
    window.do("events.save")
    ticked(window, "id-0", "id-1")
    assert "Delete 1 saved event…" in window.regions["shelf"]


def test_what_went_on_after_it_was_saved_is_saved_again_before_it_goes():
    window = with_events(draw("dilluns"))
    shorter = table(name="dimarts").speak("neu").end()
    wait_for(window.log.append("dimarts", 0, shorter.entries, card(shorter, "dimarts")))
    window.go("#/events")
    ticked(window, "dimarts")
    window.do("events.save")
    window.go("#/event/dimarts")
    window.do("draw.publish")
    window.go("#/events")
    ticked(window, "dimarts")
    assert "saved event…" not in window.regions["shelf"]


def test_one_tap_ticks_all_that_are_found_those_beyond_the_end_of_the_list_too():
    window = many(63)
    assert listed(window) == 40
    window.do("events.tick_all")
    assert "63 events are ticked" in window.regions["shelf"]
    ticked(
        window, *(f"id-{n}" for n in range(10))
    )  # the rows listed are those of this year, then of the last
    window.do("events.more")
    assert listed(window) == 63
    window.do("events.tick_all")
    window.do("events.tick_all")
    assert "Tick the events to save" in window.regions["shelf"]


def test_an_event_that_runs_is_neither_saved_nor_deleted_here():
    window = running_round()
    window.do("leave", data={"to": "#/events"})
    assert "disabled" in window.regions["work"]
    window.do("events.tick_all")
    assert "Tick the events to save" in window.regions["shelf"]


def together(*files):
    return {"file": b"".join(files), "sizes": [len(file) for file in files]}


@pytest.mark.parametrize("order", [1, -1])
def test_several_files_are_imported_together(order):
    first = with_events(draw("dilluns"), draw("dimarts"), draw("dijous"))
    files = []
    for stream in ("dilluns", "dimarts"):
        first.go(f"#/event/{stream}/file")
        first.do("file.export")
        files.append(first.last["save"]["text"].encode())
    first.go("#/events")
    ticked(first, "dijous")
    first.do("events.save")
    files.append(first.last["save"]["text"].encode())
    second = Window()
    second.go("#/")
    second.do("home.bring", **together(*files[::order], b"a photograph"))
    assert "3 events were restored." in second.regions["notice"]
    assert "1 event could not be read." in second.regions["notice"]
    assert [bool(log(second, name)) for name in ("dilluns", "dimarts", "dijous")] == [True] * 3
