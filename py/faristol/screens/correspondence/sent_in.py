"""A game that a player sends to the arbiter: its file, the letter, or the sheet in words."""

from faristol.competitions.errors import OtherGame
from faristol.games.correspondence.dispute import Letter, letter_of, read_letter
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.sheet import sheet_facts
from faristol.screens.parts.event_files import whole_log
from faristol.storage.errors import NotAnEvent


def letter_in(file: bytes) -> Letter:
    """Return the game of a file as a letter; another event is refused by its name."""
    try:
        entries, folded = whole_log(file)
    except NotAnEvent:
        return read_letter(file.decode("utf-8-sig", "replace"))
    if folded is None or not isinstance(folded.state, Correspondence):
        raise OtherGame(name=str(entries[0].get("name", "–")) if entries else "–")
    return letter_of(sheet_facts(entries))
