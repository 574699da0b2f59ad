"""A season kept on a tablet: duplicates, tournaments and single games, and how the points came about."""

import csv
import io

import pytest

from drivers.markup import read
from drivers.match import Match
from drivers.page_read import element, rows_of
from drivers.window import Window
from faristol.screens.activities import published_page
from faristol.screens.league.classification.as_csv import csv_text
from faristol.screens.league.classification.lines import lines
from faristol.screens.parts.spreadsheet import MARK
from faristol.storage.files import export_file
from faristol.texts import LANGUAGES, texts
from screens.states.every import scene
from screens.states.leagues import evenings, season, tournament

NAME = "Temporada"
ANSWERS = {
    "name": NAME,
    "counts": "kinds",
    "best": "0",
    "publication": "en",
    "duplicate_by": "percent",
    "duplicate_most": "50",
    "tournament_by": "place",
    "tournament_places": "30, 20 15",
    "tournament_others": "3",
    "game_by": "place",
    "game_places": "8 2",
}


def file_of(stream, log):
    return export_file(stream, log.entries, "0", [], 0)


def game():
    return Match("mallorca", players=("Biel Roca", "Carla Mas")).begin().clock_if_any().abandon(1)


def opened(**answers):
    window = Window()
    window.do("leave", data={"to": "#/league"})
    assert window.do("league_setup.open", {**ANSWERS, **answers})["ok"], window.page
    return window


def full():
    window = opened()
    decided = game().decide((380, 300), 1)
    for stream, log in (("d", evenings(NAME)[0]), ("t", tournament(NAME)), ("g", decided)):
        assert window.do("league.read", file=file_of(stream, log))["ok"], window.page
    return window


def table(window):
    return rows_of(element(window.regions["work"], "league"))


def test_a_season_takes_in_duplicates_tournaments_and_games_from_their_files():
    window = full()
    assert [event.kind for event in window.state.events].count("tournament") == 1
    assert {event.kind for event in window.state.events} == {"duplicate", "tournament", "game"}
    assert all(len(row) == 3 + 3 for row in table(window))


def test_a_tap_on_a_name_shows_how_the_points_came_about_and_they_make_the_sum():
    window = full()
    window.do("league.player", data={"name": "Biel Roca", "club": "A"})
    *parts, whole = rows_of(element(window.regions["work"], "season-parts"))
    told = " ".join(part[0] for part in parts)
    assert "place 1 of 2" in told and "place 2 of 4" in told and "% of 50 points" in told
    assert {part[1] for part in parts} >= {"20", "8"} and len(parts) == 3
    assert round(sum(float(part[1]) for part in parts), 1) == float(whole[1])
    (row,) = [row for row in table(window) if row[1].startswith("Biel Roca")]
    assert row[2] == whole[1]
    window.do("league.player", data={"name": "Biel Roca", "club": "A"})
    assert 'id="season"' not in window.regions["work"]


def test_events_of_all_kinds_are_offered_that_lie_on_the_device():
    window = Window()
    decided = game().decide((380, 300), 1)
    logs = {"d": evenings(NAME)[0], "t": tournament(NAME), "g": decided, "u": game()}
    for stream, log in logs.items():
        window.do("leave", data={"to": "#/"})
        assert window.do("home.bring", file=file_of(stream, log), file_name="e.json")["ok"]
    window.do("leave", data={"to": "#/league"})
    assert window.do("league_setup.open", ANSWERS)["ok"]
    work = window.regions["work"]
    assert all(f'id="offered-{stream}"' in work for stream in "dtg")
    assert "Biel Roca – Carla Mas" in work
    for stream in "dtg":
        assert window.do("league.take", data={"stream": stream})["ok"], window.page
    assert len(window.state.events) == 3


def test_points_that_are_not_asked_for_cannot_stand_in_the_way():
    window = full()
    answer = window.do("league.terms", {**ANSWERS, "game_by": "percent", "game_places": "many"})
    assert answer["ok"], window.page
    assert window.state.worth("game").by == "percent" and window.state.worth("game").places == (20, 10)
    answer = window.do("league.terms", {**ANSWERS, "game_places": "many"})
    assert not answer["ok"] and answer["focus"] == "game_places"


def test_a_league_of_points_takes_no_tournament_and_says_so():
    window = opened(counts="points")
    answer = window.do("league.read", file=file_of("t", tournament(NAME)))
    assert not answer["ok"] and "a league counts only duplicates" in window.page
    assert window.types == ["LeagueOpened"]


def test_a_season_takes_nothing_that_is_none_of_the_three():
    window = opened()
    answer = window.do("league.read", file=file_of("s", season(NAME)))
    assert not answer["ok"] and "a season counts only these" in window.page


def test_what_counts_is_changed_and_asks_only_what_follows_from_it():
    window = full()
    before = [row[2] for row in table(window)]
    work = window.regions["work"]
    assert 'id="tournament_places"' in work and 'id="duplicate_most"' in work
    window.do("league.write_terms", {**ANSWERS, "tournament_by": "percent"})
    assert 'id="tournament_most"' in window.regions["work"]
    assert window.do("league.terms", {**ANSWERS, "tournament_places": "300 200"})["ok"]
    assert [row[2] for row in table(window)] != before and window.types[-1] == "TermsChanged"
    answer = window.do("league.terms", {**ANSWERS, "counts": "points"})
    assert not answer["ok"] and "Only duplicates have such points" in window.page


@pytest.mark.parametrize("field", ["tournament_places", "tournament_others", "duplicate_most"])
def test_points_that_are_no_numbers_are_told_under_their_field(field):
    window = full()
    answer = window.do("league.terms", {**ANSWERS, field: "30 many"})
    assert not answer["ok"] and answer["focus"] == field
    assert f'id="{field}-problem"' in window.regions["work"] and window.types[-1] == "EventTaken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_screen_page_and_spreadsheet_show_the_same_sums(language):
    made = season(NAME, best=2, publication=language)
    there = scene("#/event/id", made)
    html = published_page(there.event, "0", there.now, 60)
    shown = lines(made.state, texts(language))
    sign = "," if language == "en" else ";"
    _, *rows = csv.reader(io.StringIO(csv_text(made.state).removeprefix(MARK)), delimiter=sign)
    cells = [each.text() for each in read(html.replace("<!doctype html>", "")).all() if each.name == "td"]
    for line, row in zip(shown, rows, strict=True):
        assert row[1] == line.name and row[-2].replace(",", ".") == f"{float(line.standing.total):.1f}"
        assert line.total in cells
        for part in line.parts:
            assert part.how in html


def test_a_season_s_page_and_its_log_are_one_file():
    made = season(NAME)
    there = scene("#/event/id", made)
    page = published_page(there.event, "0", there.now, 60).encode()
    window = Window()
    window.do("leave", data={"to": "#/"})
    assert window.do("home.bring", file=page, file_name="e.html")["ok"]
    assert window.page.count(NAME)
