"""The words that a player missed are those that are fair to ask for, in the offer and in the list."""

import pytest

from drivers.club import PLAYERS, Club
from drivers.sessions import session
from faristol.games.duplicate.errors import NotNow
from faristol.kinds import fold_log
from faristol.practice import lost_racks
from faristol.screens.device import Device, Settings
from faristol.screens.duplicate.results.intents import study
from faristol.screens.scene import OpenEvent, Scene
from screens.states.results import over


def test_where_every_missed_word_is_one_that_one_source_alone_knows_no_list_is_made(monkeypatch):
    club = over(PLAYERS[0], Club.claim, Club.finish)
    event = OpenEvent("event", fold_log(club.entries).kind, tuple(club.entries), club.state)
    address = "#/event/event/results/player/p5"
    scene = Scene(address, Settings("en"), Device(), session(), 0, 0, event=event, words=club.words)
    assert study(scene, club.state).remember
    monkeypatch.setattr(lost_racks, "is_fair", lambda lost, lexicon: False)
    with pytest.raises(NotNow):
        study(scene, club.state)
