"""What the log says of the teams of a tournament."""

from dataclasses import replace
from typing import Annotated

from faristol.fields import whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_players import TournamentFact
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
