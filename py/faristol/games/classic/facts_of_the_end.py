"""The facts of the end of a game: the counting, the arbiter's decisions, the signatures, notes on turns."""

from dataclasses import dataclass, replace
from typing import Literal

from faristol.facts import Fact
from faristol.fields import Count, Duration, Few, Moment, Name, Points, Tile, fit
from faristol.games.classic import turns
from faristol.games.classic.facts_of_turns import Seat, fits_in_the_set
from faristol.games.classic.game import Classic
from faristol.games.classic.players import with_new
from faristol.games.classic.timed import stopped
from faristol.games.classic.turns import Adjustment, Decision, Ending
from faristol.rulesets.schema import Cited
from faristol.texts import N_


class _ByArbiter(Fact):
    """A decision with the arbiter's name and a reason."""

    by: Name
    why: str
    clause: Cited

    @property
    def decision(self) -> Decision:
        return Decision(self.by, self.why, self.clause)


class TilesCounted(_ByArbiter):
    """Tiles are missing or too many."""

    missing: tuple[Tile, ...]
    extra: tuple[Tile, ...]
    counts: tuple[Few, ...]
    log_sentence = N_("%(by)s counted the tiles; missing: %(missing)s, too many: %(extra)s. %(why)s")
    undo_sentence = N_("the count of the tiles")

    def apply(self, event: Classic) -> Classic:
        fit(event.to_move and not event.program_draws, "type")
        fit({*self.missing, *self.extra} <= {*event.tile_set.all}, "missing")
        fit(len(self.counts) == len(event.names), "counts")
        counted = replace(
            event,
            missing=(*event.missing, *self.missing),
            extra=(*event.extra, *self.extra),
            counts=self.counts,
            settled=None,
        )
        return fits_in_the_set(counted, "counts")


class Abandoned(Fact):
    """A player gives the game up."""

    player: Seat
    log_sentence = N_("%(player)s gave up the game")
    undo_sentence = N_("the game given up")

    def apply(self, event: Classic) -> Classic:
        fit(self.player in event.players, "player")
        return event


class GameEnded(Fact):
    """The game ended: how, and by which clause."""

    at: Moment
    way: Literal[
        "played-out",
        "lost-turns",
        "twelve-turns",
        "passes",
        "stopped",
        "time",
        "abandoned",
        "absent",
    ]
    clause: Cited
    lost: tuple[Seat, ...]
    racks: Cited
    by: Name = ""
    why: str | None = None
    both: bool = False
    """Whether both were too far over time, and the arbiter said who lost."""
    undo_sentence = N_("the end of the game")

    @property
    def sentence(self) -> str:
        if self.both and len(self.lost) == 1:
            return N_("Both were too far over time; the game was lost by %(lost)s")
        if self.both:
            return N_("Both were too far over time, and both lost")
        if self.by and self.why is None:
            if len(self.lost) == 1:
                return N_("Both were too far over time; %(by)s decided that %(lost)s lost")
            return N_("Both were too far over time; %(by)s decided that both lost")
        if self.clause:
            return N_("The game ended by this clause: %(clause)s")
        return N_("The game ended")

    def apply(self, event: Classic) -> Classic:
        rules = event.ruleset
        is_there = {
            "played-out": True,
            "stopped": rules.stopping,
            "time": rules.time_lost,
            "abandoned": True,
            "absent": rules.absence,
        }
        fit(is_there.get(self.way, self.way in rules.ends.by_turns), "way")
        fit(self.way == "absent" or event.to_move, "way")
        fit(event.turns or self.way != "played-out" or 0 in event.counts, "way")
        by_clause = self.way in ("time", "abandoned", "absent")
        fit({*self.lost} <= {*event.players} and bool(self.lost) == by_clause, "lost")
        fit(len(self.lost) == len({*self.lost}) <= (1 if event.several else 2), "lost")
        ending = Ending(self.way, self.clause, self.lost, self.racks)
        return replace(stopped(event, self.at), ending=ending, ended_at=self.at)


@dataclass(frozen=True)
class _Adjusted:
    player: Seat
    points: Points
    clause: Cited


