"""Undoing: a tap undoes an act of the players; only an arbiter takes a decision back (MAL-33).

No document speaks of an undo at a tablet. Settled: the time stays with whoever has used it; and a turn that
is complete is taken back only if all at the table agree, for the next player has thought about it already. A
scorer, who only writes down what lies on the board, needs no agreement, nor does who plays the computer.
"""

from collections.abc import Sequence

from faristol.games import log
from faristol.games.classic.arbiter import decided_by
from faristol.games.classic.errors import DecisionStands, NotAgreed
from faristol.games.classic.facts import FACTS
from faristol.games.classic.facts_of_turns import turn_of
from faristol.games.classic.game import Classic, opened
from faristol.games.classic.turns import Turn
from faristol.games.log import Entry, last_act

NO_ARBITER = (None, "lexicon", "GCG")
"""The names in `by` that are no arbiter: the word list, and a file."""


COMPLETES_TURN = ("PlayPassedOn", "ClockPressed", "Passed", "Exchanged", "TurnForfeited", "PlayCameOff")


def taken_back(entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    """Return the acts that the next undoing takes back, in order: the last one, or two that are one turn.

    With one tap a turn the next player's look at the tiles completes the play: both acts are one turn for
    those who take it back. The computer plays by itself: with its turn that of the person is taken back, for
    that is what is meant.
    """
    act = last_act(entries, FACTS.final)
    if not act:
        return []
    undone = {"type": "Undone", "undoes": act[0]["act"], "act": len(entries) + 1}
    before = last_act([*entries, undone], FACTS.final)
    one = _is_passed_on(before) and _is_completed(act) or _is_answer(entries[0].get("computer"), before, act)
    return [before, act] if one else [act]


def _is_passed_on(act: Sequence[Entry]) -> bool:
    return any(entry["type"] == "PlayPassedOn" for entry in act)


def _is_completed(act: Sequence[Entry]) -> bool:
    return any(entry["type"] == "ClockPressed" for entry in act)


def _is_answer(computer: Entry | None, before: Sequence[Entry], act: Sequence[Entry]) -> bool:
    """Return whether the act is the computer's, after one of the person."""
    if not computer or not any(entry.get("player") == computer["player"] for entry in act):
        return False
    return any(entry.get("player") not in (None, computer["player"]) for entry in before)


def turn_taken_back(event: Classic, entries: Sequence[Entry]) -> Turn:
    """Return the turn that goes once all agree: the last one, or the play that was passed on."""
    first, *_ = taken_back(entries)
    if event.made and _is_passed_on(first):
        return turn_of(event, "play", event.made.points, None)
    return event.turns[-1]


def with_turn_taken_back(entries: Sequence[Entry]) -> Classic:
    """Return the game as it will be once all agree; a play that was only complete lies on the board again."""
    undone = log.undo(entries, FACTS.final)
    return _folded([*entries, *_undone_beside(entries, undone), undone])


def is_decision(act: Sequence[Entry]) -> bool:
    return any(entry.get("by") not in NO_ARBITER for entry in act)


def undo(entries: Sequence[Entry], final: frozenset[str]) -> Entry:
    """Return the undoing of the players' last act."""
    act = last_act(entries, final)
    if is_decision(act):
        raise DecisionStands
    if needs_agreement(entries, act):
        raise NotAgreed
    return log.undo(entries, final)


def needs_agreement(entries: Sequence[Entry], act: Sequence[Entry]) -> bool:
    """Return whether an act completed a turn at a tablet at which people play."""
    at_tablet = entries[0]["mode"] == "tablet" and not entries[0].get("computer")
    return at_tablet and any(map(completes_turn, act))


def completes_turn(entry: Entry) -> bool:
    return entry["type"] in COMPLETES_TURN or (entry["type"] == "ChallengeJudged" and not entry["valid"])


def undo_agreed(event: Classic, entries: Sequence[Entry], agreed: Sequence[int], at: int) -> list[Entry]:
    """Take the last turn back, once each player has agreed to it."""
    act = last_act(entries, FACTS.final)
    if is_decision(act):
        raise DecisionStands
    if {*agreed} != {*event.players}:
        raise NotAgreed
    undone = {**log.undo(entries, FACTS.final), "agreed": sorted(agreed)}
    beside = _undone_beside(entries, undone)
    return [*clocks_after(entries, {**undone, "at": at}, beside), *beside, undone]


def _undone_beside(entries: Sequence[Entry], undone: Entry) -> list[Entry]:
    """Return the undoings of the other acts that are taken back with this one."""
    return [{**undone, "undoes": act[0]["act"]} for act in taken_back(entries)[:-1]]


def take_back(event: Classic, entries: Sequence[Entry], by: str, why: str, at: int) -> list[Entry]:
    """Take the last decision back, with an arbiter's name and reason."""
    undone = {**log.undo(entries, FACTS.final), **decided_by(event, by, why)}
    return [*clocks_after(entries, {**undone, "at": at}), undone]


def clocks_after(entries: Sequence[Entry], undone: Entry, beside: Sequence[Entry] = ()) -> list[Entry]:
    """Return what the clocks show after an undoing, if it would give time used by one to another.

    Where the act itself set a clock right, or read the time after a crash, it is this that is taken back.
    An absent player who was noted as come by mistake has been absent all the time.
    """
    at, act = undone["at"], [entry for entry in entries if entry["act"] == undone["undoes"]]
    before, after = _folded(entries), _folded([*entries, *beside, undone])
    if before.clocks is None or after.clocks is None or after.stage == "waiting" or _sets_clock(act):
        return []
    left = [before.clocks.left(player, at) for player in before.players]
    if left == [after.clocks.left(player, at) for player in after.players]:
        return []
    return [{"type": "ClocksAfterUndo", "left": left}]


def with_undoing(entries: Sequence[Entry], undone: Entry) -> list[Entry]:
    """Return what is written with an undoing: what the clocks show; or the turn before the computer's."""
    if entries[0].get("computer"):
        return _undone_beside(entries, {"type": "Undone", "undoes": undone["undoes"]})
    return clocks_after(entries, undone)


def _sets_clock(act: Sequence[Entry]) -> bool:
    return any(entry["type"] == "ClockSet" or entry.get("after_crash") for entry in act)


def _folded(entries: Sequence[Entry]) -> Classic:
    return log.fold(opened(entries[0]), FACTS.apply, entries)
