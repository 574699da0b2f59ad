"""The board for the room on another tablet, as the judge's tablet has rendered it and by that one's time."""

from typing import Any

from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene


def wall_answer(scene: Scene, there: str | None) -> dict[str, Any]:
    """Return which version of the board this wall has, and the board where another version is there.

    Once the judge's tablet is not heard, its last board stays, with a note on it.
    """
    if scene.room is None:
        return {}
    from faristol.room.guest import Guest

    guest = scene.room
    if not isinstance(guest, Guest) or guest.role != "wall" or not guest.seated:
        return {}
    heard = guest.link_state == "open"
    now = f"wall {guest.boards} {heard}"
    if there in (None, now) or not guest.board:
        return {"board": now}
    language = scene.settings.language
    note = "" if heard else render_page("public/unheard.html", language)
    clock = guest.clock
    running_since = clock.now + guest.ahead if clock and clock.runs else None
    return {
        "board": now,
        "public": {
            "html": f"{guest.board}{note}",
            "language": language,
            "clock": clock and {"remaining": clock.remaining, "running_since": running_since},
        },
    }
