"""What cannot happen in a game by letter, and at which moment; and what is counted at the limits."""

import pytest

from by_letter import BLUE, RED, Device, choices, march, string, third_turn
from faristol.core.coefficients import AGAINST_NOTHING
from faristol.games.correspondence import arbiter, challenging, ending, post
from faristol.games.correspondence.days import Leave, thinking_days
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    ChallengeIsOpen,
    DatesReversed,
    HasPlayed,
    LeaveTooSoon,
    NamesMissing,
    NoDrawOffered,
    NoSuchPenalty,
    NoSuchTurn,
    NoTimeClaim,
    NotInThePlay,
    NotNow,
    ReasonMissing,
    ResentTooSoon,
    StringIncomplete,
    ThoughtTooShort,
    TurnIsMade,
    TurnNotMade,
    WhichVariant,
)
from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.game import summary
from faristol.games.correspondence.message import confirmation
from faristol.games.correspondence.notices import notice_of
from faristol.games.correspondence.opening import open_correspondence
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.reckoning import reckoning
from faristol.games.correspondence.waiting import due, last_day, thought_so_far
from faristol.rulesets import ruleset_data


def refused(error, act, *arguments):
    with pytest.raises(error) as no:
        act(*arguments)
    return no.value.details


def started():
    device = Device()
    device.turns("H7 CASA")
    return device


def over():
    device = started()
    device.act(ending.abandon(device.state, BLUE))
    return device


# --- before the first letter


def test_both_have_names_and_the_closing_date_is_after_the_first():
    for players in (("", "Ana"), ("Ion", " ")):
        with pytest.raises(NamesMissing):
            Device(players=players)
    with pytest.raises(DatesReversed):
        Device(closes=march(1))
    assert Device(closes=march(2)).state.number == 1
    assert Device(name="").entries[0]["name"] == "Ion Popescu – Ana Ionescu"


def test_of_a_string_it_is_said_which_letters_are_missing_and_which_are_too_many():
    whole = string()
    for wrong, missing, many in (
        (whole[1:], "C", "–"),
        ((*whole, "A"), "–", "A"),
        (("A", *whole[1:]), "C", "A"),
    ):
        with pytest.raises(StringIncomplete) as no:
            open_correspondence(choices(), ruleset_data("correspondence"), {}, wrong, "0")
        assert no.value.details == {"missing": missing, "many": many}


# --- a turn


def test_a_turn_is_made_once_and_then_sent():
    device = Device()
    refused(TurnNotMade, device.send)
    refused(NotNow, device.play, "H7 CASA", "right")
    device.play("H7 CASA")
    refused(TurnIsMade, device.play, "H7 CASA")
    refused(TurnIsMade, device.pass_turn)
    device.send()
    assert (device.state.to_move, device.state.number) == (BLUE, 1)


def test_after_the_end_nothing_is_played_sent_or_ended_again():
    device = over()
    for act in (
        lambda: device.play("8G MAI"),
        device.pass_turn,
        device.send,
        lambda: ending.abandon(device.state, RED),
        lambda: ending.offer_draw(device.state, RED),
        lambda: ending.accept_draw(device.state, RED),
        lambda: ending.claim_time(device.state, RED, march(5)),
        lambda: ending.never_came(device.state, BLUE),
        lambda: ending.closed(device.state, True),
        lambda: post.letter_returned(device.state, march(2), march(3)),
    ):
        refused(NotNow, act)


def test_a_letter_does_not_come_before_it_was_sent_nor_goes_off_again_before_it_came_back():
    device = started()
    device.play("8G MAI")
    refused(ArrivedBeforeSent, device.send, Dates(march(5), march(4), "stamp", march(6)))
    device.send(Dates(march(5), march(5), "stamp", march(6)))
    assert Device().state.sent == ()
    refused(NotNow, post.letter_returned, Device().state, march(2), march(3))


