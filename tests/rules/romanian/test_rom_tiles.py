"""Romanian tiles and their names: ROM-2, ROM-3, ROM-4, ROM-12."""

import re
from collections import Counter

import pytest

from faristol.core.tiles import UnreadableTiles, tile_set
from faristol.rulesets import ruleset_data
from faristol.speech.call import NameTable, call, name_table_data

ROMANIAN = tile_set("ro")
NAMES = NameTable.from_data(name_table_data("ro", "persons"))

VALUES = "A1 B9 C1 D2 E1 F8 G9 H10 I1 J10 L1 M4 N1 O1 P2 R1 S1 T1 U1 V8 X10 Z10 ?0"
COUNTS = "A11 B2 C5 D4 E9 F2 G2 H1 I10 J1 L4 M3 N6 O5 P4 R7 S5 T7 U6 V2 X1 Z1 ?2"
PRINTED_NAMES = """
    A Ana, B Barbu, C Constantin, D Dumitru, E Elena, F Florea, G Gheorghe, H Haralambie, I Ion, J
    Jianu, L Luca, M Marin, N Nicolae, O Oprea, P Petre, R Radu, S Sandu, T Tudor, U Udrea, V
    Vasile, X Xenia, Z Zamfir, ? joker
"""


def figures(printed):
    return {tile: int(number) for tile, number in re.findall(r"(\D)(\d+)", printed.replace(" ", ""))}


def test_rom_2_a_hundred_tiles_as_they_are_printed():
    assert Counter(ROMANIAN.all) == figures(COUNTS)
    assert len(ROMANIAN.all) == 100


def test_rom_2_their_values():
    assert {tile: ROMANIAN.points(tile) for tile in set(ROMANIAN.all)} == figures(VALUES)


@pytest.mark.parametrize("letter", "KQWY")
def test_rom_3_there_is_no_tile_of_k_q_w_and_y(letter):
    assert letter not in ROMANIAN.all
    with pytest.raises(UnreadableTiles):
        ROMANIAN.read(letter)


@pytest.mark.parametrize("letter", "KQWY")
def test_rom_3_a_joker_may_stand_for_them_at_no_points(letter):
    assert letter in ROMANIAN.letters
    assert ROMANIAN.points(letter) == 0


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [("ăâ", "AA"), ("î", "I"), ("ș", "S"), ("ț", "T"), ("Şţ", "ST"), ("RÂȘNIȚĂ", "RASNITA")],
)
def test_rom_4_diacritics_do_not_count(typed, tiles):
    assert ROMANIAN.read(typed) == tuple(tiles)


@pytest.mark.parametrize("string", ["ACS?☺E", "acs☺?e", "A C S ? ☺\ufe0f E"])
def test_rom_2_the_jokers_printed_sign_is_read_in_a_string(string):
    assert tile_set("ro").read(string) == ("A", "C", "S", "?", "?", "E")


def test_rom_12_the_letter_names():
    assert name_table_data("ro", "persons")["names"] == dict(row.split() for row in PRINTED_NAMES.split(","))
    assert NAMES.spoken_name("H") == "Haralambie"


def test_rom_12_in_alphabetical_order_the_joker_last():
    called = call(
        ROMANIAN, NAMES, (), ROMANIAN.read("Z?BA"), ruleset_data("romanian-duplicate")["call"]["order"]
    )
    assert [c.spoken_name for c in called] == ["Ana", "Barbu", "Zamfir", "joker"]


def test_rom_12_in_one_alphabet_with_what_was_kept_from_the_round_before():
    called = call(ROMANIAN, NAMES, ROMANIAN.read("?M"), ROMANIAN.read("BZA"), "alphabetical")
    assert [c.spoken_name for c in called] == ["Ana", "Barbu", "Marin", "Zamfir", "joker"]
    assert [c.kept for c in called] == [False, False, True, False, True]


def test_rom_12_or_in_the_order_drawn():
    called = call(ROMANIAN, NAMES, (), ROMANIAN.read("Z?BA"), "drawn")
    assert [c.spoken_name for c in called] == ["Zamfir", "joker", "Barbu", "Ana"]
