"""A player's tablet without a link: it films the round from the judge's screen, and shows its slip."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from faristol.core.play import read_play
from faristol.errors import Rejected
from faristol.room.code_text import Unreadable, codes_in, to_bytes
from faristol.room.fountain import FrameCollector
from faristol.screens.duplicate.seat.hand import state_of
from faristol.screens.parts.camera import Looking, camera_intents, camera_trouble
from faristol.screens.parts.qr import qr
from faristol.screens.parts.room_guest import guest_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.orders import RoomStep
    from faristol.room.seat_state import SeatState

LOOKING = Slot("seat-camera", Looking)
SLIP_SHOWN = Slot("seat-slip-shown", bool)
"""Whether the slip fills the screen as a code; about a round."""


@lru_cache(maxsize=4)
def film_in_sight(key: bytes) -> FrameCollector:
    """Return what a tablet has of a film; it is too much for a session, and is filmed again after a crash."""
    return FrameCollector()


@view_value
class ByCodes:
    """What the player does with codes while there is no link."""

    looking: Looking
    trouble: tuple[str, str] | None
    parts: int
    all: int
    slip: Markup | None
    """The slip as a code; None while there is none to show."""
    slip_shown: bool
    text: str
    never_linked: bool
    """Whether there is no link that may come back by itself."""


def by_codes(scene: Scene) -> ByCodes | None:
    guest, state = guest_of(scene), state_of(scene)
    if guest is None or not guest.by_sight:
        return None
    looking = scene.session.get(LOOKING, Looking())
    text = _slip_code(guest, state) if state else None
    shown = bool(state and scene.session.get(SLIP_SHOWN, False, about=state.round))
    frames = film_in_sight(guest.sight_key)
    return ByCodes(
        looking,
        camera_trouble(looking.no_camera, scene.texts) if looking.no_camera else None,
        frames.collected,
        frames.blocks,
        qr(text) if text else None,
        shown and text is not None and not looking.on,
        text or "",
        guest.link is None and not guest.token,
    )


def _slip_code(guest: "Guest", state: "SeatState") -> str | None:
    """Return the text of the code of this round's slip; None while there is none that could be one."""
    from faristol.room.guest_by_sight import slip_code

    slip = guest.slip
    if slip is None or slip.round != state.round:
        return None
    try:
        return slip_code(guest, read_play(state.tile_set, slip.text) if slip.text else None)
    except Rejected:
        return None


def code(scene: Scene, intent: Intent) -> Step:
    """Take the codes that were read since the last answer, one a line, and the round once it is whole."""
    from faristol.room.guest_by_sight import film_seen
    from faristol.room.orders import RoomStep

    guest, other_code = guest_of(scene), False
    if guest is None or not guest.by_sight:
        return Step(session=scene.session.without(LOOKING))
    for text in codes_in(intent.data["code"]):
        try:
            film = film_in_sight(guest.sight_key).take(to_bytes(text))
            if film is not None:
                return _round_read(scene, RoomStep(film_seen(guest, film)))
            other_code = False
        except Unreadable:
            other_code = True
    return Step(session=scene.session.change(LOOKING, other_code=other_code))


def _round_read(scene: Scene, room: "RoomStep") -> Step:
    announce = scene.texts.gettext("The round has been read.")
    session = scene.session.without(LOOKING, SLIP_SHOWN)
    return Step(room=room, session=session, focus="work", announce=announce)


def show_slip(scene: Scene, intent: Intent) -> Step:
    return _fill_screen(scene, True)


def hide_slip(scene: Scene, intent: Intent) -> Step:
    return _fill_screen(scene, False)


def _fill_screen(scene: Scene, slip: bool) -> Step:
    state = state_of(scene)
    if state is None:
        return Step()
    return Step(session=scene.session.put(SLIP_SHOWN, slip, about=state.round), focus="work")


SIGHT_INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    **camera_intents(LOOKING),
    "code": code,
    "show_slip": show_slip,
    "hide_slip": hide_slip,
}
