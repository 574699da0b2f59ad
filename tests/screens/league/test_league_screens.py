"""A league kept on a tablet: opened, events taken in and out, names told apart, printed, published."""

import csv
import io
import re

import pytest

from drivers.club import Club
from drivers.markup import read
from drivers.page_read import element, rendered, rows_of
from drivers.window import Window
from faristol.competitions.league import persons, standings
from faristol.games.duplicate.standings import standings as of_event
from faristol.screens.activities import published_page
from faristol.screens.league.classification.as_csv import csv_text
from faristol.screens.league.classification.lines import lines
from faristol.screens.parts.spreadsheet import MARK
from faristol.storage.files import export_file, read_file
from faristol.texts import LANGUAGES, per_cent, score, texts
from screens.states.every import scene
from screens.states.leagues import evenings, league

NAME = "Vespre"
NASTY = '<b onclick=x>Joan</b>, "Nan"; =1+1'
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def file_of(stream, club):
    return export_file(stream, club.entries, "0", [], 0)


def on_device(*clubs):
    """A window at home with these evenings on its device."""
    window = Window()
    for number, club in enumerate(clubs, 1):
        window.do("leave", data={"to": "#/"})
        assert window.do("home.bring", file=file_of(f"evening-{number}", club), file_name="e.json")["ok"]
    window.do("leave", data={"to": "#/"})
    return window


def opened(window, **answers):
    window.do("leave", data={"to": "#/league"})
    fields = {"name": "Lliga", "counts": "points", "best": "0", "publication": "en", **answers}
    assert window.do("league_setup.open", fields)["ok"], window.page
    return window


def with_events(*clubs, **answers):
    window = opened(on_device(*clubs), **answers)
    for number in range(1, len(clubs) + 1):
        assert window.do("league.take", data={"stream": f"evening-{number}"})["ok"], window.page
    return window


def table(window):
    return rows_of(element(window.regions["work"], "league"))


def test_home_and_the_results_lead_to_it():
    window = on_device(evenings(NAME)[0])
    assert 'href="#/league"' in window.regions["work"]
    window.go("#/event/evening-1/results")
    assert 'href="#/league"' in window.regions["bar"]


def test_events_of_this_device_make_one_classification():
    first, second, _ = evenings(NAME)
    window = with_events(first, second)
    sums = {}
    for club in (first, second):
        for row in of_event(club.state):
            sums[row.player.name] = sums.get(row.player.name, 0) + row.total
    rows = table(window)
    shown = {
        next(name for name in sorted(sums, key=len, reverse=True) if row[1].startswith(name)): row[2]
        for row in rows
    }
    assert shown == {name: score(total, "en") for name, total in sums.items()}
    assert [row[0] for row in rows] == sorted((row[0] for row in rows), key=int)
    assert all(len(row) == 3 + 2 for row in rows)


def test_the_log_of_a_league_says_nothing_of_a_secret_in_its_backup():
    window = with_events(evenings(NAME)[0])
    window.go(f"#/event/{window.last['url'].split('/')[2]}/file")
    assert window.do("file.export")["save"]
    window.go(window.last["url"])
    assert "A backup was made" in window.regions["work"] and "secret" not in window.regions["work"]


def test_an_event_that_is_in_is_not_offered_again_and_one_that_went_on_is_taken_again():
    club = Club(players=("Anna", "Biel"), name=NAME).begin().round()
    window = opened(on_device(club))
    assert 'id="offered-evening-1"' in window.regions["work"]
    window.do("league.take", data={"stream": "evening-1"})
    assert 'id="offered-evening-1"' not in window.regions["work"] and "again-1" not in window.regions["work"]
    before = [row[2] for row in table(window)]
    league_at = window.last["url"]
    window.go("#/")
    club.next().round()
    window.do("home.bring", file=file_of("evening-1", club), file_name="e.json")
    window.do("home.bring_more")
    window.do("leave", data={"to": league_at})
    assert 'id="again-1"' in window.regions["work"] and [row[2] for row in table(window)] == before
    window.do("league.take", data={"stream": "evening-1"})
    assert 'id="again-1"' not in window.regions["work"]
    assert [row[2] for row in table(window)] == [score(row.total, "en") for row in of_event(club.state)]


