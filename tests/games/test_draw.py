"""Draw v1: the bag, the numbers and the racks, beside a slow second writing of the same rules.

`tests/data/draw-v1.json` holds vectors that must come out for ever. They were made with the slow writing
below, which shares no code with ours.
"""

import hashlib
import json
from collections import Counter
from itertools import combinations, islice, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.core.lots import numbers
from faristol.core.rack import Need
from faristol.core.tiles import TileSet, tile_set
from faristol.games.draw import RackRule, draw, draw_rack, left_in_bag

VECTORS = json.loads((Path(__file__).parents[1] / "data/draw-v1.json").read_text("utf-8"))
TILE_ORDER = {
    "ca": [*"ABCÇDEFGHIJL", "L·L", "M", "N", "NY", *"OPQRSTUVXZ?"],
    "ro": [*"ABCDEFGHIJLMNOPRSTUVXZ?"],
}
SEED = hashlib.sha256(b"a fixed seed").digest()
CATALAN = tile_set("ca")


def slow_draw(language, seed, round_, attempt, bag, count):
    """Draw v1 once more, from its description alone: one byte string, one number, one tile at a time."""
    bag = [tile for tile in TILE_ORDER[language] for held in bag if held == tile]
    drawn, used = [], 0
    while bag and len(drawn) < count:
        counter, word = divmod(used, 8)
        fields = b"".join(number.to_bytes(4, "big") for number in (round_, attempt, counter))
        number = int(hashlib.sha256(seed + fields).hexdigest()[word * 8 : word * 8 + 8], 16)
        used += 1
        if number < 2**32 // len(bag) * len(bag):
            drawn.append(bag[number % len(bag)])
            del bag[number % len(bag)]
    return tuple(drawn)


def expanded(bag):
    """Bags in the vectors are counted, since some are large."""
    return tuple(tile for tile, count in bag.items() for _ in range(count))


@pytest.mark.parametrize("vector", VECTORS["draws"], ids=lambda vector: vector["is"])
def test_fixed_vectors_of_draw_v1(vector):
    language, bag = vector["language"], expanded(vector["bag"])
    arguments = bytes.fromhex(vector["seed"]), vector["round"], vector["attempt"], bag, vector["count"]
    assert slow_draw(language, *arguments) == tuple(vector["drawn"])
    assert draw(tile_set(language), *arguments) == tuple(vector["drawn"])


def test_a_number_that_would_favour_some_tiles_is_thrown_away():
    """In this vector the first number is one of the few at the top of the range that do not come out even."""
    (vector,) = (vector for vector in VECTORS["draws"] if vector["is"] == "a number thrown away")
    bag = expanded(vector["bag"])
    first, second = islice(numbers(bytes.fromhex(vector["seed"]), vector["round"], vector["attempt"]), 2)
    assert first >= 2**32 - 2**32 % len(bag)
    assert vector["drawn"] == [bag[second % len(bag)]] != [bag[first % len(bag)]]


@given(
    seed=st.binary(min_size=32, max_size=32),
    round_=st.integers(1, 40),
    attempt=st.integers(0, 9),
    bag=st.lists(st.sampled_from(CATALAN.all), max_size=100),
    count=st.integers(0, 8),
)
def test_a_draw_is_what_its_description_says(seed, round_, attempt, bag, count):
    found = draw(CATALAN, seed, round_, attempt, tuple(bag), count)
    assert found == slow_draw("ca", seed, round_, attempt, bag, count)
    assert len(found) == min(count, len(bag))
    assert not Counter(found) - Counter(bag)


@given(bag=st.permutations(CATALAN.all))
def test_how_the_tiles_lie_in_the_bag_does_not_matter(bag):
    assert draw(CATALAN, SEED, 1, 0, tuple(bag), 7) == draw(CATALAN, SEED, 1, 0, CATALAN.all, 7)


# --- fairness: a fixed seed, so these either hold or do not

HUNDRED = TileSet("ca", {f"{n:02}": (1, 1) for n in range(100)}, frozenset(), 0, {})
TRIES = 4000


def chi_square(counts, expected):
    return sum((counts[tile] - often) ** 2 / often for tile, often in expected.items())


@pytest.mark.parametrize("place", range(7))
def test_every_tile_comes_equally_often_at_every_place(place):
    counts = Counter(draw(HUNDRED, SEED, round_, 0, HUNDRED.all, place + 1)[place] for round_ in range(TRIES))
    # 99 degrees of freedom: six standard deviations above their mean
    assert chi_square(counts, dict.fromkeys(HUNDRED.all, TRIES / 100)) < 99 + 6 * (2 * 99) ** 0.5


