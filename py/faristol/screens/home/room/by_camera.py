"""What the judge's camera reads: one tablet's code after another, and in words what came of each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from faristol.core.play import write_play
from faristol.errors import Rejected
from faristol.games.log import Entry
from faristol.screens.activities import activity_of
from faristol.screens.parts.camera import Looking, camera_intents
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.code_text import Unreadable
    from faristol.room.host import Host
    from faristol.room.orders import Order

MOST_REMEMBERED = 60
"""A code stays before the camera for a while, and is read again and again."""
NO_LINK = 0

Sentence = tuple[str, str, str]
"""Of which kind the message is, a fact, and what to do now."""


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


def code(host: "Host", scene: Scene, intent: Intent) -> Step:
    """Take the codes that were read since the last answer, one a line."""
    from faristol.room.code_text import CodeKind, Unreadable, kind_of_code, to_bytes
    from faristol.room.orders import RoomStep

    scanned = scene.session.get(SCANNED, Scanned({}))
    orders: list[Order] = []
    slips: dict[int, list[Entry]] = {}
    for text in intent.data["code"].split("\n"):
        try:
            kind = kind_of_code(to_bytes(text))
            if text in scanned.links:
                scanned = Scanned(scanned.links, text)
            elif kind is CodeKind.SLIP:
                host, table, entries, sentence = _slip(host, scene, text)
                slips[table] = entries
                scanned = Scanned(scanned.links, sentence=sentence)
            else:
                host, link, more = _let_in(host, text)
                orders += more
                scanned = Scanned(dict([*scanned.links.items(), (text, link)][-MOST_REMEMBERED:]), text)
                if link == NO_LINK:
                    break
        except Unreadable as unreadable:
            scanned = Scanned(scanned.links, sentence=_no_code_for_us(unreadable, scene))
    session = scene.session.put(SCANNED, scanned)
    entries = [entry for each in slips.values() for entry in each]
    announce = " ".join(scanned.sentence[1:]).strip() or None
    return Step(entries=entries, room=RoomStep(host, orders), session=session, announce=announce)


def _let_in(host: "Host", text: str) -> "tuple[Host, int, list[Order]]":
    """Return the room with the tablet that shows this code, and on which link it comes."""
    from faristol.room.host import PlaceUsed, new_code, read_guest_code

    try:
        after, orders = read_guest_code(host, text)
    except PlaceUsed:
        return new_code(host)[0], NO_LINK, new_code(host)[1]
    link = next(now.link for before, now in zip(host.places, after.places, strict=True) if now != before)
    return after, link, orders


def _slip(host: "Host", scene: Scene, text: str) -> "tuple[Host, int, list[Entry], Sentence]":
    """Rule a slip that is held before the camera, as if it had come over a link; say what came of it."""
    from faristol.room.code_text import Unreadable
    from faristol.room.host_by_sight import seated, slip_read
    from faristol.room.messages import Do

    event = scene.event
    does = activity_of(event).of_seats.get("seat.slip") if event else None
    if event is None or does is None:
        raise Unreadable("a slip where none is handed in")
    t, slip = scene.texts, slip_read(host, text)
    after, tablet = seated(host, slip.table, scene.chance)
    play = write_play(event.state.tile_set, slip.play) if slip.play else ""
    try:
        entries = does.decide(scene, tablet, Do("", "seat.slip", slip.round, play, slip.points))
    except Rejected as refused:
        return host, slip.table, [], ("bad", *_at_table(slip.table, refused, t))
    for entry in entries:
        if refusal := does.refusal_of(entry):
            return after, slip.table, entries, ("warn", *_at_table(slip.table, refusal, t))
    fact = t.gettext("The slip of table %(table)s is in, round %(round)s.")
    then = t.gettext("Now the next tablet's code.")
    return after, slip.table, entries, ("ok", fact % {"table": slip.table, "round": slip.round}, then)


def _at_table(table: int, refused: Rejected, t: Texts) -> tuple[str, str]:
    fact, way_out = sentences(refused, t)
    return t.gettext("Table %(table)s: %(fact)s") % {"table": table, "fact": fact}, way_out


def _no_code_for_us(unreadable: "Unreadable", scene: Scene) -> "Sentence":
    from faristol.room.by_sight import WrongSeal

    t = scene.texts
    if isinstance(unreadable, WrongSeal):
        return (
            "bad",
            t.gettext("This slip is not from a tablet of this room."),
            t.gettext("Give that tablet the key of its table once more."),
        )
    return (
        "warn",
        t.gettext("This is not the code of a tablet that wants to come in."),
        t.gettext("On the other tablet choose “Join a room”, and read the code that it shows at the end."),
    )


def outcome(host: "Host", scene: Scene, name_at: Callable[[int | None], str]) -> Sentence | None:
    """Say what came of the last code; None before the first."""
    t, scanned = scene.texts, scene.session.get(SCANNED, Scanned({}))
    if scanned.sentence[1]:
        return scanned.sentence
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
