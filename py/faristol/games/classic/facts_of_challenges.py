"""The facts of challenges: the words that are named, and the verdict."""

from dataclasses import replace

from faristol.facts import Fact
from faristol.fields import Moment, Name, fit
from faristol.games.classic.facts_of_turns import ByPlayer, after_turn, counted, turn_of, with_rack
from faristol.games.classic.game import Classic
from faristol.games.classic.timed import restarted, stopped
from faristol.games.classic.turns import Challenge
from faristol.rulesets.schema import Cited
from faristol.texts import N_


class Challenged(Fact):
    """The clock stops; the words that decide are named."""

    at: Moment
    words: tuple[Name, ...]
    argument: str
    clause: Cited
    undo_sentence = N_("the challenge")

    @property
    def sentence(self) -> str:
        if self.argument:
            return N_("Challenged once more: %(words)s. %(argument)s")
        return N_("Challenged: %(words)s")

    def apply(self, event: Classic) -> Classic:
        made = event.made
        fit(event.stage == "played", "type")
        assert made
        fit(self.words and set(self.words) <= set(made.words), "words")
        last = made.challenge or Challenge(())
        challenge = Challenge(
            self.words,
            before=(*last.before, *last.words),
            verdicts=last.verdicts,
            argument=self.argument,
        )
        held = replace(stopped(event, self.at), stopped_for="challenge")
        return replace(held, made=replace(made, challenge=challenge))


class ChallengeJudged(ByPlayer):
    """One verdict for all of them; a play that is not valid comes off, and the turn is lost."""

    valid: bool
    by: Name
    clause: Cited
    undo_sentence = N_("the verdict")

    @property
    def sentence(self) -> str:
        if self.valid:
            return N_("The play of %(player)s is valid, according to %(by)s")
        return N_("The play of %(player)s is not valid and is removed, according to %(by)s")

    def apply(self, event: Classic) -> Classic:
        self.fits(event, "challenge")
        made, player = event.made, self.player
        assert made and made.challenge
        if self.valid:
            verdicts = (*made.challenge.verdicts, True)
            challenge = replace(made.challenge, open=False, verdicts=verdicts)
            passed_on = None if made.passed_on is None else self.at
            ruled = replace(event, made=replace(made, challenge=challenge, passed_on=passed_on))
            return restarted(ruled, ruled.on_the_clock or player, self.at)
        racks = with_rack(event, player, made.rack or ())
        counts = counted(event, player, len(made.laid))
        turn = turn_of(event, "invalid", 0, self.clause)
        return after_turn(replace(event, racks=racks, counts=counts), turn, self.at)
