"""The tablet that goes on if the judge's dies: what its person reads of its copy, and what is asked."""

from collections.abc import Mapping
from typing import Any

from faristol.screens.parts.clock_time import hour
from faristol.screens.parts.room_guest import joined_as
from faristol.screens.parts.stand_in_acts import TAKING_OVER
from faristol.screens.scene import Scene
from faristol.screens.view import view_value

DOES = {
    "yes": {"do": "join.stand_in"},
    "no": {"do": "join.stand_back"},
    "ask": {"do": "join.ask_take_over"},
    "go_on": {"do": "join.take_over"},
}


@view_value
class StandInView:
    does: Mapping[str, Mapping[str, str]]
    """What its buttons do, on the screen where they are."""
    asked: bool
    """Whether its person is asked if it may stand in."""
    copy: str
    """Up to where it has the event; "" without a copy."""
    before: str
    """Since when another one is the judge's, where it was this tablet."""
    may: bool
    """Whether it can go on."""
    hears: bool
    """Whether the judge's tablet is heard."""
    asking: bool
    """Whether it is asked if this tablet takes over."""
    goes_on: str
    """From where it would go on."""


def stand_in(scene: Scene, screen: str) -> StandInView | None:
    """Return None on a tablet that neither stands in nor was the judge's itself."""
    guest, t = joined_as(scene), scene.texts
    if guest is None or (guest.copy is None and guest.outdone is None):
        return None
    from faristol.room.handing_over import source

    found, copy, before = source(guest), "", ""
    at = hour(int(found.entries[-1]["at"]) + guest.ahead, scene.zone) if found else ""
    if guest.copy and guest.copy.agreed:
        copy = t.gettext("This tablet has no copy of the event yet.")
        if found is guest.copy:
            copy = t.gettext("This tablet has a copy of the event up to %(hour)s.") % {"hour": at}
            copy = _with_round(scene, at) or copy
    if guest.outdone:
        since = guest.since + guest.ahead if guest.since else guest.outdone.at
        before = t.gettext("Another tablet has been the judge’s since %(hour)s; before that it was this one.")
        before %= {"hour": hour(since, scene.zone)}
    goes_on = t.gettext("This tablet goes on from what it has: up to %(hour)s.") % {"hour": at}
    return StandInView(
        does={name: {"do": each["do"].replace("join", screen)} for name, each in DOES.items()},
        asked=guest.copy is not None and not guest.copy.agreed,
        copy=copy,
        before=before,
        may=found is not None,
        hears=guest.hears == "heard",
        asking=found is not None and scene.session.get(TAKING_OVER, False),
        goes_on=goes_on,
    )


def _with_round(scene: Scene, at: str) -> str:
    """Return the same with the round, where the screen has the event."""
    summary: Mapping[str, Any] = scene.event.kind.summary(scene.event.state) if scene.event else {}
    if not summary.get("round"):
        return ""
    copy = scene.texts.gettext("This tablet has a copy of the event up to %(hour)s, round %(round)s.")
    return copy % {"hour": at, "round": summary["round"]}
