"""What the judge decides about the seats of the devices: whose they are, and who is looked for."""

from typing import TYPE_CHECKING

from faristol.screens.acts import Act
from faristol.screens.home.room.intents import RoomNotOpen, host_of
from faristol.screens.scene import Scene, Step

if TYPE_CHECKING:
    from faristol.room.host import Host, Next

NOBODY = 0
"""A link that there is not."""


def send_away(scene: Scene, tablet: int) -> Act:
    from faristol.room.host_seats import sent_away

    return _step(sent_away(_host(scene), tablet))


def admit(scene: Scene, tablet: int) -> Act:
    from faristol.room.host_seats import admitted

    return _step(admitted(_host(scene), tablet))


def give(scene: Scene, link: str) -> Act:
    """Give the seat of a device that is away to the one that asks for it."""
    from faristol.room.host_seats import given

    host = _host(scene)
    return _step(given(host, _asking(host, link), scene.chance))


def keep(scene: Scene, link: str) -> Act:
    """Keep the seat for the device that had it."""
    from faristol.room.host_seats import not_given

    host = _host(scene)
    return _step(not_given(host, _asking(host, link)))


def free(scene: Scene, tablet: int) -> Act:
    from faristol.room.host_seats import freed

    return _step(freed(_host(scene), tablet))


def ring(scene: Scene, tablet: int) -> Act:
    from faristol.room.host_seats import rung

    return _step(rung(_host(scene), tablet))


def stand_in(scene: Scene, tablet: int) -> Act:
    """Have a tablet go on if this one dies; 0 is none."""
    from faristol.room.handing_over import named

    return _step(named(_host(scene), tablet))


def hear_again(scene: Scene) -> Act:
    """Let those come back that were sent away."""
    from faristol.room.host_seats import heard_again

    return _step((heard_again(_host(scene)), []))


def _asking(host: "Host", link: str) -> int:
    """Return on which link a device asks; the numbers of the relay's are longer than a screen's."""
    return next((each.link for each in host.seats.asking if str(each.link) == link), NOBODY)


def _host(scene: Scene) -> "Host":
    host = host_of(scene)
    if host is None:
        raise RoomNotOpen
    return host


def _step(after: "Next") -> Step:
    from faristol.room.orders import RoomStep

    return Step(room=RoomStep(*after), focus="work")
