"""What the log says of results that another tablet's log had of the same tables."""

from dataclasses import replace

from faristol.fields import fit
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import OfDivision
from faristol.tournaments.facts_of_rounds import Board, ResultEntered, published_in, with_round, without
from faristol.tournaments.opened import Number


class ResultBrought(ResultEntered):
    """A result that only the other tablet had."""

    log_sentence = N_("Round %(round)s, table %(board)s: %(result)s, from the other tablet")
    undo_sentence = N_("results from another tablet")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.board not in published_in(event, self.round).sheets, "board")
        return super().changed(event)


class ResultBeside(ResultEntered):
    """Another result than the one here: which counts, the director says."""

    log_sentence = N_("Round %(round)s, table %(board)s: the other tablet has %(result)s")
    undo_sentence = N_("results from another tablet")

    def changed(self, event: Tournament) -> Tournament:
        published = published_in(event, self.round)
        fit(self.board in published.sheets, "board")
        beside = {**published.beside, self.board: self.as_sheet(event, published)}
        return with_round(event, replace(published, beside=beside))


class ResultKept(OfDivision):
    """The result that was here counts, and why."""

    round: Number
    board: Board
    why: str
    log_sentence = N_("Round %(round)s, table %(board)s: the result here stays. %(why)s")
    undo_sentence = N_("a choice between two results")

    def changed(self, event: Tournament) -> Tournament:
        published = published_in(event, self.round)
        fit(self.board in published.beside, "board")
        return with_round(event, replace(published, beside=without(published.beside, self.board)))
