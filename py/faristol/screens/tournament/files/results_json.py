"""A tournament for programs: our own document, as docs/tournament-json.md describes it, and the one that the
Catalan association takes in.
"""

import json
from dataclasses import asdict
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from faristol.screens.parts.signs import MINUS
from faristol.screens.tournament.decisions import reason_read
from faristol.screens.tournament.figures import decimal, figure
from faristol.screens.tournament.files.spreadsheets import byes_of, score_tells_winner
from faristol.screens.tournament.pairings import names_of, remark
from faristol.texts import Texts, score, texts
from faristol.tournaments.barruf import barruf
from faristol.tournaments.criteria import criteria
from faristol.tournaments.decision import Decision
from faristol.tournaments.event import Tournament
from faristol.tournaments.line_ups import standings_of_teams
from faristol.tournaments.matches import TeamRow, is_match
from faristol.tournaments.pairing import Paired
from faristol.tournaments.published import Published
from faristol.tournaments.reports.own_json import FORMAT, VERSION
from faristol.tournaments.reports.trf import who_ruled
from faristol.tournaments.results import RATED, WIN
from faristol.tournaments.standings import Row
from faristol.tournaments.why import Why

RESULTS = {0: 0, 1: 0.5, 2: 1}


def json_text(event: Tournament, at: int) -> str:
    """Return our own document; `at` is the moment in which the event was opened."""
    numbers = event.numbers
    document = {
        "format": FORMAT,
        "version": VERSION,
        "event": {
            "name": event.opened.name,
            "place": event.opened.place,
            "director": event.opened.director,
            "arbiters": list(event.arbiters),
            "date": _day(at),
            "language": event.opened.language,
            "rounds": len(event.rounds),
            "planned": event.announced,
            "starts": event.opened.names_starts,
            "mode": event.terms.mode,
            "plan": {str(number): system.mode for number, system in sorted(event.plan.items())},
            "bye": {"points": _points(event.terms.bye_halves), "differential": event.terms.bye_differential},
            "limits": list(event.terms.limits),
            "order": event.terms.scoring,
            "final": event.ended,
        },
        "players": [
            {
                "id": player.id,
                "number": numbers[player.id],
                "name": player.name,
                "rating": player.rating,
                "games": player.games,
                "club": player.club,
                "category": player.category,
                "division": player.division,
                "joined": player.joined,
                "withdrawn": player.withdrawn,
            }
            for player in event.players.values()
        ],
        **({"divisions": [_division(part) for part in event.parts.values()]} if event.separate else {}),
        "rounds": [_round(published, texts(event.opened.publication)) for published in event.rounds],
        "teams": [_team(row) for row in standings_of_teams(event)] if event.matches() else [],
        "standings": [_standing(row, event.terms.scoring) for row in event.placed],
        "ratings": [
            {
                "player": rated.player.id,
                "before": rated.before,
                "games": rated.games,
                "expected": decimal(rated.expected, 4, texts("en")),
                "after": decimal(rated.rating, 4, texts("en")),
            }
            for rated in barruf(list(event.players.values()), event.played)
        ],
    }
    return _written(document)


def _division(part: Tournament) -> dict[str, Any]:
    """Return how far a division has come that is paired for itself."""
    about = {"name": part.part, "rounds": len(part.rounds), "closed": len(part.over), "planned": part.planned}
    plan = {str(number): system.mode for number, system in sorted(part.plan.items())}
    return {**about, "plan": plan, "final": part.ended}


def _round(published: Published, t: Texts) -> dict[str, Any]:
    boards = []
    for board, pair, sheet in published.boards:
        result = sheet.result if sheet else None
        boards.append(
            {
                "board": board,
                "match": _match(pair) if is_match(pair.why) else None,
                "first": pair.first,
                "second": pair.second,
                "score": list(result.score) if result else None,
                "outcome": result.outcome if result else None,
                "points": [_points(halves) for halves in result.halves] if result else None,
                **({"unrated": True} if result and result.unrated else {}),
                **({"decision": _decision(sheet.decision, t)} if sheet and sheet.decision else {}),
            }
        )
    byes: list[str] = []
    half: list[str] = []
    of_teams = []
    for player, why in published.draft.byes:
        (half if why.code == "bye-half" else byes).append(player)
        if is_match(why):
            of_teams.append({"player": player, **_details(why, "teams", "board", "team")})
    about = {"round": published.number, "closed": published.closed}
    return {**about, "boards": boards, "byes": byes, "half_byes": half, "team_byes": of_teams}


