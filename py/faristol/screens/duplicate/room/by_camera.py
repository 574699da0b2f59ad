"""What the judge's camera reads: one tablet's code after another, and in words what came of each."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from faristol.screens.parts.camera import Looking, camera_intents
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot

if TYPE_CHECKING:
    from faristol.room.host import Host
    from faristol.room.orders import Order

MOST_REMEMBERED = 60
"""A code stays before the camera for a while, and is read again and again."""
NO_LINK = 0


@dataclass(frozen=True)
class Scanned:
    """The codes of tablets that were read, each with the link that it opened; and the last one."""

    links: dict[str, int]
    last: str = ""


LOOKING = Slot("room-camera", Looking, of="event")
SCANNED = Slot("room-scanned", Scanned, of="event")

Sentence = tuple[str, str, str]
"""Of which kind the message is, a fact, and what to do now."""


def code(host: "Host", scene: Scene, intent: Intent) -> Step:
    """Take the codes that were read since the last answer, one a line."""
    from faristol.room.orders import RoomStep

    scanned = scene.session.get(SCANNED, Scanned({}))
    orders: list[Order] = []
    other_code = False
    for text in intent.data["code"].split("\n"):
        if text in scanned.links:
            scanned = replace(scanned, last=text)
            continue
        if (after := _let_in(host, text)) is None:
            other_code = True
            continue
        host, link, more = after
        other_code = False
        orders += more
        links = dict([*scanned.links.items(), (text, link)][-MOST_REMEMBERED:])
        scanned = Scanned(links, text)
        if link == NO_LINK:
            break
    session = scene.session.put(SCANNED, scanned).change(LOOKING, other_code=other_code)
    return Step(room=RoomStep(host, orders), session=session)


def _let_in(host: "Host", text: str) -> "tuple[Host, int, list[Order]] | None":
    """Return the room with the tablet that shows this code, and on which link it comes."""
    from faristol.room.code_text import Unreadable
    from faristol.room.host import PlaceUsed, new_code, read_guest_code

    try:
        after, orders = read_guest_code(host, text)
    except PlaceUsed:
        return new_code(host)[0], NO_LINK, new_code(host)[1]
    except Unreadable:
        return None
    link = next(now.link for before, now in zip(host.places, after.places, strict=True) if now != before)
    return after, link, orders


def outcome(host: "Host", scene: Scene, name_at: Callable[[int | None], str]) -> Sentence | None:
    """Say what came of the last code; None before the first."""
    t, scanned = scene.texts, scene.session.get(SCANNED, Scanned({}))
    if scene.session.get(LOOKING, Looking()).other_code:
        return (
            "warn",
            t.gettext("This is not the code of a tablet that wants to come in."),
            t.gettext(
                "On the other tablet choose “Join a room”, and read the code that it shows at the end."
            ),
        )
    link = scanned.links.get(scanned.last)
    if link is None:
        return None
    if link == NO_LINK:
        return (
            "warn",
            t.gettext("Another tablet came in with this place of the code."),
            t.gettext("There is a new code here now: read it once more with the other tablet."),
        )
    tablet = host.seats.on(link)
    if tablet is None:
        return "warn", t.gettext("The code is read."), t.gettext("The two tablets are being linked …")
    then = t.gettext("Now the next tablet's code.")
    if tablet.table is None:
        return "ok", t.gettext("It is in."), then
    seat = {"table": tablet.table, "name": name_at(tablet.table)}
    return "ok", t.gettext("Table %(table)s is in: %(name)s.") % seat, then


CAMERA_INTENTS = camera_intents(LOOKING)
