"""Byes where divisions are paired together: each says its division, and the wall shows it with its own."""

import re

import pytest

from drivers.divisions_window import Window, here
from faristol.screens.activities import board_for_the_room, published_page
from faristol.screens.session import Session

SIZES = {"A": 5, "B": 5}


def window(sizes=SIZES, **chosen):
    rows = [f"{name}na {at};{1900 - at};{name}" for name, many in sizes.items() for at in range(many)]
    made = Window().opens(players="", **chosen)
    made.enters("\n".join(["name;rating;division", *rows]))
    assert made.draws()["ok"], made.regions["notice"]
    return made


@pytest.fixture
def hall():
    made = window()
    assert made.publishes()["ok"]
    return made


def plain(html):
    return " ".join(re.sub("<[^>]*>", " ", html).split())


def wall(made):
    """Return each page of the room's board as its text."""
    html = board_for_the_room(made.opened, made.now, 0, Session())["html"]
    return [plain(page) for page in re.findall(r"<section.*?</section>", html, re.S)]


def resting(made):
    """Return the player of each division who has the bye."""
    event = made.state
    draft = event.draft or event.rounds[-1].draft
    return {event.players[id].division: event.players[id].name for id, _ in draft.byes}


def notes(html, start):
    return [plain(each) for each in re.findall(rf"<(?:p|div)[^>]* {start}.*?</p>", html, re.S)]


def test_a_page_of_the_wall_has_the_byes_and_the_tables_still_playing_of_its_division(hall):
    hall.writes(1, 400, 300)
    first, second = wall(hall)
    rests = resting(hall)
    assert "Divisió A" in first and "Encara juga 1 taula" in first
    assert "Divisió B" in second and "Encara juguen 2 taules" in second
    assert first.endswith(rests["A"]) and rests["B"] not in first
    assert second.endswith(rests["B"]) and rests["A"] not in second


def test_a_division_of_which_all_results_are_in_says_so_while_the_other_plays(hall):
    hall.writes(1, 400, 300)
    hall.writes(2, 400, 300)
    first, second = wall(hall)
    assert "Ja hi ha tots els resultats" in first and "Encara juguen 2 taules" in second


def test_the_byes_of_a_large_division_are_on_its_last_page():
    made = window({"A": 31, "B": 5})
    made.publishes()
    made.writes(1, 400, 300)
    *pages, last = [page for page in wall(made) if "Divisió A" in page]
    assert pages and last.endswith(resting(made)["A"])
    assert not any(resting(made)["A"] in page for page in pages)
    assert all("Encara juguen 14 taules" in page for page in (*pages, last))


def test_a_division_without_a_table_has_a_page_with_its_bye():
    made = window({"A": 5, "B": 1})
    made.publishes()
    made.writes(1, 400, 300)
    first, second = wall(made)
    assert "Bna 0" not in first
    assert "Divisió B" in second and second.endswith("Bna 0")
    assert "taula" not in second and "resultats" not in second


def test_a_bye_of_the_draft_and_of_the_round_says_its_division():
    made = window(publication="en")
    byes = notes(made.work, 'id="bye-')
    assert len(byes) == 2
    for bye, (division, name) in zip(byes, resting(made).items(), strict=True):
        assert (
            f"Division {division} · {name} is the last of those to be paired, place 5, and has the bye."
            in bye
        )
    made.publishes()
    for bye, (division, name) in zip(notes(made.work, 'id="rests-'), resting(made).items(), strict=True):
        assert bye.startswith(f"Division {division} · {name} is the last")


def test_the_paper_and_the_published_page_say_the_division_of_a_bye(hall):
    rests = resting(hall)
    hall.go(f"{here(hall)}/papers")
    hall.do("tournament_papers.print", data={"sheet": "pairings", "of": "1"})
    paper = notes(hall.regions["print"], 'class="paper__note"')
    page = plain(published_page(hall.opened, "test", hall.now, 0))
    assert [each.split(" descansa")[0] for each in paper] == [
        f"Divisió {division} · {name}" for division, name in rests.items()
    ]
    assert all(
        f"Divisió {division} · Descansa {name}, que és qui té el darrer lloc" in page
        for division, name in rests.items()
    )


@pytest.mark.parametrize("sizes", [{"A": 5}, {"": 5}])
def test_where_there_is_one_division_a_bye_does_not_name_it(sizes):
    made = window(sizes)
    (bye,) = notes(made.work, 'id="bye-')
    name = next(iter(resting(made).values()))
    assert bye == f"– {name} {name} is the last of those to be paired, place 5, and has the bye."
