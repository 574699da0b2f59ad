"""The course of a tournament: round after round, to its end; and what may be changed on the way."""

from faristol.screens.acts import Act
from faristol.screens.forms.field import Filled
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session
from faristol.screens.tournament.drawing import draft_gone
from faristol.screens.tournament.errors import NobodyChosen
from faristol.screens.tournament.finding import tables_of
from faristol.screens.tournament.notes import ENDING, looks_at, noted, notes
from faristol.screens.tournament.pairings import board_lines
from faristol.screens.tournament.round.handing_in import choose
from faristol.screens.tournament.round.place import published_of
from faristol.screens.tournament.terms import TERMS, rounds, terms_form, terms_of
from faristol.texts import Texts
from faristol.tournaments import changing, directing, opening
from faristol.tournaments.event import Tournament

FIRST_FIELD = {
    "terms": "panel",
    "rounds": "rounds",
    "arbiters": "arbiters",
    "call_off": "why",
    "reopen": "why",
}
"""What is asked beside the tables, each with the field that is filled first."""
BYE, HALF = "bye", "half"
"""Chosen as the second player: nobody, the first has a bye, or half a point."""


def to_table(scene: Scene, board: str) -> Act:
    """Go to a table that is still missing."""
    return Step(session=noted(scene, chosen=None, form=None, panel=None), focus=f"first-{board}")


def find(scene: Scene, search: str = "") -> Act:
    return looks_at(scene, search=search)


def open_found(scene: Scene, event: Tournament, t: Texts, search: str = "") -> Act:
    """Open the table that the name leads to; where there are more, or none, they are only shown."""
    found = tables_of(search, board_lines(event, published_of(scene), t))
    return choose(scene, found[0].board) if len(found) == 1 else find(scene, search)


def change_places(scene: Scene, event: Tournament, leaves: str = "", comes: str = "", why: str = "") -> Act:
    _need_two(leaves, comes)
    entries = changing.change_places(event, leaves, comes, why)
    return Step(entries, session=noted(scene, chosen=None), focus="work")


def add_table(scene: Scene, event: Tournament, one: str = "", two: str = "", why: str = "") -> Act:
    """Pair two who have no table, or give one of them a bye."""
    _need_two(one, two)
    if two in (BYE, HALF):
        entries = changing.add_bye(event, one, why, half=two == HALF)
    else:
        entries = changing.add_table(event, one, two, why)
    return Step(entries, session=noted(scene, chosen=None), focus="work")


def _need_two(one: str, two: str) -> None:
    if not one or not two or one == two:
        raise NobodyChosen


def close_round(scene: Scene, event: Tournament, t: Texts) -> Act:
    closed = t.gettext("Round %(n)s of %(division)s is closed.") if event.part else ""
    closed = closed or t.gettext("Round %(n)s is closed.")
    announcement = closed % {"n": len(event.rounds), "division": event.part}
    return Step(
        directing.close_round(event),
        session=noted(scene, chosen=None, form=None, panel=None, written={}),
        focus="work",
        announce=announcement,
    )


def panel(scene: Scene, event: Tournament, name: str) -> Act:
    """Ask something of the menu beside the tables; the same again puts it away."""
    asked_for = name if name in FIRST_FIELD and notes(scene).panel != name else None
    terms = terms_form(event.terms) if asked_for == "terms" else None
    return Step(
        session=noted(scene, panel=asked_for, chosen=None, form=None, terms=terms),
        focus=FIRST_FIELD[name] if asked_for else "work",
    )


def write_terms(scene: Scene, event: Tournament, fields: dict[str, str]) -> Act:
    return noted(scene, terms=_terms(scene, event, fields).answers)


def _terms(scene: Scene, event: Tournament, fields: dict[str, str]) -> Filled:
    """Return the panel's answers with the fields that the page has sent."""
    before = TERMS.fill(notes(scene).terms or terms_form(event.terms), scene)
    return TERMS.fill(fields, scene, before)


def change_terms(scene: Scene, event: Tournament, t: Texts, fields: dict[str, str]) -> Act:
    """Pair otherwise from the next round on; a draft is dropped by it."""
    terms = terms_of(TERMS.values(_terms(scene, event, fields)), event.terms)
    announcement = t.gettext("This method is used from round %(n)s on.") % {"n": event.next}
    if event.whole:
        announcement = t.gettext("This method is used from the next round of each division on.")
    entries = opening.change_terms(event, terms)
    return Step(
        entries,
        session=noted(scene, panel=None, terms=None, picked=None),
        focus="work",
        announce=announcement,
        notice=draft_gone(scene, entries),
    )


def change_rounds(scene: Scene, event: Tournament, fields: dict[str, str]) -> Act:
    entries = opening.change_rounds(event, rounds(fields.get("rounds", "")))
    return Step(entries, session=noted(scene, panel=None), focus="work")


def one_more(event: Tournament) -> Act:
    """Plan another round after the last."""
    return Step(opening.change_rounds(event, event.planned + 1), focus="work")


def call_off(scene: Scene, event: Tournament, why: str = "") -> Act:
    entries = directing.call_off_round(event, why)
    return Step(entries, session=noted(scene, panel=None, chosen=None, written={}), focus="work")


def ask_end(session: Session) -> Act:
    return session.put(ENDING, True)


def end(scene: Scene, event: Tournament) -> Act:
    return Step(directing.end_tournament(event), session=noted(scene, panel=None), focus="work")


def reopen(scene: Scene, event: Tournament, why: str = "") -> Act:
    entries = directing.reopen_tournament(event, why)
    return Step(entries, session=noted(scene, panel=None), focus="work")
