"""Our own document of a tournament, as docs/tournament-json.md describes it, read back.

What follows from the rest, the standings and the ratings, is not read.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Annotated, Any, Literal

from faristol.fields import Count, Damaged, Name, Points, reader, whole
from faristol.plain_json import DECODER, is_monstrous
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

FORMAT = "faristol-tournament"
VERSION = 1
BEGINNING = re.compile(rf'\s*{{\s*"format"\s*:\s*"{FORMAT}"'.encode())


def _halves(value: Any) -> int:
    return {"0": LOSS, "0.5": DRAW, "1": WIN}[str(Fraction(value).limit_denominator(2)).replace("1/2", "0.5")]


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

    def decided(self, numbers: Mapping[str, int]) -> Decision | None:
        """Return what an arbiter decided here, with the winner as the log will have it."""
        if self.decision is None:
            return None
        wins = self.decision.wins
        if (self.decision.what == WINNER) != (wins in (self.first, self.second)):
            raise NoReport
        return replace(self.decision, wins=id_of(numbers[wins]) if wins else "")


@dataclass(frozen=True)
class _Round:
    boards: tuple[_Board, ...]
    byes: tuple[Name, ...] = ()
    half_byes: tuple[Name, ...] = ()
    team_byes: tuple[_TeamBye, ...] = ()


@dataclass(frozen=True)
class _Event:
    name: Name
    place: Name = ""
    director: Name = ""
    arbiters: tuple[Name, ...] = ()
    planned: Annotated[int, whole(0, MOST_ROUNDS)] = 0
    starts: bool = True


@dataclass(frozen=True)
class _Document:
    format: Literal["faristol-tournament"]
    version: Literal[1]
    event: _Event
    players: tuple[_Player, ...]
    rounds: tuple[_Round, ...] = ()


def is_document(file: bytes) -> bool:
    """Return whether a file begins as such a document; the files of events are JSON too."""
    return bool(BEGINNING.match(file))


def read(text: str) -> Report:
    if is_monstrous(text):
        raise NoReport
    try:
        found: _Document = reader(_Document)(DECODER.decode(text))
        return _report(found)
    except (Damaged, ValueError, TypeError, LookupError, AttributeError) as error:
        raise NoReport from error


def _report(found: _Document) -> Report:
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
                    decision=board.decided(numbers),
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
    )


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
