"""The room check: it tries what a room of tablets needs, and says in words what works and what to do."""

from typing import TYPE_CHECKING

from markupsafe import Markup

from faristol.errors import refusal
from faristol.screens.acts import Act, acts
from faristol.screens.calling.checking import checked
from faristol.screens.parts.camera import Looking, camera_intents, camera_trouble
from faristol.screens.parts.qr import qr
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.session import Session, Slot
from faristol.screens.view import View, view_value
from faristol.speech.call import name_table_data, tables
from faristol.texts import N_, Texts

if TYPE_CHECKING:
    from faristol.room.link_check import LinkCheck

LOOKING = Slot("check-camera", Looking)
SEES = Slot("check-sees", str)
"""What the camera has shown so far: "" nothing, "on" that it is open, "code" that a code is read with it."""
SLOW = 150
"""Milliseconds: slower than this an answer is felt."""

NotTheOthersCode = refusal(
    "check.not-the-others-code",
    N_("This is not the code of a room check."),
    N_("On the other tablet open the room check too, and read the code that it shows."),
    field="code",
)
InARoomAlready = refusal(
    "check.in-a-room-already",
    N_("This tablet is in a room already."),
    N_("Leave or close that room first: the check makes its own link."),
)

Sentence = tuple[str, str, str]
"""Of which kind a message is, a fact, and what to do."""


@view_value(kw_only=True)
class RoomCheckView(View):
    looking: Looking
    sight: Sentence | None
    """What is known of the camera."""
    network: Sentence | None
    link: Sentence | None
    code: str
    picture: Markup | None
    sound: dict[str, str]


def view(scene: Scene) -> RoomCheckView:
    check, t = check_of(scene), scene.texts
    looking = scene.session.get(LOOKING, Looking())
    linked = check is not None and check.state in ("open", "silent")
    code = check.code if check and not linked else ""
    language = "ro" if t.language == "ro" else "ca"
    return RoomCheckView(
        title=title(scene),
        back="#/",
        back_name=t.gettext("Home"),
        looking=looking,
        sight=_camera(looking, scene.session.get(SEES, ""), t),
        network=_network(check, t) if check else None,
        link=_link(check, t) if check else None,
        code=code,
        picture=qr(code) if code else None,
        sound=checked(language, name_table_data(language, tables(language)[0])),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Room check")


def check_of(scene: Scene) -> "LinkCheck | None":
    if scene.room is None:
        return None
    from faristol.room.link_check import LinkCheck

    return scene.room if isinstance(scene.room, LinkCheck) else None


def _camera(looking: Looking, sees: str, t: Texts) -> Sentence | None:
    if looking.no_camera:
        fact, way_out = camera_trouble(looking.no_camera, t)
        return "bad", fact, way_out or t.gettext("Codes are typed or pasted here, or slips are on paper.")
    if sees == "code":
        return "ok", t.gettext("The camera reads codes."), ""
    if sees == "on":
        return "ok", t.gettext("The camera is on."), t.gettext("Point it at any Faristol code.")
    return None


def _network(check: "LinkCheck", t: Texts) -> Sentence | None:
    if check.end is None or check.side != "first":
        return None
    own = [each.address for each in check.end.addresses]
    if not own:
        way_out = t.gettext(
            "Connect to the club’s router or somebody’s hotspot; without one, use codes for everything."
        )
        return "bad", t.gettext("This tablet is not on a network."), way_out
    numbers = [each for each in own if not each.endswith(".local")]
    if not numbers:
        return (
            "warn",
            t.gettext("The browser hides this tablet’s address."),
            t.gettext("Allow the camera, and show the code once more: then the address is in it."),
        )
    fact = t.gettext("This tablet is on a network, at %(address)s.") % {"address": numbers[0]}
    return "ok", fact, t.gettext("The link shows whether others can reach it there.")


def _link(check: "LinkCheck", t: Texts) -> Sentence | None:
    if check.state == "waiting":
        then = t.gettext(
            "If nothing happens for half a minute, this network keeps tablets apart, as guest "
            "networks do. Use your own router or hotspot, or use codes for everything."
        )
        return "warn", t.gettext("No contact with the other tablet yet."), then
    if check.state == "heard":
        return (
            "ok",
            t.gettext("The tablets are in contact."),
            t.gettext("Now read the code with the other one."),
        )
    if check.state == "closed":
        return "bad", t.gettext("The link has ended."), t.gettext("Start the check again.")
    if check.state == "silent":
        return "warn", t.gettext("No contact with the other tablet just now."), ""
    if check.state != "open":
        return None
    if check.delay is None:
        return "ok", t.gettext("The two tablets are linked."), ""
    fact = t.gettext("The two tablets are linked; an answer takes %(delay)s ms.") % {"delay": check.delay}
    if check.delay > SLOW:
        return "warn", fact, t.gettext("That is slow: move closer to the router, or use another network.")
    return "ok", fact, t.gettext("A room can play on this network.")


def show_code(scene: Scene) -> Act:
    from faristol.room.link_check import begun, ended
    from faristol.room.orders import RoomStep

    before = _free(scene)
    check, orders = begun()
    return Step(room=RoomStep(check, [*(ended(before) if before else []), *orders]), focus="work")


def code(scene: Scene, code: str) -> Act:
    """Take the codes that the camera has read since the last answer, one a line."""
    session = scene.session.put(SEES, "code")
    for text in code.split("\n"):
        if step := _after(scene, text):
            return Step(room=step.room, session=session.without(LOOKING), focus="work")
    return session.change(LOOKING, other_code=True)


def read(scene: Scene, code: str = "") -> Act:
    """Take the other tablet's code as a person has typed or pasted it."""
    step = _after(scene, "".join(code.split()).upper())
    if step is None:
        raise NotTheOthersCode
    return step


def end(scene: Scene) -> Act:
    from faristol.room.link_check import ended
    from faristol.room.orders import RoomStep

    check = check_of(scene)
    return Step(room=RoomStep(None, ended(check)), focus="work") if check else Step()


def camera_on(session: Session, t: Texts) -> Act:
    sees = session.get(SEES, "") or "on"
    return Step(session=session.put(SEES, sees), announce=t.gettext("The camera is on."))


def _after(scene: Scene, text: str) -> Step | None:
    from faristol.room.code_text import Unreadable
    from faristol.room.link_check import code_read
    from faristol.room.orders import RoomStep

    try:
        return Step(room=RoomStep(*code_read(_free(scene), text)), focus="work")
    except Unreadable:
        return None


def _free(scene: Scene) -> "LinkCheck | None":
    """Return the check that goes on, unless this tablet is in a room."""
    check = check_of(scene)
    if scene.room is not None and check is None:
        raise InARoomAlready
    return check


ROOM_CHECK = Screen(
    name="check",
    view=view,
    title=title,
    intents={**camera_intents(LOOKING), **acts(camera_on, show_code, code, read, end)},
)