class Settled(Fact):
    """Racks and time are counted: adjustments, the result and who won."""

    racks: tuple[tuple[Tile, ...], ...] | None
    over: tuple[Duration, ...]
    adjustments: tuple[_Adjusted, ...]
    result: tuple[Points, ...]
    winner: Seat | None
    log_sentence = N_("The game was counted: %(points)s")
    undo_sentence = N_("the count")

    @property
    def sentence(self) -> str:
        if any(self.over):
            return N_("The game was counted: %(points)s. Over the time: %(over)s")
        return self.log_sentence

    def apply(self, event: Classic) -> Classic:
        players = len(event.names)
        fit(event.ending, "type")
        fit(self.racks is None or len(self.racks) == players, "racks")
        fit({*sum(self.racks or (), ())} <= {*event.tile_set.all}, "racks")
        fit(len(self.over) == players, "over")
        fit({each.player for each in self.adjustments} <= {*event.players}, "adjustments")
        _fits_as_result(event, self.result, self.winner)
        adjustments = (Adjustment(each.player, each.points, each.clause) for each in self.adjustments)
        settled = turns.Settled(tuple(adjustments), self.result, self.winner, self.racks, self.over)
        return replace(event, settled=settled)


class ArbiterDecided(_ByArbiter):
    """The arbiter gives the result, and says why."""

    at: Moment
    result: tuple[Points, ...]
    winner: Seat | None
    log_sentence = N_("%(by)s set the result: %(points)s. %(why)s")
    undo_sentence = N_("the arbiter’s decision")

    def apply(self, event: Classic) -> Classic:
        _fits_as_result(event, self.result, self.winner)
        ending = event.ending or Ending("decided", self.clause)
        before = event.settled or turns.Settled((), (), None, None, (0,) * len(event.names))
        settled = replace(before, result=self.result, winner=self.winner, decision=self.decision)
        return replace(stopped(event, self.at), made=None, ending=ending, settled=settled)


class _Changed(_ByArbiter):
    """A game that has been counted has another result by what the arbiter decided."""

    points: Points
    result: tuple[Points, ...] | None = None
    winner: Seat | None = None

    def counted_again(self, event: Classic) -> Classic:
        if event.settled is None:
            return event
        assert self.result is not None
        _fits_as_result(event, self.result, self.winner)
        return replace(event, settled=replace(event.settled, result=self.result, winner=self.winner))


class Penalised(_Changed):
    """The arbiter takes points away, and says why."""

    player: Seat
    log_sentence = N_("%(by)s gave %(player)s a penalty, points: %(points)s. %(why)s")
    undo_sentence = N_("the penalty")

    def apply(self, event: Classic) -> Classic:
        fit(self.player in event.players, "player")
        penalty = Adjustment(self.player, self.points, self.clause, self.why, self.by)
        return self.counted_again(replace(event, penalties=(*event.penalties, penalty)))


class PointsCorrected(_Changed):
    """The arbiter corrects a turn, and says why."""

    turn: Count
    log_sentence = N_("%(by)s corrected turn %(turn)s, points: %(points)s. %(why)s")
    undo_sentence = N_("the corrected points")

    def apply(self, event: Classic) -> Classic:
        fit(1 <= self.turn <= len(event.turns), "turn")
        turn = event.turns[self.turn - 1]
        corrected = replace(turn, points=self.points, corrected=self.decision)
        return self.counted_again(replace(event, turns=with_new(event.turns, self.turn, corrected)))


class Signed(Fact):
    """A player agrees with the sheet."""

    player: Seat
    log_sentence = N_("%(player)s agrees with the sheet")
    final = True

    def apply(self, event: Classic) -> Classic:
        fit(event.stage == "over" and self.player in event.players, "player")
        return replace(event, signed=event.signed | {self.player})


class TurnNoted(Fact):
    """A person wrote a note on a turn; an empty one takes it away."""

    turn: Count
    note: str
    undo_sentence = N_("the note")

    @property
    def sentence(self) -> str:
        return (
            N_("Note on turn %(turn)s: %(note)s")
            if self.note
            else N_("The note on turn %(turn)s was removed")
        )

    def apply(self, event: Classic) -> Classic:
        fit(1 <= self.turn <= len(event.turns), "turn")
        others = {turn: note for turn, note in event.notes.items() if turn != self.turn}
        return replace(event, notes=others | {self.turn: self.note} if self.note else others)


def _fits_as_result(event: Classic, result: tuple[int, ...], winner: int | None) -> None:
    fit(len(result) == len(event.names), "result")
    fit(winner in (None, *event.players), "winner")
