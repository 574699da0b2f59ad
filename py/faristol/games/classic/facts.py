"""The facts in the log of a game of two to four: those of its beginning, and a table of all."""

from dataclasses import replace

from faristol.core.tiles import take
from faristol.facts import Fact, Facts
from faristol.fields import Few, Moment, Tile, fit
from faristol.games.classic import facts_of_challenges as challenges
from faristol.games.classic import facts_of_the_end, facts_of_time, facts_of_turns
from faristol.games.classic.facts_of_turns import Seat, fits_in_the_set
from faristol.games.classic.game import Classic, ClassicOpened
from faristol.rulesets.schema import Cited
from faristol.texts import N_


class StartDrawn(Fact):
    """A tile for each, to see who starts; equal tiles are drawn again."""

    tiles: tuple[Tile, ...]
    first: Seat | None
    clause: Cited = None
    undo_sentence = N_("the draw for the start")

    @property
    def sentence(self) -> str:
        if len(self.tiles) > 2:
            return N_("Tiles drawn to see who starts: %(drawn)s")
        return N_("For the start, %(one)s drew %(first_tile)s and %(two)s drew %(second_tile)s")

    def apply(self, event: Classic) -> Classic:
        fit(event.stage == "start" and self.first in (None, *event.players), "first")
        fit(len(self.tiles) == len(event.names) and take(event.tile_set.all, self.tiles) is not None, "tiles")
        drawn = (*event.start_draws, self.tiles)
        return replace(event, start_draws=drawn, first=self.first, draws=event.draws + 1)


class StarterNamed(Fact):
    """The pairing decides who starts."""

    player: Seat
    clause: Cited = None
    log_sentence = N_("%(player)s starts")
    undo_sentence = N_("who starts")

    def apply(self, event: Classic) -> Classic:
        fit(event.stage == "start" and self.player in event.players, "player")
        return replace(event, first=self.player)


class RacksDrawn(Fact):
    """Seven tiles each; of a real bag only how many."""

    at: Moment
    racks: tuple[tuple[Tile, ...], ...] | None
    counts: tuple[Few, ...]
    log_sentence = N_("The first racks were drawn")
    undo_sentence = N_("the first racks")

    def apply(self, event: Classic) -> Classic:
        fit(event.stage == "racks", "type")
        fit((self.racks is not None) == event.program_draws, "racks")
        fit(len(self.counts) == len(event.names), "counts")
        fit(self.racks is None or self.counts == tuple(map(len, self.racks)), "racks")
        drawn = replace(
            event,
            racks=self.racks,
            counts=self.counts,
            to_move=event.first,
            draws=event.draws + 1,
            turn_began=self.at,
        )
        return fits_in_the_set(drawn, "counts")


FACTS: Facts[Classic] = Facts(
    ClassicOpened,
    globals(),
    vars(facts_of_turns),
    vars(challenges),
    vars(facts_of_time),
    vars(facts_of_the_end),
)
apply = FACTS.apply
