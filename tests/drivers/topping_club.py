"""A club's topping without a screen: plays that come from tablets at moments of the round."""

from typing import Any, Self

from drivers.club import Club
from faristol.core.play import write_play
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import possible, topping
from faristol.games.duplicate.event import Topping
from faristol.games.duplicate.from_tablets import SentSlip
from faristol.games.duplicate.standings import standings
from faristol.games.log import Entry
from faristol.words.plays import find_plays


class ToppingClub(Club):
    """Three players at their tablets; the time of a round is three minutes."""

    def __init__(
        self,
        ranking: Any = "rounds",
        ends: Any = "first",
        penalty: int = 30,
        miss: int = 10,
        players: tuple[str, ...] = ("Aina Mas", "Biel Riera", "Coloma Vidal"),
        **chosen: Any,
    ) -> None:
        rules = Topping(ranking, ends, penalty, miss)
        super().__init__(players=players, topping=rules, bonuses=False, **chosen)
        self.begin()
        self.starts()

    def starts(self) -> Self:
        self.write(drawing.start_time(self.state.draws))
        self.started = self.entries[-1]["at"]
        return self

    def write(self, facts: list[Entry], at: int | None = None) -> Self:
        """Write entries, at a moment of the round if one is asked for."""
        if at is not None:
            self.now = at
        return super().write(facts)

    @property
    def found(self) -> possible.Plays:
        state = self.state
        return possible.plays_of(state, state.round, self.words)

    def best(self) -> list[str]:
        return [write_play(self.state.tile_set, each.play) for each in self.found.best]

    def worse(self, count: int = 1) -> list[str]:
        """Return the best of the plays that are not the best of all."""
        state = self.state
        plays = find_plays(self.words, state.round.board, state.round.rack)
        plays = list(plays.ordered())
        top = plays[0].score
        fewer = [each.play for each in plays if each.score < top]
        return [write_play(state.tile_set, each) for each in fewer[:count]]

    def sends(self, table: int, text: str, seconds: float, round_: int | None = None) -> Self:
        """Send a play from the tablet at a table, so many seconds after the start of the time."""
        sent = SentSlip(10 + table, table, round_ or len(self.state.rounds), text, None)
        now = self.started + int(1000 * seconds)
        entries = topping.send(self.state, sent, self.words.lexicon.contains, self.found, now)
        return self.write(entries, now)

    def time_over(self) -> Self:
        entries = topping.end_round(self.state, "clock", self.words.lexicon.contains, self.found)
        return self.write(entries, self.started + 180_000)

    def goes_on(self) -> Self:
        self.next()
        return self.starts()

    def rows(self) -> list[tuple[Any, ...]]:
        return [(row.rank, row.player.id, row.total, row.tally.seconds) for row in standings(self.state)]
