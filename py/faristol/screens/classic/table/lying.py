"""The play that lies there or is being written: whether it fits, and how its points come about.

No word is looked up; that is for a challenge, or for a scorer whose game was opened so (MAL-5).
"""

from dataclasses import dataclass
from typing import Any, Protocol

from faristol.core.errors import reason
from faristol.core.letters import AS_BLANK, letter
from faristol.core.placement import Placed, place
from faristol.core.play import read_play, write_play
from faristol.core.premiums import premiums
from faristol.core.scoring import Score, WordScore, score
from faristol.core.squares import name
from faristol.core.tiles import TileSet
from faristol.errors import Rejected
from faristol.games.classic import playing
from faristol.games.classic.game import Classic
from faristol.screens.board.standing import laid_codes, play_of
from faristol.screens.classic.table.hand import Hand, rack_written
from faristol.texts import Texts


class OnTiles(Protocol):
    """Any event with a board."""

    @property
    def tile_set(self) -> TileSet: ...


@dataclass(frozen=True)
class Lying:
    text: str
    placed: Placed | None
    score: Score | None
    refusal: Rejected | None


def lying(game: Classic, hand: Hand, now: int) -> Lying | None:
    """What is written counts before what lies on the board; None while there is neither."""
    text = as_told(hand.text)
    try:
        if not text and hand.placing.laid:
            laid = laid_codes(game.tile_set, hand.placing)
            text = write_play(game.tile_set, play_of(game.board, laid, hand.placing.across))
        if not text:
            return None
        fact = playing.make_play(game, text, now, rack_written(game, hand.rack))[0]
    except Rejected as refusal:
        return Lying(text, None, None, refusal)
    placed, points = scored(game, fact["play"])
    return Lying(text, placed, points, None)


def as_told(text: str) -> str:
    """`h8 casa`: small letters throughout are tiles, for nobody lays a word of blanks."""
    where, *parts = text.split() or [""]
    word = "".join(parts)
    return f"{where} {word if any(sign.isupper() for sign in word) else word.upper()}".strip()


def scored(game: Classic, text: str) -> tuple[Placed, Score]:
    """A play that is known to fit on the board of the complete turns."""
    placed = place(game.tile_set, game.rules, game.board, read_play(game.tile_set, text), None)
    return placed, score(game.tile_set, game.rules, placed)


def breakdown(game: OnTiles, placed: Placed, points: Score, t: Texts) -> dict[str, Any]:
    """As two players would write it: tiles, word premiums, the other words, the bonus, the sum."""
    main, *others = points.words
    return {
        "letters": written(game.tile_set, main.word.letters),
        "place": str(placed.play.place),
        "tiles": _tiles(main),
        "premiums": _premiums(placed, t),
        "others": [
            {"letters": written(game.tile_set, each.word.letters), "points": each.points} for each in others
        ],
        "bonus": points.bonus,
        "total": points.total,
    }


def written(tile_set: TileSet, word: bytes) -> list[tuple[str, str | None]]:
    """A word for the play part: with a name, the letter is a blank's and stands in a ring."""
    letters = []
    for code in word:
        label = letter(tile_set, code & ~AS_BLANK)
        letters.append((label, label if code & AS_BLANK else None))
    return letters


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
        if square in placed.laid and times[square] > 1
    ]


def clause_of(game: Classic, refusal: Rejected) -> str | None:
    """What the document says against it."""
    told = refusal.details.get("clause") or game.rules.clauses.get(reason(refusal))
    return str(told) if told else None
