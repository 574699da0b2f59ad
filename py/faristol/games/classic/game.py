"""A game of two, or of more, at one moment.

How entries change it is in event.py, what may happen next in playing.py.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.placement import PlayRules
from faristol.core.tiles import Tiles, TileSet, take
from faristol.facts import OpenedWithWords
from faristol.fields import Few, Name, Secret, fit
from faristol.games.classic.clocks import ChessClock
from faristol.games.classic.players import next_after
from faristol.games.classic.turns import Adjustment, Ending, Made, Settled, Turn
from faristol.games.log import Entry
from faristol.rulesets.table_games import ClassicRules
from faristol.texts import N_

LOG_VERSION = 1
MOST_PLAYERS = 4
"""At one table."""

Racks = tuple[Tiles, ...]
"""One for each player."""


@dataclass(frozen=True)
class Computer:
    player: Literal[1, 2]
    level: Literal["beginner", "club", "strong", "master"]


class ClassicOpened(OpenedWithWords):
    """Everything the game depends on: ruleset, tiles, players, lexicon, minutes, the secret."""

    place: Name
    round: Name
    table: Name
    mode: Literal["tablet", "scorer"]
    players: tuple[Name, ...]
    minutes: Few
    clocks: Literal["program", "table"]
    publication: Literal["ca", "ro", "en"]
    check: Literal["challenge", "at-once"] = "challenge"
    taps: Literal["one", "two"] = "two"
    ruleset: ClassicRules
    draw: Literal[1] = 1
    secret: Secret | None = None
    computer: Computer | None = None
    from_file: bool = False
    log_sentence = N_("The game was prepared: %(players)s")


@dataclass(frozen=True)
class Classic:
    opened: ClassicOpened
    tile_set: TileSet
    rules: PlayRules
    clocks: ChessClock | None
    stopped_for: str | None = None
    """Why the clock was stopped the last time."""
    waiting: Mapping[int, int] | None = None
    """The players who are absent, and since when the clock of each counts; None once the game can begin."""
    absent: tuple[int, ...] = ()
    """Who was not there when the signal was given."""
    start_draws: tuple[Tiles, ...] = ()
    first: int | None = None
    to_move: int | None = None
    board: Board = Board()
    """With the plays that are complete."""
    racks: Racks | None = None
    """Known where the program draws; with a real bag only how many there are."""
    counts: tuple[int, ...] = ()
    draws: int = 0
    """How often the program has drawn."""
    turns: tuple[Turn, ...] = ()
    made: Made | None = None
    senyors: bool = False
    """Whether SENYORS was claimed in this turn."""
    turn_began: int | None = None
    turn_left: int | None = None
    """What the clock of the player to move showed when the turn began, if it is the program's."""
    turns_left: int | None = None
    """Once the round's time is over: how many turns are still played."""
    missing: Tiles = ()
    extra: Tiles = ()
    """The tiles that the arbiter found to be missing from a real set, or too many in it."""
    ending: Ending | None = None
    ended_at: int | None = None
    settled: Settled | None = None
    penalties: tuple[Adjustment, ...] = ()
    signed: frozenset[int] = frozenset()
    notes: Mapping[int, str] = field(default_factory=dict)
    """What people wrote on a turn, by its number."""

    @property
    def ruleset(self) -> ClassicRules:
        return self.opened.ruleset

    @property
    def program_draws(self) -> bool:
        """Whether all play at one tablet with its bag; otherwise a scorer records a game on a real board."""
        return self.opened.mode == "tablet"

    @property
    def checks_at_once(self) -> bool:
        """Whether words are looked up as soon as a play is written; older logs wait for a challenge."""
        return self.opened.check == "at-once"

    @property
    def shows_verdict_at_once(self) -> bool:
        """Whether the verdict of the list is shown before a challenge; some documents forbid it."""
        silent = self.ruleset.challenge.silent and not self.ruleset.club
        return self.checks_at_once and not silent

    @property
    def one_tap(self) -> bool:
        """Whether a play and the clock are one tap; in older logs they are two."""
        return self.opened.taps == "one"

    @property
    def on_the_clock(self) -> int | None:
        """Whose time it is: that of the player to move; of the next, once a play has been passed on."""
        if self.to_move and self.made and self.made.passed_on is not None:
            return next_after(self.to_move, len(self.names))
        return self.to_move

    @property
    def computer(self) -> Computer | None:
        """None where two people play."""
        return self.opened.computer

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.opened.players)

    @property
    def players(self) -> range:
        """Their numbers, in the order in which they play."""
        return range(1, len(self.names) + 1)

    @property
    def several(self) -> bool:
        """More than two at the table."""
        return len(self.names) > 2

    @property
    def stage(self) -> str:
        """waiting → start → racks → turn → played ⇄ challenge → turn … → settling → over."""
        if self.settled is not None:
            return "over"
        if self.ending is not None:
            return "settling"
        if self.to_move is None:
            return "waiting" if self.waiting else "start" if self.first is None else "racks"
        if self.made is None:
            return "turn"
        return "challenge" if self.made.challenge and self.made.challenge.open else "played"

    @property
    def running(self) -> bool:
        """Whether the app may not update now, and asks before leaving; not in a game against the computer."""
        return self.computer is None and self.stage in ("turn", "played", "challenge")

    @property
    def ticking_since(self) -> int | None:
        """Since when a clock runs that a crash interrupts; an absent player's time runs in any case."""
        return self.clocks.since if self.clocks and self.stage != "waiting" else None

    @cached_property
    def board_with_play(self) -> Board:
        """The board with the play that may still be challenged."""
        return self.board.with_tiles(self.made.laid) if self.made else self.board

    @cached_property
    def left_of_the_set(self) -> Tiles | None:
        """The tiles that are not on the board, bag and racks together; None if it has more than the set."""
        on_board = (tile(self.tile_set, code) for code in self.board_with_play.squares if code)
        return take(self.tile_set.all + self.extra, (*on_board, *self.missing))

    @property
    def unseen(self) -> Tiles:
        """The same of a game that is right."""
        assert self.left_of_the_set is not None
        return self.left_of_the_set

    @property
    def bag(self) -> Tiles:
        """The tiles in the bag, known only if the program draws."""
        assert self.racks is not None
        bag = take(self.unseen, sum(self.racks, ()))
        assert bag is not None
        return self.tile_set.sort(bag)

    @property
    def in_bag(self) -> int:
        return len(self.unseen) - sum(self.counts)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the turns."""
        return tuple(
            sum(turn.points for turn in self.turns if turn.player == player) for player in self.players
        )

    @property
    def adjustments(self) -> tuple[Adjustment, ...]:
        return (*(self.settled.adjustments if self.settled else ()), *self.penalties)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the turns with all adjustments after them."""
        return self.with_adjustments(self.adjustments)

    def with_adjustments(self, adjustments: Iterable[Adjustment]) -> tuple[int, ...]:
        scores = [*self.totals]
        for adjustment in adjustments:
            scores[adjustment.player - 1] += adjustment.points
        return tuple(scores)

    def rack(self, player: int) -> Tiles | None:
        return self.racks[player - 1] if self.racks else None


