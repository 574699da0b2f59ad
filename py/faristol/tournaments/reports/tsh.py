"""A division of the word-game program tsh (a file .t): a player a line, the games as opponents and scores.

    Anna Puig              1500 4 2 0; 402 377 50; class A; p12 1 2 0

A name, the rating, the opponents' numbers round by round, 0 without one, the own points, and then what else
is known, each after a semicolon: `p12` says who started (1 did, 2 replied, 3 it is not known), `board` the
table, `class` the category, `team` the club, `off` that the player has left. Whoever has no opponent has the
points of the bye: more than 0 is a win, and there is no half of one. All the rest is tsh's own and goes out
again as it stood.

The points alone say who has won: where a game was decided otherwise, the winner has one more than the loser.
A game that both have lost cannot be said: neither has an opponent then, nor points.
"""

import re
from dataclasses import replace

from faristol.tournaments.course import Turn as Played
from faristol.tournaments.course import course
from faristol.tournaments.event import Tournament
from faristol.tournaments.opening import LONGEST_NAME
from faristol.tournaments.reports.report import (
    MOST_PEOPLE,
    MOST_ROUNDS,
    LineUnreadable,
    NoReport,
    Person,
    Report,
    ScoreMissing,
    Turn,
)
from faristol.tournaments.results import DRAW, FIRST, LOSS, WIN, Result, Score

LINE = re.compile(
    r"([^;]*?[^;\s\d]) +(\d{1,5})((?: +\d{1,4})*) *; *((?:-?\d{1,4}(?: +-?\d{1,4})*)?) *(?:;(.*))?"
)
NAME, RATING = 23, 4
LONGEST_LINE = 10_000
BYE = 50
"""What tsh gives for a bye."""
FIRST_SIGN, SECOND_SIGN, UNKNOWN_SIGN = "1", "2", "3"


def read(text: str) -> Report:
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise NoReport
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]
    found = [(number, LINE.fullmatch(line)) for number, line in lines]
    if not found or found[0][1] is None or len(found) > MOST_PEOPLE:
        raise NoReport
    scores = [_figures(parts[4]) if parts else [] for _, parts in found]
    people = [_person(at, number, parts, scores) for at, (number, parts) in enumerate(found)]
    return Report("tsh", tuple(people), name="", planned=max(len(person.turns) for person in people))


def _person(at: int, line: int, parts: re.Match[str] | None, scores: list[list[int]]) -> Person:
    if parts is None:
        raise LineUnreadable(line=line)
    opponents, own, beside = _figures(parts[3]), scores[at], (parts[5] or "").strip()
    more = dict(_named(beside))
    if len(opponents) > MOST_ROUNDS or max(opponents, default=0) > len(scores) or at + 1 in opponents:
        raise LineUnreadable(line=line)
    starts, boards = more.get("p12", []), more.get("board", [])
    turns = []
    for round_, opponent in enumerate(opponents):
        points = own[round_] if round_ < len(own) else None
        if opponent:
            other = scores[opponent - 1]
            back = other[round_] if round_ < len(other) else None
            if points is None and back is not None:
                raise ScoreMissing(line=line, name=" ".join(parts[1].split()), round=round_ + 1)
            sign = starts[round_] if round_ < len(starts) else ""
            board = boards[round_] if round_ < len(boards) else ""
            turns.append(
                Turn(
                    opponent,
                    {FIRST_SIGN: True, SECOND_SIGN: False}.get(sign),
                    _halves(points, back),
                    points if back is not None else None,
                    board=int(board[:4]) if board.isdecimal() else 0,
                )
            )
        else:
            turns.append(Turn(halves=WIN if (points or 0) > 0 else LOSS, written=str(points or 0)))
    rating = int(parts[2]) or None
    club, category = (" ".join(more.get(key, []))[:LONGEST_NAME] for key in ("team", "class"))
    name = " ".join(parts[1].split())[:LONGEST_NAME]
    return Person(
        at + 1, line, name, tuple(turns), rating, 0, club, category, beside=beside, gone="off" in more
    )


