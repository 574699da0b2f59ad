"""What lies under the player's hands, and as what it would be handed in.

Nothing here helps: no list is open, nothing is counted, and what does not fit the board is handed in as it
lies. Only what cannot be written on one line is no slip.
"""

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from faristol.core.play import write_play
from faristol.errors import Rejected, refusal
from faristol.screens.board.laying import Hands
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import laid_codes, play_of
from faristol.screens.duplicate.seat.own_slip import own_slip
from faristol.screens.parts.room_guest import guest_of, host_state
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.seat_state import SeatState

LIES_IN = ("call", "time", "stopped", "slips")
"""The stages in which a play lies on the board that is the player's own."""
PLACING = Slot("seat", Placing)
"""About a round."""
SEVENTH = Slot("seat-seventh", str)
"""What the player of a completiv has named; about a round."""
POINTS = Slot("seat-points", str)
"""What the player has counted; about a round."""

NotAtATable = refusal(
    "seat.not-at-a-table",
    N_("This tablet has no seat in a room yet."),
    N_("Join the room first."),
)


def state_of(scene: Scene) -> "SeatState | None":
    """Return what the judge's tablet has told this one; None before it has, or if it cannot be read."""
    from faristol.room.seat_state import read_state

    return host_state(scene, read_state)


def seated(scene: Scene) -> tuple["Guest", "SeatState"]:
    guest, state = guest_of(scene), state_of(scene)
    if guest is None or state is None:
        raise NotAtATable
    return guest, state


def placing_of(scene: Scene, state: "SeatState") -> Placing:
    """Return the tiles as they lie; with another rack, and once the round is over, all are on the rack."""
    rack = state.tile_set.sort((*state.rack, *seventh_of(scene, state)))
    placing = scene.session.get(PLACING, Placing(rack), about=state.round)
    lies = state.stage in LIES_IN and Counter(placing.rack) == Counter(rack)
    return placing if lies else Placing(rack)


def seventh_of(scene: Scene, state: "SeatState") -> str:
    """Return the tile that the player of a completiv has named; "" before."""
    named = scene.session.get(SEVENTH, "", about=state.round)
    return named if named in state.stock else ""


def with_seventh(scene: Scene, tile: str) -> Step:
    """Put the named tile on the rack; what lies on the board stays, unless another was named before."""
    _, state = seated(scene)
    if tile not in state.stock:
        return Step()
    placing, before = placing_of(scene, state), seventh_of(scene, state)
    after = replace(placing, rack=(*placing.rack, tile))
    if before:
        after = Placing(state.tile_set.sort((*state.rack, tile)))
    session = scene.session.put(SEVENTH, tile, about=state.round)
    return Step(session=session.put(PLACING, after, about=state.round))


def hands_of(scene: Scene) -> Hands:
    _, state = seated(scene)
    squares = state.squares.squares
    return Hands(placing_of(scene, state), state.tile_set, lambda square: bool(squares[square]))


def keep(scene: Scene, placing: Placing) -> Step:
    """Keep the tiles as they lie now; when the time is over nobody moves one any more."""
    _, state = seated(scene)
    if state.stage == "slips":
        return Step()
    return Step(session=scene.session.put(PLACING, placing, about=state.round))


def as_slip(state: "SeatState", placing: Placing) -> str | None:
    """Return the play as it is written on a slip; None while nothing lies there."""
    if not placing.laid:
        return None
    play = play_of(state.squares, laid_codes(state.tile_set, placing), placing.across)
    return write_play(state.tile_set, play)


def not_handed_in(scene: Scene) -> str | None:
    """Return the play that lies there and is not handed in; None for one that cannot be written."""
    guest, state = seated(scene)
    try:
        text = as_slip(state, placing_of(scene, state))
    except Rejected:
        return None
    return text if text is not None and own_slip(guest, state).goes_at_time(text, state) else None


def time_is_over(scene: Scene) -> bool:
    """Whether the time of the round has just ended here; the master play is not yet known."""
    _, state = seated(scene)
    return bool(state.player) and (state.stage == "slips" or (state.stage == "time" and left_now(scene) == 0))


def left_now(scene: Scene) -> int | None:
    """Return what is left of the time by the host's clock; None where none is kept."""
    guest, state = guest_of(scene), state_of(scene)
    if guest is None or state is None or state.left is None:
        return None
    if state.since is None:
        return state.left
    return max(0, state.left - (scene.now - guest.ahead - state.since))
