"""A game in the file of another program (GCG): by which rules it reads as it stands there."""

from dataclasses import dataclass
from functools import reduce
from typing import Any

from faristol.core.gcg import Game
from faristol.core.gcg_language import tiles_named
from faristol.core.gcg_reading import read_gcg
from faristol.core.tiles import LANGUAGES, tile_set
from faristol.errors import Rejected
from faristol.fields import no_lexicon
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic, opened
from faristol.games.classic.opening import Choices, open_classic
from faristol.games.classic.our_notes import documents
from faristol.games.classic.reading_back import play_again
from faristol.games.log import Entry

MINUTES = 30
"""A file does not say how long they had; what was lost by time stands in it in points."""

NO_SECRET = b""


@dataclass(frozen=True)
class Read:
    """`refused` says why these rules do not read it."""

    game: Game | None = None
    event: Classic | None = None
    facts: tuple[Entry, ...] = ()
    refused: Rejected | None = None

    @property
    def agrees(self) -> bool:
        """Whether these rules give both players the points that the file gives them."""
        return self.event is not None and self.totals == self.event.scores

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.game.players] if self.game else []

    @property
    def totals(self) -> tuple[int, int] | None:
        """The points that the file gives them."""
        return _totals(self.game) if self.game else None

    @property
    def documents(self) -> frozenset[str]:
        """The documents that the file cites."""
        return documents(self.game) if self.game else frozenset()


def language_of(data: bytes, else_: str) -> str:
    """Return in which language a file says that it was played."""
    named = " ".join(
        filter(None, map(tiles_named, map(str.strip, data.decode("latin-1").splitlines())))
    ).casefold()
    return next((language for language, name in LANGUAGES.items() if name in named), else_)


def read(data: bytes, ruleset: dict[str, Any], at: int, **about: str) -> Read:
    """Return the whole game by these rules; `about` is what the event will be called, and its language."""
    language: str = ruleset["language"]
    game = None
    try:
        game = read_gcg(tile_set(language), data)
        (entry,) = open_classic(_choices(game, about), ruleset, no_lexicon(language), NO_SECRET, "")
        event = opened(entry)
        facts = play_again(event, game, at)
    except Rejected as refused:
        return Read(game, refused=refused)
    after = reduce(apply, ({**fact, "at": at} for fact in facts), event)
    return Read(game, after, tuple(facts))


def opening(
    found: Read, ruleset: dict[str, Any], lexicon: dict[str, Any], app: str, about: dict[str, str]
) -> list[Entry]:
    """Return the log of that game: how it was opened, then every turn."""
    assert found.game is not None
    return [*open_classic(_choices(found.game, about), ruleset, lexicon, NO_SECRET, app), *found.facts]


def _totals(game: Game) -> tuple[int, int]:
    (one, _), (two, _) = game.players
    last = dict.fromkeys((one, two), 0) | {turn.nick: turn.total for turn in game.turns}
    return last[one], last[two]


def _choices(game: Game, about: dict[str, str]) -> Choices:
    (_, one), (_, two) = game.players
    return Choices(
        name=about.get("name", ""),
        place=about.get("place", ""),
        round=about.get("round", ""),
        table=about.get("table", ""),
        mode="scorer",
        players=(one, two),
        minutes=MINUTES,
        clocks="table",
        publication=about["publication"],
        from_file=True,
    )
