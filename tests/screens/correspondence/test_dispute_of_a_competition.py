"""A dispute is an event of its own, and its competition knows where it is and how the game ended in it."""

import re

import pytest

from drivers.letter_game import string
from drivers.letter_windows import lays, opened, reads, sends, text_of
from screens.correspondence.test_competition_flow import enter, here, opened_competition

AFTER_THE_END = 1_806_600_000_000
"""An April day, when the competition has closed."""


@pytest.fixture
def competition():
    window = opened_competition(program="on")
    enter(window, "Ana", "Barbu")
    window.go(f"{here(window)}/string")
    assert window.do("competition.type_string", {"string": " ".join(string())})["ok"]
    assert window.do("competition.pair", data={})["ok"]
    return window


def letters(competition):
    """Return what both players write about game 1, where BLUE challenges the first play."""
    competition.go(f"{here(competition)}/game/1")
    sheet = competition.do("competition.letter")["save"]["text"]
    red, blue = opened("red", sheet), opened("blue", sheet)
    lays(red, "H7", "casa")
    red.do("correspondence.enter")
    message = sends(red, arrived="2026-03-02", sent="2026-03-05", partner_sent="2026-03-01")
    assert reads(blue, message)["ok"]
    assert blue.do("correspondence.challenge", {"word-1": "on", "why": ""})["ok"]
    blue.go(f"{blue.last['url']}/arbiter")
    competition.go(f"{here(competition)}/post")
    letter = text_of(blue, "letter-text")
    return letter, letter.replace("De la: ALBASTRU", "De la: ROȘU")


def test_the_arbiter_decides_in_the_dispute_and_the_competition_takes_it_over(competition):
    own = here(competition)
    first, other = letters(competition)
    assert competition.do("competition.read_letters", {"letters": first})["ok"]
    assert competition.do("competition.open_letter", data={"at": 0})["ok"]
    dispute = here(competition)
    assert dispute != own and f'href="{own}/game/1"' in competition.page
    competition.go(f"{own}/game/1")
    assert "It waits for your answer." in competition.page and f'href="{dispute}"' in competition.page
    assert "take-from-dispute" not in competition.page

    competition.go(f"{own}/post")
    competition.do("competition.read_letters", {"letters": other})
    competition.do("competition.open_letter", data={"at": 0})
    assert here(competition) == dispute and "This dispute is here already." in competition.regions["notice"]
    assert competition.do("correspondence_arbiter.other", {"letter": other})["ok"]
    assert competition.do("correspondence_arbiter.judge", {"word-1": "wrong"})["ok"]
    competition.go(f"{own}/game/1")
    assert "You have answered it; the game goes on." in competition.page

    competition.go(dispute)
    competition.now = AFTER_THE_END
    assert competition.do("correspondence_arbiter.close", data={"reported": "yes"})["ok"]
    competition.go(f"{own}/game/1")
    assert "The game has ended in it" in competition.page
    assert competition.do("competition.take_from_dispute")["ok"]
    assert any(
        "checked" in each for each in re.findall(r'<input[^>]*value="unfinished"[^>]*>', competition.page)
    )
    assert competition.do("competition.report", {"way": "unfinished", "red": "0", "blue": "0", "why": "x"})[
        "ok"
    ]
    reported = competition.entries[-1]
    assert (reported["type"], reported["game"], reported["way"]) == ("GameReported", 1, "unfinished")


def test_a_second_letter_about_a_dispute_that_waits_opens_no_second_one(competition):
    first, other = letters(competition)
    for letter in (first, other):
        competition.go("#/dispute")
        competition.do("dispute_setup.open", {"letter": letter, "came": "2026-11-21"})
    assert "This dispute is here already." in competition.regions["notice"]
    competition.go("#/letters")
    assert competition.page.count("waiting for your answer") == 1
