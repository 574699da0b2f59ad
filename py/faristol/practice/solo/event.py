"""A game for one as its log tells it: the fold, and nothing else. What may happen next is in playing.py.

Entries of the log
    SoloOpened    everything the game depends on: ruleset, tiles, words, rounds, time, hints, the code
    RackRejected  a rack that the rule does not allow, or that no play can be made of
    RackDrawn     the rack of a round; its time runs from here
    TimeStopped   the player put the tablet down
    TimeStarted   and took it up again, with so much left
    HintBought    what was told, and its price
    Proposed      the play, its points and whether its words are in the list; or nothing
    MasterPlaced  the best play with what it keeps, and the plays that stand beside it
    SoloEnded     the rounds are over, no valid rack can be had any more, or the player ended it
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from faristol.core.board import Board
from faristol.core.placement import PlayRules
from faristol.core.play import read_play
from faristol.core.tiles import Tiles, TileSet, take
from faristol.games.clock import Clock
from faristol.games.draw import RackRule
from faristol.games.log import Entry
from faristol.practice.solo.code import GameCode, read_code
from faristol.practice.solo.rounds import Hint, Listed, Master, Proposal, Round

LOG_VERSION = 1
FINAL = frozenset({"SoloOpened", "RackDrawn", "HintBought", "Proposed", "SoloEnded"})
"""Nothing that was seen can be unseen: a round for one is never taken back."""


@dataclass(frozen=True)
class Solo:
    opened: Entry
    tile_set: TileSet
    rules: PlayRules
    rack_rule: RackRule
    code: GameCode
    bag: Tiles
    rounds: tuple[Round, ...] = ()
    rejected: tuple[tuple[Tiles, str], ...] = ()
    clock: Clock | None = None
    ended: str | None = None
    ended_at: int | None = None

    @property
    def ruleset(self) -> Mapping[str, Any]:
        ruleset: Mapping[str, Any] = self.opened["ruleset"]
        return ruleset

    @property
    def stage(self) -> str:
        """time ⇄ stopped → master → time … → over"""
        if self.ended is not None:
            return "over"
        if self.round.proposal is not None:
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
        return board_after(self.tile_set, self.round) if self.rounds else Board()

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
        return bool(self.opened["eased"])

    @property
    def date(self) -> str | None:
        """Of a game that is the same for everybody on that day."""
        date: str | None = self.opened["date"]
        return date

    @property
    def prices(self) -> Mapping[str, int]:
        prices: Mapping[str, int] = self.opened["hints"]
        return prices

    @property
    def played(self) -> tuple[Round, ...]:
        return tuple(round_ for round_ in self.rounds if round_.master)

    @property
    def points(self) -> int:
        return sum(round_.points for round_ in self.played)

    @property
    def possible(self) -> int:
        return sum(round_.master.points for round_ in self.played if round_.master)

    @property
    def percent(self) -> Fraction | None:
        return Fraction(100 * self.points, self.possible) if self.possible else None


def opened(entry: Entry) -> Solo:
    tile_set, ruleset = TileSet.from_data(entry["tile_set"]), entry["ruleset"]
    return Solo(
        opened=entry,
        tile_set=tile_set,
        rules=PlayRules.from_data(ruleset),
        rack_rule=RackRule.from_data(ruleset),
        code=read_code(entry["code"]),
        bag=tile_set.sort(tile_set.all),
    )


def apply(event: Solo, entry: Entry) -> Solo:
    match entry["type"]:
        case "RackRejected":
            return replace(event, rejected=(*event.rejected, (tuple(entry["rack"]), entry["clause"])))
        case "RackDrawn":
            return _with_rack(event, entry)
        case "TimeStopped":
            assert event.clock
            return replace(event, clock=event.clock.stopped(entry["at"]))
        case "TimeStarted":
            return replace(event, clock=Clock(entry["remaining"], entry["at"]))
        case "HintBought":
            hint = Hint(entry["kind"], entry["told"], entry["price"])
            return _with_round(event, hints=(*event.round.hints, hint))
        case "Proposed":
            return _with_proposal(event, entry)
        case "MasterPlaced":
            return _with_master(event, entry)
        case "SoloEnded":
            return replace(event, ended=entry["by"], ended_at=entry["at"], clock=None)
        case "Exported":
            return event
    raise TypeError(f"no such entry: {entry['type']}")


def summary(event: Solo) -> dict[str, Any]:
    """For home, and for the player's own figures."""
    return {
        "kind": "solo",
        "name": event.opened["name"],
        "phase": event.stage,
        "running": event.running,
        "final": event.ended is not None,
        "language": event.ruleset["language"],
        "date": event.date,
        "code": event.code.text,
        "planned": event.planned,
        "seconds": event.seconds,
        "round": len(event.rounds),
        "rounds": len(event.played),
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
    """Whether every tile of the rack was laid in the play that was proposed."""
    if not round_.proposal or not round_.proposal.valid or not round_.proposal.play:
        return False
    squares = read_play(event.tile_set, round_.proposal.play).squares
    return sum(not round_.board.squares[at] for at in squares) == event.rules.most


def _missed(round_: Round) -> list[tuple[str, int]]:
    """The word of the master play and what it would have brought more, where it was not found."""
    if not round_.master or not round_.proposal or round_.is_top:
        return []
    return [(round_.master.play.split()[1], round_.master.points - round_.proposal.points)]


def board_after(tile_set: TileSet, round_: Round) -> Board:
    if round_.master is None:
        return round_.board
    play = read_play(tile_set, round_.master.play)
    board = round_.board
    laid = {at: code for at, code in zip(play.squares, play.word, strict=True) if not board.squares[at]}
    return board.with_tiles(laid)


def _with_rack(event: Solo, entry: Entry) -> Solo:
    kept, drawn = tuple(entry["kept"]), tuple(entry["drawn"])
    before = event.round.master.kept if event.rounds and event.round.master else ()
    bag = take(event.bag + before, kept + drawn)
    assert bag is not None
    round_ = Round(entry["round"], kept, drawn, event.board)
    clock = Clock(1000 * event.seconds, entry["at"]) if event.seconds else None
    bag = event.tile_set.sort(bag)
    return replace(event, bag=bag, rounds=(*event.rounds, round_), rejected=(), clock=clock)


def _with_proposal(event: Solo, entry: Entry) -> Solo:
    proposal = Proposal(entry["play"], entry["points"], entry["by"], tuple(entry["words"]), entry["clause"])
    spent = 1000 * event.seconds - event.clock.left(entry["at"]) if event.clock else None
    return replace(_with_round(event, proposal=proposal, spent=spent), clock=None)


def _with_master(event: Solo, entry: Entry) -> Solo:
    best = tuple(Listed(play, points) for play, points in entry["best"])
    master = Master(entry["play"], entry["points"], tuple(entry["kept"]), entry["count"], entry["ties"], best)
    return _with_round(event, master=master)


def _with_round(event: Solo, **changed: Any) -> Solo:
    return replace(event, rounds=(*event.rounds[:-1], replace(event.round, **changed)))
