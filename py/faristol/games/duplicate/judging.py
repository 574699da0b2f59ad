"""The judge's acts in a round: each function takes the state and returns facts, or refuses.

The draw, the call and the clock are those of any draw (games/judging_draws.py); here they have players.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce

from faristol.core.board import Board
from faristol.core.tiles import Tiles, take
from faristol.games import judging_draws as drawing
from faristol.games.draw_facts import apply as apply_draw
from faristol.games.duplicate.ends import DECISIONS, NO_PLAY
from faristol.games.duplicate.errors import AnotherEvent, NotNow, WhyEnded
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.opening import enough_players
from faristol.games.log import STAMPS, Entry, effective
from faristol.games.promising import fits

HasPlay = Callable[[Board, Tiles], bool]


def begin(event: Duplicate, room: str = "", person: str = "") -> list[Entry]:
    """Begin round one, after which nobody can join (DUP-15); `room` are the words that `person` said."""
    if event.stage != "players":
        raise NotNow
    enough_players(event)
    began: Entry = {"type": "Began", "players": len(event.players)}
    match event.opened.source:
        case "committed":
            if not drawing.promise_holds(event.draws, event.names):
                raise NotNow
            return [began, *drawing.room_spoke(event.draws, room, person)]
        case "program":
            return [began, *drawing.drawn_without_room(event.draws)]
    return [began]


def begin_as(event: Duplicate, theirs: Sequence[Entry]) -> list[Entry]:
    """Begin round one as another room has begun the same event: with its promise, words and secret."""
    if event.stage != "players":
        raise NotNow
    enough_players(event)
    counting = effective(theirs)
    spoke = next((entry for entry in counting if entry["type"] == "RoomSpoke"), None)
    if spoke is None or "secret" not in spoke or counting[0]["commitment"] != event.opened.commitment:
        raise AnotherEvent
    promises = [entry for entry in counting if entry["type"] == "Promised"]
    made = [{key: value for key, value in each.items() if key not in STAMPS} for each in promises[-1:]]
    draws = replace(reduce(apply_draw, made, event.draws), secret_here=spoke["secret"])
    if not fits(draws.opened, draws.promise, bytes.fromhex(spoke["secret"])):
        raise AnotherEvent
    began: Entry = {"type": "Began", "players": len(event.players)}
    return [*made, began, *drawing.mixed_in(draws, spoke["words"], spoke["person"])]


def next_round(event: Duplicate, has_play: HasPlay) -> list[Entry]:
    """Fill the rack up after the master play, or end the duplicate."""
    if event.stage != "results" or event.round.master is None:
        raise NotNow
    kept = event.draws.tile_set.sort(event.round.master.kept)
    stays: Entry = {"type": "TilesKept", "round": event.round.number, "kept": list(kept)}
    over = end_after(event, has_play)
    if over or event.opened.source == "bag":
        return [stays, *over]
    return [stays, *drawing.fill_up(event.draws, event.round.number + 1, bag_after(event), kept)]


def end_after(event: Duplicate, has_play: HasPlay) -> list[Entry]:
    """Return the end of the duplicate if it is over after this round.

    All rounds are played, or the tiles left allow no valid rack, or all are on it and allow no play (DUP-16).
    """
    assert event.round.master
    if event.round.number == event.opened.rounds:
        return [{"type": "DrawsEnded", "clause": None}]
    bag, kept = bag_after(event), event.round.master.kept
    no_rack = drawing.no_rack_left(event.draws, event.round.number + 1, bag, kept)
    if no_rack:
        return no_rack
    left = event.tile_set.sort(kept + bag)
    if len(left) <= event.draws.rule.size and not has_play(event.board, left):
        return [{"type": "DrawsEnded", "clause": end_clause(event)}]
    return []


def end_clause(event: Duplicate) -> str | None:
    """Return the clause of a game without possible plays, or of a judge's end; not every document has one."""
    clause: str | None = event.ruleset["end"].get("no_play")
    return clause


def bag_after(event: Duplicate) -> Tiles:
    """Return the tiles in the bag, without the one that the master play took from it (RDU-6)."""
    assert event.round.master
    stock, letter = event.stock_in(event.round), event.round.master.seventh
    bag = take(stock, (letter,)) if letter else stock
    assert bag is not None
    return bag


def new_rack(event: Duplicate) -> list[Entry]:
    """Put this rack back whole, drop its slips, and draw another (DUP-19)."""
    if event.stage not in ("time", "slips"):
        raise NotNow
    if event.opened.source == "bag":
        clause = event.ruleset["new_rack"].get("clause")
        return [{"type": "RackSetAside", "round": event.round.number, "clause": clause}]
    return drawing.new_rack(event.draws)


def call_again(event: Duplicate) -> list[Entry]:
    """Call the same rack again: nobody handed in a correct play, though there is one (RDU-3)."""
    if event.stage != "slips":
        raise NotNow
    return drawing.call_again(event.draws)


def end(event: Duplicate, why: str) -> list[Entry]:
    """End the duplicate because no play is possible any more, or by a decision that has a reason (DUP-16)."""
    if why not in (NO_PLAY, *DECISIONS):
        raise NotNow
    if not why:
        raise WhyEnded
    if event.stage not in ("tiles", "call", "time", "slips", "results"):
        raise NotNow
    stays: list[Entry] = []
    if event.stage == "results" and event.round.master:
        stays = [{"type": "TilesKept", "round": event.round.number, "kept": list(event.round.master.kept)}]
    return [*stays, {"type": "DrawsEnded", "clause": end_clause(event), "by": "judge", "why": why}]
