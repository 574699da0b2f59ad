"""A message that came: what is taken, and what is refused and why: COR-9, COR-10, COR-12, COR-25."""

import re
from textwrap import wrap

import pytest

from drivers.letter_game import AS_WRITTEN, RED, TILES, Device, third_turn
from faristol.core.errors import NoSuchWord, NotConnected, NotOnRack
from faristol.games.correspondence import challenging, ending
from faristol.games.correspondence.errors import ArrivedBeforeSent, SentBeforeArrival
from faristol.games.correspondence.message_errors import (
    DaysDiffer,
    HandDiffers,
    LettersDiffer,
    LettersOutOfOrder,
    MessageIncomplete,
    MessageUnreadable,
    OtherGame,
    OtherTurn,
    PlayNotConfirmed,
    PointsDiffer,
    TotalDaysDiffer,
    TotalDiffers,
    VariantsDiffer,
    WordsDiffer,
)
from faristol.games.correspondence.reading import read_message

MAY_BE_LEFT_OUT = re.compile("Partida|Cuvinte adiacente")
"""The document's own list of what a card holds has no name of the game, for the players know which it is."""

CHANGED = [
    ("Partida: Ediția a 15-a", "Partida: Ediția a 14-a", OtherGame),
    ("III, ROȘU", "II, ROȘU", OtherTurn),
    ("III, ROȘU", "III, ALBASTRU", OtherTurn),
    ("Confirm: PAS", "Confirm: E7: LA, 2", PlayNotConfirmed),
    ("sosită 03.03.2026", "sosită 28.02.2026", ArrivedBeforeSent),
    ("Expediat: 06.03.2026", "Expediat: 02.03.2026", SentBeforeArrival),
    ("2 în acest tur", "1 în acest tur", DaysDiffer),
    ("ROȘU 2,", "ROȘU 3,", TotalDaysDiffer),
    ("ALBASTRU 0", "ALBASTRU 1", TotalDaysDiffer),
    ("Litere depuse: O, G", "Litere depuse: G, O", LettersOutOfOrder),
    ("Litere depuse: O, G", "Litere depuse: O", LettersDiffer),
    ("Litere depuse: O, G", "Litere depuse: O, G, L", LettersDiffer),
    ("C7: GO; D7: OL", "C7: GO", WordsDiffer),
    ("C7: GO; D7: OL", "C7: GO; D6: OL", WordsDiffer),
    ("Punctaj: 41", "Punctaj: 42", PointsDiffer),
    ("Punctaj total: 51", "Punctaj total: 146", TotalDiffers),
    ("Litere rămase: B, C, D, E, F", "Litere rămase: B, C, D, E", HandDiffers),
    ("Litere luate: N, P", "Litere luate: N, R", HandDiffers),
    ("Depunere: 7C: GOL", "Depunere: 7C: GXL", NotOnRack),
    ("Depunere: 7C: GOL", "Depunere: A1: GOB", NotConnected),
]


@pytest.mark.parametrize(("right", "wrong", "reason"), CHANGED)
def test_cor_25_what_does_not_fit_the_game_is_refused_with_its_reason(right, wrong, reason):
    assert right in AS_WRITTEN
    blue = third_turn()
    before = blue.state
    with pytest.raises(reason):
        blue.receive(AS_WRITTEN.replace(right, wrong))
    assert blue.state == before
    blue.receive(AS_WRITTEN)


def test_cor_25_the_letters_laid_are_those_of_the_string_in_its_order():
    """G stands after O in the string; of the letters left and taken the document asks for no order."""
    blue = third_turn()
    with pytest.raises(LettersOutOfOrder) as no:
        blue.receive(AS_WRITTEN.replace("Litere depuse: O, G", "Litere depuse: G, O"))
    assert no.value.details == {"said": "G, O", "counted": "O, G"}
    blue.receive(AS_WRITTEN.replace("B, C, D, E, F", "F, E, D, C, B").replace("N, P", "P, N"))
    assert blue.state.scores == (51, 2)


def test_cor_25_the_refusal_names_both_what_was_said_and_what_is_counted():
    with pytest.raises(PointsDiffer) as no:
        third_turn().receive(AS_WRITTEN.replace("Punctaj: 41", "Punctaj: 42"))
    assert no.value.details == {"said": 42, "counted": 41}
    with pytest.raises(OtherTurn) as no:
        third_turn().receive(AS_WRITTEN.replace("III", "IV"))
    assert no.value.details == {"said": "IV, ROȘU", "wanted": "III, ROȘU"}
    with pytest.raises(DaysDiffer) as no:
        third_turn().receive(AS_WRITTEN.replace("2 în acest tur", "1 în acest tur"))
    assert no.value.details == {"said": 1, "counted": 2}
    with pytest.raises(WordsDiffer) as no:
        third_turn().receive(AS_WRITTEN.replace("C7: GO; D7: OL", "C7: GO"))
    assert no.value.details == {"said": "C7 GO", "counted": "C7 GO; D7 OL"}


