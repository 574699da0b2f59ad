"""What is printed of a tournament, in the language of its publication: black on white, page by page.

Only rounds that have been published go to paper; a draft never does.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from faristol.screens.acts import Act
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot
from faristol.screens.tournament import tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.evening_words import said_of
from faristol.screens.tournament.figures import CLAUSES, counting_note
from faristol.screens.tournament.open_event import published_at
from faristol.screens.tournament.round_clock import next_start, start_of, start_text
from faristol.screens.tournament.sheets import courses, rounds, teams
from faristol.screens.tournament.sheets.certificates import certificates
from faristol.screens.tournament.sheets.fees import fees
from faristol.screens.tournament.sheets.paper import Paper, round_of
from faristol.screens.tournament.sheets.walls import wall
from faristol.screens.tournament.team_lines import team_heads
from faristol.texts import Texts, texts
from faristol.tournaments.event import Entry, Tournament


@dataclass(frozen=True)
class Asked:
    sheet: str
    of: str | None = None


PRINTED = Slot("tournament-printed", Asked, of="event")
"""What is printed, about the moment of the tap that asked for it."""
SHEETS: dict[str, Callable[[Paper], Iterator[Any]]] = {
    "pairings": rounds.pairings,
    "names": rounds.names,
    "slips": rounds.slips,
    "wall": wall,
    "cross": courses.cross,
    "cards": courses.cards,
    "prizes": courses.prizes,
    "certificates": certificates,
    "bracket": teams.bracket,
    "teams": teams.teams,
    "matches": teams.matches,
    "fees": fees,
}
BEFORE_ROUNDS = ("wall", "fees")
OF_ALL = ("prizes", "certificates")
"""Of all divisions, whichever is in hand."""


def print_(scene: Scene, sheet: str, of: str | None = None) -> Act:
    """Print a sheet, which lies in the answer to this tap only."""
    return Step(session=scene.session.put(PRINTED, Asked(sheet, of), about=scene.now), print=True)


def sheets(scene: Scene) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    asked = scene.session.get(PRINTED, about=scene.now)
    if asked is None or scene.event is None or asked.sheet not in SHEETS:
        return None
    state: Tournament = scene.event.state
    event = state.hall if asked.sheet in OF_ALL else state
    if not event.rounds and asked.sheet not in BEFORE_ROUNDS:
        return None
    t, number = said_of(event, texts(event.opened.publication)), round_of(event, asked.of)
    date = t.date(_day(scene.event.entries, number), scene.zone)
    when = _when(event, number, date, t) if asked.sheet in ("pairings", "names") else date
    paper = Paper(event, t, asked.of, when)
    return render_page_with(
        t,
        f"tournament/sheets/{asked.sheet}.html",
        pages=list(SHEETS[asked.sheet](paper)),
        event=event,
        round=number,
        stands=after_round(event, number, t),
        starts=event.opened.names_starts and (not event.rounds or paper.published.starts_noted),
        about_pairs=rounds.about_pairs(paper) if event.rounds else "",
        start=start_of(event, number, t),
        next_start=next_start(event, t) if number == len(event.rounds) else "",
        many=paper.slips,
        playing=event.opened.language,
        team_heads=team_heads(event, t),
        date=date,
        when=when,
        heads=tables.heads(event.terms.scoring, t, rounds=event.rounds_differ),
        ranking_clause=CLAUSES.get(event.terms.scoring),
        counting=counting_note(event.terms.counting, t),
        app=scene.app,
    )


def _when(event: Tournament, round: int, date: str, t: Texts) -> str:
    """Return the day and the hour of a round, as far as its start is planned."""
    start = event.starts.get(round)
    if start is None:
        return date
    return start_text(start, t) if start.day else f"{date}, {start.hour}"


def _day(entries: Sequence[Entry], round: int) -> int:
    """Return when the round was published: a league's papers have the day of their own round."""
    day: int = published_at(entries, round) or entries[0]["at"]
    return day
