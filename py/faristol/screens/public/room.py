"""The board for the room, whatever the event is: its language, the rack as it is called, the clock."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from faristol.core.clock import Clock
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import Play
from faristol.core.tiles import TileSet
from faristol.games.draws import Draws, blank_name
from faristol.screens.calling.called import called_tiles
from faristol.screens.calling.in_room import tiles_in_room
from faristol.screens.calling.time import time_marks
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import OpenEvent
from faristol.screens.session import Session
from faristol.screens.view import view_value
from faristol.texts import Texts, texts

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.seats import TableRules


@view_value
class RoomTime:
    left: int
    total: int
    """In milliseconds, as what is left of it."""
    waiting: bool
    stopped: bool

    @property
    def marks(self) -> list[tuple[int, str]]:
        return time_marks(self.total)


@dataclass(frozen=True)
class Room:
    """An event as the room may see it at a moment."""

    event: OpenEvent
    now: int
    zone: int
    session: Session = Session()
    rules: "TableRules | None" = None
    """Of the tablets at its tables, where it has any."""

    @property
    def playing(self) -> str:
        """The playing language; a tournament has no tiles of its own, and its opening says what is played."""
        language: str = self.event.state.opened.language
        return language

    @property
    def language(self) -> str:
        """The language of what is published, whatever the judge's device speaks."""
        language: str = self.event.state.opened.publication
        return language

    @property
    def t(self) -> Texts:
        return texts(self.language, blank_name(self.event.state))

    @property
    def clock(self) -> Clock | None:
        """The clock, which stands still until the judge says how the time that nobody saw is to be read."""
        clock: Clock | None = self.event.state.clock
        if clock and self.event.last_sign is not None:
            return clock.stopped(self.event.last_sign)
        return clock

    def time(self, draws: Draws) -> RoomTime | None:
        """Return the clock as it is drawn; the window moves it from then on. During the call it waits."""
        total = draws.minutes * 60_000
        waiting = self.clock is None and draws.phase == "call" and total > 0
        clock = Clock(total) if waiting else self.clock
        if clock is None:
            return None
        return RoomTime(clock.left(self.now), total, waiting, not waiting and not clock.running)

    def rack(self, draws: Draws) -> tuple[TileFace, ...]:
        """Return the tiles that the room may see, in the order in which they are called."""
        called = called_tiles(draws)
        seen = called[: tiles_in_room(self.event, draws, self.session, called)]
        return faces(draws.tile_set, tuple(each.tile for each in seen), self.t)


def played_tiles(tile_set: TileSet, play: Play, t: Texts) -> list[TileFace]:
    """Return the tiles of a play that lies on the board, blanks with the letter they stand for."""
    tiles = []
    for code in play.word:
        label, blank = letter(tile_set, code & ~AS_BLANK), bool(code & AS_BLANK)
        points = 0 if blank else tile_set.points(label)
        name = t.gettext("%(letter)s, a blank") % {"letter": label} if blank else label
        tiles.append(TileFace(label, points, name, blank))
    return tiles
