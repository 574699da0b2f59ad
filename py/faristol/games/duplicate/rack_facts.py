"""The facts of a draw in the log of a duplicate, and how they change its rounds."""

from dataclasses import replace
from typing import Any, Literal

from faristol.core.board import Board
from faristol.core.tiles import take
from faristol.facts import Fact
from faristol.fields import Count, Damaged, Name, Tile
from faristol.games import draw_facts as drawing
from faristol.games.duplicate.ends import DECISIONS, decision
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.slip_facts import with_round
from faristol.texts import N_


class _OfDraw(Fact):
    """A fact of the draw."""

    def apply(self, event: Any) -> Any:
        return self.for_rounds(replace(event, draws=super().apply(event.draws)))

    def for_rounds(self, event: Duplicate) -> Duplicate:
        """Return the event with its rounds changed by this fact."""
        return event


class Promised(_OfDraw, drawing.Promised):
    pass


class RoomSpoke(_OfDraw, drawing.RoomSpoke):
    pass


class RackRejected(_OfDraw, drawing.RackRejected):
    undo_sentence = N_("the rack put back")


class RackDrawn(_OfDraw, drawing.RackDrawn):
    by_program: tuple[Tile, ...] = ()
    """Those of the tiles drawn with which the program completed what came out of a real bag."""
    undo_sentence = N_("the rack")

    @property
    def sentence(self) -> str:
        if self.by_program:
            return N_(
                "Round %(round)s: kept %(kept)s, drawn %(drawn)s, of these by the program %(by_program)s"
            )
        return self.log_sentence

    def for_rounds(self, event: Duplicate) -> Duplicate:
        if self.by_program and event.opened.source != "bag" or take(self.drawn, self.by_program) is None:
            raise Damaged("by_program")
        if event.awaiting != self.round:
            raise Damaged("round")
        earlier = event.rounds[: self.round - 1]
        board = earlier[-1].board_after if earlier else Board()
        round_ = Round(self.round, self.kept, self.drawn, board)
        drawn = replace(event.draws.rounds[-1], by_program=self.by_program)
        draws = replace(event.draws, rounds=(*event.draws.rounds[:-1], drawn))
        return replace(event, draws=draws, rounds=(*earlier, round_), awaiting=None)


class RackCorrected(Fact):
    """The tiles that really came out of the bag, where others had been typed; its slips are ruled again.

    A master play that lies on the board already is noted again behind it, with what it leaves of this rack.
    """

    round: Count
    drawn: tuple[Tile, ...]
    why: Name
    log_sentence = N_("Round %(round)s: the tiles drawn were corrected to %(drawn)s. Reason: %(why)s")
    undo_sentence = N_("the rack corrected")

    def apply(self, event: Duplicate) -> Duplicate:
        round_, draws = event.round, event.draws
        if event.opened.source != "bag":
            raise Damaged("drawn")
        if self.round != round_.number or event.awaiting is not None or event.stage == "over":
            raise Damaged("round")
        bag = take(draws.bag + round_.drawn, self.drawn)
        if bag is None or len(self.drawn) != len(round_.drawn):
            raise Damaged("drawn")
        before = draws.rounds[-1]
        called = replace(
            before,
            rack=round_.kept + self.drawn,
            drawn=self.drawn,
            by_program=(),
            typed_before=(*before.typed_before, (before.drawn, self.why)),
        )
        draws = replace(
            draws, bag=draws.tile_set.sort(bag), drawn=self.drawn, rounds=(*draws.rounds[:-1], called)
        )
        corrected = replace(round_, drawn=self.drawn, master=None, rulings={})
        return with_round(replace(event, draws=draws), corrected)


class TimeStarted(_OfDraw, drawing.TimeStarted):
    undo_sentence = N_("the time started")

    def for_rounds(self, event: Duplicate) -> Duplicate:
        return with_round(event, replace(event.round, ended=None))


class TimeStopped(_OfDraw, drawing.TimeStopped):
    undo_sentence = N_("the time stopped")


class TimeEnded(_OfDraw, drawing.TimeEnded):
    undo_sentence = N_("the time ended")

    def for_rounds(self, event: Duplicate) -> Duplicate:
        return with_round(event, replace(event.round, ended=self.at))


class TilesKept(_OfDraw, drawing.TilesKept):
    undo_sentence = N_("the next round")

    def for_rounds(self, event: Duplicate) -> Duplicate:
        """Apply it; in completiv the master play also took a tile from the stock (RDU-6)."""
        master = event.round.master
        bag = take(event.draws.bag, (master.seventh,) if master and master.seventh else ())
        if bag is None:
            raise Damaged("kept")
        return replace(event, draws=replace(event.draws, bag=bag), awaiting=self.round + 1)


class RackCalledAgain(_OfDraw, drawing.RackCalledAgain):
    undo_sentence = N_("the same tiles again")

    def for_rounds(self, event: Duplicate) -> Duplicate:
        round_ = event.round
        return with_round(event, Round(round_.number, round_.kept, round_.drawn, round_.board))


class RackSetAside(_OfDraw, drawing.RackSetAside):
    undo_sentence = N_("a new rack")

    def for_rounds(self, event: Duplicate) -> Duplicate:
        return replace(event, awaiting=event.round.number)


class DrawsEnded(_OfDraw, drawing.DrawsEnded):
    why: Literal["", "no-play", "force-majeure", "no-assurance", "agreed"] = ""
    undo_sentence = N_("the end")

    @property
    def decided(self) -> str | None:
        return decision(self.why, self.by, self.clause)

    @property
    def sentence(self) -> str:
        return self.log_sentence if self.decided is None else DECISIONS[self.decided]

    def for_rounds(self, event: Duplicate) -> Duplicate:
        return replace(event, awaiting=None, decided=self.decided)


class SecretPublished(_OfDraw, drawing.SecretPublished):
    pass
