"""Verify a draw: from the published secret every rack is drawn again and compared with the log.

A judge who wanted another rack would have to change what the draw depends on (the secret, the room's words,
the number of the round or of the attempt, the tiles kept) or what came of it. Each of these is compared.
In a duplicate the tiles kept follow from the master play, which the room has seen.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from faristol.core.tiles import Tiles, TileSet, take
from faristol.games import draws
from faristol.games.commitment import commitment, seed
from faristol.games.draw import Drawn, RackRule, draw_rack, left_in_bag
from faristol.games.draws import Draws
from faristol.games.duplicate import event as duplicate
from faristol.games.duplicate.event import Duplicate
from faristol.games.log import Entry, effective

FOLDS: dict[str, Any] = {"DrawsOpened": draws, "DuplicateOpened": duplicate}
"""The events whose racks follow from a promised secret."""


@dataclass(frozen=True)
class CheckedRound:
    number: int
    logged: Tiles
    expected: Tiles
    agrees: bool
    """Also whether the same racks were rejected before it, and whether it was this round's turn."""
    set_aside: bool = False


@dataclass(frozen=True)
class Verdict:
    """The promise was kept, and each rack is the one that had to come."""

    commitment: bool
    rounds: tuple[CheckedRound, ...]
    undone: int

    @property
    def true(self) -> bool:
        return self.commitment and all(checked.agrees for checked in self.rounds)


def verify(entries: Sequence[Entry]) -> Verdict | None:
    """None while the secret is not in the log."""
    counting = effective(entries)
    secrets = [entry["secret"] for entry in counting if entry.get("secret")]
    rooms = [entry["words"] for entry in counting if entry["type"] == "RoomSpoke"]
    if not secrets or not rooms:
        return None
    secret = bytes.fromhex(secrets[0])
    told_again = [entry["room"] for entry in counting if entry["type"] == "SecretPublished"]
    return Verdict(
        commitment=(
            len(set(secrets)) == 1
            and len(rooms) == 1
            and set(told_again) <= set(rooms)
            and commitment(secret) == counting[0]["commitment"]
        ),
        rounds=tuple(_checked(counting, seed(secret, rooms[0]))),
        undone=sum(entry["type"] == "Undone" for entry in entries),
    )


def _checked(counting: Sequence[Entry], mixed: bytes) -> list[CheckedRound]:
    fold = FOLDS[counting[0]["type"]]
    event = fold.opened(counting[0])
    checked: list[CheckedRound] = []
    rejected: list[Entry] = []
    due: tuple[int, int] | None = None
    """The round and the attempt that come next, once something has made room for a rack."""
    for entry in counting[1:]:
        state = _draws_of(event)
        match entry["type"]:
            case "RoomSpoke":
                due = (1, 0)
            case "TilesKept":
                due = (state.round + 1, 0) if _as_on_board(event, entry) else None
            case "RackSetAside":
                due = (state.round, state.next_attempt)
                checked[-1] = replace(checked[-1], set_aside=True)
            case "RackRejected":
                rejected.append(entry)
            case "RackDrawn":
                checked.append(_rack(state, mixed, due, rejected, entry))
                due, rejected = None, []
            case "DrawsEnded" if entry["clause"] and due and entry.get("by") != "judge":
                found = draw_rack(state.tile_set, state.rule, mixed, *due, state.bag, state.kept)
                if found:
                    checked.append(CheckedRound(due[0], (), found.kept + found.drawn, agrees=False))
        event = fold.apply(event, entry)
    return checked


def _draws_of(event: Any) -> Draws:
    draws: Draws = event.draws if isinstance(event, Duplicate) else event
    return draws


def _as_on_board(event: Any, entry: Entry) -> bool:
    """In a duplicate, what stays is what the master play left."""
    if not isinstance(event, Duplicate):
        return True
    master = event.round.master
    return master is not None and sorted(master.kept) == sorted(entry["kept"])


def _rack(
    state: Draws, mixed: bytes, due: tuple[int, int] | None, rejected: list[Entry], entry: Entry
) -> CheckedRound:
    logged = Drawn(
        entry["attempt"],
        tuple(entry["kept"]),
        tuple(entry["drawn"]),
        tuple((other["attempt"], tuple(other["rack"])) for other in rejected),
    )
    found = draw_rack(state.tile_set, state.rule, mixed, *due, state.bag, state.kept) if due else None
    return CheckedRound(
        number=entry["round"],
        logged=logged.kept + logged.drawn,
        expected=found.kept + found.drawn if found else (),
        agrees=due is not None and entry["round"] == due[0] and logged == found,
    )


def draw_again(
    tile_set: TileSet, rule: RackRule, secret: bytes, room: str, kept_by_round: Iterable[Tiles]
) -> Iterable[tuple[int, Drawn | None]]:
    """The racks from a secret on a sheet of paper: one after another, given what was kept each time."""
    mixed = seed(secret, room)
    bag, rack = tile_set.all, Drawn(0, (), (), ())
    for number, kept in enumerate(((), *kept_by_round), start=1):
        if number > 1 and take(rack.kept + rack.drawn, kept) is None:
            return
        drawn = draw_rack(tile_set, rule, mixed, number, 0, bag, kept)
        yield number, drawn
        if drawn is None:
            return
        bag, rack = left_in_bag(bag, kept, drawn), drawn
