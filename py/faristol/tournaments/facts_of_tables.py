"""What the log says of a published round that the director changes: places, one table or one bye more."""

from dataclasses import replace
from typing import Annotated

from faristol.fields import Name, fit, whole
from faristol.texts import N_
from faristol.tournaments.changing import exchanged, may_sit, seated, with_bye, with_table
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import OfDivision
from faristol.tournaments.facts_of_rounds import with_round
from faristol.tournaments.opened import Number
from faristol.tournaments.pairing import Draft


class _RoundChanged(OfDivision):
    round: Number
    why: str

    def tables_of(self, event: Tournament) -> dict[str, int]:
        """Return the table of each in the round that goes on."""
        fit(event.stage == "results" and self.round == len(event.rounds), "round")
        return seated(event.rounds[-1].draft)

    def with_draft(self, event: Tournament, draft: Draft, *players: str) -> Tournament:
        """Return the tournament with this round, in which these players count as there."""
        there = {
            id: replace(
                event.players[id],
                joined=min(event.players[id].joined, self.round),
                absent=event.players[id].absent - {self.round},
                away=None,
            )
            for id in players
        }
        event = replace(event, players={**event.players, **there})
        return with_round(event, replace(event.rounds[-1], draft=draft))


class PlacesChanged(_RoundChanged):
    """Two change places in a published round; at one table, they change who starts."""

    first: Name
    second: Name
    log_sentence = N_("%(Round)s: %(first)s and %(second)s swapped places. %(why)s")
    undo_sentence = N_("a swap of places")

    def changed(self, event: Tournament) -> Tournament:
        tables = self.tables_of(event)
        fit(self.first in tables, "first")
        fit(not {tables.get(self.first), tables.get(self.second)} & event.rounds[-1].sheets.keys(), "second")
        return self.with_draft(event, exchanged(event, self.first, self.second), self.first, self.second)

    def tables_of(self, event: Tournament) -> dict[str, int]:
        """Return the table of each in the round that goes on, in which both may have one."""
        tables = super().tables_of(event)
        fit(may_sit(event, self.first), "first")
        fit(may_sit(event, self.second) and self.first != self.second, "second")
        return tables


class TableAdded(PlacesChanged):
    """Two who had no table meet after all."""

    table: Annotated[int, whole(0, 10_000)] = 0
    """The number of their table, where divisions that are paired for themselves share a hall."""

    log_sentence = N_("%(Round)s: %(first)s and %(second)s meet after all. %(why)s")
    undo_sentence = N_("a table added")

    def changed(self, event: Tournament) -> Tournament:
        tables = self.tables_of(event)
        fit(not {self.first, self.second} & tables.keys(), "second")
        fit(self.table not in tables.values(), "table")
        draft = event.rounds[-1].draft
        fit(not draft.pairs or bool(self.table) == bool(draft.tables), "table")
        draft = with_table(event, self.first, self.second, self.table)
        return self.with_draft(event, draft, self.first, self.second)


class ByeAdded(_RoundChanged):
    """Somebody who had no table has a bye."""

    player: Name
    half: bool = False
    """It is half a point, whatever a bye counts."""
    log_sentence = N_("%(Round)s: %(player)s has a bye. %(why)s")
    undo_sentence = N_("a bye added")

    def changed(self, event: Tournament) -> Tournament:
        tables = self.tables_of(event)
        resting = dict(event.rounds[-1].draft.byes)
        fit(may_sit(event, self.player) and not {self.player} & {*tables, *resting}, "player")
        return self.with_draft(event, with_bye(event, self.player, half=self.half), self.player)
