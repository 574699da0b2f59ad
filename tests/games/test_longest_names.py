"""A name of eighty letters stays whole; what is longer is cut there, whatever the event is."""

import pytest

from arbiter_by_letter import Arbiter
from by_letter import Device
from club import Club
from director import Director
from match import Match
from table import opened

LONG = "Casal Popular de Manacor i comarca, " * 3
OPENED = {
    "draws": lambda name: opened(name=name)[0]["name"],
    "duplicate": lambda name: Club(name=name, players=()).entries[0]["name"],
    "classic": lambda name: Match("mallorca", name=name).state.opened["name"],
    "correspondence": lambda name: Device(name=name).entries[0]["name"],
    "competition": lambda name: Arbiter((), name=name).entries[0]["name"],
    "tournament": lambda name: Director(name=name).entries[0]["name"],
}


@pytest.mark.parametrize("kind", OPENED)
def test_a_name_of_eighty_letters_stays_and_a_longer_one_is_cut(kind):
    assert [OPENED[kind](LONG[:length]) for length in (79, 80, 81)] == [LONG[:79], LONG[:80], LONG[:80]]
