"""The results as people read them: on the screen and on paper, in three languages."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from drivers.club import PLAYERS, Club
from drivers.markup import check, read
from drivers.page_read import element, rendered, rows_of
from faristol.games.duplicate.awards import awards
from faristol.games.duplicate.results import course, finished
from faristol.games.duplicate.standings import Row, placed_in_order, standings
from faristol.screens.activities import published_page
from faristol.screens.duplicate.results import tables
from faristol.screens.parts.paper_pages import filled
from faristol.screens.parts.places_chart import places_chart
from faristol.texts import LANGUAGES, per_cent, score, texts
from screens.states.results import AT, SHEETS, after, card, over, running, scene

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


# --- the classification


@EACH_LANGUAGE
def test_the_classification_shows_every_player_in_order(language):
    club = running()
    rows = rows_of(element(rendered(scene(f"{AT}/results", club), language)["work"], "standings"))
    placed = standings(club.state)
    assert [row[0] for row in rows] == [str(row.rank) for row in placed]
    assert all(placed[n].player.name in rows[n][1] for n in range(len(placed)))
    assert [row[3] for row in rows] == [str(row.played) for row in placed]
    assert [row[4] for row in rows] == [str(6 * len(row.bonuses) or "–") for row in placed]
    assert [row[2] for row in rows] == [score(row.total, language) for row in placed]


def test_half_points_are_written_as_each_language_does():
    eleven = Club(players=PLAYERS[:11]).begin().time()
    eleven.hand_in(1, "p1", eleven.plays()[0])
    for player in range(2, 12):
        eleven.hand_in(1, f"p{player}", null="absent")
    eleven.master()
    first = standings(eleven.state)[0]
    assert first.total.denominator == 2
    for language, sign in (("en", "."), ("ca", ","), ("ro", ",")):
        work = rendered(scene(f"{AT}/results", eleven), language)["work"]
        row = rows_of(element(work, "standings"))[0]
        assert row[2:5] == [f"{int(first.total)}{sign}5", f"{first.played}", f"5{sign}5"]


def test_the_steps_end_where_the_rounds_and_the_players_end():
    club = running()
    done = len(finished(club.state))
    assert done > 1
    last = placed_in_order(standings(club.state))[-1].player.id

    def steps(page):
        regions = rendered(scene(f"{AT}/results{page}", club), "en")
        text = regions["work"] + regions["shelf"]
        return [each for each in ("round-before", "round-after", "next-player") if f'id="{each}"' in text]

    assert steps("") == ["round-before"]
    assert steps("/round/1") == ["round-after"]
    assert steps(f"/round/{done}") == ["round-before"]
    assert steps(f"/player/{last}") == []


def test_a_tie_is_explained_in_a_sentence():
    club = Club(players=PLAYERS[:4], bonuses=False).begin()
    tied = _tied(club)
    ties = [placed.tie for placed in tables.classification(tied, 100, texts("en"))]
    assert ties[0] == "Ahead on best play: 70 to 65"
    assert ties[1] == "Equal on the 2 best plays, ahead on the next: 10 to 9"
    assert ties[2] is None
    assert ties[3] == ties[4] == "Equal in every play: shared place"


def _tied(club):
    """Rows as they would come out: totals alike, plays different."""
    (player, *_) = club.state.players.values()
    plays = ((70, 20, 10, 0), (65, 20, 10, 5), (65, 20, 9, 6), (30, 0), (30, 0))
    return placed_in_order([Row(player, None, sum(each), (), each, 0) for each in plays])


def test_after_an_earlier_round_the_classification_is_that_round_s_and_there_are_no_awards():
    club = running()
    first = after(scene(f"{AT}/results", club), "after", round="1")
    rows = rows_of(element(rendered(first)["work"], "standings"))
    assert [row[2] for row in rows] == [score(row.total, "en") for row in standings(club.state, 1)]
    earlier = after(scene(f"{AT}/results", running()), "after", round="1")
    assert 'id="awards"' not in rendered(earlier)["work"]


def test_a_bonus_is_highlighted_with_round_player_and_value():
    bonuses = element(rendered(scene(f"{AT}/results", running()))["work"], "bonuses").text()
    assert bonuses.startswith("Round 1 1 ") and PLAYERS[0] in bonuses and "+6" in bonuses


def test_the_per_cent_has_one_decimal():
    assert per_cent(Fraction(235, 3), "en") == "78.3%"
    assert per_cent(Fraction(235, 3), "ca") == "78,3\u00a0%"
    assert per_cent(Fraction(1999, 20), "ro") == "100,0\u00a0%"
    assert per_cent(None, "ca") == "–"


# --- a round, a player


@EACH_LANGUAGE
def test_a_round_shows_every_slip_once(language):
    club = running()
    round_ = club.state.rounds[1]
    page = rendered(scene(f"{AT}/results/round/2", club), language)["work"]
    text = element(page, "plays").text() + element(page, "nulls").text()
    assert all(player.name in text or str(player.table) in text for player in club.state.at_tables)
    nulls = element(page, "nulls").text()
    assert "XX<b>" in nulls
    assert {"p5", "p6", "p7", "p8", "p9"} == {
        each.attributes["id"].removeprefix("null-")
        for each in element(page, "nulls").all()
        if each.attributes.get("id", "").startswith("null-p")
    }
    assert round_.master.points == int(element(page, "master-points").text())


def test_the_board_shows_the_master_play_or_what_was_before_it_or_a_play_that_was_tapped():
    club = running()
    round_ = club.state.rounds[1]
    page = scene(f"{AT}/results/round/2", club)

    def tiles(scene):
        return rendered(scene)["work"].count('class="tile"')

    lying = sum(map(bool, round_.board.squares))
    assert tiles(page) == lying + len(round_.master.laid)
    assert tiles(after(page, "show", round="2")) == lying
    assert tiles(after(page, "show", round="2", play=round_.slips["p2"].play)) > lying


@EACH_LANGUAGE
def test_a_player_s_page_has_a_line_for_each_round_with_what_was_missed(language):
    club = running()
    rows = rows_of(element(rendered(scene(f"{AT}/results/player/p5", club), language)["work"], "game"))
    t = texts(language)
    assert [row[0] for row in rows] == [t.gettext("Round %(n)s") % {"n": n} for n in (1, 2, 3)]
    second = rows[1]
    assert second[2] == "0"
    assert second[3] == f"\u2212{club.state.rounds[1].master.points}"


# --- large events


def test_only_a_part_of_a_long_list_is_sent():
    club = Club(players=tuple(f"P {n}" for n in range(120))).begin().time()
    club.hand_in(1, "p1", club.plays()[0]).master()
    page = scene(f"{AT}/results", club)
    assert len(rows_of(element(rendered(page)["work"], "standings"))) == 50
    assert len(rows_of(element(rendered(after(page, "part", part="2"))["work"], "standings"))) == 20


# --- paper


@EACH_LANGUAGE
@pytest.mark.parametrize("sheet", SHEETS)
def test_paper_speaks_the_language_of_the_publication(sheet, language):
    ruleset = {"ca": "duplicate", "ro": "romanian-duplicate", "en": "completiv"}[language]
    club = over(PLAYERS[0], Club.claim, ruleset=ruleset)
    club.entries[0] = {**club.entries[0], "publication": language}
    printed = rendered(after(scene(AT, club), "print", sheet=sheet))["print"]
    check(read(printed))
    assert f'<div lang="{language}" data-paper="a4">' in printed
    assert texts(language).gettext("Place") in printed or sheet == "rounds"


def test_paper_is_there_for_one_tap_only():
    tapped = after(scene(AT, over()), "print", sheet="wall")
    assert 'class="paper"' in rendered(tapped)["print"]
    assert "Jutge: Bel Quetglas" in rendered(tapped)["print"], "the form said that the name stands there"
    assert rendered(replace(tapped, now=tapped.now + 1))["print"] == ""


def test_there_is_a_card_for_each_player_on_few_sheets_and_a_sheet_for_each_round():
    club = over()
    page = scene(AT, club)
    cards = rendered(after(page, "print", sheet="cards"))["print"]
    assert cards.count('class="paper-card"') == len(club.state.players)
    assert cards.count('class="paper"') == 3
    assert rendered(after(page, "print", sheet="cards", of="p5"))["print"].count('class="paper-card"') == 1
    rounds = rendered(after(page, "print", sheet="rounds"))["print"]
    assert rounds.count('class="paper"') == len(finished(club.state))
    grid = read(rendered(after(page, "print", sheet="grid"))["print"])
    table = next(each for each in grid.all() if each.name == "table")
    assert [row[0] for row in rows_of(table)] == [str(p.table) for p in club.state.at_tables]


def test_lines_are_filled_onto_pages_and_none_is_lost():
    lines = [{"n": n, "high": 1 + n % 3} for n in range(100)]
    pages = list(filled(lines, 10, lambda line: line["high"], 20))
    assert [line for page in pages for line in page] == lines
    assert sum(line["high"] for line in pages[0]) <= 10
    assert all(sum(line["high"] for line in page) <= 20 for page in pages)
    assert list(filled([], 10, lambda line: 1)) == [[]]


# --- at home


@pytest.mark.parametrize(
    "club, said",
    [
        (Club(), "Duplicate · not begun, 12 players"),
        (running(), "Duplicate · round 3 · 12 players"),
        (over(), "Duplicate · over, the results are not final yet"),
        (over(PLAYERS[0], Club.finish), "Duplicate · finished, 12 players"),
    ],
    ids=["players", "running", "over", "final"],
)
def test_home_says_where_a_duplicate_is(club, said):
    home = replace(scene("#/", club), event=None, cards=(card(club, "id"),))
    assert said in rendered(home)["work"]


# --- how the places moved, and the awards


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