def test_ten_days_for_who_did_not_fetch_a_letter_and_those_of_the_delay_for_its_sender():
    device = started()
    at_once = post.letter_returned(device.state, march(20), march(21))
    assert [(each["player"], each["days"]) for each in at_once] == [(BLUE, 10)]
    late = post.letter_returned(device.state, march(20), march(24))
    assert [(each["player"], each["days"]) for each in late] == [(BLUE, 10), (RED, 3)]


# --- the end


def test_a_draw_is_offered_once_and_accepted_by_the_other():
    device = started()
    refused(NoDrawOffered, ending.accept_draw, device.state, BLUE)
    device.act(ending.offer_draw(device.state, RED))
    refused(NotNow, ending.offer_draw, device.state, RED)
    refused(NoDrawOffered, ending.accept_draw, device.state, RED)
    (both,) = ending.offer_draw(device.state, BLUE)
    assert (both["type"], both["way"], both["clause"]) == ("GameEnded", "agreed", "COR-23")


def test_the_time_is_claimed_once_and_not_by_telephone():
    for way in ("telephone", "word of mouth"):
        refused(NoTimeClaim, ending.claim_time, Device(way=way).state, RED, march(5))
    device = started()
    refused(NotNow, ending.judge_time, device.state, True)
    device.act(ending.claim_time(device.state, RED, march(5)))
    refused(NotNow, ending.claim_time, device.state, BLUE, march(6))
    device.act(ending.judge_time(device.state, True))
    assert (device.state.ending.way, device.state.ending.lost) == ("time", BLUE)
    not_over = started()
    not_over.act(ending.claim_time(not_over.state, RED, march(5)))
    not_over.act(ending.judge_time(not_over.state, False))
    assert (not_over.state.ending, not_over.state.claimed) == (None, None)


def test_who_has_played_has_come_and_blue_is_not_missed_before_red_has_written():
    refused(NotNow, ending.never_came, Device().state, BLUE)
    assert ending.never_came(Device().state, RED)[0]["clause"] == "COR-22"
    device = started()
    assert refused(HasPlayed, ending.never_came, device.state, RED) == {"name": "Ion Popescu"}
    assert ending.never_came(device.state, BLUE)[0]["lost"] == BLUE
    device.turns("8G MAI")
    refused(HasPlayed, ending.never_came, device.state, BLUE)


def test_letters_left_are_taken_off_where_a_game_says_so_and_only_at_its_own_end():
    for racks, given_up in ((True, False), (True, True), (False, False)):
        device = Device(racks=racks)
        device.turns("H7 CASA")
        if given_up:
            device.act(ending.abandon(device.state, BLUE))
        else:
            device.turns("PAS", "PAS", "PAS", "PAS")
        hands = [sum(map(device.state.tile_set.points, device.state.hand(player))) for player in (RED, BLUE)]
        off = hands if racks and not given_up else [0, 0]
        assert device.state.scores == (8 - off[0], 0 - off[1])


def test_the_summary_says_when_it_is_over():
    assert [summary(device.state)["phase"] for device in (started(), over())] == ["turn", "over"]
    assert [summary(device.state)["final"] for device in (started(), over())] == [False, True]
    assert not summary(started().state)["running"]


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
    assert (step.what, step.said) == ("against-nothing", {"player": winner, "more": more, "less": less})
    assert found.final[winner - 1] == AGAINST_NOTHING


def test_a_level_game_says_its_score():
    device = Device()
    device.turns("PAS", "PAS", "PAS", "PAS")
    (step,) = reckoning(device.state).steps
    assert (step.what, step.said) == ("level", {"red": 0, "blue": 0})


@pytest.mark.parametrize("left", [RED, BLUE])
def test_of_a_game_given_up_it_is_said_who_stayed_who_left_and_with_how_many_points(left):
    device = started()
    device.turns("8G MAI")
    device.act(ending.abandon(device.state, left))
    points = [device.state.scores[player - 1] for player in (3 - left, left)]
    first, *_, last = reckoning(device.state).steps
    assert first.said == {"player": 3 - left, "mine": points[0], "theirs": points[1], "turns": 1}
    assert (last.what, last.said) == ("who-left", {"player": left})


