"""The ladder, by the system of J. H. Keizer: everybody has a value by the place, and games bring values.

The first of the ladder has the greatest value, the next one a step less, and so on, never less than one.
A win brings the value that the opponent has now, a draw half of it; a bye, an evening for the club and an
absence bring a share of one's own. After each evening all evenings are counted anew with the values of the
present places, and those give new places, until no place changes any more, or MOST_TIMES times at most.
Equal sums keep the order in which they stood. Newcomers enter at the end: until their first evening is over
they stand below all others, and change nobody's value. An evening counts once it is over.

Everything is reckoned in twelfths of a point, so that halves, thirds and quarters stay exact.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from faristol.fields import whole
from faristol.tournaments.players import Player
from faristol.tournaments.results import DRAW, WIN
from faristol.tournaments.rounds import Round

WHOLE = 12
"""The twelfths of a value."""
MOST_VALUE = 999
MOST_EVENINGS = 99
MOST_TIMES = 50

Share = Annotated[int, whole(0, WHOLE)]
Evenings = Annotated[int, whole(0, MOST_EVENINGS)]
Kind = Literal["own", "win", "draw", "loss", "bye", "club", "absent", "missing", "beyond"]


@dataclass(frozen=True)
class LadderRule:
    """A club's own rule, as far as clubs differ. Shares are twelfths of one's own value."""

    top: Annotated[int, whole(0, MOST_VALUE)] = 0
    """The value of the first; 0 for three halves of the number of players."""
    step: Annotated[int, whole(1, MOST_VALUE)] = 1
    own: bool = True
    """The own value counts once, from the start."""
    bye: Share = 8
    club: Share = 8
    """Of an evening on which somebody plays for the club elsewhere."""
    absent: Share = 4
    """Of an absence that was announced; one that was not brings nothing."""
    absences: Evenings = 0
    """So many absences bring their share; 0 for all of them."""
    apart: Evenings = 5
    """So many evenings lie at least between two games of the same players, while it can be helped."""

    def value(self, place: int, players: int) -> int:
        """Return the value of a place, from 1, on a ladder of so many players."""
        top = self.top or (3 * players + 1) // 2
        return max(1, top - self.step * (place - 1))


@dataclass(frozen=True)
class Brought:
    """What one evening brought: a share of somebody's value, in twelfths."""

    evening: int
    """From 1; 0 for the own value at the start."""
    kind: Kind
    whose: str
    share: int


@dataclass(frozen=True)
class Ladder:
    order: tuple[str, ...]
    values: Mapping[str, int]
    """With which everything was counted."""
    brought: Mapping[str, Sequence[Brought]]

    def points(self, player: str) -> Fraction:
        return sum((self.worth(each) for each in self.brought[player]), Fraction(0))

    def worth(self, brought: Brought) -> Fraction:
        return Fraction(self.values.get(brought.whose, 0) * brought.share, WHOLE)


def ladder(seeded: Sequence[Player], rounds: Sequence[Round], rule: LadderRule) -> Ladder:
    """Return the ladder after these evenings; `seeded` are all players in the initial order.

    Who is to come for the first time stands below all others, who are counted as if nobody were new."""
    brought: dict[str, list[Brought]] = {}
    order: list[str] = []
    values: dict[str, int] = {}
    for evening, round_ in enumerate(rounds, 1):
        _enter([player for player in seeded if player.joined <= evening], order, brought, rule)
        for player in seeded:
            if player.joined <= evening:
                brought[player.id] += _of_evening(player, evening, round_, brought[player.id], rule)
        order, values = _settled(order, brought, rule)
    if not rounds:
        _enter([player for player in seeded if player.joined == 1], order, brought, rule)
        order, values = _settled(order, brought, rule)
    there = len(order)
    _enter(seeded, order, brought, rule)
    for place, new in enumerate(order[there:], there + 1):
        values[new] = rule.value(place, there)
    return Ladder(tuple(order), values, brought)


def initial_order(seeded: Sequence[Player], settled: Sequence[str]) -> list[Player]:
    """Return the players as they entered, whatever was put right later; who is not settled yet comes last."""
    place = {player: at for at, player in enumerate(settled)}
    return sorted(seeded, key=lambda player: place.get(player.id, len(place)))


def _enter(
    players: Sequence[Player], order: list[str], brought: dict[str, list[Brought]], rule: LadderRule
) -> None:
    for player in players:
        if player.id not in brought:
            order.append(player.id)
            brought[player.id] = [Brought(0, "own", player.id, WHOLE)] if rule.own else []


def _of_evening(
    player: Player, evening: int, round_: Round, before: Sequence[Brought], rule: LadderRule
) -> list[Brought]:
    """Return what an evening brought to a player, as a list of one; of none for a game that goes on."""
    me = player.id
    for table in round_.tables:
        if me in (table.first, table.second):
            if table.result is None:
                return []
            side, other = (0, table.second) if me == table.first else (1, table.first)
            halves = table.result.halves[side]
            kind: Kind = "win" if halves == WIN else "draw" if halves == DRAW else "loss"
            return [Brought(evening, kind, other, WHOLE * halves // WIN)]
    if me in round_.byes:
        fixed = round_.fixed.get(me)
        return [Brought(evening, "bye", me, rule.bye if fixed is None else WHOLE * fixed // WIN)]
    if evening in player.gone:
        return []
    if player.withdrawn is not None and player.withdrawn <= evening:
        return []
    if evening in player.for_club:
        return [Brought(evening, "club", me, rule.club)]
    if evening in player.unannounced:
        return [Brought(evening, "missing", me, 0)]
    if rule.absences and sum(each.kind == "absent" for each in before) >= rule.absences:
        return [Brought(evening, "beyond", me, 0)]
    return [Brought(evening, "absent", me, rule.absent)]


def _settled(
    order: Sequence[str], brought: Mapping[str, Sequence[Brought]], rule: LadderRule
) -> tuple[list[str], dict[str, int]]:
    """Return the order that counting by its own values gives, and the values that were counted with."""
    now = list(order)
    values: dict[str, int] = {}
    for _ in range(MOST_TIMES):
        values = {player: rule.value(place, len(now)) for place, player in enumerate(now, 1)}
        sums = {
            player: sum(values.get(each.whose, 0) * each.share for each in brought[player]) for player in now
        }
        then = sorted(now, key=sums.__getitem__, reverse=True)
        if then == now:
            break
        now = then
    return now, values
