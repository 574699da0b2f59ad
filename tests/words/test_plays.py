"""Every legal play: found, counted and listed; compared with the slow way of finding them."""

from collections import Counter
from itertools import islice, pairwise
from random import Random

import pytest

from drivers.oracle import legal_plays
from drivers.positions import new_tiles, real, small_game, small_lexicon, tiles_of, whole, with_blanks
from drivers.sample import sampled
from faristol.core.board import Board
from faristol.core.letters import codes
from faristol.core.play import read_play, write_play
from faristol.core.tiles import tile_set
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, marks, rows_of
from faristol.words.plays import Search, find_plays

LANGUAGES = ("ca", "ro")


def lexicon(*words: str, language: str = "ca", confirmed: tuple[str, ...] = ()) -> Lexicon:
    tiles = tile_set(language)
    read = {text: read_play(tiles, f"A1 {text}").word for text in words}
    rows = rows_of(read.values())
    known = marks(rows, {read[text] for text in confirmed})
    return Lexicon.of(rows, known, language=language, name="test", version="1", licence="none")


def board_with(*plays: str, language: str = "ca") -> Board:
    board = Board()
    for play in (read_play(tile_set(language), text) for text in plays):
        board = board.with_tiles(dict(zip(play.squares, play.word, strict=True)))
    return board


def found(words: Lexicon, board: Board, rack: str, *, confirmed: bool = False) -> dict[str, int]:
    tiles = tile_set(words.language)
    search = find_plays(Bitsets(words), board, tiles.read(rack), confirmed=confirmed)
    return {write_play(tiles, each.play): each.score for each in search.ordered()}


def as_dict(search: Search):
    return {each.play: each.score for each in search.ordered()}


def test_the_first_play_lies_over_the_centre_both_ways():
    assert found(lexicon("SI"), Board(), "IS") == {"H7 SI": 4, "H8 SI": 4, "8G SI": 4, "8H SI": 4}


def test_a_word_may_go_on_before_and_behind_what_lies_there():
    words = lexicon("CASA", "CASAL", "ESCASA")
    plays = found(words, board_with("H8 CASA"), "LES")
    assert set(plays) == {"H8 CASAL", "H6 ESCASA"}


def test_all_words_that_a_play_makes_are_in_the_lexicon():
    board = board_with("H8 CASA")
    assert set(found(lexicon("CASA", "RES"), board, "RES")) == {"10F RES"}
    assert set(found(lexicon("CASA", "CASAR", "RES"), board, "RES")) == {"10F RES", "12H RES", "H8 CASAR"}


def test_a_single_tile_that_makes_words_both_ways_is_one_play_along_the_longer():
    words = lexicon("SOL", "SOLS", "AS")
    board = board_with("H8 SOL", "G11 A")
    assert set(found(words, board, "S")) == {"H8 SOLS", "G11 AS"}
    assert set(found(words, board.turned, "S")) == {"8H SOLS", "7K AS"}


def test_where_both_words_are_as_long_it_is_listed_across():
    assert set(found(lexicon("SA"), board_with("H9 A", "I8 A"), "S")) == {"H8 SA", "I7 SA", "9G SA"}


def test_a_blank_may_stand_for_a_letter_of_two_signs():
    words = lexicon("CANYA", "COL·LA")
    plays = found(words, Board(), "CAA?")
    assert "H8 CA[ny]A" in plays
    assert plays["H8 CA[ny]A"] == 8
    assert "H8 CO[l·l]A" in found(words, Board(), "COA?")


def test_a_romanian_blank_may_stand_for_a_letter_without_tiles():
    words = lexicon("KA", language="ro")
    assert set(found(words, Board(), "A?")) == {"H7 kA", "H8 kA", "8G kA", "8H kA"}
    assert found(words, Board(), "A?") == found(words, Board(), "?A")


def test_a_blank_that_lies_on_the_board_is_worth_nothing_and_stays_marked():
    assert found(lexicon("CASA", "CASAL"), board_with("H8 CaSA"), "L") == {"H8 CaSAL": 2 + 0 + 1 + 1 + 2 * 1}


def test_seven_tiles_bring_fifty_points():
    plays = found(lexicon("CASALOT"), Board(), "CASALOT")
    assert plays["H2 CASALOT"] == 2 * (2 + 1 + 2 * 1 + 1 + 1 + 1 + 1) + 50


def test_confirmed_plays_have_no_other_words_not_even_crosswise():
    words = lexicon("CASA", "SI", "SA", "IS", "AS", confirmed=("CASA", "SI"))
    board = board_with("H8 CASA")
    assert set(found(words, board, "I", confirmed=True)) == {"10H SI"}
    assert found(words, Board(), "AS", confirmed=True) == {}


def test_no_play():
    search = find_plays(Bitsets(lexicon("CASA")), Board(), tile_set("ca").read("XZ"))
    assert (search.count, search.best(), list(search.ordered())) == (0, [], [])


