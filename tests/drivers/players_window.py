"""Two people and a window: at one tablet, or with a scorer beside a real board."""

import re
from typing import Any

from drivers.match import Match
from drivers.window import Window, wait_for
from faristol.core.squares import SIZE, read_place
from faristol.games.classic.game import Classic, summary
from faristol.storage import Card

STREAM = "two"


class Players(Window):
    """Opens a game that was begun elsewhere."""

    screen = "classic"

    def __init__(self, match: Match, language: str = "en", disk: Any = None) -> None:
        super().__init__(disk, language)
        self.now = match.now
        if disk is None:
            card: Card = {**summary(match.state), "stream": STREAM, "at": self.now, "entries": 1}
            wait_for(self.log.append(STREAM, 0, match.entries, card))
        assert self.go(f"#/event/{STREAM}")["ok"]

    @property
    def game(self) -> Classic:
        game: Classic = self.state
        return game

    def shows(self) -> "Players":
        return self.does("show_tiles")

    def at(self, place: str) -> "Players":
        """A tap on a square."""
        found = read_place(place)
        assert found
        row, col = divmod(found.square, SIZE)
        return self.does("square", row=str(row), col=str(col))

    def lays(self, count: int, place: str = "H8") -> "Players":
        """Put the first tiles of the rack on the board, by a tap on each and on its square."""
        found = read_place(place)
        assert found
        for number, square in enumerate(found.squares(count)):
            self.does("tile", place=str(number))
            row, col = divmod(square, SIZE)
            self.does("square", row=str(row), col=str(col))
            if 'id="asking-title"' in self.regions["work"]:
                self.does("key", key="A")
        return self

    def writes(self, play: str) -> "Players":
        """Type a play as a scorer does, letter by letter, and then Enter."""
        self.does("typing", {"play": play})
        return self.does("play", {"play": play})

    @property
    def rack_shown(self) -> list[str]:
        """Return the tiles that are on the rack, by their labels."""
        return re.findall(r'id="rack-\d"[^>]*aria-label="([^"]*)"(?![^>]* data-out)', self.page)

    @property
    def announced(self) -> str:
        return str(self.last["announce"])

    def problem(self, field: str) -> str:
        found = re.search(rf'id="{field}-problem">(.*?)</p>', self.page, re.DOTALL)
        return re.sub(r"<[^>]*>", "", found[1]).strip() if found else ""
