"""A tournament as a file says it: everybody's rounds, put together to the tables of each round."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.criteria import POINTS
from faristol.tournaments.decision import Decision
from faristol.tournaments.results import DRAW, LOSS, WIN, Result, Score
from faristol.tournaments.terms import DISTANCE

ENDS = {
    (WIN, LOSS): ("abandoned-second",),
    (LOSS, WIN): ("abandoned-first",),
    (LOSS, LOSS): ("abandoned-both",),
}
"""How a game can have ended that was given up, by what it brought; all other ends follow from that alone."""
POINTS_STATED = re.compile(r" *(\d+)[.,]([05])(?: |$)")
MOST_ROUNDS = 99
MOST_PEOPLE = 2000
Apart = tuple[int, int, range]
"""Two by their numbers, and the rounds in which they may not meet."""

NoReport = refusal(
    "report.unreadable",
    N_("This file is not a tournament that can be read here."),
    N_(
        "Choose a report from a chess program (.trf), a division from tsh (.t), or a table with "
        "the round, both players and their points in each line (.csv, .xlsx)."
    ),
)
LineUnreadable = refusal(
    "report.line",
    N_("Line %(line)s of the file cannot be read."),
    N_("Correct it in the program that wrote the file, and save it again; nothing was imported."),
)
ColumnsShifted = refusal(
    "report.columns-shifted",
    N_(
        "Line %(line)s of the file is shifted: “%(sign)s” stands in column %(column)s, which should be empty."
    ),
    N_("Correct it in the program that wrote the file, and save it again; nothing was imported."),
)
NumberTwice = refusal(
    "report.number-twice",
    N_("Lines %(first)s and %(line)s of the file have the same number, %(number)s."),
    N_("Correct it in the program that wrote the file, and save it again; nothing was imported."),
)
ScoreMissing = refusal(
    "report.score-missing",
    N_("Line %(line)s of the file: %(name)s has no points for round %(round)s, but the opponent has."),
    N_("Correct it in the program that wrote the file, and save it again; nothing was imported."),
)
RoundsDiffer = refusal(
    "report.rounds-differ",
    N_("%(name)s, round %(round)s: what the file says about the two players does not agree."),
    N_("Correct it in the program that wrote the file, and save it again; nothing was imported."),
)


@dataclass(frozen=True)
class Match:
    """The two teams that met, or the one that rested, and which board of theirs it was."""

    teams: tuple[str, ...]
    board: int
    team: str
    """That of the player, or of who is first at the table."""


@dataclass(frozen=True)
class Turn:
    """A round of one player."""

    opponent: int = 0
    """The other's number, 0 without a table."""
    starts: bool | None = None
    halves: int | None = None
    """What the round brought; None as long as there is no result."""
    points: int | None = None
    """The own points of the game, where the file has them."""
    at_board: bool = True
    board: int = 0
    unrated: bool = False
    written: str = ""
    """How the file says it where there was no table, no rated game or no colour, for the way back."""
    match: Match | None = None
    decision: Decision | None = None
    outcome: str = ""
    """How the game ended, where the file says it: the same for both."""


@dataclass(frozen=True)
class Person:
    number: int
    line: int
    name: str
    turns: tuple[Turn, ...]
    rating: float | None = None
    games: int = 0
    club: str = ""
    category: str = ""
    division: str = ""
    beside: str = ""
    """What else the line says, as it stood."""
    stated: str = ""
    """The points and the place that it states, as they stand."""
    gone: bool = False
    """Whether the file says that this player has left."""
    joined: int = 1
    """The first round with a place for the player, and the one from which there is none; 0 where the file
    does not say it."""
    leaves: int = 0

    def halves(self, rounds: int) -> int:
        """Return the half points that so many rounds have brought."""
        return sum(turn.halves or 0 for turn in self.turns[:rounds])

    @property
    def stated_halves(self) -> int | None:
        """Half points as the file sums them up itself; None where it does not."""
        stated = POINTS_STATED.match(self.stated)
        return int(stated[1]) * WIN + (DRAW if stated[2] == "5" else 0) if stated else None


