"""The message of a turn, written and read back; its dates: COR-5, COR-14, COR-16, COR-18, COR-23, COR-25."""

import re

import pytest

from by_letter import AS_WRITTEN, BLUE, RED, Device, march, third_turn
from faristol.games.correspondence import ending, post
from faristol.games.correspondence.errors import (
    GamesDiffer,
    NotNow,
    ResentBeforeReturn,
    TurnNotSent,
)
from faristol.games.correspondence.message import message_of
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.remarks import roman


def written(device=None):
    device = device or third_turn()
    device.play("7C GOL")
    return device.send(Dates(march(1), march(3), "stamp", march(6)))


def test_cor_5_the_line_of_the_sheet_in_a_game():
    """`O,G 7C: GOL / C7: GO; D7: OL 41`: the letters used stand in the order of the string."""
    device = third_turn()
    written(device)
    (*_, turn) = device.state.course.turns
    assert turn.words == ("7C GOL", "C7 GO", "D7 OL")
    assert [device.state.string[place] for place in turn.used] == ["O", "G"]
    assert turn.points == 41


def test_cor_25_the_message_of_a_turn_says_it_all():
    text = written()
    assert text.startswith(AS_WRITTEN)
    (short,) = text.removeprefix(AS_WRITTEN).splitlines()
    assert re.fullmatch(r"Faristol: [A-Z2-9]{4} III-R [0-9A-F]{8}", short)


def test_cor_25_the_short_line_is_of_the_same_game_or_the_message_is_refused():
    blue = third_turn()
    short = written().splitlines()[-1]
    with pytest.raises(GamesDiffer):
        blue.receive(written().replace(short, f"{short[:-1]}{'0' if short[-1] != '0' else '1'}"))
    blue.receive(written())
    assert blue.state.scores == (51, 2)


def test_cor_25_it_is_read_back_and_both_have_the_same_game():
    red, blue = third_turn(), third_turn()
    blue.receive(written(red))
    assert blue.state == red.state


def test_cor_25_before_the_first_turn_there_is_nothing_to_write():
    with pytest.raises(TurnNotSent):
        message_of(Device().state)


def test_cor_25_what_the_mail_did_to_it_does_no_harm():
    """Other spaces, no diacritics, quoted lines, a greeting, letters without commas, 3 for III."""
    mailed = AS_WRITTEN
    for sign, other in (("ă", "a"), ("â", "a"), ("Ș", "S"), ("ș", "ş"), ("\n", "\r\n"), (": ", ":\u00a0 ")):
        mailed = mailed.replace(sign, other)
    mailed = mailed.replace("III", "3").replace("B, C, D, E, F", "FEDCB").replace("06.03", "6.3")
    mailed = f"Salut, iată depunerea:\r\n\r\n{mailed}\r\n> Turul: II, ALBASTRU\r\nNumai bine!\r\n"
    blue = third_turn()
    blue.receive(mailed)
    assert blue.state.scores == (51, 2)


def test_cor_25_pas_is_a_message_too():
    red, blue = Device(), Device()
    red.pass_turn()
    text = red.send()
    assert "Depunere: PAS" in text
    assert "Litere depuse: –" in text
    blue.receive(text)
    assert blue.state == red.state


def test_cor_25_the_day_that_counts_is_the_post_s_as_the_partner_confirms_it():
    """BLUE wrote 4 March; the stamp says 6, and RED confirms that."""
    red, blue = Device(), Device()
    red.play("H7 CASA")
    blue.receive(red.send())
    blue.play("8G MAI")
    red.receive(blue.send(Dates(march(1), march(2), "stamp", march(4))))
    assert red.state.used(BLUE) == [1]
    red.play("7H CAT")
    text = red.send(Dates(march(6), march(8), "stamp", march(9)))
    assert red.state.used(BLUE) == [3]
    assert "ALBASTRU 3" in text
    blue.receive(text)
    assert blue.state == red.state
    assert blue.state.sent[1].sent == march(6)


def test_cor_23_a_draw_is_offered_with_a_turn():
    red, blue = Device(), Device()
    red.act(ending.offer_draw(red.state, RED))
    red.play("H7 CASA")
    text = red.send()
    assert "Propun remiză: da" in text
    blue.receive(text)
    assert blue.state == red.state
    blue.act(ending.accept_draw(blue.state, BLUE))
    assert blue.state.ending.way == "agreed"


def test_cor_25_turns_in_roman_figures():
    said = [roman(number) for number in (1, 4, 9, 14, 40, 49, 90, 399)]
    assert said == ["I", "IV", "IX", "XIV", "XL", "XLIX", "XC", "CCCXCIX"]


def test_cor_14_the_sheet_has_the_arrival_that_counts():
    red, blue = Device(), Device()
    red.play("H7 CASA")
    text = red.send(Dates(march(1), march(3), "one-stamp", march(6)))
    assert "sosită 04.03.2026" in text
    assert "1 în acest tur" in text
    blue.receive(text)
    assert blue.state.used(RED) == [1]


def test_cor_16_leave_is_written_down_and_its_days_are_not_counted():
    red = Device()
    red.act(post.write_leave(red.state, RED, march(5), march(24), march(1)))
    red.play("H7 CASA")
    red.send(Dates(march(1), march(3), "stamp", march(27)))
    assert red.state.used(RED) == [3]
    assert "Concediu: 05.03.2026 – 24.03.2026" in red.message
    blue = Device()
    blue.receive(red.message)
    assert blue.state.used(RED) == [3]
    assert blue.state == red.state


def test_cor_18_a_letter_that_came_back_is_charged_and_stands_in_the_totals():
    red = Device()
    with pytest.raises(NotNow):
        post.letter_returned(red.state, march(9), march(9))
    red.play("H7 CASA")
    red.send()
    with pytest.raises(ResentBeforeReturn):
        post.letter_returned(red.state, march(9), march(8))
    red.act(post.letter_returned(red.state, march(9), march(12)))
    assert (red.state.used(RED), red.state.used(BLUE)) == ([0, 2], [10])
    assert red.state.days_left(BLUE) == 40
    assert "ROȘU 2, ALBASTRU 10" in red.message
