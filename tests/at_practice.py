"""A person against the computer in a window: plays by the best of the list, or as a test says."""

from typing import Any

from faristol.core.play import write_play
from faristol.games.classic.game import Classic
from faristol.practice import opponent
from faristol.practice.choosing import Choosing
from faristol.practice.levels import STRONG
from faristol.practice.turns import Chosen
from faristol.words.bitsets import Bitsets
from faristol.words.slices import finish
from window import LOOP, Window

FIELDS = {"ruleset": "mallorca", "level": "club", "name": "Neus Bonet"}
LISTS = {"mallorca": "ca", "federation": "ca", "romanian": "ro"}


class AtPractice(Window):
    """From the form to the first turn."""

    def __init__(self, *, first: str | None = None, **chosen: Any) -> None:
        """`first`: who starts; the lot is drawn with other secrets until it is so."""
        self.fields = {**FIELDS, **chosen}
        for number in range(1, 99):
            super().__init__(language="en", secret=bytes([number]) * 32)
            self.go("#/against")
            self.act("against_setup.choose", self.fields)
            assert self.act("against_setup.open", self.fields)["ok"], self.shown["notice"]
            if first is None or first == ("person" if self.game.first == 1 else "computer"):
                return
        raise AssertionError("the lot never falls so")

    @property
    def game(self) -> Classic:
        assert self.engine._desk.event
        game: Classic = self.engine._desk.event.state
        return game

    @property
    def words(self) -> Bitsets:
        return LOOP.run_until_complete(self.engine._library.open(self.game.opened["lexicon"]))

    def act(self, do: str, fields: dict[str, str] | None = None, **data: str) -> dict[str, Any]:
        answer = self.wait(1).do(do, fields, data=data)
        assert not answer.get("broken"), answer["broken"]
        return answer

    def does(self, name: str, fields: dict[str, str] | None = None, **data: str) -> "AtPractice":
        assert self.act(f"against.{name}", fields, **data)["ok"], self.shown["notice"]
        return self

    @property
    def best(self) -> Chosen:
        """What a strong player would do in the person's place."""
        return finish(Choosing(STRONG, self.words, opponent.position(self.game), lambda: 0.0).steps())

    def plays(self) -> "AtPractice":
        """The person's turn."""
        chosen = self.best
        if chosen.play:
            return self.does("play", {"play": write_play(self.game.tile_set, chosen.play.play)})
        if not chosen.exchange:
            return self.does("pass_turn")
        self.does("begin_exchange")
        for place in range(len(chosen.exchange)):
            self.does("tile", place=str(place))
        return self.does("exchange")

    def lets_play(self) -> "AtPractice":
        """The computer's turn: it has thought, and the person lets it play."""
        assert 'id="my-turn"' in self.shown["shelf"]
        return self.does("take_turn")

    def plays_on(self) -> "AtPractice":
        """Both in turn, to the end."""
        for _ in range(200):
            if self.game.stage != "turn":
                return self
            self.plays() if self.game.to_move == 1 else self.lets_play()
        raise AssertionError("a game without end")

    def to_mine(self) -> "AtPractice":
        return self if self.game.to_move == 1 else self.lets_play()

    def to_theirs(self) -> "AtPractice":
        return self if self.game.to_move == 2 else self.plays()
