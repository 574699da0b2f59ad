"""A spare place in memory, as a browser has one on its disk."""

from dataclasses import dataclass, field

from faristol.storage import Entry, Reading
from faristol.storage.seal import FIRST, faithful, reading, sealed
from faristol.storage.spare import Chain, Room


@dataclass
class MemorySpare:
    """`left` acts still fit onto the disk, each with as many bytes as `fits`; None: as many as there are."""

    chains: dict[str, Chain] = field(default_factory=dict)
    signs: dict[str, int] = field(default_factory=dict)
    left: int | None = None
    fits: int | None = None
    asked: list[int] = field(default_factory=list)
    """The sizes for which room was asked."""

    async def streams(self) -> list[str]:
        return list(self.chains)

    async def read(self, stream: str) -> Reading:
        chain = self.chains.get(stream, [])
        return reading(chain, len(chain))

    async def write(self, stream: str, after: int, entries: list[Entry]) -> bool:
        chain = self.chains.get(stream, []) if after else []
        if len(chain) != after:
            return False
        self.chains[stream] = chain + sealed(chain[-1][1] if chain else FIRST, map(faithful, entries))
        return True

    async def delete(self, stream: str) -> None:
        self.chains.pop(stream, None)
        self.signs.pop(stream, None)

    async def live(self, stream: str, at: int) -> None:
        self.signs[stream] = at

    async def last_sign(self, stream: str) -> int | None:
        return self.signs.get(stream)

    async def take_room(self, size: int = 0) -> bool:
        self.asked.append(size)
        if self.left:
            self.left -= 1
        return (self.left is None or self.left > 0) and (self.fits is None or size <= self.fits)

    async def room(self) -> Room:
        if self.left is None:
            return "enough"
        return "low" if self.left else "none"

    async def release(self, stream: str) -> None:
        """Nothing is held open in memory."""
