"""How many rounds suit the players there are, and whether a round robin would do better."""

from dataclasses import replace

from faristol.screens.tournament.drawing import round_robin_instead
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.cup import stages_needed
from faristol.tournaments.double_cup import rounds_of_double
from faristol.tournaments.event import Tournament
from faristol.tournaments.line_ups import members
from faristol.tournaments.round_robin import rounds_needed
from faristol.tournaments.terms import (
    CUP,
    KING,
    LADDER,
    MANUAL,
    OF_TEAMS,
    ROUND_ROBIN,
    TEAMS,
    TOP_DOWN,
    advised_rounds,
    clause_of_rounds,
)


@view_value
class Advice:
    """A fact, what comes of it, and the buttons that follow it: what they change, so many rounds, a label."""

    kind: str
    fact: str
    explanation: str
    buttons: list[tuple[str, int, str]]
    clause: str | None = None
    must: bool = False
    """Whether it must be followed before round one can be drawn."""


def advice(event: Tournament, t: Texts) -> Advice | None:
    count = len([player for player in event.players.values() if player.withdrawn is None])
    if event.rounds or event.plan or count < 2:
        return None
    if event.terms.mode == CUP:
        return _whole_cup(event, t)
    if event.terms.mode == ROUND_ROBIN:
        return _whole_table(event, count, t)
    if event.terms.mode in OF_TEAMS:
        return _of_teams(event, t)
    if needed := round_robin_instead(event):
        fact = t.ngettext(
            "With %(num)s player, that many rounds can hardly be paired without repeats.",
            "With %(num)s players, that many rounds can hardly be paired without repeats.",
            count,
        )
        explanation = t.gettext("In a round robin everybody meets everybody once.")
        label = _rounds(needed, t.gettext("Round robin, %(rounds)s"), t)
        return Advice("warn", fact % {"num": count}, explanation, [("round_robin", needed, label)])
    if event.terms.mode in (LADDER, MANUAL, KING):
        return None
    return _by_document(event, count, t)


def _by_document(event: Tournament, count: int, t: Texts) -> Advice | None:
    """Return how many rounds its own document has; where none says it, those of the Romanian Swiss system."""
    swiss, top_down, advised = event.rules.swiss, event.terms.mode == TOP_DOWN, advised_rounds(count)
    explained = t.gettext("For this many players, %(rounds)s are usual.")
    clause = clause_of_rounds(event.terms.mode, swiss)
    if swiss and clause == "MAL-T1":
        advised = swiss.rounds
        explained = t.gettext("The Mallorca rules have %(rounds)s.")
    elif clause:
        explained = t.gettext("For this many players, the Romanian rules have %(rounds)s.")
    if event.planned == advised or round_robin_instead(replace(event, planned=advised)):
        return None
    fact = _rounds(event.planned, t.gettext("The tournament has %(rounds)s."), t)
    label = _rounds(advised, t.gettext("Set to %(rounds)s"), t)
    buttons = [("rounds", advised, label)]
    return Advice("warn" if top_down else "ok", fact, _rounds(advised, explained, t), buttons, clause)


def _whole_cup(event: Tournament, t: Texts) -> Advice | None:
    """Return how many rounds the cup has, that of the largest division."""
    needed = stages_needed(max(map(len, event.divisions.values())))
    if event.terms.double:
        needed = rounds_of_double(needed, second=event.terms.second_final)
    if event.planned == needed:
        return None
    label = _rounds(needed, t.gettext("Set to %(rounds)s"), t)
    fact = _rounds(needed, t.gettext("A cup with these players has %(rounds)s."), t)
    return Advice(
        "warn",
        fact,
        _rounds(event.planned, t.gettext("The tournament has %(rounds)s."), t),
        [("rounds", needed, label)],
    )


def _of_teams(event: Tournament, t: Texts) -> Advice | None:
    """Return how many rounds there are until every team has met every other."""
    teams = max((sum(key[0] == name for key in members(event)) for name in event.divisions), default=0)
    needed = rounds_needed(teams) if teams > 1 else 0
    if not needed or event.planned % needed == 0 or (event.terms.mode == TEAMS and event.planned < needed):
        return None
    fact = t.ngettext("There is %(num)s team.", "There are %(num)s teams.", teams) % {"num": teams}
    explanation = _rounds(needed, t.gettext("After %(rounds)s every team has met every other."), t)
    buttons = [("rounds", needed, _rounds(needed, t.gettext("Set to %(rounds)s"), t))]
    return Advice("warn", fact, explanation, buttons)


def _whole_table(event: Tournament, count: int, t: Texts) -> Advice | None:
    once = rounds_needed(count)
    if event.planned in (once, 2 * once):
        return _as_planned(event.planned, once, t)
    if event.planned % once == 0:
        return None  # more often still, as in a final of several games
    fact = t.ngettext(
        "A round robin of %(num)s player follows a fixed table.",
        "A round robin of %(num)s players follows a fixed table.",
        count,
    )
    buttons = [
        ("rounds", once, _rounds(once, t.gettext("Once: %(rounds)s"), t)),
        ("rounds", 2 * once, _rounds(2 * once, t.gettext("Twice: %(rounds)s"), t)),
    ]
    explanation = t.gettext("Choose how often everybody meets everybody, once all players are entered.")
    return Advice("warn", fact % {"num": count}, explanation, buttons, must=True)


def _as_planned(planned: int, once: int, t: Texts) -> Advice:
    """Return that it is as it should be: this may have come about by chance."""
    if planned == once:
        fact, label = t.gettext("Everybody meets everybody once."), t.gettext("Twice: %(rounds)s")
    else:
        fact, label = t.gettext("Everybody meets everybody twice."), t.gettext("Once: %(rounds)s")
    other = 2 * once if planned == once else once
    explanation = _rounds(planned, t.gettext("That makes %(rounds)s."), t)
    return Advice("ok", fact, explanation, [("rounds", other, _rounds(other, label, t))])


def _rounds(count: int, sentence: str, t: Texts) -> str:
    rounds = t.ngettext("%(num)s round", "%(num)s rounds", count) % {"num": count}
    return sentence % {"rounds": rounds}
