"""What is typed after the last turn: the tiles left on two racks, and how far each was over the time."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from faristol.core.tiles import Tiles, take
from faristol.errors import Rejected
from faristol.games.classic.clocks import MINUTE
from faristol.games.classic.errors import RacksMissing, TimeMissing, TimeUnreadable, WrongTiles
from faristol.games.classic.game import Classic, Racks
from faristol.games.classic.settling import known_racks, known_time

SECOND = 1000
OVER = re.compile(r"(\d{1,3}):([0-5]\d)(?:[.,](\d))?|0")
"""1:05, 0:00.1 or 0: a clock on the table shows minutes and seconds, some of them tenths."""

Problems = tuple[Rejected | None, Rejected | None]


@dataclass(frozen=True)
class Told:
    """None where a field is empty or cannot be read."""

    asks_racks: bool
    asks_time: bool
    rack_texts: tuple[str, str]
    over_texts: tuple[str, str]
    racks: tuple[Tiles | None, Tiles | None]
    over: tuple[int | None, int | None]
    rack_problems: Problems
    over_problems: Problems
    left: Tiles
    """Of the tiles that nobody has laid, those that stand on no rack yet."""
    odd_counts: tuple[int, ...]
    """Players of whom another number of tiles is written than they had."""
    proposed: int | None
    """The player whose rack follows from the other's, the bag being empty."""

    @property
    def both_racks(self) -> Racks | None:
        one, two = self.racks
        return None if not self.asks_racks or one is None or two is None else (one, two)

    @property
    def both_over(self) -> tuple[int, int] | None:
        one, two = self.over
        return None if not self.asks_time or one is None or two is None else (one, two)

    def check(self) -> None:
        """The first thing that is wrong, or not said yet."""
        for problem in (*self.rack_problems, *self.over_problems):
            if problem:
                raise problem
        if self.asks_racks and self.both_racks is None:
            raise RacksMissing
        if self.asks_time and self.both_over is None:
            raise TimeMissing


def told(event: Classic, typed: Mapping[str, str], at: int) -> Told:
    """`typed` by the names of the fields: rack-1, rack-2, over-1, over-2."""
    asks_racks = bool(event.ending and event.ending.racks) and known_racks(event) is None
    texts = [typed.get(f"rack-{player}", "") for player in (1, 2)]
    read = [_rack(event, text) for text in texts]
    if asks_racks:
        read = [_none_left(event, player, each) for player, each in enumerate(read, 1)]
    proposed = _proposed(event, [rack for rack, _ in read], texts) if asks_racks else None
    if proposed:
        rest = take(event.unseen, read[2 - proposed][0] or ())
        assert rest is not None
        rest = event.tile_set.sort(rest)
        read[proposed - 1], texts[proposed - 1] = (rest, None), " ".join(rest)
    racks = (read[0][0], read[1][0])
    left = take(event.unseen, (*(racks[0] or ()), *(racks[1] or ())))
    together: Rejected | None = None
    if left is None:
        together = WrongTiles(tiles=" ".join(racks[1] or ()))
    over_texts = (typed.get("over-1", ""), typed.get("over-2", ""))
    over = tuple(map(_over, over_texts))
    return Told(
        asks_racks=asks_racks,
        asks_time=known_time(event, at) is None,
        rack_texts=(texts[0], texts[1]),
        over_texts=over_texts,
        racks=racks,
        over=(over[0][0], over[1][0]),
        rack_problems=(read[0][1], read[1][1] or together),
        over_problems=(over[0][1], over[1][1]),
        left=left if left is not None else event.unseen,
        odd_counts=tuple(
            player
            for player in (1, 2)
            if (rack := racks[player - 1]) is not None and len(rack) != event.counts[player - 1]
        ),
        proposed=proposed,
    )


def _rack(event: Classic, text: str) -> tuple[Tiles | None, Rejected | None]:
    if not text.strip():
        return None, None
    try:
        tiles = event.tile_set.sort(event.tile_set.read(text))
    except Rejected as unreadable:
        return None, unreadable
    if len(tiles) > event.ruleset["rack_size"] or take(event.unseen, tiles) is None:
        return None, WrongTiles(tiles=" ".join(tiles))
    return tiles, None


def _none_left(
    event: Classic, player: int, read: tuple[Tiles | None, Rejected | None]
) -> tuple[Tiles | None, Rejected | None]:
    """Nobody writes down an empty rack."""
    return ((), None) if read == (None, None) and not event.counts[player - 1] else read


def _proposed(event: Classic, racks: list[Tiles | None], texts: list[str]) -> int | None:
    """With an empty bag the rest is the other's."""
    if event.in_bag:
        return None
    for player in (1, 2):
        rack = racks[2 - player]
        if not texts[player - 1].strip() and rack is not None and len(rack) == event.counts[2 - player]:
            return player
    return None


def _over(text: str) -> tuple[int | None, Rejected | None]:
    """Milliseconds over the time."""
    text = text.strip()
    if not text:
        return None, None
    found = OVER.fullmatch(text)
    if not found:
        return None, TimeUnreadable(time=text)
    minutes, seconds, tenths = (int(each or 0) for each in found.groups())
    return minutes * MINUTE + seconds * SECOND + tenths * (SECOND // 10), None
