"""How the points of a play come about, as two players would write it."""

from typing import Any, Protocol

from faristol.core.placement import Placed
from faristol.core.premiums import premiums
from faristol.core.scoring import Score, WordScore
from faristol.core.squares import name
from faristol.core.tiles import TileSet
from faristol.screens.parts.letters import letters_of
from faristol.texts import Texts


class OnTiles(Protocol):
    """Any event with a board."""

    @property
    def tile_set(self) -> TileSet: ...


def breakdown(game: OnTiles, placed: Placed, points: Score, t: Texts) -> dict[str, Any]:
    """As two players would write it: tiles, word premiums, the other words, the bonus, the sum."""
    main, *others = points.words
    return {
        "letters": letters_of(game.tile_set, main.word.letters),
        "place": str(placed.play.place),
        "tiles": _tiles(main),
        "premiums": _premiums(placed, t),
        "others": [
            {"letters": letters_of(game.tile_set, each.word.letters), "points": each.points}
            for each in others
        ],
        "bonus": points.bonus,
        "total": points.total,
    }


def _tiles(word: WordScore) -> str:
    """1 + 10×2 + 1 = 22: each tile with what its square makes of it."""
    terms = [f"{each.points}×{each.times}" if each.times > 1 else str(each.points) for each in word.squares]
    return f"{' + '.join(terms)} = {sum(each.points * each.times for each in word.squares)}"


def _premiums(placed: Placed, t: Texts) -> list[tuple[str, int]]:
    """Those of words, under the tiles that are new."""
    times = premiums().words
    named = {2: t.gettext("Double word, %(square)s"), 3: t.gettext("Triple word, %(square)s")}
    return [
        (named[times[square]] % {"square": name(square)}, times[square])
        for square in placed.words[0].squares
        if square in placed.new_tiles and times[square] > 1
    ]
