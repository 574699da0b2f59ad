"""What is typed after the last turn: the tiles left on the racks, and how far each was over the time."""

import re
from collections.abc import Iterable, Mapping

from faristol.core.tiles import Tiles, take
from faristol.errors import Rejected, refusal
from faristol.games.classic.clocks import MINUTE
from faristol.games.classic.errors import RacksMissing, TimeMissing, TimeUnreadable, WrongTiles
from faristol.games.classic.game import Classic, Racks
from faristol.games.classic.players import with_new
from faristol.games.classic.settling import known_racks, known_time
from faristol.screens.view import view_value
from faristol.texts import N_

SECOND = 1000
OVER = re.compile(r"(\d{1,3}):([0-5]\d)(?:[.,](\d))?|0")
"""1:05, 0:00.1 or 0: a clock on the table shows minutes and seconds, some of them tenths."""

MoreThanARack = refusal(
    "classic.more-than-a-rack",
    N_("%(tiles)s: that is %(typed)s tiles, and a rack has %(most)s at most."),
    N_("Check what is left on this rack."),
    field="tiles",
)

Problems = tuple[Rejected | None, ...]


@view_value
class EndForm:
    """None where a field is empty or cannot be read."""

    asks_racks: bool
    asks_time: bool
    rack_texts: tuple[str, ...]
    over_texts: tuple[str, ...]
    racks: tuple[Tiles | None, ...]
    over: tuple[int | None, ...]
    rack_problems: Problems
    over_problems: Problems
    left: Tiles
    """Of the tiles that nobody has laid, those that stand on no rack yet."""
    odd_counts: tuple[int, ...]
    """Players of whom another number of tiles is written than they had."""
    proposed: int | None
    """The player whose rack follows from those of the others, the bag being empty."""

    @property
    def all_racks(self) -> Racks | None:
        racks = tuple(rack for rack in self.racks if rack is not None)
        return racks if self.asks_racks and len(racks) == len(self.racks) else None

    @property
    def all_over(self) -> tuple[int, ...] | None:
        over = tuple(time for time in self.over if time is not None)
        return over if self.asks_time and len(over) == len(self.over) else None

    def check(self) -> None:
        """Refuse the first thing that is wrong, or not written yet."""
        for problem in (*self.rack_problems, *self.over_problems):
            if problem:
                raise problem
        if self.asks_racks and self.all_racks is None:
            raise RacksMissing
        if self.asks_time and self.all_over is None:
            raise TimeMissing


def read_form(event: Classic, typed: Mapping[str, str], at: int) -> EndForm:
    """Read the fields `typed`, by their names: rack-1, rack-2 …, over-1, over-2 …"""
    asks_racks = bool(event.ending and event.ending.racks) and known_racks(event) is None
    texts = [typed.get(f"rack-{player}", "") for player in event.players]
    read = [_rack(event, text) for text in texts]
    if asks_racks:
        read = [_none_left(event, player, each) for player, each in enumerate(read, 1)]
    proposed = _proposed(event, [rack for rack, _ in read], texts) if asks_racks else None
    if proposed:
        rest = take(event.unseen, _together(rack for rack, _ in read))
        assert rest is not None
        rest = event.tile_set.sort(rest)
        read[proposed - 1], texts[proposed - 1] = (rest, None), " ".join(rest)
    racks = tuple(rack for rack, _ in read)
    left = take(event.unseen, _together(racks))
    problems = [problem for _, problem in read]
    if left is None:
        problems[-1] = problems[-1] or WrongTiles(tiles=event.tile_set.line(racks[-1] or ()))
    over_texts = tuple(typed.get(f"over-{player}", "") for player in event.players)
    over = tuple(map(_over, over_texts))
    return EndForm(
        asks_racks=asks_racks,
        asks_time=known_time(event, at) is None,
        rack_texts=tuple(texts),
        over_texts=over_texts,
        racks=racks,
        over=tuple(time for time, _ in over),
        rack_problems=tuple(problems),
        over_problems=tuple(problem for _, problem in over),
        left=left if left is not None else event.unseen,
        odd_counts=tuple(
            player
            for player in event.players
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
    most = event.ruleset.rack_size
    if len(tiles) > most:
        return None, MoreThanARack(tiles=event.tile_set.line(tiles), typed=len(tiles), most=most)
    if take(event.unseen, tiles) is None:
        return None, WrongTiles(tiles=event.tile_set.line(tiles))
    return tiles, None


def _none_left(
    event: Classic, player: int, read: tuple[Tiles | None, Rejected | None]
) -> tuple[Tiles | None, Rejected | None]:
    """Return an empty rack for one of whom nothing is written and nothing was left."""
    return ((), None) if read == (None, None) and not event.counts[player - 1] else read


def _proposed(event: Classic, racks: list[Tiles | None], texts: list[str]) -> int | None:
    """Return the player whose rack is the rest, the bag being empty and the others' racks whole."""
    whole = [rack is not None and len(rack) == count for rack, count in zip(racks, event.counts, strict=True)]
    for player in event.players if not event.in_bag else ():
        nothing_written = event.counts[player - 1] and not texts[player - 1].strip()
        if nothing_written and all(with_new(whole, player, True)):
            fits = take(event.unseen, _together(with_new(racks, player, None))) is not None
            return player if fits else None
    return None


def _together(racks: Iterable[Tiles | None]) -> Tiles:
    return tuple(tile for rack in racks for tile in rack or ())


def _over(text: str) -> tuple[int | None, Rejected | None]:
    """Return milliseconds over the time."""
    text = text.strip()
    if not text:
        return None, None
    found = OVER.fullmatch(text)
    if not found:
        return None, TimeUnreadable(time=text)
    minutes, seconds, tenths = (int(each or 0) for each in found.groups())
    return minutes * MINUTE + seconds * SECOND + tenths * (SECOND // 10), None
