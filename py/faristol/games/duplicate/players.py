"""Who plays: a person at a table. A table's number is what slips say; the id is what the log says."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    id: str
    table: int
    name: str
    group: str = ""
    left: int | None = None
    """The round from which nobody sat there any more."""
    sanctions: tuple[int, ...] = ()
    """The rounds of public remarks or misconduct, in order (DUP-14)."""

    def sanctioned(self, steps: tuple[str, ...], step: str) -> int | None:
        """The round in which this step was reached; a club may have left it out."""
        if step not in steps:
            return None
        place = steps.index(step)
        return self.sanctions[place] if place < len(self.sanctions) else None
