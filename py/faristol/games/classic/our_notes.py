"""What a GCG cannot tell stands in notes with our sign, which other programs show as any note.

    #note Faristol: end FED-18 abandoned Neus
    #note Faristol: points 70 | Bel Quetglas | a letter was misread
    #note Faristol: penalty -25 Neus | Bel Quetglas | looked into the bag
    #note Faristol: result 90 71 Neus | Bel Quetglas | both had left

The first says by which clause the game ended, how, and who lost by it. The others are an arbiter's: the
points of the turn above, a penalty, and the result in the order of the file with the winner.
"""

import re
from dataclasses import dataclass

from faristol.core.gcg import Game
from faristol.games.classic.turns import Decision, Ending

SIGN = "Faristol: "
NONE = "-"
_CLAUSE = re.compile(r"([A-Z]{3})-[0-9]{1,3}")
_END = re.compile(rf"{SIGN}end (\S+) (\S+)((?: \S+)*)")
_DECIDED = re.compile(
    rf"{SIGN}(points|penalty|result) (-?[0-9]{{1,6}})(?: (-?[0-9]{{1,6}}))?(?: (\S+))? \| (.*?) \| (.*)"
)


@dataclass(frozen=True)
class Ended:
    """How the game ended; `lost` are the nicknames of those who lost by it."""

    clause: str
    way: str
    lost: tuple[str, ...]


@dataclass(frozen=True)
class Decided:
    """What an arbiter decided; `nick` has the penalty, or won."""

    what: str
    points: tuple[int, ...]
    nick: str
    by: str
    why: str


def end_note(ending: Ending, nicks: tuple[str, ...]) -> str:
    clause = ending.clause if ending.clause and _CLAUSE.fullmatch(ending.clause) else NONE
    return f"{SIGN}end {' '.join((clause, ending.way, *(nicks[player - 1] for player in ending.lost)))}"


def decision_note(what: str, points: tuple[int, ...], nick: str, decision: Decision) -> str:
    decided = " ".join(filter(None, (what, *map(str, points), nick)))
    return f"{SIGN}{decided} | {decision.by.replace('|', '/')} | {decision.why}"


def ended(note: str) -> Ended | None:
    found = next(filter(None, map(_END.fullmatch, note.splitlines())), None)
    return Ended(found[1], found[2], tuple(found[3].split())) if found else None


def decisions(note: str) -> list[Decided]:
    found = filter(None, map(_DECIDED.fullmatch, note.splitlines()))
    return [
        Decided(each[1], tuple(map(int, filter(None, each.group(2, 3)))), each[4] or "", each[5], each[6])
        for each in found
    ]


def without_ours(note: str) -> str:
    """Return what people wrote."""
    lines = note.splitlines()
    return "\n".join(line for line in lines if not _END.fullmatch(line) and not _DECIDED.fullmatch(line))


def documents(game: Game) -> frozenset[str]:
    """Return the documents whose clauses the notes of a file name: FED, MAL, ROM."""
    lines = [line for turn in game.turns for line in turn.note.splitlines()]
    clauses = [found[1] if (found := _END.fullmatch(line)) else line for line in lines]
    return frozenset(found[1] for clause in clauses if (found := _CLAUSE.fullmatch(clause)))
