"""Is a rack valid, and can one still be had? Compared with trying every reading of every blank."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.core.rack import Kinds, Need, kinds
from faristol.core.tiles import tile_set

CATALAN = tile_set("ca")
NEEDS = [Need(1, 1), Need(2, 2)]
racks = st.lists(st.sampled_from("AEUBCÇ??"), max_size=9).map(tuple)


def valid(need: Need, rack: tuple[str, ...]) -> bool:
    """The slow and obvious way: each blank is read once as a vowel and once as a consonant."""
    return any(
        sum(letter in "AEIOU" for letter in reading) >= need.vowels
        and sum(letter not in "AEIOU" for letter in reading) >= need.consonants
        for reading in product(*["AB" if tile == "?" else tile[0] for tile in rack])
    )


def can_be_had(need: Need, left: tuple[str, ...], size: int = 7) -> bool:
    return any(valid(need, rack) for rack in combinations(left, min(size, len(left))))


@pytest.mark.parametrize("need", NEEDS, ids=str)
@given(rack=racks)
def test_a_rack_is_valid_when_some_reading_of_its_blanks_is(need, rack):
    assert need.met_by(kinds(CATALAN, rack)) == valid(need, rack)


@pytest.mark.parametrize("need", NEEDS, ids=str)
@given(left=racks)
def test_a_valid_rack_can_be_had_when_all_that_is_left_would_be_one(need, left):
    assert need.met_by(kinds(CATALAN, left)) == can_be_had(need, left)


def test_digraphs_count_as_one_consonant_each():
    assert kinds(CATALAN, ("NY", "L·L", "Ç", "A", "?")) == Kinds(vowels=1, consonants=3, blanks=1)
