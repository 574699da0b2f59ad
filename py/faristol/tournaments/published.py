"""A round that the room has seen: its tables, what came in of each, and what was played of a cup in it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from faristol.core.clock import Clock
from faristol.tournaments.counting import FIXED
from faristol.tournaments.cup import Game, is_cup
from faristol.tournaments.decision import Decision
from faristol.tournaments.pairing import Draft, Paired
from faristol.tournaments.results import Result
from faristol.tournaments.rounds import Round, Table


@dataclass(frozen=True)
class Sheet:
    """What a table handed in, and what it counts."""

    result: Result
    written: tuple[int, int] | None
    over_time: tuple[float, float]
    corrected: str | None = None
    """Why it was put right; empty where the round was not over."""
    from_tablet: int | None = None
    """The tablet of the table that sent it."""
    game: str = ""
    """The game as GCG, where it was played on that tablet."""
    decision: Decision | None = None
    """Of an arbiter, where it counts so by one."""


@dataclass(frozen=True)
class Published:
    """A round that the room has seen."""

    draft: Draft
    sheets: Mapping[int, Sheet] = field(default_factory=dict)
    """What has come in, by board from 1."""
    others: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """Other results that tablets sent later for a board, and that the director has not decided on."""
    beside: Mapping[int, Sheet] = field(default_factory=dict)
    """Results that another tablet's file has for a board, and that the director has not decided on."""
    refused: Mapping[int, Sheet] = field(default_factory=dict)
    """Those of them that the director has left: the same are not asked about again."""
    clock: Clock | None = None
    """How long its games may still last, if the director let that run."""
    closed: bool = False
    without: tuple[int, ...] = ()
    """Rounds of which a result was corrected after this one had been paired."""
    divisions: tuple["Published", ...] = ()
    """The round of each division, where they are paired each for itself; a table is then a division's."""

    @property
    def number(self) -> int:
        return self.draft.number

    @property
    def boards(self) -> Iterator[tuple[int, Paired, Sheet | None]]:
        """The tables in their order, from 1, each with what it handed in."""
        for each in self.divisions or (self,):
            for board, pair in each.draft.numbered:
                yield board, pair, each.sheets.get(board)

    @property
    def starts_noted(self) -> bool:
        """Whether it is known of every table who started."""
        return all(pair.starts_noted for pair in self.draft.pairs)

    @property
    def missing(self) -> list[int]:
        """The boards that have handed nothing in."""
        return [board for board, _, sheet in self.boards if sheet is None]

    @cached_property
    def cup_games(self) -> tuple[Game, ...]:
        """The games of a cup that were played in it, and who went on without one."""
        return tuple(self._cup_games())

    def _cup_games(self) -> Iterator[Game]:
        for _, pair, sheet in self.boards:
            if is_cup(pair.why):
                result = sheet.result if sheet else None
                won = result.winner if result else None
                winner = None if won is None else (pair.first, pair.second)[won]
                drawn = result is not None and won is None and any(result.halves)
                score = result.score if result else None
                if score and pair.second == pair.why.details["better"]:
                    score = score[1], score[0]
                yield Game(pair.why, winner, drawn, score, over=result is not None)
        for player, why in self.draft.byes:
            if is_cup(why):
                yield Game(why, player)

    @cached_property
    def round(self) -> Round:
        tables = (
            Table(pair.first, pair.second, sheet.result if sheet else None) for _, pair, sheet in self.boards
        )
        byes = self.draft.byes
        fixed = {player: FIXED[why.code] for player, why in byes if why.code in FIXED}
        return Round(tuple(tables), tuple(player for player, _ in byes), fixed)
