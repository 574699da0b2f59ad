"""The facts of time: the signal, players who come late, the clocks, the end of the round."""

from dataclasses import replace

from faristol.facts import Fact
from faristol.fields import Count, Duration, Moment, Name, fit
from faristol.games.classic.facts_of_turns import Seat
from faristol.games.classic.game import Classic
from faristol.games.classic.timed import begun, stopped
from faristol.rulesets.schema import Cited
from faristol.texts import N_


class RoundBegan(Fact):
    """The signal was given, and these players were not at the table (FED-29, FED-30)."""

    at: Moment
    absent: tuple[Seat, ...]
    undo_sentence = N_("the signal")

    @property
    def sentence(self) -> str:
        if len(self.absent) > 1:
            return N_("The round began with both players absent")
        return N_("The round began without %(absent)s")

    def apply(self, event: Classic) -> Classic:
        """Apply it: the time of one who is absent runs, and of two that of the first-named."""
        fit(event.stage == "start" and event.ruleset.absence, "type")
        fit(self.absent and {*self.absent} <= {*event.players} and not event.several, "absent")
        return _waiting(replace(event, absent=self.absent), dict.fromkeys(self.absent, self.at), self.at)


class PlayerArrived(Fact):
    """An absent player has come, or was let in by the arbiter."""

    at: Moment
    player: Seat
    by: Name = ""
    why: str = ""
    log_sentence = N_("%(player)s arrived")
    undo_sentence = N_("a player’s arrival")

    def apply(self, event: Classic) -> Classic:
        fit(event.stage == "waiting" and event.waiting and self.player in event.waiting, "player")
        waiting = {player: since for player, since in (event.waiting or {}).items() if player != self.player}
        if self.player == min(event.absent):
            waiting = dict.fromkeys(waiting, self.at)
        return _waiting(event, waiting, self.at)


class ClockStarted(Fact):
    """The clock of a player runs; `after_crash` says how the unseen time is counted."""

    at: Moment
    player: Seat
    remaining: Duration | None
    after_crash: Name | None
    undo_sentence = N_("the clock started")

    @property
    def sentence(self) -> str:
        if self.after_crash:
            return N_("The clock of %(player)s goes on after a break, from %(remaining)s")
        return N_("The clock of %(player)s started")

    def apply(self, event: Classic) -> Classic:
        fit(self.player in event.players, "player")
        fit(self.remaining is not None or not self.after_crash, "remaining")
        clocks = event.clocks
        if clocks is None:
            return replace(event, stopped_for=None)
        if self.remaining is not None:
            clocks = replace(clocks, since=None).with_left(self.player, self.remaining)
        return replace(event, clocks=clocks.started(self.player, self.at))


class ClockStopped(Fact):
    """The clock was stopped, for one of the document's reasons."""

    at: Moment
    reason: Name
    log_sentence = N_("The clock was stopped: %(reason)s")
    undo_sentence = N_("the clock stopped")

    def apply(self, event: Classic) -> Classic:
        return replace(stopped(event, self.at), stopped_for=self.reason)


class ClockSet(Fact):
    """The arbiter sets the clock of a player right, and says why."""

    at: Moment
    player: Seat
    left: Duration
    by: Name
    why: str
    clause: Cited
    log_sentence = N_("%(by)s set the clock of %(player)s to %(left)s. %(why)s")
    undo_sentence = N_("the clock corrected")

    def apply(self, event: Classic) -> Classic:
        """Apply it; the time that the present turn has used does not change."""
        fit(self.player in event.players and event.clocks, "player")
        player, clocks, turn_left = self.player, event.clocks, event.turn_left
        assert clocks
        right = clocks.stopped(self.at).with_left(player, self.left)
        if turn_left is not None and player == event.to_move:
            turn_left += self.left - clocks.left(player, self.at)
        if clocks.running and clocks.of is not None:
            right = right.started(clocks.of, self.at)
        return replace(event, clocks=right, turn_left=turn_left)


class ClocksAfterUndo(Fact):
    """What the clocks show after an undo: the time stays with whoever has used it."""

    at: Moment
    left: tuple[Duration, ...]
    log_sentence = N_("After this undo, the clocks show: %(left)s")

    def apply(self, event: Classic) -> Classic:
        clocks = event.clocks
        fit(clocks and len(self.left) == len(event.names), "left")
        assert clocks
        since = self.at if clocks.running else None
        return replace(event, clocks=replace(clocks, remaining=self.left, since=since))


class RoundTimeCalled(Fact):
    """So many turns are left, this one included."""

    at: Moment
    turns: Count
    by: Name
    why: str
    clause: Cited
    log_sentence = N_("Playing time is over; turns left: %(turns)s")
    undo_sentence = N_("the end of playing time")

    def apply(self, event: Classic) -> Classic:
        fit(event.to_move and event.ruleset.stopping, "type")
        assert event.to_move
        return replace(begun(event, event.to_move, self.at), turns_left=self.turns)


def _waiting(event: Classic, waiting: dict[int, int], at: int) -> Classic:
    """Return the event with the clock of the first absent player running."""
    clocks = event.clocks
    if clocks:
        held = replace(clocks.stopped(at), of=None)
        clocks = held.started(next(iter(waiting)), at) if waiting else held
    return replace(event, waiting=waiting, clocks=clocks)
