"""The facts of turns: plays, passes, exchanges, and mistakes with tiles."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from faristol.core.letters import tile
from faristol.core.play import is_strict, read_play
from faristol.core.tiles import take
from faristol.facts import Fact
from faristol.fields import Code, Count, Few, Moment, Name, Points, Square, Tile, fit, whole
from faristol.games.classic.game import Classic, Racks
from faristol.games.classic.players import next_after, with_new
from faristol.games.classic.timed import begun, stands
from faristol.games.classic.turns import Kind, Made, Turn
from faristol.rulesets.schema import Cited
from faristol.texts import N_

Seat = Annotated[int, whole(1, 4)]
"""A player, by number."""


class ByPlayer(Fact):
    """An act of the player to move."""

    at: Moment
    player: Seat

    def fits(self, event: Classic, *stages: str) -> None:
        fit(event.stage in stages, "type")
        fit(self.player == event.to_move, "player")


class PlayMade(ByPlayer):
    """Tiles are on the board, and the points are counted."""

    play: Name
    points: Points
    bonus: bool
    laid: tuple[tuple[Square, Code], ...]
    words: tuple[Name, ...]
    rack: tuple[Tile, ...] | None
    log_sentence = N_("%(player)s: %(play)s, points: %(points)s")
    undo_sentence = N_("the play")

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "turn")
        laid = dict(self.laid)
        fit(_is_play(event, self.play, laid), "play")
        fit(self.words and all(is_strict(event.tile_set, word) for word in self.words), "words")
        had = event.racks[self.player - 1] if event.racks else self.rack
        left = had if had is None else take(had, (tile(event.tile_set, code) for code in laid.values()))
        fit(had is None or left is not None, "laid")
        made = Made(self.play, self.points, self.bonus, laid, self.words, self.rack)
        counts = counted(event, self.player, -len(laid))
        racks = with_rack(event, self.player, left or ()) if event.racks else None
        return fits_in_the_set(replace(event, made=made, racks=racks, counts=counts), "laid")


class TilesReplaced(ByPlayer):
    """The play is noted and the rack is full again."""

    count: Few
    drawn: tuple[Tile, ...] | None
    log_sentence = N_("%(player)s drew tiles: %(count)s")
    undo_sentence = N_("the new tiles")
    named_by = "ClockPressed"

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "played")
        assert event.made
        fit(not event.made.replaced, "type")
        racks = event.racks
        if racks:
            fit(self.drawn is not None and len(self.drawn) == self.count, "drawn")
            racks = with_rack(event, self.player, (*racks[self.player - 1], *(self.drawn or ())))
        made = replace(event.made, replaced=True, drawn=self.count)
        counts = counted(event, self.player, self.count)
        after = replace(event, made=made, racks=racks, counts=counts, draws=event.draws + 1)
        return fits_in_the_set(after, "count")


class PlayPassedOn(ByPlayer):
    """The clock was pressed with the play: the time of the next runs, who may still challenge it."""

    log_sentence = N_("%(player)s pressed the clock after the play")
    undo_sentence = N_("the clock pressed")

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "played")
        assert event.made
        fit(event.one_tap and not event.made.replaced and event.made.passed_on is None, "type")
        clocks = event.clocks and event.clocks.pressed(self.player, self.at)
        return replace(event, clocks=clocks, made=replace(event.made, passed_on=self.at))


class ClockPressed(ByPlayer):
    """The turn is complete."""

    log_sentence = N_("%(player)s completed the turn")
    undo_sentence = N_("the end of the turn")

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "played", "challenge")
        assert event.made
        turn, began = turn_of(event, "play", event.made.points, None), event.made.passed_on
        after = after_turn(replace(event, board=event.board_with_play), turn, self.at)
        if began is None or after.to_move is None or stands(event):
            return after
        return begun(replace(after, clocks=event.clocks), after.to_move, began)


class PlayAccepted(ClockPressed):
    """A play could still be challenged when the other gave up: it counts as if it were complete."""

    log_sentence = N_("The play of %(player)s stands")
    undo_sentence = N_("the game given up")


class Passed(ByPlayer):
    """A turn without a play."""

    clause: Cited
    rack: tuple[Tile, ...] | None = None
    """As it was written beside a real board, or in a file."""
    kind: ClassVar[Kind] = "pass"
    log_sentence = N_("%(player)s passed")
    undo_sentence = N_("the pass")

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "turn")
        fit(self.rack is None or take(event.unseen, self.rack) is not None, "rack")
        rack = event.rack(self.player) or self.rack
        turn = Turn(self.player, self.kind, rack=rack, clause=self.clause)
        return after_turn(event, turn, self.at)


class TurnForfeited(Passed):
    """A turn was lost: tiles were put down and taken back, or the arbiter took a last turn away."""

    by: Name = ""
    why: str = ""
    kind = "forfeit"
    log_sentence = N_("%(player)s lost the turn")
    undo_sentence = N_("the lost turn")


class PlayCameOff(Passed):
    """A play that was not valid, and that nobody noted."""

    kind = "invalid"
    log_sentence = N_("A play of %(player)s was not valid and was removed")
    undo_sentence = N_("the play that was removed")


class Exchanged(ByPlayer):
    """Tiles for others, in place of a play."""

    count: Few
    given: tuple[Tile, ...] | None
    drawn: tuple[Tile, ...] | None
    rack: tuple[Tile, ...] | None
    clause: Cited
    log_sentence = N_("%(player)s exchanged tiles: %(count)s")
    undo_sentence = N_("the exchange")

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "turn")
        player, given = self.player, self.given or ()
        fit(self.given is None or take(event.unseen, given) is not None, "given")
        fit(self.rack is None or take(event.unseen, self.rack) is not None, "rack")
        racks = event.racks
        if racks:
            kept = take(racks[player - 1], given)
            fit(kept is not None and self.drawn is not None, "given")
            racks = with_rack(event, player, (*(kept or ()), *(self.drawn or ())))
        after = fits_in_the_set(replace(event, racks=racks, draws=event.draws + 1), "drawn")
        turn = Turn(player, "exchange", count=self.count, given=given, rack=self.rack, clause=self.clause)
        return after_turn(after, turn, self.at)


class SenyorsShown(ByPlayer):
    """Seven vowels or seven consonants were changed, without losing the turn."""

    shown: tuple[Tile, ...] | None
    racks: tuple[tuple[Tile, ...], ...]
    case: Literal["a", "b", "c"] | None
    rack: tuple[Tile, ...] | None
    clause: Cited
    log_sentence = N_("%(player)s showed senyors, and the rack was changed")
    undo_sentence = N_("the senyors")

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "turn")
        fit((self.rack is None) == (event.racks is None), "rack")
        racks = with_rack(event, self.player, self.rack or ())
        return fits_in_the_set(replace(event, racks=racks, senyors=True, draws=event.draws + 1), "rack")


class Overdrawn(Fact):
    """Too many tiles out of a real bag, and how they went back."""

    player: Seat
    excess: Count
    seen: bool
    taken: Count
    to_player: Count
    clause: Cited
    log_sentence = N_("%(player)s drew too many tiles: %(excess)s went back to the bag")
    undo_sentence = N_("the excess tiles")

    def apply(self, event: Classic) -> Classic:
        fit(self.player in event.players and event.running, "player")
        return event


def fits_in_the_set(event: Classic, field: str) -> Classic:
    """Return the event if its board, racks and bag together have no tile more often than the set."""
    unseen = event.left_of_the_set
    fit(unseen is not None and min(event.counts) >= 0 and sum(event.counts) <= len(unseen), field)
    if event.racks:
        fit(event.counts == tuple(map(len, event.racks)), field)
        fit(take(unseen or (), sum(event.racks, ())) is not None, field)
    return event


def _is_play(event: Classic, text: str, laid: Mapping[int, int]) -> bool:
    """Return whether these tiles on free squares are the play of this text."""
    play = read_play(event.tile_set, text)
    board = event.board.squares
    written = dict(zip(play.squares, play.word, strict=True))
    return bool(laid) and all(
        written.get(square) == code and not board[square] for square, code in laid.items()
    )


def turn_of(event: Classic, kind: Kind, points: int, clause: str | None) -> Turn:
    made, player = event.made, event.to_move
    assert made and player
    return Turn(
        player,
        kind,
        points,
        play=made.play,
        worth=made.points,
        laid=tuple(tile(event.tile_set, code) for code in made.laid.values()),
        bonus=made.bonus,
        rack=made.rack,
        words=made.words,
        clause=clause,
    )


def after_turn(event: Classic, turn: Turn, at: int) -> Classic:
    """Return the event after a turn: the next player is to move."""
    clocks = event.clocks and event.clocks.pressed(turn.player, at)
    left = None if event.turns_left is None else event.turns_left - 1
    to_move = next_after(turn.player, len(event.names))
    after = replace(
        event,
        turns=(*event.turns, replace(turn, senyors=event.senyors)),
        to_move=to_move,
        made=None,
        senyors=False,
        clocks=clocks,
        turns_left=left,
    )
    return begun(after, to_move, at)


def with_rack(event: Classic, player: int, rack: Iterable[str]) -> Racks | None:
    if event.racks is None:
        return None
    return with_new(event.racks, player, event.tile_set.sort(rack))


def counted(event: Classic, player: int, more: int) -> tuple[int, ...]:
    return with_new(event.counts, player, event.counts[player - 1] + more)
