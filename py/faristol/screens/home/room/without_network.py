"""A room without a network: the key of a seat as a code, and the round as a code that moves."""

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from markupsafe import Markup

from faristol.screens.activities import activity_of
from faristol.screens.acts import Act
from faristol.screens.parts.moving_code import MovingCode, Showing, moving_code
from faristol.screens.parts.qr import qr
from faristol.screens.public.room import Room
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Question, Session
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


def tables_by_sight(event: OpenEvent) -> Mapping[int, str]:
    """Return the tables that can do without a network, each with who sits there."""
    activity = activity_of(event)
    return activity.tables(event.state) if activity.receipts else {}


def seat_key(scene: Scene, host: "Host") -> SeatKey | None:
    """Return the key that is shown, while one is."""
    from faristol.room.host_by_sight import seat_key_code

    table, names = scene.session.get(KEY_OF), tables_by_sight(scene.event) if scene.event else {}
    if table is None or table not in names:
        return None
    following = min((each for each in names if each > table), default=None)
    code = seat_key_code(host, table)
    return SeatKey(table, names[table], qr(code), code, following)


def round_as_code(scene: Scene, host: "Host") -> MovingCode | None:
    """Return the codes of the round that the page needs next, while it is shown."""
    from faristol.room.film import BLOCK

    showing = scene.session.get(ROUND_SHOWN)
    if showing is None or scene.event is None or not tables_by_sight(scene.event):
        return None
    film = _film(scene, host, showing.at)
    of = hashlib.sha256(film).hexdigest()[:16]
    return moving_code(film, of, showing.start, BLOCK)


def _film(scene: Scene, host: "Host", at: int) -> bytes:
    from faristol.room.film import write_film
    from faristol.room.host_by_sight import key_of
    from faristol.room.seats import Tablet

    event = scene.event
    assert event
    activity = activity_of(event)
    assert activity.receipts
    seats = [Tablet(table, 0, "player", table, "") for table in tables_by_sight(event)]
    states = activity.seat_states(Room(event, at, scene.zone, scene.session, host.rules), seats)
    return write_film(states, activity.receipts(event.state, key_of(host)))


def show_key(session: Session, table: int) -> Act:
    return session.put(KEY_OF, table)


def show_round(scene: Scene) -> Act:
    return scene.session.put(ROUND_SHOWN, Showing(scene.now))


def more_round(session: Session, from_: int) -> Act:
    if session.get(ROUND_SHOWN) is None:
        return []
    return session.change(ROUND_SHOWN, start=from_)
