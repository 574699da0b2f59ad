"""Events as files: backup, publication, deletion, and what is damaged on the disk."""

import json

import pytest

from drivers.draw import SECRET
from drivers.event_files import backup, brought, opened, published
from drivers.window import Window, contents
from faristol.games.publishing import backed_up
from faristol.games.verification import verify
from faristol.storage.files import export_file, read_file

# --- backup


def test_a_backup_holds_the_whole_log_and_the_log_says_that_it_left():
    window, stream = opened()
    log = window.entries
    found = read_file(backup(window))
    assert (found.stream, found.broken, found.digest_ok) == (stream, None, True)
    assert found.entries == backed_up(log)
    assert window.entries[-1]["type"] == "Exported" and "without_secret" not in window.entries[-1]
    assert [entry["type"] for entry in found.entries if entry.get("secret") == SECRET.hex()] == ["RoomSpoke"]


def test_a_backup_goes_on_on_another_tablet():
    window, stream = opened()
    file = backup(window)
    other = Window()
    assert brought(other, file)["stream"] == stream
    assert other.last["writing"] and "changed after" not in other.regions["notice"]
    other.time()
    window.go(f"#/event/{stream}")
    window.time()
    other.do("draw.next_round")
    window.do("draw.next_round")
    assert other.entries[-1]["drawn"] == window.entries[-1]["drawn"]


def test_a_watching_window_may_take_a_backup_without_writing():
    window, stream = opened()
    log = window.entries
    other = Window(window.disk)
    other.go(f"#/event/{stream}/file")
    assert read_file(backup(other)).entries == backed_up(log)
    assert window.entries == log


def test_before_the_room_spoke_a_backup_is_without_the_secret():
    window = Window()
    stream = window.open_draw()
    window.go(f"#/event/{stream}/file")
    assert 'id="without-secret"' in window.regions["work"]
    file = backup(window)
    assert SECRET.hex().encode() not in file
    assert window.entries[-1]["without_secret"]
    assert "A backup without the secret was made" in window.regions["work"]


def test_a_tablet_with_such_a_backup_goes_on_with_a_promise_of_its_own():
    window = Window()
    window.go(f"#/event/{window.open_draw()}/file")
    other = Window(secret=bytes([9] * 32))
    brought(other, backup(window))
    assert 'id="secret-elsewhere"' in other.regions["work"]
    assert not other.speak()["ok"]
    assert other.do("draw.promise_anew")["ok"]
    assert other.entries[-1]["commitment"] in other.regions["work"]
    assert other.entries[-1]["commitment"] != window.entries[1]["commitment"]
    assert other.speak()["ok"]
    other.time()
    other.do("draw.next_round")
    other.do("draw.ask_end")
    other.do("draw.end")
    other.do("draw.publish")
    verdict = verify(other.entries)
    assert verdict.true and verdict.early is None, "nobody has the secret of the promise before"


def test_two_backups_one_before_the_room_spoke_and_one_after_go_on_from_each_other():
    window = Window()
    stream = window.open_draw()
    window.go(f"#/event/{stream}/file")
    early = backup(window)
    window.go(f"#/event/{stream}")
    window.speak()
    window.go(f"#/event/{stream}/file")
    late = backup(window)
    other = Window()
    brought(other, early)
    other.go("#/")
    assert other.do("home.bring", file=late)["ok"]
    assert other.do("home.bring_more")["stream"] == stream
    other.time()
    assert other.do("draw.next_round")["ok"]
    window.go(f"#/event/{stream}")
    window.time()
    window.do("draw.next_round")
    assert other.entries[-1]["drawn"] == window.entries[-1]["drawn"]


# --- publication


def test_before_its_publication_the_secret_is_nowhere_in_the_public_page():
    window, stream = opened()
    page = published(window)
    for told in (SECRET, SECRET.hex().encode(), SECRET.hex().upper().encode()):
        assert told not in page
    assert SECRET.hex().encode() in backup(window)


def test_after_its_publication_the_page_carries_the_secret_and_can_be_verified():
    window = Window()
    stream = window.play_a_draw()
    window.go(f"#/event/{stream}/file")
    page = published(window)
    assert SECRET.hex().encode() in page
    found = read_file(page)
    assert found.published and found.digest_ok
    assert verify(found.entries).true