def test_letters_come_as_often_as_there_are_tiles_of_them():
    counts = Counter(draw(CATALAN, SEED, round_, 0, CATALAN.all, 1)[0] for round_ in range(TRIES))
    expected = {tile: TRIES * held / 100 for tile, held in Counter(CATALAN.all).items()}
    assert chi_square(counts, expected) < 26 + 6 * (2 * 26) ** 0.5


def test_pairs_of_tiles_do_not_hang_together():
    counts = Counter(
        tuple(int(tile) // 50 for tile in draw(HUNDRED, SEED, round_, 1, HUNDRED.all, 2))
        for round_ in range(TRIES)
    )
    halves = {(0, 0): 49, (0, 1): 50, (1, 0): 50, (1, 1): 49}
    assert chi_square(counts, {pair: TRIES * share / 198 for pair, share in halves.items()}) < 3 + 6 * 6**0.5


# --- racks


def rule(vowels=1, consonants=1, put_back="whole", early=None, size=7):
    return RackRule("DUP-6", size, Need(vowels, consonants), early, 15 if early else 0, put_back)


def valid(need, rack):
    """Each blank read once as a vowel and once as a consonant."""
    return any(
        sum(letter in "AEIOU" for letter in reading) >= need.vowels
        and sum(letter not in "AEIOU" for letter in reading) >= need.consonants
        for reading in product(*["AB" if tile == "?" else tile[0] for tile in rack])
    )


def had_with(need, size, kept, bag):
    """Whether some tiles of the bag make the kept ones a valid rack: every choice is tried."""
    count = min(size - len(kept), len(bag))
    return any(valid(need, kept + new) for new in set(combinations(bag, count)))


FEW = st.lists(st.sampled_from("AAEUBBCÇ?"), max_size=10).map(tuple)


def fills_up_as_described(seed, round_, kept, bag, early, put_back, size=7):
    left = kept + bag
    need = early if early and round_ <= 15 and had_with(early, size, (), left) else Need(1, 1)
    found = draw_rack(CATALAN, rule(put_back=put_back, early=early, size=size), seed, round_, 0, bag, kept)

    if not had_with(need, size, (), left):
        assert found is None
        return
    assert found is not None
    assert [attempt for attempt, _ in found.rejected] == list(range(found.attempt))
    for attempt, rack in [*found.rejected, (found.attempt, found.kept + found.drawn)]:
        still_kept = kept if attempt == 0 or (put_back == "new" and had_with(need, size, kept, bag)) else ()
        pool = bag if still_kept == kept else left
        assert rack == still_kept + slow_draw("ca", seed, round_, attempt, pool, size - len(still_kept))
        assert valid(need, rack) == (attempt == found.attempt)
    assert Counter(left_in_bag(bag, kept, found) + found.kept + found.drawn) == Counter(left)


@given(left=FEW, keep=st.integers(0, 6), round_=st.sampled_from([1, 15, 16]), data=st.data())
def test_racks_filled_up_beside_every_choice_tried(left, keep, round_, data):
    """DUP-5, DUP-6, RDU-1: kept tiles, blanks, both ways of putting back, short bags, two and two."""
    fills_up_as_described(
        seed=data.draw(st.binary(min_size=32, max_size=32), "seed"),
        round_=round_,
        kept=left[:keep],
        bag=left[keep:],
        early=data.draw(st.sampled_from([None, Need(2, 2)]), "early"),
        put_back=data.draw(st.sampled_from(["whole", "new"]), "put back"),
        size=data.draw(st.integers(max(4, keep), 7), "size"),
    )


def of_each_kind(vowels, consonants, blanks):
    return [
        ("A",) * v + ("B",) * c + ("?",) * b
        for v, c, b in product(range(vowels + 1), range(consonants + 1), range(blanks + 1))
    ]


@pytest.mark.parametrize("early", [None, Need(2, 2)], ids=["one and one", "two and two"])
def test_nearly_full_racks_with_every_little_bag_when_only_new_tiles_go_back(early):
    """Here it is decided whether the kept tiles could still become a valid rack."""
    many = [kept for kept in of_each_kind(6, 6, 2) if 4 <= len(kept) <= 6]
    for kept, bag, round_ in product(many, of_each_kind(2, 2, 2), [1, 2]):
        fills_up_as_described(SEED, round_, kept, bag, early, "new")


def test_a_rule_that_no_rack_could_meet_is_refused_before_anything_is_drawn_for_ever():
    with pytest.raises(ValueError, match="no rack can ever be valid"):
        rule(vowels=5, consonants=4)
    with pytest.raises(ValueError, match="no rack can ever be valid"):
        rule(early=Need(2, 2), size=3)
