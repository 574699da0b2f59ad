"""A play is read and placed once in its round, however often the judge looks at it."""

from collections import Counter

import pytest
from test_the_round import Judge, some_plays

from drivers.club import Club
from faristol.core import play
from faristol.games.duplicate import ruling
from faristol.games.duplicate.players import Player


@pytest.fixture
def counted(monkeypatch):
    """How often a text is read as a play, a play is placed, and a player's sanctions are counted."""
    calls = Counter()

    def count(owner, name, called):
        real = getattr(owner, name)

        def counting(*given):
            calls[called] += 1
            return real(*given)

        monkeypatch.setattr(owner, name, counting)

    count(play, "readings", "readings")
    count(ruling, "place", "placings")
    count(Player, "sanctioned", "sanctions")
    return calls


def test_a_slip_is_read_and_placed_once(counted):
    judge = Judge(Club().begin())
    judge.does("start")
    (text,) = some_plays(judge, 1)
    counted.clear()
    judge.does("take", typed=text)
    assert judge.slips
    assert counted["readings"] == counted["placings"] == 1
    assert counted["sanctions"] <= 5 * len(judge.state.players)


def test_the_master_screen_reads_and_places_nothing_that_was_handed_in(counted):
    judge = Judge(Club().begin())
    judge.does("start")
    plays = some_plays(judge, 12)
    for text in plays:
        judge.does("take", typed=text)
    judge.does("end_time")
    counted.clear()
    judge.does("to_master")
    judge.does("look_at", play=plays[3])
    assert "proposals" in judge.window.regions["work"]
    best = 1  # the best of the lexicon, if nobody handed it in
    assert counted["readings"] <= best
    assert counted["placings"] <= best
