"""Lists by name go by surname: one tap on the papers, for the door and the wall, taken back by another."""

import re

from drivers.markup import read
from drivers.round_one import in_round_one
from faristol.screens.activities import board_for_the_room
from faristol.screens.parts.fitted_names import fitted_names, width
from screens.states.every import scene

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


def test_the_list_for_the_door_goes_by_surname_after_one_tap_and_back_after_another():
    director = published()
    as_written = on_the_door(director)
    assert as_written == sorted(NAMES.splitlines())
    director.do("tournament_papers.list_by")
    assert on_the_door(director) == SURNAMES and 'aria-pressed="true"' in director.work
    director.do("tournament_papers.list_by")
    assert on_the_door(director) == as_written
    assert director.types.count("NamesListed") == 2


def test_a_name_corrected_with_a_comma_stands_where_the_comma_says():
    director = published()
    director.do("tournament_papers.list_by")
    player = director.player("Joan Apol·loni Sard")
    director.go(f"#/event/{director.stream}/players")
    director.do("tournament_players.change", {"player": "Sard, Joan Apol·loni"}, data={"player": player})
    director.go(f"#/event/{director.stream}/papers")
    assert on_the_door(director)[-1] == "Sard, Joan Apol·loni"


def test_the_wall_has_the_same_order():
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


def test_the_tables_keep_the_names_as_they_are_written():
    director = published()
    director.do("tournament_papers.list_by")
    director.go(f"#/event/{director.stream}")
    assert "Maria Antònia Gelabert Puigserver" in director.work and SURNAMES[2] not in director.work


def test_with_too_little_room_the_first_name_behind_the_comma_becomes_its_initial():
    room = width("Gelabert Puigserver") * 0.5
    assert fitted_names([SURNAMES[2]], room)[SURNAMES[2]].text == "Gelabert Puigserver, M."
