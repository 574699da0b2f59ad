"""When each tablet of the room was heard last: whose link is open and says nothing for long is away."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.host import Host

UNHEARD = 20_000
"""So many milliseconds without a word from a guest whose link is open, and it counts as away."""
BEATS_STOPPED = 12_000
"""So many between two beats, and it was this tablet that slept."""


class LastHeard:
    def __init__(self) -> None:
        self._at: dict[int, int] = {}
        self._beat = 0

    def heard(self, link: int, at: int) -> None:
        self._at[link] = at

    def when(self, link: int, unknown: int) -> int:
        return self._at.get(link, unknown)

    def missed(self, room: "Host", at: int) -> "Host":
        """Note who has not been heard for long; after a sleep or a clock that was set all have time anew."""
        from faristol.room.host_seats import unheard

        slept, self._beat = not 0 <= at - self._beat <= BEATS_STOPPED, at
        for tablet in room.guests:
            if slept or tablet.link not in self._at:
                self._at[tablet.link] = at
        return unheard(room, self._at, at - UNHEARD)
