"""What the log of a game by letter says of its plays, and of what the arbiter decides of them."""

from dataclasses import replace
from typing import Annotated, Literal

from faristol.core.letters import tile
from faristol.core.play import is_strict, read_play
from faristol.core.squares import read_place
from faristol.core.tiles import TileSet
from faristol.facts import Fact
from faristol.fields import Code, Count, Few, Name, Points, Square, fit, whole
from faristol.games.correspondence.course import Course, Turn, course_of, tiles_of
from faristol.games.correspondence.game import WRONG, Challenge, Correspondence, Ending
from faristol.games.correspondence.in_order import STILL_TAKEN
from faristol.rulesets.schema import Cited
from faristol.texts import N_

Days = Annotated[int, whole(0, 40_000)]


class LetterFact(Fact):
    """An entry of a game by letter."""

    undo_sentence = N_("what was noted last")


class OfPlayer(LetterFact):
    """An entry about RED, 1, or BLUE, 2."""

    player: Literal[1, 2]

    def can_still_move(self, event: Correspondence) -> None:
        fit(event.takes_a_turn and self.player == event.to_move, "player")


class TurnMade(OfPlayer):
    """A play, PAS, or a play with a word that is not in the stock; in a variant while a challenge is open."""

    variant: Literal["right", "wrong"] | None
    kind: Literal["play", "pass", "zero"]
    play: Name | None
    points: Points
    worth: Points
    words: tuple[Name, ...]
    laid: tuple[tuple[Square, Code], ...]
    used: tuple[Few, ...]
    drawn: tuple[Few, ...]
    clause: Cited
    undo_sentence = N_("the turn made")

    @property
    def sentence(self) -> str:
        if self.kind == "pass":
            return N_("%(colour)s: PAS")
        if self.kind == "zero":
            return N_("%(colour)s: %(play)s, which is not in the word list, points: 0")
        return N_("%(colour)s: %(play)s, points: %(points)s")

    def apply(self, event: Correspondence) -> Correspondence:
        self.can_still_move(event)
        fit(self.variant in event.courses, "variant")
        self.fits(event, event.courses[self.variant])
        turn = Turn(
            self.player,
            self.kind,
            play=self.play,
            points=self.points,
            worth=self.worth,
            words=self.words,
            new_tiles=dict(self.laid),
            used=self.used,
            drawn=self.drawn,
            clause=self.clause,
        )
        if self.variant == WRONG:
            assert event.challenge
            challenge = replace(event.challenge, wrong=event.challenge.wrong.after(turn))
            return replace(event, challenge=challenge)
        return replace(event, course=event.course.after(turn))

    def fits(self, event: Correspondence, course: Course) -> None:
        """Refuse what could not be played in this course."""
        fit(len(course.turns) == len(event.sent), "type")
        fit((self.play is None) == (self.kind == "pass") == (not self.words), "play")
        fit(all(_is_word(event.tile_set, word) for word in self.words), "words")
        fit(len(self.used) == len({*self.used}) == len(self.laid), "used")
        fit({*self.used} <= {*course.hands[self.player - 1]}, "used")
        fit(self.drawn == tuple(range(course.in_play, course.in_play + len(self.drawn))), "drawn")
        fit(len(self.drawn) <= len(self.used), "drawn")
        fit(course.in_play + len(self.drawn) <= len(event.string), "drawn")
        fit(bool(self.laid) == (self.kind == "play"), "laid")
        if self.play is not None:
            play, laid = read_play(event.tile_set, self.play), dict(self.laid)
            written = dict(zip(play.squares, play.word, strict=True))
            fit(laid.items() <= written.items(), "laid")
            fit(not any(course.board.squares[square] for square in laid), "laid")
            tiles = sorted(tile(event.tile_set, code) for code in laid.values())
            fit(tiles == sorted(tiles_of(event.string, self.used)), "laid")


def _whatever_was_played(event: Correspondence) -> Ending | None:
    """Return the end of a game that stands whether its last play is right or not."""
    return event.ending if event.ending and event.ending.way in STILL_TAKEN else None


class Challenged(OfPlayer):
    """The game goes on in two variants, until the arbiter answers."""

    words: tuple[Name, ...]
    why: str
    clause: Cited
    log_sentence = N_("%(colour)s challenges: %(words)s %(why)s")
    undo_sentence = N_("the challenge")

    def apply(self, event: Correspondence) -> Correspondence:
        """Split the course: the last turn stands in one variant, and scored zero in the other."""
        fit(event.challenge is None and event.course.turns, "type")
        fit(len(event.course.turns) == len(event.sent), "type")
        *before, last = event.course.turns
        fit(last.kind == "play", "type")
        fit(self.player == event.to_move, "player")
        fit({*self.words} <= {word.split()[1] for word in last.words}, "words")
        zero = replace(last.as_zero, clause=self.clause)
        wrong = course_of(event.ruleset.rack_size, [*before, zero])
        challenge = Challenge(self.player, len(before), self.words, self.why, wrong)
        return replace(event, challenge=challenge, ending=_whatever_was_played(event))


