"""What a fact of the log is about where each division is paired for itself: all of them, one, or a player."""

from dataclasses import replace
from typing import Annotated, ClassVar

from faristol.facts import Fact
from faristol.fields import Name, fit, whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.own_tables import MOST_TABLES
from faristol.tournaments.parts import SHARED, rejoined, separated, together, with_part
from faristol.tournaments.terms import LADDER


class TournamentFact(Fact):
    """A draft follows from what was known when it was made: nearly every fact drops it."""

    keeps_draft: ClassVar[bool] = False

    def apply(self, event: Tournament) -> Tournament:
        return self.in_parts(event) if event.separate else self.in_one(event)

    def in_one(self, event: Tournament) -> Tournament:
        return self.changed(event if self.keeps_draft else replace(event, draft=None))

    def in_parts(self, event: Tournament) -> Tournament:
        """Return the whole after a fact about all divisions."""
        after = self.in_one(event)
        parts = {
            name: replace(
                part if self.keeps_draft else replace(part, draft=None),
                **{shared: getattr(after, shared) for shared in SHARED if shared != "terms"},
                terms=replace(after.terms, seed=part.terms.seed),
            )
            for name, part in event.parts.items()
        }
        return rejoined(after, parts) if parts else after

    def changed(self, event: Tournament) -> Tournament:
        return event


class OfDivision(TournamentFact):
    """A fact about a division, if they are paired each for itself."""

    division: Name = ""

    def in_parts(self, event: Tournament) -> Tournament:
        if not event.parts:
            return self.in_one(event)
        fit(self.division in event.parts, "division")
        return with_part(event, self.in_one(event.parts[self.division]))


class OfPlayer(TournamentFact):
    """A fact about a player, and so about one division."""

    player: Name

    def in_parts(self, event: Tournament) -> Tournament:
        return with_part(event, self.in_one(part_with(event, self.player)))


class DivisionsSeparated(TournamentFact):
    """Each division is paired and closed for itself, or they are together again."""

    separate: bool
    log_sentence = N_("Each division is paired separately")
    undo_sentence = N_("how divisions are paired")

    @property
    def sentence(self) -> str:
        return self.log_sentence if self.separate else N_("All divisions are paired together")

    def apply(self, event: Tournament) -> Tournament:
        fit(not event.rounds and event.terms.mode != LADDER, "separate")
        fit(self.separate != event.separate, "separate")
        return separated(event) if self.separate else together(event)


class FirstTableSet(OfDivision):
    """Which table is a division's first one."""

    table: Annotated[int, whole(1, MOST_TABLES)]
    log_sentence = N_("The first table is number %(table)s")
    undo_sentence = N_("the first table")

    def apply(self, event: Tournament) -> Tournament:
        fit(event.separate, "division")
        return super().apply(event)

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, first_table=self.table)


def part_with(event: Tournament, player: str) -> Tournament:
    """Return the division in which a player is."""
    fit(player in event.players, "player")
    return event.parts[event.players[player].division]
