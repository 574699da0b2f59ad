"""What the log says of the teams of a tournament."""

from dataclasses import replace
from typing import Annotated

from faristol.fields import Name, fit, whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import OfDivision, TournamentFact
from faristol.tournaments.facts_of_players import known
from faristol.tournaments.teams import MOST_COUNTED, Teams


class TeamsCounted(TournamentFact):
    """Clubs are teams: so many of each count, or all."""

    best: Annotated[int, whole(0, MOST_COUNTED)] = 0
    log_sentence = N_("Clubs are counted as teams")
    undo_sentence = N_("the teams")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, teams=Teams(self.best))


class TeamsDropped(TournamentFact):
    """They are not counted after all."""

    log_sentence = N_("Clubs are no longer counted as teams")
    undo_sentence = N_("the teams")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, teams=None)


class BoardsOrdered(OfDivision):
    """The board order of a team, or who plays for it in one round only."""

    team: Name
    players: tuple[Name, ...]
    once: bool = False
    """For the next round only."""
    log_sentence = N_("Board order of %(team)s: %(players)s")
    undo_sentence = N_("a board order")

    def changed(self, event: Tournament) -> Tournament:
        for player in self.players:
            known(event, player)
        fit(len(self.players) == len({*self.players}), "players")
        key = (self.division, self.team)
        if self.once:
            return replace(event, line_ups={**event.line_ups, key: self.players})
        others = {team: named for team, named in event.line_ups.items() if team != key}
        return replace(event, board_orders={**event.board_orders, key: self.players}, line_ups=others)
