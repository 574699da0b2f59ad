"""A game of two in a window: its log lies on the disk, and the people go on from there."""

import asyncio
import re
from typing import Any

from faristol.games.classic.game import summary
from faristol.words.lexicon import Lexicon, rows_of
from faristol.words.rowfile import write_rows
from faristol.words.spelling import spelling
from match import Match
from table import NOON
from window import Window

STREAM = "taula"


def few(language: str, *words: str) -> Lexicon:
    """A club's own list of a few words."""
    known = [spelling(language).word(word.lower()) for word in words]
    rows = rows_of(word for word in known if word is not None)
    return Lexicon.of(rows, {}, language=language, name="Pocs mots", version="3", licence="")


class AtTable(Window):
    """The window of those who play, of the scorer, or of the arbiter."""

    def __init__(self, match: Match, language: str = "en", lexicon: Lexicon | None = None) -> None:
        super().__init__(language=language)
        card = {**summary(match.state), "stream": STREAM, "at": match.now, "entries": len(match.entries)}
        asyncio.run(self.log.append(STREAM, 0, match.entries, card))
        if lexicon:
            asyncio.run(self.log.keep_list({**lexicon.about, "at": NOON}, write_rows(lexicon)))
        self.now = match.now
        self.go(f"#/event/{STREAM}")

    def to(self, page: str = "") -> dict[str, Any]:
        return self.go(f"#/event/{STREAM}{page and '/'}{page}")

    @property
    def state(self) -> Any:
        assert self.engine._desk.event
        return self.engine._desk.event.state

    @property
    def said(self) -> str:
        """All that can be read on the page, in one line."""
        text = re.sub(r"<span class=\"clause__sheet\".*?</span></span>", "", self.page, flags=re.DOTALL)
        return " ".join(re.sub(r"<[^>]*>", " ", text).split())

    def cites(self, label: str) -> bool:
        """Whether a chip of the document's own place stands on the page."""
        return f">{label}</button>" in self.page

    @property
    def refused(self) -> str:
        """What was refused, above the shelf or under its field."""
        return " ".join(re.sub(r"<[^>]*>", " ", self.shown.get("notice", "")).split())
