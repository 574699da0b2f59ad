"""Stories that were kept: what had gone wrong once, move by move.

A file has a sentence on what was wrong, the kind of the evening and its seed, and then the moves:

    # What a player who had left after handing in read: that the judge did not have the slip.
    room 10
    judge: taps duplicate.start
"""

from dataclasses import dataclass
from pathlib import Path

from evenings.moves import Move, read_move

FOLDER = Path(__file__).parent / "stories"


@dataclass(frozen=True)
class Story:
    kind: str
    seed: int
    moves: tuple[Move, ...]


def read_story(text: str) -> Story:
    kind, *moves = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    name, _, seed = kind.partition(" ")
    return Story(name, int(seed), tuple(map(read_move, moves)))


def stories() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))