def test_what_the_arbiter_sets_and_takes_off_is_told_after_it():
    device = over()
    device.act(arbiter.decide(device.state, 9_000, 11_000, "ciudat"))
    device.act(arbiter.punish(device.state, BLUE, 3, "a scris altul"))
    decided, punished = reckoning(device.state).steps[-2:]
    assert (decided.what, decided.said) == ("decided", {"red": 9_000, "blue": 11_000})
    assert (punished.what, punished.said) == ("punished", {"player": BLUE, "tenths": 3})
    assert reckoning(device.state).final == (9_000, 8_000)
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


# --- what is not accepted


def test_only_a_play_just_received_is_challenged_by_its_words_or_with_a_reason():
    refused(NotNow, challenging.challenge, Device().state, ["CASA"])
    passed = Device()
    passed.turns("PAS")
    refused(NotNow, challenging.challenge, passed.state, [], "nu e bine")
    device = started()
    assert refused(NotInThePlay, challenging.challenge, device.state, ["CASE"]) == {"word": "CASE"}
    refused(ReasonMissing, challenging.challenge, device.state, [], " ")
    refused(NotNow, challenging.challenge, over().state, ["CASA"])
    refused(NotNow, challenging.judge, device.state, True)
    refused(NotNow, challenging.admit, device.state)
    answered = started()
    answered.play("8G MAI")
    refused(NotNow, challenging.challenge, answered.state, ["CASA"])
    device.act(challenging.challenge(device.state, ["CASA"]))
    refused(ChallengeIsOpen, challenging.challenge, device.state, ["CASA"])
    refused(ChallengeIsOpen, arbiter.annul, device.state, 1, RED, "greșit")
    refused(NotNow, challenging.admit, device.state)
    refused(WhichVariant, device.play, "8G MAI")
    assert ending.worth(device.state) is None


def test_a_fault_without_a_word_costs_nothing_when_the_play_stands():
    device = started()
    device.act(challenging.challenge(device.state, [], "nu acoperă H8"))
    (judged,) = challenging.judge(device.state, True)
    assert (judged["penalty"], judged["clause"]) == (0, "COR-12")
    (wrong,) = challenging.judge(device.state, False)
    assert (wrong["penalty"], wrong["clause"]) == (0, "COR-12")


def test_a_turn_that_was_made_is_annulled_and_no_other():
    device = started()
    for turn, player in ((0, BLUE), (1, BLUE), (2, RED)):
        refused(NoSuchTurn, arbiter.annul, device.state, turn, player, "greșit")
    refused(ReasonMissing, arbiter.annul, device.state, 1, RED, " ")
    device.turns("8G MAI")
    (entry,) = arbiter.annul(device.state, 1, BLUE, "litera nu era în mână")
    assert entry["kept"] == 1
    device.act([entry])
    assert (len(device.state.course.turns), device.state.to_move) == (1, BLUE)


def test_a_penalty_is_a_tenth_at_least_and_one_whole_at_most():
    device = over()
    for tenths in (0, 11):
        refused(NoSuchPenalty, arbiter.punish, device.state, RED, tenths, "a scris altul")
    for player, tenths in ((RED, 1), (BLUE, 10)):
        before = ending.worth(device.state)
        device.act(arbiter.punish(device.state, player, tenths, "a scris altul"))
        off = [one - two for one, two in zip(before, ending.worth(device.state), strict=True)]
        assert off == [1_000 * tenths * (player == RED), 1_000 * tenths * (player == BLUE)]
    refused(NotNow, arbiter.decide, started().state, 10_000, 10_000, "ciudat")


# --- days


def test_the_last_day_is_the_fiftieth_and_leave_moves_it():
    """Come on the 1st: the days 2 to 51 are fifty, and on the 52nd it still goes off in time."""
    device = started()
    device.act(post.letter_arrived(device.state, march(1), "stamp"))
    assert last_day(device.state) == march(52)
    assert thinking_days(march(1), march(52)) == 50
    assert [thought_so_far(device.state, march(day)) for day in (0, 1, 2, 3, 12)] == [0, 0, 0, 1, 10]
    device.act(post.write_leave(device.state, BLUE, march(40), march(49), march(1)))
    assert last_day(device.state) == march(62)
    ten = Leave(march(40), march(49), option=False)
    assert thinking_days(march(1), march(62), leave=ten) == 50


