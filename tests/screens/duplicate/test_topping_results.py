"""A topping among the results: rounds won and seconds on every page, on paper, in the files, for the room."""

import csv
import io
import json
import re

import pytest

from drivers.page_read import element, rendered, rows_of
from drivers.topping_club import ToppingClub
from drivers.window import Window
from faristol.games import judging_draws as drawing
from faristol.games.duplicate.event import Topping
from faristol.screens.activities import published_page
from faristol.screens.duplicate.results.as_csv import csv_text
from faristol.screens.duplicate.results.as_json import json_text
from screens.duplicate.test_claims import opened
from screens.states.results import AT, after, running, scene
from screens.states.room_boards import words_on
from screens.states.toppings import club


@pytest.fixture
def played():
    return club("Aina")


def text_of(region):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", region))


def page(club, at):
    return rendered(scene(f"{AT}/results{at}", club), "en")["work"]


def test_the_classification_has_the_rounds_won_and_the_seconds(played):
    rows = rows_of(element(page(played, ""), "standings"))
    assert [row[:5] for row in rows] == [
        ["1", "Aina 2 B", "1", "230", "1"],
        ["2", "Aina AAhead in seconds: 271 to 310", "0", "271", "1"],
        ["3", "Aina 3 AAhead in seconds: 310 to 420", "0", "310", "1"],
        ["4", "Aina 4 B", "0", "420", "0"],
    ]
    assert "Duplicates" not in page(played, "") and "Duplicades" not in page(played, ""), "no clause says it"
    assert "Rounds won" in page(played, "") and "%</span>" not in page(played, "")


def test_by_seconds_the_fewest_are_first_and_the_rounds_stand_beside_them():
    rows = rows_of(element(page(club("Aina", "seconds"), ""), "standings"))
    assert [(row[0], row[2], row[3]) for row in rows] == [
        ("1", "230", "1"),
        ("2", "271", "0"),
        ("3", "310", "0"),
        ("4", "420", "0"),
    ]


def test_a_round_says_who_found_it_first_and_the_table_in_how_much_time_each(played):
    assert "Found first by Aina 2, table 2, in 0:20." in text_of(page(played, "/round/1"))
    assert "Nobody found it." in text_of(page(played, "/round/2"))
    rows = rows_of(element(page(played, "/table"), "by-rounds"))
    assert [row[2] for row in rows[1:5]] == ["0:20 found first", "0:41", "1:40", "–"]
    assert "of the master plays" not in text_of(page(played, "/player/p1"))
    assert "0 rounds won · 1 best play found · 4:31 in all · 2 tries" in text_of(page(played, "/player/p1"))


def test_the_judge_sees_after_the_round_who_won_it():
    one = club("Aina").branch()
    work = rendered(scene(AT, one), "en")["work"]
    assert "Nobody found it." in text_of(work)


def test_where_the_words_were_not_open_at_the_end_of_the_time_the_judge_chooses_the_master_play_at_once():
    ended = ToppingClub(name="Aina")
    ended.write(drawing.end_time(ended.state.draws, "clock"))
    shelf = rendered(scene(AT, ended), "en")["shelf"]
    assert 'id="next-slip"' not in shelf and "the time is over" in text_of(shelf)


def test_the_wall_says_who_found_it_and_how_everybody_stands():
    on_wall = words_on(club("Aina", publication="en"))
    assert "Nobody found it." in on_wall and "Rounds won" in on_wall
    assert "Green" not in on_wall


def test_the_published_page_and_the_papers_say_it(played):
    opened = scene(f"{AT}/results", played)
    html = text_of(published_page(opened.event, "0.1.0", opened.now, 60))
    assert "0:20" in html and "4:31" in html
    for sheet in ("wall", "cards", "rounds", "grid"):
        printed = text_of(rendered(after(opened, "print", sheet=sheet), "en")["print"])
        assert ("0:20" in printed) == (sheet != "wall") and ("230" in printed or sheet != "wall")


def test_nowhere_is_it_said_that_who_missed_it_has_no_slip():
    played = club("Aina", publication="en")
    opened = scene(f"{AT}/results", played)
    html = text_of(published_page(opened.event, "0.1.0", opened.now, 60))
    papers = {
        sheet: text_of(rendered(after(opened, "print", sheet=sheet), "en")["print"])
        for sheet in ("rounds", "grid", "cards")
    }
    one, player, table = (text_of(page(played, at)) for at in ("/round/1", "/player/p1", "/table"))
    for text in (html, *papers.values(), one, player, table, text_of(page(played, "/round/2"))):
        assert "No slip" not in text and "no slip" not in text and "as good as the master play" not in text
    for text in (html, papers["rounds"], one):
        assert "Not found by: 4\u00a0Aina 4" in text or "Not found by: 4 Aina 4" in text
    for text in (html, papers["cards"], player):
        assert "Points, counted time" in text
    for text in (papers["grid"], table):
        assert "In brackets: does not count. Dash: not found." in text
    assert "not found. With a ring: the player who found it first." in table
    assert "Without points" not in one and "Nobody had a play" not in text_of(page(played, "/round/2"))


