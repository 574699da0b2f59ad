"""The next tablet is let in by one that is in: the room's code for it, and its own before this camera."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from markupsafe import Markup

from faristol.screens.home.tablet_codes import AnswersAnotherCode, NotATabletsCode, PlaceWasUsed
from faristol.screens.parts.camera import Looking
from faristol.screens.parts.qr import qr
from faristol.screens.parts.room_guest import joined, joined_as
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value

if TYPE_CHECKING:
    from faristol.room.guest import Guest

REFUSALS = {
    "no-code": NotATabletsCode,
    "another-code": AnswersAnotherCode,
    "place-used": PlaceWasUsed,
}


@view_value
class LettingIn:
    code: str
    """The room's, as text; "" until the judge's tablet has sent it."""
    picture: Markup | None
    outcome: tuple[str, str, str] | None
    """What came of the last tablet's code: the kind of the message, a fact, what comes of it."""


def may_let_in(guest: "Guest | None") -> bool:
    return guest is not None and guest.seated and guest.link_state == "open"


def letting_in(scene: Scene, looking: Looking) -> LettingIn | None:
    """Return what is shown to let in others; None while this tablet does not."""
    guest = joined_as(scene)
    if guest is None or guest.helping is None or not may_let_in(guest):
        return None
    t, helping = scene.texts, guest.helping
    outcome = None
    if looking.other_code:
        outcome = "warn", *sentences(NotATabletsCode(), t)
    elif helping.outcome in REFUSALS:
        outcome = "warn", *sentences(REFUSALS[helping.outcome](), t)
    elif helping.outcome == "read":
        outcome = "ok", t.gettext("That tablet is joining."), t.gettext("Show the next tablet’s code.")
    elif helping.read:
        outcome = (
            "warn",
            t.gettext("The code has been read."),
            t.gettext("It is on its way to the judge’s tablet…"),
        )
    return LettingIn(helping.code, qr(helping.code) if helping.code else None, outcome)


def begin(scene: Scene, guest: "Guest") -> Step:
    """Ask the judge's tablet for the room's code."""
    from faristol.room.letting_in import help_begun

    return Step(room=joined(scene, *help_begun(guest)))


def end(scene: Scene, guest: "Guest") -> Step:
    from faristol.room.letting_in import help_ended

    return Step(room=joined(scene, help_ended(guest)), focus="work")


def codes_read(scene: Scene, guest: "Guest", codes: Sequence[str], looking: Slot[Looking]) -> Step:
    """Send on the codes of other tablets; what is none of them is only noted."""
    from faristol.room.code_text import Unreadable
    from faristol.room.letting_in import code_read, help_begun
    from faristol.room.orders import Order

    orders: list[Order] = []
    if guest.helping is None:
        guest, orders = help_begun(guest)
    other = False
    for text in codes:
        try:
            guest, more = code_read(guest, text)
            orders, other = [*orders, *more], False
        except Unreadable:
            other = True
    before = scene.session.get(looking, Looking())
    session = scene.session.put(looking, replace(before, other_code=other))
    return Step(room=joined(scene, guest, orders), session=session)