def _halves(points: int | None, back: int | None) -> int | None:
    if points is None or back is None:
        return None
    return WIN if points > back else LOSS if points < back else DRAW


def _figures(text: str) -> list[int]:
    return [int(figure) for figure in text.split()]


def _named(beside: str) -> list[tuple[str, list[str]]]:
    """Return what stands after the scores, each with its name; a piece may be empty."""
    pieces = [piece.split() for piece in beside.split(";")]
    return [(piece[0], piece[1:]) if piece else ("", []) for piece in pieces]


def write(event: Tournament) -> str:
    """Return the division. Points of a game that were never known are those of the win: 1 – 0."""
    numbers = event.numbers
    players = sorted(event.players.values(), key=lambda player: numbers[player.id])
    nowhere: dict[int, dict[str, int]] = {published.number: {} for published in event.rounds}
    brought = event.opened.brought is not None and event.opened.brought.format == "tsh"
    lines = []
    for player in players:
        turns = {turn.number: turn for turn in course(event, player.id, nowhere)}
        played = [_as_in_tsh(turns.get(published.number)) for published in event.rounds]
        kept = player.from_file if brought else None
        opponents = [numbers[turn.opponent] if turn and turn.opponent else 0 for turn in played]
        written = kept.unpaired if kept else ()
        points = [_points(turn, written[at] if at < len(written) else "") for at, turn in enumerate(played)]
        while points and not points[-1]:
            points.pop()
        name = " ".join(re.sub(r"[;\d]", " ", player.name).split()) or "?"
        rating = round(player.rating or 0)
        line = f"{name:<{NAME}} {rating:>{RATING}} {' '.join(map(str, opponents))}; {' '.join(points)}"
        beside = _beside(kept.beside if kept else _own(player.category, player.club), played)
        lines.append(f"{line}; {beside}" if beside else line)
    return "".join(f"{line}\n" for line in lines or [f"# {event.opened.name}"])


def _own(category: str, club: str) -> str:
    named = [("class", category), ("team", club)]
    return "; ".join([*(f"{key} {value.replace(';', ' ')}" for key, value in named if value), "board", "p12"])


def _points(turn: Played | None, written: str) -> str:
    if turn is None or turn.opponent is None:
        return written or (str(BYE) if turn and turn.rests and turn.bye == WIN else "0")
    return "" if turn.result is None else str(_points_of_the_winner(turn.result)[turn.side])


def _as_in_tsh(turn: Played | None) -> Played | None:
    """Return a round as tsh can have it: without an opponent where both have lost."""
    if turn is None or turn.result is None or any(turn.result.halves):
        return turn
    return replace(turn, opponent=None, board=None, result=None)


def _points_of_the_winner(result: Result) -> Score:
    """Return points that have the real winner."""
    first, second = result.score
    if result.winner is None:
        return max(first, second), max(first, second)
    if result.winner == FIRST:
        return max(first, second + 1), second
    return first, max(second, first + 1)


def _beside(beside: str, played: list[Played | None]) -> str:
    """Return what stands after the scores, and for the rounds that it lacks who started, and where."""
    pieces = []
    for piece in beside.split(";"):
        key, *values = piece.split() or [""]
        if key in ("p12", "board"):
            more = [_started(turn) if key == "p12" else _board(turn) for turn in played[len(values) :]]
            piece = " " * piece.startswith(" ") + " ".join([key, *values, *more])
        pieces.append(piece)
    return ";".join(pieces)


def _started(turn: Played | None) -> str:
    if turn is None or turn.opponent is None:
        return "0"
    if not turn.named:
        return UNKNOWN_SIGN
    return FIRST_SIGN if turn.side == FIRST else SECOND_SIGN


def _board(turn: Played | None) -> str:
    return str(turn.board or 0) if turn else "0"