def _decision(decision: Decision, t: Texts) -> dict[str, Any]:
    """Return it with the reason as everybody reads it, whoever chose it from those that are ready."""
    return {**asdict(decision), "why": reason_read(decision.why, t)}


def _match(pair: Paired) -> dict[str, Any]:
    """Return the teams, the board of their match, and the team of who is first at the table."""
    first = pair.why.details["teams"][pair.first != pair.why.details["better"]]
    return {**_details(pair.why, "teams", "board"), "first": first}


def _details(why: Why, *names: str) -> dict[str, Any]:
    return {name: why.details[name] for name in names}


def _team(row: TeamRow) -> dict[str, Any]:
    points = {"match_points": str(row.halves), "board_points": _points(row.boards)}
    about = {"name": row.name, "division": row.division, "rank": row.rank}
    return {**about, **points, "differential": row.differential}


def _standing(row: Row, scoring: str) -> dict[str, Any]:
    by = dict(zip(criteria(scoring), row.worth, strict=True))
    plain = {
        "points": _points(row.record.halves),
        "differential": row.record.differential,
        "total": row.record.won,
    }
    more = {name: _figure(name, value) for name, value in by.items() if name not in plain}
    return {"player": row.player.id, "rank": row.rank, **plain, **more}


def _figure(criterion: str, value: Fraction | int) -> str:
    """Return a figure as the standings show it, with a point and a plain minus."""
    return figure(criterion, value, texts("en")).replace(MINUS, "-").lstrip("+")


def association_json(event: Tournament, stream: str, at: int) -> str:
    """Return what the association takes in: a rest has nobody opposite, and counts as won."""
    numbers, t = event.numbers, texts("ca")
    names = names_of(event)
    games: list[dict[str, Any]] = []
    for published in event.rounds:
        number = published.number
        for board, pair, sheet in published.boards:
            if sheet is None:
                continue
            ends = remark(sheet, pair, names, t)
            about = {"dades": {"taula": board, **({"comentaris": ends} if ends else {})}}
            one, two = (str(numbers[player]) for player in (pair.first, pair.second))
            if sheet.result.outcome in RATED:
                scores = (
                    {"punts_1": sheet.result.score[0], "punts_2": sheet.result.score[1]}
                    if score_tells_winner(sheet.result)
                    else {"resultat_1": RESULTS[sheet.result.halves[0]]}
                )
                games.append({"ronda": number, "jugador_1": one, "jugador_2": two, **scores, **about})
            elif sheet.result.winner is not None:
                there = (one, two)[sheet.result.winner]
                games.append({"ronda": number, "jugador_1": there, "jugador_2": None, **about})
        for player in byes_of(published):
            games.append({"ronda": number, "jugador_1": str(numbers[player]), "jugador_2": None})
    lieu = {"lloc": event.opened.place, "arbitre": who_ruled(event)}
    document = {
        "id_extern": f"faristol-{stream}",
        "campionat": {
            "nom": event.opened.name,
            "data": _day(at),
            "rondes_previstes": event.announced or len(event.rounds),
            "acabat": event.ended,
            "dades": {key: value for key, value in lieu.items() if value},
        },
        "participants": [
            {"id": str(numbers[player.id]), "nom": player.name}
            for player in sorted(event.players.values(), key=lambda player: numbers[player.id])
        ],
        "partides": games,
    }
    return _written(document)


def _points(halves: int) -> str:
    return score(Fraction(halves, WIN), "en")


def _day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}"


def _written(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
