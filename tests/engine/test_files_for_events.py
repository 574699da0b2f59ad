"""Files for which an event waits, of a game or another room: whole and unchanged, or refused."""

import json

import pytest

from drivers.awaiting_files import WAITING, waiting
from drivers.damage import damaged
from drivers.director_window import DirectorWindow
from drivers.draw import SECRET, Draw
from drivers.event_files import backup, opened
from drivers.window import Window, contents
from faristol.games import judging_draws as judging
from faristol.storage.files import export_file, read_file
from screens.draw.test_promise import seated

OF_EVENTS = [name for name in WAITING if name != "two_rooms"]


def refused(window, do, file):
    """Return what is said to whoever brings this file; nothing is written."""
    before = contents(window.disk)
    answer = window.do(do, file=file)
    assert not answer.get("broken"), answer["broken"]
    assert not answer["ok"] and contents(window.disk) == before
    return window.page


def sealed_anew(file, number, field, value):
    """Return the file with another value in one of its entries, sealed as if nothing had happened."""
    found = read_file(file)
    log = damaged(found.entries, number, (field,), value)
    return export_file(found.stream, log, "0", [], 0)


@pytest.mark.parametrize("name", WAITING)
def test_the_file_that_is_waited_for_is_taken(name):
    window, do, file = waiting(name)
    assert window.do(do, file=file)["ok"], window.regions["notice"]


@pytest.mark.parametrize("name", OF_EVENTS)
def test_none_is_half_believed(name):
    window, do, file = waiting(name)
    entries = read_file(file).entries
    said = refused(window, do, sealed_anew(file, len(entries) - 1, "at", "noon"))
    assert f"This file can be read only up to entry {len(entries) - 1}." in said


@pytest.mark.parametrize("name", OF_EVENTS)
def test_nor_one_that_was_changed_after_it_was_saved(name):
    window, do, file = waiting(name)
    document = json.loads(file)
    cut = {**document, "entries": document["entries"][:-1]}
    assert "This file was changed after it was saved." in refused(window, do, json.dumps(cut).encode())


@pytest.mark.parametrize("name", OF_EVENTS)
def test_an_event_of_no_entry_or_of_another_kind_is_not_the_one(name):
    window, do, _ = waiting(name)
    window_of_a_draw, _ = opened()
    for log in ([], [{"type": "?", "name": 7}], window_of_a_draw.entries):
        refused(window, do, export_file("x", log, "0", [], 0))


@pytest.mark.parametrize("name", WAITING)
def test_what_is_monstrous_or_too_large_is_refused_before_it_is_read(name):
    window, do, _ = waiting(name)
    refused(window, do, b"[" * 20_000 + b"]" * 20_000)
    assert ("larger than 16 MB" in refused(window, do, bytes(200_000_000))) == (name != "two_rooms")


@pytest.mark.parametrize(
    ("part", "value"),
    [("points", 10**13), ("given", 10**13), ("written", "x" * 101_000), ("reason", "?"), ("clause", "?")],
)
def test_a_slip_of_another_room_that_no_log_could_hold_is_refused(part, value):
    window, do, file = waiting("two_rooms")
    room = json.loads(file)
    slip = next(iter(room["rounds"][0]["slips"].values()))
    slip[part] = value
    assert 'id="room-problem"' in refused(window, do, json.dumps(room).encode())


def test_a_file_of_an_event_that_is_here_may_be_rubbish_from_its_second_entry_on():
    window = Window()
    stream = window.open_draw()
    window.go("#/")
    log = [*window.log_of(stream), {"type": "?"}]
    assert "here already" in refused(window, "home.bring", export_file(stream, log, "0", [], 0))
    for first in ([], [{"type": "?"}], [{**log[0], "at": None}]):
        refused(window, "home.bring", export_file(stream, first, "0", [], 0))


def test_a_cut_file_of_an_event_that_is_here_is_said_to_be_damaged():
    window = Window()
    stream = window.play_a_draw()
    file = export_file(stream, window.log_of(stream), "0", [], 0)
    window.go("#/")
    without_digest = b"\n".join(file.split(b"\n")[:-3])
    assert "all that can be read of it is here already" in refused(window, "home.bring", without_digest)


def test_the_question_about_a_damaged_file_names_its_damage():
    window = DirectorWindow()
    window.opens()
    window.go(f"#/event/{window.stream}/file")
    older = backup(window)
    window.enters(["Ona"])
    window.go("#/")
    window.do("home.bring", file=b"\n".join(older.split(b"\n")[:-6]))
    assert "this is said of what can be read of it" in window.page
    assert "has been imported" not in window.page


def test_a_game_by_letter_is_told_to_be_damaged_wherever_it_is_brought():
    _, _, file = waiting("competition")
    entries = read_file(file).entries
    window = Window()
    window.go("#/correspondence")
    last = len(entries) - 1
    window.do("correspondence_setup.file", {}, file=sealed_anew(file, last, "at", "noon"))
    assert f"Entry {last + 1} of the file is damaged." in window.regions["notice"]
    assert "Its field “at” is wrong. Everything before it has been imported." in window.regions["notice"]
    assert len(window.log_of(read_file(file).stream)) == last


def test_the_secret_of_a_room_that_has_not_spoken_stands_in_no_file():
    first = seated()
    first.go(f"#/event/{first.last['stream']}/file")
    assert SECRET.hex().encode() not in backup(first)


def test_a_draw_whose_file_ends_within_the_act_that_put_a_rack_back_is_shown():
    draw = Draw().speak()
    draw.write(judging.start_time(draw.state)).new_rack()
    last = next(n for n, entry in enumerate(draw.entries, 1) if entry["type"] == "RackSetAside")
    window = Window()
    answer = window.do("home.bring", file=export_file("x", draw.entries[:last], "0", [], 0))
    assert answer["ok"] and not answer.get("broken") and answer["url"] == "#/event/x"