@pytest.mark.parametrize("seed", sampled("small games", range(30), 5))
def test_equal_to_the_slow_way_in_small_games(seed):
    random = Random(seed)
    language = LANGUAGES[seed % 2]
    bitsets, positions = small_game(language, random, words=random.choice((20, 60, 200)))
    for board, rack in positions:
        confirmed = random.random() < 0.2
        search = find_plays(bitsets, board, rack, confirmed=confirmed)
        expected = legal_plays(bitsets.lexicon, board, rack, confirmed=confirmed)
        assert as_dict(search) == expected
        assert search.count == len(expected)


@pytest.mark.parametrize("seed", sampled("nearly full boards", range(8), 3))
def test_equal_to_the_slow_way_on_nearly_full_boards(seed):
    random = Random(seed)
    language = LANGUAGES[seed % 2]
    numbers = codes(tile_set(language))
    a, s = numbers["A"], numbers["S"]
    words = {bytes([a]) * length for length in range(2, 16)}
    words |= {bytes(random.choices((a, a, a, s), k=random.randint(2, 15))) for _ in range(300)}
    rows = rows_of(words)
    known = Lexicon.of(rows, marks(rows, words), language=language, name="", version="", licence="")
    squares = bytearray([a, a | 0x80, a][seed % 3] for _ in range(225))
    for square in random.sample(range(225), random.choice((3, 12, 30))):
        squares[square] = 0
    board = Board(bytes(squares))
    for rack in ("A", "S", "?", "AS", "AAS", "A??", "AASS??"):
        tiles = tile_set(language).read(rack)
        search = find_plays(Bitsets(known), board, tiles)
        expected = legal_plays(known, board, tiles)
        assert as_dict(search) == expected
        assert search.count == len(expected)


@pytest.mark.slow
@pytest.mark.parametrize("number", sampled("real boards", range(20), 1))
@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_to_the_slow_way_with_all_words(language, number):
    board, rack = real(language)[number]
    rack = with_blanks(rack, number % 3)
    search = find_plays(whole(language), board, rack)
    expected = legal_plays(whole(language).lexicon, board, rack)
    assert as_dict(search) == expected
    assert search.count == len(expected)
    assert len(search.best()) == list(expected.values()).count(max(expected.values(), default=0))


@pytest.mark.slow
@pytest.mark.parametrize("rack", ["AEIRST?", "LLAE[NY]?", "Q?", "AE??"])
def test_equal_to_the_slow_way_on_an_empty_board_with_all_words(rack):
    tiles = tile_set("ca").read(rack)
    search = find_plays(whole("ca"), Board(), tiles)
    assert as_dict(search) == legal_plays(whole("ca").lexicon, Board(), tiles)


@pytest.mark.parametrize("number", sampled("any board", range(20), 2))
@pytest.mark.parametrize("language", LANGUAGES)
class TestWithAllWords:
    """What must hold in every position, without another way of finding plays."""

    @pytest.fixture
    def position(self, language, number):
        board, rack = real(language)[number]
        return board, with_blanks(rack, number // 4 % 3)

    @pytest.fixture
    def search(self, language, position):
        return find_plays(whole(language), *position)

    def test_as_many_plays_are_listed_as_were_counted(self, search):
        plays = list(search.ordered())
        assert len(set(plays)) == len(plays) == search.count

    def test_plays_are_listed_in_order(self, search):
        for one, other in pairwise(search.ordered()):
            assert (-one.score, *one[1:4]) < (-other.score, *other[1:4])

    def test_the_best_are_those_with_the_best_score(self, search):
        plays = list(search.ordered())
        assert search.best() == [play for play in plays if play.score == plays[0].score]

    def test_no_play_uses_tiles_that_are_not_on_the_rack(self, search, position, language):
        board, rack = position
        for play in search.ordered():
            used = tiles_of(language, board, play)
            assert used <= Counter(rack)
            assert play.laid == used.total()

    def test_rows_and_columns_are_the_same_to_it(self, search, position, language):
        board, rack = position
        other = find_plays(whole(language), board.turned, rack)
        assert other.count == search.count
        there = {(frozenset(new_tiles(board.turned, play).items()), play.score) for play in other.ordered()}
        here = {
            (
                frozenset(
                    (square % 15 * 15 + square // 15, code) for square, code in new_tiles(board, play).items()
                ),
                play.score,
            )
            for play in search.ordered()
        }
        assert here == there

    def test_the_first_few_are_made_without_the_rest(self, search):
        few = list(islice(search.ordered(), 20))
        assert few == list(search.ordered())[:20]


def test_a_search_goes_on_in_steps_and_may_be_left():
    board, rack = real("ca")[1]
    search = Search(whole("ca"), board, with_blanks(rack, 2))
    shares = []
    for share in search.steps():
        shares.append(share)
        if share > 0.5:
            break
    assert len(shares) > 10
    assert shares == sorted(shares)
    assert 0 < search.count < find_plays(whole("ca"), board, with_blanks(rack, 2)).count


def test_the_listing_pauses_between_plays():
    board, rack = real("ca")[1]
    search = find_plays(whole("ca"), board, with_blanks(rack, 2))
    assert None in islice(search.in_order(), 2000)


def test_opening_makes_every_set_in_steps():
    bitsets = Bitsets(small_lexicon("ca", Random(1), 50))
    shares = list(bitsets.opening())
    assert shares == sorted(shares)
    assert shares[-1] == 1
