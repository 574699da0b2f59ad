"""What stays on a rack has a worth that is learnt from games."""

from itertools import combinations
from random import Random

import pytest

from faristol.core.tiles import tile_set
from faristol.practice.leaves import Leaves, leaves
from learn_leaves import KeptRack, Learning

CA = tile_set("ca")
KINDS = dict.fromkeys(CA.all)
NOTHING = Leaves({kind: [0, 0, 0] for kind in KINDS}, {}, [0] * 8)


def known(**worth):
    return Leaves({kind: worth.get(kind, [0, 0, 0]) for kind in KINDS}, {}, [0] * 8)


def test_a_second_tile_of_a_kind_and_a_third_have_values_of_their_own():
    values = known(S=[30, -10, -50])
    assert [values.worth(CA, ("S",) * count) for count in range(5)] == [0, 30, 20, -30, -80]


def test_two_tiles_may_be_worth_more_together():
    values = Leaves(known(C=[-5, 0, 0]).tiles, {("C", "X"): 40}, [0] * 8)
    assert values.worth(CA, CA.read("XC")) == 35
    assert values.worth(CA, CA.read("CCX")) == 35
    assert values.worth(CA, CA.read("CS")) == -5


def test_vowels_and_consonants_are_counted_against_each_other_and_a_blank_is_either():
    values = Leaves(NOTHING.tiles, {}, [70, 60, 30, 0, -20, -70, -90, -90])
    for kept, worth in {"AR": 70, "A": 60, "AE": 30, "R": 60, "RST": 0, "AE?": 30, "?": 70, "": 70}.items():
        assert values.worth(CA, CA.read(kept)) == worth


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_all_that_a_rack_may_keep_is_valued_at_once(language):
    tiles, chance = tile_set(language), Random(3)
    for _ in range(40):
        rack = tuple(sorted(chance.sample(tiles.all, 7)))
        parts = {part for count in range(8) for part in combinations(rack, count)}
        assert leaves(language).of_every_part(tiles, rack) == {
            part: leaves(language).worth(tiles, part) for part in parts
        }


def test_values_are_learnt_from_what_came_after():
    """An S kept brings 20 points, together with a T 15 more; a Z costs 10."""
    chance, games = Random(1), []
    for _ in range(12_000):
        kept = tuple(chance.sample("AAARRRSSTTZ", 3))
        score = 25 + 20 * ("S" in kept) + 15 * ("S" in kept and "T" in kept) - 10 * ("Z" in kept)
        games.append(KeptRack(kept, score + chance.choice((-3, 0, 3)), ()))
    learnt = Learning(CA, games).values(NOTHING)

    def more(kept, than):
        return learnt.worth(CA, CA.read(kept)) - learnt.worth(CA, CA.read(than))

    assert more("SA", "RA") == pytest.approx(200, abs=30)
    assert more("ST", "SR") == pytest.approx(150, abs=40)
    assert more("ZA", "RA") == pytest.approx(-100, abs=40)


def test_what_the_next_turn_keeps_counts_too():
    after_s = [KeptRack(("S",), 20, ("Z",))] * 500 + [KeptRack(("T",), 20, ())] * 500
    values = Learning(CA, after_s).values(known(Z=[-100, 0, 0]))
    assert values.worth(CA, ("S",)) < values.worth(CA, ("T",))
