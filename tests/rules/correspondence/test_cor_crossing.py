"""Letters cross in the mail: both devices come to one game, whichever is read first (COR-12 to COR-25)."""

from itertools import permutations

import pytest

from drivers.letter_game import BLUE, RED, Device, both_at_the_arbiter, march, same_day
from faristol.errors import Rejected
from faristol.games.correspondence import ending, post
from faristol.games.correspondence.arriving import came
from faristol.games.correspondence.game import WAYS, WITHOUT_STAMP
from faristol.games.correspondence.message_errors import OtherTurn
from faristol.games.correspondence.notices import news_for_partner, notice_of, write_notice
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.sheet import write_sheet
from faristol.kinds import fold_log


def both(*turns: str, **chosen) -> tuple[Device, Device]:
    devices = Device(**chosen), Device(**chosen)
    for device in devices:
        device.turns(*turns)
    return devices


def notice(device: Device, player: int) -> str:
    return write_notice(notice_of(device.state, player, news_for_partner(device.entries)))


def reads(device: Device, *texts: str) -> None:
    for text in texts:
        device.write(came(device.state, device.entries, text, device.is_word, march(9)).entries)


def have_one_sheet(red: Device, blue: Device) -> None:
    assert write_sheet(red.entries) == write_sheet(blue.entries)
    assert red.state.scores == blue.state.scores
    assert ending.worth(red.state) == ending.worth(blue.state)


def test_cor_21_a_play_on_its_way_counts_when_the_partner_gives_up():
    red, blue = both("H7 CASA", "8G MAI")
    red.play("9H STO")
    turn = red.send()
    blue.write(ending.abandon(blue.state, BLUE))
    reads(red, notice(blue, BLUE))
    reads(blue, turn)
    have_one_sheet(red, blue)
    assert len(blue.state.sent) == 3
    assert blue.state.ending.lost == BLUE


def test_cor_21_a_play_made_and_not_sent_counts_for_who_wanted_to_go_on():
    red, blue = both("H7 CASA", "8G MAI")
    red.play("9H STO")
    blue.write(ending.abandon(blue.state, BLUE))
    reads(red, notice(blue, BLUE))
    reads(blue, red.send())
    have_one_sheet(red, blue)
    assert len(red.state.course.turns) == 3


def test_cor_21_but_not_for_who_gives_up():
    red, blue = both("H7 CASA", "8G MAI")
    red.play("9H STO")
    red.write(ending.abandon(red.state, RED))
    reads(blue, notice(red, RED))
    have_one_sheet(red, blue)
    assert len(red.state.course.turns) == 2


def test_cor_21_nobody_plays_on_against_who_gave_up():
    red, blue = both("H7 CASA", "8G MAI")
    red.write(ending.abandon(red.state, RED))
    reads(blue, notice(red, RED))
    with pytest.raises(Rejected):
        red.play("9H STO")


def test_cor_23_two_who_give_up_at_once_have_drawn():
    red, blue = both("H7 CASA", "8G MAI")
    red.write(ending.abandon(red.state, RED))
    blue.write(ending.abandon(blue.state, BLUE))
    of_red, of_blue = notice(red, RED), notice(blue, BLUE)
    reads(red, of_blue)
    reads(blue, of_red)
    have_one_sheet(red, blue)
    assert ending.worth(red.state) == (10_000, 10_000)


def test_cor_23_two_offers_that_cross_are_an_agreement():
    red, blue = both("H7 CASA", "8G MAI")
    red.write(ending.offer_draw(red.state, RED))
    blue.write(ending.offer_draw(blue.state, BLUE))
    of_red, of_blue = notice(red, RED), notice(blue, BLUE)
    reads(red, of_blue)
    reads(blue, of_red)
    have_one_sheet(red, blue)
    assert red.state.ending.way == "agreed"


def test_cor_23_an_offer_is_accepted_though_the_next_play_is_on_its_way():
    red, blue = both("H7 CASA", "8G MAI")
    red.write(ending.offer_draw(red.state, RED))
    offer = notice(red, RED)
    red.play("9H STO")
    turn = red.send()
    reads(blue, offer)
    blue.write(ending.accept_draw(blue.state, BLUE))
    reads(red, notice(blue, BLUE))
    reads(blue, turn)
    have_one_sheet(red, blue)


