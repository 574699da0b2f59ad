"""What each player has done in the rounds so far. It follows from the results and is never stored."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from faristol.core.coefficients import AGAINST_NOTHING, BOTH_WITHOUT, WHOLE, coefficients
from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.players import NOTHING, Carried
from faristol.tournaments.results import AT_THE_BOARD, FIRST, WIN, Result
from faristol.tournaments.rounds import Round, Table

UP, LEVEL, DOWN = "up", "level", "down"


@dataclass
class Record:
    halves: int = 0
    won: int = 0
    """The points of games that the player has made; `lost` are those of the opponents."""
    lost: int = 0
    coefficient: int = 0
    adjusted: int = 0
    """What limits took from the differential, and byes gave to it."""
    wins: int = 0
    """The rounds that brought a whole point, whether played or not."""
    progress: int = 0
    """The halves that there were after each round, summed."""
    rounds: int = 0
    """The rounds in which there was a result or a rest."""
    met: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The opponents, and in which rounds the two have met."""
    faced: tuple[tuple[str, int], ...] = ()
    """The opponents at the board, and the halves that came of each game."""
    starts: tuple[int, ...] = ()
    """For each game at the board: 1 started, -1 replied."""
    byes: tuple[int, ...] = ()
    """The rounds with a bye that counts as all byes do; half a point that was asked for is none of them."""
    float: str = LEVEL
    """Whether the opponent of the last round had more points (UP) or fewer (DOWN)."""

    @property
    def differential(self) -> int:
        return self.won - self.lost + self.adjusted

    @property
    def balance(self) -> int:
        return sum(self.starts)

    def copied(self) -> "Record":
        return Record(**vars(self))


def records(
    players: Iterable[str],
    rounds: Sequence[Round],
    *,
    forfeits_meet: bool = False,
    carried: Mapping[str, Carried] = MappingProxyType({}),
    counting: Counting = AS_DOCUMENTS,
) -> dict[str, Record]:
    """Return what each player has done; one who is in no table of a round was absent."""
    begun = tuple((player, carried.get(player, NOTHING)) for player in players)
    before = _as_remembered(begun, tuple(rounds[:-1]), forfeits_meet, counting)
    known = {player: record.copied() for player, record in before.items()}
    if rounds:
        _after_round(known, len(rounds), rounds[-1], forfeits_meet, counting)
    return known


@lru_cache(maxsize=4)
def _as_remembered(
    begun: tuple[tuple[str, Carried], ...], rounds: tuple[Round, ...], forfeits_meet: bool, counting: Counting
) -> Mapping[str, Record]:
    """Return the records as the last round found them: each of its results asks for the same ones.

    Whoever changes one copies it first."""
    known = {player: _begun(carried) for player, carried in begun}
    for number, round_ in enumerate(rounds, 1):
        _after_round(known, number, round_, forfeits_meet, counting)
    return known


def _after_round(
    known: Mapping[str, Record], number: int, round_: Round, forfeits_meet: bool, counting: Counting
) -> None:
    before = {player: record.halves for player, record in known.items()}
    for record in known.values():
        record.float = LEVEL
    for table in round_.tables:
        _played(known, table, number, before, forfeits_meet)
        _limited(known, table, number, counting)
    for player in round_.byes:
        _rested(known[player], number, round_.fixed.get(player), counting)
    for record in known.values():
        record.progress += record.halves


def halves_after(
    rounds: Sequence[Round], carried: Mapping[str, Carried], counting: Counting
) -> dict[str, int]:
    """Return the halves of each player alone, where a screen shows nothing else."""
    done = _as_remembered(tuple(carried.items()), tuple(rounds), False, counting)
    return {player: record.halves for player, record in done.items()}


def _begun(carried: Carried) -> Record:
    return Record(carried.halves, carried.won, carried.lost, carried.coefficient)


def _played(
    known: Mapping[str, Record], table: Table, number: int, before: Mapping[str, int], forfeits_meet: bool
) -> None:
    for side, (own, other) in enumerate(((table.first, table.second), (table.second, table.first))):
        record = known[own]
        if table.sat_down or forfeits_meet:
            record.met = {**record.met, other: (*record.met.get(other, ()), number)}
        if table.sat_down:
            record.starts += (1 if side == FIRST else -1,)
            ahead = before[other] - before[own]
            record.float = UP if ahead > 0 else DOWN if ahead < 0 else LEVEL
        if table.result:
            record.halves += table.result.halves[side]
            record.wins += table.result.halves[side] == WIN
            record.won += table.result.score[side]
            record.lost += table.result.score[1 - side]
            record.coefficient += worth(table.result)[side]
            record.rounds += 1
            if table.sat_down:
                record.faced += ((other, table.result.halves[side]),)


def _rested(record: Record, number: int, fixed: int | None, counting: Counting) -> None:
    halves = counting.bye if fixed is None else fixed
    record.halves += halves
    record.wins += halves == WIN
    record.coefficient += WHOLE * halves // WIN
    record.rounds += 1
    record.float = DOWN
    if fixed is None:
        record.adjusted += counting.of_bye(number)
        record.byes += (number,)


def _limited(known: Mapping[str, Record], table: Table, number: int, counting: Counting) -> None:
    if table.result:
        one, two = table.result.score
        cut = counting.cut(one - two, number)
        known[table.first].adjusted += cut
        known[table.second].adjusted -= cut


def worth(result: Result) -> tuple[int, int]:
    """Return the coefficients of a game (COR-20); one won without playing is worth 1.53, and 0 if absent."""
    winner = result.winner
    if winner is None:
        drawn = result.halves[FIRST] > 0
        return coefficients(0, 0) if drawn else (0, 0)
    mine, other = result.score[winner], result.score[1 - winner]
    if result.outcome not in AT_THE_BOARD:
        best, worst = AGAINST_NOTHING, 0
    elif mine > other:
        best, worst = coefficients(mine, other)
    else:
        best, worst = BOTH_WITHOUT, 2 * WHOLE - BOTH_WITHOUT
    return (best, worst) if winner == FIRST else (worst, best)
