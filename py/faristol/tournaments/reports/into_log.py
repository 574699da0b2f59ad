"""The log of a tournament that came from a file: the same entries as if it had been directed here.

The players get their numbers of the file. Pairs say that they came with it. Who had no table in a round
rested if it brought a point, and else was absent; who has left is withdrawn from the first round missed on.
"""

from collections.abc import Mapping
from typing import Any

from faristol.tournaments.event import Entry
from faristol.tournaments.opening import Choices, open_tournament
from faristol.tournaments.reports.report import Person, Report, Table, tables, unpaired
from faristol.tournaments.results import LOSS, WIN
from faristol.tournaments.terms import Terms


def log_of(report: Report, choices: Choices, terms: Terms, secret: bytes, app: str) -> list[Entry]:
    opened, *_ = open_tournament(choices, terms, secret, app)
    brought = {"format": report.format, "head": report.head, "tail": report.tail}
    log: list[Entry] = [{**opened, "brought": brought}]
    log += [_entered(person) for person in report.people]
    met: dict[frozenset[int], list[int]] = {}
    for number in range(1, report.rounds + 1):
        log += _round(report, number, met)
    log += [
        {"type": "PlayerAbsent", "player": id_of(person.number), "round": report.rounds + 1}
        for person in report.people
        if not person.gone and _next(person, report.rounds) == LOSS
    ]
    log += [
        {"type": "ByeGiven", "player": id_of(person.number)}
        for person in report.people
        if _next(person, report.rounds) == WIN
    ]
    return log


def _next(person: Person, rounds: int) -> int | None:
    """Return what the file has for a player in the round that is to be paired."""
    return person.turns[rounds].halves if len(person.turns) > rounds else None


def id_of(number: int) -> str:
    return f"p{number}"


def _entered(person: Person) -> Entry:
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
        "from_file": {"beside": person.beside, "unpaired": codes},
        "round": 1,
    }


def _round(report: Report, number: int, met: dict[frozenset[int], list[int]]) -> list[Entry]:
    log, byes = list[Entry](), []
    for person, turn in unpaired(report, number):
        player = id_of(person.number)
        if turn.halves == WIN:
            byes.append({"player": player, "why": _why("bye-brought", player=player)})
        elif person.gone and _leaves_in(person, report.rounds) == number:
            log.append({"type": "PlayerWithdrawn", "player": player, "round": number})
        elif not person.gone or number < _leaves_in(person, report.rounds):
            log.append({"type": "PlayerAbsent", "player": player, "round": number})
    paired = tables(report, number)
    pairs = []
    for table in paired:
        first, second = id_of(table.first), id_of(table.second)
        before = met.setdefault(frozenset((table.first, table.second)), [])
        why = _why("brought", first=first, second=second)
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
        (at for at, turn in enumerate(person.turns, 1) if turn.opponent or turn.halves == WIN), default=0
    )
    return min(last + 1, rounds + 1)


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
    }


def _why(code: str, **players: str) -> Mapping[str, Any]:
    return {"code": code, "details": players}
