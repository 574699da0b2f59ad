"""A player's letter to the arbiter: what is asked, and the whole sheet, by which it is judged (COR-12, 19).

A person reads it, and the arbiter's Faristol opens the game from it, unfinished as it is.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import reduce
from itertools import takewhile

from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.ending import worth
from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.front import LABELS as OF_THE_FRONT
from faristol.games.correspondence.front import STRING
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.mailed import own_lines
from faristol.games.correspondence.message import EXACT, GAME, SIGNED
from faristol.games.correspondence.message_errors import LetterChanged, SheetsDiffer
from faristol.games.correspondence.notices import ABOUT, AFTER, FROM, after
from faristol.games.correspondence.opening import one_line
from faristol.games.correspondence.remarks import (
    COLOURS,
    NOTHING,
    coefficients_text,
    read_coefficients,
    remark,
)
from faristol.games.correspondence.rulings import challenged_play
from faristol.games.correspondence.sheet import (
    begins,
    facts,
    read_sheet,
    sheet_facts,
    write_sheet,
)
from faristol.games.correspondence.typed import plain
from faristol.games.log import Entry, effective

TO, ASKS, WHY = "Către arbitru", "Cerere", "Lămuriri"
SCORE, PROPOSED = "Scor", "Coeficienți propuși"
END = "SFÂRȘITUL FIȘEI"
"""What stands below it is the mail's own."""
OF_THE_LETTER = (TO, GAME, FROM, AFTER, ASKS, ABOUT, SCORE, PROPOSED, WHY, SIGNED, EXACT)
LABELS = {plain(label) for label in (*OF_THE_LETTER, *OF_THE_FRONT)}


@dataclass(frozen=True)
class Letter:
    """`player` is who wrote it; in a letter that does not say so, who has challenged or claimed."""

    player: int
    why: str
    facts: tuple[Entry, ...]
    """The whole game, from its first fact on; `game` is what it comes to."""
    game: Correspondence
    proposed: tuple[int, int] | None = None
    """The coefficients of RED and BLUE that the player proposes."""


def write_letter(
    event: Correspondence,
    entries: Sequence[Entry],
    player: int,
    why: str = "",
    proposed: tuple[int, int] | None = None,
) -> str:
    """Return the letter; a player proposes the coefficients of a game that has none by the rules (COR-28).

    One that asks about the time says nothing of a challenge that the partner is not told yet.
    """
    if event.waits_for_time and event.challenge and event.challenge.turn == len(event.sent) - 1:
        log = effective(entries)
        at = max(at for at, entry in enumerate(log) if entry["type"] == "Challenged")
        entries = [*log[:at], *(entry for entry in log[at + 1 :] if entry["type"] != "TurnMade")]
        event = reduce(apply, entries[1:], opened(entries[0]))
    found, sheet = worth(event) or proposed, sheet_facts(entries)
    head = [
        (TO, event.opened.arbiters or NOTHING),
        (GAME, event.opened.name),
        (FROM, COLOURS[player]),
        (AFTER, after(event)),
        *((ASKS, remark(fact)) for fact in _asked(event, entries)),
        (ABOUT, challenged_play(event)),
        (SCORE, _score(reduce(apply, sheet[1:], opened(sheet[0])))),
        (PROPOSED, coefficients_text(found) if found else ""),
        (WHY, one_line(why)),
        (SIGNED, event.names[player - 1]),
        (EXACT, exact(event)),
    ]
    lines = [f"{label}: {value}" for label, value in head if value]
    return "\n".join([*lines, "", f"{write_sheet(entries)}{END}", ""])


def _score(event: Correspondence) -> str:
    """Return the score as the sheet has it; nothing while two variants are open (COR-28)."""
    red, blue = event.scores
    return "" if event.challenge else f"{COLOURS[RED]} {red} – {COLOURS[BLUE]} {blue}"


def _asked(event: Correspondence, entries: Sequence[Entry]) -> list[Entry]:
    """Return the challenge and the claims that wait for an answer."""
    last: dict[tuple[str, int], Entry] = {}
    for fact in facts(entries):
        if fact["type"] == "Challenged" and event.challenge:
            last[fact["type"], event.challenge.by] = fact
        elif fact["type"] == "TimeClaimed" and event.waits_for_time and fact["player"] in event.claims:
            last[fact["type"], fact["player"]] = fact
    return list(last.values())


def read_letter(text: str) -> Letter:
    """Return the game of a letter, or of a bare sheet, with who wrote it and why."""
    lines = own_lines(text, LABELS, {plain(STRING)}, _begins).splitlines()
    lines = [*takewhile(lambda line: plain(line) != plain(END), lines)]
    known = {plain(label): label for label in OF_THE_LETTER}
    head: dict[str, str] = {}
    for line in lines:
        written, _, value = line.partition(":")
        if label := known.get(plain(written)):
            head.setdefault(label, value.strip())
    letter = letter_of(read_sheet("\n".join(lines)))
    said = head.get(EXACT, "").upper().split()
    if said and said[-1] != exact(letter.game).split()[-1]:
        raise LetterChanged
    scores = [int(each) for each in re.findall(r"-?\d+", plain(head.get(SCORE, "")))]
    if scores and not letter.game.challenge and scores != [*letter.game.scores]:
        raise LetterChanged
    writers = {plain(name): player for player, name in COLOURS.items()}
    player = writers.get(plain(head.get(FROM, "")), letter.player)
    return replace(
        letter, player=player, why=head.get(WHY, ""), proposed=read_coefficients(head.get(PROPOSED, ""))
    )


def _begins(line: str) -> bool:
    return begins(line) or plain(line) == plain(END)


def letter_of(found: Iterable[Entry]) -> Letter:
    """Return the facts of a game as a letter; who has challenged or claimed wrote it."""
    first, *others = found
    game = reduce(apply, others, opened(first))
    challenger = game.challenge.by if game.challenge else game.to_move
    return Letter(game.claimed or challenger, "", (first, *others), game)


def open_dispute(letter: Letter, came: date) -> list[Entry]:
    """Return the first act of the game on the arbiter's device."""
    first, *others = letter.facts
    return [first, *({**fact, "heard": True} for fact in others), *_received(letter, came)]


def _received(letter: Letter, came: date) -> list[Entry]:
    return [{"type": "DisputeReceived", "player": letter.player, "came": came.isoformat(), "why": letter.why}]


def letter_of_the_other(entries: Iterable[Entry], letter: Letter, came: date) -> list[Entry]:
    """Note the other player's letter about this game; the first line that differs is refused."""
    ours = [entry for entry in entries if "heard" in entry or entry["type"] == "CorrespondenceOpened"]
    pairs = zip(_of_both(ours), _of_both([{**fact, "act": 0} for fact in letter.facts]), strict=False)
    for one, other in pairs:
        if not fit_each_other(one, other):
            raise SheetsDiffer(ours=one, said=other)
    return _received(letter, came)


def _of_both(entries: Iterable[Entry]) -> list[str]:
    """Return the lines that both sheets have: a wrong sum is put right by whoever reads it, and not told."""
    return write_sheet([entry for entry in entries if entry["type"] != "SumsCorrected"]).splitlines()


def fit_each_other(one: str, other: str) -> bool:
    """Return whether two lines of sheets say the same: of a remark mails leave out the diacritics."""
    return one == other or ("|" not in one and plain(one) == plain(other))
