"""The room's board of a tournament: each finds the own table, nobody sees what is not out yet."""

import re
from copy import copy
from itertools import chain

import pytest

from drivers.director import SECRET
from drivers.markup import check, read
from drivers.real_names import real_names
from faristol.screens.activities import board_for_the_room as public
from faristol.screens.public.pages import pages_of
from faristol.screens.public.type_of_lists import HIGH, MOST_BESIDE, SCALES, row_height, typeset, whole_names
from faristol.texts import LANGUAGES, texts
from faristol.tournaments import directing, reporting
from faristol.tournaments.deciding import Word
from faristol.tournaments.reporting import Report
from screens.states.standings import (
    NAMES,
    by_lot,
    drafted,
    entered,
    hand_in,
    over,
    played,
    running,
    scene,
    whole_round,
)


def board(club):
    shown = scene("#/event/id", club)
    return public(shown.event, shown.now, shown.zone, shown.session)


def text_of_board(club):
    return " ".join(re.sub(r"<[^>]*>", " ", board(club)["html"]).split())


def key(club):
    return re.search(r'data-key="([^"]*)"', board(club)["html"])[1]


def lines(club):
    """Row by row what stands in the tables."""
    root = read(board(club)["html"])
    return [
        [cell.text() for cell in row.all() if cell.name == "td"]
        for row in root.all()
        if row.name == "tr" and any(cell.name == "td" for cell in row.all())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [drafted, by_lot, running, played, over])
def test_every_board_is_sound_and_speaks_the_language_of_the_publication(make, language):
    club = copy(make())  # the others' is kept as it is
    first, *others = club.entries
    club.entries = [{**first, "publication": language}, *others]
    shown = board(club)
    assert shown["language"] == language and shown["clock"] is None
    check(read(shown["html"]))


def test_nobody_has_entered_yet():
    assert "Lliga de tardor" in text_of_board(entered(()))


@pytest.mark.parametrize("make", [drafted, by_lot])
def test_nothing_of_a_draft_and_nothing_of_the_lots_is_on_it(make):
    club = make()
    before = board(club)["html"]
    assert SECRET.hex() not in before
    assert before == board(club.do(directing.drop_draft))["html"]


def test_a_draft_between_rounds_turns_no_page():
    club = whole_round(entered(NAMES[:6], rounds=3))
    before = board(club)["html"]
    assert board(club.pair())["html"] == before


def test_each_finds_the_own_name_the_table_and_whom_one_meets():
    club = entered(NAMES[:7], rounds=3, publication="en").pair().publish()
    rows = [[name.removesuffix(" starts"), *rest] for name, *rest in lines(club)]
    assert [row[0] for row in rows] == sorted(NAMES[:7], key=str.casefold)
    pairs = club.state.rounds[0].draft.pairs
    for name, table, other in rows:
        if table == "–":
            assert other == "bye"
            continue
        pair = pairs[int(table) - 1]
        names = {club.state.players[player].name for player in (pair.first, pair.second)}
        assert {name, other} == names
    starting = re.findall(
        r'data-size="\d+">([^<]*)</span></span> <span class="public__starts"', board(club)["html"]
    )
    assert sorted(starting) == sorted(club.state.players[pair.first].name for pair in pairs)


def test_then_the_results_come_in_and_after_them_the_standings():
    club = entered(NAMES[:8], rounds=3, publication="en").pair().publish()
    called = key(club)
    hand_in(club, but=(2,))
    assert key(club) != called and "1 table still playing" in text_of_board(club)
    assert [row[2] == "–" for row in lines(club)] == [False, True, False, False]
    hand_in(club)
    assert "All results are in" in text_of_board(club)
    club.close()
    rows = [row.player.name for row in club.state.standings()]
    assert [line[1] for line in lines(club)] == rows


def test_many_players_lie_on_pages_that_can_be_read():
    club = entered(tuple(f"Player {n:03}" for n in range(60)), rounds=3).pair().publish()
    html = board(club)["html"]
    assert html.count("data-page") == 3
    assert len(lines(club)) == 60
    hand_in(club, but=(1,))
    assert board(club)["html"].count("data-page") == 3
    hand_in(club).close()
    assert board(club)["html"].count("data-page") == 3