def test_where_points_count_the_words_are_those_of_slips():
    one = text_of(rendered(scene(f"{AT}/results/player/p1", running()), "en")["work"])
    assert "Points, counted time" not in one and "Points" in one
    grid = text_of(rendered(after(scene(f"{AT}/results", running()), "print", sheet="grid"), "en")["print"])
    assert "Guió: sense papereta." in grid


def test_the_files_have_the_seconds_of_each_round(played):
    rows = list(csv.reader(io.StringIO(csv_text(played.state).lstrip("\ufeff")), delimiter=";"))
    first = next(row for row in rows if "Aina 2" in row)
    assert rows[0][4:6] == ["Ronda 1, segons comptats", "Ronda 2, segons comptats"]
    assert first[4:6] == ["20", "210"] and first[-3:] == ["1", "230", "1"]
    standing = json.loads(json_text(played.state, played.entries[0]["at"]))["standings"][0]
    assert (standing["name"], standing["won"], standing["seconds"], standing["percent"]) == (
        "Aina 2",
        1,
        230,
        "",
    )


def test_what_was_found_is_not_corrected_in_the_results_and_no_button_offers_it():
    window = opened(club("Aina", ruleset="romanian-duplicate").branch().end(), "/results/player/p1")
    assert "results.edit" not in window.regions["work"] and "Correct" not in window.regions["work"]
    window.go("#/event/event/results/round/1")
    assert "results.edit" not in window.regions["work"]
    before = window.entries
    for act in ("edit", "put_right", "take_away"):
        data = {"round": "1", "player": "p1"} if act == "edit" else {}
        assert not window.do(f"results.{act}", {"table": "1", "play": "H8 CASA", "null": ""}, data=data)["ok"]
        assert "Plays found in a topping cannot be corrected." in window.regions["notice"]
    assert window.entries == before


def test_the_file_for_programs_has_the_finders_the_seconds_and_the_tries_of_each_round(played):
    first, second = json.loads(json_text(played.state, played.entries[0]["at"]))["rounds"]
    assert first["finders"] == ["p2", "p1", "p3"] and second["finders"] == []
    assert first["seconds"] == {"p1": 61, "p2": 20, "p3": 100, "p4": 210}
    assert first["tries"].keys() == {"p1"} and first["tries"]["p1"][1] == "H8 XXXX" and not second["tries"]
    points = json.loads(json_text(running().state, running().entries[0]["at"]))["rounds"][0]
    assert not {"finders", "seconds", "tries"} & points.keys()


FORM = {
    "name": "Topping",
    "ruleset": "romanian-duplicate",
    "length": "complete",
    "minutes": "2",
    "source": "committed",
    "bonuses": "on",
    "table": "persons",
    "order": "alphabetical",
    "publication": "ro",
    "put_back": "whole",
    "counts": "first",
    "ends": "time",
    "ranking": "seconds",
    "topping_penalty": "60",
    "topping_try": "5",
}


def test_the_form_opens_it_with_what_the_club_chooses_and_without_bonuses():
    window = Window()
    window.go("#/duplicate")
    assert window.do("duplicate_setup.choose", FORM)["ok"]
    assert "If they are equal, the other decides." in text_of(window.page)
    assert 'name="bonuses"' not in window.page and 'name="master"' not in window.page
    assert window.do("duplicate_setup.open", FORM)["ok"], window.page
    entry = window.entries[0]
    assert Topping(**entry["topping"]) == Topping("seconds", "time", 60, 5)
    assert (entry["bonuses"], entry["ruleset"]["master"]["from"]) == (False, "all")


def test_the_form_asks_neither_for_a_judge_who_plays_nor_for_a_grace_and_opens_it_with_none():
    window = Window()
    window.go("#/duplicate")
    form = FORM | {"judge_plays": "on", "grace": "20", "source": "bag"}
    assert window.do("duplicate_setup.choose", form)["ok"]
    assert 'name="judge_plays"' not in window.page and 'name="grace"' not in window.page
    assert 'value="bag"' in window.page, "only a judge who plays may not type the racks"
    assert window.do("duplicate_setup.open", form)["ok"], window.page
    entry = window.entries[0]
    assert (entry["judge_plays"], entry["grace"], entry["source"]) == (False, 0, "bag")


def test_the_form_and_the_guide_say_that_topping_needs_the_link():
    window = Window()
    window.go("#/duplicate")
    assert "shown as a code gets no answer" not in window.page
    assert window.do("duplicate_setup.choose", FORM)["ok"]
    assert "a play that is shown as a code gets no answer" in text_of(window.page)


def test_what_the_form_asks_of_topping_is_not_asked_where_points_count():
    window = Window()
    window.go("#/duplicate")
    assert 'name="counts"' in window.page and 'name="topping_penalty"' not in window.page
