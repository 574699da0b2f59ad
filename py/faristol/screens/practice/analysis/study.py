"""What is being looked at: a position, a rack, and which play lies on the board to be seen."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal, TypedDict

from faristol.core.board import Board, read_board, write_board
from faristol.core.letters import codes, tile
from faristol.core.placement import PlayRules
from faristol.core.tiles import LANGUAGES, Tiles, TileSet, take, tile_set
from faristol.practice.playing_on import TURNS
from faristol.practice.simulation import MOST_TRIES
from faristol.practice.turns import Position as TurnPosition
from faristol.practice.turns import TurnRules, rules_of
from faristol.rulesets import ruleset_data
from faristol.rulesets.schema import OfPlays
from faristol.rulesets.table_games import ClassicRules
from faristol.screens.board import placing as hands
from faristol.screens.board.best_plays import anchors
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing, laid_codes, standing
from faristol.screens.board.to_analyse import Position
from faristol.screens.shapes import WrongShape, as_json, of_shape
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon
from faristol.words.plays import find_plays

REMEMBERED = 30

RULES = {"ca": "duplicate", "ro": "romanian-duplicate"}
"""The document whose plays are looked at, by language."""
GAMES = {"ca": "mallorca", "ro": "romanian"}
"""The document of the usual game, by which turns are weighed."""


AFRESH: Mapping[str, Any] = {
    "shown": None,
    "page": 0,
    "opened": None,
    "foresees": False,
    "stopped": False,
    "marked": (),
    "known": (),
}
"""At another position nothing is looked at or foreseen yet."""


@dataclass(frozen=True)
class Trying:
    """How long turns are played on."""

    turns: int = TURNS
    tries: int = MOST_TRIES
    seconds: int = 0
    """At most; nought: as long as it takes."""


@cache
def rules_named(document: str) -> TurnRules:
    return rules_of(ClassicRules.read(ruleset_data(document)))


@dataclass(frozen=True)
class Was:
    """A position that can be had back, with the rules of its language."""

    language: str
    rows: list[str]
    rack: Tiles
    rules: TurnRules | None = None


@dataclass(frozen=True)
class Study:
    language: str = "ca"
    board: Board = Board()
    placing: Placing = Placing(())
    shown: int | None = None
    """The number of a play, by its points from nought."""
    page: int = 0
    """Of the list of plays."""
    opened: int | None = None
    """The line of equal plays that is open, by the number of its first."""
    by_hand: bool = False
    """Tiles go straight to the board: a position is being set up."""
    legal: bool = False
    game: str = ""
    turn: int = 0
    before: tuple[Was, ...] = ()
    brought: int = 0
    """The moment at which another screen gave the position."""
    link: str = ""
    """What the address held from which it came."""
    lead: int = 0
    """By how much who is to move is ahead."""
    foresees: bool = False
    """What follows from the position is asked for."""
    stopped: bool = False
    known: Tiles = ()
    """Tiles that the other is known to have."""
    trying: Trying = Trying()
    started: int = 0
    """The moment at which somebody asked for what follows, or for more of it."""
    rules: TurnRules | None = None
    """By which turns are weighed, where it is not by the usual ones of a game in this language."""
    marked: tuple[int, ...] = ()
    """The turns that are compared, by their numbers; none: those that promise most."""

    @property
    def tile_set(self) -> TileSet:
        return tile_set(self.language)

    @property
    def rack(self) -> Tiles:
        return self.placing.rack

    @property
    def position(self) -> TurnPosition:
        """What is known before the turn."""
        left = tuple(tile for tile, count in unseen(self).items() for _ in range(count))
        found = self.turn_rules.position(self.board, tuple(sorted(self.rack)), left, self.lead)
        return replace(found, known=tuple(sorted(self.known)))

    @property
    def turn_rules(self) -> TurnRules:
        return self.rules or rules_named(GAMES[self.language])

    def by(self, rules: TurnRules) -> "Study":
        """Return the study by other rules: nothing is foreseen by them yet."""
        return replace(self, rules=rules, **AFRESH)

    def is_taken(self, square: int) -> bool:
        return bool(self.board.squares[square])

    def leave(self, laid: Mapping[int, int]) -> Tiles:
        """Return what stays on the rack when these tiles are laid."""
        left = take(self.rack, (tile(self.tile_set, code) for code in laid.values()))
        return self.tile_set.sort(left or ())

    def standing(self, lexicon: Lexicon | None) -> Standing | None:
        rules = PlayRules.of(OfPlays.read(ruleset_data(RULES[self.language])))
        return standing(self.tile_set, rules, self.board, self.placing, lexicon)

    def at(self, board: Board, rack: Tiles) -> "Study":
        """Return the study at another position; the one before can be had back."""
        was = Was(self.language, write_board(self.tile_set, self.board), self.rack, self.rules)
        cursor = replace(Placing(rack), cursor=self.placing.cursor, across=self.placing.across)
        return replace(
            self,
            board=board,
            placing=cursor,
            before=(*self.before, was)[-REMEMBERED:],
            **AFRESH,
        )

    def back(self) -> "Study":
        """Return the study of the position before; other rules are only taken with another language."""
        was = self.before[-1]
        return replace(
            self,
            language=was.language,
            rules=self.rules if was.language == self.language else was.rules,
            board=read_board(tile_set(was.language), was.rows),
            placing=Placing(was.rack),
            before=self.before[:-1],
            **AFRESH,
        )


def as_data(study: Study) -> dict[str, Any]:
    board, placing = write_board(study.tile_set, study.board), hands.as_data(study.placing)
    rules = as_json(study.rules) if study.rules else None
    trying, before = as_json(study.trying), [as_json(was) for was in study.before]
    written = {"board": board, "placing": placing, "rules": rules, "trying": trying, "before": before}
    return {**vars(study), **written}


class Written(TypedDict):
    """A study as the page keeps it: boards in rows of text."""

    language: Literal["ca", "ro"]
    board: list[str]
    placing: Placing
    shown: int | None
    page: int
    opened: int | None
    by_hand: bool
    legal: bool
    game: str
    turn: int
    before: tuple[Was, ...]
    brought: int
    link: str
    lead: int
    foresees: bool
    stopped: bool
    known: Tiles
    trying: Trying
    started: int
    rules: TurnRules | None
    marked: tuple[int, ...]


def from_data(data: Any) -> Study:
    written = of_shape(Written, data)
    tiles = tile_set(written["language"])
    study = Study(**{**written, "board": read_board(tiles, written["board"])})
    for was in (*study.before, Was(written["language"], written["board"], study.rack)):
        if was.language not in LANGUAGES:
            raise WrongShape
        read_board(tile_set(was.language), was.rows)
        if not {*was.rack} <= {*tile_set(was.language).all}:
            raise WrongShape
    if not {each.letter for each in study.placing.laid} <= codes(tiles).keys():
        raise WrongShape
    return study


def of_position(position: Position) -> Study:
    """Return the study of a position that another screen has given."""
    board = read_board(tile_set(position.language), position.rows)
    return Study(
        language=position.language,
        board=board,
        placing=Placing(position.rack),
        brought=position.at,
        lead=position.lead,
        game=position.game,
        turn=position.turn,
        rules=position.rules,
    )


def legal_squares(bitsets: Bitsets | None, study: Study) -> frozenset[int]:
    """Return where a tile can be laid so that a play comes of it: the chosen one, or any, with those laid.

    Without a rack, or before the words are open, these are the squares where every play touches the board.
    """
    if bitsets is None or not study.rack:
        return anchors(study.board)
    laid = laid_codes(study.tile_set, study.placing)
    taken = study.placing.taken
    letter = codes(study.tile_set).get(study.rack[taken], 0) if taken is not None else 0
    asked = "legal", study.board, study.rack, tuple(laid.items()), letter

    def find() -> frozenset[int]:
        return frozenset(find_plays(bitsets, study.board, study.rack).reached(laid, letter))

    return bitsets.once(asked, find)


def unseen(study: Study) -> dict[str, int]:
    """Return the tiles of the set that lie neither on the board nor on the rack; never fewer than none."""
    seen = Counter(tile(study.tile_set, code) for code in study.board.squares if code) + Counter(study.rack)
    left = Counter(study.tile_set.all)
    left.subtract(seen)
    return {letter: max(0, count) for letter, count in left.items()}
