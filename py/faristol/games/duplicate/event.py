"""The state of a duplicate. The facts that change it are in facts.py, the judge's acts in judging.py."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal

from faristol.core.board import Board
from faristol.core.clock import Clock
from faristol.core.letters import tile
from faristol.core.placement import PlayRules
from faristol.core.tiles import Tiles, TileSet, take
from faristol.facts import OpenedWithWords
from faristol.fields import Count, Few, Name
from faristol.games import draws as drawing
from faristol.games.draws import NEEDED, Draws, RacksOpened
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import AcceptedWords, Round
from faristol.games.log import Entry
from faristol.rulesets import ruleset_with
from faristol.rulesets.schema import OfPlays
from faristol.texts import N_

LOG_VERSION = 3
WITHOUT_TOPPING = 2
"""What an earlier Faristol can read too."""
OF_PLAYERS = ("play", "reasons", "nulls", "sanctions", "master", "bonus", "ranking", "claims")
"""The parts of a ruleset about players."""


@dataclass(frozen=True)
class Topping:
    """Each round is won by whoever first sends its best play from the own tablet."""

    ranking: Literal["rounds", "seconds"]
    """Whether the rounds won decide, and among equals the seconds; or the other way round."""
    ends: Literal["first", "time"]
    """Whether the first who finds it ends the round, or everybody goes on looking."""
    penalty: Count
    """So many seconds more for a best play that is missed."""
    miss: Count
    """So many for each play that is not the best."""


@dataclass(frozen=True)
class Choices:
    """The choices before the start, the same for every document: they are fields of the first entry."""

    name: Name
    place: Name
    judge: Name
    judge_plays: bool
    rounds: Count
    """0: a complete game, the only official kind (DUP-1)."""
    minutes: Few
    grace: Few
    """For so many seconds after the time a slip is still accepted, and marked late."""
    bonuses: bool
    order: Literal["alphabetical", "drawn"]
    source: Literal["committed", "program", "bag"]
    """A promised seed and the room's words, the program alone, or a real bag."""
    publication: Literal["ca", "ro", "en"]
    """The language of the board, the prints and the files."""
    room_sees: Literal["call", "time", "draw"] = "call"
    """When the board for the room shows a rack (`Draws.room_sees`)."""
    bonuses_added: Literal["end", "rounds"] = "rounds"
    """When the bonuses come into the totals: at the end, as the document says (DUP-21), or round by round."""
    topping: Topping | None = None
    """Where the first who finds the best play wins the round, and the points do not count."""


class DuplicateOpened(RacksOpened, OpenedWithWords, Choices):
    """Everything the event depends on: choices, rules, tiles, their names, words, the secret of the racks."""

    name: Name
    ruleset: Annotated[dict[str, Any], ruleset_with(*NEEDED, *OF_PLAYERS)]
    demo: bool = False
    """Nothing of it is wanted later: it can be deleted, and left, at any time."""
    log_sentence = N_("The duplicate was prepared")


