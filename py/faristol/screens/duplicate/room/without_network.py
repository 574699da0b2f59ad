"""A room without a network: the key of a seat as a code, and the round as a code that moves."""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from markupsafe import Markup

from faristol.games.duplicate.event import Duplicate
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.seats import seat_states, tables
from faristol.screens.parts.moving_code import MovingCode, Showing, moving_code
from faristol.screens.parts.qr import qr
from faristol.screens.public.room import Room
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Question
from faristol.screens.view import view_value

if TYPE_CHECKING:
    from faristol.room.host import Host

KEY_OF = Question("seat-key", int)
"""The table whose key is shown."""
ROUND_SHOWN = Question("moving-round", Showing)


@view_value
class SeatKey:
    table: int
    name: str
    picture: Markup
    code: str
    following: int | None
    """The next table."""


def seat_key(scene: Scene, host: "Host") -> SeatKey | None:
    """Return the key that is shown, while one is."""
    from faristol.room.host_by_sight import seat_key_code

    event, table = event_of(scene), scene.session.get(KEY_OF)
    if table is None or table not in tables(event):
        return None
    name = next(player.name for player in event.at_tables if player.table == table)
    following = min((each for each in tables(event) if each > table), default=None)
    code = seat_key_code(host, table)
    return SeatKey(table, name, qr(code), code, following)


def round_as_code(scene: Scene, host: "Host") -> MovingCode | None:
    """Return the codes of the round that the page needs next, while it is shown."""
    from faristol.room.film import BLOCK

    showing = scene.session.get(ROUND_SHOWN)
    if showing is None or not tables(event_of(scene)):
        return None
    film = _film(scene, host, showing.at)
    of = hashlib.sha256(film).hexdigest()[:16]
    return moving_code(film, of, showing.start, BLOCK)


def _film(scene: Scene, host: "Host", at: int) -> bytes:
    from faristol.room.film import write_film
    from faristol.room.seats import Tablet

    event = event_of(scene)
    assert scene.event
    seats = [Tablet(table, 0, "player", table, "") for table in tables(event)]
    states = seat_states(Room(scene.event, at, scene.zone, scene.session), seats)
    return write_film(states, _receipts(event, host))


def _receipts(event: Duplicate, host: "Host") -> dict[int, str]:
    """Return for each table whose slip came from its tablet what proves that it is in."""
    from faristol.room.by_sight import receipt
    from faristol.room.host_by_sight import key_of

    if not event.rounds:
        return {}
    round_, tables_of = event.round, {player.id: player.table for player in event.at_tables}
    return {
        table: receipt(key_of(host)(table), round_.number, slip.written or slip.play or "", slip.given)
        for player, slip in round_.slips.items()
        if player in round_.from_tablets and (table := tables_of.get(player)) is not None
    }


def show_key(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(KEY_OF, int(intent.data["table"])))


def show_round(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(ROUND_SHOWN, Showing(intent.at)))


def more_round(scene: Scene, intent: Intent) -> Step:
    if scene.session.get(ROUND_SHOWN) is None:
        return Step()
    return Step(session=scene.session.change(ROUND_SHOWN, start=int(intent.data["from"])))


SIGHT_INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "show_key": show_key,
    "show_round": show_round,
    "more_round": more_round,
}
