"""What cannot happen in a game by letter, and at which moment."""

import pytest

from drivers.letter_game import BLUE, RED, Device, choices, march, string
from faristol.games.correspondence import arbiter, challenging, ending, post
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    ChallengeIsOpen,
    DatesReversed,
    HasPlayed,
    NamesMissing,
    NoDrawOffered,
    NoSuchPenalty,
    NoSuchTurn,
    NoTimeClaim,
    NotInThePlay,
    NotNow,
    ReasonMissing,
    StringIncomplete,
    TurnIsMade,
    TurnNotMade,
    WhichVariant,
)
from faristol.games.correspondence.game import summary
from faristol.games.correspondence.opening import open_correspondence
from faristol.games.correspondence.playing import Dates
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
    device.write(ending.abandon(device.state, BLUE))
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
        lambda: ending.claim_time(device.state, RED, march(5), sure=True),
        lambda: ending.never_came(device.state, BLUE),
        lambda: ending.closed(device.state, True),
        lambda: post.letter_returned(device.state, march(2), march(3)),
    ):
        refused(NotNow, act)
    unplayed = Device()
    unplayed.write(ending.abandon(unplayed.state, RED))
    refused(NotNow, post.sheets_arrived, unplayed.state, march(2))
    refused(NotNow, post.ask_first_play, unplayed.state, march(20))


def test_a_letter_does_not_come_before_it_was_sent_nor_goes_off_again_before_it_came_back():
    device = started()
    device.play("8G MAI")
    refused(ArrivedBeforeSent, device.send, Dates(march(5), march(4), "stamp", march(6)))
    device.send(Dates(march(5), march(5), "stamp", march(6)))
    assert Device().state.sent == ()
    refused(NotNow, post.letter_returned, Device().state, march(2), march(3))


def test_ten_days_for_who_did_not_fetch_a_letter_and_those_of_the_delay_for_its_sender():
    device = started()
    for day in (20, 21):
        at_once = post.letter_returned(device.state, march(20), march(day))
        assert [(each["player"], each["days"]) for each in at_once] == [(BLUE, 10)]
    late = post.letter_returned(device.state, march(20), march(24))
    assert [(each["player"], each["days"]) for each in late] == [(BLUE, 10), (RED, 3)]


# --- the end


def test_a_draw_is_offered_once_and_accepted_by_the_other():
    device = started()
    refused(NoDrawOffered, ending.accept_draw, device.state, BLUE)
    device.write(ending.offer_draw(device.state, RED))
    refused(NotNow, ending.offer_draw, device.state, RED)
    refused(NoDrawOffered, ending.accept_draw, device.state, RED)
    (both,) = ending.offer_draw(device.state, BLUE)
    assert (both["type"], both["way"], both["clause"]) == ("GameEnded", "agreed", "COR-23")


def test_the_time_is_claimed_once_and_not_by_telephone():
    for way in ("telephone", "word of mouth"):
        refused(NoTimeClaim, ending.claim_time, Device(way=way).state, RED, march(5))
    device = started()
    refused(NotNow, ending.judge_time, device.state, RED, True)
    device.write(ending.claim_time(device.state, RED, march(5), sure=True))
    refused(NotNow, ending.claim_time, device.state, BLUE, march(6))
    device.write(ending.judge_time(device.state, device.state.claims[0], over=True))
    assert (device.state.ending.way, device.state.ending.lost) == ("time", BLUE)
    not_over = started()
    not_over.write(ending.claim_time(not_over.state, RED, march(5), sure=True))
    not_over.write(ending.judge_time(not_over.state, not_over.state.claims[0], over=False))
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
            device.write(ending.abandon(device.state, BLUE))
        else:
            device.turns("PAS", "PAS", "PAS", "PAS")
        hands = [sum(map(device.state.tile_set.points, device.state.hand(player))) for player in (RED, BLUE)]
        off = hands if racks and not given_up else [0, 0]
        assert device.state.scores == (8 - off[0], 0 - off[1])


def test_the_summary_says_when_it_is_over():
    assert [summary(device.state)["phase"] for device in (started(), over())] == ["turn", "over"]
    assert [summary(device.state)["final"] for device in (started(), over())] == [False, True]
    assert not summary(started().state)["running"]


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
    device.write(challenging.challenge(device.state, ["CASA"]))
    refused(ChallengeIsOpen, challenging.challenge, device.state, ["CASA"])
    refused(ChallengeIsOpen, arbiter.annul, device.state, 1, RED, "greșit")
    refused(NotNow, challenging.admit, device.state)
    refused(WhichVariant, device.play, "8G MAI")
    assert ending.worth(device.state) is None


def test_a_fault_without_a_word_costs_nothing_when_the_play_stands():
    device = started()
    device.write(challenging.challenge(device.state, [], "nu acoperă H8"))
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
    device.write([entry])
    assert (len(device.state.course.turns), device.state.to_move) == (1, BLUE)


def test_a_penalty_is_a_tenth_at_least_and_one_whole_at_most():
    device = over()
    for off in (0, 9, 101):
        refused(NoSuchPenalty, arbiter.punish, device.state, RED, off, "a scris altul")
    for player, hundredths in ((RED, 10), (RED, 25), (BLUE, 100)):
        before = ending.worth(device.state)
        device.write(arbiter.punish(device.state, player, hundredths, "a scris altul"))
        off = [one - two for one, two in zip(before, ending.worth(device.state), strict=True)]
        assert off == [100 * hundredths * (player == RED), 100 * hundredths * (player == BLUE)]
    refused(NotNow, arbiter.decide, started().state, 10_000, 10_000, "ciudat")
