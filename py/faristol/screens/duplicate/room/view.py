"""The room of a duplicate: the code on the wall, who has come in, and the slips that came too late."""

from collections.abc import Sequence

from markupsafe import Markup

from faristol.games.duplicate.event import Duplicate
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.room.by_camera import LOOKING, outcome
from faristol.screens.duplicate.room.intents import INTENTS, host_of
from faristol.screens.duplicate.room.without_network import SeatKey, round_as_code, seat_key
from faristol.screens.duplicate.seats import tables
from faristol.screens.parts.camera import Looking, camera_trouble
from faristol.screens.parts.moving_code import MovingCode
from faristol.screens.parts.qr import qr
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value


@view_value
class TabletRow:
    number: int
    table: int | None
    name: str
    """Of the player at its table, or what it is."""
    here: bool
    by_sight: bool
    """Whether its slips come as codes."""
    admitted: bool


@view_value
class LateSlip:
    player: str
    table: int
    name: str
    written: str


@view_value(kw_only=True)
class RoomView(View):
    playing: str
    here: str
    writing: bool
    open: bool
    code: str | None
    """The text of the room's code; None while the browser makes it."""
    picture: Markup | None
    looking: bool
    """Whether the camera looks for the tablets' codes."""
    trouble: tuple[str, str] | None
    outcome: tuple[str, str, str] | None
    """What came of the code that the camera read last."""
    reachable: bool
    """Whether this tablet is in a network."""
    first_table: int | None
    seat_key: SeatKey | None
    moving_code: MovingCode | None
    """The round, while it is shown as a code."""
    tablets: Sequence[TabletRow]
    in_room: int
    """How many of them are heard."""
    tables: int
    late: Sequence[LateSlip]


def view(scene: Scene) -> RoomView:
    event, host, t = event_of(scene), host_of(scene), scene.texts
    code = host.code if host else None
    rows, looking = _rows(scene, event), scene.session.get(LOOKING, Looking())
    names = {player.table: player.name for player in event.at_tables}
    return RoomView(
        title=_title(scene),
        subtitle=event.opened["name"],
        back=f"#/event/{open_event(scene).stream}",
        back_name=t.gettext("The duplicate"),
        playing=event.tile_set.language,
        here=f"#/event/{open_event(scene).stream}",
        writing=open_event(scene).writing,
        open=host is not None,
        code=code,
        picture=qr(code) if code else None,
        looking=looking.on and host is not None,
        trouble=camera_trouble(looking.no_camera, t) if looking.no_camera else None,
        outcome=outcome(host, scene, lambda table: names.get(table or 0, "")) if host else None,
        reachable=host is None or not host.places or host.reachable,
        first_table=min(tables(event), default=None),
        seat_key=seat_key(scene, host) if host else None,
        moving_code=round_as_code(scene, host) if host else None,
        tablets=rows,
        in_room=sum(row.here for row in rows),
        tables=len(tables(event)),
        late=_late(event),
    )


def _title(scene: Scene) -> str:
    return scene.texts.gettext("Tablets in the room")


def _rows(scene: Scene, event: Duplicate) -> list[TabletRow]:
    host, t = host_of(scene), scene.texts
    if host is None:
        return []
    names = {player.table: player.name for player in event.at_tables}
    roles = {"judge": t.gettext("second judge"), "wall": t.gettext("wall")}
    return [
        TabletRow(
            tablet.number,
            tablet.table,
            roles.get(tablet.role) or names.get(tablet.table or 0, ""),
            tablet.here,
            tablet.by_sight,
            tablet.admitted,
        )
        for tablet in host.guests
    ]


def _late(event: Duplicate) -> list[LateSlip]:
    """Return what came too late in the last round and has not been taken."""
    if not event.rounds:
        return []
    round_ = event.round
    waiting = {player: sheet for player, sheet in round_.came_late.items() if player not in round_.slips}
    return [
        LateSlip(player, event.players[player].table, event.players[player].name, sheet.written)
        for player, sheet in waiting.items()
    ]


ROOM = Screen(
    name="room",
    view=view,
    title=_title,
    intents=INTENTS,
    words=lambda scene: event_of(scene).opened["lexicon"],
    waits=False,
)
