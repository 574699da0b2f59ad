"""A person alone with a rack, in a window: from the form to the result, by the best of the list."""

import re
from typing import Any

from drivers.club import words
from drivers.window import Window
from faristol.core.play import write_play
from faristol.practice.solo.event import Solo
from faristol.screens.practice.solo.hand import best
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets

FIELDS = {"way": "new", "ruleset": "duplicate", "rounds": "5", "seconds": "180", "name": ""}


def text_of(html: str) -> str:
    """What one reads of it."""
    return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", html))


class SoloWindow(Window):
    """The first rack lies there; a second passes with every act."""

    screen = "solo"

    def __init__(self, *, disk: Any = None, begins: bool = True, **chosen: str) -> None:
        super().__init__(disk, language="en")
        self.fields = {**FIELDS, **chosen}
        if begins:
            assert self.begins()["ok"], self.regions["work"]

    def begins(self) -> dict[str, Any]:
        self.go("#/solo")
        self.act("solo_setup.choose", self.fields)
        return self.act("solo_setup.open", self.fields)

    @property
    def game(self) -> Solo:
        game: Solo = self.state
        return game

    @property
    def words(self) -> Bitsets:
        return words(self.game.tile_set.language)

    @property
    def plays(self) -> tuple[Found, ...]:
        """The best of the rack, the master play first."""
        return best(self.words, self.game).plays

    def lays(self, text: str) -> "SoloWindow":
        return self.does("write", {"play": text})

    def lays_nth(self, nth: int = 0) -> "SoloWindow":
        return self.lays(write_play(self.game.tile_set, self.plays[nth].play))

    def proposes(self, nth: int = 0) -> "SoloWindow":
        return self.lays_nth(nth).does("propose")

    def to_the_end(self, nth: int = 0) -> "SoloWindow":
        while self.game.stage != "over":
            self.proposes(nth).does("next")
        return self
