"""What is told between two turns is made again on the other device, by the same rules: COR-12 to COR-24."""

import pytest

from drivers.letter_game import AS_WRITTEN, BLUE, RED, Device, march, same_day
from faristol.games.correspondence import arbiter, challenging, ending, playing, post
from faristol.games.correspondence.message_errors import (
    GamesDiffer,
    MessageIncomplete,
    MessageUnreadable,
    NoticeDiffers,
    OtherGame,
    OtherTurn,
)
from faristol.games.correspondence.notices import (
    is_notice,
    news_for_partner,
    notice_of,
    read_notice,
    write_notice,
)
from faristol.games.correspondence.notified import notified
from faristol.games.correspondence.sheet import facts

CASA, MINE, PASSES = ("H7 CASA",), ("H7 CASA", "I6 MINE"), ("PAS", "PAS", "PAS", "PAS")


def after(turns, *acts):
    """Both devices after these turns, and after what both know of."""
    both = Device(), Device()
    for device in both:
        device.turns(*turns)
        for act in acts:
            device.write(act(device.state))
    return both


def written(device, player):
    return write_notice(notice_of(device.state, player, news_for_partner(device.entries)))


def heard(device, text):
    return notified(device.state, read_notice(device.state, text))


def offered(state):
    return ending.offer_draw(state, RED)


def claimed(state):
    return ending.claim_time(state, RED, march(60))


def doubted(state):
    return challenging.challenge(state, ["MINE", "CI"])


PASSED_IN_BOTH = (
    lambda state: playing.pass_turn(state, "right"),
    lambda state: playing.pass_turn(state, "wrong"),
    lambda state: playing.send(state, same_day(1)),
)


NOTICES = {
    "thinks longer": (CASA, [], BLUE, lambda state: post.say_longer(state, BLUE, march(40), march(5))),
    "sent again": (CASA, [], RED, lambda state: post.send_again(state, march(3), sure=True)),
    "first play": ((), [], BLUE, lambda state: post.ask_first_play(state, march(3), sure=True)),
    "another way": (CASA, [], RED, lambda state: post.agree_way(state, RED, "telephone")),
    "leave": (CASA, [], RED, lambda state: post.write_leave(state, RED, march(60), march(79), march(1))),
    "came back": (CASA, [], RED, lambda state: post.letter_returned(state, march(9), march(12))),
    "play stands": (MINE, [doubted], RED, lambda state: challenging.judge(state, True)),
    "one word is right": (MINE, [doubted], BLUE, lambda state: challenging.judge(state, False, ["CI"])),
    "admitted": (MINE, [doubted, *PASSED_IN_BOTH], BLUE, challenging.admit),
    "annulled": (MINE, [], RED, lambda state: arbiter.annul(state, 1, BLUE, "literă greșită")),
    "annulled later": (
        (*MINE, "PAS"),
        [],
        BLUE,
        lambda state: arbiter.annul(state, 2, RED, "literă greșită"),
    ),
    "punished": (PASSES, [], RED, lambda state: arbiter.punish(state, BLUE, 30, "a scris altul")),
    "decided": (PASSES, [], BLUE, lambda state: arbiter.decide(state, 12_000, 8_000, "ciudat")),
    "claimed": (CASA, [], RED, claimed),
    "claimed early": (CASA, [], RED, lambda state: ending.claim_time(state, RED, march(20), sure=True)),
    "over time": (CASA, [claimed], RED, lambda state: ending.judge_time(state, state.claims[0], over=True)),
    "in time": (CASA, [claimed], BLUE, lambda state: ending.judge_time(state, state.claims[0], over=False)),
    "draw offered": (CASA, [], RED, offered),
    "draw agreed": (CASA, [offered], BLUE, lambda state: ending.accept_draw(state, BLUE)),
    "given up": (CASA, [], BLUE, lambda state: ending.abandon(state, BLUE)),
    "never came": (CASA, [], RED, lambda state: ending.never_came(state, BLUE)),
    "unfinished": (CASA, [], RED, lambda state: ending.closed(state, reported=True)),
    "unknown": (CASA, [], RED, lambda state: ending.closed(state, reported=False)),
}
"""The turns, what both know, who tells, and what."""


