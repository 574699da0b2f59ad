"""A player: a person at a table. Slips have the table's number, the log has the player's id."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    id: str
    table: int
    name: str
    group: str = ""
    left: int | None = None
    """The first round without this player."""
    sanctions: tuple[int, ...] = ()
    """The rounds of public remarks or misconduct, in order (DUP-14)."""

    def sanctioned(self, steps: tuple[str, ...], step: str) -> int | None:
        """Return the round in which the player reached this sanction, or None."""
        if step not in steps:
            return None
        place = steps.index(step)
        return self.sanctions[place] if place < len(self.sanctions) else None
