"""Files that are too large, too deep or packed too tightly: refused in a sentence, and nothing is changed."""

import json
import time

import pytest

from drivers.director_window import DirectorWindow
from drivers.event_files import opened
from drivers.full_device import full_device
from drivers.letter_windows import opened as opened_letter
from drivers.window import Window, contents
from faristol.core.gcg_reading import MOST_BYTES
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


@pytest.mark.parametrize("file", [' id="faristol-log"', "<pre ", '<pre id="faristol-log" '])
def test_a_page_that_announces_its_log_again_and_again_has_none(file):
    page = b"<!doctype html><pre" + file.encode() * (14_000_000 // len(file))
    assert "not a Faristol event" in refused(Window(), "home.bring", file=page)


def test_a_page_with_a_letter_of_ten_thousand_digits_is_no_event():
    page = b'<pre id="faristol-log">&#' + b"9" * 10_000 + b";</pre>"
    assert "not a Faristol event" in refused(Window(), "home.bring", file=page)


def test_more_values_than_fit_into_memory_are_no_event():
    file = export_file("id", opened()[0].entries, "0", [], 0)
    assert "not a Faristol event" in refused(
        Window(), "home.bring", file=file[:-3] + b', "a": [' + b"{}," * 5_000_000 + b"1]}\n"
    )


GCG = b"#player1 a Anna\n#player2 b Biel\n"


@pytest.mark.parametrize("lines", [b">a: AEI - +0 0\n" * 300, b"#note bona\n" * 10_000, b"x" * 20_000_000])
def test_a_file_of_more_turns_than_any_game_has_is_refused(lines):
    file = GCG + b">b: AEI - +0 0\n" + lines
    assert "Choose a file with one game." in refused(at("#/analysis"), "analysis.gcg", file=file)
    home = Window()
    assert home.do("home.bring", file=file, file_name="x.gcg")["ok"] == (len(file) <= MOST_BYTES)
    assert "Choose a file with one game." in home.page


HEAD = {"format": "faristol-archive", "version": 1, "files": 1, "remembered": {}}


def test_an_archive_of_a_million_lines_is_refused():
    file = json.dumps(HEAD).encode() + b"\nx" * 1_000_000
    assert "more than 10\u202f000" in refused(Window(), "home.bring", file=file)


@pytest.mark.parametrize("field", ["files", "version"])
def test_an_archive_with_a_number_of_thirty_digits_in_its_head_is_damaged(field):
    file = json.dumps(HEAD | {field: 10**30}).encode()
    assert "The list of contents in this file is damaged" in refused(Window(), "home.bring", file=file)


LONG_LIST = "\n".join(f"Anna Puig {number};1500" for number in range(3_100))


def test_a_list_of_more_lines_than_any_federation_rates_is_refused():
    window = DirectorWindow().opens(players="")
    assert "at most 3\u202f000 lines" in refused(window, "tournament_players.enter_list", {"list": LONG_LIST})
    file = LONG_LIST.encode() * 20
    assert "at most 3\u202f000 lines" in refused(window, "tournament_players.read_file", file=file)


def test_a_rating_list_that_is_too_long_is_said_so_where_it_is_looked_through():
    window = DirectorWindow().opens()
    window.whole_round()
    window.go(f"#/event/{window.stream}/standings/ratings")
    assert window.do("tournament_standings.read_list", file=LONG_LIST.encode())["ok"]
    assert "at most 3\u202f000 lines" in window.regions["work"]


def test_more_players_than_tables_are_not_entered():
    window = Window()
    window.go("#/duplicate")
    window.do("duplicate_setup.open", {"name": "x", "ruleset": "duplicate", "rounds": "0", "minutes": "3"})
    refused(window, "players.enter_list", {"list": "\n".join(f"Anna {number}" for number in range(1_000))})
    assert "there can be at most 999 tables" in window.page


@pytest.mark.parametrize("text", [".\n" * 3_000, "a" * 50_000, "Turul: 3\n" * 10_000])
def test_a_letter_longer_than_any_is_refused(text):
    player = opened_letter("blue")
    player.do("correspondence.copied", data={"copied": "yes"})
    player.do("correspondence.read", {"message": text, "came": "2026-11-20"})
    assert "too long for a letter" in player.page
    written = {"letter": text, "came": "2026-11-20"}
    assert "too long for a letter" in refused(at("#/dispute"), "dispute_setup.open", written)


def test_a_table_of_games_with_a_quote_that_never_ends_is_none():
    file = b'Round;First;Second\n"' + b"1;Anna;Biel\n" * 20_000
    assert "not a tournament" in refused(Window(), "home.bring", file=file, file_name="x.csv")
