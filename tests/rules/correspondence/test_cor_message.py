"""The message of a turn, written and read back; its dates: COR-5, COR-14, COR-16, COR-18, COR-23, COR-25."""

import re
from datetime import date

import pytest

from drivers.letter_game import AS_WRITTEN, BLUE, RED, Device, march, same_day, third_turn
from faristol.games.correspondence import ending, post
from faristol.games.correspondence.days import Leave
from faristol.games.correspondence.errors import (
    LeaveIsTaken,
    LeaveTooLate,
    LeaveTooLong,
    LeaveTooSoon,
    NotNow,
    ResentBeforeReturn,
    SentBeforeArrival,
    TurnNotSent,
)
from faristol.games.correspondence.message import message_of
from faristol.games.correspondence.message_errors import GamesDiffer
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.remarks import day_text, roman


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


def test_cor_14_an_answer_posted_on_the_day_of_the_only_stamp_costs_nothing():
    """Within one town: the stamp of 3 March counts as the fourth, the answer is posted on the third too."""
    red, blue = Device(), Device()
    red.play("H7 CASA")
    blue.receive(red.send(Dates(march(1), march(1), "one-stamp", march(3))))
    blue.play("8G MAI")
    red.receive(blue.send(Dates(march(3), march(3), "one-stamp", march(5))))
    red.play("7H CAT")
    with pytest.raises(SentBeforeArrival):
        red.send(Dates(march(2), march(6), "one-stamp", march(6)))
    blue.receive(red.send(Dates(march(3), march(6), "one-stamp", march(6))))
    assert blue.state == red.state
    assert blue.state.used(BLUE) == [0]
    assert (blue.state.sent[1].arrived, blue.state.sent[1].sent) == (march(3), march(3))


def test_cor_16_a_day_of_the_post_that_is_put_right_does_not_count_the_leave():
    red, blue = Device(), Device()
    red.play("H7 CASA")
    blue.receive(red.send())
    blue.write(post.write_leave(blue.state, BLUE, march(5), march(9), march(1)))
    blue.play("8G MAI")
    red.receive(blue.send(Dates(march(1), march(2), "stamp", march(4))))
    red.play("7H CAT")
    red.send(Dates(march(12), march(13), "stamp", march(13)))
    assert red.state.used(BLUE) == [4]


def test_cor_23_a_draw_is_offered_with_a_turn():
    red, blue = Device(), Device()
    red.write(ending.offer_draw(red.state, RED))
    red.play("H7 CASA")
    text = red.send()
    assert "Propun remiză: da" in text
    blue.receive(text)
    assert blue.state == red.state
    blue.write(ending.accept_draw(blue.state, BLUE))
    assert blue.state.ending.way == "agreed"


def test_cor_25_turns_in_roman_figures():
    said = [roman(number) for number in (1, 4, 5, 9, 14, 40, 49, 50, 90, 399)]
    assert said == ["I", "IV", "V", "IX", "XIV", "XL", "XLIX", "L", "XC", "CCCXCIX"]


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
    red.write(post.write_leave(red.state, RED, march(5), march(24), march(1)))
    red.play("H7 CASA")
    red.send(Dates(march(1), march(3), "stamp", march(27)))
    assert red.state.used(RED) == [3]
    assert "Concediu: 05.03.2026 – 24.03.2026" in red.message
    blue = Device()
    blue.receive(red.message)
    assert blue.state.used(RED) == [3]
    assert blue.state == red.state


def on_leave(first, last, ahead=""):
    """RED's first message, with this leave in it, as it is written without the program."""
    red = Device()
    red.pass_turn()
    leave = f"Concediu: {day_text(march(first))} – {day_text(march(last))}{ahead}\n"
    return leave + red.send().partition("Faristol:")[0]


@pytest.mark.parametrize(
    ("first", "last", "ahead", "reason", "most"),
    [
        (100, 119, "", None, 20),
        (100, 110, "", None, 20),
        (100, 120, "", LeaveTooLong, 20),
        (100, 208, "", LeaveTooLong, 20),
        (100, 110, " (luat oricând)", LeaveTooLong, 10),
        (100, 109, " (luat oricând)", None, 10),
        (110, 100, "", LeaveTooSoon, None),
        (370, 375, "", LeaveTooLate, None),
    ],
)
def test_cor_16_a_leave_in_the_partner_s_message_is_no_longer_than_the_rules_give(
    first, last, ahead, reason, most
):
    text, blue = on_leave(first, last, ahead), Device()
    if reason is None:
        blue.receive(text)
        assert blue.state.leaves[RED] == Leave(march(first), march(last), option=most == 20)
        return
    with pytest.raises(reason) as no:
        blue.receive(text)
    assert no.value.details.get("most") == most
    assert blue.state.leaves == {}


def test_cor_16_a_second_leave_is_refused_and_a_change_that_may_be_in_time_is_taken():
    """What the partner says was written down at the earliest on the day of the letter before it."""
    device = Device()

    def left_for_days(first, last):
        return post.leave_from_partner(device.state, RED, march(first), march(last))

    def goes_on(day, play):
        device.play(play)
        device.send(same_day(day))
        device.pass_turn()
        device.send(same_day(day))

    device.write(left_for_days(40, 59))
    assert left_for_days(40, 59) == []
    goes_on(5, "H7 CASA")
    (changed,) = left_for_days(60, 79)
    assert changed["option"]
    goes_on(20, "7H CAT")
    with pytest.raises(LeaveTooLong):
        left_for_days(60, 79)
    (short,) = left_for_days(30, 39)
    assert not short["option"]
    goes_on(62, "11H OR")
    for first, last in ((65, 74), (62, 62), (100, 119)):
        with pytest.raises(LeaveIsTaken):
            left_for_days(first, last)
    assert left_for_days(40, 59) == []


def test_cor_16_what_of_a_leave_is_lost_at_the_end_is_cut_off_the_partner_s_too():
    device = Device()
    device.write(post.leave_from_partner(device.state, RED, march(350), march(369)))
    assert device.state.leaves[RED] == Leave(march(350), date(2027, 2, 27), option=True)
    assert post.leave_from_partner(device.state, RED, march(350), march(369)) == []


def test_cor_18_a_letter_that_came_back_is_charged_and_stands_in_the_totals():
    red = Device()
    with pytest.raises(NotNow):
        post.letter_returned(red.state, march(9), march(9))
    red.play("H7 CASA")
    red.send()
    with pytest.raises(ResentBeforeReturn):
        post.letter_returned(red.state, march(9), march(8))
    red.write(post.letter_returned(red.state, march(9), march(12)))
    assert (red.state.used(RED), red.state.used(BLUE)) == ([0, 2], [10])
    assert red.state.days_left(BLUE) == 40
    assert "ROȘU 2, ALBASTRU 10" in red.message


def test_cor_18_a_letter_that_came_back_twice_says_so_and_both_count_its_days():
    red, blue = Device(), Device()
    red.play("H7 CASA")
    red.send()
    red.write(post.letter_returned(red.state, march(9), march(12)))
    red.write(post.letter_returned(red.state, march(20), march(20)))
    assert red.message.count("Scrisoare înapoiată: ") == 2
    blue.receive(red.message)
    assert [device.state.used(BLUE) for device in (red, blue)] == [[10, 10], [10, 10]]
    assert blue.state.returned == red.state.returned