def test_cor_23_an_offer_that_crosses_a_turn_is_declined_by_it():
    red, blue = both("H7 CASA", "8G MAI")
    blue.write(ending.offer_draw(blue.state, BLUE))
    red.play("9H STO")
    turn = red.send()
    reads(red, notice(blue, BLUE))
    reads(blue, turn)
    have_one_sheet(red, blue)
    assert red.state.offered is blue.state.offered is None


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_cor_16_leaves_and_turns_are_read_in_any_order(order):
    """The turn made after a leave may come before the notice of it, and the notice twice."""
    red, blue = both("H7 CASA", "8G MAI")
    red.write(post.write_leave(red.state, RED, march(60), march(69), march(1)))
    leave = notice(red, RED)
    red.play("9H STO")
    letters = [leave, red.send(), leave]
    blue.write(post.write_leave(blue.state, BLUE, march(70), march(79), march(1)))
    reads(red, notice(blue, BLUE))
    reads(blue, *(letters[at] for at in order))
    have_one_sheet(red, blue)
    assert red.state.leaves == blue.state.leaves


def test_cor_19_a_claim_that_crosses_a_turn_is_noted_as_it_was_told():
    red, blue = both("H7 CASA", "8G MAI")
    blue.write(ending.claim_time(blue.state, BLUE, march(90), sure=True))
    red.play("9H STO")
    turn = red.send(Dates(march(1), march(1), "stamp", march(6)))
    reads(red, notice(blue, BLUE))
    reads(blue, turn)
    have_one_sheet(red, blue)
    assert red.state.answer_by == march(14), "five days from the day on which the notice was received"


def test_cor_17_a_play_sent_again_is_known_and_its_sending_noted():
    red, blue = both("H7 CASA")
    red.write(post.send_again(red.state, march(17)))
    reads(blue, red.message)
    have_one_sheet(red, blue)
    assert came(blue.state, blue.entries, red.message, blue.is_word, march(18)).entries == []


def test_cor_25_a_notice_that_is_ahead_of_its_turn_waits_for_it():
    red, blue = both("H7 CASA", "8G MAI")
    red.play("9H STO")
    turn = red.send()
    red.write(ending.abandon(red.state, RED))
    with pytest.raises(OtherTurn):
        reads(blue, notice(red, RED))
    reads(blue, turn, notice(red, RED))
    have_one_sheet(red, blue)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("known", ["stamp", "one-stamp", "received", "confirmed"])
def test_cor_25_both_sheets_fit_in_every_way_of_writing(way, known):
    """The sender knows how the day of arrival is known; the receiver's sheet says the same."""
    red, blue = both(way=way)
    known = "confirmed" if way in WITHOUT_STAMP else known
    red.play("H7 CASA")
    reads(blue, red.send(Dates(march(1), march(2), known, march(5))))
    blue.pass_turn()
    reads(red, blue.send(Dates(march(5), march(6), known, march(9))))
    have_one_sheet(red, blue)
    assert ("ștampil" in write_sheet(red.entries)) == ("stamp" in known)
    assert both_at_the_arbiter(red, blue)


def test_cor_25_an_older_log_that_calls_a_chat_stamped_has_the_sheet_without_a_stamp():
    red = Device(way="chat")
    red.play("H7 CASA")
    red.send(same_day(1))
    assert "(confirmată)" in write_sheet(red.entries)


def test_cor_5_a_log_with_a_notice_that_came_late_is_read_again_as_it_was():
    """As the screens read it from the disk, and from a file."""
    red, blue = both("H7 CASA", "8G MAI")
    blue.write(post.write_leave(blue.state, BLUE, march(70), march(79), march(1)))
    red.play("9H STO")
    red.send()
    reads(red, notice(blue, BLUE))
    assert red.last["late"] == 2
    folded = fold_log(red.entries)
    assert folded.broken is None
    assert folded.state == red.state
    assert folded.state.told == red.state.told
    for wrong in (-1, 9, True, "2"):
        assert fold_log([*red.entries[:-1], {**red.last, "late": wrong}]).field == "late"
