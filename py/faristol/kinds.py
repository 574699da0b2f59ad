"""The kinds of event: the first entry of a log decides which facts and state it has."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from faristol.competitions import event as competition
from faristol.competitions import facts as competition_facts
from faristol.competitions import league, league_facts
from faristol.errors import Rejected
from faristol.facts import Facts, Opened, Undone, act_of
from faristol.fields import Damaged
from faristol.games import draw_facts, draws, judging_draws
from faristol.games.classic import facts as classic_facts
from faristol.games.classic import game as classic
from faristol.games.classic import undoing
from faristol.games.correspondence import facts as letter_facts
from faristol.games.correspondence import game as letters
from faristol.games.correspondence.summary import summary as letter_summary
from faristol.games.duplicate import event as duplicate
from faristol.games.duplicate import facts as duplicate_facts
from faristol.games.duplicate import from_tablets
from faristol.games.log import Entry, undo
from faristol.games.series import event as series
from faristol.games.series import facts as series_facts
from faristol.practice.exercises import book as exercises
from faristol.practice.exercises import facts as exercise_facts
from faristol.practice.solo import event as solo
from faristol.practice.solo import facts as solo_facts
from faristol.tournaments import event as tournament
from faristol.tournaments import facts as tournament_facts
from faristol.tournaments.difference import Answers, Hindrance, Merged
from faristol.tournaments.summary import summary


@dataclass(frozen=True)
class Kind:
    name: str
    log_version: int
    opened: Callable[[Entry], Any]
    summary: Callable[[Any], dict[str, Any]]
    facts: Facts[Any]
    undo: Callable[[Sequence[Entry], frozenset[str]], Entry] = undo
    undone_with: Callable[[Sequence[Entry], Entry], list[Entry]] = lambda entries, undone: []
    """What is written with an undoing of this moment: what of the clock goes with it, in a duplicate what
    other tablets have sent and has no ground any more, in a game of two what the clocks show."""
    merged: Callable[..., Merged | Hindrance] | None = None
    """What a log brings that has parted from the one here; from the states in common, here and there, and
    from both logs."""


def _merged_tournaments(*logs: Any) -> Merged | Hindrance:
    from faristol.tournaments.merging_divisions import merged  # two tablets seldom meet

    return merged(*logs)


KINDS = {
    "DrawsOpened": Kind(
        "draws",
        draws.LOG_VERSION,
        draws.opened,
        draws.summary,
        draw_facts.FACTS,
        undone_with=judging_draws.undone_with,
    ),
    "DuplicateOpened": Kind(
        "duplicate",
        duplicate.LOG_VERSION,
        duplicate.opened,
        duplicate.summary,
        duplicate_facts.FACTS,
        undone_with=from_tablets.undone_with,
    ),
    "ClassicOpened": Kind(
        "classic",
        classic.LOG_VERSION,
        classic.opened,
        classic.summary,
        classic_facts.FACTS,
        undoing.undo,
        undoing.with_undoing,
    ),
    "TournamentOpened": Kind(
        "tournament",
        tournament.LOG_VERSION,
        tournament.opened,
        summary,
        tournament_facts.FACTS,
        merged=_merged_tournaments,
    ),
    "CorrespondenceOpened": Kind(
        "correspondence", letters.LOG_VERSION, letter_facts.opened, letter_summary, letter_facts.FACTS
    ),
    "CompetitionOpened": Kind(
        "competition",
        competition.LOG_VERSION,
        competition.opened,
        competition.summary,
        competition_facts.FACTS,
    ),
    "LeagueOpened": Kind("league", league.LOG_VERSION, league.opened, league.summary, league_facts.FACTS),
    "SoloOpened": Kind("solo", solo.LOG_VERSION, solo.opened, solo.summary, solo_facts.FACTS),
    "SeriesOpened": Kind("series", series.LOG_VERSION, series.opened, series.summary, series_facts.FACTS),
    "ExercisesOpened": Kind(
        "exercises", exercises.LOG_VERSION, exercises.opened, exercises.summary, exercise_facts.FACTS
    ),
}
"""The kinds by the type of their first entry."""


@dataclass(frozen=True)
class FoldedLog:
    """A log folded: the state after the entries that could be read, and the first that could not."""

    kind: Kind
    state: Any
    read: int
    broken: int | None
    field: str = ""
    """The field that is wrong in the first entry that could not be read, if known."""


def kind_of(first: Entry) -> Kind | None:
    return KINDS.get(str(first.get("type")))


def is_newer(first: Entry) -> bool:
    """Return whether a later Faristol wrote this log, in a form that this one does not know."""
    kind, version = kind_of(first), first.get("log")
    return kind is not None and isinstance(version, int) and version > kind.log_version


def fold_log(entries: Sequence[Entry]) -> FoldedLog | None:
    """Return a log folded as far as it can be understood, None if not even its first entry can."""
    if not entries or (kind := kind_of(entries[0])) is None or is_newer(entries[0]):
        return None
    facts, field = _read(kind, entries)
    for cut_undoings in (False, False, True, True):
        if not facts:
            return None
        state, failed, why = _folded(kind, entries, facts)
        if failed is None:
            read = len(facts)
            return FoldedLog(kind, state, read, None if read == len(entries) else read + 1, field)
        facts, field = facts[: failed - 1], why
        if cut_undoings:  # Without undoings the facts before the failure can be folded.
            facts = [*takewhile(lambda fact: not isinstance(fact, Undone), facts)]
    return None


def merged(
    ours: Sequence[Entry], theirs: Sequence[Entry], common: int, answers: Answers
) -> Merged | Hindrance | None:
    """Return what another log brings to the one here, of which so many entries are common; None if logs of
    this kind are not merged. `answers` say who was entered on both.
    """
    logs = [fold_log(log) for log in (ours[:common], ours, theirs)]
    base, here, there = (folded.state if folded and folded.broken is None else None for folded in logs)
    if not (base and here and there and logs[0] and logs[0].kind.merged):
        return None
    return logs[0].kind.merged(base, here, there, ours, theirs, common, answers)


def _read(kind: Kind, entries: Sequence[Entry]) -> tuple[list[Any], str]:
    """Return the facts up to the first entry that no log can have, and the field of it that is wrong."""
    facts: list[Any] = []
    act = 0
    for number, entry in enumerate(entries, 1):
        try:
            act = act_of(entry, number, act)
            fact = kind.facts.read(entry)
            if isinstance(fact, Undone) and not 1 < fact.undoes < number:
                raise Damaged("undoes")
            if isinstance(fact, Opened) and number > 1:
                raise Damaged("type")
        except Damaged as damaged:
            return facts, damaged.field
        facts.append(fact)
    return facts, ""


def _folded(kind: Kind, entries: Sequence[Entry], facts: Sequence[Any]) -> tuple[Any, int | None, str]:
    """Return the state after these facts; or the number of the first that doesn't fit, and its field."""
    undone = {fact.undoes for fact in facts if isinstance(fact, Undone)}
    number, field = 1, ""
    try:
        state = kind.opened(entries[0])
        for number, fact in enumerate(facts, 1):
            if not isinstance(fact, Undone) and entries[number - 1]["act"] not in undone:
                state = kind.facts.applied(state, fact, entries[number - 1])
        kind.summary(state)
    except Damaged as damaged:
        field = damaged.field
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, Rejected):
        pass
    else:
        return state, None, ""
    return None, number, field
