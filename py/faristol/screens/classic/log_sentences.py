"""What the sentences on the log of a game of two have in them. No rack: they can be read while it runs."""

from collections.abc import Sequence
from typing import Any

from faristol.games.classic import facts_of_the_end as end
from faristol.games.classic import facts_of_time as time
from faristol.games.classic.facts import StartDrawn
from faristol.games.classic.game import ClassicOpened
from faristol.screens.classic.reasons import REASONS
from faristol.screens.clauses import chip
from faristol.screens.parts.clock_time import clock_text
from faristol.texts import N_, Texts, minutes_and_seconds

A_CHALLENGE = N_("A challenge")
BY_LIST = N_("the word list")
DECIDED = N_("%(what)s. Decided by %(by)s: %(why)s")


def values(fact: Any, names: dict[str, str], t: Texts, zone: int) -> dict[str, Any]:
    """Return who and what a sentence speaks of, beside the values of the fact."""
    found: dict[str, Any] = {}
    if "player" in vars(fact):
        found["player"] = names[str(fact.player)]
    if getattr(fact, "by", "") == "lexicon":
        found["by"] = t.gettext(BY_LIST)
    if "words" in vars(fact):
        found["words"] = ", ".join(fact.words)
    match fact:
        case ClassicOpened():
            found["players"] = " – ".join(fact.players)
        case StartDrawn():
            found |= {"one": names["1"], "two": names["2"], "drawn": _each(names, fact.tiles)}
            found["first_tile"], found["second_tile"] = (*fact.tiles, "–", "–")[:2]
        case time.RoundBegan():
            found["absent"] = " ".join(names[str(player)] for player in fact.absent)
        case time.ClockStarted(remaining=int(remaining)):
            found["remaining"] = minutes_and_seconds(max(0, remaining))
        case time.ClockStopped():
            found["reason"] = t.gettext(REASONS.get(fact.reason, A_CHALLENGE))
        case time.ClocksAfterUndo():
            found["left"] = _each(names, [clock_text(left, t) for left in fact.left])
        case time.ClockSet():
            found["left"] = clock_text(fact.left, t)
        case end.TilesCounted():
            found["missing"], found["extra"] = (" ".join(each) or "–" for each in (fact.missing, fact.extra))
        case end.GameEnded():
            found["lost"] = " ".join(names[str(player)] for player in fact.lost)
            found["clause"] = fact.clause and chip(fact.clause, "", t)[1]
        case end.Settled() | end.ArbiterDecided():
            found["points"] = _each(names, fact.result)
    if isinstance(fact, end.Settled):
        late = {player: over for player, over in enumerate(fact.over, 1) if over}
        found["over"] = ", ".join(
            f"{names[str(player)]} {minutes_and_seconds(over)}" for player, over in late.items()
        )
    return found


def as_decided(fact: Any, sentence: str, t: Texts) -> str:
    """Return the sentence with the arbiter's name and reason, where it is not of them itself."""
    why = getattr(fact, "why", None)
    decided = why and "%(why)s" not in fact.sentence
    return t.gettext(DECIDED) % {"what": sentence, "by": fact.by, "why": why} if decided else sentence


def _each(names: dict[str, str], values: Sequence[Any]) -> str:
    """Return what each of them has, by name."""
    return ", ".join(f"{names[str(number)]} {value}" for number, value in enumerate(values, 1))
