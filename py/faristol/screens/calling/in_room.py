"""How much of a rack the room may see: no tile before it is called, unless the event was opened otherwise.

How many have been called is the session's and not the log's: after a crash the rack is called once more.
"""

from faristol.games.draws import Draws
from faristol.screens.scene import OpenEvent, Scene, Step
from faristol.screens.session import Session, Slot
from faristol.speech.call import Called

CALLED = Slot("called-tiles", int, of="event")
"""How many tiles of a rack have been called; about the number of the entry that drew it."""


def tile_by_tile(draws: Draws) -> bool:
    """Return whether the room sees each tile of this rack as it is called."""
    if draws.phase != "call":
        return False
    return draws.room_sees == "call" or (draws.room_sees == "time" and not draws.minutes)


def called_number(event: OpenEvent, session: Session) -> int:
    """Return how many tiles of the last rack have been called."""
    return session.get(CALLED, 0, about=_rack(event))


def tiles_in_room(event: OpenEvent, draws: Draws, session: Session, called: tuple[Called, ...]) -> int:
    """Return how many of the tiles the room may see, in the order of their call."""
    if draws.phase != "call" or draws.room_sees == "draw":
        return len(called)
    return min(called_number(event, session), len(called)) if tile_by_tile(draws) else 0


def call_tile(scene: Scene, draws: Draws, tile: str, *, by_hand: bool) -> Step:
    """Show a tile to the room, and all before it. The voice says which, or the judge taps on it."""
    assert scene.event
    if not tile_by_tile(draws):
        return Step()
    called = int(tile.removeprefix("called-"))
    number = max(called, called_number(scene.event, scene.session))
    following = min(number + 1, len(draws.rack))
    return Step(
        session=scene.session.put(CALLED, number, about=_rack(scene.event)),
        focus=f"call-{following}" if by_hand else None,
    )


def _rack(event: OpenEvent) -> int:
    numbers = range(len(event.entries), 0, -1)
    return next((n for n in numbers if event.entries[n - 1]["type"] == "RackDrawn"), 0)
