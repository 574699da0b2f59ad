"""A new question of each kind. Each maker may come to nothing; then it is tried again with other numbers."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace

from faristol.core.letters import letter, plain, word_text
from faristol.core.notation import read_word
from faristol.core.tiles import Tiles, TileSet, tile_set
from faristol.practice.exercises.book import Book
from faristol.practice.exercises.cards import (
    HOOKS,
    LIST,
    LONGEST_SPECIAL,
    LOST,
    MISSED,
    SEVENS,
    SHORT,
    SPECIAL,
    VALID,
    Card,
)
from faristol.practice.exercises.likely import Chance, false_word, some_word, special_tiles
from faristol.practice.exercises.study_lists import StudyList
from faristol.practice.lost_racks import LostRack
from faristol.words.anagrams import anagrams, taking_some
from faristol.words.bitsets import Bitsets
from faristol.words.hooks import hooks
from faristol.words.listed import Listed

ATTEMPTS = 80
FULL = 7
MOST_ANSWERS = 4
"""Of the words with a special tile; more of them would be a list and no question."""
RACK = 6
MOST_HOOKS = 8

Maker = Callable[[Chance, Bitsets], Card | None]


def new_card(book: Book, deck: str, words: Bitsets, most: int | None = None) -> Card | None:
    """Return a question that this book has not asked yet, with so many answers at most where that is said;
    None when so many attempts found no other.
    """
    for attempt in range(ATTEMPTS):
        card = MAKERS[deck](Chance(book.lot, book.asked + 1, attempt), words)
        fits = card and card.key not in book.cards and (most is None or len(card.answers) <= most)
        if fits:
            return card
    return None


def of_lost_rack(lost: LostRack) -> Card:
    return Card(LOST, lost.position, lost=asdict(lost))


def of_list(own: StudyList, deck: str, shown: str, words: Bitsets) -> Card | None:
    """Return the question about some tiles or a word of a list; None where the words know nothing of it."""
    return _of_tiles(own, shown, words) if deck == LIST else _hooks_of(own, shown, words)


def of_missed(rack: str, words: Bitsets) -> Card | None:
    """Return the question about the tiles of a word that was missed; None where the list has none of them."""
    return _of_rack(Card(MISSED, rack), words, frozenset())


def _of_tiles(own: StudyList, rack: str, words: Bitsets) -> Card | None:
    listed = words.once(("study", own.words), lambda: frozenset(own.words.split()))
    return _of_rack(Card(LIST, rack, of=own.number), words, listed)


def _of_rack(card: Card, words: Bitsets, listed: frozenset[str]) -> Card | None:
    """Return the card with the words of its tiles that are confirmed or listed, if there are any."""
    tiles = tile_set(words.lexicon.language)
    found = anagrams(words, tiles.read_strict(card.shown) or ())
    asked = [word for word in found if words.lexicon.is_confirmed(word) or word_text(tiles, word) in listed]
    also = [word for word in found if word not in asked]
    return replace(card, answers=_texts(tiles, asked), also=_texts(tiles, also)) if asked else None


def _hooks_of(own: StudyList, shown: str, words: Bitsets) -> Card | None:
    """Return which tiles lengthen a word; of a list one is asked also where none does."""
    tiles = tile_set(own.language)
    word = plain(read_word(tiles, shown) or b"")
    return _card_of_hooks(words, word, own.number) if words.lexicon.contains(word) else None


def _sevens(chance: Chance, words: Bitsets) -> Card | None:
    word = some_word(chance, words, FULL)
    if word is None:
        return None
    tiles = tile_set(words.lexicon.language)
    rack = tiles.sort(letter(tiles, code) for code in word)
    found = anagrams(words, rack)
    if not _all_fair(words, found):
        return None
    return Card(SEVENS, tiles.write(rack), answers=_texts(tiles, found))


def _special(chance: Chance, words: Bitsets) -> Card | None:
    """Make a question of a short word with the tile, and others from the bag beside it."""
    tiles = tile_set(words.lexicon.language)
    special = special_tiles(tiles)
    tile = chance.one_of(tuple(special))
    word = some_word(chance, words, 2 + chance.below(LONGEST_SPECIAL - 1), special[tile])
    if word is None:
        return None
    rack = _filled(chance, tiles, tuple(letter(tiles, code) for code in word))
    sets = {
        length: some & words.lengths[length].at_least(special[tile], 1)
        for length, some in taking_some(words, rack).items()
        if length <= LONGEST_SPECIAL
    }
    listed = Listed(words, sets, longest_first=True)
    if listed.count > MOST_ANSWERS:
        return None
    found = listed.some(0, MOST_ANSWERS)
    if not _all_fair(words, found):
        return None
    return Card(SPECIAL, tiles.write(tiles.sort(rack)), answers=_texts(tiles, found), tile=tile)


def _filled(chance: Chance, tiles: TileSet, rack: Tiles) -> Tiles:
    plain = [tile for tile in tiles.all if tile in tiles.letters and tile not in special_tiles(tiles)]
    return (*rack, *(chance.one_of(plain) for _ in range(RACK - len(rack))))


def _hooks(chance: Chance, words: Bitsets) -> Card | None:
    word = some_word(chance, words, chance.one_of((2, 3, 3, 4, 4, 5)))
    if word is None:
        return None
    card = _card_of_hooks(words, word)
    return card if 0 < len(card.before) + len(card.behind) <= MOST_HOOKS else None


def _card_of_hooks(words: Bitsets, word: bytes, of: str = "") -> Card:
    """Return the question; a longer word that one source alone knows is not asked for."""
    tiles, found, is_sure = tile_set(words.lexicon.language), hooks(words, word), words.lexicon.is_confirmed
    before = [(code, bytes([code]) + word) for code in found.before]
    behind = [(code, word + bytes([code])) for code in found.behind]
    return Card(
        HOOKS,
        word_text(tiles, word),
        before=tuple(letter(tiles, code) for code, longer in before if is_sure(longer)),
        behind=tuple(letter(tiles, code) for code, longer in behind if is_sure(longer)),
        of=of,
        also=_texts(tiles, [longer for _, longer in (*before, *behind) if not is_sure(longer)]),
    )


def _short(chance: Chance, words: Bitsets) -> Card | None:
    return _verdict(SHORT, chance, words, chance.one_of((2, 3, 3)))


def _valid(chance: Chance, words: Bitsets) -> Card | None:
    return _verdict(VALID, chance, words, 4 + chance.below(5))


def _verdict(deck: str, chance: Chance, words: Bitsets, length: int) -> Card | None:
    valid = chance.below(2) == 0
    word = (some_word if valid else false_word)(chance, words, length)
    if word is None:
        return None
    return Card(deck, word_text(tile_set(words.lexicon.language), word), valid=valid)


def _all_fair(words: Bitsets, found: list[bytes]) -> bool:
    """Return whether there are any, none of them a word that one source alone has beside others."""
    return len({words.lexicon.is_confirmed(word) for word in found}) == 1


def _texts(tiles: TileSet, found: list[bytes]) -> tuple[str, ...]:
    return tuple(word_text(tiles, word) for word in found)


MAKERS: Mapping[str, Maker] = {
    SEVENS: _sevens,
    SHORT: _short,
    SPECIAL: _special,
    HOOKS: _hooks,
    VALID: _valid,
}
"""Of the racks on which most was lost nothing is made: they are there or not."""
