"""Team against team: what the boards of a match bring, and how the teams stand by their matches.

A match that is won brings two points and a drawn one a point, as is usual among clubs and as a game counts
here. Level teams are parted by board points, all that their players made in matches; then by the differential
of the games. A board for which a team has nobody is the other's. A team without an opponent has a bye: what
a bye counts is also its match points, and the boards are those of its players.

Teams stand in the order in which players do, by the same standings: each is a player there, whose games are
the matches. What a board was is written in the reason of its pair, with the names that the teams had then. A
team that has another name since, all who played for it and nobody left under the old one, takes its matches
with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from faristol.tournaments.counting import FIXED, Counting
from faristol.tournaments.players import Carried, Player
from faristol.tournaments.published import Published
from faristol.tournaments.results import DRAW, LOSS, WIN, Result
from faristol.tournaments.rounds import Round, Table
from faristol.tournaments.standings import Row, standings
from faristol.tournaments.why import Why

TEAM_ORDER = "points+total+differential"
"""Match points, board points, the differential of the games."""
Key = tuple[str, str]
"""A division and a team in it."""


def is_match(why: Why) -> bool:
    return "teams" in why.details


@dataclass(frozen=True)
class Match:
    division: str
    teams: tuple[str, ...]
    """Two of them, or the one that rests."""
    boards: tuple[int, int] = (0, 0)
    """The board points of both, in halves."""
    differential: int = 0
    """Of the first one's games."""
    sat_down: bool = False
    """Whether anybody played."""
    over: bool = True

    def key(self, side: int) -> Key:
        return self.division, self.teams[side]

    @property
    def result(self) -> Result | None:
        """What the match counts, as if it were a game."""
        if not self.over:
            return None
        one, two = self.boards
        halves = (DRAW, DRAW) if one == two else (WIN, LOSS) if one > two else (LOSS, WIN)
        outcome = "played" if self.sat_down else "forfeit-second" if one > two else "forfeit-first"
        return Result(outcome, halves, self.boards)

    def with_board(self, result: Result | None, first: int) -> Self:
        """Return the match with one board more; `first` is the side of its first player."""
        if result is None:
            return replace(self, sat_down=True, over=False)
        halves, score = (
            (result.halves, result.score) if first == 0 else (result.halves[::-1], result.score[::-1])
        )
        won = (self.boards[0] + halves[0], self.boards[1] + halves[1])
        differential = self.differential + score[0] - score[1]
        return replace(self, boards=won, differential=differential, sat_down=True)

    def with_rest(self, side: int, halves: int) -> Self:
        """Return the match with a board for which the other team has nobody."""
        one, two = self.boards
        return replace(self, boards=(one + halves, two) if side == 0 else (one, two + halves))


def matches(published: Published, players: Mapping[str, Player], counting: Counting) -> list[Match]:
    """Return the matches of a round in the order of their boards, and the teams that rest."""
    found: dict[tuple[str, frozenset[str]], Match] = {}

    def match(player: str, why: Why) -> tuple[tuple[str, frozenset[str]], Match]:
        division, teams = players[player].division, tuple(why.details["teams"])
        key = division, frozenset(teams)
        return key, found.get(key, Match(division, teams))

    for _, pair, sheet in published.boards:
        if is_match(pair.why):
            key, now = match(pair.first, pair.why)
            side = int(pair.first != pair.why.details["better"])
            found[key] = now.with_board(sheet.result if sheet else None, side)
    for player, why in published.draft.byes:
        if is_match(why):
            key, now = match(player, why)
            side = now.teams.index(why.details["team"])
            found[key] = now.with_rest(side, FIXED.get(why.code, counting.bye))
    return list(found.values())


def by_present_names(
    some: Sequence[Match], published: Published, players: Mapping[str, Player]
) -> list[Match]:
    """Return the matches of a round, the teams as they are called now."""
    now = _renamed(published, players)
    return [
        replace(match, teams=tuple(now.get((match.division, name), name) for name in match.teams))
        for match in some
    ]


def _renamed(published: Published, players: Mapping[str, Player]) -> Mapping[Key, str]:
    """Return the new names of teams of which nobody is left under the old one."""
    names = {(player.division, player.club) for player in players.values()}
    now: dict[Key, set[str]] = {}
    for id, team in _played_for(published):
        if (key := (players[id].division, team)) not in names:
            now.setdefault(key, set()).add(players[id].club)
    return {key: clubs.pop() for key, clubs in now.items() if len(clubs) == 1}


def _played_for(published: Published) -> Iterator[tuple[str, str]]:
    """Yield who was in a match, or rested with the team, and for which team."""
    for _, pair, _ in published.boards:
        if is_match(pair.why):
            one, two = pair.why.details["teams"]
            yield pair.why.details["better"], one
            yield pair.why.details["other"], two
    for player, why in published.draft.byes:
        if is_match(why):
            yield player, why.details["team"]


@dataclass(frozen=True)
class TeamRow:
    """A team as it stands."""

    division: str
    name: str
    rank: int
    halves: int
    """Match points, in halves; then board points."""
    boards: int
    differential: int
    matches: int


@dataclass(frozen=True)
class Season:
    """The teams as players, in their initial order, and their matches as rounds of games."""

    teams: Sequence[Player]
    rounds: Sequence[Round]
    numbers: Sequence[int]
    """Which rounds of the tournament they were."""

    def rows(self, counting: Counting, seed: bytes) -> list[Row]:
        bye = Counting(counting.bye)
        return standings(list(self.teams), self.rounds, scoring=TEAM_ORDER, counting=bye, seed=seed)


def season(keys: Sequence[Key], played: Sequence[tuple[int, Sequence[Match]]]) -> Season:
    """Return the teams, each by the number of its place in the initial order, and what they have played."""
    ids = {key: str(at) for at, key in enumerate(keys)}
    carried = dict.fromkeys(ids, Carried())
    rounds = []
    for _, some in played:
        known = [match for match in some if all((match.division, name) in ids for name in match.teams)]
        rounds.append(_round(known, ids))
        for match in known:
            for side in range(len(match.teams)):
                before = carried[match.key(side)]
                carried[match.key(side)] = _carried(before, match, side)
    teams = [
        Player(ids[key], key[1], division=key[0], seed=at + 1, carried=carried[key])
        for at, key in enumerate(keys)
    ]
    return Season(teams, rounds, [number for number, _ in played])


def _round(known: Sequence[Match], ids: Mapping[Key, str]) -> Round:
    tables = (
        Table(ids[match.key(0)], ids[match.key(1)], match.result) for match in known if len(match.teams) > 1
    )
    return Round(tuple(tables), tuple(ids[match.key(0)] for match in known if len(match.teams) == 1))


def _carried(before: Carried, match: Match, side: int) -> Carried:
    """Return what a team has beside the points of its matches: with it the differential is that of the games,
    and the boards of a bye count."""
    if not match.over:
        return before
    won, lost = match.boards[side], match.boards[1 - side]
    rests = won if len(match.teams) == 1 else 0
    differential = match.differential if side == 0 else -match.differential
    return replace(before, won=before.won + rests, lost=before.lost + won - lost - differential)


def team_rows(season: Season, counting: Counting, seed: bytes) -> list[TeamRow]:
    return [
        TeamRow(
            row.player.division,
            row.player.name,
            row.rank,
            row.record.halves,
            row.record.won,
            row.record.differential,
            row.record.rounds,
        )
        for row in season.rows(counting, seed)
    ]
