"""What whoever keeps a league does: open it, take an event out, say what counts and who is who."""

from collections.abc import Sequence

from faristol.competitions.errors import (
    CopyCounted,
    CountedAlready,
    LeagueNameMissing,
    NotNow,
    OlderThanCounted,
    OnlyDuplicates,
    PlayedTogether,
)
from faristol.competitions.league import BY_KIND, LOG_VERSION, League
from faristol.competitions.league_facts import EventTaken
from faristol.competitions.same_player import Called
from faristol.competitions.worths import DUPLICATE, Worth, as_written
from faristol.games.log import Entry

LONGEST_NAME = 80


def open_league(
    name: str,
    language: str,
    publication: str,
    counts: str,
    best: int,
    app: str,
    worths: Sequence[Worth] = (),
) -> list[Entry]:
    name = " ".join(name.split())[:LONGEST_NAME]
    if not name:
        raise LeagueNameMissing
    entry = {"type": "LeagueOpened", "log": LOG_VERSION, "app": app, "name": name, "language": language}
    return [{**entry, "publication": publication, **_terms(counts, best, worths)}]


def change_terms(league: League, counts: str, best: int, worths: Sequence[Worth] = ()) -> list[Entry]:
    """Count otherwise. What each kind is worth is kept where kinds do not count."""
    worths = tuple(worths) if counts == BY_KIND else league.worths
    if (counts, best, worths) == (league.counts, league.best, league.worths):
        return []
    others = [event.name for event in league.events if event.kind != DUPLICATE]
    if counts != BY_KIND and others:
        raise OnlyDuplicates(names=", ".join(others))
    return [{"type": "TermsChanged", **_terms(counts, best, worths)}]


def _terms(counts: str, best: int, worths: Sequence[Worth]) -> Entry:
    """Return what counts as it is written; a league that never had kinds is written as ever."""
    terms: Entry = {"counts": counts, "best": best}
    return {**terms, "worths": as_written(worths)} if worths else terms


def add_event(league: League, taken: Entry) -> list[Entry]:
    """Count an event; one that went on since it was added is counted as it stands now."""
    name, before = taken["name"], {event.stream: event for event in league.events}.get(taken["stream"])
    if before is None:
        if any(_is_copy(event, name, taken["held"]) for event in league.events):
            raise CopyCounted(name=name)
        return [taken]
    if taken["entries"] < before.entries:
        raise OlderThanCounted(name=name, counted=before.entries, brought=taken["entries"])
    if all(getattr(before, field) == value for field, value in vars(EventTaken(taken)).items()):
        raise CountedAlready(name=name)
    return [{**taken, "type": "EventTakenAgain"}]


def _is_copy(event: EventTaken, name: str, held: int) -> bool:
    """Return whether two are one evening that was kept twice: both were opened in the same moment."""
    return bool(held) and (event.held, event.name) == (held, name)


def remove_event(league: League, stream: str) -> list[Entry]:
    found = [event.name for event in league.events if event.stream == stream]
    if not found:
        raise NotNow
    return [{"type": "EventRemoved", "stream": stream, "name": found[0]}]


def decide(league: League, one: Called, other: Called, *, same: bool) -> list[Entry]:
    """Say that two names are one person's, or two persons'. Nobody sits at two tables of one event."""
    if same and any({one, other} <= event.called for event in league.events):
        raise PlayedTogether(one=one[0], other=other[0])
    kind = "SamePlayer" if same else "DifferentPlayers"
    return [{"type": kind, "name": one[0], "club": one[1], "other": other[0], "other_club": other[1]}]
