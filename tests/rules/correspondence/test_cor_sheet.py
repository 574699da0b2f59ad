"""The sheet in words, from which the game is opened and rebuilt: COR-2, COR-5, COR-6, COR-12."""

import pytest

from drivers.letter_game import BLUE, Device, march, third_turn
from drivers.log import Log
from faristol.games.correspondence import challenging
from faristol.games.correspondence.errors import StringIncomplete
from faristol.games.correspondence.message_errors import MessageIncomplete, SheetDiffers, SheetUnreadable
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.sheet import facts, read_sheet, write_sheet

FRONT = """\
FIȘA DE CONCURS
Concurs: Ediția a 15-a, Popescu – Ionescu
ROȘU: Ion Popescu
ALBASTRU: Ana Ionescu
Arbitri: Dorina Arhip
Coeficientul anterior al jucătorului ROȘU: 1,5219
Locul jucătorului ROȘU: 3
"""


def played():
    device = third_turn()
    device.play("7C GOL")
    device.send(Dates(march(1), march(3), "stamp", march(6)))
    return device


def test_cor_2_both_players_open_the_same_game_from_the_front_of_the_sheet():
    text = write_sheet(Device().entries)
    assert read_sheet(text) == facts(Device().entries)
    by_hand = "\n".join(line for line in text.splitlines() if line.split(":")[0] in MUST)
    (opened,) = read_sheet(by_hand)
    assert opened["string"] == Device().entries[0]["string"]
    assert opened["name"] == "Ion Popescu – Ana Ionescu"


MUST = ("ROȘU", "ALBASTRU", "Șirul de litere", "Termen")


@pytest.mark.parametrize("label", MUST)
def test_cor_2_what_nobody_can_do_without_is_named(label):
    text = write_sheet(Device().entries)
    kept = "\n".join(line for line in text.splitlines() if not line.startswith(f"{label}:"))
    with pytest.raises(MessageIncomplete) as no:
        read_sheet(kept)
    assert no.value.details == {"label": label}


def test_cor_2_a_string_typed_from_a_letter_says_which_letters_are_too_many():
    text = write_sheet(Device().entries).replace("CASATOR", "CASATOO")
    with pytest.raises(StringIncomplete) as no:
        read_sheet(text)
    assert no.value.details == {"missing": "R", "many": "O"}
    with pytest.raises(SheetUnreadable):
        read_sheet(write_sheet(Device().entries).replace("CASATOR", "CASAT0R"))


def test_cor_5_the_sheet_in_words_has_the_document_s_line_and_the_game_is_rebuilt_from_it():
    text = write_sheet(played().entries)
    assert text.startswith(FRONT)
    assert "III, ROȘU | O,G | 7C: GOL | C7: GO; D7: OL | 41 | 51\n" in text
    assert Log(read_sheet(text)).state == played().state


def test_cor_5_spaces_and_empty_lines_do_no_harm():
    text = write_sheet(played().entries)
    assert read_sheet(text.replace("\n", "\n\n  ")) == read_sheet(text)


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("41 | 51", "42 | 52", SheetDiffers),
        ("| O,G |", "| G,O |", SheetDiffers),
        ("7C: GOL |", "7C: GOB |", SheetDiffers),
        ("III, ROȘU |", "III, VERDE |", SheetUnreadable),
        ("III, ROȘU |", "IV, ROȘU |", SheetDiffers),
        ("zile de gândire 2", "zile de gândire două", SheetUnreadable),
    ],
)
def test_cor_5_a_line_that_was_altered_is_shown(right, wrong, reason):
    text = write_sheet(played().entries)
    assert right in text
    with pytest.raises(reason) as no:
        read_sheet(text.replace(right, wrong))
    assert wrong in no.value.details["line"]


def test_cor_6_the_list_in_force_is_on_the_sheet_with_its_fingerprint():
    device = Device()
    lexicon = {"language": "ro", "name": "LOC", "version": "6.0", "words": 591_412, "sha256": "ab" * 32}
    device.entries[0]["lexicon"] = lexicon
    text = write_sheet(device.entries)
    assert f"Fondul de cuvinte: LOC v. 6.0; 591412 cuvinte; amprenta {'ab' * 32}\n" in text
    assert read_sheet(text)[0]["lexicon"] == lexicon


def test_cor_12_both_variants_and_the_one_that_was_dropped_stay_on_it():
    device = Device()
    device.turns("H7 CASA")
    device.write(challenging.challenge(device.state, ["CASA"], "nu este în listă"))
    device.play("8G MAI", "right")
    device.play("H7 MINE", "wrong")
    device.send()
    text = write_sheet(device.entries)
    assert "I, ALBASTRU (depunere corectă) | M,I | 8G: MAI | – | 6 | 6\n" in text
    assert "Contestație, ALBASTRU: CASA; nu este în listă\n" in text
    assert read_sheet(text) == facts(device.entries)
    device.write(challenging.judge(device.state, stands=True))
    assert device.state.total(BLUE, device.state.course) == -4
    text = write_sheet(device.entries)
    assert (
        "Răspunsul arbitrului la contestație: depunere corectă; cuvinte corecte: CASA; penalizare 10 p"
        in text
    )
    assert read_sheet(text) == facts(device.entries)
