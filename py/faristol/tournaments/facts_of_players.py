"""What the log of a tournament says of who plays: from when on, who is absent, who is to rest."""

from dataclasses import dataclass, replace
from typing import Annotated, Any

from faristol.fields import Count, Name, fit, whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import OfPlayer, TournamentFact, part_with
from faristol.tournaments.opened import Number
from faristol.tournaments.own_tables import MOST_TABLES
from faristol.tournaments.parts import empty_part, rejoined, with_part
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
    log_sentence = N_("%(name)s entered, for %(in_round)s")

    def changed(self, event: Tournament) -> Tournament:
        fit(self.player not in event.players, "player")
        fit(self.round <= event.next, "round")
        return self.with_player(event, Player(self.player, "", joined=self.round))

    def in_parts(self, event: Tournament) -> Tournament:
        fit(self.player not in event.players, "player")
        part = event.parts.get(self.division) or empty_part(event, self.division)
        return with_part(event, self.in_one(part))

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

    log_sentence = N_("%(name)s was corrected: %(changes)s")
    undo_sentence = N_("a player corrected")

    def changed(self, event: Tournament) -> Tournament:
        before = known(event, self.player)
        fit(before.joined >= event.next or self.division == before.division, "division")
        return self.with_player(event, before)

    def in_parts(self, event: Tournament) -> Tournament:
        """Return the whole after it; who has not been paired may come into another division."""
        left = part_with(event, self.player)
        if left.part == self.division:
            return with_part(event, self.in_one(left))
        before = left.players[self.player]
        fit(before.joined >= left.next, "division")
        part = event.parts.get(self.division) or empty_part(event, self.division)
        without = _not_paired(without_player(left, self.player), self.player)
        if not left.part and self.division not in event.parts:
            part, without = replace(part, first_table=left.first_table), replace(without, first_table=0)
        entered = self.with_player(replace(part, draft=None), _moved(before, left.next, part.next))
        return rejoined(event, {**event.parts, left.part: without, entered.part: entered})


class RatingCorrected(OfPlayer):
    """A rating that was mistyped, put right after the player had been paired by it, and why."""

    player: Name
    before: Rating | None
    rating: Rating | None
    why: str
    log_sentence = N_("%(player)s: the rating is %(rating)s, not %(before)s. %(why)s")
    undo_sentence = N_("a rating corrected")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, rating=self.rating)


class PlayerRemoved(OfPlayer):
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
        return replace(without_player(event, self.player), fees=event.fees.without(self.player))

    def in_parts(self, event: Tournament) -> Tournament:
        fees = event.fees.without(self.player)
        after = super().in_parts(replace(event, fees=fees))
        return rejoined(after, {name: replace(part, fees=fees) for name, part in after.parts.items()})


class PlayerWithdrawn(OfPlayer):
    """Not paired from a round on."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s withdrew, from %(in_round)s on")
    undo_sentence = N_("a withdrawal")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, withdrawn=self.round)


class PlayerReturned(OfPlayer):
    """And here again."""

    player: Name
    log_sentence = N_("%(player)s is back")
    undo_sentence = N_("a player’s return")

    def changed(self, event: Tournament) -> Tournament:
        before = known(event, self.player)
        gone = before.gone.union(range(before.withdrawn or event.next, event.next))
        return _changed(event, self.player, withdrawn=None, gone=gone)


class PlayerAbsent(OfPlayer):
    """Will miss one round."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s will miss %(in_round)s")
    undo_sentence = N_("an absence")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, absent=known(event, self.player).absent | {self.round})


class PlayerPresent(OfPlayer):
    """Will be there after all."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s will be there after all: %(in_round)s")
    undo_sentence = N_("an absence taken back")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, absent=known(event, self.player).absent - {self.round})


class PlayerAway(OfPlayer):
    """Will miss every round from this one on, until taken back."""

    player: Name
    round: Number
    log_sentence = N_("%(player)s will be absent from %(in_round)s until further notice")
    undo_sentence = N_("an absence")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, away=self.round)


class PlayerBack(OfPlayer):
    """Is there again."""

    player: Name
    log_sentence = N_("%(player)s is no longer absent")
    undo_sentence = N_("an absence taken back")

    def changed(self, event: Tournament) -> Tournament:
        return _changed(event, self.player, away=None)


class ByeGiven(OfPlayer):
    """Rests in the next round because the director says so."""

    player: Name
    half: bool = False
    """It is half a point, whatever a bye counts."""
    log_sentence = N_("%(player)s is to have the bye: %(in_round)s")
    undo_sentence = N_("a bye given")

    @property
    def sentence(self) -> str:
        return N_("%(player)s is to have a half-point bye: %(in_round)s") if self.half else self.log_sentence

    def changed(self, event: Tournament) -> Tournament:
        known(event, self.player)
        fit(self.player not in event.resting, "player")
        fit(not any(self.player in pair for pair in event.locked), "player")
        halved = event.halved | {self.player} if self.half else event.halved
        return replace(event, resting=(*event.resting, self.player), halved=halved)


class ByeTaken(OfPlayer):
    """Need not rest."""

    player: Name
    log_sentence = N_("%(player)s need not have the bye: %(in_round)s")
    undo_sentence = N_("a bye taken back")

    def changed(self, event: Tournament) -> Tournament:
        resting = tuple(each for each in event.resting if each != self.player)
        return replace(event, resting=resting, halved=event.halved - {self.player})


def without_player(event: Tournament, player: str) -> Tournament:
    return replace(event, players={id: each for id, each in event.players.items() if id != player})


def _moved(player: Player, left: int, joins: int) -> Player:
    """Return a player who joins another division: its rounds have other numbers if one has come further."""
    if left == joins:
        return replace(player, joined=joins)
    away, withdrawn = (None if since is None else joins for since in (player.away, player.withdrawn))
    fresh = replace(player, joined=joins, absent=frozenset(), gone=frozenset())
    return replace(fresh, away=away, withdrawn=withdrawn)


def _not_paired(event: Tournament, player: str) -> Tournament:
    """Return the tournament without what was said of this player's next round."""
    locked = tuple(pair for pair in event.locked if player not in pair)
    resting = tuple(each for each in event.resting if each != player)
    return replace(event, locked=locked, resting=resting, halved=event.halved - {player}, draft=None)


def known(event: Tournament, player: str) -> Player:
    """Return a player that was entered."""
    fit(player in event.players, "player")
    return event.players[player]


def _changed(event: Tournament, player: str, **changed: Any) -> Tournament:
    return replace(event, players={**event.players, player: replace(known(event, player), **changed)})