@dataclass(frozen=True)
class Report:
    format: str
    people: tuple[Person, ...]
    name: str = ""
    place: str = ""
    director: str = ""
    arbiters: tuple[str, ...] = ()
    planned: int = 0
    head: str = ""
    """The lines before and after those of the players, as they stood."""
    tail: str = ""
    with_points: bool = True
    """Whether it has the points of the games."""
    forbidden: tuple[Apart, ...] = ()
    starts_unknown: bool = False
    """Whether it says itself that the first-named of a pair need not have started."""
    mode: str = DISTANCE
    scoring: str = POINTS
    counting: Counting = AS_DOCUMENTS
    """How it pairs and counts, where the file has something else than is usual here."""
    ended: bool = False
    lost: tuple[str, ...] = ()
    """What the file has, or tells of, that has no way into the log: see `LOST` in own_json.py."""

    @property
    def names_starts(self) -> bool:
        """Whether it says who started, of any game."""
        games = [turn for each in self.people for turn in each.turns if turn.opponent]
        return not self.starts_unknown and (not games or any(turn.starts is not None for turn in games))

    @property
    def rounds(self) -> int:
        """How many rounds were paired."""
        return max(
            (at for each in self.people for at, turn in enumerate(each.turns, 1) if turn.opponent), default=0
        )

    @property
    def doubtful(self) -> list[Person]:
        """Those of whom it states other points than their rounds give, with a bye to come or without it."""
        return [
            each
            for each in self.people
            if each.stated_halves not in (None, each.halves(self.rounds), each.halves(MOST_ROUNDS))
        ]


@dataclass(frozen=True)
class Table:
    first: int
    second: int
    result: Result | None
    written: Score | None
    match: Match | None = None
    unnoted: bool = False
    """Whether the file does not say who started, or says it of both."""
    decision: Decision | None = None
    """What an arbiter decided, where the file says it."""


def tables(report: Report, number: int) -> list[Table]:
    """Return the tables of a round, in the order of their boards, or that of the points before."""
    by_number = {person.number: person for person in report.people}
    found = []
    for person in report.people:
        turn = _turn(person, number)
        if not turn.opponent:
            continue
        other = by_number.get(turn.opponent)
        back = _turn(other, number) if other else Turn()
        if other is None or other is person or back.opponent != person.number:
            raise RoundsDiffer(name=person.name, round=number)
        if _is_first(person, turn, other, back):
            before = sorted((-_before(person, number), -_before(other, number)))
            order = (turn.board or back.board, *before, min(person.number, other.number))
            found.append((order, _table(person, turn, other, back, number)))
    return [table for _, table in sorted(found, key=lambda each: each[0])]


def unpaired(report: Report, number: int) -> Iterator[tuple[Person, Turn]]:
    """Yield who had no table in a round."""
    for person in report.people:
        turn = _turn(person, number)
        if not turn.opponent:
            yield person, turn


def _turn(person: Person, number: int) -> Turn:
    return person.turns[number - 1] if number <= len(person.turns) else Turn()


def _before(person: Person, number: int) -> int:
    return person.halves(number - 1)


def _is_first(person: Person, turn: Turn, other: Person, back: Turn) -> bool:
    """Return whether this one starts; where the file doesn't say it, the one who stands first in it."""
    if turn.starts is not None and turn.starts != back.starts:
        return turn.starts
    if back.starts is not None and turn.starts is None:
        return not back.starts
    return person.number < other.number


def _table(person: Person, turn: Turn, other: Person, back: Turn, number: int) -> Table:
    first, second = person.number, other.number
    unnoted = turn.starts == back.starts
    if (turn.halves is None) != (back.halves is None):
        raise RoundsDiffer(name=person.name, round=number)
    if turn.halves is None or back.halves is None:
        return Table(first, second, None, None, turn.match, unnoted)
    halves = (turn.halves, back.halves)
    if turn.at_board != back.at_board or halves not in ((WIN, LOSS), (LOSS, WIN), (DRAW, DRAW), (LOSS, LOSS)):
        raise RoundsDiffer(name=person.name, round=number)
    score = None if turn.points is None or back.points is None else (turn.points, back.points)
    return Table(
        first,
        second,
        Result(_outcome(turn, halves), halves, score or (0, 0), unrated=turn.unrated or back.unrated),
        score,
        turn.match,
        unnoted,
        turn.decision,
    )


def _outcome(turn: Turn, halves: Score) -> str:
    """Return how a game ended: as the file says it, if it brought what it then does, or as the points do."""
    if turn.outcome in ENDS.get(halves, ()):
        return turn.outcome
    if turn.at_board:
        return "both-lost" if halves == (LOSS, LOSS) else "played"
    return {(WIN, LOSS): "forfeit-second", (LOSS, WIN): "forfeit-first"}.get(halves, "double-forfeit")