class ChallengeJudged(LetterFact):
    """The arbiter's answer to a challenge, by which one of the variants is dropped."""

    stands: bool
    right: tuple[Name, ...] = ()
    penalty: Points
    clause: Cited

    @property
    def sentence(self) -> str:
        if self.penalty and not self.stands:
            return N_("The arbiter: the play is wrong; words that are right: %(right)s; penalty: %(penalty)s")
        if self.stands:
            return N_("The arbiter: the play is right; penalty: %(penalty)s")
        return N_("The arbiter: the play is wrong")

    def apply(self, event: Correspondence) -> Correspondence:
        fit(event.challenge, "type")
        assert event.challenge
        penalties = event.penalties
        if self.penalty:
            penalties = (*penalties, (event.challenge.by, self.penalty))
        course = event.course if self.stands else event.challenge.wrong
        return replace(event, course=course, challenge=None, penalties=penalties)


class FaultAdmitted(OfPlayer):
    """The partner says that the play was wrong."""

    log_sentence = N_("%(colour)s admits the fault")

    def apply(self, event: Correspondence) -> Correspondence:
        fit(event.challenge, "type")
        assert event.challenge
        course, sent = event.challenge.wrong, len(event.sent)
        ended = _whatever_was_played(event)
        return replace(event, course=course, challenge=None, admitted=sent, ending=ended)


class TurnsAnnulled(LetterFact):
    """The arbiter annuls the course from a technical fault on."""

    kept: Count
    why: str
    log_sentence = N_("The arbiter annuls the later turns; plays kept: %(kept)s. %(why)s")

    def apply(self, event: Correspondence) -> Correspondence:
        kept = self.kept
        fit(kept < len(event.course.turns) and event.challenge is None, "kept")
        return replace(
            event,
            course=course_of(event.ruleset.rack_size, event.course.turns[:kept]),
            sent=event.sent[:kept],
            admitted=None,
            corrected=tuple(one for one in event.corrected if one[0] < kept),
            ending=None,
            arrived=None,
            longer=None,
            again=None,
            returned=(),
        )


class Punished(OfPlayer):
    """So many hundredths off the coefficient of a player; tenths in older logs."""

    tenths: Few = 0
    hundredths: Few = 0
    why: str
    clause: Cited
    log_sentence = N_("The arbiter takes %(off)s off the coefficient of %(colour)s. %(why)s")

    @property
    def off(self) -> int:
        return self.hundredths or 10 * self.tenths

    def apply(self, event: Correspondence) -> Correspondence:
        fit(self.off > 0, "hundredths")
        return replace(event, punished=(*event.punished, (self.player, self.off)))


class CoefficientsDecided(LetterFact):
    """The arbiter sets the coefficients otherwise than the rules would."""

    coefficients: tuple[Points, Points]
    why: str
    log_sentence = N_("The arbiter sets the coefficients: %(coefficients)s. %(why)s")

    def apply(self, event: Correspondence) -> Correspondence:
        return replace(event, decided=self.coefficients)


class DrawOffered(OfPlayer):
    """A player offers a draw."""

    log_sentence = N_("%(colour)s offers a draw")

    def apply(self, event: Correspondence) -> Correspondence:
        return event if event.ending else replace(event, offered=self.player)


_ENDED = {
    "played-out": N_("The game ended: played to the last letter"),
    "passes": N_("The game ended: PAS four times in a row"),
    "agreed": N_("The game ended: an agreed draw"),
    "abandoned": N_("The game ended: %(colour)s gave up"),
    "time": N_("The game ended: %(colour)s exceeded the time"),
    "no-show": N_("The game ended: %(colour)s did not play"),
    "unfinished": N_("The game ended: not finished in time"),
    "unknown": N_("The game ended: nobody reported it"),
}
LOSES = ("abandoned", "time", "no-show")
"""The ways to end of which one must say who loses by them."""


class GameEnded(LetterFact):
    """How the game ended, by which clause, and who lost by it."""

    way: Annotated[str, {way: way for way in _ENDED}.__getitem__]
    clause: Cited
    lost: Literal[1, 2] | None

    @property
    def sentence(self) -> str:
        return _ENDED[self.way]

    def apply(self, event: Correspondence) -> Correspondence:
        """End the game; a play that was made and not sent counts for who wanted to go on (COR-21)."""
        fit((self.lost is not None) == (self.way in LOSES), "lost")
        ended = replace(event, ending=Ending(self.way, self.clause, self.lost), offered=None)
        goes_still = self.way == "abandoned" and self.lost != event.to_move
        made = len(event.course.turns) > len(event.sent)
        if event.challenge and event.challenge.turn == len(event.sent) - 1 and not (goes_still and made):
            ended = replace(ended, challenge=None)
        if goes_still:
            return ended
        size, sent, challenge = event.ruleset.rack_size, len(event.sent), ended.challenge
        if challenge:
            wrong = course_of(size, challenge.wrong.turns[:sent])
            ended = replace(ended, challenge=replace(challenge, wrong=wrong))
        return replace(ended, course=course_of(size, event.course.turns[:sent]))


def _is_word(tile_set: TileSet, word: str) -> bool:
    """Return whether it is a word with its position: `7C GOL`."""
    place, written = word.split()
    return read_place(place) is not None and is_strict(tile_set, written)
