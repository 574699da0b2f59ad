"""A game for one as its log tells it: facts.py has what changes it, playing.py what may happen next."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any

from faristol.core.board import Board, read_board
from faristol.core.clock import Clock
from faristol.core.letters import tile
from faristol.core.placement import PlayRules
from faristol.core.play import read_play
from faristol.core.tiles import Tiles, TileSet, take
from faristol.facts import OpenedWithWords
from faristol.fields import Count, Day, Name, Tile, fit
from faristol.games.draw import RackRule
from faristol.games.draws import NEEDED
from faristol.games.log import Entry
from faristol.practice.solo.code import GameCode, read_code
from faristol.practice.solo.rounds import Round
from faristol.practice.solo.topping import Topping
from faristol.rulesets import ruleset_with
from faristol.rulesets.schema import OfPlays
from faristol.texts import N_

LOG_VERSION = 3
WITHOUT_TOPPING = 2
"""What an earlier Faristol can read too."""


@dataclass(frozen=True)
class Start:
    """The round of a duplicate from which the game goes on: the board and the rack of its players."""

    event: Name
    stream: Name
    round: Count
    board: tuple[Name, ...]
    rack: tuple[Tile, ...]


class SoloOpened(OpenedWithWords):
    """Everything the game depends on: ruleset, tiles, words, rounds, time, hints, the code."""

    player: Name
    eased: bool
    date: Day | None
    code: Name
    hints: dict[str, Count]
    ruleset: Annotated[dict[str, Any], ruleset_with(*NEEDED, "play", "reasons")]
    start: Start | None = None
    """Where it did not begin with an empty board."""
    topping: Topping | None = None
    """Where the time counts, and not the points."""
    begun: Day | None = None
    """The day on which the game of an earlier day was begun."""
    confirmed: bool = False
    """Whether the best plays have only words that several sources know: no other is missed by anybody."""

    @property
    def sentence(self) -> str:
        if self.start:
            return N_("The game for one began from round %(round)s of %(event)s")
        return N_("The game for one began; its code is %(code)s")

    @property
    def publication(self) -> str:
        return self.language


@dataclass(frozen=True)
class Solo:
    opened: SoloOpened
    tile_set: TileSet
    rules: PlayRules
    rack_rule: RackRule
    code: GameCode
    first_board: Board
    bag: Tiles
    rounds: tuple[Round, ...] = ()
    rejected: tuple[tuple[Tiles, str | None], ...] = ()
    clock: Clock | None = None
    ended: str | None = None
    ended_at: int | None = None

    @property
    def ruleset(self) -> Mapping[str, Any]:
        return self.opened.ruleset

    @property
    def stage(self) -> str:
        """time ⇄ stopped → master → time … → over; also over where a damaged log lacks the master play."""
        proposal, master = self.round.proposal, self.round.master
        if self.ended is not None or (proposal and not master):
            return "over"
        if proposal:
            return "master"
        return "stopped" if self.clock and not self.clock.running else "time"

    @property
    def running(self) -> bool:
        """A clock runs: no update is taken and nobody leaves unasked."""
        return self.ticking_since is not None

    @property
    def ticking_since(self) -> int | None:
        return self.clock.running_since if self.clock else None

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    @property
    def board(self) -> Board:
        """As it stands for the next rack."""
        return board_after(self.tile_set, self.round) if self.rounds else self.first_board

    @property
    def rounds_before(self) -> int:
        """So many were played in the duplicate from which it goes on."""
        return self.opened.start.round - 1 if self.opened.start else 0

    @property
    def planned(self) -> int:
        """So many rounds; 0: as long as there are tiles."""
        return self.code.rounds

    @property
    def seconds(self) -> int:
        return self.code.seconds

    @property
    def eased(self) -> bool:
        """While laying one is shown where tiles can go, and told whether the words are in the list."""
        return bool(self.opened.eased)

    @property
    def date(self) -> str | None:
        """Of a game that is the same for everybody on that day."""
        date: str | None = self.opened.date
        return date

    @property
    def confirmed(self) -> bool:
        return self.opened.confirmed

    @property
    def prices(self) -> Mapping[str, int]:
        prices: Mapping[str, int] = self.opened.hints
        return prices

    @property
    def played(self) -> tuple[Round, ...]:
        return tuple(round_ for round_ in self.rounds if round_.master)

    @property
    def points(self) -> int:
        return sum(round_.points for round_ in self.played)

    @property
    def possible(self) -> int:
        """What the master plays come to: in the same game the same for everybody."""
        return sum(round_.possible for round_ in self.played)

    @property
    def early(self) -> bool:
        """Whether the player ended it before its rounds were over."""
        return self.ended == "player" and len(self.played) != self.planned

    @property
    def topping(self) -> Topping | None:
        return self.opened.topping

    def time_of(self, round_: Round) -> int:
        """Return what a round counts in topping, in whole seconds."""
        assert self.topping
        missed = self.seconds + self.topping.penalty
        return round_.seconds if round_.is_top and round_.seconds is not None else missed

    @property
    def time(self) -> int:
        """What all rounds count in topping, in whole seconds."""
        return sum(self.time_of(round_) for round_ in self.played)

    @property
    def percent(self) -> Fraction | None:
        """What was scored, of the master plays; more than a hundred with plays that were better."""
        return Fraction(100 * self.points, self.possible) if self.possible else None


def opened(entry: Entry) -> Solo:
    first = SoloOpened(entry)
    tile_set = TileSet.from_data(first.tile_set)
    board = read_board(tile_set, first.start.board) if first.start else Board()
    bag = take(tile_set.all, (tile(tile_set, code) for code in board.squares if code))
    fit(bag is not None, "start")
    return Solo(
        opened=first,
        tile_set=tile_set,
        rules=PlayRules.of(OfPlays.read(first.ruleset)),
        rack_rule=RackRule.from_data(first.ruleset),
        code=read_code(first.code),
        first_board=board,
        bag=tile_set.sort(bag or ()),
    )


def summary(event: Solo) -> dict[str, Any]:
    """Return what home and the player's own figures need of it."""
    return {
        "kind": "solo",
        "name": event.opened.name,
        "phase": event.stage,
        "running": event.running,
        "final": event.ended is not None,
        "early": event.early,
        "language": event.ruleset["language"],
        "date": event.date,
        "late": event.opened.begun is not None,
        "code": event.code.text,
        "goes_on": event.opened.start is not None,
        "planned": event.planned,
        "seconds": event.seconds,
        "round": len(event.rounds),
        "rounds": len(event.played),
        "topping": event.time if event.topping else None,
        "points": event.points,
        "possible": event.possible,
        "tops": sum(round_.is_top for round_ in event.played),
        "nothing": sum(not round_.points for round_ in event.played),
        "hints": sum(len(round_.hints) for round_ in event.played),
        "bingos": sum(_took_all(event, round_) for round_ in event.played),
        "missed": [[word, lost] for round_ in event.played for word, lost in _missed(round_)],
        "finished": event.ended_at,
    }


def _took_all(event: Solo, round_: Round) -> bool:
    """Return whether every tile of the rack was laid in the play that was proposed."""
    if not round_.proposal or not round_.proposal.valid or not round_.proposal.play:
        return False
    squares = read_play(event.tile_set, round_.proposal.play).squares
    return sum(not round_.board.squares[at] for at in squares) == event.rules.most


def _missed(round_: Round) -> list[tuple[str, int]]:
    """Return the word of the master play and what was missed by it, where it was not found."""
    if not round_.master or not round_.proposal or round_.is_top:
        return []
    return [(round_.master.play.split()[1], round_.missed)]


def board_after(tile_set: TileSet, round_: Round) -> Board:
    if round_.master is None:
        return round_.board
    play = read_play(tile_set, round_.master.play)
    board = round_.board
    laid = {at: code for at, code in zip(play.squares, play.word, strict=True) if not board.squares[at]}
    return board.with_tiles(laid)
