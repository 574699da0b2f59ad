"""The arbiter of a competition by letter, without a screen: a log, and the acts that are written to it."""

from datetime import date
from typing import Any

from drivers.log import SECOND, Log
from faristol.competitions import opening, reporting, ruling
from faristol.competitions.event import Game, Player, Report
from faristol.competitions.opening import Choices
from faristol.competitions.worth import classification, worth
from faristol.core.coefficients import coefficient_text
from faristol.rulesets import ruleset_data

LEXICON = {"language": "ro", "name": "LOC", "version": "7", "words": 1, "sha256": "ab" * 32}
BEGINS, CLOSES, LATE = date(2026, 3, 1), date(2027, 3, 31), date(2027, 4, 6)
NAMES = ("Ana", "Barbu", "Carmen")


class Arbiter(Log):
    """A second passes with every entry."""

    def __init__(self, names: tuple[str, ...] = NAMES, **chosen: Any) -> None:
        usual = {"name": "Ediția a 15-a", "arbiters": "Dorina", "way": "e-mail", "begins": BEGINS}
        usual |= {"closes": CLOSES, "racks": False, "program": False}
        choices = Choices(**{**usual, **chosen})
        super().__init__(
            opening.open_competition(choices, ruleset_data("correspondence"), LEXICON, bytes(32), "0.1.0")
        )
        for name in names:
            self.enters(name)

    def lasts(self, coefficient_text: int) -> int:
        return coefficient_text * SECOND

    def enters(self, name: str, **more: str) -> "Arbiter":
        id = f"p{self.state.entered + 1}"
        return self.write(opening.enter_player(self.state, Player(id, name, **more)))

    def begins(self, twice: bool = False) -> "Arbiter":
        self.write(opening.hear_room(self.state, "zăpadă"))
        return self.write(opening.pair_all(self.state, twice))

    def game(self, red: str, blue: str) -> Game:
        return next(game for game in self.state.games if self.state.names(game) == (red, blue))

    def either(self, one: str, two: str) -> Game:
        return next(game for game in self.state.games if {one, two} == set(self.state.names(game)))

    def hears(
        self, game: Game, red: int, blue: int, way: str = "played-out", on: date = LATE, **more: Any
    ) -> "Arbiter":
        result = Report(way, (red, blue), **{"turns": 12, **more})
        game = self.state.games[game.number - 1]
        return self.write(reporting.report(self.state, game, result, on, sure=True))

    def worth(self, game: Game) -> tuple[str, ...] | None:
        counted = worth(self.state, self.state.games[game.number - 1])
        return counted and tuple(map(coefficient_text, counted))

    def table(self) -> list[tuple[int | None, str, str]]:
        return [
            (row.rank, row.player.name, coefficient_text(row.total)) for row in classification(self.state)
        ]

    def results(self) -> list[tuple[int, int, int]]:
        return [(row.won, row.drawn, row.lost) for row in classification(self.state)]

    def ends(self, today: date = CLOSES) -> "Arbiter":
        return self.write(ruling.end(self.state, today))
