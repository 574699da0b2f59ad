"""The devices of the room, as the judge sees them: where, of which kind, and whether they are heard."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from faristol.screens.parts.clock_time import hour
from faristol.screens.parts.ranges import ranges
from faristol.screens.parts.room_devices import LOW_BATTERY, away_since
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.asking import Asking
    from faristol.room.host import Host
    from faristol.room.seats import Tablet


@view_value
class DeviceRow:
    number: int
    table: int | None
    name: str
    """Who sits at its table, or what it is."""
    here: bool
    by_sight: bool
    """Whether its slips come as codes."""
    admitted: bool
    away: str
    """That it is away, with the hour since when, if that is known."""
    about: str
    """What kind of device it is, and what its person may have to do."""
    stands_in: str
    """How far it has the event, if it goes on when this tablet dies."""
    may_stand_in: bool


@view_value
class AskingRow:
    """A device that asks for the seat of another one."""

    link: int
    who: str
    why: str


@view_value
class Devices:
    rows: Sequence[DeviceRow]
    asking: Sequence[AskingRow]
    on_the_way: int
    """How many have shown their code, and have no seat yet."""
    on_paper: str
    """The tables without a device; "" if there is none."""
    sent_away: int


def devices(scene: Scene, host: "Host | None", names: Mapping[int, str]) -> Devices:
    if host is None:
        return Devices((), (), 0, "", 0)
    with_device = {each.table for each in host.guests}
    return Devices(
        [_row(scene, host, each, names) for each in host.guests],
        [_asks(scene, host, each, names) for each in host.seats.asking],
        host.on_the_way,
        ranges([table for table in sorted(names) if table not in with_device]),
        len(host.seats.sent_away),
    )


def _row(scene: Scene, host: "Host", tablet: "Tablet", names: Mapping[int, str]) -> DeviceRow:
    from faristol.room.handing_over import may_stand_in

    t = scene.texts
    roles = {
        "judge": t.gettext("second judge"),
        "wall": t.gettext("wall"),
        "telephone": t.gettext("a player’s telephone"),
        "room": t.gettext("another room"),
    }
    return DeviceRow(
        tablet.number,
        tablet.table,
        roles.get(tablet.role) or names.get(tablet.table or 0, ""),
        tablet.here,
        tablet.by_sight,
        tablet.admitted,
        away_since(scene, tablet),
        _about(scene, tablet, host.misfits.get(tablet.link, 0)),
        _stands_in(scene, host, tablet),
        may_stand_in(tablet) and tablet.here,
    )


def _stands_in(scene: Scene, host: "Host", tablet: "Tablet") -> str:
    t, stand_in = scene.texts, host.stand_in
    if stand_in is None or stand_in.tablet != tablet.number:
        return ""
    if not stand_in.agreed:
        return t.gettext("Asked to stand in for this tablet: somebody has to say yes there.")
    if scene.event and stand_in.has == len(scene.event.entries):
        return t.gettext("Stands in for this tablet: it has everything.")
    return t.gettext("Stands in for this tablet, but does not have everything just now.")


def _kind(page: bool, by_sight: bool, t: Texts) -> str:
    if by_sight:
        return t.gettext("its slips are scanned")
    return t.gettext("telephone or tablet in the browser") if page else t.gettext("tablet with Faristol")


def _about(scene: Scene, tablet: "Tablet", misfits: int) -> str:
    t, said = scene.texts, list[str]()
    if tablet.role == "player":
        said.append(_kind(tablet.page, tablet.by_sight, t))
    if tablet.battery is not None:
        said.append(t.gettext("battery %(percent)s %%") % {"percent": tablet.battery})
        if tablet.battery < LOW_BATTERY:
            said.append(t.gettext("plug it in"))
    if tablet.app and tablet.app != scene.app:
        said.append(t.gettext("Faristol %(version)s") % {"version": tablet.app})
    if misfits:
        wrong = t.ngettext(
            "has read %(num)s code that does not work",
            "has read %(num)s codes that do not work",
            misfits,
        )
        said.append(wrong % {"num": misfits})
    return " · ".join(said)


def _asks(scene: Scene, host: "Host", asking: "Asking", names: Mapping[int, str]) -> AskingRow:
    t, holder = scene.texts, host.seats.at(asking.table)
    who = t.gettext("A device asks for table %(table)s: %(name)s") % {
        "table": asking.table,
        "name": names.get(asking.table, ""),
    }
    facts = [
        _kind(asking.page, False, t),
        t.gettext("since %(hour)s") % {"hour": hour(asking.at, scene.zone)},
    ]
    if holder and holder.by_sight:
        facts.append(t.gettext("this table’s slips have come as codes"))
    elif holder:
        had = t.gettext("the device that had the seat: %(away)s")
        facts.append(had % {"away": away_since(scene, holder)})
    return AskingRow(asking.link, who, " · ".join(facts))
