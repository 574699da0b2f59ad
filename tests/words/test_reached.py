"""The squares that a rack can reach: those of all its plays, found without making one of them."""

from random import Random

import pytest

from drivers.positions import new_tiles, real, small_game, whole
from faristol.core.letters import codes
from faristol.core.tiles import BLANK, tile_set
from faristol.words.plays import find_plays

LANGUAGES = ("ca", "ro")


def positions():
    for language in LANGUAGES:
        for seed in range(6):
            bitsets, before = small_game(language, Random(seed), 60)
            yield from ((language, bitsets, board, rack) for board, rack in before)


@pytest.fixture(scope="module")
def looked_at():
    """Searches with all the plays they have, as squares with what lies on them."""
    found = []
    for language, bitsets, board, rack in positions():
        search = find_plays(bitsets, board, rack)
        found.append((language, rack, search, [new_tiles(board, each) for each in search.ordered()]))
    assert sum(len(plays) for *_, plays in found) > 2_000
    return found


def test_every_square_that_some_play_covers_and_no_other(looked_at):
    for _, _, search, plays in looked_at:
        assert search.reached({}) == {square for play in plays for square in play}


def test_where_one_letter_can_lie(looked_at):
    for language, rack, search, plays in looked_at:
        for tile in set(rack) - {BLANK}:
            letter = codes(tile_set(language))[tile]
            there = {square for play in plays for square, code in play.items() if code == letter}
            assert search.reached({}, letter) == there


def test_what_goes_with_a_tile_that_is_laid_already(looked_at):
    tried = 0
    for _, rack, search, plays in looked_at:
        if BLANK in rack:
            continue
        for play in plays[::7]:
            square, code = next(iter(play.items()))
            fitting = [other for other in plays if other.get(square) == code]
            assert search.reached({square: code}) == {s for each in fitting for s in each} - {square}
            tried += 1
    assert tried > 100


def test_no_rack_reaches_nothing():
    for language in LANGUAGES:
        assert find_plays(whole(language), real(language)[0][0], ()).reached({}) == set()
