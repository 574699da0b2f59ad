"""What is counted in a game by letter, at the limits: coefficients step by step, the short line."""

import pytest
from test_letter_refused import over, started

from drivers.letter_game import BLUE, RED, Device, third_turn
from faristol.core.coefficients import AGAINST_NOTHING
from faristol.games.correspondence import arbiter, ending
from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.message import confirmation
from faristol.games.correspondence.notices import notice_of
from faristol.games.correspondence.reckoning import reckoning

# --- coefficients


@pytest.mark.parametrize(
    ("plays", "winner", "more", "less"),
    [
        (("H7 CASA", "PAS", "PAS", "PAS", "PAS"), RED, 8, 0),
        (("PAS", "H8 MINE", "PAS", "PAS", "PAS", "PAS"), BLUE, 14, 0),
    ],
)
def test_a_game_that_was_played_to_its_end_is_reckoned_by_its_score(plays, winner, more, less):
    device = Device()
    device.turns(*plays)
    found = reckoning(device.state)
    (step,) = found.steps
    assert (step.what, step.values) == ("against-nothing", {"player": winner, "more": more, "less": less})
    assert found.final[winner - 1] == AGAINST_NOTHING


def test_a_level_game_says_its_score():
    device = Device()
    device.turns("PAS", "PAS", "PAS", "PAS")
    (step,) = reckoning(device.state).steps
    assert (step.what, step.values) == ("level", {"red": 0, "blue": 0})


@pytest.mark.parametrize("left", [RED, BLUE])
def test_of_a_game_given_up_it_is_said_who_stayed_who_left_and_with_how_many_points(left):
    device = started()
    device.turns("8G MAI")
    device.write(ending.abandon(device.state, left))
    points = [device.state.scores[player - 1] for player in (3 - left, left)]
    first, *_, last = reckoning(device.state).steps
    assert first.values == {"player": 3 - left, "mine": points[0], "theirs": points[1], "turns": 1}
    assert (last.what, last.values) == ("who-left", {"player": left})


def test_what_the_arbiter_sets_and_takes_off_is_told_after_it():
    device = over()
    device.write(arbiter.decide(device.state, 9_000, 11_000, "ciudat"))
    device.write(arbiter.punish(device.state, BLUE, 25, "a scris altul"))
    decided, punished = reckoning(device.state).steps[-2:]
    assert (decided.what, decided.values) == ("decided", {"red": 9_000, "blue": 11_000})
    assert (punished.what, punished.values) == ("punished", {"player": BLUE, "off": "0.25"})
    assert reckoning(device.state).final == (9_000, 8_500)
    assert reckoning(started().state) is None


def test_a_notice_is_signed_by_the_one_who_sends_it_and_names_the_last_turn():
    device = started()
    for player, name in ((RED, "Ion Popescu"), (BLUE, "Ana Ionescu")):
        assert notice_of(device.state, player, ()).signed == name
    assert [notice_of(each.state, RED, ()).after for each in (Device(), device)] == ["–", "I, ROȘU"]
    device.turns("8G MAI")
    assert notice_of(device.state, RED, ()).after == "I, ALBASTRU"
    device.turns("PAS")
    assert notice_of(device.state, RED, ()).after == "II, ROȘU"


def test_the_main_word_of_the_partner_s_play_is_confirmed_with_its_points():
    device = third_turn()
    device.play("7C GOL")
    assert confirmation(device.state.course.turns[-1]) == "7C: GOL, 41"
    assert [confirmation(turn) for turn in (None, device.state.course.turns[2])] == ["–", "PAS"]


# --- the short line


def test_the_short_line_is_for_ever_the_same_for_the_same_game():
    """Two tablets compare it, and one of them may be years older."""
    lines = [exact(device.state).split()[:2] for device in (Device(), started(), third_turn())]
    assert lines == [["7GTC", "0"], ["7GTC", "I-R"], ["R3JA", "II-A"]]