def opened(entry: Entry) -> Classic:
    first = ClassicOpened(entry)
    minutes, players = first.minutes * 60_000, len(first.players)
    fit(2 <= players <= MOST_PLAYERS and all(name.strip() for name in first.players), "players")
    fit(players == 2 or not first.computer, "computer")
    return Classic(
        opened=first,
        tile_set=TileSet.from_data(first.tile_set),
        rules=PlayRules.of(first.ruleset),
        clocks=ChessClock((minutes,) * players) if minutes and first.clocks == "program" else None,
        counts=(0,) * players,
    )


def points_that_count(card: dict[str, Any]) -> list[int]:
    """Return the points of a card: the result, once there is one."""
    return list((card.get("result") or {"score": card["scores"]})["score"])


def summary(event: Classic) -> dict[str, Any]:
    """Return what home shows of this event without opening it."""
    return {
        "kind": "classic",
        "name": event.opened.name,
        "language": event.tile_set.language,
        "phase": event.stage,
        "running": event.running,
        "players": list(event.names),
        "scores": list(event.scores),
        "final": event.stage == "over",
        **(_against(event, event.computer) if event.computer else {}),
        **({"result": _result(event)} if event.settled else {}),
    }


def _against(event: Classic, computer: Computer) -> dict[str, Any]:
    """Return what the person's own figures need of a game against the computer."""
    person = 3 - computer.player
    turns = [turn for turn in event.turns if turn.player == person]
    return {
        "computer": computer.level,
        "person": person,
        "turns": len(turns),
        "turn_points": sum(turn.points for turn in turns),
        "bingos": sum(turn.kind == "play" and turn.bonus for turn in turns),
        "finished": event.ended_at,
    }


def _result(event: Classic) -> dict[str, Any]:
    """Return what a tournament counts of the finished game, and how it ended."""
    assert event.settled
    ending = event.ending
    return {
        "score": list(event.settled.result),
        "winner": event.settled.winner,
        "way": ending.way if ending else None,
        "lost": list(ending.lost) if ending else [],
        "decided": event.settled.decided,
        **_unsigned(event),
    }


def _unsigned(event: Classic) -> dict[str, Any]:
    """Return the players who have not signed the sheet, if the document asks for it (FED-34)."""
    names = [name for player, name in enumerate(event.names, 1) if player not in event.signed]
    rule = event.ruleset.signing
    return {"unsigned": {"names": names, "clause": rule.clause}} if rule and names else {}
