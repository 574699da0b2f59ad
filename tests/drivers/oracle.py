"""Finds every legal play in a slow, obvious way: tries each word at each place on the board."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes, plain
from faristol.core.placement import PlayRules, check_words, place
from faristol.core.play import Play
from faristol.core.scoring import score
from faristol.core.squares import SQUARES, Place
from faristol.core.tiles import BLANK, Tiles, tile_set
from faristol.errors import Rejected
from faristol.words.lexicon import Lexicon, words_of

RULES = PlayRules(first=2, most=7, bonus=50, clauses={})


def legal_plays(lexicon: Lexicon, board: Board, rack: Tiles, *, confirmed: bool = False) -> dict[Play, int]:
    """Return the plays, as they are listed, with their scores."""
    tiles = tile_set(lexicon.language)
    is_word = lexicon.is_confirmed if confirmed else lexicon.contains
    found = {}
    for play in _candidates(lexicon, board, rack):
        try:
            placed = place(tiles, RULES, board, play, rack)
            check_words(tiles, placed, is_word)
        except Rejected:
            continue
        found[placed.play] = score(tiles, RULES, placed).total
    return found


def _candidates(lexicon: Lexicon, board: Board, rack: Tiles) -> Iterator[Play]:
    numbers = {**codes(tile_set(lexicon.language)), BLANK: 0}
    have = Counter(numbers[tile] for tile in rack)
    at_hand: dict[int, list[bytes]] = {}
    lengths = [length for length, rows in lexicon.rows.items() if rows]
    for where in (Place(square, down) for down in (False, True) for square in range(SQUARES)):
        for length in lengths:
            there = plain(board.on(where.squares(length)))
            if length > where.room or not 0 < there.count(0) <= len(rack):
                continue
            if not _may_lie(lexicon, board, where, length):
                continue
            if any(there):
                words: Iterable[bytes] = _words_through(lexicon, there)
            else:
                if length not in at_hand:
                    at_hand[length] = [
                        word
                        for word in words_of(lexicon.rows, length)
                        if (Counter(word) - have).total() <= have[0]
                    ]
                words = at_hand[length]
            for word in words:
                yield from _ways(Play(where, word), there, have)


def _may_lie(lexicon: Lexicon, board: Board, where: Place, length: int) -> bool:
    """Return whether a word may be placed there; this does not depend on its letters."""
    there = board.on(where.squares(length))
    try:
        place(tile_set(lexicon.language), RULES, board, Play(where, bytes(tile or 1 for tile in there)), None)
    except Rejected:
        return False
    return True


def _words_through(lexicon: Lexicon, there: bytes) -> list[bytes]:
    tiles = [(at, tile) for at, tile in enumerate(there) if tile]
    having = _by_letter(lexicon)[len(there)]
    shortest = min((having[tile] for tile in tiles), key=len)
    return [word for word in shortest if all(word[at] == tile for at, tile in tiles)]


@lru_cache(maxsize=1)
def _by_letter(lexicon: Lexicon) -> dict[int, dict[tuple[int, int], list[bytes]]]:
    """Return the words of a length that have a letter in a place."""
    table: dict[int, dict[tuple[int, int], list[bytes]]] = {}
    for length in range(2, 16):
        table[length] = defaultdict(list)
        for word in words_of(lexicon.rows, length):
            for at_letter in enumerate(word):
                table[length][at_letter].append(word)
    return table


def _ways(play: Play, there: bytes, have: Counter[int]) -> Iterator[Play]:
    """Yield the same word with each choice of squares for the blanks."""
    new = [at for at, tile in enumerate(there) if not tile]
    lacking = (Counter(play.word[at] for at in new) - have).total()
    for number in range(lacking, have[0] + 1):
        for chosen in combinations(new, number):
            if not Counter(play.word[at] for at in new if at not in chosen) - have:
                letters = enumerate(play.word)
                yield Play(play.place, bytes(code | AS_BLANK * (at in chosen) for at, code in letters))
