"""The pairs of a round, and why each was made. The same players and results always give the same round.

Each division is paired by itself; the tables are numbered through. Only the arbiter pairs two of different
divisions, as those who would rest in both: they sit behind all others.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType

from faristol.core.lots import draw_lots
from faristol.tournaments.cheapest import cheapest_pairs
from faristol.tournaments.costs import costs
from faristol.tournaments.cup import Bracket, CupDecided, bracket, next_stage
from faristol.tournaments.double_cup import DoubleBracket
from faristol.tournaments.errors import CannotPair, NotAllPaired
from faristol.tournaments.players import Player, seeding
from faristol.tournaments.reasons import reason_of
from faristol.tournaments.resting import choose_bye
from faristol.tournaments.round_robin import berger
from faristol.tournaments.rounds import Round
from faristol.tournaments.situation import Situation, situation
from faristol.tournaments.starting import starter_first
from faristol.tournaments.terms import CUP, LADDER, LOT, MANUAL, ROUND_ROBIN, TOP_DOWN, Terms
from faristol.tournaments.top_down import top_down
from faristol.tournaments.why import Why

Pair = tuple[str, str]
NO_BYES: Mapping[str, Why] = MappingProxyType({})
NO_CUPS: Mapping[str, Bracket] = MappingProxyType({})
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

    @property
    def starts_noted(self) -> bool:
        """Whether it is known that the first one started: the file of a tournament need not say it."""
        return not self.why.details.get("unnoted", False)


@dataclass(frozen=True)
class Draft:
    """A round as it could be played; the boards in this order, mostly from 1."""

    number: int
    pairs: tuple[Paired, ...]
    byes: tuple[tuple[str, Why], ...] = ()
    tables: tuple[int, ...] = ()
    """The number of each table, where divisions that are paired for themselves share a hall."""

    @property
    def numbered(self) -> Iterator[tuple[int, Paired]]:
        """The pairs with the numbers of their tables."""
        return zip(self.tables or range(1, len(self.pairs) + 1), self.pairs, strict=True)

    @property
    def by_table(self) -> Mapping[int, Paired]:
        return dict(self.numbered)

    def table_of(self, both: Iterable[str]) -> int:
        """Return the number of the table of these two; 0 if they have none."""
        two = {*both}
        return next((table for table, pair in self.numbered if {pair.first, pair.second} == two), 0)

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
    byes: Mapping[str, Why] = NO_BYES,
    order: Sequence[str] = (),
    left: int = 1,
    cups: Mapping[str, Bracket] = NO_CUPS,
) -> Draft:
    """Return the next round. Locked pairs stay, with who starts; `byes` has who rests as the arbiter says;
    `order` is the initial order as it was at the start, where a round robin or a ladder has begun; `left` the
    number of rounds to be played, this one among them; `cups` those of the divisions that have begun."""
    whole = situation(players, rounds, terms, absent, forbidden, left, order)
    if terms.mode == ROUND_ROBIN:
        tables = [_by_table(now, order) for now in whole.divisions]
        seats, rest = chain(*(each for each, _ in tables)), chain(*(each for _, each in tables))
        return Draft(whole.number, tuple(seats), tuple(rest))
    if terms.mode == CUP:
        return _cups(whole, cups)
    settled = {*byes, *(player for pair in locked for player in pair)}
    boards: list[Paired] = []
    resting = [*byes.items()]
    for now in whole.divisions:
        field, pairs, rests = _pairs(now, [player for player in now.present if player not in settled])
        within = [pair for pair in locked if now.by_id.keys() >= {*pair}]
        boards += _boards(now, field, pairs, within, len(boards))
        resting += rests
    seated = {player for board in boards for player in (board.first, board.second)}
    across = [_locked(whole, pair) for pair in locked if not seated & {*pair}]
    return Draft(whole.number, (*boards, *across), tuple(resting))


def _cups(whole: Situation, cups: Mapping[str, Bracket]) -> Draft:
    """Return the next stage of each division's cup; a division of which it is decided has no game."""
    boards: list[Paired] = []
    resting: list[tuple[str, Why]] = []
    for now in whole.divisions:
        field = list(now.present)
        if now.number == 1 and now.terms.first_round == LOT:
            field = _by_lot(now, field)
        played = cups.get(now.rows[0].player.division, bracket((), replayed=now.terms.replayed))
        try:
            if isinstance(played, DoubleBracket):
                stage = played.next_games(field)
            else:
                stage = next_stage(now, played, field)
        except CupDecided:
            continue
        for why in stage:
            if "player" in why.details:
                resting.append((why.details["player"], why))
                continue
            better, other = why.details["better"], why.details["other"]
            first, second = starter_first(now, better, other, len(boards) + 1)
            boards.append(Paired(first, second, why, tuple(now.meetings(first, second))))
    if not boards and not resting:
        raise CupDecided
    return Draft(whole.number, tuple(boards), tuple(resting))


def _pairs(
    now: Situation, field: list[str]
) -> tuple[Sequence[str], Sequence[Pair], Sequence[tuple[str, Why]]]:
    """Return who is paired, in order, the pairs, and who rests, of those for whom nothing is settled."""
    resting: list[tuple[str, Why]] = []
    if now.terms.mode == MANUAL:
        if len(field) > 1:
            raise NotAllPaired(players=now.names(field))
        if field:
            resting.append((field[0], Why("bye-by-hand", {"player": field[0]})))
        return field, [], resting
    if len(field) % 2:
        chosen, why = choose_bye(now, field)
        resting.append((chosen, why))
        field.remove(chosen)
    if now.number == 1 and now.terms.first_round == LOT and now.terms.mode != LADDER:
        field = _by_lot(now, field)
    return field, top_down(now, field) if _goes_down(now) else _cheapest(now, field), resting


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
    now: Situation, field: Sequence[str], pairs: Sequence[Pair], locked: Sequence[Pair], before: int
) -> list[Paired]:
    """Return the pairs at their boards behind those before: the better a pair's better player stands, the
    lower."""
    place = dict(now.place)
    if now.number == 1:
        # Those drawn by lot sit in the order drawn.
        place |= zip(field, sorted(now.place[player] for player in field), strict=True)
    fixed = {frozenset(pair): pair for pair in locked}
    boards = []
    for board, pair in enumerate(
        sorted([*pairs, *locked], key=lambda pair: sorted(place[player] for player in pair)), before + 1
    ):
        if frozenset(pair) in fixed:
            boards.append(_locked(now, fixed[frozenset(pair)]))
            continue
        better, other = sorted(pair, key=place.__getitem__)
        first, second = starter_first(now, better, other, board)
        met = tuple(now.meetings(first, second))
        boards.append(Paired(first, second, reason_of(now, field, (better, other)), met))
    return boards


def _locked(now: Situation, pair: Pair) -> Paired:
    first, second = pair
    why = Why("locked", {"first": first, "second": second})
    return Paired(first, second, why, tuple(now.meetings(first, second)))


def _by_table(now: Situation, order: Sequence[str]) -> tuple[list[Paired], list[tuple[str, Why]]]:
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
            pairs.append(Paired(first, second, why, tuple(now.meetings(first, second))))
        elif player := first or second:
            resting.append((player, Why("bye-table", {"player": player})))
    return pairs, resting
