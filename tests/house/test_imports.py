"""Files from elsewhere: imported beside what is here, or verified."""

import pytest

from drivers.draw import SECRET
from drivers.event_files import backup, brought, opened, published
from drivers.every_fact import LOGS
from drivers.window import Window, contents
from faristol.games.publishing import backed_up, public
from faristol.storage.files import export_file, read_file


def test_the_same_event_again_is_nothing_new():
    window, stream = opened()
    file = export_file(stream, window.entries, "0.0.0", [], 0)
    window.do("leave", data={"to": "#/"})
    kept = contents(window.disk)
    assert window.do("home.bring", file=file)["ok"] is False
    assert "already here" in window.regions["notice"]
    assert contents(window.disk) == kept


def test_an_older_file_is_not_written_over_what_went_on():
    window, stream = opened()
    file = backup(window)
    window.go(f"#/event/{stream}")
    window.do("draw.start")
    window.do("leave", data={"to": "#/"})
    kept = contents(window.disk)
    window.do("home.bring", file=file)
    assert "The file is older" in window.regions["dialog"]
    assert "bring-more" not in window.regions["dialog"]
    assert contents(window.disk) == kept


def test_a_file_that_goes_on_is_asked_about_and_added():
    window, stream = opened()
    other = Window()
    brought(other, backup(window))
    other.time()
    other.do("draw.next_round")
    other.go(f"#/event/{stream}/file")
    more = other.entries
    file = backup(other)
    early = export_file(stream, more[:4], "0.0.0", [], 0)

    third = Window()
    brought(third, early)
    third.do("leave", data={"to": "#/"})
    kept = contents(third.disk)
    third.do("home.bring", file=file)
    assert "goes on" in third.regions["dialog"]
    assert contents(third.disk) == kept
    assert third.do("home.bring_more")["stream"] == stream
    assert third.entries == more


def test_a_file_that_parted_is_never_written_over_what_is_here():
    window, stream = opened()
    file = backup(window)
    window.go(f"#/event/{stream}")
    kept = window.entries
    parted = export_file(stream, [*kept[:-2], {**kept[-2], "key": ""}], "0.0.0", [], 0)
    window.do("leave", data={"to": "#/"})
    window.do("home.bring", file=parted)
    assert "differ" in window.regions["dialog"]
    assert "bring-more" not in window.regions["dialog"]
    assert window.log_of(stream) == kept
    answer = window.do("home.bring_copy")
    assert answer["stream"] not in (None, stream)
    assert window.log_of(stream) == kept
    assert read_file(file).entries == backed_up(kept[:-1])


def test_to_keep_what_is_here_forgets_the_file():
    window, stream = opened()
    file = backup(window)
    log = read_file(file).entries
    window.do("leave", data={"to": "#/"})
    other = {**log[-1], "type": "Exported", "act": len(log) + 1, "key": "other"}
    window.do("home.bring", file=export_file(stream, [*log, other], "0.0.0", [], 0))
    assert window.regions["dialog"]
    window.do("dismiss")
    assert window.regions["dialog"] == ""
    assert "import" not in window.held


def test_a_published_page_is_read_back_without_its_secret():
    window, stream = opened()
    file = published(window)
    other = Window()
    assert brought(other, file)["stream"] == stream
    assert other.entries == public(window.entries)
    other.time()
    answer = other.do("draw.next_round")
    assert answer["ok"] is False
    assert "lacks the secret" in other.regions["notice"]


def test_an_older_published_page_of_an_event_that_is_here_is_nothing_new():
    window, _ = opened()
    file = published(window)
    window.do("leave", data={"to": "#/"})
    assert window.do("home.bring", file=file)["ok"] is False
    assert "already here" in window.regions["notice"]


@pytest.mark.parametrize("file", [b"", b"{}", b"<html></html>", b"\xff\xfe", b"[1, 2"], ids=repr)
def test_what_is_no_event_is_refused(file):
    window = Window()
    assert brought(window, file)["ok"] is False
    assert contents(window.disk) == ({}, {}, {})


# --- verifying


def test_a_file_is_verified_on_any_device():
    window = Window()
    stream = window.play_a_draw()
    window.go(f"#/event/{stream}/file")
    other = Window()
    other.go("#/verify")
    for file in (published(window), backup(window)):
        assert other.do("verify.read", file=file)["ok"]
        found = other.held["verify"]["file"]["found"]
        assert found["rounds"] and not found["faults"]
        assert "Every rack follows from the promise in this file." in other.regions["work"]
    assert other.disk.entries == {}


@pytest.mark.parametrize("kind", sorted(LOGS.keys() - {"TournamentOpened"}))
def test_a_file_of_another_kind_of_event_is_no_draw_to_verify(kind):
    window = Window()
    window.go("#/verify")
    for log in LOGS[kind]():
        answer = window.do("verify.read", file=export_file("x", log, "0.0.0", [], 0))
        assert not answer["ok"] and "broken" not in answer
        assert "This file has no promised draw in it." in window.regions["notice"]


def test_a_file_whose_log_was_changed_is_found_out():
    window = Window()
    stream = window.play_a_draw()
    log = window.entries
    drawn = next(entry for entry in log if entry["type"] == "RackDrawn")
    drawn["drawn"] = drawn["drawn"][::-1]
    other = Window()
    other.go("#/verify")
    other.do("verify.read", file=export_file(stream, log, "0.0.0", [], 0))
    assert not all(row["agrees"] for row in other.held["verify"]["file"]["found"]["rounds"])
    assert 'data-kind="bad"' in other.regions["work"]


def test_a_secret_on_paper_gives_the_racks_again():
    window = Window()
    window.play_a_draw(rounds=2)
    racks = [entry["kept"] + entry["drawn"] for entry in window.entries if entry["type"] == "RackDrawn"]
    kept = ["".join(f"[{t}]" for t in e["kept"]) for e in window.entries if e["type"] == "TilesKept"]
    other = Window()
    other.go("#/verify")
    spaced = " ".join(SECRET.hex()[n : n + 8] for n in range(0, 64, 8)).upper()
    fields = {
        "version": "2",
        "ruleset": "duplicate",
        "event": "Dijous",
        "date": "2026-10-09",
        "secret": spaced,
    }
    fields |= {"words": " pluja  a Lleida ", "kept": "\n".join(kept)}
    assert other.do("verify.draw", fields)["ok"]
    assert [list(row["tiles"]) for row in other.held["verify"]["paper"]["racks"]] == racks


# --- damaged files


def test_the_import_of_a_damaged_file_says_where_it_ends():
    window, stream = opened()
    file = backup(window).replace(b'"TimeStarted"', b'"TimeBegan"')
    assert read_file(file).broken == 5
    other = Window()
    brought(other, file)
    assert other.last["entries"] == 4
    assert "entry 5" in other.page.lower()


def test_a_file_whose_first_entry_is_damaged_is_not_called_newer():
    window, stream = opened()
    other = Window()
    assert brought(other, backup(window).replace(b'"DrawsOpened"', b'"DrawsClosed"'))["ok"] is False
    assert "newer" not in other.regions["notice"]
