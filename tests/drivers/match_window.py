"""A game of two in a window: it opens with a log from the disk, and people go on with it."""

import re
from collections.abc import Callable
from typing import Any

from markupsafe import escape

from drivers.log import NOON
from drivers.match import Match
from drivers.window import Window, wait_for
from faristol.games.classic.game import summary
from faristol.screens.clauses import chip
from faristol.texts import texts
from faristol.words.lexicon import Lexicon, rows_of
from faristol.words.rowfile import write_rows
from faristol.words.spelling import spelling

STREAM = "taula"


def few(language: str, *words: str) -> Lexicon:
    """Return a club's own list of a few words."""
    known = [spelling(language).word(word.lower()) for word in words]
    rows = rows_of(word for word in known if word is not None)
    return Lexicon.of(rows, {}, language=language, name="Pocs mots", version="3", licence="")


class MatchWindow(Window):
    """The window of those who play, of the scorer, or of the arbiter."""

    def __init__(self, match: Match, language: str = "en", lexicon: Lexicon | None = None) -> None:
        super().__init__(language=language)
        card = {**summary(match.state), "stream": STREAM, "at": match.now, "entries": len(match.entries)}
        wait_for(self.log.append(STREAM, 0, match.entries, card))
        if lexicon:
            wait_for(self.log.keep_list({**lexicon.about, "at": NOON}, write_rows(lexicon)))
        self.now = match.now
        self.go(f"#/event/{STREAM}")

    @classmethod
    def beside(cls, window: "MatchWindow") -> "MatchWindow":
        """Return another window over the same disk, which watches."""
        other = cls.__new__(cls)
        Window.__init__(other, window.disk, window.language)
        other.now = window.now
        other.to()
        return other

    def to(self, page: str = "") -> dict[str, Any]:
        return self.go(f"#/event/{STREAM}{page and '/'}{page}")

    @property
    def text(self) -> str:
        """Return all text of the page in one line."""
        text = re.sub(r"<span class=\"clause__sheet\".*?</span></span>", "", self.page, flags=re.DOTALL)
        return " ".join(re.sub(r"<[^>]*>", " ", text).split())

    def says(self, sentence: str | tuple[str, str], **facts: Any) -> bool:
        """Return whether the page has an English sentence of the source, in the language of this window."""
        t = texts(self.language)
        one = isinstance(sentence, str)
        translated = t.gettext(sentence) if one else t.ngettext(*sentence, facts["n"])
        return escape(translated % facts) in self.text

    def translated(self, sentence: str) -> str:
        return texts(self.language).gettext(sentence)

    def shows(self, clause: str) -> bool:
        """Return whether the page has the chip of a clause, with the document's own article."""
        _, label, _ = chip(clause, "", texts(self.language))
        return f">{escape(label)}</button>" in self.page

    @property
    def refused(self) -> str:
        """Return the refusal, above the shelf or under its field."""
        return " ".join(re.sub(r"<[^>]*>", " ", self.regions.get("notice", "")).split())


def table(ruleset: str, prepare: Callable[[Match], object] = lambda game: None, **chosen: Any) -> MatchWindow:
    """A scorer beside a real board, in the language of the players."""
    game = Match(ruleset, **chosen).begin()
    if game.state.clocks:
        game.clock()
    prepare(game)
    return MatchWindow(game, game.state.tile_set.language)


def plays(window: MatchWindow, *written: str) -> None:
    for text in written:
        assert window.do("classic.play", {"play": text})["ok"], window.refused
        assert window.do("classic.complete")["ok"], window.refused


def passes(window: MatchWindow, times: int) -> None:
    for _ in range(times):
        assert window.do("classic.pass_turn")["ok"], window.refused
