"""After the end the next step is the right one: the partner hears of it, then the arbiter, then the sheet."""

import pytest

from drivers.letter_windows import first_play, opened, reads, text_of
from drivers.markup import read
from drivers.window import Window


@pytest.fixture
def drawn():
    """RED has offered a draw with the play, and BLUE accepts it."""
    red, blue, text = first_play()
    assert red.do("correspondence.offer")["ok"]
    assert reads(blue, text_of(red, "message-text"))["ok"]
    assert blue.do("correspondence.accept")["ok"]
    return blue


def test_after_an_accepted_draw_the_partner_is_told_and_then_the_arbiter(drawn):
    assert 'data-do="correspondence.notice_copied"' in drawn.regions["shelf"]
    assert "remiză convenită" in text_of(drawn, "notice-text")
    assert drawn.do("correspondence.notice_copied", data={"copied": "yes"})["ok"]
    assert "Report to the arbiter" in drawn.regions["shelf"]
    game = drawn.last["url"]
    drawn.go(f"{game}/arbiter")
    assert "Coeficienți propuși: 1,0000 și 1,0000" in text_of(drawn, "letter-text")
    assert 'data-from="letter-text"' in drawn.regions["shelf"]
    assert drawn.do("correspondence_arbiter.copied", data={"copied": "yes"})["ok"]
    drawn.go(game)
    assert "Report to the arbiter" not in drawn.regions["shelf"] and "see-sheet" in drawn.regions["shelf"]


def test_after_the_closing_date_a_game_without_end_is_reported_with_coefficients():
    red = opened("red")
    red.now += 400 * 86_400_000
    red.go(f"{red.last['url']}/arbiter")
    assert "Propose coefficients" in red.regions["shelf"]
    assert "Coeficienți propuși" not in text_of(red, "letter-text")
    red.do("correspondence_arbiter.explain", {"explained": "", "red": "1,3", "blue": "x"})
    assert "Propose coefficients" in red.regions["shelf"]
    red.do("correspondence_arbiter.explain", {"explained": "", "red": "1,3", "blue": "0.7"})
    assert "Coeficienți propuși: 1,3000 și 0,7000" in text_of(red, "letter-text")
    assert 'data-from="letter-text"' in red.regions["shelf"]


def test_the_arbiter_s_form_has_what_the_letter_proposes(arbiter_of_two):
    arbiter, letter = arbiter_of_two
    competition = arbiter.last["url"]
    assert arbiter.do("competition.read", file=letter.encode())["ok"]
    assert arbiter.last["url"] == f"{competition}/game/1"
    every = read(arbiter.regions["work"]).all()
    fields = {each.attributes["id"]: each.attributes for each in every if "id" in each.attributes}
    assert fields["red_share"]["value"] == "1.3000" and fields["blue_share"]["value"] == "0.7000"
    told = {"way": "unfinished", "red": "0", "blue": "0", "red_share": "1.3", "blue_share": ""}
    assert not arbiter.do("competition.report", told)["ok"]
    assert not arbiter.do("competition.report", {**told, "blue_share": "0,7"})["ok"]
    assert 'id="why-problem"' in arbiter.regions["work"]
    assert arbiter.do("competition.report", {**told, "blue_share": "0,7", "why": "de acord"})["ok"]
    assert "1.3000 · 0.7000" in arbiter.page


def test_no_score_is_asked_where_there_is_none(arbiter_of_two):
    arbiter, _ = arbiter_of_two
    arbiter.go(f"{arbiter.last['url']}/game/1")
    for way, asked in (("no-show", False), ("unknown", False), ("agreed", True)):
        arbiter.do("competition.choose", {"way": way})
        assert ('id="red"' in arbiter.regions["work"]) is asked


@pytest.fixture
def arbiter_of_two():
    """Return the arbiter of one game, and RED's letter about it, unfinished."""
    form = {"arbiters": "Dorina", "begins": "2026-03-01", "closes": "2027-03-31", "way": "e-mail"}
    arbiter = Window()
    arbiter.go("#/competition")
    assert arbiter.do("competition_setup.open", {**form, "name": "Ediția"})["ok"]
    for name in ("Ana", "Barbu"):
        arbiter.do("competition.enter", {"player": name, "address": "", "coefficient": "", "place": ""})
    home = f"#/event/{arbiter.last['stream']}"
    arbiter.go(f"{home}/string")
    assert arbiter.do("competition.hear", {"room": "zăpadă"})["ok"]
    assert arbiter.do("competition.pair", data={})["ok"]
    arbiter.go(f"{home}/game/1")
    red = opened("red", arbiter.do("competition.letter")["save"]["text"])
    red.go(f"{red.last['url']}/arbiter")
    red.do("correspondence_arbiter.explain", {"explained": "", "red": "1,3", "blue": "0.7"})
    arbiter.go(home)
    return arbiter, text_of(red, "letter-text")
