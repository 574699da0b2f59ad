"""The course of a tournament: round after round, to its end; and what may be changed on the way."""

from faristol.screens.forms.field import Filled
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.notes import ENDING, noted, notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.terms import TERMS, rounds, terms_form, terms_of
from faristol.tournaments import directing, opening

PANELS = ("terms", "rounds", "call_off", "reopen")
"""What is asked beside the tables, each with the field that is filled first."""
FIRST_FIELD = {"rounds": "rounds", "call_off": "why", "reopen": "why"}


def to_table(scene: Scene, intent: Intent) -> Step:
    """Go to a table that is still missing."""
    return Step(
        session=noted(scene, chosen=None, form=None, panel=None), focus=f"first-{intent.data['board']}"
    )


def close_round(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    announcement = scene.texts.gettext("Round %(n)s is closed.") % {"n": len(event.rounds)}
    return Step(
        entries=directing.close_round(event),
        session=noted(scene, chosen=None, form=None, panel=None, written={}),
        focus="work",
        announce=announcement,
    )


def panel(scene: Scene, intent: Intent) -> Step:
    """Ask something of the menu beside the tables; the same again puts it away."""
    name = intent.data["name"]
    asked_for = name if name in PANELS and notes(scene).panel != name else None
    terms = terms_form(event_of(scene).terms) if asked_for == "terms" else None
    return Step(
        session=noted(scene, panel=asked_for, chosen=None, form=None, terms=terms),
        focus=FIRST_FIELD.get(name, "panel") if asked_for else "work",
    )


def write_terms(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, terms=_terms(scene, intent).answers))


def _terms(scene: Scene, intent: Intent) -> Filled:
    """Return the panel's answers with the fields that the page has sent."""
    before = TERMS.fill(notes(scene).terms or terms_form(event_of(scene).terms), scene)
    return TERMS.fill(intent.fields, scene, before)


def change_terms(scene: Scene, intent: Intent) -> Step:
    """Pair otherwise from the next round on; a draft is dropped by it."""
    event, t = event_of(scene), scene.texts
    terms = terms_of(TERMS.values(_terms(scene, intent)), event.terms)
    announcement = t.gettext("This method is used from round %(n)s on.") % {"n": event.next}
    return Step(
        entries=opening.change_terms(event, terms),
        session=noted(scene, panel=None, terms=None, picked=None),
        focus="work",
        announce=announcement,
    )


def change_rounds(scene: Scene, intent: Intent) -> Step:
    entries = opening.change_rounds(event_of(scene), rounds(intent.fields.get("rounds", "")))
    return Step(entries=entries, session=noted(scene, panel=None), focus="work")


def one_more(scene: Scene, intent: Intent) -> Step:
    """Plan another round after the last."""
    event = event_of(scene)
    return Step(entries=opening.change_rounds(event, event.planned + 1), focus="work")


def call_off(scene: Scene, intent: Intent) -> Step:
    entries = directing.call_off_round(event_of(scene), intent.fields.get("why", ""))
    return Step(entries=entries, session=noted(scene, panel=None, chosen=None, written={}), focus="work")


def ask_end(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(ENDING, True))


def end(scene: Scene, intent: Intent) -> Step:
    return Step(
        entries=directing.end_tournament(event_of(scene)), session=noted(scene, panel=None), focus="work"
    )


def reopen(scene: Scene, intent: Intent) -> Step:
    entries = directing.reopen_tournament(event_of(scene), intent.fields.get("why", ""))
    return Step(entries=entries, session=noted(scene, panel=None), focus="work")


INTENTS = {
    "to_table": to_table,
    "close_round": close_round,
    "panel": panel,
    "write_terms": write_terms,
    "change_terms": change_terms,
    "change_rounds": change_rounds,
    "one_more": one_more,
    "call_off": call_off,
    "ask_end": ask_end,
    "end": end,
    "reopen": reopen,
}
