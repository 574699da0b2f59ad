"""Names where there is little room: the first of two surnames, and never the same for two of one game."""

import pytest

from drivers.match import Match
from drivers.match_window import MatchWindow
from faristol.screens.parts.names import by_surname, short_names


@pytest.mark.parametrize(
    ("language", "names", "short"),
    [
        ("ca", "Jordi Puig Vidal, Jordi Pons Vidal", "J. Puig, J. Pons"),
        ("ca", "Maria Àngels Soler i Mir, Ramon Llull", "M. Soler, R. Llull"),
        ("ca", "Joan Puig Vidal, Jordi Puig Pons", "J. Puig Vidal, J. Puig Pons"),
        ("ca", "Joan Puig, Jordi Puig", "Joan Puig, Jordi Puig"),
        ("ca", "Anna de la Torre Vidal, Neus", "A. de la Torre, Neus"),
        ("ca", "Jugador 1, Jugador 2", "Jugador 1, Jugador 2"),
        ("ro", "Ana Maria Popescu, Ion Ionescu", "A. Popescu, I. Ionescu"),
    ],
)
def test_short_names_differ(language, names, short):
    assert short_names(names.split(", "), language) == short.split(", ")


@pytest.mark.parametrize("name", ["Gelabert, Maria", "Gelabert, ", ", Maria", ",", "Neus", "i Mir", "7"])
def test_any_name_has_a_short_one(name):
    assert all(each.strip() for each in short_names([name, "Neus Bonet"], "ca"))
    assert by_surname([name, "Neus Bonet"], "ca").strip()
    assert by_surname(["Maria Àngels Soler i Mir", "Ana Maria Popescu"]) == "Mir – Popescu"


@pytest.mark.parametrize(
    ("language", "names", "title"),
    [
        ("ca", ("Jordi Puig Vidal", "Jordi Pons Vidal"), "Puig – Pons"),
        ("ca", ("Joan Puig Vidal", "Jordi Puig Pons"), "Joan Puig Vidal – Jordi Puig Pons"),
        ("ro", ("Ana Maria Popescu", "Ion Ionescu"), "Popescu – Ionescu"),
        ("ca", ("Jugador 1", "Jugador 2"), "Jugador 1 – Jugador 2"),
    ],
)
def test_a_title_is_never_like_a_score(language, names, title):
    assert by_surname(names, language) == title


def test_title_and_sheet_have_them():
    players = ("Jordi Puig Vidal", "Jordi Pons Vidal")
    window = MatchWindow(Match("mallorca", players=players).begin().clock().play("H8 CASA"))
    assert window.last["title"].startswith("Puig – Pons")
    window.to("sheet")
    assert ">J. Puig<" in window.regions["work"] and ">J. Pons<" in window.regions["work"]
    window = MatchWindow(Match("mallorca", players=("Player 1", "Player 2")).begin().clock())
    assert window.last["title"].startswith("Player 1 – Player 2")
