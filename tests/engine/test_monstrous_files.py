"""Files that are too large, too deep or packed too tightly: refused in a sentence, and nothing is changed."""

import json
import time

import pytest

from drivers.director_window import DirectorWindow
from drivers.event_files import opened
from drivers.full_device import full_device
from drivers.window import Window, contents
from faristol.storage.files import export_file, read_file

DEEP = b"[" * 20_000 + b"]" * 20_000


def refused(window, do, fields=None, **more):
    """Return what is said; in a second of work, and with the disk as it was."""
    before, started = contents(window.disk), time.process_time()
    answer = window.do(do, fields, **more)
    assert not answer.get("broken"), answer["broken"]
    assert not answer["ok"] and contents(window.disk) == before
    assert time.process_time() - started < 20
    return window.regions["notice"] + window.regions["work"]


def at(address):
    disk, spare = full_device()
    window = Window(disk, spare=spare)
    window.go(address)
    assert window.last["url"] == address
    return window


@pytest.mark.parametrize("file", [DEEP, b'{"format": ' + DEEP + b"}", b'{"a":' * 20_000])
def test_json_nested_twenty_thousand_deep_is_no_event(file):
    assert "not a Faristol event" in refused(Window(), "home.bring", file=file)
    assert "not a Faristol event" in refused(at("#/verify"), "verify.read", file=file)


def test_an_entry_nested_so_deep_is_damaged():
    window, _ = opened()
    log = [*window.entries, {"type": "Exported", "x": json.loads("[" * 60 + "]" * 60)}]
    other = Window()
    other.do("home.bring", file=export_file("id", log, "0", [], 0))
    assert other.regions["notice"]


def test_an_event_file_of_two_hundred_megabytes_is_refused_before_it_is_read():
    assert "larger than 16 MB" in refused(Window(), "home.bring", file=bytes(200_000_000))


def test_nor_is_it_read_as_a_game_by_letter():
    window = at("#/correspondence")
    assert "correspondence_setup.file" in window.page
    refused(window, "correspondence_setup.file", {}, file=bytes(200_000_000))


def test_a_name_of_ten_megabytes_is_damaged_in_a_file_and_cut_in_a_form():
    window, _ = opened()
    log = [{**window.entries[0], "name": "x" * 10_000_000}, *window.entries[1:]]
    refused(Window(), "home.bring", file=export_file("id", log, "0", [], 0))
    form = Window()
    form.go("#/draw")
    form.do("draw_setup.open", {"name": "x" * 10_000_000, "ruleset": "duplicate"})
    assert len(form.entries[0]["name"]) == 80, "no more fits into the field"


def test_five_entries_cut_out_of_a_file_are_told_of():
    window, stream = opened(rounds=3)
    log = window.entries
    document = json.loads(export_file(stream, log, "0", [], 0))
    cut = {**document, "entries": document["entries"][:-5]}
    found = read_file(json.dumps(cut).encode())
    assert len(found.entries) == len(log) - 5 and not found.digest_ok
    other = Window()
    other.do("home.bring", file=json.dumps(cut).encode())
    assert "This file was changed after it was saved." in other.regions["notice"]
    middle = {**document, "entries": document["entries"][:2] + document["entries"][7:]}
    other = Window()
    other.do("home.bring", file=json.dumps(middle).encode())
    assert "Entry 3 of the file is damaged." in other.regions["notice"]


def test_a_cell_of_a_hundred_and_forty_thousand_signs_is_a_line_too_long():
    window = DirectorWindow().opens(players="")
    for text in ("x" * 140_000, f'"{"x" * 140_000}";1500'):
        assert "longer than" in refused(window, "tournament_players.enter_list", {"list": text})


def test_a_repeated_player_in_a_game_file_is_refused_with_its_line():
    for lines in (["#player1 a A", "#player1 a A"], ["#player1 a A", "#player2 b B", "#player1 a A"]):
        file = "\n".join([*lines, ">a: CASA 8G CASA +12 12"]).encode()
        window = at("#/analysis")
        assert "refused" in refused(window, "analysis.gcg", file=file)
        home = Window()
        home.do("home.bring", file=file, file_name="x.gcg")
        assert "cannot be read" in home.page or "game_file.open" not in home.page


@pytest.mark.parametrize(
    "cgp",
    [
        *("", "/", "15/" * 14, "15/" * 400, "16" + "/15" * 14, "[" * 3_000, "15/15 " * 9),
        "15/" * 14 + "15 A/B/C",
    ]
    + ["15/" * 14 + "15 / 9/9 " + "9" * 5_000, "٣" * 15, "15/" * 14 + "1[" + "4", "15/" * 14 + "[L·L]2]"],
)
def test_a_malformed_position_is_refused(cgp):
    assert "refused" in refused(at("#/analysis"), "analysis.cgp", {"cgp": cgp})
