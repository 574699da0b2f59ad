"""A note of a person on a turn: what one thought of it, for those who go through the game later.

It changes nothing that counts. It stands in the log, goes out in the GCG and comes in from one. With another
note on the same turn only the new one stands; an empty one takes it away.
"""

from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def note_turn(event: Classic, turn: int, text: str) -> list[Entry]:
    """Write the note, line by line without needless spaces; the same once more writes nothing."""
    if not 1 <= turn <= len(event.turns):
        raise NotNow
    note = "\n".join(line for each in text.splitlines() if (line := " ".join(each.split())))
    return [{"type": "TurnNoted", "turn": turn, "note": note}] if note != event.notes.get(turn, "") else []
