"""A guest takes over a word list from the judge's tablet, piece by piece, as its person wishes."""

import base64
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from faristol.room import orders
from faristol.room.list_messages import PIECE, AskPiece, ListOffer, ListPiece

if TYPE_CHECKING:
    from faristol.room.guest import Guest, Next


@dataclass(frozen=True)
class ListComing:
    """A list that this device does not have."""

    offer: ListOffer
    pieces: tuple[bytes, ...] | None = None
    """What has come of it; None until its person has asked for it."""
    of: int = 0
    """How many pieces it has, once the first has come."""

    @property
    def whole(self) -> bool:
        return bool(self.pieces) and len(self.pieces or ()) == self.of

    @property
    def share(self) -> float:
        return len(self.pieces or ()) / self.of if self.of else 0.0


def piece_of(content: bytes, asked: AskPiece) -> ListPiece:
    start = asked.piece * PIECE
    text = base64.b64encode(content[start : start + PIECE]).decode()
    return ListPiece(asked.sha256, asked.piece, -(-len(content) // PIECE), text)


def ended(offer: ListOffer) -> ListPiece:
    """Return the message that the list does not go on any more."""
    return ListPiece(offer.sha256, 0, 0, "")


def heard(guest: "Guest", message: ListOffer | ListPiece) -> "Next":
    """Note what the host offers, or a piece of it, and ask for the next piece that is wanted."""
    coming = guest.list_coming
    if isinstance(message, ListOffer):
        same = coming is not None and coming.offer == message
        return _next_piece(guest if same else replace(guest, list_coming=ListComing(message)))
    if coming is None or message.sha256 != coming.offer.sha256:
        return guest, []
    if message.piece >= message.of:
        return replace(guest, list_coming=None), []
    if coming.pieces is None or message.piece != len(coming.pieces):
        return guest, []
    pieces = (*coming.pieces, base64.b64decode(message.content))
    return _next_piece(replace(guest, list_coming=replace(coming, pieces=pieces, of=message.of)))


def take(guest: "Guest") -> "Next":
    """Have the list that is offered come."""
    coming = guest.list_coming
    if coming is None or coming.pieces is not None:
        return guest, []
    return _next_piece(replace(guest, list_coming=replace(coming, pieces=())))


def back(guest: "Guest") -> "Next":
    """Forget an offer when the host is there again, which makes it anew; go on with what was coming."""
    coming = guest.list_coming
    if coming is not None and coming.pieces is None:
        return replace(guest, list_coming=None), []
    return _next_piece(guest)


def _next_piece(guest: "Guest") -> "Next":
    coming = guest.list_coming
    if coming is None or coming.pieces is None or coming.whole or guest.link is None:
        return guest, []
    return guest, [orders.send(guest.link, AskPiece(coming.offer.sha256, len(coming.pieces)))]
