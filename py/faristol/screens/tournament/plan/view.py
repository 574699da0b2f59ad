"""The plan of rounds: how each of them is paired, set beforehand and changed at any time."""

import re
from dataclasses import dataclass, replace

from faristol.screens.acts import Act
from faristol.screens.notice import Caution, Notice
from faristol.screens.parts.calendar_days import read_day
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.session import Question
from faristol.screens.tournament.drawing import after, draft_gone
from faristol.screens.tournament.errors import PlacesUnreadable, RoundsUnreadable
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import numbers
from faristol.screens.tournament.in_hand import acts_in_division, division_tabs, name_of
from faristol.screens.tournament.open_event import TournamentView, about, event_of, here, open_event
from faristol.screens.tournament.race import Prize, prizes_open
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.systems import PlannedRound, asked_system, planned_round
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments import opening, timing
from faristol.tournaments.criteria import criteria
from faristol.tournaments.errors import NoSuchHour, NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.hall import first_table, seats, set_first_table
from faristol.tournaments.parts import parts_of
from faristol.tournaments.rounds import Start
from faristol.tournaments.separating import separate_divisions
from faristol.tournaments.terms import LADDER


@dataclass(frozen=True)
class Changing:
    """A change of the plan that would drop a draft: of a round, or 0 for what counts towards the end."""

    round: int
    fields: dict[str, str]


CHANGING = Question("tournament-plan-changing", Changing)


@view_value
class Hall:
    separate: bool
    may_switch: bool
    ladder: bool
    """Whether divisions are together because it is a ladder."""
    first_table: int
    """Of the division in hand, 0 where the tables are numbered through."""
    tables: str
    """Where each division sits."""


@view_value(kw_only=True)
class PlanView(TournamentView):
    rounds: list[PlannedRound]
    """Those that are not published yet."""
    starts: list[tuple[int, Start | None]]
    """When the rounds start that are not over."""
    bands: str
    prizes: list[Prize]
    drops: bool
    """Whether it is asked if the draft may be dropped."""
    by_points: bool
    """Whether it can be reckoned who can still be caught."""
    halls: Hall | None
    """How divisions are paired, and where they sit; None where there are none."""


def view(scene: Scene) -> PlanView:
    event, t = event_of(scene), texts_of(scene)
    upcoming = range(event.next, event.planned + 1) if not event.ended else ()
    return PlanView(
        title=t.gettext("Plan of rounds"),
        subtitle=about(event),
        back=here(scene),
        back_name=t.gettext("The tournament"),
        event=event,
        divisions_in_play=division_tabs(scene),
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        undo=undo_label(open_event(scene), t),
        starts=[(number, event.starts.get(number)) for number in [*_on(event), *upcoming]],
        bands=" ".join(map(str, event.terms.bands)),
        prizes=prizes_open(event),
        drops=event.draft is not None and scene.session.get(CHANGING) is not None,
        by_points=criteria(event.terms.scoring)[0] == "points",
        halls=_hall(event, t),
        rounds=[planned_round(event, number, t) for number in upcoming],
    )


def _hall(event: Tournament, t: Texts) -> Hall | None:
    hall, parts = event.hall, parts_of(event)
    if not hall.divided or hall.ended:
        return None
    ladder = hall.terms.mode == LADDER
    if not hall.separate:
        return Hall(False, not hall.rounds and not ladder, ladder, 0, "")
    where = (f"{name_of(part, t)}: {numbers(seats(part))}" for part in parts)
    return Hall(True, not hall.rounds, ladder, 0 if event.ended else first_table(event), " · ".join(where))


def separate(scene: Scene, event: Tournament, fields: dict[str, str]) -> Act:
    """Pair each division for itself, or all together again."""
    entries = separate_divisions(event, separate=bool(fields.get("separate")))
    return Step(entries, notice=_dropped(scene, event, entries))


