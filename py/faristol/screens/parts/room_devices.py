"""What is said of a device of the room, wherever the judge reads of it."""

from typing import TYPE_CHECKING

from faristol.screens.parts.clock_time import hour
from faristol.screens.scene import Scene

if TYPE_CHECKING:
    from faristol.room.seats import Tablet

LOW_BATTERY = 20
"""Per cent: less does not last to the end of an evening."""


def away_since(scene: Scene, tablet: "Tablet") -> str:
    t = scene.texts
    if not tablet.heard:
        return t.gettext("away")
    return t.gettext("away since %(hour)s") % {"hour": hour(tablet.heard, scene.zone)}
