"""A window on the results of a duplicate that a club has played."""

import re
from typing import Any

from drivers.club import Club
from drivers.window import Window, wait_for
from faristol.games.duplicate.event import summary
from faristol.storage import Card

STREAM = "club"


class ResultWindow(Window):
    """Opens the results at a page of theirs."""

    screen = "results"

    def __init__(self, club: Club, page: str = "", language: str = "en", disk: Any = None) -> None:
        super().__init__(disk, language)
        self.now = club.entries[-1]["at"] + 5_000
        card: Card = {**summary(club.state), "stream": STREAM, "at": self.now, "entries": len(club.entries)}
        wait_for(self.log.append(STREAM, 0, club.entries, card))
        self.to(page)

    def to(self, page: str = "") -> "ResultWindow":
        assert self.go(f"#/event/{STREAM}/results{'/' if page else ''}{page}")["ok"]
        return self

    def reads(self, region: str = "work") -> str:
        """Return the text that a person reads in a region."""
        return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", self.regions[region]))
