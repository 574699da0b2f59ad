"""What the log of a tournament says of who plays: from when on, who is absent, who is to meet or to rest."""

from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar

from faristol.facts import Fact
from faristol.fields import Count, Name, fit, whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.opened import Number
from faristol.tournaments.own_tables import MOST_TABLES
from faristol.tournaments.pairing import Pair
from faristol.tournaments.players import Carried, FromFile, Player


def _rating(value: Any) -> float:
    if type(value) in (int, float) and abs(value) <= 1_000_000:
        number: float = value
        return number
    raise ValueError


Rating = Annotated[float, _rating]


@dataclass(frozen=True)
class _Carried:
    halves: Count
    won: Count
    lost: int
    coefficient: int


class TournamentFact(Fact):
    """A draft follows from what was known when it was made: nearly every fact drops it."""

    keeps_draft: ClassVar[bool] = False

    def apply(self, event: Tournament) -> Tournament:
        return self.changed(event if self.keeps_draft else replace(event, draft=None))

    def changed(self, event: Tournament) -> Tournament:
        return event


class PlayerEntered(TournamentFact):
    """Somebody plays, from a round on."""

    player: Name
    name: Name
    rating: Rating | None = None
    games: Count = 0
    club: Name = ""
    category: Name = ""
    division: Name = ""
    seed: Count = 0
    table: Annotated[int, whole(0, MOST_TABLES)] = 0
    carried: _Carried | None = None
    from_file: FromFile | None = None
    round: Number
    log_sentence = N_("%(name)s entered, for round %(round)s")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.player not in event.players, "player")
        fit(self.round <= event.next, "round")
        return self.with_player(event, Player(self.player, "", joined=self.round))

    def with_player(self, event: Tournament, before: Player) -> Tournament:
        names = ("name", "rating", "games", "club", "category", "division", "seed", "table")
        values = {name: getattr(self, name) for name in names}
        if self.carried:
            values["carried"] = Carried(**vars(self.carried))
        if self.from_file:
            values["from_file"] = self.from_file
        return replace(event, players={**event.players, self.player: replace(before, **values)})


class PlayerChanged(PlayerEntered):
    """Name, club or rating put right."""

    log_sentence = N_("%(name)s was corrected")
    undo_sentence = N_("a player corrected")

    def changed(self, event: Tournament) -> Tournament:
        before = known(event, self.player)
        fit(before.joined >= event.next or self.division == before.division, "division")
        return self.with_player(event, before)


class RatingCorrected(TournamentFact):
    """A rating that was mistyped, put right after the player had been paired by it, and why."""

    player: Name
    before: Rating | None
    rating: Rating | None
    why: str
    log_sentence = N_("%(player)s: the rating is %(rating)s, not %(before)s. %(why)s")
    undo_sentence = N_("a rating corrected")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, rating=self.rating)


class PlayerRemoved(TournamentFact):
    """Before the first round."""

    player: Name
    log_sentence = N_("%(player)s was removed from the list")
    undo_sentence = N_("a player removed")

    def changed(self, event: Tournament) -> Tournament:
        known(event, self.player)
        paired = (pair for published in event.rounds for pair in published.draft.pairs)
        resting = {player for published in event.rounds for player in published.round.byes}
        fit(not any(self.player in (pair.first, pair.second) for pair in paired), "player")
        fit(self.player not in resting, "player")
        others = {id: player for id, player in event.players.items() if id != self.player}
        return replace(event, players=others, fees=event.fees.without(self.player))


class PlayerWithdrawn(TournamentFact):
    """Not paired from a round on."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s withdrew, from round %(round)s on")
    undo_sentence = N_("a withdrawal")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, withdrawn=self.round)


class PlayerReturned(TournamentFact):
    """And here again."""

    player: Name
    log_sentence = N_("%(player)s is back")
    undo_sentence = N_("a player is back")

    def changed(self, event: Tournament) -> Tournament:
        before = known(event, self.player)
        gone = before.gone.union(range(before.withdrawn or event.next, event.next))
        return _changed(event, self.player, withdrawn=None, gone=gone)


class PlayerAbsent(TournamentFact):
    """Will miss one round."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s will miss round %(round)s")
    undo_sentence = N_("an absence")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, absent=known(event, self.player).absent | {self.round})


class PlayerPresent(TournamentFact):
    """Will be there after all."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s will be there in round %(round)s after all")
    undo_sentence = N_("an absence taken back")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, absent=known(event, self.player).absent - {self.round})


class PlayerAway(TournamentFact):
    """Will miss every round from this one on, until taken back."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s will be absent from round %(round)s until further notice")
    undo_sentence = N_("an absence")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, away=self.round)


class PlayerBack(TournamentFact):
    """Is there again."""

    player: Name
    log_sentence = N_("%(player)s is no longer absent")
    undo_sentence = N_("an absence taken back")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, away=None)


class _OfTwo(TournamentFact):
    first: Name
    second: Name

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

    log_sentence = N_("%(first)s and %(second)s are to meet in the next round")
    undo_sentence = N_("a pair made by hand")

    def changed(self, event: Tournament) -> Tournament:
        busy = {*event.resting, *(player for pair in event.locked for player in pair)}
        fit(not busy & {*self.pair}, "first")
        return replace(event, locked=self.with_pair(event, event.locked))


class PairUnlocked(_OfTwo):
    """They need not."""

    log_sentence = N_("%(first)s and %(second)s no longer have to meet in the next round")
    undo_sentence = N_("a pair cancelled")

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, locked=self.without_pair(event.locked))


class PairForbidden(_OfTwo):
    """These two never meet."""

    log_sentence = N_("%(first)s and %(second)s are never to meet")
    undo_sentence = N_("a forbidden pair")

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, forbidden=self.with_pair(event, event.forbidden))


class PairAllowed(_OfTwo):
    """They may meet again."""

    log_sentence = N_("%(first)s and %(second)s may meet again")
    undo_sentence = N_("a pair allowed")

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, forbidden=self.without_pair(event.forbidden))


class ByeGiven(TournamentFact):
    """Rests in the next round because the director says so."""

    player: Name
    half: bool = False
    """It is half a point, whatever a bye counts."""
    log_sentence = N_("%(player)s is to rest in the next round")
    undo_sentence = N_("a rest given")

    def changed(self, event: Tournament) -> Tournament:
        known(event, self.player)
        fit(self.player not in event.resting, "player")
        fit(not any(self.player in pair for pair in event.locked), "player")
        halved = event.halved | {self.player} if self.half else event.halved
        return replace(event, resting=(*event.resting, self.player), halved=halved)


class ByeTaken(TournamentFact):
    """Need not rest."""

    player: Name
    log_sentence = N_("%(player)s need not rest in the next round")
    undo_sentence = N_("a rest taken back")

    def changed(self, event: Tournament) -> Tournament:
        resting = tuple(each for each in event.resting if each != self.player)
        return replace(event, resting=resting, halved=event.halved - {self.player})


def known(event: Tournament, player: str) -> Player:
    """Return a player that was entered."""
    fit(player in event.players, "player")
    return event.players[player]


def _changed(event: Tournament, player: str, **changed: Any) -> Tournament:
    return replace(event, players={**event.players, player: replace(known(event, player), **changed)})
