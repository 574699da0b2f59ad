"""The kinds of event: which fold reads a log, told by its first entry."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from faristol.competitions import event as competition
from faristol.games import draws
from faristol.games.classic import event as classic_fold
from faristol.games.classic import game as classic
from faristol.games.classic import undoing
from faristol.games.correspondence import event as correspondence_fold
from faristol.games.correspondence import game as correspondence
from faristol.games.duplicate import event as duplicate
from faristol.games.log import Entry, effective, undo
from faristol.practice.exercises import book as exercises
from faristol.practice.solo import event as solo
from faristol.tournaments import event as tournament


@dataclass(frozen=True)
class Kind:
    name: str
    log_version: int
    opened: Callable[[Entry], Any]
    apply: Callable[[Any, Entry], Any]
    summary: Callable[[Any], dict[str, Any]]
    final: frozenset[str]
    undo: Callable[[Sequence[Entry], frozenset[str]], Entry] = undo


KINDS = {
    "DrawsOpened": Kind("draws", draws.LOG_VERSION, draws.opened, draws.apply, draws.summary, draws.FINAL),
    "DuplicateOpened": Kind(
        "duplicate",
        duplicate.LOG_VERSION,
        duplicate.opened,
        duplicate.apply,
        duplicate.summary,
        duplicate.FINAL,
    ),
    "ClassicOpened": Kind(
        "classic",
        classic.LOG_VERSION,
        classic.opened,
        classic_fold.apply,
        classic.summary,
        classic.FINAL,
        undoing.undo,
    ),
    "TournamentOpened": Kind(
        "tournament",
        tournament.LOG_VERSION,
        tournament.opened,
        tournament.apply,
        tournament.summary,
        tournament.FINAL,
    ),
    "CorrespondenceOpened": Kind(
        "correspondence",
        correspondence.LOG_VERSION,
        correspondence_fold.opened,
        correspondence_fold.apply,
        correspondence.summary,
        correspondence.FINAL,
    ),
    "SoloOpened": Kind("solo", solo.LOG_VERSION, solo.opened, solo.apply, solo.summary, solo.FINAL),
    "ExercisesOpened": Kind(
        "exercises",
        exercises.LOG_VERSION,
        exercises.opened,
        exercises.apply,
        exercises.summary,
        exercises.FINAL,
    ),
    "CompetitionOpened": Kind(
        "competition",
        competition.LOG_VERSION,
        competition.opened,
        competition.apply,
        competition.summary,
        competition.FINAL,
    ),
}


@dataclass(frozen=True)
class Told:
    """What a log tells: the state after the entries that could be read, and the first that could not."""

    kind: Kind
    state: Any
    read: int
    broken: int | None


def kind_of(first: Entry) -> Kind | None:
    return KINDS.get(str(first.get("type")))


def is_newer(first: Entry) -> bool:
    """Whether a later Faristol wrote this log, in a way that is not known here."""
    kind, version = kind_of(first), first.get("log")
    return kind is not None and isinstance(version, int) and version > kind.log_version


def tell(entries: Sequence[Entry]) -> Told | None:
    """Fold a log as far as it can be understood; None when not even its first entry can."""
    if not entries or (kind := kind_of(entries[0])) is None or is_newer(entries[0]):
        return None
    for read in range(len(entries), 0, -1):
        try:
            state = kind.opened(entries[0])
            for entry in effective(entries[:read])[1:]:
                state = kind.apply(state, entry)
        except (KeyError, TypeError, ValueError, AttributeError, AssertionError):
            continue
        return Told(kind, state, read, None if read == len(entries) else read + 1)
    return None
