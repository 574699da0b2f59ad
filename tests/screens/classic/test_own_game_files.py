"""The import screen on files of ours: the rules that the file cites are proposed, the end is as it was."""

import re

import pytest

from drivers.match import Match
from drivers.window import Window
from faristol.core.gcg import write_gcg
from faristol.games.classic.recording import as_gcg

GAVE_UP = "Pau Riera gave up the game, so Neus Bonet wins."
STOPPED = "Playing time is over"


def begun(ruleset):
    return Match(ruleset, clocks="table", minutes=30).begin().play("H8 CASA", "8H COSA")


def given_up(ruleset):
    match = begun(ruleset).abandon(2)
    return match if match.over else match.settle(over=(0, 0))


def passed_to_the_end(ruleset):
    match = begun(ruleset).passes(6)
    return match.settle("QZAEIOR", "CESTAIM", over=(0, 61_000))


def brought(written):
    window = Window()
    window.do("home.bring", file=written.encode(), file_name="joc.gcg")
    return window


def file_of(match):
    return write_gcg(match.tile_set, as_gcg(match.state))


def without_our_sign(written):
    return "".join(line for line in written.splitlines(keepends=True) if "Faristol: " not in line)


def text_of(window):
    return " ".join(re.sub(r"<[^>]*>", " ", window.regions["work"]).split())


def proposed(window):
    return re.search(r'value="([^"]*)" checked', window.regions["work"])[1]


@pytest.mark.parametrize("ruleset", ["federation", "mallorca"])
@pytest.mark.parametrize("match", [given_up, passed_to_the_end])
def test_the_rules_are_proposed_that_the_file_cites(match, ruleset):
    window = brought(file_of(match(ruleset)))
    assert proposed(window) == ruleset and STOPPED not in text_of(window)
    assert (GAVE_UP in text_of(window)) == (match is given_up)


def test_an_older_file_of_ours_cites_its_rules_by_the_clause_of_the_points_lost():
    window = brought(without_our_sign(file_of(given_up("federation"))))
    assert proposed(window) == "federation" and GAVE_UP in text_of(window)


def test_points_below_nothing_are_written_as_on_every_other_screen():
    window = brought(file_of(passed_to_the_end("mallorca")))
    score = re.search(r'<p id="found">\s*<strong>([^<]*)</strong>', window.regions["work"])[1]
    assert score == "−11 to −24" and "-11" not in text_of(window)


def test_where_the_rules_count_the_end_otherwise_the_points_of_the_file_are_told():
    window = brought(file_of(given_up("federation")))
    window.do("game_file.choose", {"ruleset": "mallorca"})
    assert "In the file, the score is 10 to −105." in text_of(window)
    assert "10–5" in text_of(window) and GAVE_UP in text_of(window)


def test_the_event_that_is_opened_says_the_same_and_has_no_date():
    window = brought(file_of(given_up("federation")))
    assert window.do("game_file.open", {"ruleset": "federation"})["ok"], window.regions["notice"]
    window.go(f"{window.last['url']}")
    assert GAVE_UP in text_of(window) and "Date" not in text_of(window)
    assert window.state.opened.from_file
