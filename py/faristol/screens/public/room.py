"""The board for the room, whatever the event is: its language, the rack as it is called, the clock."""

from dataclasses import dataclass

from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import Play
from faristol.core.tiles import TileSet
from faristol.games.clock import Clock
from faristol.games.draws import Draws
from faristol.screens.parts.faces import TileFace
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts, texts

TIME_CALLS = (60, 30)
"""Seconds left, marked on the bar under the clock (DUP-10)."""


@view_value
class RoomTime:
    left: int
    """In milliseconds."""
    total: int
    """In seconds, as the bar under the clock is long."""
    waiting: bool
    stopped: bool

    @property
    def marks(self) -> list[int]:
        return [second for second in TIME_CALLS if second < self.total]


@dataclass(frozen=True)
class Room:
    """An event as the room may see it at a moment."""

    event: OpenEvent
    now: int
    zone: int

    @property
    def playing(self) -> str:
        """The playing language; a tournament has no tiles of its own, and its opening says what is played."""
        state = self.event.state
        language: str = state.opened.get("language") or state.tile_set.language
        return language

    @property
    def language(self) -> str:
        """The language of what is published, whatever the judge's device speaks."""
        language: str = self.event.state.opened.get("publication", self.playing)
        return language

    @property
    def t(self) -> Texts:
        return texts(self.language)

    @property
    def clock(self) -> Clock | None:
        """The clock, which stands still until the judge says how the time that nobody saw is to be read."""
        clock: Clock | None = self.event.state.clock
        if clock and self.event.last_sign is not None:
            return clock.stopped(self.event.last_sign)
        return clock

    def time(self, draws: Draws) -> RoomTime | None:
        """Return the clock as it is drawn; the window moves it from then on. During the call it waits."""
        total = draws.minutes * 60
        waiting = self.clock is None and draws.phase == "call" and total > 0
        clock = Clock(total * 1000) if waiting else self.clock
        if clock is None:
            return None
        return RoomTime(clock.left(self.now), total, waiting, not waiting and not clock.running)


def played_tiles(tile_set: TileSet, play: Play, t: Texts) -> list[TileFace]:
    """Return the tiles of a play that lies on the board, blanks with the letter they stand for."""
    tiles = []
    for code in play.word:
        label, blank = letter(tile_set, code & ~AS_BLANK), bool(code & AS_BLANK)
        points = 0 if blank else tile_set.points(label)
        name = t.gettext("%(letter)s, a blank") % {"letter": label} if blank else label
        tiles.append(TileFace(label, points, name, blank))
    return tiles
