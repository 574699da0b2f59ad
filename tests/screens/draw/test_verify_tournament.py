"""The lots of a tournament are checked from its file and from its published page, as its promise says."""

import pytest

from drivers.director import SECRET, Director
from drivers.director_window import DirectorWindow
from drivers.event_files import backup, published
from drivers.window import Window
from faristol.core.lots import commitment
from faristol.storage.files import export_file
from faristol.tournaments import opening
from faristol.tournaments.terms import LOT, Terms


def drawn(words="pluja i vent"):
    """A tournament whose first round was drawn by lot, at its file."""
    director = DirectorWindow().opens(first_round="lot")
    director.go(f"#/event/{director.stream}/players")
    assert director.do("tournament_players.hear", {"room": words})["ok"]
    director.publishes()
    director.go(f"#/event/{director.stream}/file")
    return director


def checked(file):
    window = Window()
    window.go("#/verify")
    return window.do("verify.read", file=file)["ok"], window


@pytest.mark.parametrize("kind", [backup, published])
def test_the_promise_is_verified_from_the_event_file_and_from_the_published_page(kind):
    director = drawn()
    ok, window = checked(kind(director))
    work = window.regions["work"]
    assert ok and 'data-kind="ok" id="verdict"' in work
    assert director.event().opened.commitment in work and director.event().opened.secret in work
    assert "pluja i vent" in work and "the fingerprint is that of the secret" in work
    assert 'id="left-early"' not in work and 'id="checked"' not in work


def test_a_page_that_shows_another_secret_is_refused():
    director = drawn()
    page = published(director).replace(director.event().opened.secret.encode(), b"7" * 64)
    ok, window = checked(page)
    assert ok and 'data-kind="bad" id="verdict"' in window.regions["work"]
    assert "The secret is not the one that was promised." in window.regions["work"]


def log_by_lot():
    return Director("ABCD", Terms(first_round=LOT)).do(opening.hear_room, "lluna").pair().publish().entries


def verdict_on(entries):
    ok, window = checked(export_file("x", entries, "0", [], 0))
    assert ok, window.page
    return window.regions["work"]


def changed(kind, **values):
    return [{**each, **values} if each["type"] == kind else each for each in log_by_lot()]


def with_backup(entries):
    at = next(n for n, entry in enumerate(entries) if entry["type"] == "RoomHeard")
    stamps = {name: entries[at][name] for name in ("at", "key") if name in entries[at]}
    return [*entries[:at], {"type": "Exported", **stamps, "act": entries[at]["act"]}, *entries[at:]]


def test_each_fault_of_a_log_has_its_sentence():
    assert 'data-kind="ok" id="verdict"' in verdict_on(log_by_lot())
    other = changed("TournamentOpened", secret=bytes([9] * 32).hex())
    assert "The secret is not the one that was promised." in verdict_on(other)
    lots = changed("RoomHeard", words="sol")
    assert "The lots do not follow from the secret and the room’s words." in verdict_on(lots)
    assert commitment(SECRET) in verdict_on(lots)
    log = log_by_lot()
    heard = next(each for each in log if each["type"] == "RoomHeard")
    twice = [*log, {**heard, "act": log[-1]["act"] + 1}]
    assert "The room spoke more than once." in verdict_on(twice)


def test_a_tournament_without_lots_or_without_its_secret_has_none_to_check():
    for log in (Director("ABCD").pair().publish().entries, changed("TournamentOpened", secret="")):
        ok, window = checked(export_file("x", log, "0", [], 0))
        assert not ok and "There are no lots in this file that can be checked." in window.regions["notice"]
