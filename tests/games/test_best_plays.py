"""The best plays of a rack by the rules of a game, against every play found the slow way."""

from dataclasses import replace

import pytest

from drivers.match import Match
from drivers.oracle import legal_plays
from faristol.core.letters import AS_BLANK
from faristol.core.placement import place
from faristol.core.scoring import score
from faristol.games.best_plays import LISTED, best_of, blanks_of
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, rows_of
from faristol.words.slices import finish
from faristol.words.spelling import spelling

WORDS = ["casa", "sa", "as", "es", "se", "la", "al", "el", "le", "na", "an", "senalla", "atenuar", "sentar"]
RACKS = ["AELLNS?", "AAENRTU", "AENRST?", "S?EL", "AE", "ZZ", ""]


@pytest.fixture(scope="module")
def bitsets():
    words = [word for text in WORDS if (word := spelling("ca").word(text))]
    return Bitsets(Lexicon.of(rows_of(words), {}, language="ca", name="Few", version="1", licence=""))


def the_slow_way(bitsets, tiles, rules, board, rack):
    """How many plays there are, and of each the score, the blanks laid and how it is written."""
    plays = legal_plays(bitsets.lexicon, board, rack)
    found = []
    for play in plays:
        placed = place(tiles, rules, board, play, rack)
        blanks = sum(code >= AS_BLANK for code in placed.new_tiles.values())
        points = score(tiles, rules, placed).total
        found.append((-points, blanks, play.place.down, play.place.square, play.word))
    return len(plays), sorted(found)


@pytest.mark.parametrize("rack", RACKS)
@pytest.mark.parametrize("bonus", [0, 49, 120])
def test_the_best_are_kept_and_of_equal_ones_first_who_spares_a_blank(bitsets, bonus, rack):
    match = Match("federation").begin().play("H8 CASA")
    tiles, rules = match.tile_set, replace(match.state.rules, bonus=bonus)
    for board in (match.state.board, type(match.state.board)()):
        letters = tiles.read(rack)
        best = finish(best_of(bitsets, rules, board, letters))
        count, expected = the_slow_way(bitsets, tiles, rules, board, letters)
        top = [each for each in expected if each[0] == expected[0][0]]
        assert (best.count, best.ties) == (count, len(top))
        assert [-each.score for each in best.plays] == [points for points, *_ in expected[:LISTED]]
        assert best.points == (best.plays[0].score if expected else 0)
        first = best.plays[: len(top)]
        rows = [(-each.score, blanks_of(board, each), each.down, each.square, each.word) for each in first]
        assert rows == top[:LISTED]


def test_five_are_kept(bitsets):
    match = Match("federation").begin().play("H8 CASA")
    best = finish(best_of(bitsets, match.state.rules, match.state.board, match.tile_set.read("AELLNS?")))
    assert (len(best.plays), best.count > 5) == (5, True)
