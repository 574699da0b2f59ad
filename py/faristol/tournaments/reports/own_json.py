"""Our own document of a tournament, as docs/tournament-json.md describes it, read back.

What follows from the rest, the standings and the ratings, is not read. What the document does not have, and
what a log that comes from a file has no place for, is named: `LOST`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Annotated, Any, Literal

from faristol.fields import Count, Damaged, Name, Points, reader, whole
from faristol.plain_json import DECODER, is_monstrous
from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.criteria import POINTS, criteria, on_ladder, order_of
from faristol.tournaments.deciding import MOST_ARBITERS, once
from faristol.tournaments.decision import WINNER, Decision
from faristol.tournaments.facts_of_players import Rating
from faristol.tournaments.reports.into_log import id_of
from faristol.tournaments.reports.report import (
    MOST_PEOPLE,
    MOST_ROUNDS,
    Match,
    NoReport,
    Person,
    Report,
    Turn,
)
from faristol.tournaments.results import AT_THE_BOARD, DRAW, LOSS, OUTCOMES, WIN
from faristol.tournaments.terms import (
    CUP,
    DISTANCE,
    GROUPS,
    KING,
    LADDER,
    MANUAL,
    MODES,
    ROUND_ROBIN,
    TOP_DOWN,
)

FORMAT = "faristol-tournament"
VERSION = 1
LOST = ("ladder", "cup", "pairing", "divisions", "lots")
"""The values of a ladder, the bracket of a cup, how further rounds are paired where that has more settings,
divisions that are paired for themselves, and the lots that part level players."""
WITHOUT_SETTINGS = (DISTANCE, GROUPS, TOP_DOWN, KING, MANUAL, ROUND_ROBIN)
"""Ways of pairing without settings of their own."""
MOST_POINTS = 999
"""The largest differential of a bye or of a limit."""
Reason = Callable[[str], str]
Plan = tuple[tuple[int, str], ...]
"""Rounds that are paired otherwise than usual, and how."""
BEGINNING = re.compile(rf'\s*{{\s*"format"\s*:\s*"{FORMAT}"'.encode())


def _halves(value: Any) -> int:
    return {"0": LOSS, "0.5": DRAW, "1": WIN}[str(Fraction(value).limit_denominator(2)).replace("1/2", "0.5")]


def _plan(value: Any) -> Plan:
    return tuple((int(number), str(mode)) for number, mode in value.items())


@dataclass(frozen=True)
class _Player:
    id: Name
    number: Annotated[int, whole(1, 9999)]
    name: Name
    rating: Rating | None = None
    games: Count = 0
    club: Name = ""
    category: Name = ""
    division: Name = ""
    joined: Annotated[int, whole(1, MOST_ROUNDS + 1)] = 1
    withdrawn: Annotated[int, whole(1, MOST_ROUNDS + 1)] | None = None


@dataclass(frozen=True)
class _Match:
    teams: tuple[Name, Name]
    board: Annotated[int, whole(1, 9999)]
    first: Name

    def of(self, side: int) -> Match:
        """Return the match as it is for the first player, or for the second."""
        one, two = self.teams
        return Match(self.teams, self.board, self.first if side == 0 else two if self.first == one else one)


@dataclass(frozen=True)
class _TeamBye:
    player: Name
    teams: tuple[Name, ...]
    board: Annotated[int, whole(1, 9999)]
    team: Name


@dataclass(frozen=True)
class _Board:
    board: Annotated[int, whole(1, 9999)]
    first: Name
    second: Name
    score: tuple[Points, Points] | None = None
    outcome: Annotated[str, dict(zip(OUTCOMES, OUTCOMES, strict=True)).__getitem__] | None = None
    points: tuple[Annotated[int, _halves], Annotated[int, _halves]] | None = None
    match: _Match | None = None
    unrated: bool = False
    decision: Decision | None = None

    def decided(self, numbers: Mapping[str, int], reason: Reason) -> Decision | None:
        """Return what an arbiter decided here, with the winner as the log will have it."""
        if self.decision is None:
            return None
        wins = self.decision.wins
        if (self.decision.what == WINNER) != (wins in (self.first, self.second)):
            raise NoReport
        why = reason(self.decision.why)
        return replace(self.decision, why=why, wins=id_of(numbers[wins]) if wins else "")


@dataclass(frozen=True)
class _Round:
    boards: tuple[_Board, ...]
    byes: tuple[Name, ...] = ()
    half_byes: tuple[Name, ...] = ()
    team_byes: tuple[_TeamBye, ...] = ()


@dataclass(frozen=True)
class _Rest:
    points: Annotated[int, _halves] = AS_DOCUMENTS.bye
    differential: Annotated[int, whole(0, MOST_POINTS)] = AS_DOCUMENTS.bye_differential


@dataclass(frozen=True)
class _Division:
    name: Name


@dataclass(frozen=True)
class _Event:
    name: Name
    place: Name = ""
    director: Name = ""
    arbiters: tuple[Name, ...] = ()
    planned: Annotated[int, whole(0, MOST_ROUNDS)] = 0
    starts: bool = True
    mode: Annotated[str, dict(zip(MODES, MODES, strict=True)).__getitem__] = DISTANCE
    plan: Annotated[Plan, _plan] = ()
    bye: _Rest = _Rest()
    limits: tuple[Annotated[int, whole(1, MOST_POINTS)], ...] = ()
    order: Annotated[str, order_of] = POINTS
    final: bool = False

    @property
    def counting(self) -> Counting:
        return Counting(self.bye.points, self.bye.differential, self.limits[:MOST_ROUNDS])

    def lost(self, rounds: int, *, divided: bool) -> tuple[str, ...]:
        """Return what of all this cannot be taken over, of a tournament that has come so far."""
        modes = {self.mode, *(mode for _, mode in self.plan)}
        ahead = {mode for number, mode in self.plan if number > rounds} - {self.mode}
        found = {
            "ladder": LADDER in modes or on_ladder(self.order),
            "cup": CUP in modes,
            "pairing": not self.final
            and not modes & {CUP, LADDER}
            and (self.mode not in WITHOUT_SETTINGS or ahead),
            "divisions": divided,
            "lots": "lots" in criteria(self.order),
        }
        return tuple(each for each in LOST if found[each])


@dataclass(frozen=True)
class _Document:
    format: Literal["faristol-tournament"]
    version: Literal[1]
    event: _Event
    players: tuple[_Player, ...]
    rounds: tuple[_Round, ...] = ()
    divisions: tuple[_Division, ...] = ()


def is_document(file: bytes) -> bool:
    """Return whether a file begins as such a document; the files of events are JSON too."""
    return bool(BEGINNING.match(file))


def read(text: str, reason: Reason = str) -> Report:
    """Return what a document says; `reason` gives that of a decision as a log has it."""
    if is_monstrous(text):
        raise NoReport
    try:
        found: _Document = reader(_Document)(DECODER.decode(text))
        return _report(found, reason)
    except (Damaged, ValueError, TypeError, LookupError, AttributeError) as error:
        raise NoReport from error


def _report(found: _Document, reason: Reason) -> Report:
    numbers = {player.id: player.number for player in found.players}
    if not found.players or len({*numbers.values()}) < len(found.players) or len(numbers) > MOST_PEOPLE:
        raise NoReport
    turns: dict[str, list[Turn]] = {player.id: [] for player in found.players}
    for round_ in found.rounds[:MOST_ROUNDS]:
        of_teams = {bye.player: Match(bye.teams, bye.board, bye.team) for bye in round_.team_byes}
        here = {player: Turn(halves=WIN, match=of_teams.get(player)) for player in round_.byes}
        here |= {player: Turn(halves=DRAW) for player in round_.half_byes}
        for board in round_.boards:
            for side, (own, other) in enumerate(((board.first, board.second), (board.second, board.first))):
                here[own] = Turn(
                    numbers[other],
                    side == 0,
                    board.points[side] if board.points else None,
                    board.score[side] if board.score else None,
                    board.outcome is None or board.outcome in AT_THE_BOARD,
                    board.board,
                    board.unrated,
                    match=board.match.of(side) if board.match else None,
                    decision=board.decided(numbers, reason),
                    outcome=board.outcome or "",
                )
        _check_matches(here, found.players)
        for player, so_far in turns.items():
            so_far.append(here.get(player, Turn(halves=LOSS)))
    people = [
        Person(
            player.number,
            0,
            player.name,
            tuple(turns[player.id]),
            player.rating,
            player.games,
            player.club,
            player.category,
            player.division,
            gone=player.withdrawn is not None,
            joined=_joined(player, turns[player.id]),
            leaves=player.withdrawn or 0,
        )
        for player in sorted(found.players, key=lambda player: player.number)
    ]
    event = found.event
    return Report(
        "faristol",
        tuple(people),
        event.name,
        event.place,
        event.director,
        once(event.arbiters)[:MOST_ARBITERS],
        event.planned,
        starts_unknown=not event.starts,
        mode=event.mode if event.mode in WITHOUT_SETTINGS else DISTANCE,
        scoring=POINTS if on_ladder(event.order) else event.order,
        counting=event.counting,
        ended=event.final,
        lost=event.lost(len(found.rounds), divided=bool(found.divisions)),
    )


def _joined(player: _Player, turns: Iterable[Turn]) -> int:
    """Return the first round of a player, none behind that of a table or a rest."""
    there = (number for number, turn in enumerate(turns, 1) if turn.opponent or turn.halves)
    return min(player.joined, next(there, player.joined))


def _check_matches(here: Mapping[str, Turn], players: Iterable[_Player]) -> None:
    """Refuse a round in which somebody plays for neither team of a match, or a team is in two matches."""
    seen: dict[tuple[str, str], set[str]] = {}
    for player in players:
        turn = here.get(player.id)
        if turn is None or turn.match is None:
            continue
        teams = {*turn.match.teams}
        if turn.match.team not in teams or len(teams) < len(turn.match.teams) or len(teams) > 2:
            raise NoReport
        if any(seen.setdefault((player.division, team), teams) != teams for team in teams):
            raise NoReport
