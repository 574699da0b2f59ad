"""The events of this device as its screens list them. Which of them are damaged is found a few at a time."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Literal

from faristol import safekeeping
from faristol.cards import is_readable
from faristol.kinds import fold_log, is_newer
from faristol.safekeeping import card_of
from faristol.screens.scene import DamagedLog, Scene
from faristol.storage import COPY, Card, newest_first
from faristol.storage.errors import NOT_OPEN, StorageBlocked, StorageClosed, StorageFull
from faristol.storage.spare import LogWithCopy

Storage = Literal["", "blocked", "full", "closed"]
"""What stands against reading what is stored: the browser lets nothing be kept, the disk has no room, or the
browser opens nothing, though there is room again."""

UNREADABLE = ("full", "closed")
AT_A_TIME = 300
"""So many entries of logs are read between two looks of the page."""


@dataclass(frozen=True)
class _Examined:
    """What the log behind a stored card says: the card to be shown, and what is damaged."""

    stored: Card
    card: Card | None
    damaged: DamagedLog | None


class EventList:
    def __init__(self, log: LogWithCopy) -> None:
        self._log = log
        self._stored: Sequence[Card] = ()
        self._examined: dict[str, _Examined] = {}
        self._seen: tuple[set[str], tuple[str, ...]] | None = None
        """The whole events and the copies among which it was looked for lost ones."""
        self._lost: list[Card] = []
        self.storage: Storage = ""

    async def shown_on(self, scene: Scene) -> Scene:
        """Return a scene with the events; where nothing can be kept home says so, and is otherwise whole."""
        cards: list[Card] = []
        self.storage = ""
        try:
            cards = await self.cards()
        except StorageBlocked:
            self.storage = "blocked"
        except StorageFull:
            self.storage = "full"
        except StorageClosed:
            self.storage = "closed"
        seen = self.whole, tuple(await self._log.copies())
        if self._seen != seen:
            damaged = {each.stream: each.read for each in self.damaged}
            self._seen, self._lost = seen, await safekeeping.lost(self._log, *seen, damaged)
        return replace(
            scene,
            cards=tuple(cards),
            lost=tuple(self._lost),
            damaged=self.damaged,
            is_readable=self.storage not in UNREADABLE,
        )

    async def logs(self, streams: Sequence[str]) -> Mapping[str, tuple[dict[str, Any], ...]]:
        return {stream: tuple((await self._log.read(stream)).entries) for stream in streams}

    async def cards(self) -> list[Card]:
        """Return the card of each event that can be read at all, the newest first."""
        self._stored = ()
        self._stored = [each for each in await self._log.cards() if not each["stream"].startswith(COPY)]
        for stored in self._stored:
            if not is_readable(stored) and self._known(stored) is None:
                await self._examine(stored)
        found = [(stored, self._known(stored)) for stored in self._stored]
        cards = [known.card if known else stored for stored, known in found]
        return newest_first(card for card in cards if card)

    @property
    def damaged(self) -> tuple[DamagedLog, ...]:
        """As far as they have been found."""
        found = map(self._known, self._stored)
        return tuple(known.damaged for known in found if known and known.damaged)

    @property
    def whole(self) -> set[str]:
        """The events of which nothing is known to be damaged."""
        return {stored["stream"] for stored in self._stored} - {each.stream for each in self.damaged}

    @property
    def is_examined(self) -> bool:
        return all(self._known(stored) for stored in self._stored)

    async def examine(self) -> None:
        """Read the next few logs."""
        left = AT_A_TIME
        for stored in self._stored:
            if left > 0 and self._known(stored) is None:
                left -= int(stored["entries"])
                with suppress(*NOT_OPEN):
                    await self._examine(stored)

    def forget(self, stream: str) -> None:
        """Read the log of this event again before more is said of it."""
        self._examined.pop(stream, None)

    def _known(self, stored: Card) -> _Examined | None:
        """What was found behind this very card; each entry that is written makes another."""
        found = self._examined.get(stored["stream"])
        return found if found and found.stored == stored else None

    async def _examine(self, stored: Card) -> None:
        stream = stored["stream"]
        reading = await self._log.read(stream)
        folded = fold_log(reading.entries)
        card, damaged = None, None
        if folded:
            card = card_of(stream, folded.kind.summary(folded.state), reading.entries[: folded.read])
        if folded is None or folded.broken or reading.broken:
            named = card or (stored if is_readable(stored) else {})
            newer = bool(reading.entries) and is_newer(reading.entries[0])
            name = str(named.get("name", ""))
            damaged = DamagedLog(stream, name, folded.read if folded else 0, newer, reading)
        elif card and is_readable(stored):
            card = {**card, "at": stored["at"]}
        self._examined[stream] = _Examined(stored, card, damaged)
