"""A dispute goes to the arbiter with the sheet, and the answer comes back to both: COR-8 to COR-19."""

from contextlib import suppress

import pytest

from drivers.letter_game import AS_WRITTEN, BLUE, RED, Device, march, third_turn
from drivers.log import Log
from faristol.games.correspondence import arbiter, challenging, ending
from faristol.games.correspondence.dispute import (
    letter_of_the_other,
    open_dispute,
    read_letter,
    write_letter,
)
from faristol.games.correspondence.message_errors import (
    AnswerBeforeLetter,
    LetterChanged,
    MessageUnreadable,
    NoticeDiffers,
    OtherChallenge,
    OtherGame,
    SheetsDiffer,
    SheetUnreadable,
    VariantsDiffer,
)
from faristol.games.correspondence.notices import news_for_partner, notice_of, read_notice, write_notice
from faristol.games.correspondence.reading import read_message
from faristol.games.correspondence.rulings import noticed, received_across, ruling_of
from faristol.games.correspondence.sheet import facts


class Case(Log):
    """The game on the arbiter's device."""

    def __init__(self, text):
        super().__init__(open_dispute(read_letter(text), march(9)))

    @property
    def answer(self):
        return write_notice(ruling_of(self.entries))


def challenged(play="I6 MINE", words=("MINE",), why=""):
    """BLUE has answered RED's CASA, and RED does not accept it."""
    device = Device()
    device.turns("H7 CASA", play)
    device.write(challenging.challenge(device.state, words, why))
    return device


def letter(device, player=RED, why=""):
    return write_letter(device.state, device.entries, player, why)


def hears(device, text):
    device.write(noticed(device.state, read_notice(device.state, text), device.entries))


def ends(device):
    state = device.state
    return state.scores, state.challenge, state.ending


def test_cor_12_the_letter_says_what_is_asked_and_holds_the_whole_game():
    device = challenged(why="nu e în fond")
    text = letter(device, why="  Vă rog\nsă hotărâți. ")
    assert "Către arbitru: Dorina Arhip\n" in text and "Semnat: Ion Popescu\n" in text
    assert "Cerere: Contestație, ROȘU: MINE; nu e în fond\n" in text
    assert "Depunerea contestată: I, ALBASTRU, I6: MINE\n" in text
    read = read_letter(text)
    assert (read.player, read.why) == (RED, "Vă rog să hotărâți.")
    assert list(read.facts) == facts(device.entries)


@pytest.mark.parametrize(
    "mailed",
    [
        lambda text: text,
        lambda text: "".join(f"> {line}\n" for line in text.splitlines()),
        lambda text: "Bună ziua,\n\n" + text + "\nToate cele bune",
        lambda text: text.replace("–", "-").replace("\n", "\r\n"),
        lambda text: text[text.index("FIȘA") :],
        lambda text: text.translate(str.maketrans("ăâîșțĂÂÎȘȚ", "aaistAAIST")),
        str.lower,
    ],
)
def test_cor_12_it_is_read_however_it_was_mailed_and_a_bare_sheet_too(mailed):
    case = Case(mailed(letter(challenged())))
    assert case.state.challenge.words == ("MINE",)
    assert [each.by for each in case.state.disputes] == [RED]


def test_cor_12_a_letter_in_which_something_was_changed_is_refused():
    text = letter(challenged())
    with pytest.raises(LetterChanged):
        read_letter(text.replace("sosită 01.03.2026", "sosită 28.02.2026", 1))
    with pytest.raises(SheetUnreadable):
        read_letter(text.replace("DEPUNERI\n", "DEPUNERI\nExpediere, VERDE\n"))


@pytest.mark.parametrize("stands", [True, False])
def test_cor_12_the_answer_is_read_by_both_and_one_variant_is_dropped(stands):
    red = challenged()
    blue = red.branch()
    case = Case(letter(red))
    case.write(challenging.judge(case.state, stands))
    assert "De la: ARBITRU\n" in case.answer and "Semnat: Dorina Arhip\n" in case.answer
    for device in (red, blue):
        hears(device, case.answer)
        assert ends(device) == ends(case)
    assert red.state.scores == ((-2, 17) if stands else (8, 0))