def test_cor_25_who_passes_forms_no_adjacent_words():
    red, blue = third_turn(), third_turn()
    red.pass_turn()
    text = red.send()
    with pytest.raises(WordsDiffer) as no:
        blue.receive(text.replace("Punctaj:", "Cuvinte adiacente: C7: GO\nPunctaj:"))
    assert no.value.details == {"said": "C7 GO", "counted": "–"}
    blue.receive(text)
    assert all(entry["heard"] is True for entry in blue.entries if entry["act"] == blue.entries[-1]["act"])


def test_cor_23_a_draw_is_offered_once_and_not_in_a_game_that_this_turn_ends():
    red, blue = Device(), Device()
    for device in (red, blue):
        device.write(ending.offer_draw(device.state, RED))
    red.pass_turn()
    blue.receive(red.send())
    assert ("Propun remiză" in red.message, blue.state.offered) == (True, RED)
    for _ in range(3):
        for device in (red, blue):
            device.pass_turn()
            text = device.send()
    red = Device()
    red.turns("PAS", "PAS", "PAS")
    red.receive(text.replace("Semnat:", "Propun remiză: da\nSemnat:"))
    assert red.state.ending.way == "passes"


@pytest.mark.parametrize(
    "line", [line for line in AS_WRITTEN.splitlines() if not MAY_BE_LEFT_OUT.match(line)]
)
def test_cor_25_a_message_without_one_of_its_lines_is_refused(line):
    with pytest.raises(MessageIncomplete) as no:
        read_message(TILES, AS_WRITTEN.replace(f"{line}\n", ""))
    assert no.value.details == {"label": line.partition(":")[0]}


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("III, ROȘU", "prima"),
        ("III, ROȘU", "IIII, ROȘU"),
        ("III, ROȘU", ", ROȘU"),
        ("III, ROȘU", "III, VERDE"),
        ("06.03.2026", "31.02.2026"),
        ("06.03.2026", "ieri"),
        ("sosită 03.03.2026", "sosită"),
        ("2 în acest tur", "multe în acest tur"),
        ("Punctaj: 41", "Punctaj: 4l"),
        ("Litere luate: N, P", "Litere luate: N, 7"),
        ("Semnat:", "Punctaj: 41\nSemnat:"),
        ("Confirm:", "Varianta: alta\nConfirm:"),
    ],
)
def test_cor_25_a_line_that_cannot_be_read_is_shown(right, wrong):
    assert right in AS_WRITTEN
    with pytest.raises(MessageUnreadable) as no:
        read_message(TILES, AS_WRITTEN.replace(right, wrong))
    assert no.value.details["line"]


@pytest.mark.parametrize("text", ["", "Salut!", "Varianta: depunere corectă\n", "\x00:\n::::\n"])
def test_cor_25_what_is_no_message_at_all_is_refused(text):
    with pytest.raises(MessageIncomplete):
        read_message(TILES, text)


def test_cor_9_adjacent_words_that_are_left_out_or_called_the_main_one_are_evidently_right():
    for right, wrong in (
        ("Cuvinte adiacente: C7: GO; D7: OL\n", ""),
        ("C7: GO; D7: OL", "D7:OL;C7:GO"),
        ("Litere depuse: O, G", "Litere depuse: o,g"),
    ):
        blue = third_turn()
        blue.receive(AS_WRITTEN.replace(right, wrong))
        assert blue.points[-1] == 41


def test_cor_9_one_letter_may_be_written_either_way():
    red, blue = Device(), Device()
    for device in (red, blue):
        device.turns("H7 CASA", "8G MAI")
    red.play("7H CT")
    text = red.send()
    assert "Depunere: I7: TI\nCuvinte adiacente: 7H: CT\n" in text
    other = text.replace("I7: TI", "?").replace("7H: CT", "I7: TI").replace("?", "7H: CT")
    blue.receive(other)
    assert blue.state == red.state


