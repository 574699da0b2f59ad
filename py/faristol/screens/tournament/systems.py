"""How a single round may be paired: what a plan offers, and what a director chooses for a draft."""

from collections.abc import Mapping

from faristol.screens.tournament.errors import BoardsUnreadable, TopUnreadable
from faristol.screens.tournament.ways import WAYS
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.terms import (
    CONTENDERS,
    CUP,
    FACTOR,
    IN_PLANS,
    IN_SECTIONS,
    MANUAL,
    OF_TEAMS,
    QUARTERS,
    ROUND_ROBIN,
    System,
    Terms,
)

NAMES = {
    **{mode: label for mode, label, _ in WAYS},
    QUARTERS: N_("By quarters"),
    FACTOR: N_("By factor"),
    CONTENDERS: N_("By prizes within reach"),
}
EXPLAINED = {
    **{mode: explained for mode, _, explained in WAYS},
    QUARTERS: N_("the first quarter meets the second, the third meets the fourth"),
    FACTOR: N_("the first players, as many as you say, meet the next ones; the others by distance"),
    CONTENDERS: N_("those who can still win the same prize meet, the nearest first; for the last rounds"),
}
IN_ROUND_ONE = (ROUND_ROBIN, *IN_SECTIONS, CUP, *OF_TEAMS, MANUAL)
USUAL_TOP = {CUP: 4}
"""All others are paired in round one by halves, by neighbours or by lot."""


@view_value
class PlannedRound:
    number: int
    mode: str
    """Empty where it is paired as usual."""
    top: int
    options: list[tuple[str, str]]
    usual: str
    explained: str
    asks_top: bool
    cup: bool
    third: bool
    replayed: bool
    double: bool
    second_final: bool
    boards: int
    """Of a match, where teams meet; else 0."""


def planned_round(event: Tournament, number: int, t: Texts) -> PlannedRound:
    """Return what may be chosen for a round, and what is."""
    terms = event.terms_in(number)
    return PlannedRound(
        number,
        event.plan[number].mode if number in event.plan else "",
        terms.top,
        [
            (mode, t.gettext(NAMES[mode]))
            for mode in NAMES
            if mode in IN_PLANS and (number > 1 or mode in IN_ROUND_ONE)
        ],
        t.gettext("As usual: %(way)s") % {"way": _usual(event.terms, number, t)},
        t.gettext(EXPLAINED[terms.mode]) if number in event.plan else "",
        terms.mode in (FACTOR, CUP) and number in event.plan and not _goes_on(event, number),
        terms.mode == CUP and number in event.plan,
        terms.third,
        terms.replayed,
        terms.double,
        terms.second_final,
        terms.boards if number in event.plan and terms.mode in OF_TEAMS else 0,
    )


def _goes_on(event: Tournament, number: int) -> bool:
    """Return whether a round is a later stage of a cup, into which nobody else goes."""
    return number > 1 and CUP == event.terms_in(number).mode == event.terms_in(number - 1).mode


def _usual(terms: Terms, number: int, t: Texts) -> str:
    if number == 1 and terms.mode not in IN_ROUND_ONE:
        return t.gettext("as set for round one")
    return t.gettext(NAMES[terms.mode])


def system_name(system: System | None, t: Texts) -> str:
    if system is None:
        return t.gettext("as usual")
    name = t.gettext(NAMES[system.mode])
    return f"{name}, {system.top}" if system.mode in (FACTOR, CUP) else name


def asked_system(fields: Mapping[str, str]) -> System | None:
    """Return what a form asks for a round; None for as usual."""
    if not fields.get("mode"):
        return None
    mode = fields["mode"]
    top = fields.get("top", "").strip() or str(USUAL_TOP.get(mode, System.top))
    if not top.isdecimal():
        raise TopUnreadable(top=top)
    boards = fields.get("boards", "").strip() or str(System.boards)
    if mode in OF_TEAMS:
        if not boards.isdecimal():
            raise BoardsUnreadable(boards=boards)
        return System(mode, boards=int(boards))
    if mode == CUP and "cup" in fields:
        ticked = {name: name in fields for name in ("third", "replayed", "double")}
        # What was not asked yet is as usual.
        second = "second_final" in fields or "double_asked" not in fields
        return System(mode, int(top), **ticked, second_final=second)
    return System(mode, int(top))
