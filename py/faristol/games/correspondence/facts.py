"""What the log of a game by letter may say: how it begins, letters and days, with all facts in one table."""

from collections import Counter
from dataclasses import replace
from functools import reduce
from typing import Any, Literal

from faristol.core.placement import PlayRules
from faristol.core.tiles import TileSet
from faristol.facts import Exported as ExportedAnywhere
from faristol.facts import Fact, Facts
from faristol.fields import Few, Points, fit
from faristol.games.correspondence import facts_of_turns
from faristol.games.correspondence.course import start
from faristol.games.correspondence.days import Known, Leave
from faristol.games.correspondence.facts_of_turns import Days, LetterFact, OfPlayer
from faristol.games.correspondence.game import Correspondence, CorrespondenceOpened, Day, Dispute, Sent, Way
from faristol.games.correspondence.in_order import with_late
from faristol.games.log import Entry
from faristol.texts import N_


class Exported(ExportedAnywhere):
    """A backup was made; there is no secret in it."""

    log_sentence = N_("A backup was made")
    undo_sentence = LetterFact.undo_sentence
    final = False


class TurnSent(OfPlayer):
    """The turn is on its way: dates and days of thought."""

    partner_sent: Day
    arrived: Day
    known: Known
    sent: Day
    days: Days
    log_sentence = N_(
        "%(colour)s: letter of %(partner_sent)s, arrived %(arrived)s, sent %(sent)s, days: %(days)s"
    )
    undo_sentence = N_("the dates of the turn")

    def apply(self, event: Correspondence) -> Correspondence:
        passes, letters, sent = event.ruleset.ends.passes, len(event.string), len(event.sent)
        self.can_still_move(event)
        made = [len(course.turns) > sent or course.ends(letters, passes) for course in event.courses.values()]
        fit(all(made), "type")
        fit(any(len(course.turns) > sent for course in event.courses.values()), "type")
        fit(self.arrived <= self.sent, "arrived")
        now = Sent(self.partner_sent, self.arrived, self.sent, self.days, self.known)
        answered = event.offered is not None and event.offered != self.player
        return replace(
            event,
            sent=(*event.sent, now),
            offered=None if answered else event.offered,
            arrived=None,
            longer=None,
            again=None,
            returned=(),
        )


class SendingConfirmed(OfPlayer):
    """The date of the post, as the partner read it."""

    sent: Day
    days: Days
    log_sentence = N_("The letter of %(colour)s is postmarked %(sent)s, days: %(days)s")
    undo_sentence = N_("the dates of the turn")

    def apply(self, event: Correspondence) -> Correspondence:
        fit(event.sent, "type")
        *before, last = event.sent
        last = replace(last, arrived=min(last.arrived, self.sent), sent=self.sent, days=self.days)
        return replace(event, sent=(*before, last))


class LetterArrived(OfPlayer):
    """The day on which the partner's letter came; for this device alone, until it is sent."""

    arrived: Day
    known: Known
    log_sentence = N_("The letter for %(colour)s arrived on %(arrived)s")
    undo_sentence = N_("the day on which the letter came")

    def apply(self, event: Correspondence) -> Correspondence:
        return replace(event, arrived=(self.arrived, self.known))


class ThoughtTold(OfPlayer):
    """A player needs more than ten days, and tells the partner until when."""

    until: Day
    log_sentence = N_("%(colour)s thinks longer, until %(until)s")

    def apply(self, event: Correspondence) -> Correspondence:
        return replace(event, longer=(self.player, self.until))


class WayAgreed(OfPlayer):
    """The players have agreed to write to each other in another way."""

    way: Way
    log_sentence = N_("%(colour)s noted another means of correspondence, as agreed: %(way)s")

    def apply(self, event: Correspondence) -> Correspondence:
        return replace(event, agreed_way=self.way)


class TurnResent(OfPlayer):
    """No answer came, and the play went off once more."""

    on: Day
    log_sentence = N_("%(colour)s sent the play again on %(on)s")

    def apply(self, event: Correspondence) -> Correspondence:
        fit(event.sent, "type")
        return replace(event, again=self.on)


class SheetsArrived(OfPlayer):
    """The day on which the arbiter's sheets came to BLUE; for this device alone."""

    arrived: Day
    log_sentence = N_("The arbiter’s sheets came to %(colour)s on %(arrived)s")

    def apply(self, event: Correspondence) -> Correspondence:
        return replace(event, sheets=self.arrived)


class FirstPlayAsked(OfPlayer):
    """BLUE has written to RED that the first play has not come."""

    on: Day
    log_sentence = N_("%(colour)s wrote on %(on)s that the first play had not come")

    def apply(self, event: Correspondence) -> Correspondence:
        return replace(event, asked=self.on)


class SumsCorrected(OfPlayer):
    """A sum that the partner had wrong, and what it is."""

    said: tuple[Points, Points]
    counted: tuple[Points, Points]
    log_sentence = N_("The sums of %(colour)s were corrected: %(counted)s, not %(said)s")

    def apply(self, event: Correspondence) -> Correspondence:
        fit(event.sent, "type")
        return replace(event, corrected=(*event.corrected, (len(event.sent) - 1, *self.counted)))