def test_cor_10_a_play_that_claims_points_for_a_word_not_in_the_stock_is_refused():
    red, blue = Device(), Device(words=["CASE"])
    red.play("H7 CASA")
    text = red.send()
    with pytest.raises(NoSuchWord) as no:
        blue.receive(text)
    assert (blue.state.rules.clause(no.value), no.value.details["words"]) == ("COR-10", "CASA")


def test_cor_10_one_that_was_said_to_be_worth_nothing_is_taken():
    red, blue = (Device(words=["CASE"]) for _ in range(2))
    red.play("H7 CASA")
    blue.receive(red.send())
    assert blue.state == red.state
    assert blue.points == [0]


@pytest.mark.parametrize("why", ["nu este în listă", ""])
def test_cor_12_a_challenge_goes_with_the_message_and_both_variants(why):
    red, blue = Device(), Device()
    red.play("H7 CASA")
    blue.receive(red.send())
    blue.write(challenging.challenge(blue.state, ["CASA"], why))
    blue.play("8G MAI", "right")
    blue.play("H7 MINE", "wrong")
    text = blue.send()
    assert f"Contest: CASA; {why}".rstrip("; ") + "\n" in text
    red.receive(text)
    assert red.state == blue.state
    with pytest.raises(VariantsDiffer):
        blue.receive(AS_WRITTEN.replace("III", "II").replace("Confirm: PAS", "Confirm: G8: MAI, 6"))
    red.play("7H CAT", "right")
    red.pass_turn("wrong")
    blue.receive(red.send())
    assert blue.state == red.state


def test_cor_12_a_fault_described_without_words_and_a_fault_admitted_go_with_it_too():
    red, blue = Device(), Device()
    red.play("H7 CASA")
    blue.receive(red.send())
    blue.write(challenging.challenge(blue.state, [], "altă poziție pe grilă"))
    blue.pass_turn("right")
    blue.pass_turn("wrong")
    red.receive(blue.send())
    red.write(challenging.admit(red.state))
    red.play("H7 TORS")
    text = red.send()
    assert "Recunosc greșeala: da" in text
    blue.receive(text)
    assert blue.state == red.state
    assert blue.points == [0, 0, 8]


def mailed(text, sign="> "):
    return "".join(f"{sign}{line}\n" for line in text.splitlines())


def broken(text, width):
    return "\n".join(wrapped for line in text.splitlines() for wrapped in wrap(line, width) or [""])


@pytest.mark.parametrize(
    "changed",
    [
        mailed(AS_WRITTEN),
        "On 7 March Ion wrote:\n" + mailed(mailed(AS_WRITTEN, ">"), "> ") + "\nSee you\n",
        AS_WRITTEN + "\nThanks!\n\n" + mailed(AS_WRITTEN.replace("III, ROȘU", "II, ALBASTRU")),
        broken(AS_WRITTEN, 40),
        mailed(broken(AS_WRITTEN, 36)),
        AS_WRITTEN.replace("Punctaj:", "Hello again,\nPunctaj:"),
        AS_WRITTEN.lower(),
        AS_WRITTEN.replace("–", "-"),
        AS_WRITTEN.replace("–", "\u2014").replace(": ", ":"),
        AS_WRITTEN.upper().replace("Ș", "Ş"),
    ],
    ids=[
        "quoted",
        "quoted twice",
        "the one before below it",
        "narrow",
        "quoted, narrow",
        "a line between",
        "small letters",
        "hyphen",
        "long dash",
        "capitals",
    ],
)
def test_cor_25_a_message_is_understood_however_it_was_mailed(changed):
    blue, as_sent = third_turn(), third_turn()
    as_sent.receive(AS_WRITTEN)
    blue.receive(changed)
    assert blue.state == as_sent.state


def test_cor_25_a_message_of_the_program_is_understood_in_small_letters_and_broken():
    red, blue = Device(), Device()
    red.play("H7 CASA")
    text = red.send()
    blue.receive(mailed(broken(text.lower(), 30)))
    assert blue.state == red.state


def test_cor_25_a_word_that_is_continued_is_not_mixed_with_what_a_person_wrote_below():
    text = AS_WRITTEN.replace("Confirm: PAS\n", "Confirm: PAS\nand thanks for the card\n")
    assert read_message(TILES, text).parts[None].confirms == "PAS"


def test_cor_9_a_blank_is_a_small_letter_among_capitals_only():
    text = AS_WRITTEN.replace("Depunere: 7C: GOL", "Depunere: 7C: GoL")
    assert read_message(TILES, text).parts[None].play == "7C GoL"
    assert read_message(TILES, text.replace("GoL", "gol")).parts[None].play == "7C GOL"
