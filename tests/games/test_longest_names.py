"""A name of eighty letters stays whole; what is longer is cut there, whatever the event is."""

import pytest

from drivers.club import Club
from drivers.director import Director
from drivers.draw import opened
from drivers.letter_arbiter import Arbiter
from drivers.letter_game import Device
from drivers.match import Match

LONG = "Casal Popular de Manacor i comarca, " * 3
OPENED = {
    "draws": lambda name: opened(name=name)[0]["name"],
    "duplicate": lambda name: Club(name=name, players=()).entries[0]["name"],
    "classic": lambda name: Match("mallorca", name=name).state.opened.name,
    "correspondence": lambda name: Device(name=name).entries[0]["name"],
    "competition": lambda name: Arbiter((), name=name).entries[0]["name"],
    "tournament": lambda name: Director(name=name).entries[0]["name"],
}


@pytest.mark.parametrize("kind", OPENED)
def test_a_name_of_eighty_letters_stays_and_a_longer_one_is_cut(kind):
    assert [OPENED[kind](LONG[:length]) for length in (79, 80, 81)] == [LONG[:79], LONG[:80], LONG[:80]]