def test_who_thinks_longer_than_ten_days_is_told_on_the_eleventh():
    device = started()
    device.act(post.letter_arrived(device.state, march(1), "stamp"))

    def told(day):
        return [(each.what, each.on) for each in due(device.state, BLUE, march(day)) if each.what == "tell"]

    assert told(1) == told(11) == [("tell", march(12))]
    assert told(13) == [("tell", march(12))]


def test_only_the_twenty_days_are_changed_until_a_month_before_they_begin():
    for days, changes in ((20, ["change"]), (10, [])):
        device = Device()
        device.act(post.write_leave(device.state, RED, march(90), march(89 + days), march(1)))
        state, (leave,) = device.state, device.state.leaves.values()
        assert leave.option
        device.act([{**device.entries[-1], "option": days > 10}])
        found = [each.what for each in due(device.state, RED, march(2)) if each.what == "change"]
        assert found == changes
        assert state.leaves[RED].first == march(90)


def test_nobody_thinks_any_more_when_the_game_is_over():
    device = started()
    device.act(post.letter_arrived(device.state, march(1), "stamp"))
    device.act(ending.abandon(device.state, BLUE))
    assert (thought_so_far(device.state, march(12)), last_day(device.state)) == (0, None)


def test_five_days_after_the_closing_date_the_results_are_due():
    (report,) = [each for each in due(started().state, RED, march(1)) if each.what == "report"]
    assert report.on.isoformat() == "2027-04-05"


def test_a_leave_that_ends_before_it_begins_is_none():
    device = Device()
    refused(LeaveTooSoon, post.told_leave, device.state, BLUE, march(10), march(9))
    one_day = post.told_leave(device.state, BLUE, march(10), march(10))
    assert (one_day[0]["first"], one_day[0]["last"]) == ("2026-03-10", "2026-03-10")


def test_a_play_goes_off_again_after_it_was_sent_and_not_before():
    refused(NotNow, post.send_again, Device().state, march(20))
    refused(NotNow, post.send_again, over().state, march(20))
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    assert refused(ResentTooSoon, post.send_again, device.state, march(3)) == {"sent": "2026-03-04"}
    assert post.send_again(device.state, march(4))[0]["player"] == BLUE


def test_who_has_to_think_longer_is_the_one_to_move_and_says_a_day_to_come():
    device = started()
    refused(NotNow, post.say_longer, device.state, RED, march(20))
    refused(NotNow, post.say_longer, over().state, BLUE, march(20))
    refused(ThoughtTooShort, post.say_longer, device.state, BLUE, march(20), march(20))
    assert post.say_longer(device.state, BLUE, march(21), march(20))[0]["until"] == "2026-03-21"


def test_a_letter_is_noted_from_the_day_on_which_the_last_one_was_sent():
    device = started()
    refused(NotNow, post.letter_arrived, over().state, march(5), "stamp")
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    refused(ArrivedBeforeSent, post.letter_arrived, device.state, march(3), "stamp")
    assert post.letter_arrived(device.state, march(4), "stamp")[0]["player"] == RED


def test_a_claim_says_what_the_partner_has_left():
    """BLUE has thought two days, and RED none."""
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(1), "stamp", march(4)))
    assert [ending.claim_time(device.state, player, march(9))[0]["left"] for player in (RED, BLUE)] == [
        48,
        50,
    ]


def test_a_leave_may_be_of_one_day():
    device = Device()
    (entry,) = post.write_leave(device.state, RED, march(20), march(20), march(1))
    assert (entry["first"], entry["last"]) == ("2026-03-20", "2026-03-20")


def test_fifteen_days_run_from_the_last_letter_that_went_off():
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    (again,) = [each for each in due(device.state, BLUE, march(5)) if each.what == "again"]
    assert again.on == march(19)


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
