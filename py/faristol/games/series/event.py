"""A serie de maxime as its log tells it: facts.py has what changes it, playing.py what may happen next."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from faristol.core.board import Board
from faristol.core.clock import Clock
from faristol.core.placement import PlayRules
from faristol.core.tiles import BLANK, Tiles, TileSet
from faristol.facts import OpenedWithWords
from faristol.fields import Name, fit
from faristol.games.log import Entry
from faristol.rulesets import ruleset_with
from faristol.rulesets.schema import OfPlays
from faristol.texts import N_

LOG_VERSION = 1
NEEDED = ("language", "rack_size", "groups", "time", "announced", "ranking", "sanction", "play", "reasons")


class SeriesOpened(OpenedWithWords):
    """Everything the series depends on: ruleset, tiles, words, and who plays."""

    alone: bool
    """Whether one person plays it on this device; else a judge types what stands on the players' papers."""
    players: tuple[Name, ...]
    ruleset: Annotated[dict[str, Any], ruleset_with(*NEEDED)]
    log_sentence = N_("The serie de maxime was opened")

    @property
    def publication(self) -> str:
        return self.language


@dataclass(frozen=True)
class Played:
    """What was made of a group; `play` is in the strict form, None where it was null on paper already."""

    group: int
    play: str | None
    points: int
    words: tuple[str, ...] = ()
    """Those that are not in the list."""
    clause: str | None = None

    @property
    def stands(self) -> bool:
        return self.play is not None and not self.words


@dataclass(frozen=True)
class Sanction:
    points: int
    """So many ranking points."""
    why: str


@dataclass(frozen=True)
class Player:
    name: str
    board: Board
    plays: tuple[Played, ...] = ()
    sanctions: tuple[Sanction, ...] = ()

    @property
    def points(self) -> int:
        return sum(each.points for each in self.plays)

    @property
    def deducted(self) -> int:
        return sum(each.points for each in self.sanctions)

    def has_played(self, group: int) -> bool:
        return group in (each.group for each in self.plays)


@dataclass(frozen=True)
class Series:
    opened: SeriesOpened
    tile_set: TileSet
    rules: PlayRules
    players: tuple[Player, ...]
    groups: tuple[Tiles, ...] = ()
    clock: Clock | None = None
    time_over: bool = False
    ended_at: int | None = None

    @property
    def ruleset(self) -> Mapping[str, Any]:
        return self.opened.ruleset

    @property
    def stage(self) -> str:
        """ready → time ⇄ stopped → sheets → over; whoever plays alone has no sheets to hand in."""
        if self.ended_at is not None:
            return "over"
        if not self.groups:
            return "ready"
        if self.time_over:
            return "over" if self.alone else "sheets"
        return "time" if self.clock and self.clock.running else "stopped"

    @property
    def takes_plays(self) -> bool:
        return self.stage == ("time" if self.alone else "sheets")

    @property
    def running(self) -> bool:
        """The clock runs: no update is taken and nobody leaves unasked."""
        return self.ticking_since is not None

    @property
    def ticking_since(self) -> int | None:
        return self.clock.running_since if self.clock else None

    @property
    def alone(self) -> bool:
        return bool(self.opened.alone)

    @property
    def minutes(self) -> int:
        return int(self.ruleset["time"]["minutes"])

    @property
    def planned(self) -> int:
        """So many groups are drawn."""
        return int(self.ruleset["groups"]["number"])

    @property
    def only_consonants(self) -> bool:
        return bool(self.ruleset["announced"]["consonants"])

    def announced(self, group: int) -> Tiles:
        """Return what the players hear of a group, the blank among it."""
        tiles = self.tile_set.sort(self.groups[group - 1])
        if not self.only_consonants:
            return tiles
        return tuple(tile for tile in tiles if tile == BLANK or tile not in self.tile_set.vowels)

    def own_vowels(self, group: int) -> int:
        """Return how many vowels the player chooses: as many as were drawn."""
        return len(self.groups[group - 1]) - len(self.announced(group))

    def allowed(self, group: int, tiles: Tiles) -> bool:
        """Return whether these tiles can be laid of a group."""
        more = Counter(tiles) - Counter(self.announced(group))
        return more.total() <= self.own_vowels(group) and more.keys() <= set(self.tile_set.vowels)


def opened(entry: Entry) -> Series:
    first = SeriesOpened(entry)
    fit(len(first.players) == 1 or not first.alone, "players")
    return Series(
        opened=first,
        tile_set=TileSet.from_data(first.tile_set),
        rules=PlayRules.of(OfPlays.read(first.ruleset)),
        players=tuple(Player(name, Board()) for name in first.players),
    )


def summary(event: Series) -> dict[str, Any]:
    """Return what home says of it."""
    return {
        "kind": "series",
        "name": event.opened.name,
        "phase": event.stage,
        "running": event.running,
        "final": event.stage == "over",
        "language": event.ruleset["language"],
        "alone": event.alone,
        "players": len(event.players),
        "groups": event.planned,
        "plays": sum(len(each.plays) for each in event.players),
        "points": event.players[0].points if event.alone else 0,
        "first": event.players[0].plays[0].points if event.alone and event.players[0].plays else 0,
        "finished": event.ended_at,
    }
