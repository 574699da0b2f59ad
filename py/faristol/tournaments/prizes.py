"""Who wins which prize: by place, in a group, for a game; and how money is split among players who are level.

A place's money may go by place alone, be shared equally by all with the same points, or half and half, as
Hort proposed. The best of a group are compared by the order of the standings, whatever their divisions, and
have played a game at the board. Where everybody has one prize at most, a player keeps the largest one: the
prize of a group passes to the next of the group, that of a place is not awarded again. Prizes for games and
those that the director awards are given besides.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import merge
from itertools import chain, groupby

from faristol.tournaments.players import Player, seeding
from faristol.tournaments.rounds import Round
from faristol.tournaments.standings import Row, by_division

PLACE, GROUP, NEWCOMER, GAME, MARGIN, BY_HAND = "place", "group", "newcomer", "game", "margin", "by-hand"
PLAY = "play"
KINDS = (PLACE, GROUP, NEWCOMER, GAME, MARGIN, PLAY, BY_HAND)
AWARDED = (BY_HAND, PLAY)
"""Kinds of prizes of which the director says who wins them."""
BY_PLACE, SHARED, HORT = "place", "shared", "hort"
WAYS = (BY_PLACE, SHARED, HORT)


@dataclass(frozen=True)
class Prize:
    kind: str
    place: int = 1
    """Of the standings, of the group or of the newcomers."""
    group: str = ""
    """The category or club whose best players win."""
    what: str = ""
    """A cup, a book; for a prize by hand what it is for."""
    cents: int = 0
    player: str = ""
    """Who wins a prize that the director awards; nobody has the one for the highest play before it is."""
    division: str = ""
    """The division in which it is won. Without one a place wins it in each; others are won among all."""
    play: str = ""
    """The highest play for which it was given, and what that scored."""
    points: int = 0
    pot: int | None = None
    """The money of the whole prize where this is the share of one among several who made it."""


@dataclass(frozen=True)
class Prizes:
    listed: tuple[Prize, ...] = ()
    way: str = BY_PLACE
    """How money is split among players who are level."""
    one_each: bool = False
    currency: str = "€"


@dataclass(frozen=True)
class Won:
    prize: Prize
    player: str
    cents: int
    figure: int = 0
    """The score of the game, or by how much it was won."""
    round: int = 0
    rank: int = 0
    """Of a prize for a place: where the winner stands, perhaps beside others."""
    shared: tuple[int, ...] = ()
    """The places whose money this one shares with players who are level."""
    half: bool = False
    """Only half of that money is shared."""
    money_only: bool = False
    """The thing that is listed for this prize is another player's."""


@dataclass(frozen=True)
class _Share:
    cents: int
    places: tuple[int, ...] = ()
    """Of which places it is a part, where several share."""


@dataclass
class _Awarding:
    """What has been awarded so far."""

    one_each: bool
    won: list[Won] = field(default_factory=list)

    def best_of(self, player: str) -> int:
        """Return the largest prize that a player has; -1 for none."""
        return max((won.cents for won in self.won if won.player == player), default=-1)

    def give(self, prize: Prize, candidates: Sequence[str]) -> None:
        """Award a prize to the one at its place among the candidates who do not keep a larger one."""
        if self.one_each:
            candidates = [each for each in candidates if self.best_of(each) < prize.cents]
        at = 0 if self.one_each else prize.place - 1
        if at >= len(candidates):
            return
        player = candidates[at]
        if self.one_each:
            self.won = [won for won in self.won if won.player != player]
        self.won.append(Won(prize, player, prize.cents))


def winners(
    prizes: Prizes, rows: Sequence[Row], rounds: Sequence[Round], *, lower_is_better: bool = False
) -> list[Won]:
    """Return who wins what: division by division, each in the order of the list, at last what all can win."""
    divided = by_division(rows)
    places = (_by_place(prizes, name, some) for name, some in divided)
    awarding = _Awarding(prizes.one_each, list(chain(*places)))
    limited = [prize for prize in prizes.listed if prize.kind in (GROUP, NEWCOMER)]
    compared = [row.player for row in _compared(divided, lower_is_better) if row.record.faced]
    for prize in sorted(limited, key=lambda prize: -prize.cents):
        awarding.give(prize, [player.id for player in compared if belongs(player, prize)])
    division = {row.player.id: row.player.division for row in rows}
    won = [*awarding.won, *_for_games(prizes, rounds, division)]
    awarded = (prize for prize in prizes.listed if prize.kind in AWARDED and prize.player)
    won += [Won(prize, prize.player, prize.cents) for prize in awarded]
    listed = {prize: at for at, prize in enumerate(prizes.listed)}
    order = {name: at for at, (name, _) in enumerate(divided) if name}

    def stands(won: Won) -> tuple[int, int]:
        name = division[won.player] if won.prize.kind == PLACE else won.prize.division
        return order.get(name, len(divided)), listed[won.prize]

    return sorted(won, key=stands)


