"""What the judge's camera reads: one tablet's code after another, and in words what came of each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from faristol.games.log import Entry
from faristol.screens.home.room.handed_in import Sentence, handed_in_by_code
from faristol.screens.home.tablet_codes import AnswersAnotherCode, NotATabletsCode, PlaceWasUsed
from faristol.screens.notice import Caution, Done
from faristol.screens.parts.camera import Looking, camera_intents
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot

if TYPE_CHECKING:
    from faristol.room.code_text import Unreadable
    from faristol.room.host import Host
    from faristol.room.orders import Order

MOST_REMEMBERED = 60
"""A code stays before the camera for a while, and is read again and again."""
NO_LINK = 0


@dataclass(frozen=True)
class Scanned:
    """What the camera has read: the codes of tablets, each with the link it opened; and what came last."""

    links: dict[str, int]
    last: str = ""
    """The code, where it was one of those."""
    sentence: tuple[str, str, str] = ("", "", "")
    """Else the kind of the message, a fact, and what comes of it."""


LOOKING = Slot("room-camera", Looking, of="event")
SCANNED = Slot("room-scanned", Scanned, of="event")


def take_codes(host: "Host", scene: Scene, codes: str) -> Step:
    """Take the codes that were read since the last answer, one a line."""
    from faristol.room.code_text import CodeKind, Unreadable, codes_in, kind_of_code, to_bytes
    from faristol.room.host import AnotherCode
    from faristol.room.orders import RoomStep

    scanned = scene.session.get(SCANNED, Scanned({}))
    orders: list[Order] = []
    slips: dict[int, list[Entry]] = {}
    for text in codes_in(codes):
        try:
            kind = kind_of_code(to_bytes(text))
            if text in scanned.links:
                scanned = Scanned(scanned.links, text)
            elif kind in (CodeKind.SLIP, CodeKind.RESULT):
                by_code = handed_in_by_code(host, scene, text, kind)
                host, sentence, slips[by_code.table] = by_code.host, by_code.sentence, by_code.entries
                scanned = Scanned(scanned.links, sentence=sentence)
            else:
                host, link, more = _let_in(host, text)
                orders += more
                scanned = Scanned(dict([*scanned.links.items(), (text, link)][-MOST_REMEMBERED:]), text)
                if link == NO_LINK:
                    break
        except AnotherCode:
            scanned = Scanned(scanned.links, sentence=("warn", *sentences(AnswersAnotherCode(), scene.texts)))
        except Unreadable as unreadable:
            scanned = Scanned(scanned.links, sentence=_no_code_for_us(unreadable, scene))
    session = scene.session.put(SCANNED, scanned)
    entries = [entry for each in slips.values() for entry in each]
    announce = " ".join(scanned.sentence[1:]).strip() or None
    return Step(entries=entries, room=RoomStep(host, orders), session=session, announce=announce)


def slip_typed(host: "Host", scene: Scene, text: str) -> Step | None:
    """Take a slip or a result whose code was typed; None for any other code."""
    from faristol.room.code_text import CodeKind, Unreadable, kind_of_code, to_bytes
    from faristol.room.orders import RoomStep

    try:
        kind = kind_of_code(to_bytes(text))
        if kind not in (CodeKind.SLIP, CodeKind.RESULT):
            return None
        by_code = handed_in_by_code(host, scene, text, kind)
    except Unreadable as unreadable:
        kind_of_notice, *said = _no_code_for_us(unreadable, scene)
        return Step(notice=Caution(*said), focus="code") if kind_of_notice == "bad" else None
    kind_of_notice, *said = by_code.sentence
    notice = Done(*said) if kind_of_notice == "ok" else Caution(*said)
    return Step(entries=by_code.entries, room=RoomStep(by_code.host), notice=notice, focus="code")


def _let_in(host: "Host", text: str) -> "tuple[Host, int, list[Order]]":
    """Return the room with the tablet that shows this code, and on which link it comes."""
    from faristol.room.host import PlaceUsed, read_guest_code

    try:
        return read_guest_code(host, text)
    except PlaceUsed:
        return host, NO_LINK, []


def _no_code_for_us(unreadable: "Unreadable", scene: Scene) -> "Sentence":
    from faristol.room.by_sight import WrongSeal

    t = scene.texts
    if isinstance(unreadable, WrongSeal):
        return (
            "bad",
            t.gettext("This is not from a tablet in this room."),
            t.gettext("Give that tablet its table’s key again."),
        )
    return "warn", *sentences(NotATabletsCode(), t)


def outcome(host: "Host", scene: Scene, name_at: Callable[[int | None], str]) -> Sentence | None:
    """Say what came of the last code; None before the first."""
    t, scanned = scene.texts, scene.session.get(SCANNED, Scanned({}))
    if scanned.sentence[1]:
        return scanned.sentence
    link = scanned.links.get(scanned.last)
    if link is None:
        return None
    if link == NO_LINK:
        return "warn", *sentences(PlaceWasUsed(), t)
    tablet = host.seats.on(link)
    if tablet is None:
        return "warn", t.gettext("The code has been read."), t.gettext("The two tablets are being linked…")
    then = t.gettext("Show the next tablet’s code.")
    if tablet.table is None:
        return "ok", t.gettext("It is in."), then
    seat = {"table": tablet.table, "name": name_at(tablet.table)}
    return "ok", t.gettext("Table %(table)s is in: %(name)s.") % seat, then


CAMERA_INTENTS = camera_intents(LOOKING)
