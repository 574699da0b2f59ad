"""The draw of a game: racks from a committed seed, called by the judge, round after round.

Entries of the log
    DrawsOpened     everything the event depends on: ruleset, tiles, names, minutes, secret, commitment
    Promised        what was promised with the secret, and the fingerprint of both (draw v2)
    RoomSpoke       the words that were mixed in, who said them, and from now on the secret
    RackRejected    a drawn rack that the rule does not allow
    RackDrawn       the rack of a round: what was kept, what was drawn
    TimeStarted     the clock runs, with so much left; `after_crash` says which reading was chosen
    TimeStopped     the judge stopped it
    TimeEnded       nothing more may be written
    TilesKept       what the master play left on the rack
    RackCalledAgain nobody handed in a correct play: the same rack is announced once more
    RackSetAside    the judge proposes a new rack; this one goes back whole
    DrawsEnded      no valid rack can be had any more, or the judge ended it
    SecretPublished the secret, for everybody to verify the draw
    Exported        the log left the device, with the secret in it unless it says `without_secret`
"""

from dataclasses import dataclass, replace
from typing import Any

from faristol.core.tiles import Tiles, TileSet, take
from faristol.games.clock import Clock
from faristol.games.draw import RackRule
from faristol.games.log import Entry

LOG_VERSION = 2
FINAL = frozenset({"DrawsOpened", "Promised", "RoomSpoke", "SecretPublished", "Exported"})


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


def apply(draws: Draws, entry: Entry) -> Draws:
    match entry["type"]:
        case "Promised":
            here = entry.get("secret") if entry.get("anew") else draws.secret_here
            return replace(draws, promise=entry, secret_here=here)
        case "RoomSpoke":
            here = entry.get("secret", draws.secret_here)
            return replace(draws, room=entry["words"], speaker=entry.get("person", ""), secret_here=here)
        case "RackRejected":
            rack = tuple(entry["rack"])
            return replace(draws, rejected=(*draws.rejected, (rack, entry["clause"])))
        case "RackDrawn":
            return _with_rack(draws, entry)
        case "TimeStarted":
            return replace(draws, phase="time", clock=Clock(entry["remaining"], entry["at"]))
        case "TimeStopped":
            assert draws.clock
            return replace(draws, clock=draws.clock.stopped(entry["at"]))
        case "TimeEnded":
            return replace(draws, phase="keep", clock=Clock(0))
        case "TilesKept":
            return _with_kept(draws, tuple(entry["kept"]))
        case "RackCalledAgain":
            return replace(draws, phase="call", clock=None)
        case "RackSetAside":
            bag = draws.tile_set.sort(draws.bag + draws.rack)
            rejected = (*draws.rejected, (draws.rack, entry["clause"]))
            return replace(draws, bag=bag, kept=(), drawn=(), rejected=rejected, clock=None)
        case "DrawsEnded":
            return replace(draws, phase="over", ended=entry["clause"], clock=None)
        case "SecretPublished":
            return replace(draws, secret=entry["secret"])
        case "Exported":
            return draws
    raise TypeError(f"no such entry: {entry['type']}")


def _with_rack(draws: Draws, entry: Entry) -> Draws:
    kept, drawn = tuple(entry["kept"]), tuple(entry["drawn"])
    bag = take(draws.bag + draws.kept, kept + drawn)
    assert bag is not None
    number = entry["round"]
    earlier = draws.rounds if draws.round < number else draws.rounds[:-1]
    return replace(
        draws,
        phase="call",
        bag=draws.tile_set.sort(bag),
        kept=kept,
        drawn=drawn,
        round=number,
        next_attempt=entry["attempt"] + 1,
        clock=None,
        rounds=(*earlier, Round(number, kept + drawn, drawn, draws.rejected)),
    )


def _with_kept(draws: Draws, kept: Tiles) -> Draws:
    assert take(draws.rack, kept) is not None
    return replace(draws, kept=kept, drawn=(), rejected=(), next_attempt=0, clock=None)


def summary(draws: Draws) -> dict[str, Any]:
    """What the home screen needs to know of this event without opening it."""
    return {
        "kind": "draws",
        "name": draws.opened["name"],
        "language": draws.tile_set.language,
        "round": draws.round,
        "phase": draws.phase,
        "running": draws.running,
    }
