"""What the log of a game for one may say."""

from dataclasses import replace
from typing import Any, Literal

from faristol.core.clock import Clock
from faristol.core.play import strict_squares
from faristol.core.tiles import take
from faristol.facts import Fact, Facts
from faristol.fields import (
    Clause,
    Count,
    Damaged,
    Duration,
    Moment,
    Name,
    Points,
    Tile,
    fit,
)
from faristol.practice.solo.event import Solo, SoloOpened
from faristol.practice.solo.rounds import Hint, Listed, Master, Proposal, Round
from faristol.texts import N_


class RackRejected(Fact):
    """A rack that the rule does not allow, or that no play can be made of."""

    rack: tuple[Tile, ...]
    clause: Clause | None = None
    log_sentence = N_("%(rack)s could not be played and was returned")

    def apply(self, event: Solo) -> Solo:
        return replace(event, rejected=(*event.rejected, (self.rack, self.clause)))


class RackDrawn(Fact):
    """The rack of a round; its time runs from here. What was seen is never unseen."""

    at: Moment
    round: Count
    kept: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    log_sentence = N_("Round %(round)s: kept %(kept)s, drawn %(drawn)s")
    final = True

    def apply(self, event: Solo) -> Solo:
        if self.round != len(event.rounds) + 1 or (event.rounds and event.round.master is None):
            raise Damaged("round")
        before = event.round.master.kept if event.rounds and event.round.master else ()
        bag = take(event.bag + before, self.kept + self.drawn)
        if bag is None:
            raise Damaged("drawn")
        round_ = Round(self.round, self.kept, self.drawn, event.board)
        clock = Clock(1000 * event.seconds, self.at) if event.seconds else None
        bag = event.tile_set.sort(bag)
        return replace(event, bag=bag, rounds=(*event.rounds, round_), rejected=(), clock=clock)


class TimeStopped(Fact):
    """The player put the tablet down."""

    at: Moment
    log_sentence = N_("The time was stopped")

    def apply(self, event: Solo) -> Solo:
        assert event.clock
        return replace(event, clock=event.clock.stopped(self.at))


class TimeStarted(Fact):
    """And took it up again, with so much left."""

    at: Moment
    remaining: Duration
    log_sentence = N_("The clock started again, with %(left)s left")

    def apply(self, event: Solo) -> Solo:
        assert event.clock
        return replace(event, clock=Clock(self.remaining, self.at))


class HintBought(Fact):
    """What was told, and its price."""

    kind: Literal["points", "length", "line", "first"]
    told: Name
    price: Count
    log_sentence = N_("A hint for %(price)s: %(hint)s")
    final = True

    def apply(self, event: Solo) -> Solo:
        if self.kind in ("points", "length") and not self.told.isdecimal():
            raise Damaged("told")
        hint = Hint(self.kind, self.told, self.price)
        return _with_round(event, hints=(*event.round.hints, hint))


class Proposed(Fact):
    """The play, its points and whether its words are in the list; or nothing."""

    at: Moment
    play: Name | None
    points: Points
    by: Name
    words: tuple[Name, ...]
    clause: Clause | None = None
    final = True

    @property
    def sentence(self) -> str:
        if self.play is None and self.by == "time":
            return N_("The time was over, and nothing was proposed")
        if self.play is None:
            return N_("Nothing was proposed")
        if self.words:
            return N_("Proposed: %(play)s, which is null. Not in the word list: %(words)s")
        return N_("Proposed: %(play)s, points: %(points)s")

    def apply(self, event: Solo) -> Solo:
        if self.play is not None:
            fit(strict_squares(event.tile_set, self.play), "play")
        proposal = Proposal(self.play, self.points, self.by, self.words, self.clause)
        spent = 1000 * event.seconds - event.clock.left(self.at) if event.clock else None
        return replace(_with_round(event, proposal=proposal, spent=spent), clock=None)


class Tried(Fact):
    """In topping a play that is not the best, or null: the round goes on."""

    at: Moment
    play: Name
    points: Points
    words: tuple[Name, ...]
    clause: Clause | None = None
    final = True

    @property
    def sentence(self) -> str:
        if self.words:
            return N_("Tried: %(play)s, which is null. Not in the word list: %(words)s")
        return N_("Tried: %(play)s, points: %(points)s")

    def apply(self, event: Solo) -> Solo:
        fit(event.topping and event.round.proposal is None, "type")
        fit(strict_squares(event.tile_set, self.play), "play")
        tried = Proposal(self.play, self.points, "player", self.words, self.clause)
        return _with_round(event, tries=(*event.round.tries, tried))


class MasterPlaced(Fact):
    """The best play with what it keeps, and the plays that stand beside it."""

    play: Name
    points: Points
    kept: tuple[Tile, ...]
    count: Count
    ties: Count
    best: tuple[tuple[Name, Points], ...]
    log_sentence = N_("The master play is %(play)s, points: %(points)s")

    def apply(self, event: Solo) -> Solo:
        if event.round.proposal is None:
            raise Damaged("type")
        if take(event.round.rack, self.kept) is None:
            raise Damaged("kept")
        fit(self.best, "best")
        for play, _ in ((self.play, 0), *self.best):
            fit(strict_squares(event.tile_set, play), "best")
        best = tuple(Listed(play, points) for play, points in self.best)
        master = Master(self.play, self.points, self.kept, self.count, self.ties, best)
        after = _with_round(event, master=master)
        assert after.board
        return after


class SoloEnded(Fact):
    """The rounds are over, no valid rack can be had any more, or the player ended it."""

    at: Moment
    by: Literal["rounds", "tiles", "player"]
    clause: Clause | None = None
    log_sentence = N_("The game ended")
    final = True

    def apply(self, event: Solo) -> Solo:
        return replace(event, ended=self.by, ended_at=self.at, clock=None)


def _with_round(event: Solo, **changed: Any) -> Solo:
    return replace(event, rounds=(*event.rounds[:-1], replace(event.round, **changed)))


FACTS: Facts[Solo] = Facts(SoloOpened, globals())
apply = FACTS.apply
