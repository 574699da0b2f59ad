"""{"do":"standings"}: who leads after these rounds."""

from fractions import Fraction

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.played_rounds import COUNTING, read_counting, read_players, read_rounds
from faristol.texts import score
from faristol.tournaments.results import WIN
from faristol.tournaments.standings import standings


def answer(asked: Asked) -> Answer:
    players = read_players(asked)
    rows = [
        {
            "id": row.player.id,
            "points": score(Fraction(row.record.halves, WIN), "en"),
            "differential": row.record.differential,
            "total": row.record.won,
            "rank": row.rank,
        }
        for row in standings(players, read_rounds(asked, players), counting=read_counting(asked))
    ]
    return {"rows": rows}


STANDINGS = Request(needs=("players", "rounds"), may=COUNTING, answer=answer)
