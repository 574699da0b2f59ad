"""By which surname a name stands in a list: two of them in Catalan, one in Romanian, particles, commas."""

import pytest

from drivers.director import Director
from faristol.screens.tournament.pairings import by_name
from faristol.tournaments import opening
from faristol.tournaments.players import Player
from faristol.tournaments.surnames import surname_first


@pytest.mark.parametrize(
    ("name", "listed"),
    [
        ("Maria Antònia Gelabert Puigserver", "Gelabert Puigserver, Maria Antònia"),
        ("Joan Puig Mas", "Puig Mas, Joan"),
        ("Aina Roca", "Roca, Aina"),
        ("Josep Puig i Cadafalch", "Puig i Cadafalch, Josep"),
        ("Joan de la Cruz Vidal-Quadras", "de la Cruz Vidal-Quadras, Joan"),
        ("Maria del Mar Bonet Rosselló", "Bonet Rosselló, Maria del Mar"),
        ("Maria del Mar Bonet", "Bonet, Maria del Mar"),
        ("Maria de la Cruz", "de la Cruz, Maria"),
        ("Maria Antònia Bonet", "Bonet, Maria Antònia"),
        ("Miquel Àngel Bonet", "Bonet, Miquel Àngel"),
        ("Joan Miquel Bonet", "Miquel Bonet, Joan"),
        ("Miquel Àngel", "Àngel, Miquel"),
        ("Gelabert, Maria Antònia", "Gelabert, Maria Antònia"),
        ("Zoe", "Zoe"),
    ],
)
def test_a_catalan_name_stands_by_the_first_of_two_surnames(name, listed):
    assert surname_first(name, "ca") == listed


@pytest.mark.parametrize(
    ("name", "listed"),
    [
        ("Ștefan Țiriac", "Țiriac, Ștefan"),
        ("Ana-Maria Popescu-Ionescu", "Popescu-Ionescu, Ana-Maria"),
        ("Ion Mihai Pop", "Pop, Ion Mihai"),
        ("Popescu, Ana", "Popescu, Ana"),
    ],
)
def test_a_romanian_name_stands_by_its_last_word(name, listed):
    assert surname_first(name, "ro") == listed


WRITTEN = ("Aina Roca", "Maria Antònia Gelabert Puigserver", "Joan Çelik", "Bel Costa Mas", "Pons, Zoe")


def paired(by):
    club = Director(name="Tardor")
    for n, name in enumerate(WRITTEN):
        club.do(opening.enter_player, Player(f"p{n}", name))
    if by:
        club.do(opening.list_by, by)
    return club.pair().publish().state


def listed(state):
    return [line.name for line in by_name(state, state.rounds[-1])]


def test_a_list_by_name_stands_by_surname_and_shows_it_first():
    assert listed(paired("surname")) == [
        "Costa Mas, Bel",
        "Çelik, Joan",
        "Gelabert Puigserver, Maria Antònia",
        "Pons, Zoe",
        "Roca, Aina",
    ]


def test_without_that_choice_it_is_as_the_names_are_written():
    as_written = [
        "Aina Roca",
        "Bel Costa Mas",
        "Joan Çelik",
        "Maria Antònia Gelabert Puigserver",
        "Pons, Zoe",
    ]
    assert listed(paired(None)) == as_written == listed(paired("written"))


def test_the_same_choice_again_is_no_entry_and_a_choice_keeps_the_draft():
    club = Director("ABC").pair()
    assert opening.list_by(club.state, "written") == []
    club.do(opening.list_by, "surname")
    assert club.state.draft and club.state.listed_by == "surname"
    assert opening.list_by(club.state, "surname") == []
