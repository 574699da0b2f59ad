"""The draw of a game: racks from a committed seed, called by the judge, round after round.

draw_facts.py has what changes it, judging_draws.py what the judge may do.
"""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from faristol.core.clock import Clock
from faristol.core.tiles import BLANK, Tiles, TileSet
from faristol.facts import OpenedWithTiles
from faristol.fields import Digits, Few, NameTableData, fit
from faristol.games.draw import RackRule
from faristol.games.log import Entry
from faristol.rulesets import ruleset_with
from faristol.texts import N_

LOG_VERSION = 2
NEEDED = ("language", "rack_size", "rack", "new_rack", "end")
"""The parts of a ruleset about racks."""


class RacksOpened(OpenedWithTiles):
    """What the racks depend on: ruleset, tiles, names, minutes, secret, commitment."""

    ruleset: Annotated[dict[str, Any], ruleset_with(*NEEDED)]
    names: NameTableData
    order: Literal["alphabetical", "drawn"]
    minutes: Few
    room_sees: Literal["call", "time", "draw"] = "call"
    draw: Literal[1, 2] = 1
    secret: Digits | None = None
    commitment: Digits

    def apply(self, event: Any) -> Any:
        fit(self.names["names"].keys() >= set(event.tile_set.all), "names")
        return event


class DrawsOpened(RacksOpened):
    """A draw alone, for a game on real boards: always promised, and shown in the language that is played."""

    log_sentence = N_("The draw was prepared and its promise made")
    source: ClassVar[str] = "committed"

    @property
    def publication(self) -> str:
        return self.language


@dataclass(frozen=True)
class Round:
    number: int
    rack: Tiles
    drawn: Tiles
    rejected: tuple[tuple[Tiles, str | None], ...]
    by_program: Tiles = ()
    """The tiles with which the program completed those of a real bag."""
    typed_before: tuple[tuple[Tiles, str], ...] = ()
    """The tiles that were typed first, and why they were put right."""


@dataclass(frozen=True)
class Draws:
    """What is known after the entries so far. `phase` is the judge's place in the round:

    committed → call ⇄ time → keep → call … → over
    """

    opened: RacksOpened
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
        return int(self.promise["draw"]) if self.promise else self.opened.draw

    @property
    def commitment(self) -> str:
        """The fingerprint that the room sees."""
        return str(self.promise["commitment"]) if self.promise else self.opened.commitment

    @property
    def rack(self) -> Tiles:
        return self.kept + self.drawn

    @property
    def awaits_rack(self) -> bool:
        """Tiles were kept or the rack put back, and the next one is not there.

        With a real bag it is still to be typed; of a draw it is a log that ends within an act.
        """
        return self.phase in ("time", "keep") and self.clock is None

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
        return self.opened.minutes

    @property
    def room_sees(self) -> str:
        """When the board for the room shows a rack: with the "call", at the "time", from the "draw" on."""
        return self.opened.room_sees


def blank_name(event: Any) -> str:
    """Return what an event calls its blank; "" where its tiles have no names."""
    first = getattr(event, "opened", None)
    return str(first.names["names"].get(BLANK, "")) if isinstance(first, RacksOpened) else ""


def opened(entry: Entry) -> Draws:
    return started(DrawsOpened(entry))


def started(first: RacksOpened) -> Draws:
    """Return the draw of an event that has just been opened."""
    tile_set = TileSet.from_data(first.tile_set)
    return Draws(
        opened=first,
        tile_set=tile_set,
        rule=RackRule.from_data(first.ruleset),
        phase="committed",
        bag=tile_set.sort(tile_set.all),
        secret_here=first.secret,
    )


def summary(draws: Draws) -> dict[str, Any]:
    """Return what home shows of this event without opening it."""
    return {
        "kind": "draws",
        "name": draws.opened.name,
        "language": draws.tile_set.language,
        "round": draws.round,
        "phase": draws.phase,
        "running": draws.running,
    }
