"""A serie de maxime by its rules alone: groups that one chooses, plays from paper, a minute for each act."""

from collections.abc import Sequence
from typing import Any

from drivers.log import MINUTE, NOON
from faristol.core.letters import ordinary
from faristol.fields import no_lexicon
from faristol.games.log import Entry
from faristol.games.series import playing
from faristol.games.series.event import Series
from faristol.games.series.opening import Choices, draw_groups, open_series
from faristol.games.series.ranking import ranking
from faristol.kinds import fold_log

GROUPS = ("CASARIT", "MARELOU", "PINETUS", "AEIOUAE", "BCDFGHJ", "STIRENA", "COLERA?")


class SeriesClub:
    def __init__(self, *players: str, alone: bool = False, wrong: Sequence[str] = (), **chosen: Any) -> None:
        values: dict[str, Any] = {"groups": 7, "minutes": 60, "consonants": False, "name": "Maxime"} | chosen
        self.wrong = wrong
        self.entries: list[Entry] = []
        self.write(open_series(Choices(alone=alone, players=players, **values), no_lexicon("ro"), "0"))

    def write(self, facts: Sequence[Entry]) -> "SeriesClub":
        act, at = len(self.entries) + 1, NOON + MINUTE * len(self.entries)
        self.entries += [{**fact, "at": at, "act": act, "key": ""} for fact in facts]
        return self

    @property
    def state(self) -> Series:
        told = fold_log(self.entries)
        assert told and told.broken is None, told
        state: Series = told.state
        return state

    def draw(self, lot: bytes = b"a lot") -> "SeriesClub":
        return self.write(draw_groups(self.state, lot))

    def groups(self, *groups: str) -> "SeriesClub":
        """Draw these."""
        return self.write([{"type": "GroupsDrawn", "groups": [list(each) for each in groups or GROUPS]}])

    def papers(self, *groups: str) -> "SeriesClub":
        """Draw these, and let everybody play until the time is over."""
        self.groups(*groups)
        return self.write(playing.end_time(self.state, "time"))

    def plays(self, player: int, group: int, text: str) -> "SeriesClub":
        def is_word(word: bytes) -> bool:
            return ordinary(self.state.tile_set, word) not in self.wrong

        return self.write(playing.play(self.state, player, group, text, is_word))

    def null(self, player: int, group: int) -> "SeriesClub":
        return self.write(playing.null(self.state, player, group))

    def points(self, player: int) -> list[int]:
        return [each.points for each in self.state.players[player - 1].plays]

    def places(self) -> list[tuple[int, str]]:
        return [(each.place, each.player.name) for each in ranking(self.state)]
