"""Verifies a draw: draws every rack again from the published secret and compares it with the log.

A judge who wanted another rack would have to change what the draw depends on (the secret, the room's words,
the number of the round or of the attempt, the tiles kept) or what came of it. Each of these is compared.
In a duplicate the tiles kept follow from the master play, which the room has seen. A log that no honest
draw can have is refused too, by the name of its fault: docs/draw.md has the same names.

What no file can show is whether its promise is the one that the room saw: a file can be forged whole. So the
verdict brings fingerprint, words and all that was promised, to be compared with what people noted.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal, get_args

from faristol.core.letters import tile
from faristol.core.lots import plain_words
from faristol.core.tiles import Tiles, TileSet, take, tile_set_data
from faristol.facts import Fact
from faristol.games import draw_facts as drawing
from faristol.games import draws
from faristol.games.draw import Drawn, RackRule, draw_rack, left_in_bag
from faristol.games.draws import Draws
from faristol.games.duplicate import event as duplicate
from faristol.games.duplicate import facts as duplicate_facts
from faristol.games.duplicate.event import Duplicate
from faristol.games.log import Entry, effective
from faristol.games.promising import fits, mixed_seed

Event = Draws | Duplicate
OPENED: dict[str, Callable[[Entry], Event]] = {
    "DrawsOpened": draws.opened,
    "DuplicateOpened": duplicate.opened,
}
"""The first entries of the events whose racks follow from a promised secret."""
READ = {"DrawsOpened": drawing.FACTS.read, "DuplicateOpened": duplicate_facts.FACTS.read}


OfPromise = Literal["unpromised", "late", "promise", "secrets", "twice", "silent", "words", "undone"]
OfRacks = Literal["order", "no-racks", "rack", "kept", "end"]
Fault = OfPromise | OfRacks
"""Why a draw is refused, as docs/draw.md has it."""
FAULTS: tuple[Fault, ...] = (*get_args(OfPromise), *get_args(OfRacks))
FINAL = frozenset(("Promised", "RoomSpoke", "Exported", "SecretPublished"))


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
    """The promise of this log was kept, and each rack is the one that had to come."""

    faults: tuple[Fault, ...]
    rounds: tuple[CheckedRound, ...]
    undone: int
    digest: str
    """The fingerprint that the room must have seen."""
    promise: Entry | None
    """What was promised with it, since draw v2."""
    room: str
    speaker: str
    early: str | None
    """How the log left the device before the room had spoken: `with-secret`, `without`, or not at all."""
    own_tiles: bool
    """Whether the bag holds other tiles than those of its language."""

    @property
    def true(self) -> bool:
        return not self.faults


def verify(entries: Sequence[Entry]) -> Verdict | None:
    """Return the verdict on a log, or None while the secret is not in it."""
    counting = effective(entries)
    kind = counting[0]["type"]
    if kind not in READ:
        return None
    secrets = _secrets(counting)
    facts = [READ[kind](entry) for entry in counting]
    spoken = [fact for fact in facts if isinstance(fact, drawing.RoomSpoke)]
    if not secrets or not spoken:
        return None
    secret, room = bytes.fromhex(secrets[0]), spoken[0]
    before, opened = facts[1 : facts.index(room)], OPENED[kind](counting[0])
    then: Event = reduce(lambda event, fact: fact.apply(event), before, opened)
    draws_then = _draws_of(then)
    rounds, faults = _checked(opened, facts[1:], mixed_seed(secret, room.words, draws_then.version))
    faults |= _faults_of_promise(then, facts, secrets, spoken)
    undone = {entry["undoes"] for entry in entries if entry["type"] == "Undone"}
    if any(entry["act"] in undone and entry["type"] in FINAL for entry in entries):
        faults.add("undone")
    return Verdict(
        faults=tuple(fault for fault in FAULTS if fault in faults),
        rounds=tuple(rounds),
        undone=sum(entry["type"] == "Undone" for entry in entries),
        digest=draws_then.commitment,
        promise=draws_then.promise,
        room=room.words,
        speaker=room.person,
        early=left_early(counting),
        own_tiles=draws_then.opened.tile_set != tile_set_data(draws_then.opened.language),
    )


def _faults_of_promise(
    then: Event, facts: Sequence[Fact], secrets: Sequence[str], spoken: Sequence[drawing.RoomSpoke]
) -> set[Fault]:
    """Return what is wrong with promise, words and secret; `then` is the event when the room spoke."""
    draws_then, words = _draws_of(then), spoken[0].words
    version = draws_then.version
    promised = not isinstance(then, Duplicate) or then.opened.source == "committed"
    found: dict[Fault, bool] = {
        "unpromised": version > 1 and promised and draws_then.promise is None,
        "late": any(isinstance(fact, drawing.Promised) for fact in facts[facts.index(spoken[0]) :]),
        "promise": not fits(draws_then.opened, draws_then.promise, bytes.fromhex(secrets[0])),
        "secrets": len(set(secrets)) > 1,
        "twice": len(spoken) > 1,
        "silent": promised and not (plain_words(words) if version > 1 else words),
        "words": any(isinstance(fact, drawing.SecretPublished) and fact.room != words for fact in facts),
    }
    return {fault for fault, is_so in found.items() if is_so}


def left_early(counting: Sequence[Entry], spoke: str = "RoomSpoke") -> str | None:
    """Return how the log left the device before the room had spoken: with the secret, without it, or not.

    `spoke` is the type of the entry that has the room's words.
    """
    ways: list[str] = []
    for entry in counting:
        if entry["type"] == spoke:
            break
        if entry.get("anew"):
            ways = []
        if entry["type"] == "Exported":
            ways.append("without" if entry.get("without_secret") else "with-secret")
    return "with-secret" if "with-secret" in ways else next(iter(ways), None)


def _secrets(counting: Sequence[Entry]) -> list[str]:
    """Return every secret in the log; a promise made anew replaces those before it."""
    secrets: list[str] = []
    for entry in counting:
        if entry.get("anew"):
            secrets = []
        if entry.get("secret"):
            secrets.append(entry["secret"])
    return secrets


def _checked(event: Event, facts: Sequence[Fact], mixed: bytes) -> tuple[list[CheckedRound], set[Fault]]:
    """Return each rack beside the one that had to come, and what is wrong with the course of the draw."""
    checked: list[CheckedRound] = []
    faults: set[Fault] = set()
    rejected: list[tuple[int, Tiles]] = []
    due: tuple[int, int] | None = None
    """The round and the attempt of the rack that has to come next, if one has to."""
    for fact in facts:
        state = _draws_of(event)
        if _out_of_turn(fact, due, state):
            faults.add("order")
        match fact:
            case drawing.RoomSpoke():
                due = (1, 0)
            case drawing.TilesKept():
                due = (state.round + 1, 0)
                if not _as_on_board(event, fact):
                    due = None
                    faults.add("kept")
            case drawing.RackSetAside():
                due = (state.round, state.next_attempt)
                checked[-1] = replace(checked[-1], set_aside=True)
            case drawing.RackRejected():
                rejected.append((fact.attempt, fact.rack))
            case drawing.RackDrawn():
                logged = Drawn(fact.attempt, fact.kept, fact.drawn, tuple(rejected))
                checked.append(_rack(state, mixed, due, fact.round, logged))
                due, rejected = None, []
            case drawing.DrawsEnded():
                found = _rack_due(state, mixed, due)
                if due and found and not _may_end(event, fact):
                    checked.append(CheckedRound(due[0], (), found.kept + found.drawn, agrees=False))
                    faults.add("end")
                due = None
        event = fact.apply(event)
    if rejected:
        faults.add("order")
    if not all(rack.agrees for rack in checked):
        faults.add("rack")
    if not any(rack.logged for rack in checked):
        faults.add("no-racks")
    return checked, faults


def _out_of_turn(fact: Fact, due: tuple[int, int] | None, state: Draws) -> bool:
    """Return whether a fact about a rack stands where no draw can have it, or tells another round."""
    match fact:
        case drawing.RackRejected():
            return due is None or fact.round != due[0]
        case drawing.TilesKept() | drawing.RackSetAside() | drawing.RackCalledAgain():
            return due is not None or fact.round != state.round
    return False


def _may_end(event: Event, ended: drawing.DrawsEnded) -> bool:
    """Return whether a duplicate may end though another rack could be drawn.

    Its judge ends it, so many rounds were wanted, or the last tiles allow no play, which no draw can tell.
    """
    if not isinstance(event, Duplicate):
        return False
    last = len(event.draws.bag + event.draws.kept) <= event.draws.rule.size
    return ended.by == "judge" or ended.clause is None or last


def _draws_of(event: Event) -> Draws:
    return event.draws if isinstance(event, Duplicate) else event


def _as_on_board(event: Event, fact: drawing.TilesKept) -> bool:
    """Return whether the tiles kept are those that the master play of a duplicate left."""
    if not isinstance(event, Duplicate):
        return True
    master, round_ = event.round.master, event.round
    if master is None:
        return False
    hand = (*round_.rack, master.seventh) if master.seventh else round_.rack
    left = take(hand, tuple(tile(event.tile_set, code) for code in master.laid.values()))
    return left is not None and sorted(left) == sorted(master.kept) == sorted(fact.kept)


def _rack_due(state: Draws, mixed: bytes, due: tuple[int, int] | None) -> Drawn | None:
    return draw_rack(state.tile_set, state.rule, mixed, *due, state.bag, state.kept) if due else None


def _rack(
    state: Draws, mixed: bytes, due: tuple[int, int] | None, number: int, logged: Drawn
) -> CheckedRound:
    found = _rack_due(state, mixed, due)
    return CheckedRound(
        number=number,
        logged=logged.kept + logged.drawn,
        expected=found.kept + found.drawn if found else (),
        agrees=due is not None and number == due[0] and logged == found,
    )


def draw_again(
    tile_set: TileSet, rule: RackRule, mixed: bytes, by_round: Iterable[tuple[Tiles, Tiles]]
) -> Iterable[tuple[int, Drawn | None]]:
    """Yield the racks of a seed: `by_round` are the tiles kept each time, and the seventh letter that the
    master play of a completiv took out of the bag."""
    bag, rack = tile_set.all, Tiles()
    for number, (kept, seventh) in enumerate((((), ()), *by_round), start=1):
        without = take(bag, seventh)
        if without is None or take(rack, kept) is None:
            return
        bag = without
        drawn = draw_rack(tile_set, rule, mixed, number, 0, bag, kept)
        yield number, drawn
        if drawn is None:
            return
        bag, rack = left_in_bag(bag, kept, drawn), drawn.kept + drawn.drawn
