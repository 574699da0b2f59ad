"""Names of two surnames on paper and on the wall: never cut, and no two made alike."""

import pytest

from faristol.screens.parts.fitted_names import SIZES, fitted_names, width
from faristol.screens.parts.paper_pages import evenly
from faristol.screens.tournament.sheets.printing import PRINTED, Asked, sheets
from faristol.texts import texts
from faristol.tournaments import opening
from screens.states.standings import entered, scene, whole_round

FIRST = ("Maria Antònia", "Joan Miquel", "Ștefan-Cătălin", "Francesc Xavier", "Gheorghe Ovidiu")
LAST = ("Puigserver", "Llompart de la Peña", "Constantinescu", "Dumitrașcu", "Nicolau i Ferrà", "Vanrell")
DAY = 24 * 3_600_000
LONG = tuple(f"{first} {one} {two}" for two in LAST for one in LAST for first in FIRST)


def seen(name, room):
    fit = fitted_names([name], room)[name]
    return fit.text, fit.size, fit.lines


@pytest.mark.parametrize("room", [6.5, 8.6, 9.2, 11.5, 14.5, 20.0])
def test_names_become_smaller_then_stand_in_two_lines_and_stay_apart(room):
    fits = fitted_names(LONG, room)
    assert len({fit.text for fit in fits.values()}) == len(LONG)
    for fit in fits.values():
        assert fit.lines == 2 or width(fit.text) * fit.size / 100 <= room
    assert seen("Aina", room) == ("Aina", 100, 1)


def test_a_first_name_is_an_initial_only_where_that_makes_no_two_alike():
    one, two = "Magdalena Nicolau i Ferrà Constantinescu", "Miquela Nicolau i Ferrà Constantinescu"
    assert seen(one, 6.0)[0] == "M. Nicolau i Ferrà Constantinescu"
    assert {fit.text for fit in fitted_names([one, two], 6.0).values()} == {one, two}
    assert seen(one, 40.0) == (one, SIZES[0], 1)


@pytest.mark.parametrize("count", range(1, 60))
def test_no_sheet_has_a_line_alone_where_the_others_are_full(count):
    pages = evenly(range(count), 19)
    assert [line for page in pages for line in page] == [*range(count)]
    assert len(pages) == -(-count // 19)
    assert max(map(len, pages)) <= 19
    assert count < 20 or min(map(len, pages)) > 5


def printed(club, sheet, of="1"):
    shown = scene("#/event/id/papers", club)
    asked = shown.session.put(PRINTED, Asked(sheet, of), about=shown.now)
    return str(sheets(scene("#/event/id/papers", club, session=asked)))


@pytest.mark.parametrize(
    ("count", "sheet", "most"), [(200, "pairings", 7), (200, "wall", 5), (200, "names", 8)]
)
def test_two_hundred_players_need_few_sheets(count, sheet, most):
    club = entered(LONG[:180] + tuple(f"Jugador {at}" for at in range(count - 180)), rounds=5)
    club.pair().publish()
    assert printed(club, sheet).count('class="paper"') <= most


def test_a_paper_has_the_day_of_its_own_round_and_says_who_has_left():
    club = entered(LONG[:6], rounds=5)
    opened = club.now
    whole_round(club)
    club.do(opening.withdraw, "p1")
    club.now += 7 * DAY
    whole_round(club)
    days = [texts("ca").date(opened + 7 * DAY * at, 60) for at in (0, 1)]
    assert days[0] in printed(club, "pairings", "1") and days[1] not in printed(club, "pairings", "1")
    assert days[1] in printed(club, "pairings", "2") and days[1] in printed(club, "wall", "2")
    assert "retirat" in printed(club, "wall", "2")
