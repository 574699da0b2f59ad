"""What stands in the form of a new tournament: what the director chose, else what is usual."""

import json
from collections.abc import Mapping
from typing import Any

from faristol.screens.scene import Scene
from faristol.screens.tournament.opening import games
from faristol.screens.tournament.opening.errors import RoundsUnreadable
from faristol.tournaments.criteria import COEFFICIENTS, ORDERS, POINTS
from faristol.tournaments.opening import ROUNDS, Choices
from faristol.tournaments.terms import (
    ADJACENT,
    DISTANCE,
    FIRST_ROUNDS,
    HALVES,
    KING,
    LOT,
    MODES,
    ROUND_ROBIN,
    TOP_DOWN,
    Terms,
)

Form = dict[str, str]

OF_THE_CLUB = "tournament-club"
"""Where and by whom the last one was held and by which rules, kept on the device for the next."""
BOXES = (
    "points_first",
    "strict_bye",
    "late_exempt",
    "forfeits_meet",
    "clubs_apart",
    "lower_is_better",
)
USUAL_FIRST = {TOP_DOWN: LOT, KING: ADJACENT}
USUAL_SCORING = {TOP_DOWN: COEFFICIENTS}


def form_of(scene: Scene) -> Form:
    return filled(scene.session.get("tournament_setup") or {}, scene)


def filled(given: Mapping[str, str], scene: Scene) -> Form:
    """A box that is not ticked is not among the fields of a form."""
    start = _defaults(scene)
    form = {name: given.get(name, "") for name in start} if given else start
    if form["ruleset"] not in games.known(scene):
        form["ruleset"] = start["ruleset"]
    allowed = [value for value, _, _ in games.starts(games.ruleset(form["ruleset"], scene), scene.texts)]
    if form["starts"] not in allowed:
        form["starts"] = allowed[0]
    return _sound({**form, "mode": form["mode"] or DISTANCE, "language": form["language"] or "ca"})


def changed(before: Form, given: Mapping[str, str], scene: Scene) -> Form:
    """Another way of pairing brings what is usual with it, and so do other rules of the games."""
    now = filled(given, scene)
    if now["mode"] != before["mode"]:
        now |= usual(now["mode"])
    if now["ruleset"] != before["ruleset"]:
        now |= games.usual(now["ruleset"], scene)
    return now


def usual(mode: str) -> Form:
    """How round one is paired and what counts, where nobody says otherwise (RDU-8)."""
    return {
        "first_round": USUAL_FIRST.get(mode, HALVES),
        "scoring": USUAL_SCORING.get(mode, POINTS),
    }


def terms_form(terms: Terms) -> Form:
    """As it is paired now, to be changed."""
    boxes = {name: "on" if getattr(terms, name) else "" for name in BOXES}
    return {"mode": terms.mode, "first_round": terms.first_round, "scoring": terms.scoring, **boxes}


def terms_given(given: Mapping[str, str], before: Form) -> Form:
    """What stands in that form now."""
    now = _sound({name: given.get(name, "") for name in before})
    return now if now["mode"] == before["mode"] else {**now, **usual(now["mode"])}


def terms_of(form: Form) -> Terms:
    return Terms(
        mode=form["mode"],
        first_round=form["first_round"],
        scoring=form["scoring"],
        lower_is_better=bool(form["lower_is_better"]),
        points_first=bool(form["points_first"]),
        strict_bye=bool(form["strict_bye"]),
        late_exempt=bool(form["late_exempt"]),
        forfeits_meet=bool(form["forfeits_meet"]),
        clubs_apart=bool(form["clubs_apart"]),
    )


def choices(form: Form, scene: Scene) -> Choices:
    return Choices(
        name=form["name"],
        place=form["place"],
        director=form["director"],
        rounds=rounds(form["rounds"]) if form["mode"] != ROUND_ROBIN else ROUNDS,
        language=form["language"],
        publication=form["publication"],
        names_starts=form["starts"] == "named",
        ruleset=games.ruleset(form["ruleset"], scene, form["language"]),
        minutes=games.minutes_of(form["minutes"]),
    )


def rounds(text: str) -> int:
    if not text.strip().isdecimal():
        raise RoundsUnreadable(rounds=text.strip() or "–")
    return int(text)


def _sound(form: Form) -> Form:
    """An answer that is not on offer is the usual one: a form may come from another version."""
    mode = form["mode"] if form["mode"] in MODES else DISTANCE
    known: dict[str, tuple[str, ...]] = {"first_round": FIRST_ROUNDS, "scoring": tuple(ORDERS)}
    if mode == ROUND_ROBIN:
        known["first_round"] = (HALVES, LOT)
    chosen = {name: form[name] if form[name] in those else usual(mode)[name] for name, those in known.items()}
    return {**form, "mode": mode, **chosen}


def _defaults(scene: Scene) -> Form:
    club: dict[str, Any] = json.loads(scene.kept.get(OF_THE_CLUB, "{}"))
    language = "ro" if scene.settings.language == "ro" else "ca"
    last = club.get("ruleset", "")
    card = last if last in games.known(scene) else "romanian" if language == "ro" else "mallorca"
    return {
        "name": _name(scene),
        "rounds": str(ROUNDS),
        "mode": DISTANCE,
        **usual(DISTANCE),
        **dict.fromkeys(BOXES, ""),
        "ruleset": card,
        "place": club.get("place", ""),
        "director": club.get("director", ""),
        "language": language,
        "publication": language,
        **games.usual(card, scene),
    }


def _name(scene: Scene) -> str:
    """Before the engine is there nobody knows what day it is."""
    if not scene.now:
        return ""
    date = scene.texts.date(scene.now, scene.zone)
    return scene.texts.gettext("Tournament, %(date)s") % {"date": date}
