"""What the judge has to know beside the round: who asks to come in, who is not heard, the battery."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faristol.games.duplicate.event import Duplicate
from faristol.screens.duplicate.judges import host_of
from faristol.screens.parts.ranges import ranges
from faristol.screens.parts.room_devices import LOW_BATTERY, away_since
from faristol.screens.scene import Scene
from faristol.screens.view import view_value

if TYPE_CHECKING:
    from faristol.room.host import Host

SLIPS_EXPECTED = ("call", "time", "slips")


@view_value
class Care:
    id: str
    fact: str
    then: str
    in_room: bool
    """Whether the screen of the room is where something is done about it."""


def cares(scene: Scene, event: Duplicate) -> Sequence[Care]:
    if scene.event is None or not scene.event.writing:
        return ()
    host = host_of(scene)
    found = [
        _battery(scene),
        *((_asking(scene, host), _waiting(scene, host), _away(scene, event, host)) if host else ()),
    ]
    return [each for each in found if each]


def _battery(scene: Scene) -> Care | None:
    t, percent = scene.texts, scene.device.battery
    if percent is None or percent >= LOW_BATTERY:
        return None
    return Care(
        "battery-low",
        t.gettext("The battery of this device is at %(percent)s %%.") % {"percent": percent},
        t.gettext("Plug it in. If you cannot, save the event as a file: another device can go on with it."),
        in_room=False,
    )


def _asking(scene: Scene, host: "Host") -> Care | None:
    t, tables = scene.texts, sorted({each.table for each in host.seats.asking})
    if not tables:
        return None
    fact = t.ngettext(
        "Another device asks for the seat of table %(tables)s.",
        "Other devices ask for the seats of tables %(tables)s.",
        len(tables),
    )
    return Care("asked-for", fact % {"tables": ranges(tables)}, t.gettext("You decide."), True)


def _waiting(scene: Scene, host: "Host") -> Care | None:
    t, waiting = scene.texts, {each.role for each in host.guests if not each.admitted and each.here}
    if "judge" in waiting:
        fact = t.gettext("A second judge is waiting.")
    elif waiting:
        fact = t.gettext("The judge of another room is waiting.")
    else:
        return None
    return Care("waits-for-you", fact, t.gettext("You let them in, or send them away."), True)


def _away(scene: Scene, event: Duplicate, host: "Host") -> Care | None:
    """Return whose device is not heard and whose slip is not in, so that nobody is waited for in vain."""
    if event.stage not in SLIPS_EXPECTED or not event.rounds:
        return None
    t, slips = scene.texts, event.round.slips
    expected = {player.table: player for player in event.expected_in(event.round.number)}
    lost = [
        each
        for each in host.guests
        if not (each.here or each.by_sight)
        and each.table in expected
        and expected[each.table].id not in slips
    ]
    if not lost:
        return None
    who = ", ".join(
        f"{each.table} {expected[each.table or 0].name} ({away_since(scene, each)})" for each in lost
    )
    fact = t.gettext("Not in contact: %(who)s") % {"who": who}
    then = t.gettext("Take their slips on paper or as a code, or wait until they are back.")
    return Care("not-heard", fact, then, True)
