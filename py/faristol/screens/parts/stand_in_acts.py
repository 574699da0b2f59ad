"""What a person does at a tablet that stands in for the judge's: says yes or no, and takes over."""

from typing import TYPE_CHECKING, Any

from faristol.games.log import Entry, stamped
from faristol.kinds import fold_log
from faristol.screens.acts import Act
from faristol.screens.notice import Caution
from faristol.screens.parts.room_guest import guest_of, joined
from faristol.screens.scene import Brings, Scene, Step
from faristol.screens.session import Question, Session
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.guest import Guest

TAKING_OVER = Question("taking-over", bool)


def stand_in(scene: Scene) -> Act:
    return _answer(scene, True)


def stand_back(scene: Scene) -> Act:
    """Have no copy here, or no longer."""
    return _answer(scene, False)


def ask_take_over(session: Session) -> Act:
    return session.put(TAKING_OVER, True)


def take_over(scene: Scene, t: Texts) -> Act:
    """Go on as the judge's tablet, in the same room, from what this one has."""
    from faristol.room.handing_over import gone_on, source
    from faristol.room.orders import RoomStep

    guest = guest_of(scene)
    copy = source(guest) if guest else None
    room = gone_on(guest, scene.now, scene.chance) if guest else None
    if guest is None or copy is None or room is None:
        return scene.session.dismissed()
    entries, left = _with_own([dict(each) for each in copy.entries], guest, scene.now)
    last_sign = (guest.asked or scene.now) - guest.ahead
    again = t.ngettext(
        "%(num)s slip that you noted here was not taken over.",
        "%(num)s slips that you noted here were not taken over.",
        left,
    )
    return Step(
        brings=Brings(copy.stream, entries, "take-over", last_sign=last_sign),
        room=RoomStep(*room),
        session=scene.session.dismissed(),
        notice=Caution(again % {"num": left}, t.gettext("Note them once more.")) if left else None,
        focus="work",
    )


def _with_own(entries: list[Entry], guest: "Guest", at: int) -> tuple[list[Entry], int]:
    """Return a log with what was noted here and the judge's tablet has not written, and how much can't be."""
    left = 0
    for each in guest.judged:
        if any(entry.get("key") == each.judged.key for entry in entries):
            continue
        own: list[Any] = [dict(entry) for entry in each.entries]
        after = [*entries, *stamped(own, len(entries), at, each.judged.key)]
        folded = fold_log(after) if own else None
        if folded and folded.broken is None:
            entries = after
        else:
            left += 1
    return entries, left


def _answer(scene: Scene, yes: bool) -> Step:
    from faristol.room.handing_over import answered

    guest = guest_of(scene)
    return Step(room=joined(scene, *answered(guest, yes)), focus="work") if guest else Step()
