"""A game that a player sends to the arbiter: its file, the letter, or the sheet in words."""

from faristol.competitions.errors import OtherGame
from faristol.games.correspondence.dispute import Letter, letter_of, read_letter
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.sheet import sheet_facts
from faristol.screens.parts.event_files import whole_log
from faristol.storage.errors import NotAnEvent


def letter_in(file: bytes) -> Letter:
    """Return the game of a file as a letter; another event is refused by its name."""
    return game_in(file) or read_letter(file.decode("utf-8-sig", "replace"))


def game_in(file: bytes) -> Letter | None:
    """Return the game of an event's file; None for a file that is a text."""
    try:
        entries, folded = whole_log(file)
    except NotAnEvent:
        return None
    if folded is None or not isinstance(folded.state, Correspondence):
        raise OtherGame(name=str(entries[0].get("name", "–")) if entries else "–")
    return letter_of(sheet_facts(entries))
