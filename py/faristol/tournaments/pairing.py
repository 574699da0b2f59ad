"""The pairs of a round, and why each was made. The same players and results always give the same round."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from faristol.core.lots import draw_lots
from faristol.tournaments.cheapest import cheapest_pairs
from faristol.tournaments.costs import costs
from faristol.tournaments.errors import CannotPair, NotAllPaired
from faristol.tournaments.players import Player, seeding
from faristol.tournaments.reasons import reason_of
from faristol.tournaments.resting import choose_bye
from faristol.tournaments.round_robin import berger
from faristol.tournaments.rounds import Round
from faristol.tournaments.situation import Situation, situation
from faristol.tournaments.starting import starter_first
from faristol.tournaments.terms import LOT, MANUAL, ROUND_ROBIN, TOP_DOWN, Terms
from faristol.tournaments.top_down import top_down
from faristol.tournaments.why import Why

Pair = tuple[str, str]
FIRST_LOT = 1
"""The lots are those of round one of the seed, so that everybody can draw them again."""


@dataclass(frozen=True)
class Paired:
    first: str
    """Who starts."""
    second: str
    why: Why
    met: tuple[int, ...] = ()
    """The rounds in which they have met before."""


@dataclass(frozen=True)
class Draft:
    """A round as it could be played; boards from 1, in this order."""

    number: int
    pairs: tuple[Paired, ...]
    byes: tuple[tuple[str, Why], ...] = ()

    @property
    def reasons(self) -> dict[frozenset[str], Why]:
        """The reason of each pair, whoever starts, and of each who rests."""
        pairs = {frozenset((pair.first, pair.second)): pair.why for pair in self.pairs}
        return {**pairs, **{frozenset((player,)): why for player, why in self.byes}}

    @property
    def repeats(self) -> tuple[Paired, ...]:
        return tuple(pair for pair in self.pairs if pair.met)


def pair_round(
    players: Sequence[Player],
    rounds: Sequence[Round],
    terms: Terms,
    *,
    absent: Iterable[str] = (),
    locked: Sequence[Pair] = (),
    forbidden: Sequence[Pair] = (),
    byes: Sequence[str] = (),
    order: Sequence[str] = (),
) -> Draft:
    """Return the next round. Locked pairs stay, with who starts; `byes` rest because the arbiter says so;
    `order` is the initial order as it was at the start, where the round robin has begun."""
    now = situation(players, rounds, terms, absent, forbidden)
    if terms.mode == ROUND_ROBIN:
        return _by_table(now, order)
    settled = {*byes, *(player for pair in locked for player in pair)}
    field = [player for player in now.present if player not in settled]
    resting = [(player, Why("bye-given", {"player": player})) for player in byes]
    if terms.mode == MANUAL:
        if len(field) > 1:
            raise NotAllPaired(players=now.names(field))
        if field:
            resting.append((field[0], Why("bye-by-hand", {"player": field[0]})))
        pairs: list[Pair] = []
    else:
        if len(field) % 2:
            chosen, why = choose_bye(now, field)
            resting.append((chosen, why))
            field.remove(chosen)
        if now.number == 1 and terms.first_round == LOT:
            field = _by_lot(now, field)
        pairs = top_down(now, field) if _goes_down(now) else _cheapest(now, field)
    return Draft(now.number, _boards(now, field, pairs, locked), tuple(resting))


def _goes_down(now: Situation) -> bool:
    return now.terms.mode == TOP_DOWN and now.number > 1


def _cheapest(now: Situation, field: Sequence[str]) -> list[Pair]:
    found = cheapest_pairs(len(field), costs(now, field))
    if found.stuck:
        raise CannotPair(players=now.names(field[at] for at in found.stuck))
    return [(field[one], field[two]) for one, two in found.pairs]


def _by_lot(now: Situation, field: Sequence[str]) -> list[str]:
    seeded = seeding(
        (now.by_id[player].player for player in field), lower_is_better=now.terms.lower_is_better
    )
    return draw_lots([player.id for player in seeded], now.terms.seed, FIRST_LOT, 0, len(seeded))


def _boards(
    now: Situation, field: Sequence[str], pairs: Sequence[Pair], locked: Sequence[Pair]
) -> tuple[Paired, ...]:
    """Return the pairs at their boards: the better a pair's better player stands, the lower."""
    place = dict(now.place)
    if now.number == 1:
        # Those drawn by lot sit in the order drawn.
        place |= zip(field, sorted(now.place[player] for player in field), strict=True)
    fixed = {frozenset(pair): pair for pair in locked}
    boards = []
    for board, pair in enumerate(
        sorted([*pairs, *locked], key=lambda pair: sorted(place[player] for player in pair)), 1
    ):
        better, other = sorted(pair, key=place.__getitem__)
        first, second = fixed.get(frozenset(pair)) or starter_first(now, better, other, board)
        met = tuple(now.record(first).met.get(second, ()))
        why = (
            Why("locked", {"first": first, "second": second})
            if frozenset(pair) in fixed
            else reason_of(now, field, (better, other))
        )
        boards.append(Paired(first, second, why, met))
    return tuple(boards)


def _by_table(now: Situation, order: Sequence[str]) -> Draft:
    """Return a round of a round robin, decided once for all by the seeding; who is absent forfeits."""
    players = [row.player for row in now.rows]
    by_rating = [player.id for player in seeding(players, lower_is_better=now.terms.lower_is_better)]
    there = [player for player in order if player in now.by_id]
    seeded = [*there, *(player for player in by_rating if player not in order)]
    if now.terms.first_round == LOT:
        seeded = draw_lots(seeded, now.terms.seed, FIRST_LOT, 0, len(seeded))
    pairs, resting = [], []
    for first, second in berger(seeded, now.number):
        if first and second:
            away = [player for player in (first, second) if player not in now.present]
            why = Why("table", {"round": now.number, "absent": away})
            pairs.append(Paired(first, second, why, tuple(now.record(first).met.get(second, ()))))
        elif player := first or second:
            resting.append((player, Why("bye-table", {"player": player})))
    return Draft(now.number, tuple(pairs), tuple(resting))