def test_an_event_comes_from_a_file_that_was_never_on_this_device():
    first, second, _ = evenings(NAME)
    window = opened(Window())
    assert window.do("league.read", file=file_of("far", first))["ok"]
    there = scene("#/event/far", second)
    page = published_page(there.event, "0", there.now, 60)
    assert window.do("league.read", file=page.encode())["ok"]
    assert len(window.state.events) == 2 and window.types[-1] == "EventTaken"
    assert len(table(window)) == len(persons(window.state)[0])


@pytest.mark.parametrize("rubbish", [b"", b"{}", b"<html></html>", b"\xff\xfe\x00"])
def test_a_file_that_is_none_of_a_duplicate_is_refused_and_changes_nothing(rubbish):
    window = opened(Window())
    assert not window.do("league.read", file=rubbish)["ok"]
    made = league(NAME, 1)
    assert not window.do("league.read", file=export_file("l", made.entries, "0", [], 0))["ok"]
    assert window.types == ["LeagueOpened"]


def test_only_the_best_events_count_and_the_others_stand_in_brackets():
    window = with_events(*evenings(NAME), best="1")
    for row in table(window):
        figures = [cell for cell in row[3:] if cell != "–"]
        assert sum(not cell.startswith("(") for cell in figures) == 1
        assert row[2] in figures
    assert "brackets" in window.regions["work"]
    window.do("league.terms", {"counts": "percent", "best": "0"})
    assert "(" not in "".join(cell for row in table(window) for cell in row[3:])
    assert all(row[2].endswith("%") for row in table(window))
    assert window.state.counts == "percent" and window.state.best == 0


def test_no_number_of_events_is_told_under_its_field():
    window = opened(Window())
    answer = window.do("league.terms", {"counts": "points", "best": "many"})
    assert not answer["ok"] and answer["focus"] == "best" and 'id="best-problem"' in window.regions["work"]


def test_who_may_be_one_person_is_asked_and_the_answer_can_be_undone():
    window = with_events(*evenings(NAME)[:2])
    doubts = element(window.regions["work"], "doubts").text()
    assert "Anna Puig" in doubts and "Anna Puig Serra" in doubts
    people = len(table(window))
    data = {"name": "Anna Puig", "club": "B", "other": "Anna Puig Serra", "other_club": "B"}
    assert window.do("league.same", data=data)["ok"], window.page
    assert 'id="doubts"' not in window.regions["work"] and len(table(window)) == people - 1
    assert "also spelt Anna Puig" in window.regions["work"]
    window.do("event.undo")
    assert 'id="doubts"' in window.regions["work"] and len(table(window)) == people
    window.do("league.different", data=data)
    assert 'id="doubts"' not in window.regions["work"] and len(table(window)) == people


def test_an_event_can_be_taken_out():
    window = with_events(*evenings(NAME)[:2])
    window.do("league.remove", data={"stream": "evening-1"})
    assert [event.stream for event in window.state.events] == ["evening-2"]
    assert 'id="offered-evening-1"' in window.regions["work"]


def test_a_league_is_an_event_on_home_and_among_the_leagues():
    window = with_events(evenings(NAME)[0])
    stream = window.last["stream"]
    window.go("#/")
    assert f'id="event-{stream}"' in window.regions["work"] and "League · 1 event" in window.regions["work"]
    window.go("#/league")
    assert f'id="league-{stream}"' in window.regions["work"]


@EACH_LANGUAGE
def test_the_published_page_is_one_file_that_can_be_read_back(language):
    made = league(NAME, best=2, publication=language)
    there = scene("#/event/id", made)
    html = published_page(there.event, "0", there.now, 60)
    root = read(html.replace("<!doctype html>", ""))
    assert f'<html lang="{language}">' in html and "<script" not in html
    assert read_file(html.encode()).entries == made.entries
    ids = {each.attributes["id"] for each in root.all() if "id" in each.attributes}
    links = [each.attributes["href"] for each in root.all() if each.name == "a"]
    assert links and all(link.removeprefix("#") in ids for link in links)
    for line in lines(made.state, texts(language)):
        assert line.name in html and line.total in html


