"""The draw of a game: racks from a committed seed, called by the judge, round after round.

draw_facts.py has what changes it, judging_draws.py what the judge may do.
"""

from dataclasses import dataclass
from typing import Any

from faristol.core.clock import Clock
from faristol.core.tiles import Tiles, TileSet
from faristol.games.draw import RackRule
from faristol.games.log import Entry

LOG_VERSION = 2


@dataclass(frozen=True)
class Round:
    number: int
    rack: Tiles
    drawn: Tiles
    rejected: tuple[tuple[Tiles, str | None], ...]


@dataclass(frozen=True)
class Draws:
    """What is known after the entries so far. `phase` is the judge's place in the round:

    committed → call ⇄ time → keep → call … → over
    """

    opened: Entry
    tile_set: TileSet
    rule: RackRule
    phase: str
    bag: Tiles
    promise: Entry | None = None
    """The last one made, since draw v2."""
    secret_here: str | None = None
    """The secret, as far as this device has it."""
    room: str | None = None
    speaker: str = ""
    """Who said the room's words, since draw v2."""
    round: int = 0
    next_attempt: int = 0
    kept: Tiles = ()
    drawn: Tiles = ()
    rejected: tuple[tuple[Tiles, str | None], ...] = ()
    clock: Clock | None = None
    rounds: tuple[Round, ...] = ()
    ended: str | None = None
    secret: str | None = None
    """Once it has been published."""

    @property
    def version(self) -> int:
        return int(self.promise["draw"] if self.promise else self.opened.get("draw", 1))

    @property
    def commitment(self) -> str:
        """The fingerprint that the room sees."""
        return str((self.promise or self.opened)["commitment"])

    @property
    def rack(self) -> Tiles:
        return self.kept + self.drawn

    @property
    def running(self) -> bool:
        """A round is under way: no update is taken and nobody leaves unasked."""
        return self.phase in ("call", "time", "keep")

    @property
    def ticking_since(self) -> int | None:
        return self.clock.running_since if self.clock else None

    @property
    def published(self) -> bool:
        return self.secret is not None

    @property
    def minutes(self) -> int:
        return int(self.opened["minutes"])

    @property
    def room_sees(self) -> str:
        """When the board for the room shows a rack: with the "call", at the "time", from the "draw" on."""
        return str(self.opened.get("room_sees", "call"))


def opened(entry: Entry) -> Draws:
    tile_set = TileSet.from_data(entry["tile_set"])
    return Draws(
        opened=entry,
        tile_set=tile_set,
        rule=RackRule.from_data(entry["ruleset"]),
        phase="committed",
        bag=tile_set.sort(tile_set.all),
        secret_here=entry.get("secret"),
    )


def summary(draws: Draws) -> dict[str, Any]:
    """Return what home shows of this event without opening it."""
    return {
        "kind": "draws",
        "name": draws.opened["name"],
        "language": draws.tile_set.language,
        "round": draws.round,
        "phase": draws.phase,
        "running": draws.running,
    }