def test_cor_12_the_game_has_gone_on_until_the_answer_comes():
    red = challenged()
    case = Case(letter(red))
    red.play("10H AT", "right")
    red.pass_turn("wrong")
    red.send()
    case.write(challenging.judge(case.state, True))
    hears(red, case.answer)
    assert [turn.points for turn in red.state.course.turns] == [8, 17, 10]
    assert red.state.penalties == ((RED, 10),) and red.state.to_move == BLUE


@pytest.mark.parametrize("stands", [True, False])
def test_cor_12_a_message_in_both_variants_that_crosses_the_answer_is_read(stands):
    red = challenged()
    case = Case(letter(red))
    for variant in ("right", "wrong"):
        red.play("10H AT", variant)
    red.send()
    blue = red.branch()
    for variant in ("right", "wrong"):
        blue.play("10H ATE", variant)
    message = read_message(blue.state.tile_set, blue.send())
    case.write(challenging.judge(case.state, stands))
    for device in (red, blue):
        hears(device, case.answer)
    red.write(received_across(red.state, red.entries, message, red.is_word, False))
    assert red.state.course == blue.state.course and red.state.sent == blue.state.sent
    assert red.state.penalties == blue.state.penalties and red.state.to_move == RED


def test_cor_12_who_has_not_read_the_answer_is_told_to_read_it_first():
    red = challenged()
    blue, case = red.branch(), Case(letter(red))
    case.write(challenging.judge(case.state, False))
    hears(red, case.answer)
    red.pass_turn()
    message = read_message(red.state.tile_set, red.send())
    with pytest.raises(VariantsDiffer):
        received_across(blue.state, blue.entries, message, blue.is_word, False)
    hears(blue, case.answer)
    blue.write(received_across(blue.state, blue.entries, message, blue.is_word, False))
    assert blue.state.to_move == BLUE


def test_cor_13_the_points_for_right_words_are_in_the_answer():
    red = challenged("8G MAI", ("MAI",))
    case = Case(letter(red))
    case.write(challenging.judge(case.state, True))
    assert "penalizare 10 p" in case.answer
    hears(red, case.answer)
    assert red.state.scores == (-2, 6)


def test_cor_12_an_answer_is_noted_once_and_the_next_challenge_is_another():
    red = challenged()
    case = Case(letter(red))
    case.write(challenging.judge(case.state, False))
    hears(red, case.answer)
    before = list(red.entries)
    hears(red, case.answer)
    assert red.entries == before
    red.pass_turn()
    red.send()
    red.pass_turn()
    red.send()
    red.turns("7H CAT")
    red.write(challenging.challenge(red.state, ["CAT"]))
    with pytest.raises(OtherChallenge):
        hears(red, case.answer)
    second = Case(letter(red, BLUE))
    second.write(challenging.judge(second.state, False))
    hears(red, second.answer)
    assert red.state.challenge is None


def test_cor_12_an_answer_to_another_game_or_to_no_challenge_changes_nothing():
    red = challenged()
    case = Case(letter(red))
    case.write(challenging.judge(case.state, False))
    with pytest.raises(OtherGame):
        hears(Device(name="Alta"), case.answer)
    quiet = Device()
    quiet.turns("H7 CASA", "I6 MINE")
    with pytest.raises(AnswerBeforeLetter):
        hears(quiet, case.answer)


@pytest.mark.parametrize(
    "said",
    [
        "Abandon",
        "Propunere de remiză, ROȘU",
        "Încheierea partidei: abandon, ALBASTRU",
        "Greșeală recunoscută, ROȘU",
    ],
)
def test_cor_12_the_arbiter_neither_plays_nor_gives_up(said):
    device = Device()
    device.turns("H7 CASA")
    text = f"Partida: {device.state.opened.name}\nDe la: ARBITRU\nDupă turul: I, ROȘU\nÎnștiințare: {said}\n"
    before = device.state
    with suppress(NoticeDiffers, MessageUnreadable):
        hears(device, text)
    assert device.state == before


