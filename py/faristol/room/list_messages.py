"""What travels of a word list that the judge lets go on to the tablets of the room."""

import base64
from dataclasses import dataclass
from typing import Annotated, Any

from faristol.fields import Count, Digits, Language, Name, whole
from faristol.room.message_fields import Wording

PIECE = 140_000
"""Bytes of a list in one message: written as text they are still fewer than a message may have."""
MOST_PIECES = 300
"""Two million words are some 200."""
Pieces = Annotated[int, whole(0, MOST_PIECES)]


def _piece(value: Any) -> str:
    if type(value) is str and len(base64.b64decode(value, validate=True)) <= PIECE:
        return value
    raise ValueError


@dataclass(frozen=True)
class ListOffer:
    """A list that may go on to this guest, and what is known of it."""

    sha256: Digits
    language: Language
    name: Name
    version: Wording
    words: Count


@dataclass(frozen=True)
class AskPiece:
    """A guest asks for a piece of that list; the first one is 0."""

    sha256: Digits
    piece: Pieces


@dataclass(frozen=True)
class ListPiece:
    """The piece, and of how many it is one; of none if the list does not go on any more."""

    sha256: Digits
    piece: Pieces
    of: Pieces
    content: Annotated[str, _piece]
    """In base64."""


OfTheList = ListOffer | ListPiece
