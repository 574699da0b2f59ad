"""The board for the room, whatever the event is: its language, the rack as it is called, the clock."""

from dataclasses import dataclass
from typing import Any

from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import Play
from faristol.core.tiles import TileSet
from faristol.games.clock import Clock
from faristol.games.commitment import as_words
from faristol.games.draws import Draws
from faristol.games.promising import asked
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.parts.qr import qr
from faristol.screens.scene import OpenEvent
from faristol.screens.sealed.promise import facts
from faristol.speech.call import NameTable, call
from faristol.texts import Texts, minutes_and_seconds, texts

TIME_CALLS = (60, 30)
"""Seconds left, marked on the bar under the clock (DUP-10)."""


@dataclass(frozen=True)
class Room:
    event: OpenEvent
    now: int
    zone: int

    @property
    def playing(self) -> str:
        """A tournament has no tiles of its own; its opening says what is played."""
        state = self.event.state
        language: str = state.opened.get("language") or state.tile_set.language
        return language

    @property
    def language(self) -> str:
        """What is published is in the event's own language, whatever the judge's device speaks."""
        language: str = self.event.state.opened.get("publication", self.playing)
        return language

    @property
    def t(self) -> Texts:
        return texts(self.language)

    @property
    def clock(self) -> Clock | None:
        """It stands still while the judge has not said how the time that nobody saw is to be read."""
        clock: Clock | None = self.event.state.clock
        if clock and self.event.last_sign is not None:
            return clock.stopped(self.event.last_sign)
        return clock

    def time(self, draws: Draws) -> dict[str, Any] | None:
        """The clock as it is drawn; the window moves it from then on. During the call it waits."""
        total = draws.minutes * 60
        waiting = self.clock is None and draws.phase == "call" and total > 0
        clock = Clock(total * 1000) if waiting else self.clock
        if clock is None:
            return None
        left = clock.left(self.now)
        return {
            "text": minutes_and_seconds(left),
            "left": left,
            "total": total,
            "marks": [second for second in TIME_CALLS if second < total],
            "waiting": waiting,
            "stopped": not waiting and not clock.running,
            "over": left == 0,
        }


def rack(draws: Draws, t: Texts) -> tuple[TileFace, ...]:
    """The tiles in the order in which they are called."""
    names = NameTable.from_data(draws.opened["names"])
    called = call(draws.tile_set, names, draws.kept, draws.drawn, draws.opened["order"])
    return faces(draws.tile_set, tuple(each.tile for each in called), t)


def promise(draws: Draws, t: Texts) -> dict[str, Any]:
    """The fingerprint of the secret, which the room writes down before anything is drawn."""
    made = draws.promise
    digest = draws.commitment
    words = as_words(digest, draws.tile_set.language)
    return {
        "words": words,
        "digest": digest,
        "qr": qr(f"sha256:{digest}"),
        "facts": facts(made, t)[:3] if made else [],
        "asked": asked(made) if made else None,
    }


def secret(draws: Draws) -> dict[str, Any] | None:
    """Only once it has been published."""
    if draws.secret is None:
        return None
    return {
        "hex": draws.secret,
        "room": draws.room,
        "words": as_words(draws.commitment, draws.tile_set.language),
        "qr": qr(f"{draws.secret} {draws.room}"),
    }


def laid_tiles(tile_set: TileSet, play: Play, t: Texts) -> list[TileFace]:
    """The tiles of a play that lies on the board, blanks with the letter they stand for."""
    tiles = []
    for code in play.word:
        label, blank = letter(tile_set, code & ~AS_BLANK), bool(code & AS_BLANK)
        points = 0 if blank else tile_set.points(label)
        name = t.gettext("%(letter)s, a blank") % {"letter": label} if blank else label
        tiles.append(TileFace(label, points, name, blank))
    return tiles
