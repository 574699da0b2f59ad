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
    """Return what is said; the disk is as it was, and no more work is done than a file of its size needs."""
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


def test_nor_is_it_read_as_a_game_by_letter():
    window = at("#/correspondence")
    assert "correspondence_setup.file" in window.page
    refused(window, "correspondence_setup.file", {}, file=bytes(200_000_000))


def test_a_name_of_ten_megabytes_is_damaged_in_a_file():
    window, _ = opened()
    log = [{**window.entries[0], "name": "x" * 10_000_000}, *window.entries[1:]]
    refused(Window(), "home.bring", file=export_file("id", log, "0", [], 0))


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


def test_a_cell_of_a_hundred_and_forty_thousand_signs_is_a_line_too_long():
    window = DirectorWindow().opens(players="")
    for text in ("x" * 140_000, f'"{"x" * 140_000}";1500'):
        assert "longer than" in refused(window, "tournament_players.enter_list", {"list": text})
