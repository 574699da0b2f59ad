"""The room of an event: the code on the wall, who has come in, and what came too late."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from faristol.screens.activities import activity_of
from faristol.screens.acts import acts
from faristol.screens.home.room import (
    by_camera,
    intents,
    invitation,
    seat_intents,
    without_network,
    word_list,
)
from faristol.screens.home.room.by_camera import LOOKING, outcome
from faristol.screens.home.room.devices import Devices, devices
from faristol.screens.home.room.intents import host_of, open_event
from faristol.screens.home.room.invitation import ON_WALL, Invitation
from faristol.screens.home.room.without_network import SeatKey, round_as_code, seat_key, tables_by_sight
from faristol.screens.home.room.word_list import ListOfEvent, list_of_event, words_of_event
from faristol.screens.home.room.words import WORDS, RoomWords
from faristol.screens.parts.camera import Looking, camera_trouble
from faristol.screens.parts.moving_code import MovingCode
from faristol.screens.parts.qr import qr
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.host import Host


@view_value
class TableSwitches:
    """What the tablets at the tables show and ask: the options, and the label of what is so."""

    totals: Sequence[tuple[str, dict[str, str], None]]
    totals_now: str
    asks: Sequence[tuple[str, dict[str, str], None]]
    asks_now: str


@view_value(kw_only=True)
class RoomView(View):
    playing: str
    words: RoomWords
    here: str
    writing: bool
    open: bool
    code: str | None
    """The text of the room's code; None while the browser makes it."""
    picture: Markup | None
    invited: Invitation | None
    """How any telephone comes in, where there is a relay."""
    by_link: bool
    """Whether telephones reach it: then nobody has to scan."""
    on_wall: bool
    """Whether that fills the screen, for everybody to scan."""
    printed: Markup | None
    publication: str
    looking: bool
    """Whether the camera looks for the tablets' codes."""
    trouble: tuple[str, str] | None
    outcome: tuple[str, str, str] | None
    """What came of the code that the camera read last."""
    reachable: bool
    """Whether this tablet is in a network."""
    first_table: int | None
    """The first table that can do without one."""
    switches: TableSwitches | None
    list_of_event: ListOfEvent | None
    linked_room: bool
    """Whether this tablet is linked with another room's."""
    seat_key: SeatKey | None
    moving_code: MovingCode | None
    """The round, while it is shown as a code."""
    devices: Devices
    in_room: int
    """How many of them are heard."""
    tables_in: int
    """How many of those are at a table."""
    tables: int
    late: Sequence[Any]
    """What tablets have sent and what does not count by itself, in the template of its kind of event."""
    late_part: str


def view(scene: Scene) -> RoomView:
    event, host, t = open_event(scene), host_of(scene), scene.texts
    activity, words = activity_of(event), WORDS[event.kind.name]
    code = host.code if host else None
    looking = scene.session.get(LOOKING, Looking())
    names = activity.tables(event.state)
    room = devices(scene, host, names)
    invited = invitation.invitation(scene, host) if host else None
    return RoomView(
        title=_title(scene),
        subtitle=event.entries[0]["name"],
        back=f"#/event/{event.stream}",
        back_name=t.gettext(words.event),
        playing=event.entries[0].get("language") or event.entries[0]["tile_set"]["language"],
        words=words.in_language(t),
        here=f"#/event/{event.stream}",
        writing=event.writing,
        open=host is not None,
        code=code,
        picture=qr(code) if code else None,
        invited=invited,
        by_link=bool(invited and invited.picture),
        on_wall=bool(invited and invited.picture and scene.session.get(ON_WALL, False)),
        printed=invitation.sheet(scene, invited),
        publication=invitation.publication(scene),
        looking=looking.on and host is not None,
        trouble=camera_trouble(looking.no_camera, t) if looking.no_camera else None,
        outcome=outcome(host, scene, lambda table: names.get(table or 0, "")) if host else None,
        reachable=host is None or not host.places or host.reachable,
        first_table=min(tables_by_sight(event), default=None),
        switches=_switches(host, t) if host and tables_by_sight(event) else None,
        list_of_event=list_of_event(scene),
        linked_room=bool(host and host.joined and host.joined.seated),
        seat_key=seat_key(scene, host) if host else None,
        moving_code=round_as_code(scene, host) if host else None,
        devices=room,
        in_room=sum(row.here for row in room.rows),
        tables_in=sum(row.here and row.table is not None for row in room.rows),
        tables=len(names),
        late=activity.late(event.state),
        late_part=activity.late_part,
    )


def _switches(host: "Host", t: Texts) -> TableSwitches:
    shown = {"on": t.gettext("Shown"), "": t.gettext("Hidden")}
    asked = {"": t.gettext("Hand in automatically"), "on": t.gettext("Ask the player")}
    totals, asks = ("on" if now else "" for now in (host.rules.totals, host.rules.asks))
    return TableSwitches(
        [(name, {"do": "room.totals", "value": value}, None) for value, name in shown.items()],
        shown[totals],
        [(name, {"do": "room.asks", "value": value}, None) for value, name in asked.items()],
        asked[asks],
    )


def _title(scene: Scene) -> str:
    return scene.texts.gettext("Tablets in the room")


ROOM = Screen(
    name="room",
    view=view,
    title=_title,
    intents={
        **by_camera.CAMERA_INTENTS,
        **acts(intents, seat_intents, without_network, invitation, word_list),
    },
    lists=True,
    remembers=True,
    words=words_of_event,
    waits=False,
)
