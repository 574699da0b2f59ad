"""The tablet that goes on if the judge's dies, and the judge's that was outdone, as scenes."""

from collections.abc import Callable
from dataclasses import replace

from drivers.club import Club
from drivers.log import NOON
from drivers.sessions import session
from faristol.room.guest import Guest
from faristol.room.second_judge import EventLog
from faristol.room.stand_in import EventCopy, Outdone
from faristol.screens.parts.stand_in_acts import TAKING_OVER
from faristol.screens.scene import Scene


def standing_in(scene: Callable[..., Scene], club: Club, guest: Guest) -> dict[str, Scene]:
    copy = EventCopy(True, "id", tuple(club.entries), "{}")
    judge = replace(guest, role="judge", table=None, place=0, link_state="open", seated=True)
    has_copy, was_judge = replace(judge, copy=copy), replace(judge, outdone=Outdone(NOON, copy))
    rooms = {
        "join, asked to stand in": replace(judge, copy=EventCopy()),
        "join, stands in": has_copy,
        "join, stands in without a copy yet": replace(judge, copy=EventCopy(True)),
        "join, was the judge's": was_judge,
        "join, has what nobody else has": replace(was_judge, log=EventLog("id", copy.entries[:1])),
        "join, has nothing more": replace(was_judge, log=EventLog("id", copy.entries)),
    }
    asks = session().put(TAKING_OVER, True)
    scenes = {name: scene("#/join", room=room) for name, room in rooms.items()}
    return {**scenes, "join, takes over": scene("#/join", room=has_copy, session=asks)}
