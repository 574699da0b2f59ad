"""What the log of a tournament may say: how it is paired and counted, with all its facts in one table."""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Annotated, Literal

from faristol.facts import Exported as ExportedAnywhere
from faristol.facts import Facts
from faristol.fields import Name, fit
from faristol.texts import N_
from faristol.tournaments import (
    facts_of_divisions,
    facts_of_evenings,
    facts_of_fees,
    facts_of_merging,
    facts_of_pairs,
    facts_of_players,
    facts_of_prizes,
    facts_of_rounds,
    facts_of_tables,
    facts_of_teams,
    facts_of_time,
)
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts_of_divisions import OfDivision, TournamentFact
from faristol.tournaments.opened import Boards, Number, TermsInLog, Top, TournamentOpened
from faristol.tournaments.terms import IN_PLANS, LADDER, System


class Exported(ExportedAnywhere):
    """A backup was made; only before the lots are drawn there is a secret in it."""

    log_sentence = N_("A backup was made")
    final = False


class TermsChanged(TournamentFact):
    """It is paired otherwise from the next round on."""

    terms: TermsInLog
    log_sentence = N_("Pairing or counting changes from the next round on")
    undo_sentence = N_("the way of pairing")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.terms.mode != LADDER or not event.separate, "terms")
        return replace(event, terms=self.terms.with_seed(event.terms.seed))


class NamesListed(TournamentFact):
    """Lists by name are ordered by surname from now on, or as the names are written."""

    by: Literal["written", "surname"]
    log_sentence = N_("Lists by name are ordered differently")
    undo_sentence = N_("the order of lists by name")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, listed_by=self.by)


class ArbitersNamed(TournamentFact):
    """These are the arbiters from now on."""

    arbiters: tuple[Name, ...]
    log_sentence = N_("Arbiters: %(names)s")
    undo_sentence = N_("the arbiters")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, arbiters=self.arbiters)


class RoundPlanned(OfDivision):
    """One round is to be paired in another way; without a mode as usual."""

    round: Number
    mode: Annotated[str, {"": "", **dict(zip(IN_PLANS, IN_PLANS, strict=True))}.__getitem__]
    top: Top = System.top
    third: bool = System.third
    replayed: bool = System.replayed
    double: bool = System.double
    second_final: bool = System.second_final
    boards: Boards = System.boards
    log_sentence = N_("Plan of %(in_round)s: %(way)s")
    undo_sentence = N_("the plan of a round")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        """Return the tournament with this plan; only the draft of that round is dropped."""
        fit(self.round >= event.next, "round")
        plan = {number: system for number, system in event.plan.items() if number != self.round}
        if self.mode:
            plan[self.round] = System(**{each.name: getattr(self, each.name) for each in fields(System)})
        draft = None if self.round == event.next else event.draft
        return replace(event, plan=plan, draft=draft)


class RoundsChanged(OfDivision):
    """So many rounds after all."""

    rounds: Number
    log_sentence = N_("The number of rounds is now %(rounds)s")
    undo_sentence = N_("the number of rounds")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        fit(self.rounds >= len(event.rounds), "rounds")
        return replace(event, planned=self.rounds)


class TournamentEnded(OfDivision):
    """The classification is final."""

    log_sentence = N_("The tournament ended")
    final = True

    def changed(self, event: Tournament) -> Tournament:
        fit(event.stage == "between", "type")
        return replace(event, ended=True)


class TournamentReopened(OfDivision):
    """And why."""

    why: str
    log_sentence = N_("The tournament was opened again: %(why)s")
    final = True

    def changed(self, event: Tournament) -> Tournament:
        fit(event.ended, "type")
        return replace(event, ended=False)


FACTS: Facts[Tournament] = Facts(
    TournamentOpened,
    globals(),
    vars(facts_of_divisions),
    vars(facts_of_evenings),
    vars(facts_of_fees),
    vars(facts_of_pairs),
    vars(facts_of_players),
    vars(facts_of_prizes),
    vars(facts_of_rounds),
    vars(facts_of_tables),
    vars(facts_of_teams),
    vars(facts_of_time),
    vars(facts_of_merging),
)
apply = FACTS.apply


def in_division(event: Tournament, entries: Sequence[Entry]) -> list[Entry]:
    """Return what a director has written of a division that is paired for itself, with its name."""
    if event.whole is None:
        return [*entries]
    return [
        {"division": event.part, **entry} if issubclass(FACTS.types[entry["type"]], OfDivision) else entry
        for entry in entries
    ]
