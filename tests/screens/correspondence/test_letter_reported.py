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


@pytest.mark.parametrize("act", ["print", "mailed", "save"])
def test_a_report_that_is_printed_or_mailed_is_made_as_one_that_is_copied(drawn, act):
    assert drawn.do("correspondence.notice_copied", data={"copied": "yes"})["ok"]
    game = drawn.last["url"]
    drawn.go(f"{game}/arbiter")
    assert 'data-do="correspondence_arbiter.print"' in drawn.regions["work"]
    assert drawn.do(f"correspondence_arbiter.{act}")["ok"]
    assert "Back to the game" in drawn.regions["shelf"]
    drawn.go(game)
    assert "Report to the arbiter" not in drawn.regions["shelf"] and "see-sheet" in drawn.regions["shelf"]


def test_in_a_game_by_e_mail_the_link_that_opens_the_mail_says_that_it_was_used(drawn):
    drawn.go(f"{drawn.last['url']}/arbiter")
    every = read(drawn.regions["work"]).all()
    link = next(each for each in every if each.attributes.get("id") == "mail-letter")
    assert link.attributes["href"].startswith("mailto:")
    assert link.attributes["data-do"] == "correspondence_arbiter.mailed"


def test_beside_the_message_and_the_result_the_board_can_be_had_as_a_picture(drawn):
    red, _, _ = first_play()
    for window in (red, drawn):
        every = read(window.regions["work"]).all()
        buttons = {each.attributes.get("id"): each.attributes for each in every if each.name == "button"}
        for id, device in (("save-picture", "picture"), ("send-picture", "share_picture")):
            assert buttons[id]["data-device"] == device
            assert buttons[id]["data-caption"].endswith(": 8 – 0")


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


def offered_and_accepted():
    """RED has played and then offered a draw by a notice; BLUE accepts, and RED reads that."""
    red, blue, text = first_play()
    assert reads(blue, text)["ok"]
    assert red.do("correspondence.offer")["ok"]
    assert reads(blue, text_of(red, "notice-text"))["ok"]
    assert blue.do("correspondence.accept")["ok"]
    assert reads(red, text_of(blue, "notice-text"))["ok"]
    return red, blue


def test_after_reading_that_the_draw_is_accepted_the_next_step_is_the_arbiter():
    red, _ = offered_and_accepted()
    assert text_of(red, "notice-text") is None
    assert "Copy the notice" not in red.regions["shelf"] and "Report to the arbiter" in red.regions["shelf"]
    assert "Scor: ROȘU 8 – ALBASTRU 0" in letter_of(red)


def letter_of(window):
    window.go(f"{window.last['url']}/arbiter")
    return text_of(window, "letter-text")


def test_two_offers_that_cross_are_both_still_told():
    red, blue, text = first_play()
    assert reads(blue, text)["ok"]
    for window in (red, blue):
        assert window.do("correspondence.offer")["ok"]
    assert reads(red, text_of(blue, "notice-text"))["ok"]
    assert "Propunere de remiză, ROȘU" in text_of(red, "notice-text")


@pytest.mark.parametrize("way", ["accepted", "given up"])
def test_of_a_notice_that_ends_the_game_it_is_said_that_the_game_is_over(way):
    if way == "accepted":
        window, _ = offered_and_accepted()
    else:
        red, window, text = first_play()
        assert reads(window, text)["ok"]
        red.do("correspondence.ask_abandon")
        assert red.do("correspondence.abandon")["ok"]
        assert reads(window, text_of(red, "notice-text"))["ok"]
    assert "The game is over." in window.regions["notice"]
    assert "goes on accordingly" not in window.regions["notice"]


def test_of_a_notice_that_ends_nothing_it_is_said_that_the_game_goes_on():
    red, blue, text = first_play()
    assert reads(blue, text)["ok"]
    assert red.do("correspondence.offer")["ok"]
    assert reads(blue, text_of(red, "notice-text"))["ok"]
    assert "The game goes on accordingly." in blue.regions["notice"]