def test_the_public_page_needs_nothing_from_anywhere():
    window, _ = opened()
    page = published(window).decode()
    assert "<script" not in page
    assert "http:" not in page and "https:" not in page
    assert "default-src 'none'" in page


@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate"])
def test_the_public_page_speaks_the_playing_language(ruleset):
    window = Window(language="en")
    stream = window.open_draw(ruleset=ruleset)
    window.speak()
    window.go(f"#/event/{stream}/file")
    language = {"duplicate": "ca", "romanian-duplicate": "ro"}[ruleset]
    assert f'<html lang="{language}">' in published(window).decode()


# --- deletion


def test_an_event_can_be_deleted_once_it_was_backed_up():
    window = Window()
    stream = window.play_a_draw()
    window.go(f"#/event/{stream}/file")
    assert "file.ask_delete" not in window.regions["work"]
    backup(window)
    assert "file.ask_delete" in window.regions["work"]
    window.do("file.ask_delete")
    assert "cannot be undone" in window.regions["dialog"]
    assert window.do("file.delete")["url"] == "#/"
    assert contents(window.disk) == ({}, {}, {})
    assert "Dijous" not in window.regions["work"]


def test_a_running_event_is_not_deleted():
    window, _ = opened()
    backup(window)
    kept = contents(window.disk)
    assert window.do("file.delete")["ok"] is False
    assert contents(window.disk) == kept


# --- damage


def damaged(place=5):
    """A draw whose entry at that place no longer fits its seal, opened again."""
    window, stream = opened(rounds=2)
    chain = window.disk.entries[stream]
    text, seal = chain[place - 1]
    window.disk.entries[stream] = [*chain[: place - 1], (text.replace("key", "yek"), seal), *chain[place:]]
    window.close()
    other = Window(window.disk)
    other.go(f"#/event/{stream}/file")
    return other, stream


def test_a_damaged_event_is_read_up_to_the_first_bad_entry_and_says_which():
    window, _ = damaged()
    assert "Entry 5 of this event is damaged" in window.regions["work"]
    assert window.last["entries"] == 4
    assert 'id="entry-4"' in window.regions["work"]
    assert 'id="entry-5"' not in window.regions["work"]


def test_nothing_more_is_written_to_a_damaged_event():
    window, stream = damaged()
    kept = contents(window.disk)
    window.go(f"#/event/{stream}")
    for do in ("draw.start", "event.undo"):
        assert window.do(do)["ok"] is False
        assert "up to entry 4" in window.regions["notice"]
    window.go(f"#/event/{stream}/file")
    assert read_file(backup(window)).entries == backed_up(window.entries)
    assert contents(window.disk) == kept


def test_a_copy_of_what_can_be_read_goes_on():
    window, stream = damaged()
    log = window.entries
    window.do("file.copy")
    assert window.last["stream"] not in (None, stream)
    assert window.entries == log
    window.time()
    assert window.do("draw.next_round")["ok"]
    assert json.dumps(log[0]) == json.dumps(window.log_of(stream)[0])


def test_an_event_of_a_newer_version_is_left_alone():
    window = Window()
    stream = window.open_draw()
    log = [{**window.entries[0], "log": 99}]
    other = Window()
    assert brought(other, export_file(stream, log, "9.9.9", [], 0))["ok"] is False
    assert "newer Faristol" in other.regions["notice"]
    assert contents(other.disk) == ({}, {}, {})


# --- a file that is not as it was saved


def test_a_file_that_fits_its_seals_and_tells_what_no_event_could_is_cut_there_with_a_word():
    window, stream = opened()
    at = next(at for at, entry in enumerate(window.entries) if entry["type"] == "RoomSpoke") + 1
    log = [*window.entries[:at], {**window.entries[at], "type": "Sabotaged"}, *window.entries[at + 1 :]]
    other = Window()
    assert brought(other, export_file(stream, log, "0", [], 0))["ok"]
    assert f"Entry {at + 1} of the file is damaged." in other.regions["notice"]
    assert other.entries == log[:at]


def test_nothing_that_cannot_be_read_is_added_to_an_event():
    window, stream = opened()
    before = window.entries
    other = Window()
    brought(other, export_file(stream, before, "0", [], 0))
    more = {**before[-1], "type": "Sabotaged", "act": len(before) + 1}
    brought(other, export_file(stream, [*before, more], "0", [], 0))
    assert other.log_of(stream) == before
