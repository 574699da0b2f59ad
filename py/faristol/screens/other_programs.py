"""Who reads a file that is no event of ours: a game or a tournament of another program."""

from collections.abc import Callable, Mapping

from faristol.screens.classic.game_file.form import bring as bring_gcg
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament.brought.file import READERS
from faristol.screens.tournament.brought.file import bring as bring_tournament
from faristol.tournaments.reports import own_json

Read = Callable[[Scene, bytes], Step]
BY_ENDING: Mapping[str, Read] = {
    ".gcg": bring_gcg,
    **{ending: bring_tournament(ending) for ending in READERS},
}


def reader_of(file: bytes, name: str) -> Read | None:
    """Return who reads this file; None where it may be an event, whose files are JSON too."""
    ending = next((ending for ending in BY_ENDING if name.lower().endswith(ending)), "")
    if ending == ".json" and not own_json.is_document(file):
        return None
    return BY_ENDING.get(ending)
