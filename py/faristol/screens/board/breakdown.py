"""How the points of a play come about, as two players would write it."""

from faristol.core.placement import Placed
from faristol.core.premiums import premiums
from faristol.core.scoring import Score, WordScore
from faristol.core.squares import name
from faristol.core.tiles import TileSet
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Breakdown:
    """A play with its points: its tiles, the premiums of words, the other words, the bonus, the sum."""

    letters: Letters
    place: str
    tiles: str
    premiums: list[tuple[str, int]]
    others: list[tuple[Letters, int]]
    bonus: int
    total: int


def breakdown(tile_set: TileSet, placed: Placed, points: Score, t: Texts) -> Breakdown:
    main, *others = points.words
    return Breakdown(
        letters=letters_of(tile_set, main.word.letters),
        place=str(placed.play.place),
        tiles=_tiles(main),
        premiums=_premiums(placed, t),
        others=[(letters_of(tile_set, each.word.letters), each.points) for each in others],
        bonus=points.bonus,
        total=points.total,
    )


def _tiles(word: WordScore) -> str:
    """Return each tile with what its square makes of it, and their sum: 1 + 10×2 + 1 = 22."""
    terms = [f"{each.points}×{each.times}" if each.times > 1 else str(each.points) for each in word.squares]
    return f"{' + '.join(terms)} = {sum(each.points * each.times for each in word.squares)}"


def _premiums(placed: Placed, t: Texts) -> list[tuple[str, int]]:
    """Return those of words, under the tiles that are new."""
    times = premiums().words
    named = {2: t.gettext("Double word, %(square)s"), 3: t.gettext("Triple word, %(square)s")}
    return [
        (named[times[square]] % {"square": name(square)}, times[square])
        for square in placed.words[0].squares
        if square in placed.new_tiles and times[square] > 1
    ]
