"""Names of two surnames on paper and on the wall: never cut, and no two made alike."""

import re

import pytest

from drivers.markup import read
from drivers.round_one import in_round_one
from faristol.screens.activities import board_for_the_room
from faristol.screens.parts.fitted_names import SIZES, fitted_names, width
from faristol.screens.parts.paper_pages import evenly
from faristol.screens.tournament.sheets.printing import PRINTED, Asked, sheets
from faristol.texts import texts
from faristol.tournaments import opening, reporting
from faristol.tournaments.reporting import Report
from screens.states.standings import entered, scene, whole_round

FIRST = ("Maria Antònia", "Joan Miquel", "Ștefan-Cătălin", "Francesc Xavier", "Gheorghe Ovidiu")
LAST = ("Puigserver", "Llompart de la Peña", "Constantinescu", "Dumitrașcu", "Nicolau i Ferrà", "Vanrell")
DAY = 24 * 3_600_000
LONG = tuple(f"{first} {one} {two}" for two in LAST for one in LAST for first in FIRST)


def seen(name, room):
    fit = fitted_names([name], room)[name]
    return fit.text, fit.size, fit.lines


@pytest.mark.parametrize("room", [6.5, 8.6, 9.2, 11.5, 14.5, 20.0])
def test_names_become_smaller_then_stand_in_several_lines_and_stay_apart(room):
    fits = fitted_names(LONG, room)
    assert len({fit.text for fit in fits.values()}) == len(LONG)
    for fit in fits.values():
        assert fit.lines > 1 or width(fit.text) * fit.size / 100 <= room
    assert seen("Aina", room) == ("Aina", 100, 1)


def test_a_list_has_one_size_and_only_a_name_that_is_longer_than_most_a_smaller_one():
    names = [f"Jordi Puigserver Mas {at}" for at in range(8)]
    longer = "Joan Miquel Llompart de la Peña"
    fits = fitted_names(["Aina Mas", *names, longer], 9.2)
    assert {fits[name].size for name in ["Aina Mas", *names]} == {80}
    assert fits[longer].lines == 2


@pytest.mark.parametrize("least", [70, 80, 90, 100])
def test_no_name_is_smaller_than_the_least_size_and_its_lines_are_counted(least):
    fits = fitted_names(LONG, 9.2, least)
    assert min(fit.size for fit in fits.values()) == least
    for fit in fits.values():
        lines = _greedy(fit.text, 9.2 * 100 / fit.size)
        assert fit.lines == len(lines), lines


def _greedy(name, room):
    """Break a name as a browser does: as much in a line as it holds, after a space or a hyphen."""
    lines = [""]
    for part in re.findall(r"[^ -]+-?|-", name):
        glued = lines[-1] + part if not lines[-1] or lines[-1].endswith("-") else f"{lines[-1]} {part}"
        if lines[-1] and width(glued) > room:
            lines.append(part)
        else:
            lines[-1] = glued
    return lines


def test_a_first_name_is_an_initial_only_where_that_makes_no_two_alike():
    one, two = "Magdalena Nicolau i Ferrà Constantinescu", "Miquela Nicolau i Ferrà Constantinescu"
    assert seen(one, 6.0)[0] == "M. Nicolau i Ferrà Constantinescu"
    assert {fit.text for fit in fitted_names([one, two], 6.0).values()} == {one, two}
    assert seen(one, 40.0) == (one, SIZES[0], 1)
    room = width("Gelabert Puigserver") * 0.5
    assert fitted_names([SURNAMES[2]], room)[SURNAMES[2]].text == "Gelabert Puigserver, M."


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


def test_papers_are_of_the_size_that_was_chosen_and_a_forfeit_is_told_in_a_word():
    club = entered(LONG[:6], rounds=5)
    club.pair().publish()
    club.do(reporting.enter_result, 1, 1, Report("forfeit-second"))
    paper = printed(club, "pairings")
    assert '<small class="paper__tie">incompareixença</small>' in paper
    window = in_round_one()
    window.go(f"#/event/{window.stream}/papers")
    for size in ("a4", "letter"):
        settings = {"language": "en", "theme": "auto", "sound": True, "paper": size}
        window.do("tournament_papers.print", data={"sheet": "names", "of": "1"}, settings=settings)
        assert f'data-paper="{size}"' in window.regions["print"]


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


# --- lists by name go by surname: one tap on the papers, for the door and the wall, and back by another


NAMES = "Maria Antònia Gelabert Puigserver\nJoan Apol·loni Sard\nBel Costa Mas\nAina Roca"
SURNAMES = ["Apol·loni Sard, Joan", "Costa Mas, Bel", "Gelabert Puigserver, Maria Antònia", "Roca, Aina"]


def published():
    director = in_round_one(NAMES)
    director.go(f"#/event/{director.stream}/papers")
    return director


def on_the_door(director):
    director.do("tournament_papers.print", data={"sheet": "names", "of": "1"})
    rows = re.findall(r"<td[^>]*><strong>(.*?)</strong>", director.regions["print"])
    return [" ".join(re.sub(r"<[^>]*>", " ", row).split()) for row in rows]


def test_the_list_for_the_door_goes_by_surname_after_one_tap_and_a_comma_says_where_it_begins():
    director = published()
    as_written = on_the_door(director)
    assert as_written == sorted(NAMES.splitlines())
    director.do("tournament_papers.list_by")
    assert on_the_door(director) == SURNAMES and 'aria-pressed="true"' in director.work
    director.do("tournament_papers.list_by")
    assert on_the_door(director) == as_written
    assert director.types.count("NamesListed") == 2
    director.do("tournament_papers.list_by")
    player = director.player("Joan Apol·loni Sard")
    director.go(f"#/event/{director.stream}/players")
    director.do("tournament_players.change", {"player": "Sard, Joan Apol·loni"}, data={"player": player})
    director.go(f"#/event/{director.stream}/papers")
    assert on_the_door(director)[-1] == "Sard, Joan Apol·loni"


def test_the_wall_has_the_same_order_and_the_tables_keep_the_names_as_they_are_written():
    director = published()
    director.do("tournament_papers.list_by")
    shown = scene(f"#/event/{director.stream}", director)
    html = board_for_the_room(shown.event, shown.now, shown.zone, shown.session)["html"]
    cells = [
        cell.text()
        for cell in read(html).all()
        if cell.name == "td" and cell.attributes.get("class") == "public__name"
    ]
    assert [cell.removesuffix(" comença") for cell in cells] == SURNAMES
    director.go(f"#/event/{director.stream}")
    assert "Maria Antònia Gelabert Puigserver" in director.work and SURNAMES[2] not in director.work
