"""The game by letter at its limits: COR-1, COR-16, COR-25."""

import pytest

from drivers.boards import Game
from drivers.letter_game import BLUE, RED, Device, march
from faristol.games.correspondence import post
from faristol.games.correspondence.errors import LeaveIsTaken
from faristol.games.correspondence.playing import Dates


def test_cor_1_seven_letters_at_once_are_worth_fifty_more_as_in_any_free_game():
    game = Game("correspondence")
    assert game.scores("H8 STRADIN") == 2 * (1 + 1 + 1 + 1 + 2 * 2 + 1 + 1) + 50
    assert game.score("H8 STRADI").bonus == 0


@pytest.mark.parametrize(("days", "option"), [(1, False), (10, False), (11, True), (20, True)])
def test_cor_16_of_a_leave_that_the_partner_tells_more_than_ten_days_are_the_twenty(days, option):
    device = Device()
    (entry,) = post.leave_from_partner(device.state, BLUE, march(40), march(39 + days))
    assert entry["option"] is option


def test_cor_16_what_was_told_before_is_not_told_again():
    device = Device()
    device.write(post.leave_from_partner(device.state, BLUE, march(40), march(49)))
    assert post.leave_from_partner(device.state, BLUE, march(40), march(49)) == []


def test_cor_25_when_the_stamp_moves_a_sending_days_of_leave_stay_days_of_leave():
    """Come on the 1st, sent on the 12th: ten days, five of them leave. A stamp of the 13th makes one more."""
    red = Device()
    red.write(post.write_leave(red.state, RED, march(5), march(9), march(1)))
    red.play("H7 CASA")
    red.send(Dates(march(1), march(1), "stamp", march(12)))
    assert red.state.used(RED) == [5]
    red.play("8G MAI")
    red.send(Dates(march(13), march(15), "stamp", march(16)))
    assert red.state.used(RED) == [6]


def test_cor_16_on_the_day_on_which_an_option_begins_it_has_begun():
    device = Device()
    device.write(post.write_leave(device.state, RED, march(60), march(79), march(1)))
    with pytest.raises(LeaveIsTaken):
        post.write_leave(device.state, RED, march(61), march(65), march(60))
    (entry,) = post.write_leave(device.state, RED, march(59), march(59), march(59))
    assert entry["option"] is False