class LeaveWritten(OfPlayer):
    """A leave of twenty days, or of ten."""

    first: Day
    last: Day
    option: bool
    log_sentence = N_("%(colour)s’s leave: %(first)s to %(last)s")

    def apply(self, event: Correspondence) -> Correspondence:
        fit(self.first <= self.last, "last")
        return replace(event, leaves={**event.leaves, self.player: Leave(self.first, self.last, self.option)})


class DaysCharged(OfPlayer):
    """Days of thought for a letter that was not fetched, or not sent again at once."""

    days: Days
    returned: Day
    resent: Day
    log_sentence = N_("Days charged to %(colour)s: %(days)s, for a letter that came back on %(returned)s")

    def apply(self, event: Correspondence) -> Correspondence:
        """Charge the days; both players may be charged for one letter."""
        fit(event.sent, "type")
        event = replace(event, charged=(*event.charged, (self.player, self.days)))
        back = self.returned, self.resent
        return event if back in event.returned else replace(event, returned=(*event.returned, back))


class TimeClaimed(OfPlayer):
    """The partner is said to be over the fifty days; in older logs until when the answer is due."""

    left: int
    told: Day
    days: Few | None = None
    until: Day | None = None
    log_sentence = N_("%(colour)s claims that the partner exceeded the time; notified on %(told)s")

    def apply(self, event: Correspondence) -> Correspondence:
        """Note the claim; of two that cross each has its own answer."""
        fit(self.days is not None or self.until is not None, "days")
        claims = tuple(sorted({*event.claims, self.player}))
        return replace(
            event, claims=claims, answer_by=self.until or (event.answer_by if event.claims else None)
        )


class ClaimArrived(OfPlayer):
    """The day on which the notice of the claim came, and the days to answer begin; for this device alone."""

    arrived: Day
    until: Day
    log_sentence = N_(
        "The notice of the claim came to %(colour)s on %(arrived)s; the answer is due by %(until)s"
    )

    def apply(self, event: Correspondence) -> Correspondence:
        fit(3 - self.player in event.claims, "player")
        return replace(event, answer_by=self.until)


class TimeJudged(LetterFact):
    """Whether the partner of `player`, who claimed it, was over the time, as the arbiter answers.

    In older logs it is not said whose claim that was: it answered all that were open.
    """

    over: bool
    player: Literal[1, 2] | None = None

    @property
    def sentence(self) -> str:
        over = N_("The arbiter, on the claim of %(colour)s: the time was exceeded")
        in_time = N_("The arbiter, on the claim of %(colour)s: the time was not exceeded")
        if self.player is None:
            over, in_time = (
                N_("The arbiter: the time was exceeded"),
                N_("The arbiter: the time was not exceeded"),
            )
        return over if self.over else in_time

    def apply(self, event: Correspondence) -> Correspondence:
        fit(event.claims if self.player is None else self.player in event.claims, "type")
        left = tuple(each for each in event.claims if self.player not in (None, each))
        return replace(
            event, claims=left, answer_by=event.answer_by if left else None, dismissed=not self.over
        )


class DisputeReceived(OfPlayer):
    """A player's letter, by which the arbiter has the game to judge; on the arbiter's device alone."""

    came: Day
    why: str
    log_sentence = N_("The letter of %(colour)s to the arbiter came on %(came)s. %(why)s")
    undo_sentence = N_("the letter to the arbiter")

    def apply(self, event: Correspondence) -> Correspondence:
        return replace(event, disputes=(*event.disputes, Dispute(self.player, self.came, self.why)))


def opened(entry: dict[str, Any]) -> Correspondence:
    """Return the game before its first letter is laid."""
    first = CorrespondenceOpened(entry)
    tile_set, size = TileSet.from_data(first.tile_set), first.ruleset.rack_size
    fit(Counter(first.string) == Counter(tile_set.all) and 2 * size <= len(tile_set.all), "string")
    fit(all(name.strip() for name in first.players), "players")
    return start_of(first)


def start_of(first: CorrespondenceOpened) -> Correspondence:
    """Return the game before anything happened in it."""
    tile_set = TileSet.from_data(first.tile_set)
    return Correspondence(
        opened=first,
        tile_set=tile_set,
        rules=PlayRules.of(first.ruleset),
        string=first.string,
        course=start(first.ruleset.rack_size),
    )


class FactsByLetter(Facts[Correspondence]):
    """The facts of a game in which letters cross: one that came `late` is put to its place."""

    def applied(self, event: Correspondence, fact: Fact, entry: Entry) -> Correspondence:
        late = entry.get("late")
        if late is not None:
            fit(type(late) is int and 0 <= late <= len(event.sent), "late")
            return reduce(self.apply, with_late(event.told, entry), start_of(event.opened))
        after = super().applied(event, fact, entry)
        return after if isinstance(fact, CorrespondenceOpened) else replace(after, told=(*event.told, entry))


FACTS = FactsByLetter(CorrespondenceOpened, globals(), vars(facts_of_turns))
apply = FACTS.apply