def test_a_result_that_an_arbiter_decided_says_so_below_the_score():
    club = running()
    said = texts("ca").gettext("the arbiter’s decision")
    board_of_two = next(iter(club.state.rounds[-1].missing))
    against = Report(score=(390, 420), winner=0)
    club.do(reporting.enter_result, len(club.state.rounds), board_of_two, against, word=Word("Joan", "x"))
    assert any(said in cells[2] for cells in lines(club) if len(cells) > 2)


def long_names(count):
    club = entered(tuple(real_names(count)), publication="ca")
    return whole_round(club)


def usual_pages(rows, most):
    return -(-rows // most)


@pytest.mark.parametrize("count", [4, 8, 13, 17, 24, 25, 30, 48, 60])
def test_long_names_make_no_more_pages_than_the_usual_type_and_few_are_large_and_whole(count):
    between = long_names(count)
    paired = between.branch().pair(repeats_agreed=True).publish()
    tables = len(paired.state.rounds[-1].draft.pairs)
    results = hand_in(paired.branch(), but=(1,))
    for club, pages in (
        (between, usual_pages(count, 24)),
        (paired, usual_pages(count, 24)),
        (results, usual_pages(tables, 12)),
    ):
        html = board(club)["html"]
        assert html.count("data-page") <= pages
        (scale,) = {int(each) for each in re.findall(r'data-scale="(\d+)"', html)}
        if count <= 8:
            assert scale >= 120 and set(re.findall(r'data-size="(\d+)"', html)) == {"100"}
    assert len([each for each in lines(between) if each]) == count


@pytest.mark.parametrize("room", [8.6, 11.0, 18.0])
@pytest.mark.parametrize("count", [1, 3, 10, 13, 24, 25, 36, 60])
def test_lists_of_long_names_have_the_usual_pages_and_the_largest_type_that_these_hold(room, count):
    rows = [[name] for name in real_names(count)]
    made = typeset([rows], lambda row: row, room, 36.0)
    assert len(made.pages) == len(pages_of(rows)) and [*chain(*chain(*made.pages))] == rows
    whole = all(made.fits[name].size == 100 for (name,) in rows)
    columns = [column for page in made.pages for column in page]
    tallest = max(sum(row_height(row, made.fits) for row in each) for each in columns) * 36 * made.scale / 100
    beside = any(len(page) > 1 for page in made.pages)
    if not whole:
        assert made.scale == 100
        return
    assert tallest <= HIGH
    larger = next((each for each in reversed(SCALES) if each > made.scale), None)
    if larger is None or (beside and larger > MOST_BESIDE):
        return
    fits = whole_names([name for (name,) in rows], room * (1 if beside else 2) * 100 / larger, larger)
    tops = (
        [sum(row_height(row, fits) for row in each) * 36 * larger / 100 for each in columns] if fits else []
    )
    assert fits is None or max(tops) > HIGH


def test_few_short_names_use_the_height():
    """At least 85 per cent of it, or the type is the largest that there is."""
    for count in (2, 4, 9, 12, 16, 20, 24):
        rows = [[f"Nom {number}"] for number in range(count)]
        made = typeset([rows], lambda row: row, 11.0, 36.0)
        columns = [column for page in made.pages for column in page]
        tallest = max(sum(row_height(row, made.fits) for row in each) for each in columns)
        most = MOST_BESIDE if any(len(page) > 1 for page in made.pages) else SCALES[0]
        assert made.scale == most or tallest * 36 * made.scale / 100 >= 0.85 * HIGH, count


def test_a_space_is_before_how_many_rounds_there_are():
    club = entered(NAMES[:6], rounds=3, publication="en").pair().publish()
    for made in (club, hand_in(club.branch(), but=(1,))):
        assert re.search(r"Round 1\s+<span[^>]*>of 3", board(made)["html"])
