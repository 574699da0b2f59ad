"""The progress of all players as a drawing: a line each through the places after every round."""

from typing import Any

from faristol.tournaments.course import Places
from faristol.tournaments.event import Tournament

WIDE, NARROW, LINE = 560, 48, 22
"""How wide all rounds are together, how far one is from the next at least, and a place from the next."""
LEFT, NAMES, TOP = 40, 220, 40


def chart(event: Tournament, stood: Places, chosen: str | None) -> dict[str, Any]:
    """Who shares a place is drawn apart, in the order of the classification."""
    rounds = sorted(stood)
    step = max(NARROW, WIDE // max(1, len(rounds) - 1))
    lines: dict[str, list[tuple[int, int]]] = {}
    for at, number in enumerate(rounds):
        for place, row in enumerate(event.standings(after=number)):
            lines.setdefault(row.player.id, []).append((LEFT + at * step, TOP + place * LINE))
    last = rounds[-1] if rounds else 0
    return {
        "width": LEFT + max(0, len(rounds) - 1) * step + NAMES,
        "height": TOP + len(lines) * LINE,
        "rounds": [(number, LEFT + at * step) for at, number in enumerate(rounds)],
        "places": [(place + 1, TOP + place * LINE) for place in range(len(lines))],
        "lines": [
            {
                "player": player,
                "name": event.players[player].name,
                "path": "M" + "L".join(f"{x} {y}" for x, y in points),
                "ends": points[-1],
                "chosen": player == chosen,
                "first": stood[last].get(player) == 1,
            }
            for player, points in sorted(lines.items(), key=lambda each: (each[0] == chosen, each[1][-1][1]))
        ],
    }
