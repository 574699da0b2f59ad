"""The facts about slips and master plays in the log of a duplicate."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, TypeVar

from faristol.core.errors import REASONS
from faristol.core.letters import tile
from faristol.core.play import strict_squares
from faristol.core.tiles import take
from faristol.facts import Fact
from faristol.fields import Clause, Code, Count, Damaged, Few, Name, Points, Square, Tile, fit, one_of
from faristol.games.draw_facts import expect
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.player_facts import known
from faristol.games.duplicate.rounds import NO_PLAY, AcceptedWords, LateSheet, Master, Round, SentInTime, Slip
from faristol.games.duplicate.ruling import BY_JUDGE
from faristol.texts import N_

Each = TypeVar("Each")
Reason = Annotated[str, one_of((*REASONS, *BY_JUDGE))]


class OneSlip(Fact):
    """A slip and its points, and who noted it."""

    round: Count
    player: Name
    play: Name | None
    points: Points
    reason: Reason | None
    clause: Clause | None = None
    written: str
    given: Points | None
    late: bool
    words: tuple[Name, ...]
    accepted: str
    seventh: Tile | None
    why: str = ""
    from_tablet: Few | None = None
    """The tablet of the player's own that sent it; without one the judge noted it."""
    by_judge: Few | None = None
    """The tablet of the second judge who noted it."""

    @property
    def slip(self) -> Slip:
        return Slip(
            self.play,
            self.points,
            self.reason,
            self.clause,
            self.written,
            self.given,
            self.late,
            self.words,
            self.accepted,
            self.seventh,
        )

    def apply(self, event: Duplicate) -> Duplicate:
        round_ = round_of(event, self.round)
        known(event, self.player)
        check_slip(event, self.play, self.reason)
        round_ = without_slip(round_, self.player)
        if self.from_tablet is not None:
            tablets = {**round_.from_tablets, self.player: self.from_tablet}
            sent = {**round_.sent, self.player: SentInTime(self.slip, self.from_tablet)}
            round_ = replace(round_, from_tablets=tablets, sent=sent)
        if self.by_judge is not None:
            round_ = replace(round_, by_judges={**round_.by_judges, self.player: self.by_judge})
        return with_round(event, replace(round_, slips={**round_.slips, self.player: self.slip}))


class SlipRuled(OneSlip):
    """A slip as it was ruled; after the time for claims also the reason of a correction."""

    undo_sentence = N_("the slip")

    @property
    def sentence(self) -> str:
        if self.reason in NO_PLAY:
            return N_("Round %(round)s, %(player)s: %(reason)s")
        if self.reason:
            return N_("Round %(round)s, %(player)s: %(play)s is null. %(reason)s")
        return N_("Round %(round)s, %(player)s: %(play)s, points: %(points)s")


class SlipSentBeside(SlipRuled):
    """What a player's own tablet sent in time, while a slip stands that the judge has noted.

    It stands by itself as soon as that one does not.
    """

    from_tablet: Few

    @property
    def sentence(self) -> str:
        return N_("Round %(round)s, %(player)s: %(play)s came; the slip that the judge noted still stands")

    def apply(self, event: Duplicate) -> Duplicate:
        round_ = round_of(event, self.round)
        if self.player not in round_.slips or self.player in round_.from_tablets:
            return super().apply(event)
        known(event, self.player)
        check_slip(event, self.play, self.reason)
        sent = {**round_.sent, self.player: SentInTime(self.slip, self.from_tablet)}
        return with_round(event, replace(round_, sent=sent))


class SlipCameLate(Fact):
    """What a player's own tablet sent when the time was over; it counts only if the judge takes it."""

    round: Count
    player: Name
    written: Name
    given: Points | None
    from_tablet: Few
    log_sentence = N_("Round %(round)s, %(player)s: a slip came when the time was over: %(written)s")
    undo_sentence = N_("the slip")

    def apply(self, event: Duplicate) -> Duplicate:
        round_ = round_of(event, self.round)
        known(event, self.player)
        sheet = LateSheet(self.written, self.given)
        return with_round(event, replace(round_, came_late={**round_.came_late, self.player: sheet}))


class WordsTaken(Fact):
    """Words that the lexicon refuses and the judge accepts, for a round or for the whole event (DUP-13)."""

    round: Count
    words: tuple[Name, ...]
    why: str
    everywhere: bool
    by_judge: Few | None = None
    log_sentence = N_("Round %(round)s: these words count by the judge’s decision: %(words)s")
    undo_sentence = N_("the words accepted")

    @property
    def sentence(self) -> str:
        if self.everywhere:
            return N_("Round %(round)s: these words count in all rounds by the judge’s decision: %(words)s")
        return self.log_sentence

    def apply(self, event: Duplicate) -> Duplicate:
        round_of(event, self.round)
        accepted = AcceptedWords(self.round, self.words, self.why, self.everywhere)
        return replace(event, accepted_words=(*event.accepted_words, accepted))


