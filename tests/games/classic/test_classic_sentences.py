"""What the log says of an entry, where it depends on what the entry has."""

import pytest

from drivers.log import NOON
from drivers.match import JUDGE
from faristol.games.classic.facts import FACTS


def sentence(entry_type, **entry):
    return FACTS.read({"type": entry_type, "at": NOON, "clause": None, **entry}).sentence


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"lost": [2], "by": JUDGE}, "%(by)s decided that %(lost)s lost"),
        ({"lost": [1, 2], "by": JUDGE}, "%(by)s decided that both lost"),
        ({"lost": [2], "by": JUDGE, "why": "read the clock", "clause": "FED-17"}, "ended by this clause"),
        ({"lost": [2], "clause": "FED-17"}, "ended by this clause"),
        ({"lost": [2]}, "The game ended"),
    ],
)
def test_who_lost_of_two_that_were_late_is_what_the_arbiter_said(entry, said):
    found = sentence("GameEnded", **{"way": "time", "racks": None, **entry})
    assert said in found
    assert ("clause" in found) == bool(entry.get("clause"))


def test_a_round_begins_without_one_player_or_without_both():
    assert sentence("RoundBegan", absent=[2]) == "The round began without %(absent)s"
    assert sentence("RoundBegan", absent=[1, 2]) == "The round began with both players absent"


def test_a_clock_goes_on_after_a_break_from_a_time():
    assert (
        sentence("ClockStarted", player=1, remaining=None, after_crash=None)
        == "The clock of %(player)s started"
    )
    assert "after a break" in sentence("ClockStarted", player=1, remaining=5, after_crash="ran on")


def test_of_two_it_is_said_who_drew_which_tile_and_of_more_all_tiles():
    assert "%(one)s drew %(first_tile)s" in sentence("StartDrawn", tiles=["A", "B"], first=1)
    of_three = sentence("StartDrawn", tiles=["A", "B", "C"], first=1)
    assert of_three == "Tiles drawn to see who starts: %(drawn)s"


def test_a_second_challenge_has_its_argument_and_a_verdict_says_what_becomes_of_the_play():
    assert sentence("Challenged", words=["CASA"], argument="") == "Challenged: %(words)s"
    assert sentence("Challenged", words=["CASA"], argument="why?").startswith("Challenged once more")
    verdicts = [sentence("ChallengeJudged", player=1, valid=valid, by=JUDGE) for valid in (True, False)]
    assert ["is removed" in verdict for verdict in verdicts] == [False, True]
