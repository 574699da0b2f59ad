"""A competition as its log tells it: the fold, and nothing else. What may happen next is beside it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from faristol.core.tiles import Tiles, TileSet
from faristol.facts import OpenedWithWords
from faristol.fields import Digits, Language, Name, Secret
from faristol.games.correspondence.game import DayAsWritten, Way
from faristol.games.log import Entry
from faristol.rulesets.letters import CorrespondenceRules, CorrespondenceRulesData
from faristol.texts import N_

LOG_VERSION = 1


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    address: str = ""
    coefficient: str = ""
    """The former one, and `place` in the last classification, as the sheet of RED shows them."""
    place: str = ""
    excluded: str | None = None
    """Why the player was excluded, if that is so."""


@dataclass(frozen=True)
class Report:
    """How a game ended. `lost` is the side that loses by the clause, whatever the points say."""

    way: str
    scores: tuple[int, int]
    turns: int
    """Complete turns."""
    lost: int | None = None
    clause: str | None = None
    decided: tuple[int, int] | None = None
    """The coefficients, where the arbiter sets them."""
    corrected: str | None = None
    """Why it was put right, or known before the date."""


@dataclass(frozen=True)
class Penalty:
    """So many hundredths off the coefficient of a side, and why."""

    side: int
    off: int
    why: str


@dataclass(frozen=True)
class Forfeit:
    """A side that has lost by the arbiter's decision, and why."""

    side: int
    why: str


@dataclass(frozen=True)
class Game:
    number: int
    players: tuple[str, str]
    """RED, who begins, and BLUE."""
    report: Report | None = None
    punished: tuple[Penalty, ...] = ()
    forfeited: tuple[Forfeit, ...] = ()
    wrote: tuple[tuple[int, date], ...] = ()
    """The sides whose letters to the arbiter have come, and when each did."""

    @property
    def losers(self) -> tuple[int, ...]:
        """Return the sides that have lost by decision, in the order of the decisions."""
        return tuple(each.side for each in self.forfeited)


class CompetitionOpened(OpenedWithWords):
    """Everything the competition depends on: rules, tiles, dates, the list in force, the promised secret."""

    arbiters: Name
    address: Name = ""
    """The arbiter's; a published page has none."""
    way: Way
    begins: DayAsWritten
    closes: DayAsWritten
    racks: bool
    program: bool
    publication: Language
    ruleset: CorrespondenceRulesData
    secret: Secret = ""
    commitment: Digits
    log_sentence = N_("The competition was prepared and its promise made")


@dataclass(frozen=True)
class Competition:
    opened: CompetitionOpened
    ruleset: CorrespondenceRules
    tile_set: TileSet
    players: Mapping[str, Player] = field(default_factory=dict)
    entered: int = 0
    """How many have ever been entered."""
    room: str | None = None
    string: Tiles | None = None
    games: tuple[Game, ...] = ()
    round: int = 0
    """The last of its rounds; 0 where all games were made at once."""
    rests: tuple[str, ...] = ()
    """Who had no game, for each round; "" where all have one."""
    sent: date | None = None
    ended: bool = False

    @property
    def stage(self) -> str:
        """Return how far it is: players → games → over."""
        return "over" if self.ended else "games" if self.games else "players"

    @property
    def running(self) -> bool:
        """No clock runs: days pass."""
        return False

    @property
    def ticking_since(self) -> None:
        return None

    @property
    def begins(self) -> date:
        return date.fromisoformat(self.opened.begins)

    @property
    def closes(self) -> date:
        return date.fromisoformat(self.opened.closes)

    @property
    def unreported(self) -> list[Game]:
        """Return the games that nobody has settled; those of somebody excluded are (COR-24)."""
        return [game for game in self.games if not (game.report or game.forfeited or self._lacks(game))]

    def _lacks(self, game: Game) -> bool:
        return any(self.players[id].excluded is not None for id in game.players)

    def names(self, game: Game) -> tuple[str, str]:
        red, blue = game.players
        return self.players[red].name, self.players[blue].name


def opened(entry: Entry) -> Competition:
    first = CompetitionOpened(entry)
    rules = CorrespondenceRules.read(first.ruleset)
    return Competition(first, rules, TileSet.from_data(first.tile_set))


def summary(event: Competition) -> dict[str, Any]:
    """Return what the home screen needs to know of this event without opening it."""
    return {
        "kind": "competition",
        "name": event.opened.name,
        "language": event.tile_set.language,
        "phase": event.stage,
        "running": event.running,
        "players": len(event.players),
        "games": len(event.games),
        "missing": len(event.unreported),
        "final": event.ended,
    }
