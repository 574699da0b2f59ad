"""How a game by letter ends, and what it is worth then: COR-7, COR-19, COR-21 to 24."""

import pytest

from drivers.letter_game import BLUE, RED, ROWS, Device, march
from faristol.core.coefficients import coefficient_text
from faristol.games.correspondence import arbiter, ending, playing
from faristol.games.correspondence.errors import (
    HasPlayed,
    NoDrawOffered,
    NoSuchPenalty,
    NoTimeClaim,
    NotNow,
    ReasonMissing,
)
from faristol.games.correspondence.reckoning import reckoning


def ended(device):
    end = device.state.ending
    return end and (end.way, end.clause)


def coefficients(device):
    worth = ending.worth(device.state)
    return worth and tuple(map(coefficient_text, worth))


def test_cor_7_it_ends_when_a_player_has_no_letters_and_the_string_has_none():
    device = Device()
    for row in ROWS:
        assert ended(device) is None
        device.lay_all(row)
    assert ended(device) == ("played-out", "ROM-15")
    state = device.state
    assert (len(state.hand(RED)), len(state.hand(BLUE))) == (2, 0)
    assert state.scores == (state.course.points(RED), state.course.points(BLUE))
    with pytest.raises(NotNow):
        device.pass_turn()


def test_cor_7_it_ends_when_both_pass_in_two_rounds_in_a_row():
    device = Device()
    device.turns("PAS", "PAS", "PAS", "8G MAI", "PAS", "PAS", "PAS")
    assert ended(device) is None
    device.turns("PAS")
    assert ended(device) == ("passes", "ROM-14")


def test_cor_7_a_setting_of_its_own_subtracts_the_letters_left():
    """CASATOR is worth 7, MINELEA 10: totals below nothing, which the coefficients foresee."""
    device = Device(racks=True)
    device.turns("PAS", "PAS", "PAS")
    assert device.state.scores == (0, 0)
    device.turns("PAS")
    assert device.state.scores == (-7, -10)
    assert coefficients(device) == ("1.5000", "0.5000")


def test_cor_19_over_the_time_loses_only_when_the_partner_claims_it():
    device = Device()
    device.play("H7 CASA")
    device.send(playing.Dates(march(1), march(1), "stamp", march(60)))
    assert device.state.days_left(RED) == -8
    device.turns("8G MAI")
    assert ended(device) is None
    device.write(ending.claim_time(device.state, BLUE, march(62)))
    device.turns("PAS")
    device.write(ending.judge_time(device.state, device.state.claims[0], over=True))
    assert ended(device) == ("time", "COR-19")
    assert device.state.ending.lost == RED
    assert coefficients(device) == ("0.4700", "1.5300")


def test_cor_19_a_claim_that_the_arbiter_does_not_uphold_changes_nothing():
    device = Device()
    device.turns("H7 CASA", "8G MAI")
    with pytest.raises(NotNow):
        ending.judge_time(device.state, BLUE, over=True)
    device.write(ending.claim_time(device.state, BLUE, march(3), sure=True))
    with pytest.raises(NotNow):
        ending.claim_time(device.state, BLUE, march(4))
    device.write(ending.judge_time(device.state, device.state.claims[0], over=False))
    assert ended(device) is None
    device.turns("PAS")


@pytest.mark.parametrize("way", ["telephone", "word of mouth"])
def test_cor_19_games_by_telephone_or_word_of_mouth_have_no_such_claim(way):
    device = Device(way=way)
    with pytest.raises(NoTimeClaim):
        ending.claim_time(device.state, BLUE, march(3))


def test_cor_21_who_gives_up_loses_by_the_score_of_that_moment():
    device = Device()
    device.turns("H7 CASA", "8G MAI", "PAS", "PAS", "7H CAT")
    assert device.state.scores == (15, 6)
    device.write(ending.abandon(device.state, BLUE))
    assert ended(device) == ("abandoned", "COR-21")
    assert coefficients(device) == ("1.5500", "0.2857")
    with pytest.raises(NotNow):
        ending.abandon(device.state, RED)


def test_cor_21_two_complete_turns_are_what_was_played_when_three_were_begun():
    device = Device("BONDARIMOHXGVJ")
    device.turns("PAS", "8H HOM", "PAS", "PAS", "PAS")
    assert device.state.complete == 2
    device.write(ending.abandon(device.state, RED))
    assert coefficients(device) == ("0.4700", "1.5300")


def test_cor_21_the_arbiter_may_decide_otherwise():
    device = Device()
    device.turns("H7 CASA", "8G MAI")
    with pytest.raises(NotNow):
        arbiter.decide(device.state, 9000, 11000, "orice")
    device.write(ending.abandon(device.state, BLUE))
    with pytest.raises(ReasonMissing):
        arbiter.decide(device.state, 16000, 4000, "")
    device.write(arbiter.decide(device.state, 16000, 4000, "după scor"))
    assert coefficients(device) == ("1.6000", "0.4000")


