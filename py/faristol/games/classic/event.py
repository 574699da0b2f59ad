"""A game of two as its log tells it: the fold, and nothing else."""

from dataclasses import replace
from typing import Any

from faristol.core.letters import tile
from faristol.core.tiles import take
from faristol.games.classic.ended import ended
from faristol.games.classic.game import Classic, Racks
from faristol.games.classic.players import next_after, with_new
from faristol.games.classic.timed import restarted, stopped, timed, waited_for
from faristol.games.classic.turns import Challenge, Kind, Made, Turn
from faristol.games.log import Entry


def apply(event: Classic, entry: Entry) -> Classic:
    match entry["type"]:
        case "StartDrawn":
            drawn = (*event.start_draws, tuple(entry["tiles"]))
            return replace(event, start_draws=drawn, first=entry["first"], draws=event.draws + 1)
        case "StarterNamed":
            return replace(event, first=entry["player"])
        case "RacksDrawn":
            return _with_racks(event, entry)
        case "PlayMade":
            return _with_play(event, entry)
        case "TilesReplaced":
            return _with_tiles(event, entry)
        case "ClockPressed" | "PlayAccepted":
            return _completed(event, entry)
        case "Passed":
            return _without_play(event, "pass", entry)
        case "TurnForfeited":
            return _without_play(event, "forfeit", entry)
        case "PlayCameOff":
            return _without_play(event, "invalid", entry)
        case "Exchanged":
            return _with_exchange(event, entry)
        case "SenyorsShown":
            racks = _with_rack(event, entry["player"], entry["rack"])
            return replace(event, racks=racks, senyors=True, draws=event.draws + 1)
        case "Challenged" | "ChallengeJudged":
            return _challenged(event, entry)
        case "Overdrawn":
            return replace(event, overdrawn=(*event.overdrawn, entry))
        case "RoundBegan" | "PlayerArrived":
            return waited_for(event, entry)
        case "ClockStarted" | "ClockStopped" | "ClockSet":
            return timed(event, entry)
        case "RoundTimeCalled":
            assert event.to_move
            began = _begun(event, event.to_move, entry["at"])
            return replace(began, turns_left=entry["turns"])
        case "TilesCounted":
            return _tiles_counted(event, entry)
        case "Signed":
            return replace(event, signed=event.signed | {entry["player"]})
        case "Abandoned" | "Exported":
            return event
    return ended(event, entry)


def _with_racks(event: Classic, entry: Entry) -> Classic:
    racks: Racks | None = None
    if entry["racks"] is not None:
        racks = tuple(tuple(rack) for rack in entry["racks"])
    counts = tuple(entry["counts"])
    return replace(
        event, racks=racks, counts=counts, to_move=event.first, draws=event.draws + 1, turn_began=entry["at"]
    )


def _with_play(event: Classic, entry: Entry) -> Classic:
    player = entry["player"]
    laid = {square: code for square, code in entry["laid"]}
    rack = tuple(entry["rack"]) if entry["rack"] is not None else None
    made = Made(entry["play"], entry["points"], entry["bonus"], laid, tuple(entry["words"]), rack)
    racks = None
    if event.racks:
        left = take(event.racks[player - 1], (tile(event.tile_set, code) for code in laid.values()))
        assert left is not None
        racks = _with_rack(event, player, left)
    return replace(event, made=made, racks=racks, counts=_counted(event, player, -len(laid)))


def _with_tiles(event: Classic, entry: Entry) -> Classic:
    assert event.made
    player, drawn = entry["player"], entry["drawn"]
    racks = event.racks
    if racks:
        racks = _with_rack(event, player, (*racks[player - 1], *drawn))
    made = replace(event.made, replaced=True, drawn=entry["count"])
    counts = _counted(event, player, entry["count"])
    return replace(event, made=made, racks=racks, counts=counts, draws=event.draws + 1)


def _completed(event: Classic, entry: Entry) -> Classic:
    assert event.made
    turn = _turn_of(event, "play", event.made.points, None)
    return _after(replace(event, board=event.shown), turn, entry)


def _turn_of(event: Classic, kind: Kind, points: int, clause: str | None) -> Turn:
    made, player = event.made, event.to_move
    assert made and player
    return Turn(
        player,
        kind,
        points,
        play=made.play,
        worth=made.points,
        laid=tuple(tile(event.tile_set, code) for code in made.laid.values()),
        bonus=made.bonus,
        rack=made.rack,
        words=made.words,
        clause=clause,
    )


def _with_exchange(event: Classic, entry: Entry) -> Classic:
    player, given = entry["player"], tuple(entry["given"] or ())
    rack = tuple(entry["rack"]) if entry["rack"] is not None else None
    racks = event.racks
    if racks:
        kept = take(racks[player - 1], given)
        assert kept is not None
        racks = _with_rack(event, player, (*kept, *entry["drawn"]))
    turn = Turn(player, "exchange", count=entry["count"], given=given, rack=rack, clause=entry["clause"])
    return _after(replace(event, racks=racks, draws=event.draws + 1), turn, entry)


def _challenged(event: Classic, entry: Entry) -> Classic:
    made, player = event.made, event.to_move
    assert made and player
    if entry["type"] == "Challenged":
        last = made.challenge or Challenge(())
        challenge = Challenge(
            tuple(entry["words"]),
            before=(*last.before, *last.words),
            verdicts=last.verdicts,
            argument=entry["argument"],
        )
        held = replace(stopped(event, entry["at"]), stopped_for="challenge")
        return replace(held, made=replace(made, challenge=challenge))
    assert made.challenge
    if entry["valid"]:
        verdicts = (*made.challenge.verdicts, True)
        challenge = replace(made.challenge, open=False, verdicts=verdicts)
        return restarted(replace(event, made=replace(made, challenge=challenge)), player, entry["at"])
    racks = _with_rack(event, player, made.rack)
    counts = _counted(event, player, len(made.laid))
    turn = _turn_of(event, "invalid", 0, entry["clause"])
    return _after(replace(event, racks=racks, counts=counts), turn, entry)


def _without_play(event: Classic, kind: Kind, entry: Entry) -> Classic:
    player = entry["player"]
    return _after(event, Turn(player, kind, rack=event.rack(player), clause=entry["clause"]), entry)


def _after(event: Classic, turn: Turn, entry: Entry) -> Classic:
    """The turn is over, and the next player is to move."""
    clocks = event.clocks and event.clocks.pressed(turn.player, entry["at"])
    left = None if event.turns_left is None else event.turns_left - 1
    after = replace(
        event,
        turns=(*event.turns, replace(turn, senyors=event.senyors)),
        to_move=next_after(turn.player, len(event.names)),
        made=None,
        senyors=False,
        clocks=clocks,
        turns_left=left,
    )
    return _begun(after, next_after(turn.player, len(event.names)), entry["at"])


def _begun(event: Classic, player: int, at: int) -> Classic:
    """From now on the time of a turn counts."""
    shows = event.clocks.left(player, at) if event.clocks else None
    return replace(event, turn_began=at, turn_left=shows)


def _tiles_counted(event: Classic, entry: Entry) -> Classic:
    return replace(
        event,
        missing=(*event.missing, *entry["missing"]),
        extra=(*event.extra, *entry["extra"]),
        counts=tuple(entry["counts"]),
        settled=None,
    )


def _with_rack(event: Classic, player: int, rack: Any) -> Racks | None:
    if event.racks is None:
        return None
    return with_new(event.racks, player, event.tile_set.sort(rack))


def _counted(event: Classic, player: int, more: int) -> tuple[int, ...]:
    return with_new(event.counts, player, event.counts[player - 1] + more)
