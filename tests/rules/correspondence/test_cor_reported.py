"""What a player reports to the arbiter: score, sheet, coefficients for an unfinished game too (COR-28)."""

import pytest

from drivers.letter_arbiter import CLOSES, LATE, Arbiter
from drivers.letter_game import RED, Device
from faristol.competitions import reporting
from faristol.competitions.errors import NotOver
from faristol.games.correspondence import ending
from faristol.games.correspondence.dispute import read_letter, write_letter
from faristol.games.correspondence.message_errors import SheetDiffers
from faristol.games.correspondence.sheet import read_sheet, sheet_facts, write_sheet


def played(*more):
    device = Device()
    device.turns("H7 CASA", "I6 MINE")
    for facts_of in more:
        device.write(facts_of(device.state))
    return device


def agreed(state):
    return [*ending.offer_draw(state, RED), ending.agreement(state)]


def test_cor_28_a_letter_about_an_unfinished_game_proposes_coefficients_and_the_arbiter_accepts_them():
    device = played()
    text = write_letter(device.state, device.entries, RED, "nu mai răspunde", (13_000, 7_000))
    assert "Coeficienți propuși: 1,3000 și 0,7000" in text
    letter = read_letter(text.replace("ț", "t"))
    assert (letter.proposed, letter.why, letter.player) == ((13_000, 7_000), "nu mai răspunde", RED)
    told = reporting.report_of(letter.game, letter.proposed)
    assert (told.way, told.decided, told.scores) == ("unfinished", (13_000, 7_000), device.state.scores)
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    arbiter.write(reporting.report(arbiter.state, arbiter.state.games[0], told, LATE, sure=True))
    assert arbiter.worth(arbiter.state.games[0]) == ("1.3000", "0.7000")


def test_cor_28_without_a_proposal_an_unfinished_game_is_no_report():
    device = played()
    letter = read_letter(write_letter(device.state, device.entries, RED))
    assert letter.proposed is None
    with pytest.raises(NotOver):
        reporting.report_of(letter.game, letter.proposed)


def test_cor_28_what_a_game_is_worth_by_the_rules_is_what_the_letter_proposes():
    device = played(agreed)
    assert "propuși: 1,0000 și 1,0000" in write_letter(device.state, device.entries, RED, "", (15_000, 5_000))


def test_cor_28_the_sheet_in_words_ends_with_the_coefficients_and_they_are_right():
    assert "Coeficienți:" not in write_sheet(played().entries)
    device = played(agreed)
    text = write_sheet(device.entries)
    assert text.endswith("\nCoeficienți: 1,0000 și 1,0000\n")
    assert read_sheet(text) == sheet_facts(device.entries)
    assert read_sheet(text.replace("Coeficienți: 1,0000 și 1,0000\n", "")) == sheet_facts(device.entries)
    with pytest.raises(SheetDiffers):
        read_sheet(text.replace("1,0000 și", "1,5000 și"))


def test_cor_23_until_the_closing_date_a_proposal_waits_or_has_a_reason():
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    assert reporting.is_early(arbiter.state, "unfinished", CLOSES)
    assert not reporting.is_early(arbiter.state, "agreed", CLOSES)
