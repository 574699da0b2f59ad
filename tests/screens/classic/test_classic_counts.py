"""After the last turn: what nobody can know is asked for, checked while it is typed, and counted aloud."""

import pytest

from drivers.match import Match
from drivers.match_window import MatchWindow, passes, plays, table


def test_of_an_empty_bag_the_other_rack_follows():
    game = Match("mallorca").begin().clock().fill(0)
    window = MatchWindow(game, "ca")
    passes(window, 6)
    mine = " ".join(window.state.unseen[:7])
    rest = " ".join(window.state.unseen[7:])
    window.do("classic.write_end", {"rack-1": mine, "rack-2": ""})
    assert f'value="{rest}"' in window.page
    assert window.do("classic.settle", {"rack-1": mine, "rack-2": rest})["ok"], window.refused


@pytest.mark.parametrize("racks", [("QQ", "AEI"), ("Q", "Q"), ("!", "AEI"), ("AEIOURST", "A")])
def test_racks_that_cannot_be_are_told_under_their_field(racks):
    window = table("mallorca")
    passes(window, 6)
    window.do("classic.write_end", {"rack-1": racks[0], "rack-2": racks[1]})
    assert "rack-1-problem" in window.page or "rack-2-problem" in window.page
    assert not window.do("classic.settle", {"rack-1": racks[0], "rack-2": racks[1]})["ok"]


def test_a_rack_of_another_number_of_tiles_is_a_warning_and_no_more():
    window = table("mallorca")
    passes(window, 6)
    racks = {"rack-1": "AEI", "rack-2": "EEIORSS"}
    window.do("classic.write_end", racks)
    assert 'id="odd-1"' in window.page and 'id="odd-2"' not in window.page
    assert window.do("classic.settle", racks)["ok"], window.refused


def test_a_clock_that_costs_nothing_is_not_asked_for():
    window = table("romanian", minutes=20, clocks="table")
    plays(window, "H8 CASA")
    passes(window, 4)
    assert window.state.stage == "over"


def test_the_end_can_be_undone_and_both_stay_in_the_log():
    window = table("romanian")
    passes(window, 4)
    assert window.do("event.undo")["ok"]
    assert window.state.stage == "turn" and window.types[-2:] == ["Settled", "Undone"]
