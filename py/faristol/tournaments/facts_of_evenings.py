"""What the log says of who is there on an evening of the ladder."""

from dataclasses import replace
from typing import Literal

from faristol.fields import Damaged, Name, fit
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import TournamentFact
from faristol.tournaments.opened import Number
from faristol.tournaments.players import Player

Whereabouts = Literal["here", "absent", "for_club", "unannounced"]
HERE: Whereabouts = "here"
ABSENT: Whereabouts = "absent"
FOR_CLUB: Whereabouts = "for_club"
UNANNOUNCED: Whereabouts = "unannounced"
EVERYWHERE = (HERE, ABSENT, FOR_CLUB, UNANNOUNCED)


class EveningBegan(TournamentFact):
    """These are here; of the others, these play for the club, and these have not announced their absence."""

    round: Number
    here: tuple[Name, ...]
    for_club: tuple[Name, ...] = ()
    unannounced: tuple[Name, ...] = ()
    log_sentence = N_("Evening %(round)s, here: %(here)s")
    undo_sentence = N_("who is here")

    def in_parts(self, event: Tournament) -> Tournament:
        raise Damaged("type")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.round == event.next, "round")
        fit({*self.here, *self.for_club, *self.unannounced} <= event.players.keys(), "here")
        players = {id: self._there(each) for id, each in event.players.items()}
        return replace(event, players=players, began=self.round)

    def _there(self, player: Player) -> Player:
        number, here = {self.round}, player.id in self.here
        return replace(
            player,
            absent=player.absent - number if here else player.absent | number,
            away=None if here else player.away,
            for_club=player.for_club | number if player.id in self.for_club else player.for_club - number,
            unannounced=player.unannounced | number
            if player.id in self.unannounced
            else player.unannounced - number,
        )