def test_cor_24_a_penalty_is_a_tenth_to_one_whole_off_the_coefficient():
    device = Device()
    device.turns("H7 CASA")
    for off in (0, 9, 101):
        with pytest.raises(NoSuchPenalty):
            arbiter.punish(device.state, RED, off, "dezinformare")
    device.write(arbiter.punish(device.state, RED, 10, "dezinformare"))
    device.write(ending.closed(device.state, reported=True))
    assert coefficients(device) == ("0.9000", "1.0000")
    device.write(arbiter.punish(device.state, RED, 100, "din nou"))
    device.write(arbiter.punish(device.state, BLUE, 50, "și el"))
    assert coefficients(device) == ("-0.1000", "0.5000")
    with pytest.raises(ReasonMissing):
        arbiter.punish(device.state, RED, 10, " ")


def test_cor_22_never_begun_or_the_first_play_never_answered():
    device = Device()
    with pytest.raises(NotNow):
        ending.never_came(device.state, BLUE)
    absent = Device()
    absent.write(ending.never_came(absent.state, RED))
    assert (ended(absent), coefficients(absent)) == (("no-show", "COR-22"), ("0.0000", "1.5300"))
    device.turns("H7 CASA")
    with pytest.raises(HasPlayed):
        ending.never_came(device.state, RED)
    device.write(ending.never_came(device.state, BLUE))
    assert coefficients(device) == ("1.5300", "0.0000")


def test_cor_22_a_game_of_which_the_arbiter_knows_nothing():
    device = Device()
    device.write(ending.closed(device.state, reported=False))
    assert (ended(device), coefficients(device)) == (("unknown", "COR-22"), ("0.0000", "0.0000"))


def claimed(*plays):
    """RED took sixty days for the first turn, and BLUE claims it."""
    device = Device()
    device.play("H7 CASA")
    device.send(playing.Dates(march(1), march(1), "stamp", march(60)))
    device.turns(*plays)
    device.write(ending.claim_time(device.state, BLUE, march(62)))
    return device


def test_cor_19_a_claim_that_is_open_when_the_game_closes_is_judged_afterwards():
    device = claimed("8G MAI")
    with pytest.raises(NotNow):
        ending.closed(device.state, reported=False)
    device.write(ending.closed(device.state, reported=True))
    assert (ended(device), coefficients(device)) == (("unfinished", "COR-23"), None)
    device.write(ending.judge_time(device.state, device.state.claims[0], over=True))
    assert (ended(device), coefficients(device)) == (("time", "COR-19"), ("0.4700", "1.5300"))
    with pytest.raises(NotNow):
        ending.judge_time(device.state, BLUE, over=True)


def test_cor_19_so_is_one_that_is_open_when_the_last_letter_is_laid():
    device = claimed("8G MAI")
    device.turns("PAS", "PAS", "PAS", "PAS")
    assert (ended(device), coefficients(device)) == (("passes", "ROM-14"), None)
    device.write(ending.judge_time(device.state, device.state.claims[0], over=True))
    assert (ended(device), coefficients(device)) == (("time", "COR-19"), ("0.4700", "1.5300"))


def test_cor_19_a_draw_or_a_game_given_up_settles_the_claim_too():
    for settle in (
        lambda state: ending.abandon(state, BLUE),
        lambda state: ending.offer_draw(state, RED),
    ):
        device = claimed("8G MAI")
        device.write(settle(device.state))
        if device.state.ending is None:
            device.write(ending.accept_draw(device.state, BLUE))
        assert coefficients(device) is not None
        with pytest.raises(NotNow):
            ending.judge_time(device.state, BLUE, over=True)


def test_cor_23_not_finished_in_time_with_a_claim_that_was_not_upheld_is_one_each():
    """The document gives 1 and 1 if nobody has contested; of a contest that failed it says nothing."""
    device = claimed("8G MAI")
    device.write(ending.closed(device.state, reported=True))
    device.write(ending.judge_time(device.state, device.state.claims[0], over=False))
    assert (ended(device), coefficients(device)) == (("unfinished", "COR-23"), ("1.0000", "1.0000"))
    (step,) = reckoning(device.state).steps
    assert (step.what, step.clause) == ("unfinished-dismissed", None)


def test_cor_23_a_draw_is_agreed_at_any_moment_and_any_score():
    device = Device()
    with pytest.raises(NoDrawOffered):
        ending.accept_draw(device.state, BLUE)
    device.turns("H7 CASA")
    device.write(ending.offer_draw(device.state, RED))
    with pytest.raises(NoDrawOffered):
        ending.accept_draw(device.state, RED)
    device.write(ending.accept_draw(device.state, BLUE))
    assert (ended(device), coefficients(device)) == (("agreed", "COR-23"), ("1.0000", "1.0000"))


def test_cor_23_an_offer_is_answered_by_a_turn_or_by_another_offer():
    device = Device()
    device.turns("H7 CASA")
    device.write(ending.offer_draw(device.state, RED))
    device.turns("8G MAI")
    with pytest.raises(NoDrawOffered):
        ending.accept_draw(device.state, BLUE)
    device.write(ending.offer_draw(device.state, BLUE))
    device.write(ending.offer_draw(device.state, RED))
    assert ended(device) == ("agreed", "COR-23")


def test_cor_23_a_game_not_finished_in_time_that_somebody_reports():
    device = Device()
    device.turns("H7 CASA")
    device.write(ending.closed(device.state, reported=True))
    assert (ended(device), coefficients(device)) == (("unfinished", "COR-23"), ("1.0000", "1.0000"))
