"""Joining a room: two codes, one read and one shown, and in words what happens between them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from markupsafe import Markup

from faristol.screens.acts import acts
from faristol.screens.home.join import intents
from faristol.screens.home.join.handed_over import only_here
from faristol.screens.home.join.intents import LEAVING_ROOM, LOOKING
from faristol.screens.home.join.letting_in import LettingIn, letting_in, may_let_in
from faristol.screens.home.log_rows import LogRow
from faristol.screens.parts import list_from_judge, stand_in_acts
from faristol.screens.parts.camera import Looking, camera_trouble
from faristol.screens.parts.list_from_judge import ListFromJudge
from faristol.screens.parts.qr import qr
from faristol.screens.parts.room_guest import joined_as, why_no_seat
from faristol.screens.parts.stand_in import StandInView, stand_in
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.guest import Guest

WITH_ROOM = "#/join/"
"""What comes before a room's name in the address."""
JoinStep = Literal["read", "table", "show", "name", "in"]


@view_value(kw_only=True)
class JoinView(View):
    step: JoinStep
    looking: Looking
    trouble: tuple[str, str] | None
    """Why there is no camera."""
    role: str
    table: int | None
    whose: str
    """Whose seat it would be, while its person is asked."""
    onward: str
    """The address of its screen in the room."""
    code: str
    picture: Markup | None
    typed: str
    """The room's name, where the address has it."""
    happens: str
    """What goes on between the two tablets, in a sentence."""
    refused: tuple[str, str] | None
    let_in: bool
    """Whether the judge has sent it anything yet."""
    by_sight: bool
    """Whether it has a seat without a link."""
    by_link: bool
    """Whether it comes in by the room's link, and nothing has to be scanned."""
    may_let_in: bool
    """Whether it can let in the next tablet."""
    letting_in: LettingIn | None
    known: bool
    """Whether this tablet had a seat before."""
    silent: bool
    """Whether it has one, and the judge's tablet is not heard just now."""
    leaving: bool
    """Whether it is asked if this tablet leaves."""
    not_sent: str | None
    """What was handed in here and is not with the judge's tablet yet, in words."""
    left: bool
    """Whether only that is kept of a room that was left."""
    own_room: str
    """The address of its own event, where this tablet is the host of a room."""
    from_judge: ListFromJudge | None
    """The word list that the judge offers it."""
    stand_in: StandInView | None
    only_here: Sequence[LogRow] | None
    """What only this tablet has of the event that another goes on with; None while that is not known."""


def view(scene: Scene) -> JoinView:
    guest, t = joined_as(scene), scene.texts
    stream = getattr(scene.room, "stream", "")
    own_room = f"#/event/{stream}" if stream else ""
    step, looking = _step(scene), scene.session.get(LOOKING, Looking())
    return JoinView(
        title=_title(scene),
        back=f"{own_room}/room" if own_room else "#/",
        back_name=t.gettext("Tablets in the room") if own_room else t.gettext("Home"),
        step=step,
        looking=looking,
        trouble=camera_trouble(looking.no_camera, t) if looking.no_camera else None,
        role=guest.role if guest else "player",
        table=guest.table if guest else None,
        whose=guest.whose if guest else "",
        onward="#/table" if guest and (guest.knows or {}).get("kind") == "tournament" else "#/seat",
        code=guest.code if guest else "",
        picture=qr(guest.code) if guest and step == "show" and guest.code else None,
        typed=scene.address.removeprefix(WITH_ROOM) if scene.address.startswith(WITH_ROOM) else "",
        happens=_happens(guest, t) if guest else "",
        refused=why_no_seat(guest, t) if guest else None,
        let_in=guest is not None and guest.knows is not None,
        by_sight=bool(guest and guest.by_sight),
        by_link=bool(guest and guest.relay),
        may_let_in=may_let_in(guest),
        letting_in=letting_in(scene, looking),
        known=bool(guest and guest.token and not guest.left and not guest.refused),
        silent=_is_silent(guest),
        leaving=scene.session.get(LEAVING_ROOM, False),
        not_sent=_not_sent(guest, t) if guest else None,
        left=bool(guest and guest.left),
        own_room=own_room,
        from_judge=list_from_judge.offered(scene, {"do": "join.take_list"}),
        stand_in=stand_in(scene, "join"),
        only_here=only_here(scene, guest),
    )


def _title(scene: Scene) -> str:
    return scene.texts.gettext("Join a room")


def _step(scene: Scene) -> JoinStep:
    guest = joined_as(scene)
    if guest and guest.whose and (guest.place is not None or guest.is_linked):
        return "name"
    if guest and guest.relay:
        waits: JoinStep = "table" if guest.place is None or guest.refused else "show"
        return "in" if guest.seated and guest.place is not None else waits
    read_anew = guest is not None and guest.offers is not None and guest.place is None
    if guest is not None and guest.seated and not read_anew:
        return "read" if _is_silent(guest) else "in"
    if guest is None or guest.offers is None:
        return "read"
    return "table" if guest.place is None or guest.refused else "show"


def _is_silent(guest: "Guest | None") -> bool:
    """Whether its link is there and says nothing: a judge's browser that has ended says no word of it."""
    return guest is not None and guest.seated and guest.hears == "silent"


def _not_sent(guest: "Guest", t: Texts) -> str | None:
    from faristol.room.leaving import waits

    if not waits(guest):
        return None
    if guest.judged:
        count = len(guest.judged)
        slips = t.ngettext(
            "%(num)s slip is not with the judge yet.", "%(num)s slips are not with the judge yet.", count
        )
        return slips % {"num": count}
    play = guest.slip.text if guest.slip else ""
    return t.gettext("Not yet with the judge: %(play)s") % {"play": play or t.gettext("no play")}


def _happens(guest: "Guest", t: Texts) -> str:
    if guest.relay and guest.link_state != "open":
        return t.gettext("Waiting for the judge’s tablet: as soon as it is there, you are in.")
    sentences = {
        "": t.gettext("The code is being made…"),
        "waiting": t.gettext("Show this code to the camera of the judge’s tablet."),
        "heard": t.gettext("The tablets are in contact. The judge’s tablet still has to read this code."),
        "open": t.gettext("The two tablets are linked; the judge’s tablet is giving you your seat."),
        "silent": t.gettext("No contact with the judge’s tablet just now; the link comes back by itself."),
        "closed": t.gettext("The link has ended. Read the room’s code once more."),
    }
    return sentences.get(guest.link_state, "")


INTENTS = {**intents.CAMERA, **acts(intents, stand_in_acts, list_from_judge)}
JOIN = Screen(name="join", view=view, title=_title, intents=INTENTS)
