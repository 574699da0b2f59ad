"""The event's own screen: a round is drawn, looked at, published, handed in table by table, and closed."""

from collections.abc import Mapping

from faristol.screens.forms.field import Filled
from faristol.screens.forms.questions import Question
from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament import drawing
from faristol.screens.tournament import round_clock as clock
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.game_rules import Cited, name_of, rule_sentences
from faristol.screens.tournament.in_hand import acts_in_division, division_tabs
from faristol.screens.tournament.notes import ENDING, REPEATS, UNLIKELY, Notes, Repeats, Unlikely, notes
from faristol.screens.tournament.open_event import TournamentView, about, event_of, here, open_event
from faristol.screens.tournament.round import (
    arbiters,
    course,
    draft,
    from_elsewhere,
    handing_in,
    next_sheet,
)
from faristol.screens.tournament.round.draft import DraftTables, draft_tables
from faristol.screens.tournament.round.from_elsewhere import TwoResults, elsewhere, games_here, two_results
from faristol.screens.tournament.round.place import round_of, step_of
from faristol.screens.tournament.round.remarks import OUTCOME_NAMES
from faristol.screens.tournament.round.tables import (
    OneTable,
    RoundTables,
    asked_about,
    one_table,
    round_tables,
)
from faristol.screens.tournament.round_clock import (
    next_start,
    round_clock,
    start_of,
    ticking,
    usual_minutes,
)
from faristol.screens.tournament.terms import TERMS, terms_form
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.speech.aloud import round_calls
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published
from faristol.tournaments.terms import clause_of_rounds


@view_value(kw_only=True)
class RoundView(TournamentView):
    step: str
    notes: Notes
    draft: DraftTables | None
    round: Published | None
    """The round on the screen, if it is published, with its tables and the one in the hand."""
    tables: RoundTables | None
    table: OneTable | None
    two: TwoResults | None
    """The table that is asked about, of which another tablet had another result."""
    two_elsewhere: int | None
    """Or the round in which there is such a table."""
    games_here: Mapping[int, Card]
    outcome_names: Mapping[str, str]
    rules_name: str
    rule_sentences: list[Cited]
    clause_of_rounds: str | None
    form: Filled | None
    """How it is paired, while that is asked beside the tables."""
    asked: Mapping[str, tuple[Question, ...]]
    repeats: Repeats | None
    """What a dialog asks."""
    unlikely: Unlikely | None
    asked_about: str
    """The two at the table of that score, and what would be said if one of them did not come."""
    absence: str
    ending: bool
    start: str
    """When the round is to start, or the next one, if that is planned."""
    minutes: int
    """How long its clock is to run, until somebody says otherwise."""
    calls: list[str]
    """What it says aloud."""


def unlikely_score(scene: Scene, event: Tournament) -> Unlikely | None:
    """Return the score that is asked about, if its table is there."""
    asked = scene.session.get(UNLIKELY)
    if not asked or not 1 <= asked.round <= len(event.rounds):
        return None
    return asked if asked.board in event.rounds[asked.round - 1].draft.by_table else None


def view(scene: Scene) -> RoundView:
    event, t, step = event_of(scene), texts_of(scene), step_of(scene)
    published = None if step == "draft" else round_of(scene)
    tables = round_tables(scene, published) if published else None
    terms = _terms(scene, event)
    unlikely = unlikely_score(scene, event)
    names, absence = asked_about(event, unlikely, t) if unlikely else ("", "")
    return RoundView(
        title=_title(scene),
        subtitle=_subtitle(scene, event),
        back=here(scene) if step == "past" else "#/",
        back_name=t.gettext("The tournament") if step == "past" else t.gettext("Home"),
        event=event,
        divisions_in_play=division_tabs(scene),
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        undo=undo_label(open_event(scene), t) if step != "past" else None,
        step=step,
        notes=notes(scene),
        draft=draft_tables(scene) if step == "draft" else None,
        round=published,
        tables=tables,
        table=one_table(scene, published, tables.lines) if published and tables else None,
        two=two_results(event, published, t) if published else None,
        two_elsewhere=elsewhere(event, published) if published else None,
        games_here=games_here(scene, published) if published else {},
        outcome_names={outcome: t.gettext(name) for outcome, name in OUTCOME_NAMES.items()},
        rules_name=name_of(event.rules, t),
        rule_sentences=rule_sentences(event.rules, event.minutes, named=event.opened.names_starts, t=t),
        clause_of_rounds=clause_of_rounds(event.terms.mode, event.rules.swiss),
        form=terms,
        asked=TERMS.asked(terms) if terms else {},
        repeats=scene.session.get(REPEATS),
        unlikely=unlikely,
        asked_about=names,
        absence=absence,
        ending=scene.session.get(ENDING, False),
        start=_start(event, published, step, t),
        minutes=usual_minutes(event),
        calls=[call.text for call in round_calls(event.opened.language)],
    )


def _title(scene: Scene) -> str:
    event, title = event_of(scene), _round_title(scene)
    return f"{event.part} · {title}" if event.part and title != event.opened.name else title


def _round_title(scene: Scene) -> str:
    event, t, step = event_of(scene), texts_of(scene), step_of(scene)
    if step in ("players", "over"):
        return str(event.opened.name)
    published = round_of(scene)
    number = event.next if step == "draft" or published is None else published.number
    numbers = {"n": number, "all": event.planned}
    if step == "draft":
        return t.gettext("Draft of round %(n)s of %(all)s") % numbers
    return t.gettext("Round %(n)s of %(all)s") % numbers


def _start(event: Tournament, published: Published | None, step: str, t: Texts) -> str:
    if published is None or step == "between":
        return next_start(event, t)
    start = start_of(event, published.number, t)
    return t.gettext("Starts: %(start)s") % {"start": start} if start else ""


def _subtitle(scene: Scene, event: Tournament) -> str:
    """Return the name, unless it is the title, the place, how many play."""
    players = texts_of(scene).ngettext("%(num)s player", "%(num)s players", len(event.players))
    named = [about(event), event.opened.place, players % {"num": len(event.players)}]
    return " · ".join(part for part in named if part and part != _title(scene))


def _terms(scene: Scene, event: Tournament) -> Filled | None:
    """Return how it is paired, while that is asked."""
    now = notes(scene)
    return TERMS.fill(now.terms or terms_form(event.terms), scene) if now.panel == "terms" else None


TOURNAMENT = Screen(
    name="tournament",
    view=view,
    title=_title,
    clock=ticking,
    intents=acts_in_division(
        arbiters.give_reason,
        arbiters.change_arbiters,
        course,
        draft,
        from_elsewhere,
        handing_in,
        next_sheet,
        clock,
        drawing.draw,
    ),
    events=True,
    watched=("take_division", "choose", "close", "find", "open_found", "save_game"),
)
