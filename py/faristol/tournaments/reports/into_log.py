"""The log of a tournament that came from a file: the same entries as if it had been directed here.

The players get their numbers of the file. Pairs say that they came with it. Who had no table in a round
rested if it brought a point or half of one, and else was absent; who has left is withdrawn from the first
round missed on, unless the file says from which. Who came late is entered for that round.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from typing import Any

from faristol.tournaments.event import Entry
from faristol.tournaments.opening import Choices, open_tournament
from faristol.tournaments.reports.report import Match, Person, Report, Table, Turn, tables, unpaired
from faristol.tournaments.results import DRAW, LOSS, WIN
from faristol.tournaments.terms import Terms

BYES = {WIN: "bye-brought", DRAW: "bye-half"}
"""Why somebody rested, by what it brought."""


def log_of(report: Report, choices: Choices, terms: Terms, secret: bytes, app: str) -> list[Entry]:
    opened, *_ = open_tournament(choices, _as_in_file(terms, report), secret, app)
    brought = {"format": report.format, "head": report.head, "tail": report.tail}
    log: list[Entry] = [{**opened, "brought": brought}]
    met: dict[frozenset[int], list[int]] = {}
    for number in range(1, report.rounds + 1):
        log += _entering(report, number)
        log += _round(report, number, met)
    log += _entering(report, report.rounds + 1)
    log += [
        {"type": "PlayerWithdrawn", "player": id_of(person.number), "round": report.rounds + 1}
        for person in report.people
        if person.gone and _leaves_in(person, report.rounds) > report.rounds
    ]
    log += [
        {"type": "PlayerAbsent", "player": id_of(person.number), "round": report.rounds + 1}
        for person in report.people
        if not person.gone and _next(person, report.rounds) == LOSS
    ]
    log += [
        {"type": "ByeGiven", "player": id_of(person.number), "half": halves == DRAW}
        for person in report.people
        if (halves := _next(person, report.rounds)) in BYES
    ]
    log += _forbidden(report)
    if report.ended and report.rounds and all(each.result for each in tables(report, report.rounds)):
        log.append({"type": "TournamentEnded", "rounds": report.rounds})
    return log


def _as_in_file(terms: Terms, report: Report) -> Terms:
    counts = report.counting
    return replace(
        terms,
        mode=report.mode,
        scoring=report.scoring,
        bye_halves=counts.bye,
        bye_differential=counts.bye_differential,
        limits=counts.limits,
    )


def _forbidden(report: Report) -> Iterator[Entry]:
    """Yield who may not meet in the round that is to be paired."""
    known = {person.number for person in report.people}
    apart = (
        (min(one, two), max(one, two)) for one, two, rounds in report.forbidden if report.rounds + 1 in rounds
    )
    for first, second in sorted({*apart}):
        if first != second and {first, second} <= known:
            yield {"type": "PairForbidden", "first": id_of(first), "second": id_of(second)}


def _next(person: Person, rounds: int) -> int | None:
    """Return what the file has for a player in the round that is to be paired."""
    return person.turns[rounds].halves if len(person.turns) > rounds else None


def id_of(number: int) -> str:
    return f"p{number}"


def _entering(report: Report, number: int) -> list[Entry]:
    """Return who comes in with a round; whoever is to come later still is there from the next one on."""
    last = report.rounds + 1
    return [_entered(person, number) for person in report.people if min(person.joined, last) == number]


def _entered(person: Person, number: int) -> Entry:
    codes = [turn.written for turn in person.turns]
    return {
        "type": "PlayerEntered",
        "player": id_of(person.number),
        "name": person.name,
        "rating": person.rating,
        "games": person.games,
        "club": person.club,
        "category": person.category,
        "division": person.division,
        "from_file": {"beside": person.beside, "stated": person.stated, "unpaired": codes},
        "round": number,
    }


def _round(report: Report, number: int, met: dict[frozenset[int], list[int]]) -> list[Entry]:
    log, byes = list[Entry](), []
    for person, turn in unpaired(report, number):
        player = id_of(person.number)
        if number < person.joined:
            continue
        if turn.halves in BYES:
            byes.append({"player": player, "why": _rests(turn, player)})
        elif person.gone and _leaves_in(person, report.rounds) == number:
            log.append({"type": "PlayerWithdrawn", "player": player, "round": number})
        elif not person.gone or number < _leaves_in(person, report.rounds):
            log.append({"type": "PlayerAbsent", "player": player, "round": number})
    paired = tables(report, number)
    pairs = []
    for table in paired:
        first, second = id_of(table.first), id_of(table.second)
        before = met.setdefault(frozenset((table.first, table.second)), [])
        about = {"unnoted": True} if table.unnoted else {}
        why = (
            _of_teams(table.match, first, second, about)
            if table.match
            else _why("brought", first=first, second=second, **about)
        )
        pairs.append({"first": first, "second": second, "why": why, "met": [*before]})
        before.append(number)
    drafted = {"round": number, "pairs": pairs, "byes": byes, "by": "file", "repeats_agreed": False}
    log.append({"type": "RoundDrafted", **drafted})
    log.append({"type": "RoundPublished", "round": number})
    log += [_result(number, board, table) for board, table in enumerate(paired, 1) if table.result]
    if all(table.result for table in paired):
        log.append({"type": "RoundClosed", "round": number})
    return log


def _leaves_in(person: Person, rounds: int) -> int:
    """Return the round from which this player had no table any more."""
    last = max(
        (at for at, turn in enumerate(person.turns, 1) if turn.opponent or turn.halves in BYES), default=0
    )
    return min(max(last + 1, person.leaves), rounds + 1)


def _result(number: int, board: int, table: Table) -> Entry:
    assert table.result
    return {
        "type": "ResultEntered",
        "round": number,
        "board": board,
        "outcome": table.result.outcome,
        "score": list(table.written) if table.written and table.result.outcome == "played" else None,
        "over_time": [0, 0],
        "winner": None,
        "halves": list(table.result.halves),
        "counts": list(table.result.score),
        "clause": None,
        **({"unrated": True} if table.result.unrated else {}),
        **({"decision": asdict(table.decision)} if table.decision else {}),
    }


def _of_teams(match: Match, first: str, second: str, about: Mapping[str, Any]) -> Mapping[str, Any]:
    better, other = (first, second) if match.team == match.teams[0] else (second, first)
    return _why("team", better=better, other=other, teams=[*match.teams], board=match.board, **about)


def _rests(turn: Turn, player: str) -> Mapping[str, Any]:
    """Return why somebody rested: the team did, or nobody sat opposite at this board."""
    if match := turn.match:
        code = "bye-team" if len(match.teams) == 1 else "bye-team-short"
        return _why(code, player=player, teams=[*match.teams], team=match.team, board=match.board)
    assert turn.halves is not None
    return _why(BYES[turn.halves], player=player)


def _why(code: str, **details: Any) -> Mapping[str, Any]:
    return {"code": code, "details": details}
