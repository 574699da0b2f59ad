"""What the check of a draw shows, to be compared: fingerprint, promise, the room's words, early backups."""

import re

import pytest

from drivers.club import Club
from drivers.draw import ROOM, SPEAKER
from drivers.window import Window
from faristol.core.lots import plain_words
from faristol.games.commitment import as_words
from faristol.games.promising import asked
from faristol.screens.activities import published_page
from faristol.screens.scene import OpenEvent
from faristol.storage.files import export_file
from screens.states.results import over


def checked(entries):
    """Return the screen on which the file of this log has been verified."""
    window = Window()
    window.go("#/verify")
    assert window.do("verify.read", file=export_file("x", entries, "0", [], 0))["ok"], window.page
    return window.regions["work"]


def whole_draw(window=None):
    window = window or Window()
    window.play_a_draw(rounds=2)
    return window


def with_export(entries, **more):
    """Return the log with a backup made just before the room spoke."""
    at = next(n for n, entry in enumerate(entries) if entry["type"] == "RoomSpoke")
    stamps = {name: entries[at][name] for name in ("at", "key")}
    added = [*entries[:at], {"type": "Exported", **more, **stamps, "act": at + 1}]
    return [*added, *({**entry, "act": entry["act"] + (entry["act"] > at)} for entry in entries[at:])]


def test_words_fingerprint_promise_and_the_rooms_words_stand_beside_the_verdict():
    entries = whole_draw().entries
    work, promise = checked(entries), entries[1]
    assert 'data-kind="ok" id="verdict"' in work
    assert "compare the words below with what people noted" in work
    assert promise["commitment"] in work
    words = re.findall(r"words__number[^>]*>(\d+)</span>\s*([^<\s]+)", work)
    assert words == [(str(n), word) for n, word in enumerate(as_words(promise["commitment"], "ca"), 1)]
    for said in (promise["event"], str(promise["number"]), ROOM, plain_words(ROOM), SPEAKER):
        assert said in work
    assert 'id="left-early"' not in work and 'id="other-tiles"' not in work


@pytest.mark.parametrize("end", [0, 400, -800])
def test_above_a_file_that_is_refused_no_earlier_verdict_stays(end):
    file, window = export_file("x", whole_draw().entries, "0", [], 0), Window()
    window.go("#/verify")
    assert window.do("verify.read", file=file)["ok"]
    assert not window.do("verify.read", file=file[:end])["ok"]
    assert 'id="verdict"' not in window.page and 'id="refused"' in window.regions["notice"]
    window.do("leave", data={"to": "#/"})
    window.do("leave", data={"to": "#/verify"})
    assert 'id="verdict"' not in window.page


def test_a_file_that_was_changed_is_refused_with_the_entry_that_was():
    entries, window = whole_draw().entries, Window()
    window.go("#/verify")
    file = export_file("x", entries, "0", [], 0).replace(b'"words":"', b'"words":"x', 1)
    assert not window.do("verify.read", file=file)["ok"]
    at = next(n for n, entry in enumerate(entries) if entry["type"] == "RoomSpoke")
    assert f"only up to entry {at}." in window.regions["notice"]


def test_a_wholly_forged_file_fits_itself_and_shows_another_fingerprint():
    entries, forged = whole_draw().entries, whole_draw(Window(secret=bytes([7] * 32))).entries
    work = checked(forged)
    assert 'data-kind="ok" id="verdict"' in work
    assert forged[1]["commitment"] in work and entries[1]["commitment"] not in work


@pytest.mark.parametrize(("more", "kind"), [({}, "bad"), ({"without_secret": True}, "warn")])
def test_a_backup_before_the_room_spoke_is_flagged_in_the_check_and_on_the_page_for_everybody(more, kind):
    entries = with_export(whole_draw().entries, **more)
    assert re.search(rf'data-kind="{kind}" id="left-early"', checked(entries))
    window = Window()
    window.do("home.bring", file=export_file("x", entries, "0", [], 0))
    page = published_page(window.engine._desk.event, "0", window.now, 60)
    assert 'id="left-early"' in page and ('class="verdict bad" id="left-early"' in page) == (not more)


def test_a_page_of_a_draw_that_did_not_leave_early_says_nothing_of_it():
    window = whole_draw()
    event = window.engine._desk.event
    assert isinstance(event, OpenEvent)
    assert 'id="left-early"' not in published_page(event, "0", window.now, 60)


def test_who_spoke_instead_of_the_one_whom_the_fingerprint_names_is_seen():
    entries = over().entries
    promise = next(entry for entry in entries if entry["type"] == "Promised")
    spoke = next(entry for entry in entries if entry["type"] == "RoomSpoke")
    stamps = {"at": entries[-1]["at"], "act": len(entries) + 1, "key": "k"}
    shown = {"type": "SecretPublished", "secret": spoke["secret"], "room": spoke["words"], **stamps}
    for person, seen in (("Xesca", True), (asked(promise), False)):
        log = [{**entry, "person": person} if entry is spoke else entry for entry in entries]
        work = checked([*log, shown])
        assert person in work and (f"(the fingerprint names {asked(promise)})" in work) == seen


def test_other_tiles_than_those_of_the_language_are_seen():
    first, *others = whole_draw().entries
    tiles = first["tile_set"]["letters"]
    letters = [[letter, count, 9 if letter == "A" else points] for letter, count, points in tiles]
    changed = {**first, "tile_set": {**first["tile_set"], "letters": letters}}
    assert 'id="other-tiles"' in checked([changed, *others])


def test_a_draw_is_refused_with_every_reason():
    entries = whole_draw().entries
    spoke = next(entry for entry in entries if entry["type"] == "RoomSpoke")
    last = {**entries[-1], "room": spoke["words"].upper()}
    again = {**spoke, "at": last["at"], "act": len(entries)}
    work = checked([*entries[:-1], again, {**last, "act": len(entries) + 1}])
    assert 'data-kind="bad" id="verdict"' in work and "This draw is refused." in work
    assert "The room spoke more than once." in work
    assert "The words published with the secret are not those that the room said." in work
    assert "Every rack follows" not in work


def test_of_a_program_that_drew_alone_it_is_said_that_nothing_was_promised():
    log = Club("duplicate", ("Aina", "Biel"), source="program").begin().rounds(2).end().publish().entries
    work = checked(log)
    assert 'data-kind="warn" id="verdict"' in work and "nothing was promised to the room" in work