@dataclass(frozen=True)
class Duplicate:
    opened: DuplicateOpened
    draws: Draws
    rules: PlayRules
    players: Mapping[str, Player] = field(default_factory=dict)
    began: int | None = None
    """How many players there were at the start; leavers count (DUP-21)."""
    rounds: tuple[Round, ...] = ()
    awaiting: int | None = None
    """The round whose rack has not been drawn yet."""
    decided: str | None = None
    """Why the judge ended it before its time, one of `ends.DECISIONS`; None if nobody did."""
    accepted_words: tuple[AcceptedWords, ...] = ()
    """Words that the judge accepted though the lexicon refuses them."""
    rooms: tuple[str, ...] = ()
    """Other rooms where the same event was played, whose players were brought in."""
    claims_until: int | None = None
    final: bool = False
    reckoned: dict[Any, Any] = field(init=False, default_factory=dict, compare=False, repr=False)
    """The results of counting this state, so that a large event is counted only once."""

    @property
    def tile_set(self) -> TileSet:
        return self.draws.tile_set

    @property
    def ruleset(self) -> Mapping[str, Any]:
        return self.opened.ruleset

    @property
    def is_demo(self) -> bool:
        return self.opened.demo

    @property
    def stage(self) -> str:
        """The judge's place: players → tiles → call ⇄ time → slips → results → tiles … → over."""
        if self.draws.phase == "over":
            return "over"
        if self.began is None:
            return "players"
        if self.awaiting is not None:
            return "tiles"
        if self.draws.phase != "keep":
            return self.draws.phase
        return "results" if self.rounds[-1].master else "slips"

    @property
    def running(self) -> bool:
        """A round is under way: no update is taken and nobody leaves unasked."""
        return not self.is_demo and self.stage in ("tiles", "call", "time", "slips", "results")

    @property
    def asks_before_leaving(self) -> bool:
        """A round has begun and is not done: on its results nobody waits for the judge."""
        return self.running and self.stage != "results"

    @property
    def topping(self) -> Topping | None:
        return self.opened.topping

    @property
    def clock(self) -> Clock | None:
        return self.draws.clock

    @property
    def ticking_since(self) -> int | None:
        return self.draws.ticking_since

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    @property
    def board(self) -> Board:
        return self.rounds[-1].board_after if self.rounds else Board()

    @property
    def names(self) -> list[str]:
        """Of the players by their tables, as they are promised."""
        return [player.name for player in self.at_tables]

    @property
    def steps(self) -> tuple[str, ...]:
        """The sanctions for the first, second and third misconduct."""
        return tuple(self.ruleset["sanctions"]["steps"])

    @property
    def penalty(self) -> int:
        """The points that a club's own rules deduct for a misconduct; topping has no points."""
        return 0 if self.topping else int(self.ruleset["sanctions"].get("deducted", 0))

    def deducted(self, player: Player, after: int | None = None) -> int:
        """Return the points that sanctions took from a player, up to a round or in all."""
        rounds = zip(player.sanctions, self.steps, strict=False)
        counting = [step for number, step in rounds if after is None or number <= after]
        return self.penalty * counting.count("points")

    @property
    def at_tables(self) -> list[Player]:
        return sorted(self.players.values(), key=lambda player: player.table)

    def accepted_in(self, number: int) -> dict[str, str]:
        """Return the words that the judge accepted for a round, each with the reason."""
        counting = [each for each in self.accepted_words if each.everywhere or each.round == number]
        return {word: each.why for each in counting for word in each.words}

    def stock_in(self, round_: Round) -> Tiles:
        """Return the tiles that were in the bag in a round."""
        there = (tile(self.tile_set, code) for code in round_.board.squares if code)
        stock = take(self.tile_set.all, (*there, *round_.rack))
        assert stock is not None
        return stock

    @cached_property
    def expelled(self) -> Mapping[str, int]:
        """Who was expelled, and from which round on."""
        rounds = {id: player.sanctioned(self.steps, "expelled") for id, player in self.players.items()}
        return {id: number for id, number in rounds.items() if number is not None}

    def expected_in(self, number: int) -> list[Player]:
        """Return the players whose slips the judge waits for in a round."""
        return [
            player
            for player in self.at_tables
            if (player.left is None or player.left > number)
            and self.expelled.get(player.id, number + 1) > number
        ]


def opened(entry: Entry) -> Duplicate:
    first = DuplicateOpened(entry)
    return Duplicate(first, drawing.started(first), PlayRules.of(OfPlays.read(first.ruleset)))


def summary(event: Duplicate) -> dict[str, Any]:
    """Return what home shows of this event without opening it."""
    return {
        "kind": "duplicate",
        "name": event.opened.name,
        "language": event.tile_set.language,
        "round": event.awaiting or len(event.rounds),
        "phase": event.stage,
        "running": event.running,
        "players": len(event.players),
        "final": event.final,
        "commitment": event.opened.commitment,
        "demo": event.is_demo,
        "accepted": sorted({word for each in event.accepted_words for word in each.words}),
    }