def _dropped(scene: Scene, event: Tournament, entries: list[Entry]) -> Notice | None:
    """Return a notice where drafts are dropped, or plans that are not the same in all divisions."""
    t, hall, planned = texts_of(scene), event.hall, after(event.hall, entries)
    if all(part.plan == planned.plan and part.starts == planned.starts for part in parts_of(hall)):
        return draft_gone(scene, entries)
    return Caution(
        t.gettext("Plans that were not the same in all divisions were dropped."),
        t.gettext("Plan those rounds again, if need be."),
    )


def first_table_(event: Tournament, first_table: str = "") -> Act:
    """Say which table is the first one of the division in hand."""
    return set_first_table(event, first_table)


def _on(event: Tournament) -> list[int]:
    return [len(event.rounds)] if event.stage == "results" else []


def start(event: Tournament, fields: dict[str, str]) -> Act:
    """Say when a round starts; what is written by now is on disk at once."""
    number = next(name for name in fields if name.startswith("hour-")).removeprefix("hour-")
    hour, day = fields[f"hour-{number}"], fields.get(f"day-{number}", "").strip()
    if day:
        read_day(day, f"day-{number}")
    try:
        return timing.plan_start(event, int(number), hour, day)
    except NoSuchHour as refused:
        raise refused.at(f"hour-{number}") from None


def set_(scene: Scene, event: Tournament, round: int, fields: dict[str, str]) -> Act:
    """Plan one round; what it is paired by now is on disk at once, unless it would drop its draft."""
    entries = _planned(event, round, fields)
    return _unless_drafted(scene, event, entries, Changing(round, fields), drops=round == event.next)


def settle(scene: Scene, event: Tournament, fields: dict[str, str]) -> Act:
    """Set what counts towards the end; what it is by now is on disk at once, unless it would drop a draft."""
    return _unless_drafted(scene, event, _settled(event, fields), Changing(0, fields), drops=True)


def agree(scene: Scene, event: Tournament) -> Act:
    """Make the change by which the draft is dropped."""
    asked = scene.session.get(CHANGING)
    if asked is None:
        raise NotNow
    made = _planned(event, asked.round, asked.fields) if asked.round else _settled(event, asked.fields)
    return Step(made, session=scene.session.dismissed(), notice=draft_gone(scene, made))


def _unless_drafted(
    scene: Scene, event: Tournament, entries: list[Entry], asked: Changing, *, drops: bool
) -> Act:
    """Return the change, or first ask whether the draft may be dropped for it."""
    return scene.session.put(CHANGING, asked) if entries and drops and event.draft else entries


def _planned(event: Tournament, number: int, fields: dict[str, str]) -> list[Entry]:
    system = asked_system(fields)
    return [] if event.plan.get(number) == system else opening.plan_round(event, number, system)


def _settled(event: Tournament, fields: dict[str, str]) -> list[Entry]:
    repeats_last, bands = fields.get("repeats_last", ""), fields.get("bands", "")
    certain_apart = bool(fields.get("certain_apart"))
    last = repeats_last.strip() or "0"
    if not last.isdecimal():
        raise RoundsUnreadable(rounds=last)
    terms = replace(
        event.terms,
        bands=_bands(bands),
        certain_apart=certain_apart,
        repeats_last=int(last),
    )
    return [] if terms == event.terms else opening.change_terms(event, terms)


def _bands(text: str) -> tuple[int, ...]:
    """Return the last places of bands, from 1 on if nothing is written."""
    places = re.split(r"[\s,;]+", text.strip()) if text.strip() else ["1"]
    if not all(place.isdecimal() for place in places):
        raise PlacesUnreadable(places=text.strip())
    return tuple(sorted(set(map(int, places))))


TOURNAMENT_PLAN = Screen(
    name="tournament_plan",
    view=view,
    title=lambda scene: texts_of(scene).gettext("Plan of rounds"),
    clock=ticking,
    intents=acts_in_division(set_, start, settle, agree, separate, first_table_),
)
