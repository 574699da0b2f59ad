"""How the places moved, and the awards: on the screen and on the one published page."""

import re

import pytest

from drivers.markup import read
from drivers.page_read import element, rendered, rows_of
from faristol.games.duplicate.awards import awards
from faristol.games.duplicate.results import course
from faristol.games.duplicate.standings import standings
from faristol.screens.activities import published_page
from faristol.screens.parts.places_chart import places_chart
from faristol.texts import LANGUAGES, texts
from screens.states.results import AT, after, over, running, scene

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EACH_LANGUAGE
def test_the_places_after_every_round_stand_in_figures_and_as_a_line_each(language):
    club = running()
    work = rendered(scene(f"{AT}/results/places", club), language)["work"]
    placed, stages = standings(club.state), course(club.state)
    rows = rows_of(element(work, "places"))
    assert [row[0] for row in rows] == [row.player.name for row in placed]
    assert [row[1:] for row in rows] == [
        [str(stage.ranks[row.player.id]) for stage in stages] for row in placed
    ]
    assert work.count('class="course__line"') == len(placed)


def test_a_name_leads_to_the_line_of_that_player():
    page = rendered(scene(f"{AT}/results/places/p5", running()))["work"]
    assert page.count("data-chosen") == 1
    assert page.rindex('class="course__line"') == page.index('class="course__line" data-chosen')
    assert 'id="places-p5" aria-current="true"' in page


def test_every_line_has_a_point_for_each_round_at_the_place_held():
    orders = {1: ["a", "b", "c"], 2: ["c", "a", "b"], 3: ["c", "b", "a"]}
    chart = places_chart(orders, {"c": "Carla", "b": "Biel", "a": "Anna"}, ["c"], None)
    x, y = dict(chart.rounds), dict(chart.places)
    lines = {line.player: list(line.points) for line in chart.lines}
    assert lines == {
        player: [(x[number], y[orders[number].index(player) + 1]) for number in orders] for player in "abc"
    }
    assert {line.player: line.look for line in chart.lines} == {"a": "", "b": "", "c": "first"}
    assert all(a < b for a, b in zip(x.values(), list(x.values())[1:], strict=False))
    assert max(y.values()) < chart.height and max(x.values()) < chart.width


def test_without_results_there_are_no_places_to_see():
    chart = places_chart({}, {"a": "Anna"}, [], None)
    assert list(chart.lines) == [] == list(chart.rounds)


@EACH_LANGUAGE
def test_the_awards_stand_beside_the_classification_with_who_has_them(language):
    club = over()
    found = element(rendered(scene(f"{AT}/results", club), language)["work"], "awards")
    assert len([each for each in found.all() if each.name == "li"]) == len(awards(club.state))
    t = texts(language)
    assert t.gettext("Best play") in found.text() and t.gettext("Most master plays") in found.text()
    best = awards(club.state)[0]
    assert str(best.figure) in found.text()


def test_after_an_earlier_round_there_are_no_awards():
    earlier = after(scene(f"{AT}/results", running()), "after", round="1")
    assert 'id="awards"' not in rendered(earlier)["work"]


@EACH_LANGUAGE
def test_the_published_page_has_the_drawing_and_the_awards(language):
    club = over()
    club.entries[0] = {**club.entries[0], "publication": language}
    page = scene(AT, club)
    html = published_page(page.event, "0.1.0", page.now, 60)
    read(html.replace("<!doctype html>", ""))
    assert html.count('<g class="course__line"') == len(club.state.players)
    assert texts(language).gettext("Best play") in html
    assert not re.search(r"<[^>]+\sstyle=", html), "the page's policy forbids attributes of style"