@EACH_LANGUAGE
def test_a_spreadsheet_has_a_column_for_each_event(language):
    made = league(NAME, counts="percent", publication=language)
    text = csv_text(made.state)
    sign = "," if language == "en" else ";"
    head, *rows = csv.reader(io.StringIO(text.removeprefix(MARK)), delimiter=sign)
    assert len(head) == 4 + 3 and {len(row) for row in rows} == {len(head)}
    assert len(rows) == len(persons(made.state)[0])


def test_a_spreadsheet_names_the_events_that_do_not_count():
    made = league(NAME, counts="percent", best=2, publication="ca")
    head, *rows = csv.reader(io.StringIO(csv_text(made.state).removeprefix(MARK)), delimiter=";")
    assert head[-1] == "No compta"
    for row, line in zip(rows, lines(made.state, texts("ca")), strict=True):
        there = [at for at, each in enumerate(line.standing.results) if each is not None]
        assert len(row[-1].split("; ")) == max(len(there) - 2, 1)
        assert bool(row[-1]) == (len(there) > 2)


def test_it_is_printed_with_everybody_on_it():
    window = with_events(*evenings(NAME))
    answer = window.do("league.print")
    assert answer["print"] and all(
        row[1].split(" A")[0][:4] in window.regions["print"] for row in table(window)
    )
    window.now += 1_000
    window.do("look")
    assert "paper" not in window.regions["print"]


def test_names_are_text_wherever_they_stand():
    made = league(NASTY)
    there = scene("#/event/id", made)
    for html in (*rendered(there).values(), published_page(there.event, "0", there.now, 60)):
        assert "<b onclick" not in html


def test_a_tie_is_told_in_a_sentence():
    first = Club(players=("Anna", "Biel"), name=NAME).begin().time()
    best = first.plays()[0]
    first.hand_in(1, "p1", best).hand_in(1, "p2", best).master().end()
    window = with_events(first)
    assert [row[0] for row in table(window)] == ["1", "1"]
    assert "Equal from the best event to the last: shared place" in window.regions["work"]


def test_the_figures_are_those_of_the_standings():
    made = league(NAME, counts="percent", best=2)
    placed = standings(persons(made.state)[0], 2)
    shown = lines(made.state, texts("ca"))
    assert [line.total for line in shown] == [per_cent(row.total, "ca") for _, row in placed]
    assert [line.standing.rank for line in shown] == [row.rank for _, row in placed]


def test_a_tap_on_a_player_shows_the_season_event_by_event_and_its_line():
    clubs = evenings(NAME)
    window = with_events(*clubs)
    id, one = next(
        (match[1], match)
        for match in re.finditer(
            r'id="(player-\d+)"[^>]*data-name="([^"]*)"\s+data-club="([^"]*)"', window.page
        )
        if match[2] == "Biel Roca"
    )
    window.do("league.player", data={"name": one[2], "club": one[3]})
    rows = rows_of(element(window.regions["work"], "season-events"))
    found = [row for club in clubs for row in of_event(club.state) if row.player.name == "Biel Roca"]
    assert [row[2] for row in rows[:-1]] == [str(row.rank) for row in found]
    assert [row[3] for row in rows[:-1]] == [str(row.masters) for row in found]
    assert rows[-1][0] == "The season" and rows[-1][3] == str(sum(row.masters for row in found))
    assert rows[-1][2] == str(min(row.rank for row in found))
    columns = element(window.regions["work"], "season-chart")
    assert len([each for each in columns.all() if each.name == "rect"]) == len(clubs)
    assert 'class="chart__average"' in window.regions["work"]
    assert element(window.regions["work"], id).attributes["aria-pressed"] == "true"
    window.do("league.player", data={"name": one[2], "club": one[3]})
    assert 'id="season"' not in window.regions["work"]


def test_a_player_who_is_not_in_the_league_shows_nothing():
    window = with_events(*evenings(NAME)[:1])
    window.do("league.player", data={"name": "Nobody", "club": ""})
    assert 'id="season"' not in window.regions["work"]
