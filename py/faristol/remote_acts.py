"""What other tablets of the room do in the open event: decided, written and answered, with no screen changed.

An act goes into the log under the key that its tablet gave it: sent again, it is found there and answered as
before. It can be refused for ever only by the rules; while there is no event here that can be written, or
the disk refuses, it is not answered, and the tablet sends it again.
"""

import traceback
from asyncio import Lock
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from faristol.desk import Desk
from faristol.errors import Rejected
from faristol.games.log import Entry
from faristol.library import Library
from faristol.screens.activities import activity_of
from faristol.screens.activity import SeatAct
from faristol.screens.scene import Scene, Step, WordsNotOpen

if TYPE_CHECKING:  # only a host with other tablets loads what travels between them
    from faristol.room.joined_room import Room
    from faristol.room.list_messages import AskPiece, ListOffer, ListPiece
    from faristol.room.messages import Ack, Do, Judged
    from faristol.room.seats import Tablet


class RemoteActs:
    """Takes turns with the engine of the window, over its desk and its word lists."""

    def __init__(
        self, desk: Desk, library: Library, turn: Lock, scene: Callable[[dict[str, Any]], Scene]
    ) -> None:
        self._desk, self._library, self._turn, self._scene = desk, library, turn, scene
        self._passing: tuple[str, bytes] | None = None
        """The list of which pieces go out, by its digest, until somebody has the last one."""

    async def act(self, tablet: "Tablet", act: "Do | Judged", at: int) -> "Ack | None":
        """Do what another tablet asks for; return what it is answered, or None if it has to send it again."""
        async with self._turn:
            return await self.act_in_turn(self._scene({"at": at}), tablet, act)

    async def act_in_turn(self, scene: Scene, tablet: "Tablet", act: "Do | Judged") -> "Ack | None":
        """Do it where the caller has the turn."""
        try:
            return await _answer(self._desk, self._library, scene, tablet, act)
        except Exception:
            traceback.print_exc()
            return None

    async def piece_of_list(self, offer: "ListOffer | None", asked: "AskPiece") -> "ListPiece":
        """Return a piece of the list that goes on to the tablets, or that it does not any more."""
        from faristol.room.list_passing import piece_of

        if offer is None or offer.sha256 != asked.sha256:
            return piece_of(b"", asked)
        if self._passing is None or self._passing[0] != asked.sha256:
            self._passing = asked.sha256, await self._library.content_of(asked.sha256)
        piece = piece_of(self._passing[1], asked)
        if piece.piece + 1 >= piece.of:
            self._passing = None
        return piece

    async def keep_list(self, room: "Room", at: int) -> "Room":
        """Keep a list that has come whole from the judge's tablet; one that is here already need not come."""
        from faristol.room.joined_room import joined_room, with_joined_room

        guest = joined_room(room)
        if guest is None or guest.list_coming is None:
            return room
        coming = guest.list_coming
        here = await self._library.has(coming.offer.sha256)
        if not here and not coming.whole:
            return room
        if not here and not self._library.bring(coming.offer.name, b"".join(coming.pieces or ()), at):
            return room
        return with_joined_room(room, replace(guest, list_coming=None))

    @property
    def has_read_list(self) -> bool:
        """Whether a list has been read of which the screen has not told yet."""
        return self._library.has_outcome

    def hand_over(self, stream: str | None) -> None:
        self._desk.hand_over(stream)

    def written_after(self, entries: int) -> dict[str, Any] | None:
        """Return what other windows are told if the open event now has more entries than that."""
        event = self._desk.event
        if event is None or len(event.entries) <= entries:
            return None
        return {"stream": event.stream, "number": len(event.entries)}


async def _answer(
    desk: Desk, library: Library, scene: Scene, tablet: "Tablet", act: "Do | Judged"
) -> "Ack | None":
    from faristol.room.messages import Ack

    event = scene.event
    if event is None or not event.writing or event.broken is not None or event.lost:
        return None
    activity = activity_of(event)
    does = activity.of_seats.get(act.act)
    if does is None:
        return None
    if written := _written(event.entries, act.key):
        return Ack(act.key, _code(does.refusal_of(written)))
    try:
        entries = await _decided(library, scene, does, tablet, act)
    except Rejected as refusal:
        return Ack(act.key, _code(refusal))
    if not await _write(desk, entries, scene.now, act.key):
        return None
    return Ack(act.key, _code(_refusal_of(does, entries)))


async def _decided(
    library: Library, scene: Scene, does: SeatAct, tablet: "Tablet", act: "Do | Judged"
) -> list[Entry]:
    """Return the entries of an act, having opened the word list if it cannot do without."""
    try:
        return does.decide(replace(scene, words=None), tablet, act)
    except WordsNotOpen as lacking:
        words = await library.open(*lacking.args)
        return does.decide(replace(scene, words=words), tablet, act)


async def _write(desk: Desk, entries: list[Entry], at: int, key: str) -> bool:
    """Write the entries of an act; say if they are on the disk."""
    try:
        await desk.write(Step(entries=entries), at, key)
    except Rejected:
        await desk.reread(at)
        return False
    return True


def _written(entries: Sequence[Entry], key: str) -> Entry | None:
    return next((entry for entry in reversed(entries) if entry.get("key") == key), None)


def _refusal_of(does: SeatAct, entries: Sequence[Entry]) -> Rejected | None:
    return next((refusal for entry in entries if (refusal := does.refusal_of(entry))), None)


def _code(refusal: Rejected | None) -> str | None:
    return refusal.code if refusal else None
