"""The facts in the log of a draw. A duplicate has them too: see `duplicate/rack_facts.py`."""

from dataclasses import replace
from typing import Literal

from faristol.core.clock import Clock
from faristol.core.tiles import BLANK, Tiles, take
from faristol.facts import Fact, Facts
from faristol.fields import (
    Clause,
    Count,
    Damaged,
    Day,
    Digits,
    Duration,
    Moment,
    Name,
    Tile,
)
from faristol.games.draws import Draws, DrawsOpened, Round
from faristol.texts import N_


class Promised(Fact):
    """The text promised together with the secret, and the fingerprint of both (draw v2)."""

    draw: Literal[2]
    event: Name
    date: Day
    number: Count
    players: tuple[Name, ...]
    commitment: Digits
    anew: bool = False
    secret: Digits | None = None
    log_sentence = N_("Promise number %(number)s of %(date)s: %(commitment)s")
    final = True

    def apply(self, draws: Draws) -> Draws:
        here = self.secret if self.anew else draws.secret_here
        return replace(draws, promise={**vars(self), "players": list(self.players)}, secret_here=here)


class RoomSpoke(Fact):
    """The words that were mixed in, who said them, and from now on the secret."""

    words: str
    person: Name = ""
    secret: Digits | None = None
    final = True

    @property
    def sentence(self) -> str:
        if self.person:
            return N_("%(person)s said for the room: %(words)s")
        return N_("The room said: %(words)s")

    def apply(self, draws: Draws) -> Draws:
        here = self.secret or draws.secret_here
        return replace(draws, room=self.words, speaker=self.person, secret_here=here)


class RackRejected(Fact):
    """A drawn rack that the rule does not allow."""

    round: Count
    attempt: Count
    rack: tuple[Tile, ...]
    clause: Clause | None = None
    log_sentence = N_("Round %(round)s: %(rack)s was not valid and went back")

    def apply(self, draws: Draws) -> Draws:
        of_this_set(draws, self.rack, "rack")
        return replace(draws, rejected=(*draws.rejected, (self.rack, self.clause)))


class RackDrawn(Fact):
    """The rack of a round: what was kept, what was drawn."""

    round: Count
    attempt: Count
    kept: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    log_sentence = N_("Round %(round)s: kept %(kept)s, drawn %(drawn)s")

    def apply(self, draws: Draws) -> Draws:
        number = self.round
        if not max(1, draws.round) <= number <= draws.round + 1:
            raise Damaged("round")
        bag = take(draws.bag + draws.kept, self.kept + self.drawn)
        if bag is None or not 0 < len(self.kept + self.drawn) <= draws.rule.size:
            raise Damaged("drawn")
        earlier = draws.rounds if draws.round < number else draws.rounds[:-1]
        return replace(
            draws,
            phase="call",
            bag=draws.tile_set.sort(bag),
            kept=self.kept,
            drawn=self.drawn,
            round=number,
            next_attempt=self.attempt + 1,
            clock=None,
            rounds=(*earlier, Round(number, self.kept + self.drawn, self.drawn, draws.rejected)),
        )


class TimeStarted(Fact):
    """The clock runs, with so much left; `after_crash` says how the unseen time is counted."""

    at: Moment
    remaining: Duration
    after_crash: Name | None = None
    log_sentence = N_("The time started")
    undo_sentence = N_("Undo: the time started")

    def apply(self, draws: Draws) -> Draws:
        expect(draws, "call", "time")
        return replace(draws, phase="time", clock=Clock(self.remaining, self.at))


class TimeStopped(Fact):
    """The judge stopped it."""

    at: Moment
    log_sentence = N_("The time was stopped")
    undo_sentence = N_("Undo: the time stopped")

    def apply(self, draws: Draws) -> Draws:
        expect(draws, "time")
        assert draws.clock
        return replace(draws, clock=draws.clock.stopped(self.at))


class TimeEnded(Fact):
    """The time is over: players may write no more."""

    at: Moment
    by: Name
    log_sentence = N_("The time ended")
    undo_sentence = N_("Undo: the time ended")

    def apply(self, draws: Draws) -> Draws:
        expect(draws, "call", "time")
        return replace(draws, phase="keep", clock=Clock(0))


class TilesKept(Fact):
    """What the master play left on the rack."""

    round: Count
    kept: tuple[Tile, ...]
    log_sentence = N_("Round %(round)s: %(kept)s stayed on the rack")
    undo_sentence = N_("Undo: the rack filled up")
    named_by = "DrawsEnded"

    def apply(self, draws: Draws) -> Draws:
        expect(draws, "keep")
        if self.round != draws.round:
            raise Damaged("round")
        if take(draws.rack, self.kept) is None:
            raise Damaged("kept")
        return replace(draws, kept=self.kept, drawn=(), rejected=(), next_attempt=0, clock=None)


class RackCalledAgain(Fact):
    """Nobody handed in a correct play: the same rack is announced once more."""

    round: Count
    clause: Clause | None = None
    log_sentence = N_("Round %(round)s: the same tiles were called again")
    undo_sentence = N_("Undo: the same tiles again")

    def apply(self, draws: Draws) -> Draws:
        expect(draws, "keep")
        return replace(draws, phase="call", clock=None)


class RackSetAside(Fact):
    """The judge proposes a new rack; this one goes back whole."""

    round: Count
    clause: Clause | None = None
    log_sentence = N_("Round %(round)s: the rack was put back, a new one proposed")
    undo_sentence = N_("Undo: a new rack")

    def apply(self, draws: Draws) -> Draws:
        expect(draws, "time", "keep")
        bag = draws.tile_set.sort(draws.bag + draws.rack)
        rejected = (*draws.rejected, (draws.rack, self.clause))
        return replace(draws, bag=bag, kept=(), drawn=(), rejected=rejected, clock=None)


class DrawsEnded(Fact):
    """No valid rack can be had any more, or the judge ended it."""

    clause: Clause | None = None
    by: Name = ""
    log_sentence = N_("The draw ended")
    undo_sentence = N_("Undo: the end of the draw")

    def apply(self, draws: Draws) -> Draws:
        return replace(draws, phase="over", ended=self.clause, clock=None)


class SecretPublished(Fact):
    """The secret, for everybody to verify the draw."""

    secret: Digits
    room: str | None
    log_sentence = N_("The secret was published")
    final = True

    def apply(self, draws: Draws) -> Draws:
        expect(draws, "over")
        return replace(draws, secret=self.secret)


def expect(draws: Draws, *phases: str) -> None:
    """Refuse an entry that can't stand at this place of the round, or whose rack isn't there."""
    if draws.phase not in phases or draws.awaits_rack:
        raise Damaged("type")


def of_this_set(draws: Draws, tiles: Tiles, field: str) -> None:
    """Refuse tiles that the event's set doesn't have."""
    if not all(tile == BLANK or tile in draws.tile_set.letters for tile in tiles):
        raise Damaged(field)


FACTS: Facts[Draws] = Facts(DrawsOpened, globals())
apply = FACTS.apply
