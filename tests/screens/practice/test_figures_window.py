"""My figures through the front door: what was played is counted, saved as a table, and erased when asked."""

import csv
import io
import re

import pytest
from test_exercises_flow import AtExercises
from test_series_window import best, types_play

from drivers.computer_window import ComputerWindow
from drivers.series_window import SeriesWindow
from drivers.solo_window import SoloWindow
from drivers.spare_places import MemorySpare
from drivers.window import Window, wait_for
from faristol.desk import Desk
from faristol.screens.errors import EventRunning
from faristol.screens.scene import Step


def text_of(html):
    return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", html))


def kinds(window):
    return sorted(card["kind"] for card in wait_for(window.log.cards()))


def add_book(disk):
    """Three answers, two of them right."""
    person = AtExercises(disk=disk)
    for right in (True, False, True):
        person.chooses("valid")
        person.says(right)
    stream = person.last["stream"]
    person.go("#/")
    return stream


@pytest.fixture
def evening():
    """A duplicate with one of two best plays, a game that was given up, a book, one begun, a club's draw."""
    window = SoloWindow()
    window.proposes().does("next")
    window.proposes(1)
    missed = window.game.round.missed
    window.does("end")
    other = ComputerWindow(first="person").plays().lets_play()
    other.does("abandon", player="1")
    stream = other.last["stream"]
    window.disk.entries[stream] = other.disk.entries[stream]
    window.disk.cards[stream] = other.disk.cards[stream]
    window.go("#/solo")
    assert window.begins()["ok"]
    window.do("solo.stop")
    window.go("#/")
    window.play_a_draw()
    window.book = add_book(window.disk)
    window.missed = missed
    return window


def test_practice_leads_to_the_figures_and_they_say_first_that_there_are_none():
    window = Window()
    window.go("#/practice")
    assert 'href="#/figures"' in window.regions["work"]
    window.go("#/figures")
    assert "There are no figures yet." in window.regions["work"]
    assert 'href="#/practice"' in window.regions["shelf"]
    assert 'id="erase"' not in window.regions["work"]


def test_what_was_played_is_counted_and_saved_as_a_table_with_a_line_for_each_game(evening):
    evening.go("#/figures")
    shown = text_of(evening.regions["work"])
    assert "Games 1" in shown and "As good as the master play, or better 1 of 2 rounds" in shown
    missed = rf'id="solo-missed-1">.*?<td class="figure">{evening.missed}</td>'
    assert re.search(missed, evening.regions["work"], re.DOTALL)
    assert re.search(r'id="level-club">.*?figure">0<.*?figure">0<.*?figure">1<', evening.page, re.DOTALL)
    assert "Answers 3" in shown and "66.7%" in shown
    saved = evening.do("figures.save")["save"]
    assert (saved["name"], saved["type"]) == ("my-figures.csv", "text/csv")
    heads, *lines = csv.reader(io.StringIO(saved["text"].removeprefix("\ufeff")))
    assert [line[1] for line in lines] == ["Duplicate for one", "Against the computer", "Exercises"]
    assert all(len(line) == len(heads) for line in lines)
    game = lines[1]
    assert (game[2], game[3], game[8]) == ("Catalan", "Club player", "a loss")
    assert lines[2][4:7] == ["2", "3", "66.7"]


def test_the_two_languages_are_counted_apart():
    window = SoloWindow(ruleset="romanian-duplicate").to_the_end()
    window.fields["ruleset"] = "duplicate"
    window.begins()
    window.to_the_end(1)
    window.go("#/figures")
    assert 'id="languages"' in window.regions["work"]
    catalan = text_of(window.regions["work"])
    window.do("figures.language", data={"language": "ro"})
    assert "As good as the master play, or better 5 of 5 rounds" in text_of(window.regions["work"]) != catalan


# --- erased


def test_first_is_asked_what_exactly_will_be_deleted_and_without_the_question_nothing_is(evening):
    evening.go("#/figures")
    before = kinds(evening)
    evening.do("figures.ask_erase")
    assert "Delete 3 events and their figures from this device?" in evening.regions["dialog"]
    for part in ("duplicates for one: 1.", "the computer: 1.", "each word: 1."):
        assert part in text_of(evening.regions["dialog"])
    evening.do("dismiss")
    assert evening.regions["dialog"] == "" and kinds(evening) == before
    evening.do("figures.erase")
    assert kinds(evening) == before


def test_what_is_finished_goes_what_is_begun_and_what_is_a_club_s_stays(evening):
    evening.go("#/figures")
    evening.do("figures.ask_erase")
    assert evening.do("figures.erase")["ok"]
    assert kinds(evening) == ["draws", "solo"]
    assert "3 events have been deleted." in evening.regions["notice"]
    assert "There are no figures yet." in evening.regions["work"]


def test_a_game_that_was_finished_after_the_question_was_asked_stays(evening):
    evening.go("#/figures")
    evening.do("figures.ask_erase")
    later = SoloWindow(disk=evening.disk, seconds="0").to_the_end()
    evening.do("figures.erase")
    assert kinds(evening) == ["draws", "solo", "solo"]
    assert later.last["stream"] in evening.disk.cards


def test_nothing_goes_while_another_window_has_one_of_them_open(evening):
    other, before = Window(evening.disk), kinds(evening)
    other.go(f"#/event/{evening.book}")
    evening.go("#/figures")
    evening.do("figures.ask_erase")
    assert not evening.do("figures.erase")["ok"]
    assert "Another window has one of these events open." in evening.regions["notice"]
    assert kinds(evening) == before
    other.go("#/")
    assert evening.do("figures.erase")["ok"]
    assert kinds(evening) == ["draws", "solo"]


def test_while_one_of_several_events_runs_none_of_them_is_deleted():
    window = Window()
    over, running = window.play_a_draw(), window.open_draw()
    window.speak()
    window.do("draw.start")
    window.do("leave", data={"to": "#/"})
    with pytest.raises(EventRunning):
        wait_for(Desk(window.log, MemorySpare()).write(Step(deletes=(over, running)), window.now, "key"))
    assert window.disk.entries.keys() >= {over, running}


def test_a_series_alone_is_counted_and_has_its_line_in_the_table():
    window = SeriesWindow(way="alone", own="Ana", groups="1")
    points = types_play(window, 1, best(window.series, 1, 1)).series.players[0].points
    window.go("#/figures")
    shown = text_of(window.regions["work"])
    assert f"Best first play {points}" in shown and "Groups played 1 of 1" in shown
    saved = window.do("figures.save")["save"]["text"].removeprefix("\ufeff")
    _, line = csv.reader(io.StringIO(saved), delimiter=",")
    assert (line[1], line[4], line[8]) == ("Serie de maxime", f"{points}", f"first play: {points}")
    window.do("figures.ask_erase")
    assert "Finished series for one: 1." in text_of(window.page)
