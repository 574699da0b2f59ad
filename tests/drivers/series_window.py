"""A serie de maxime in a window: a club's with papers, or one person's, with the groups that chance gives."""

from typing import Any

from drivers.window import Window
from faristol.games.series.event import Series

FIELDS = {
    "way": "club",
    "name": "Seara maximelor",
    "players": "Ana Pop\nBarbu Ion\n\nCostel",
    "own": "",
    "groups": "7",
    "minutes": "60",
}


class SeriesWindow(Window):
    screen = "series"

    def __init__(self, *, disk: Any = None, draws: bool = True, **chosen: str) -> None:
        super().__init__(disk, language="en")
        self.fields = {**FIELDS, **chosen}
        self.opens()
        if draws:
            self.does("draw")

    def opens(self) -> dict[str, Any]:
        self.go("#/series")
        self.act("series_setup.choose", self.fields)
        return self.act("series_setup.open", self.fields)

    @property
    def series(self) -> Series:
        series: Series = self.state
        return series

    def papers(self) -> "SeriesWindow":
        """Let everybody play until all papers are in."""
        return self.does("ask", question="time").does("end_time")
