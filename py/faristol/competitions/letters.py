"""What players send to their arbiter: letters in any order, several in one text, a chat or mails around them.

Each is read by itself. A line between them that names a game and two scores is no letter: its scores are put
into the game's form, and count once the arbiter enters them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

from faristol.competitions.errors import NotNow
from faristol.competitions.event import Competition, Game, Report
from faristol.competitions.reporting import report, report_of, which_game
from faristol.competitions.worth import worth
from faristol.games.correspondence.dispute import END, LABELS, TO, Letter
from faristol.games.correspondence.mailed import QUOTED
from faristol.games.correspondence.message import GAME, TURN
from faristol.games.correspondence.notices import FROM
from faristol.games.correspondence.sheet import TITLE, begins
from faristol.games.correspondence.typed import plain
from faristol.games.correspondence.undone import undone
from faristol.games.correspondence.unwrapped import CHAT, INVISIBLE, unwrapped
from faristol.games.log import Entry

ORDER = [plain(label) for label in (TO, GAME, TITLE, TURN)]
"""The lines of a letter by which it is known, in their order; one with a turn is no letter to an arbiter."""
TWO_SCORES = r"\D*?(-?\d{1,4})\s*[-:/]\s*(-?\d{1,4})(?!\d)"

What = Literal["reported", "again", "differs", "asks", "proposed", "by-hand"]
"""What a letter brings: a result, the same once more, another one, a question, a game without end, scores."""


@dataclass(frozen=True)
class Piece:
    """A letter in a text, or one line between letters."""

    line: int
    """Where it begins."""
    text: str
    is_letter: bool = True

    @property
    def is_signed(self) -> bool:
        """Return whether it says who wrote it."""
        return self._has(FROM)

    @property
    def has_sheet(self) -> bool:
        return self._has(TITLE)

    def _has(self, label: str) -> bool:
        return any(_label(line) == plain(label) for line in self.text.splitlines())


@dataclass(frozen=True)
class Heard:
    what: What
    game: Game
    report: Report | None = None
    entries: tuple[Entry, ...] = ()


def pieces(text: str) -> list[Piece]:
    """Return the letters of a text, and the lines between them."""
    found: list[tuple[int, list[str]]] = []
    between: list[Piece] = []
    reached = None
    for number, line in enumerate(undone(text).splitlines(), 1):
        label = _label(line)
        if label in ORDER and (
            reached is None or ORDER.index(label) <= reached or ORDER[reached] == plain(TURN)
        ):
            found.append((number, []))
            reached = ORDER.index(label)
        elif label in ORDER and reached is not None:
            reached = ORDER.index(label)
        elif reached is not None and _is_another_message(line):
            reached = None
        if reached is None:
            between.append(Piece(number, line, is_letter=False))
        else:
            found[-1][1].append(line)
        if label == plain(END):
            reached = None
    whole = [Piece(number, "\n".join(lines)) for number, lines in found]
    return sorted([*whole, *between], key=lambda piece: piece.line)


def _own(line: str) -> str:
    return unwrapped(QUOTED.sub("", line), LABELS)


def _label(line: str) -> str:
    return plain(_own(line).partition(":")[0])


def _is_another_message(line: str) -> bool:
    """Return whether a chat goes on here with a message that has no line of a letter."""
    is_message = CHAT.match(INVISIBLE.sub("", line))
    return bool(is_message) and _label(line) not in LABELS and not begins(_own(line))


def hear(event: Competition, letter: Letter, side: int | None, today: date) -> Heard:
    """Return what a letter brings to the competition; `side` wrote it, if that is known."""
    if event.ended:
        raise NotNow
    game, played = which_game(event, letter.game), letter.game
    if played.asks_arbiter:
        return Heard("asks", game)
    came = _came(game, side, today)
    result = report_of(played, letter.proposed)
    if game.report:
        return Heard("again" if _is_same(event, game, result) else "differs", game, result, came)
    if played.ending is None:
        return Heard("proposed", game, result, came)
    return Heard("reported", game, result, (*report(event, game, result, today, sure=True), *came))


def _came(game: Game, side: int | None, today: date) -> tuple[Entry, ...]:
    if side is None or side in dict(game.wrote):
        return ()
    return ({"type": "LetterCame", "game": game.number, "side": side, "day": today.isoformat()},)


def _is_same(event: Competition, game: Game, result: Report) -> bool:
    before = game.report
    ended = before and (before.way, before.scores, before.lost) == (result.way, result.scores, result.lost)
    return bool(ended) and worth(event, game) == worth(event, replace(game, report=result))


def scores_in(event: Competition, line: str) -> Heard | None:
    """Return the game whose players and points a line names: `Ana – Barbu: 524 – 480`, `Ana 524, Dan 480`."""
    written = plain(line)
    if not re.search(r"\d\D+\d", written):
        return None
    named = (each for each in _named(event, written) if each)
    found = sorted(named, key=lambda each: (each.what != "again", each.game.report is not None))
    return next(iter(found), None)


def _named(event: Competition, written: str) -> Iterator[Heard | None]:
    for game in event.games:
        red, blue = (plain(name) for name in event.names(game))
        if not (red in written and blue in written):
            continue
        for names, order in (((red, blue), 1), ((blue, red), -1)):
            first, second = (rf"(?<!\w){re.escape(name)}(?!\w)" for name in names)
            for pattern in (rf"{first}\W+{second}{TWO_SCORES}", rf"{first}\W*?(-?\d+)\W+{second}\W*?(-?\d+)"):
                if found := re.search(pattern, written):
                    one, other = [int(each) for each in found.groups()][::order]
                    yield _by_hand(event, game, Report("played-out", (one, other), 0))


def _by_hand(event: Competition, game: Game, result: Report) -> Heard:
    is_known = game.report is not None and game.report.scores == result.scores
    return Heard("again" if is_known else "differs" if game.report else "by-hand", game, result)
