"""What home knows of a tournament without opening it."""

from typing import Any

from faristol.tournaments.event import Tournament


def summary(event: Tournament) -> dict[str, Any]:
    """Return what the home screen needs to know of this event without opening it."""
    event = event.hall
    return {
        "kind": "tournament",
        "mode": event.terms.mode,
        "name": event.opened.name,
        "language": event.opened.language,
        "round": _round(event),
        "phase": event.stage,
        "running": event.stage == "results",
        "players": len(event.players),
        "final": event.ended,
        "clubs": sorted({player.club for player in event.players.values() if player.club}),
        **({"divisions": _rounds_of_divisions(event)} if len(event.parts) > 1 and not event.ended else {}),
    }


def _rounds_of_divisions(event: Tournament) -> list[list[str | int]]:
    """Return each division with the number of its last round."""
    return [[name, len(part.rounds)] for name, part in event.parts.items()]


def _round(event: Tournament) -> int:
    """Return the last round; where divisions are each at their own, the first one that is played."""
    playing = [len(part.rounds) for part in event.parts.values() if part.stage == "results"]
    return min(playing, default=len(event.rounds)) or 1