@pytest.mark.parametrize("what", NOTICES)
def test_cor_25_both_have_the_same_game_after_a_notice(what):
    turns, known, player, act = NOTICES[what]
    teller, other = after(turns, *known)
    teller.write(act(teller.state))
    text, before = written(teller, player), news_for_partner(other.entries)
    assert is_notice(text) and not is_notice(AS_WRITTEN)
    assert text.splitlines()[-1].startswith("Faristol: ")
    other.write(heard(other, text))
    assert other.state == teller.state
    assert facts({**entry, "heard": None} for entry in teller.entries) == facts(
        {**entry, "heard": None} for entry in other.entries
    )
    assert all(entry["heard"] is True for entry in other.entries if "heard" in entry)
    assert news_for_partner(other.entries) == ([] if what == "draw agreed" else before)
    assert heard(other, text) == []


ABOUT_THE_SENDER = ("thinks longer", "first play", "leave", "claimed", "draw offered", "admitted")


@pytest.mark.parametrize("what", ABOUT_THE_SENDER)
def test_cor_25_what_only_the_other_can_say_is_refused(what):
    turns, known, player, act = NOTICES[what]
    teller, other = after(turns, *known)
    teller.write(act(teller.state))
    with pytest.raises(NoticeDiffers):
        heard(other, written(teller, 3 - player))


def test_cor_25_a_notice_of_another_game_or_turn_or_that_comes_to_another_end_is_refused():
    red, blue = after(CASA, offered)
    text = written(red, RED)
    fresh = Device()
    with pytest.raises(OtherTurn) as no:
        heard(fresh, text)
    assert no.value.details == {"said": "I, ROȘU", "wanted": "–"}
    fresh.turns(*CASA)
    with pytest.raises(OtherGame):
        heard(fresh, text.replace("Ediția a 15-a", "Ediția a 14-a"))
    short = text.splitlines()[-1]
    with pytest.raises(GamesDiffer):
        heard(fresh, text.replace(short, f"{short[:-8]}00000000"))
    for line in text.splitlines():
        if line.startswith(("Partida", "Faristol", "Semnat")):
            assert [fact["type"] for fact in heard(fresh, text.replace(f"{line}\n", ""))] == ["DrawOffered"]
        elif not line.startswith("Înștiințare"):
            with pytest.raises(MessageIncomplete):
                heard(fresh, text.replace(f"{line}\n", ""))
    for wrong in ("De la: VERDE\n", "Înștiințare: Salut!\n", "Înștiințare: Data poștei, ROȘU: 1\n"):
        with pytest.raises(MessageUnreadable):
            heard(fresh, text + wrong)


def test_cor_18_the_days_of_both_are_charged_or_the_notice_is_refused():
    """A letter that came back costs its addressee ten days, and its sender those of the delay."""
    red, blue = after(CASA)
    red.write(post.letter_returned(red.state, march(9), march(12)))
    text = written(red, RED)
    lines = [line for line in text.splitlines() if line.startswith("Înștiințare")]
    assert len(lines) == 2
    for line in lines:
        with pytest.raises(NoticeDiffers):
            heard(blue, text.replace(f"{line}\n", ""))
    with pytest.raises(NoticeDiffers):
        heard(blue, text.replace("marcate, ROȘU: 2", "marcate, ROȘU: 3"))


def test_cor_16_a_leave_that_is_known_from_a_letter_does_not_hide_what_is_told_after_it():
    red, blue = Device(), Device()
    red.write(post.write_leave(red.state, RED, march(60), march(79), march(1)))
    leave = news_for_partner(red.entries)
    red.play("H7 CASA")
    blue.receive(red.send())
    red.write(offered(red.state))
    text = write_notice(notice_of(red.state, RED, leave + news_for_partner(red.entries)))
    assert [fact["type"] for fact in heard(blue, text)] == ["DrawOffered"]


def test_cor_24_an_annulment_is_told_together_with_what_came_after_it():
    """The two are not at one turn before both know of it."""
    red, blue = after(MINE)
    red.write(arbiter.annul(red.state, 1, BLUE, "literă greșită"))
    red.write(offered(red.state))
    blue.write(heard(blue, written(red, RED)))
    assert blue.state == red.state
    assert (blue.state.to_move, blue.state.offered) == (BLUE, RED)
