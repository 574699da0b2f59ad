"""What forgeries of draws are made with: places in a log, changes, and racks that follow from them."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from faristol.core.lots import promise
from faristol.core.tiles import TileSet
from faristol.games.draw import RackRule, draw_rack, left_in_bag
from faristol.games.draws import DrawsOpened
from faristol.games.log import Entry
from faristol.games.promising import mixed_seed, promise_text

Log = list[Entry]
Forge = Callable[[Log, Random], Log | None]
WARNINGS = ("with-secret", "without", "own-tiles")
"""What is no forgery by itself: the draw is shown as true, with a warning."""
NEW = -1
"""The act of an entry that was put in: it becomes one of its own."""
OWN_ACT = {"act": NEW, "at": 1_791_540_000_000, "key": "forged"}


@dataclass(frozen=True)
class Forgery:
    name: str
    fault: str
    """Its name in docs/draw.md, or one of `WARNINGS`."""
    log: Log


@dataclass(frozen=True)
class Kind:
    fault: str
    forge: Forge
    whole: bool
    """Whether it has acts of its own, that are not numbered again."""


KINDS: dict[str, Kind] = {}


def forges(fault: str, *, whole: bool = False) -> Callable[[Forge], Forge]:
    def kind(forge: Forge) -> Forge:
        KINDS[forge.__name__] = Kind(fault, forge, whole)
        return forge

    return kind


def numbered(log: Log) -> Log:
    """Return a log whose acts are numbered as a device would have, after entries were put in or left out."""
    acts: dict[int, int] = {}
    done: Log = []
    for number, entry in enumerate(log, 1):
        act = number if entry["act"] == NEW else acts.setdefault(entry["act"], number)
        done.append({**entry, "act": act})
        if "undoes" in entry:
            done[-1]["undoes"] = acts.get(entry["undoes"], entry["undoes"])
    return done


# --- places in a log, and changes


def places(log: Log, kind: str, **has: Any) -> list[int]:
    return [at for at, entry in enumerate(log) if entry["type"] == kind and entry.items() >= has.items()]


def changed(log: Log, at: int, **fields: Any) -> Log:
    return [*log[:at], {**log[at], **fields}, *log[at + 1 :]]


def without(log: Log, at: int) -> Log:
    return [*log[:at], *log[at + 1 :]]


def put(log: Log, at: int, entry: Entry) -> Log:
    return [*log[:at], entry, *log[at:]]


def some(chance: Random, log: Log, kind: str, **has: Any) -> int | None:
    """One place of this kind by chance."""
    found = places(log, kind, **has)
    return chance.choice(found) if found else None


def spoke(log: Log) -> int:
    return places(log, "RoomSpoke")[0]


def before_room(log: Log) -> int:
    """Where an act can be put in before the one in which the room spoke."""
    at = spoke(log)
    return next(place for place, entry in enumerate(log) if entry["act"] == log[at]["act"])


def secret_of(log: Log) -> bytes:
    return bytes.fromhex(log[places(log, "SecretPublished")[0]]["secret"])


def promised_anew(log: Log, **fields: Any) -> Log | None:
    """Change what was promised, with the fingerprint that fits it."""
    if not (found := places(log, "Promised")):
        return None
    log = changed(log, found[-1], **fields)
    text = promise_text(DrawsOpened(log[0]), log[found[-1]])
    return changed(log, found[-1], commitment=promise(secret_of(log), text))


def with_words(log: Log, words: str) -> Log:
    """Let the room have said other words, wherever they stand."""
    log = changed(log, spoke(log), words=words)
    return changed(log, places(log, "SecretPublished")[0], room=words)


def redrawn(log: Log, number: Callable[[int], int] = int, version: int = 0) -> Log | None:
    """Draw the racks again as an honest program would, from what the log now says; only of a draw alone.

    `number` is the number that a round is told to have. As many tiles stay each time as before.
    """
    if log[0]["type"] != "DrawsOpened":
        return None
    words, promised = log[spoke(log)]["words"], places(log, "Promised")
    tiles, rule = TileSet.from_data(log[0]["tile_set"]), RackRule.from_data(log[0]["ruleset"])
    mixed = mixed_seed(secret_of(log), words, version or (2 if promised else log[0].get("draw", 1)))
    bag, rack, kept, attempt = tiles.all, (), (), 0
    done: Log = []
    for entry in log:
        if "round" in entry:
            entry = {**entry, "round": number(entry["round"])}
        if entry["type"] == "TilesKept":
            kept = tiles.sort(rack)[: min(len(entry["kept"]), len(rack) - 1)]
            rack, attempt, entry = kept, 0, {**entry, "kept": list(kept)}
        if entry["type"] == "RackSetAside":
            bag, rack, kept = bag + rack, (), ()
        if entry["type"] == "RackDrawn":
            drawn = draw_rack(tiles, rule, mixed, entry["round"], attempt, bag, kept)
            if drawn is None:
                return None
            stamps = {name: entry[name] for name in ("act", "at", "key", "round")}
            for at, other in drawn.rejected:
                done.append({"type": "RackRejected", **stamps, "attempt": at, "rack": list(other)})
            bag, rack, attempt = left_in_bag(bag, kept, drawn), drawn.kept + drawn.drawn, drawn.attempt + 1
            entry = {"type": "RackDrawn", **stamps, "attempt": drawn.attempt}
            entry |= {"kept": list(drawn.kept), "drawn": list(drawn.drawn)}
        if entry["type"] != "RackRejected":
            done.append(entry)
    return done