def _compared(divided: Iterable[tuple[str, list[Row]]], lower_is_better: bool) -> Iterator[Row]:
    """Yield the rows of all divisions, the best first; each division keeps its own order.

    Equal players of two divisions stand in the order of the seeding, as those of one do."""
    of_each = [rows for _, rows in divided]
    players = (row.player for row in chain(*of_each))
    seeds = {player.id: at for at, player in enumerate(seeding(players, lower_is_better=lower_is_better))}
    return merge(*of_each, key=lambda row: (row.below, [-each for each in row.worth], seeds[row.player.id]))


def belongs(player: Player, prize: Prize) -> bool:
    """Return whether a player is of the group, or of the newcomers, whose best win this prize."""
    if prize.division not in ("", player.division):
        return False
    if prize.kind == NEWCOMER:
        return player.rating is None and not player.games
    return prize.group in (player.category, player.club)


def _by_place(prizes: Prizes, division: str, rows: Sequence[Row]) -> Iterator[Won]:
    """Yield the prizes of a division's places: things by place, money as the way of splitting says."""
    listed = of_places(prizes, division)
    shared = {place: _SHARED_PART[prizes.way](prize.cents) for place, prize in listed.items()}
    alone = {place: prize.cents - shared[place] for place, prize in listed.items()}
    by_rank = _split(alone, rows, [row.rank for row in rows])
    by_points = _split(shared, rows, [row.worth[0] for row in rows])
    for place, row in enumerate(rows, 1):
        mine, level = by_rank[row.player.id], by_points[row.player.id]
        cents, pooled = mine.cents + level.cents, tuple(sorted({*mine.places, *level.places}))
        prize = listed.get(place)
        if prize is None and cents:
            prize = next(listed[each] for each in sorted(listed, reverse=True) if each < place)
        if prize and (cents or (place in listed and prize.what)):
            half = prizes.way == HORT and mine.places != level.places
            yield Won(
                prize,
                row.player.id,
                cents,
                rank=row.rank,
                shared=pooled,
                half=half,
                money_only=place not in listed,
            )


def of_places(prizes: Prizes, division: str) -> dict[int, Prize]:
    here = (prize for prize in reversed(prizes.listed) if prize.division in ("", division))
    return {prize.place: prize for prize in here if prize.kind == PLACE}


def money_in(prizes: Prizes, divisions: Iterable[str]) -> int:
    """Return how much money there is to win: that of a place in each division."""
    places = (prize for name in divisions or [""] for prize in of_places(prizes, name).values())
    others = (prize for prize in prizes.listed if prize.kind != PLACE)
    return sum(prize.cents for prize in chain(places, others))


_SHARED_PART: dict[str, Callable[[int], int]] = {
    BY_PLACE: lambda cents: 0,
    SHARED: lambda cents: cents,
    HORT: lambda cents: cents - cents // 2,
}
"""What of a place's money is shared by all with the same points."""


def _split(money: dict[int, int], rows: Sequence[Row], level_by: Sequence[object]) -> dict[str, _Share]:
    """Return the money of each: that of the places which level players take together, in equal parts."""
    shares: dict[str, _Share] = {}
    numbered = zip(range(1, len(rows) + 1), rows, level_by, strict=True)
    for _, group in groupby(numbered, key=lambda each: each[2]):
        places = [(place, row.player.id) for place, row, _ in group]
        pot = sum(money.get(place, 0) for place, _ in places)
        part, rest = divmod(pot, len(places))
        paid = tuple(place for place, _ in places if len(places) > 1 and money.get(place))
        shares |= {player: _Share(part + (at < rest), paid) for at, (_, player) in enumerate(places)}
    return shares


def _for_games(prizes: Prizes, rounds: Sequence[Round], division: Mapping[str, str]) -> Iterator[Won]:
    """Yield the prizes for the highest score of a game and for the largest margin; equal ones share."""
    for prize in prizes.listed:
        if prize.kind not in (GAME, MARGIN):
            continue
        found = [
            (score - (other if prize.kind == MARGIN else 0), player, number)
            for number, played in enumerate(rounds, 1)
            for player, score, other in _scores(played)
            if prize.division in ("", division[player])
        ]
        best = max((figure for figure, _, _ in found), default=0)
        equal = {player: number for figure, player, number in reversed(found) if best and figure == best}
        part, rest = divmod(prize.cents, len(equal) or 1)
        for at, (player, number) in enumerate(sorted(equal.items(), key=lambda each: each[1])):
            yield Won(prize, player, part + (at < rest), best, number)


def _scores(played: Round) -> Iterator[tuple[str, int, int]]:
    for table in played.tables:
        if table.result and table.result.outcome == "played":
            first, second = table.result.score
            yield table.first, first, second
            yield table.second, second, first