class SlipWithdrawn(Fact):
    """A slip does not count as handed in any more."""

    round: Count
    player: Name
    why: str = ""
    by_judge: Few | None = None
    log_sentence = N_("Round %(round)s: the slip of %(player)s was taken back")
    undo_sentence = N_("the slip taken back")

    def apply(self, event: Duplicate) -> Duplicate:
        round_ = round_of(event, self.round)
        if self.player in round_.from_tablets:
            round_ = replace(round_, sent=_without(round_.sent, self.player))
        return with_round(event, without_slip(round_, self.player))


class SlipReadAgain(Fact):
    """The second judge's reading of the same slip."""

    round: Count
    player: Name
    read: str
    log_sentence = N_("Round %(round)s, %(player)s: the second judge read %(read)s")
    undo_sentence = N_("the second reading")

    def apply(self, event: Duplicate) -> Duplicate:
        round_ = round_of(event, self.round)
        known(event, self.player)
        return with_round(event, replace(round_, second={**round_.second, self.player: self.read}))


class MasterChosen(Fact):
    """The play that goes to the board, the tiles it lays, and what it leaves on the rack."""

    round: Count
    play: Name
    points: Points
    laid: tuple[tuple[Square, Code], ...]
    kept: tuple[Tile, ...]
    seventh: Tile | None
    clause: Clause | None = None
    log_sentence = N_("Round %(round)s: the master play is %(play)s, points: %(points)s")
    undo_sentence = N_("the master play")

    def apply(self, event: Duplicate) -> Duplicate:
        round_ = round_of(event, self.round)
        self._check(event, round_)
        master = Master(self.play, self.points, dict(self.laid), self.kept, self.seventh)
        return with_round(event, replace(round_, master=master))

    def _check(self, event: Duplicate, round_: Round) -> None:
        """Check that its tiles are on free squares, and come from the rack or, in completiv, the stock."""
        expect(event.draws, "keep")
        if self.round != len(event.rounds):
            raise Damaged("round")
        squares = strict_squares(event.tile_set, self.play)
        if any(
            round_.board.squares[square] or not squares or square not in squares for square, _ in self.laid
        ):
            raise Damaged("laid")
        used = tuple(tile(event.tile_set, code) for _, code in self.laid)
        hand = (*round_.rack, self.seventh) if self.seventh else round_.rack
        left = take(hand, used)
        if left is None:
            raise Damaged("laid")
        if self.seventh and take(event.stock_in(round_), (self.seventh,)) is None:
            raise Damaged("seventh")
        if take(left, self.kept) is None:
            raise Damaged("kept")


class MasterFoundWrong(Fact):
    """The master play was wrong: it stays on the board, and those who played it score nothing (DUP-18)."""

    round: Count
    clause: Clause | None = None
    log_sentence = N_("Round %(round)s: the master play was found to be incorrect")
    undo_sentence = N_("the master play found incorrect")

    def apply(self, event: Duplicate) -> Duplicate:
        round_ = round_of(event, self.round)
        if round_.master is None:
            raise Damaged("round")
        return with_round(event, replace(round_, master=replace(round_.master, wrong=True)))


def round_of(event: Duplicate, number: int) -> Round:
    """Return a round whose rack has been drawn, by its number."""
    if not 1 <= number <= len(event.rounds):
        raise Damaged("round")
    return event.rounds[number - 1]


def with_round(event: Duplicate, round_: Round) -> Duplicate:
    """Return the event with this round changed."""
    at = round_.number - 1
    return replace(event, rounds=(*event.rounds[:at], round_, *event.rounds[at + 1 :]))


def without_slip(round_: Round, player: str) -> Round:
    """Return the round without the slip that stands for a player, and without who has noted or sent it."""
    return replace(
        round_,
        slips=_without(round_.slips, player),
        from_tablets=_without(round_.from_tablets, player),
        by_judges=_without(round_.by_judges, player),
        spent=_without(round_.spent, player),
    )


def _without(by_player: Mapping[str, Each], player: str) -> dict[str, Each]:
    return {id: each for id, each in by_player.items() if id != player}


def check_slip(event: Duplicate, play: str | None, reason: str | None) -> None:
    """Check that a slip that counts has a play, written in the strict form."""
    fit(reason if play is None else strict_squares(event.tile_set, play), "play")
