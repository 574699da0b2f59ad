"""What the other tablets of a duplicate's room may do and may know: each only for its own table."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from faristol.core.tiles import BLANK
from faristol.games.draws import blank_name
from faristol.games.duplicate import topping
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.from_tablets import ON_THE_WAY, TO_ANSWER, SentSlip, hand_in_sent, lies_late
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.rounds import Round, Slip
from faristol.games.duplicate.standings import Row, standings
from faristol.games.duplicate.tallies import seconds, winner
from faristol.games.log import Entry
from faristol.screens.calling.called import called_tiles
from faristol.screens.calling.in_room import tiles_in_room
from faristol.screens.duplicate.open_event import event_of, its_words
from faristol.screens.public.room import Room
from faristol.screens.scene import Scene

if TYPE_CHECKING:
    from faristol.room.by_sight import KeyOf
    from faristol.room.messages import Do
    from faristol.room.seat_state import OwnResult, OwnTry, Stage
    from faristol.room.seats import Tablet


def hand_in(scene: Scene, tablet: "Tablet", act: "Do") -> list[Entry]:
    event, is_word = event_of(scene), its_words(scene).lexicon.contains
    sent = SentSlip(tablet.number, tablet.table or 0, act.round, act.text, act.points, act.rack)
    if event.topping:
        return topping.send(event, sent, is_word, plays_of(event, event.round, its_words(scene)), scene.now)
    on_the_way = TO_ANSWER if _asks(scene) else ON_THE_WAY
    return hand_in_sent(event, sent, is_word, scene.now, on_the_way)


def _asks(scene: Scene) -> bool:
    """Whether the tablets ask at the end of the time about what lies there."""
    from faristol.room.host import Host

    return isinstance(scene.room, Host) and scene.room.rules.asks


def tables(event: Duplicate) -> dict[int, str]:
    """Return the tables at which somebody still plays, each with the player."""
    return {player.table: player.name for player in event.at_tables if _plays(event, player)}


def seat_states(room: Room, tablets: Iterable["Tablet"]) -> dict[int, dict[str, Any]]:
    """Return what each of these tablets may know now, by its number."""
    from faristol.room.seat_state import SeatState, write_state
    from faristol.room.seats import TableRules

    event: Duplicate = room.event.state
    rules = room.rules or TableRules()
    done = [round_ for round_ in event.rounds if round_.master]
    rows = {row.player.id: row for row in standings(event)} if done else {}
    clock = room.clock
    everybody: dict[str, Any] = {
        "now": room.now,
        "event": event.opened.name,
        "language": event.tile_set.language,
        "tiles": event.opened.tile_set,
        "round": event.awaiting or len(event.rounds),
        "stage": _stage(room),
        "final": event.final,
        "places": event.draws.rule.size,
        "rack": _rack(room),
        "board": tuple((square, code) for square, code in enumerate(event.board.squares) if code),
        "last": tuple(done[-1].master.laid) if done and done[-1].master else (),
        "asks": rules.asks,
        "stock": _stock(event),
        "blank": blank_name(event),
        "topping": event.topping.ranking if event.topping else "",
        "miss": event.topping.miss if event.topping else 0,
        "left": clock.remaining if clock else None,
        "since": clock.running_since if clock else None,
    }
    return {
        tablet.number: write_state(
            SeatState(**everybody, **_own(event, done, rows, tablet.table, rules.totals))
        )
        for tablet in tablets
    }


def _stage(room: Room) -> "Stage":
    event: Duplicate = room.event.state
    stopped = event.stage == "time" and (room.clock is None or not room.clock.running)
    stage: Stage = "stopped" if stopped else event.stage  # type: ignore[assignment]  # its stages are these
    return stage


def _rack(room: Room) -> tuple[str, ...]:
    """Return the tiles that the room may see."""
    event: Duplicate = room.event.state
    if event.stage not in ("call", "time", "slips", "results"):
        return ()
    called = called_tiles(event.draws)
    seen = called[: tiles_in_room(room.event, event.draws, room.session, called)]
    return tuple(each.tile for each in seen)


def _stock(event: Duplicate) -> tuple[str, ...]:
    """Return what may be named as the seventh letter; before the whole rack is called it would betray it."""
    if "seventh" not in event.ruleset or event.stage not in ("time", "slips"):
        return ()
    left = event.stock_in(event.round)
    return tuple(tile for tile in (*event.tile_set.letters, BLANK) if tile in left)


def _plays(event: Duplicate, player: Player) -> bool:
    """Return whether a player is at the table: to the end of a round, who leaves after handing in."""
    return player.left is None or bool(event.rounds and player.left > event.round.number)


def _own(
    event: Duplicate, done: list[Round], rows: Mapping[str, Row], table: int | None, totals: bool
) -> dict[str, Any]:
    """Return what only this table is told."""
    player = next((each for each in event.at_tables if each.table == table and _plays(event, each)), None)
    nothing = {"table": table, "player": "", "slip": "", "late": False, "result": None}
    if player is None:
        return nothing
    own = {
        **nothing,
        "player": player.name,
        "result": _result(event, done[-1], rows[player.id], totals) if done else None,
    }
    if event.awaiting is not None or not event.rounds:
        return own
    round_ = event.round
    slip, sheet = round_.slips.get(player.id), lies_late(round_, player.id)
    tries = [_tried(each) for each in round_.tries.get(player.id, ())]
    by = "" if slip is None else "tablet" if player.id in round_.from_tablets else "judge"
    return {
        **own,
        "slip": by,
        "play": (slip.written or slip.play or "") if slip else None,
        "late": sheet is not None,
        "late_play": sheet.written if sheet else None,
        "tries": tuple(tries),
        "spent": round_.spent.get(player.id),
    }


def _tried(slip: Slip) -> "OwnTry":
    from faristol.room.seat_state import OwnTry

    return OwnTry(
        slip.play or slip.written, slip.points, slip.reason or "", slip.words if slip.reason else ()
    )


def _result(event: Duplicate, round_: Round, row: Row, totals: bool) -> "OwnResult":
    from faristol.room.seat_state import OwnResult

    assert round_.master
    player = row.player
    slip, counts = round_.slips.get(player.id), counted(event, round_, player.id)
    first = winner(event, round_)
    return OwnResult(
        round_.number,
        round_.master.play,
        round_.master.points,
        (slip.play or slip.written) if slip else "",
        counts.points if counts else 0,
        (counts.reason or "") if counts else "" if event.topping else "none",
        slip.words if slip and slip.reason == "word" else (),
        row.total.as_integer_ratio() if totals else None,
        row.rank if totals else None,
        event.players[first].name if first else "",
        seconds(event, round_, player.id) if event.topping else None,
    )


def receipts(event: Duplicate, key_of: "KeyOf") -> dict[int, str]:
    """Return for each table whose slip came from its tablet what proves that it is in.

    In topping that would tell everybody who has found the best play.
    """
    from faristol.room.by_sight import receipt

    if not event.rounds or (event.topping and not event.round.master):
        return {}
    round_, tables_of = event.round, {player.id: player.table for player in event.at_tables}
    return {
        table: receipt(key_of(table), round_.number, slip.written or slip.play or "", slip.given)
        for player, slip in round_.slips.items()
        if player in round_.from_tablets and (table := tables_of.get(player)) is not None
    }
