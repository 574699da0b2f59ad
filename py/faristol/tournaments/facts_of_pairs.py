"""What the log of a tournament says of two players: that they meet in the next round, or never."""

from dataclasses import replace

from faristol.fields import Name, fit
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import TournamentFact, part_with
from faristol.tournaments.facts_of_players import known
from faristol.tournaments.pairing import Pair
from faristol.tournaments.parts import rejoined, with_part


class _OfTwo(TournamentFact):
    first: Name
    second: Name

    def in_parts(self, event: Tournament) -> Tournament:
        return with_part(event, self.in_one(part_with(event, self.first)))

    @property
    def pair(self) -> Pair:
        return self.first, self.second

    def with_pair(self, event: Tournament, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        known(event, self.first), known(event, self.second)
        fit(self.first != self.second and {*self.pair} not in map(set, pairs), "second")
        return (*pairs, self.pair)

    def without_pair(self, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        return tuple(each for each in pairs if {*each} != {*self.pair})


class PairLocked(_OfTwo):
    """These two meet in the next round."""

    log_sentence = N_("%(first)s and %(second)s are to meet: %(in_round)s")
    undo_sentence = N_("a pair made by hand")

    def changed(self, event: Tournament) -> Tournament:
        busy = {*event.resting, *(player for pair in event.locked for player in pair)}
        fit(not busy & {*self.pair}, "first")
        return replace(event, locked=self.with_pair(event, event.locked))


class PairUnlocked(_OfTwo):
    """They need not."""

    log_sentence = N_("%(first)s and %(second)s no longer have to meet: %(in_round)s")
    undo_sentence = N_("a pair cancelled")

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, locked=self.without_pair(event.locked))


class _Forbidding(_OfTwo):
    def in_parts(self, event: Tournament) -> Tournament:
        """Return the whole after it; only the drafts are dropped in which one of the two could be."""
        after = self.changed(event)
        parts = {
            name: replace(
                part,
                forbidden=after.forbidden,
                draft=None if {*self.pair} & part.players.keys() else part.draft,
            )
            for name, part in event.parts.items()
        }
        return rejoined(after, parts)


class PairForbidden(_Forbidding):
    """These two never meet, in whichever division they are."""

    log_sentence = N_("%(first)s and %(second)s are never to meet")
    undo_sentence = N_("a forbidden pair")

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, forbidden=self.with_pair(event, event.forbidden))


class PairAllowed(_Forbidding):
    """They may meet again."""

    log_sentence = N_("%(first)s and %(second)s may meet again")
    undo_sentence = N_("a pair allowed")

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, forbidden=self.without_pair(event.forbidden))