@pytest.mark.parametrize("over", [True, False])
def test_cor_19_a_claim_of_the_time_is_judged_and_both_read_it(over):
    red = Device()
    red.turns("H7 CASA")
    red.write(ending.claim_time(red.state, RED, march(90), sure=True))
    blue, case = red.branch(), Case(letter(red))
    assert "Cerere: Contestație privind timpul de gândire, ROȘU" in letter(red)
    case.write(ending.judge_time(case.state, case.state.claims[0], over))
    for device in (red, blue):
        hears(device, case.answer)
        assert ends(device) == ends(case) and not device.state.waits_for_time
    assert (red.state.ending is not None) == over


def test_cor_8_a_technical_fault_is_annulled_with_what_came_after_it():
    red = Device()
    red.turns("H7 CASA", "I6 MINE", "PAS")
    blue, case = red.branch(), Case(letter(red, why="I6 nu se leagă"))
    case.write(arbiter.annul(case.state, 1, BLUE, "depunere nelegată"))
    for device in (red, blue):
        hears(device, case.answer)
        assert len(device.state.course.turns) == 1 and device.state.to_move == BLUE


def test_cor_24_a_penalty_and_other_coefficients_go_out_the_same_way():
    red = Device()
    red.turns("H7 CASA", "I6 MINE")
    red.write(ending.abandon(red.state, RED))
    case = Case(letter(red))
    case.write(arbiter.punish(case.state, BLUE, 30, "limbaj")).write(
        arbiter.decide(case.state, 9_000, 11_000, "x")
    )
    hears(red, case.answer)
    assert ending.worth(red.state) == ending.worth(case.state) == (9_000, 8_000)


def test_cor_12_what_the_arbiter_has_answered_is_no_news_for_the_partner():
    red = challenged()
    case = Case(letter(red))
    case.write(challenging.judge(case.state, False))
    hears(red, case.answer)
    assert news_for_partner(red.entries) == []
    assert notice_of(red.state, RED, []).facts == ()


def test_cor_5_the_sheets_of_the_two_are_compared():
    red = challenged()
    case = Case(letter(red))
    blue = read_letter(letter(red, BLUE, "MINE e în fond"))
    case.write(letter_of_the_other(case.entries, blue, march(12)))
    assert [(each.by, each.why) for each in case.state.disputes] == [(RED, ""), (BLUE, "MINE e în fond")]
    other = Device()
    other.turns("H7 CASA", "8G MAI")
    with pytest.raises(SheetsDiffer) as differs:
        letter_of_the_other(case.entries, read_letter(letter(other, BLUE)), march(12))
    assert "MAI" in differs.value.details["said"] and "MINE" in differs.value.details["ours"]


def test_cor_5_turns_of_both_variants_and_a_play_of_zero_go_with_the_letter():
    device = third_turn()
    device.play("7C GOL")
    device.send()
    device.write(challenging.challenge(device.state, ["GOL", "GO"]))
    device.pass_turn("right")
    device.pass_turn("wrong")
    device.send()
    assert list(read_letter(letter(device)).facts) == facts(device.entries)
    assert AS_WRITTEN.splitlines()[7].split(": ", 1)[1] in letter(device)


def test_cor_28_the_letter_proposes_the_coefficients_once_the_game_is_worth_something():
    device = Device()
    device.turns("H7 CASA", "8G MAI")
    assert "Coeficienți propuși" not in letter(device)
    device.write(ending.abandon(device.state, BLUE))
    text = letter(device)
    assert "Coeficienți propuși: 1,5400 și 0,4286\n" in text, "8 to 6, and one complete turn"
    assert read_letter(text).game.ending == device.state.ending
