"""What became of the own slip of the round: what the judge's tablet has of it, and what is on its way.

Whatever the screen says of it, and whether the play that lies there is in, follows from this alone. What this
tablet has been answered counts only as long as the judge's tablet says nothing else.
"""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from faristol.games.duplicate.errors import CameLate, JudgeNotedSlip, TimeNotBegun

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.messages import Do
    from faristol.room.seat_state import SeatState

Became = Literal["none", "on-its-way", "received", "noted", "late", "refused", "not-in"]


@dataclass(frozen=True)
class OwnSlip:
    """What became of it; `play` is the one that the judge's tablet has, else the one that was handed in."""

    became: Became
    play: str = ""
    sent: str | None = None
    """What was handed in here last for this rack."""
    late: str | None = None
    """What lies before the judge, beside the slip that is in."""
    refusal: str = ""

    def has(self, text: str) -> bool:
        """Return whether this very play is in, or on its way."""
        in_or_coming = self.became in ("received", "on-its-way")
        return in_or_coming and text == (self.sent if self.became == "on-its-way" else self.play)

    def goes_at_time(self, text: str, state: "SeatState") -> bool:
        """Return whether this play, as it lies there, is to be handed in when the time is over.

        When the judge's tablet has ended the time, what is not there any more is for the judge to say. In
        topping nothing goes by itself: a try may cost seconds.
        """
        if self.has(text) or state.topping:
            return False
        return text != self.sent or (self.became == "not-in" and state.stage == "time")


def own_slip(guest: "Guest", state: "SeatState") -> OwnSlip:
    sent = _sent(guest, state)
    text = sent.text if sent else None
    if state.slip == "judge":
        return OwnSlip("noted", _play(state, text), text)
    if sent and not guest.answer:
        return OwnSlip("on-its-way", sent.text, text)
    if state.slip == "tablet":
        return OwnSlip("received", _play(state, text), text, state.late_play)
    if sent is None:
        return OwnSlip("late", state.late_play or "") if state.late else OwnSlip("none")
    if state.late and state.stage not in ("time", "stopped"):
        return OwnSlip("late", state.late_play or sent.text, text)
    if _would_be_taken(guest, state):
        return OwnSlip("not-in", sent.text, text)
    return OwnSlip("refused", sent.text, text, refusal=guest.answer)


def _sent(guest: "Guest", state: "SeatState") -> "Do | None":
    """Return what was handed in here, if it was for this rack of this round."""
    slip = guest.slip
    if slip is None or slip.round != state.round:
        return None
    return slip if not slip.rack or Counter(slip.rack) == Counter(state.rack) else None


def _play(state: "SeatState", sent: str | None) -> str:
    """Return the play of the slip that is in; on a film none is named."""
    return (sent or "") if state.play is None else state.play


def _would_be_taken(guest: "Guest", state: "SeatState") -> bool:
    """Return whether the answer is of another time: it was received or refused, and now nothing is there."""
    from faristol.room.guest import RECEIVED

    of_another_time = (RECEIVED, JudgeNotedSlip.code, CameLate.code, TimeNotBegun.code)
    return guest.answer in of_another_time and state.stage not in ("players", "tiles", "call")
