"""{"do":"rating"}: what these rounds make of everybody's BARRUF."""

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.played_rounds import read_players, read_rounds
from faristol.tournaments.barruf import barruf


def answer(asked: Asked) -> Answer:
    players = read_players(asked)
    rows = [
        {"id": rated.player.id, "expected": f"{rated.expected:.4f}", "rating": f"{rated.rating:.4f}"}
        for rated in barruf(players, read_rounds(asked, players))
    ]
    return {"rows": rows}


RATING = Request(needs=("players", "rounds"), may=(), answer=answer)
