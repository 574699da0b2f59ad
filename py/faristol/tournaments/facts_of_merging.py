"""What the log says of another tablet's log of the same tournament: what it brought, and what was decided."""

from dataclasses import replace
from typing import Any

from faristol.fields import Count, Name, fit
from faristol.texts import N_
from faristol.tournaments.difference import Difference
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import OfDivision, TournamentFact, part_with
from faristol.tournaments.facts_of_players import PlayerEntered, known
from faristol.tournaments.facts_of_rounds import (
    Board,
    ResultCorrected,
    ResultEntered,
    published_in,
    with_round,
    without,
)
from faristol.tournaments.opened import Number
from faristol.tournaments.parts import with_part
from faristol.tournaments.players import Player
from faristol.tournaments.published import Published, Sheet


class ResultBrought(ResultEntered):
    """A result that only the other tablet had."""

    log_sentence = N_("%(Round)s, table %(board)s: %(result)s, from the other tablet")
    undo_sentence = N_("results from another tablet")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.board not in published_in(event, self.round).sheets, "board")
        return super().changed(event)


class ResultBeside(ResultEntered):
    """Another result than the one here: which counts, the director says."""

    log_sentence = N_("%(Round)s, table %(board)s: the other tablet has %(result)s")
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
    log_sentence = N_("%(Round)s, table %(board)s: the result here stays. %(why)s")
    undo_sentence = N_("a choice between two results")

    def changed(self, event: Tournament) -> Tournament:
        published = published_in(event, self.round)
        fit(self.board in published.beside, "board")
        refused = {**published.refused, self.board: published.beside[self.board]}
        beside = without(published.beside, self.board)
        return with_round(event, replace(published, beside=beside, refused=refused))


class CorrectionBrought(ResultCorrected):
    """A result that both had, as only the other tablet has put it right."""

    log_sentence = N_("%(Round)s, table %(board)s was corrected on the other tablet: %(result)s. %(why)s")
    undo_sentence = N_("results from another tablet")

    @property
    def sentence(self) -> str:
        return self.log_sentence

    def as_sheet(
        self, event: Tournament, published: Published, why: str | None = None, game: str = ""
    ) -> Sheet:
        """Return the sheet as it was there: if an arbiter has decided, the entry says so."""
        return replace(super().as_sheet(event, published, why, game), decision=self.decision)


class TabletMerged(TournamentFact):
    """The file of another tablet was merged: so many entries of its own it had."""

    entries: Count
    read: Count = 0
    """How many entries its log had then."""
    seal: Name = ""
    """By which those are known again."""
    log_sentence = N_("The file of another tablet was merged; entries of its own: %(entries)s")
    undo_sentence = N_("the merging of a file")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        now = event.differences
        return replace(event, differences=replace(now, merged=now.merged + 1))


class PlayerBrought(PlayerEntered):
    """Somebody whom only the other tablet had entered."""

    origin: Name
    """By which this person is known on every tablet, whatever the id is there."""
    log_sentence = N_("%(name)s entered on the other tablet, for %(in_round)s")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.player not in event.players, "player")
        return self.with_player(event, Player(self.player, "", joined=self.round))


class PlayersSame(TournamentFact):
    """Whom both tablets have entered is one person."""

    player: Name
    name: Name
    origin: Name
    log_sentence = N_("%(name)s was entered on both tablets and is one person")
    undo_sentence = N_("two entries of one person")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        known(event, self.player)
        return event


LEAVES_DRAFT = ("start", "prizes", "order", "teams", "planned", "name", "category")


class _OfTheOther(TournamentFact):
    about: Name
    who: tuple[Name, ...] = ()
    round: Count = 0
    value: Any = None
    why: str = ""
    """As the other director has said it."""

    @property
    def difference(self) -> Difference:
        return Difference(self.about, self.who, self.round, self.value, self.why)

    def checked(self) -> Difference:
        """Return it, if a log can have it."""
        from faristol.tournaments.difference_in_log import check_difference  # a log seldom has one

        check_difference(self.difference)
        return self.difference

    def without_it(self, event: Tournament) -> Tournament:
        """Return the tournament in which this does not wait any more."""
        now, place = event.differences, self.difference.place
        now = replace(now, waiting=tuple(each for each in now.waiting if each.place != place))
        parts = {name: replace(part, differences=now) for name, part in event.parts.items()}
        return replace(event, differences=now, parts=parts)


class DetailBrought(_OfTheOther):
    """What the other tablet has changed counts here too."""

    log_sentence = N_("From the other tablet: %(what)s")
    undo_sentence = N_("what another tablet had")

    def apply(self, event: Tournament) -> Tournament:
        """Return the tournament after it; what has no part in the pairing leaves the draft."""
        if event.separate and self.who:
            part = self.apply(part_with(event, self.who[0]))
            return self.without_it(with_part(event, part))
        return self.changed(event if self.about in LEAVES_DRAFT else replace(event, draft=None))

    def changed(self, event: Tournament) -> Tournament:
        from faristol.tournaments.aspects import with_value  # a log seldom has what another tablet brought

        return with_value(self.without_it(event), self.checked())


class DifferenceFound(_OfTheOther):
    """The other tablet has it otherwise: which counts, the director says."""

    log_sentence = N_("The other tablet has something different: %(what)s")
    undo_sentence = N_("what another tablet had")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        event = self.without_it(event)
        waiting = (*event.differences.waiting, self.checked())
        return replace(event, differences=replace(event.differences, waiting=waiting))


class DifferenceKept(_OfTheOther):
    """What is here stays."""

    log_sentence = N_("What is here stays; the other tablet had: %(what)s")
    undo_sentence = N_("a choice between two tablets")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        fit(self.difference in event.differences.waiting, "about")
        now = event.differences
        event = replace(event, differences=replace(now, left=(*now.left, self.difference)))
        return self.without_it(event)
