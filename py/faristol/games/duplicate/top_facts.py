"""The facts about topping in the log of a duplicate: who found the best play, and what was tried before."""

from dataclasses import replace

from faristol.fields import Damaged, Moment
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.player_facts import known
from faristol.games.duplicate.slip_facts import OneSlip, check_slip, round_of, with_round
from faristol.texts import N_


class TopFound(OneSlip):
    """In topping the best play of a round, at the moment in which it came."""

    at: Moment
    log_sentence = N_("Round %(round)s, %(player)s found the best play: %(play)s, points: %(points)s")
    undo_sentence = N_("the best play found")

    def apply(self, event: Duplicate) -> Duplicate:
        spent = _spent(event, self.at)
        found = super().apply(event)
        round_ = round_of(found, self.round)
        return with_round(found, replace(round_, spent={**round_.spent, self.player: spent}))


class TopTried(OneSlip):
    """In topping a play that is not the best, or null: the player goes on looking."""

    at: Moment
    undo_sentence = N_("the attempt")

    @property
    def sentence(self) -> str:
        if self.reason:
            return N_("Round %(round)s, %(player)s tried %(play)s, which is null. %(reason)s")
        return N_("Round %(round)s, %(player)s tried %(play)s, which is not the best play")

    def apply(self, event: Duplicate) -> Duplicate:
        _spent(event, self.at)
        known(event, self.player)
        check_slip(event, self.play, self.reason)
        round_ = round_of(event, self.round)
        tried = (*round_.tries.get(self.player, ()), self.slip)
        return with_round(event, replace(round_, tries={**round_.tries, self.player: tried}))


def _spent(event: Duplicate, moment: int) -> int:
    """Return how much of the time of the running round is gone; only topping asks."""
    if not event.topping or event.stage != "time" or event.clock is None:
        raise Damaged("type")
    return max(0, 60_000 * event.opened.minutes - event.clock.left(moment))
