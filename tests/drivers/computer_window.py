"""A person against the computer in a window: plays by the best of the list, or as a test says."""

from typing import Any

from drivers.club import words
from drivers.window import Window
from faristol.core.play import write_play
from faristol.games.classic.game import Classic
from faristol.practice import opponent
from faristol.practice.choosing import Choosing
from faristol.practice.levels import STRONG
from faristol.practice.turns import Chosen
from faristol.words.bitsets import Bitsets
from faristol.words.slices import finish

FIELDS = {"ruleset": "mallorca", "level": "club", "name": "Neus Bonet"}
LISTS = {"mallorca": "ca", "federation": "ca", "romanian": "ro"}


class ComputerWindow(Window):
    """From the form to the first turn."""

    screen = "against"

    def __init__(self, *, first: str | None = None, **chosen: Any) -> None:
        """Open a game; secrets are tried until `first` starts."""
        self.fields = {**FIELDS, **chosen}
        for number in range(1, 99):
            super().__init__(language="en", secret=bytes([number]) * 32)
            self.go("#/against")
            self.act("against_setup.choose", self.fields)
            assert self.act("against_setup.open", self.fields)["ok"], self.regions["notice"]
            if first is None or first == ("person" if self.game.first == 1 else "computer"):
                return
        raise AssertionError("the lot never falls so")

    @property
    def game(self) -> Classic:
        game: Classic = self.state
        return game

    @property
    def words(self) -> Bitsets:
        return words(self.game.tile_set.language)

    @property
    def best(self) -> Chosen:
        """Return what a strong player would do in the person's place."""
        return finish(Choosing(STRONG, self.words, opponent.position(self.game), lambda: 0.0).steps())

    def plays(self) -> "ComputerWindow":
        """Play the person's turn."""
        chosen = self.best
        if chosen.play:
            return self.does("play", {"play": write_play(self.game.tile_set, chosen.play.play)})
        if not chosen.exchange:
            return self.does("pass_turn")
        self.does("begin_exchange")
        for place in range(len(chosen.exchange)):
            self.does("tile", place=str(place))
        return self.does("exchange")

    def lets_play(self) -> "ComputerWindow":
        """Let the computer play its turn: by itself, as the page does; the last one with a tap."""
        assert self.last.get("then") == "against.take_turn" or 'id="my-turn"' in self.regions["shelf"]
        return self.does("take_turn")

    def plays_on(self) -> "ComputerWindow":
        """Play both sides to the end."""
        for _ in range(200):
            if self.game.stage != "turn":
                return self
            self.plays() if self.game.to_move == 1 else self.lets_play()
        raise AssertionError("a game without end")
