"""The board for the room of a serie de maxime: no letter before the time runs, none while it stands."""

import pytest

from drivers.markup import check, read
from drivers.series_club import SeriesClub
from faristol.games.series import playing
from screens.states.room_boards import board, html, words_on

NASTY = "<b>{{ 7*7 }} %(x)s"


def typed():
    club = SeriesClub("Ana", "Barbu").papers().plays(2, 1, "H8 CASAT").plays(1, 1, "H7 CASA")
    return club.plays(1, 6, "I8 STIRE")


def test_before_the_start_the_room_reads_how_many_groups_and_minutes():
    said = words_on(SeriesClub("Ana"))
    assert "7 grupe de litere" in said and "60 de minute" in said
    assert "tile" not in html(SeriesClub("Ana"))


def test_while_the_time_runs_every_group_is_there_with_the_clock():
    club = SeriesClub("Ana").groups()
    page = html(club, 60_000)
    assert page.count('id="public-group-') == 7 and "59:00" in page
    assert board(club)["clock"]["remaining"] == 60 * 60_000


def test_while_the_clock_stands_the_groups_are_covered():
    club = SeriesClub("Ana").groups()
    club.write(playing.stop(club.state))
    assert 'id="public-group-' not in html(club) and "Ceasul este oprit" in words_on(club)


def test_in_the_variant_no_vowel_is_seen():
    page = html(SeriesClub("Ana", consonants=True).groups())
    assert page.count('class="rack__stub"') == 3 + 4 + 3 + 7 + 0 + 3 + 3
    assert 'aria-label="A, ' not in page and 'aria-label="C, ' in page


def test_then_the_ranking_follows_the_papers_and_is_final_in_the_end():
    club = typed()
    said = words_on(club)
    assert said.index("Barbu") < said.index("Ana") and "se scriu depunerile" in said
    club.write(playing.end(club.state))
    assert "se scriu depunerile" not in words_on(club)


def test_forty_players_come_on_pages_with_everybody_once():
    names = [f"Player {n}" for n in range(40)]
    page = html(SeriesClub(*names).papers())
    assert page.count("data-page") == 4 and all(page.count(f">{name}<") == 1 for name in names)


@pytest.mark.parametrize("club", [SeriesClub(NASTY), SeriesClub(NASTY).groups(), SeriesClub(NASTY).papers()])
def test_its_markup_is_sound_and_a_name_is_text(club):
    page = html(club)
    check(read(page))
    assert "<b>" not in page


def test_nobody_there_is_no_empty_page():
    assert "data-page" in html(SeriesClub().papers())
