"""A new tournament: a form on which a new director only has to look at the name."""

import json
from typing import Any

from faristol.games.commitment import SECRET_BYTES
from faristol.screens.new_event import publications
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.tournament.opening import games, ways
from faristol.screens.tournament.opening.form import (
    OF_THE_CLUB,
    Form,
    changed,
    choices,
    filled,
    form_of,
    terms_of,
)
from faristol.screens.tournament.opening.game_rules import told
from faristol.texts import Texts
from faristol.tournaments.opening import open_tournament
from faristol.tournaments.rules import clause_of_start
from faristol.tournaments.terms import ROUND_ROBIN


def view(scene: Scene) -> dict[str, Any]:
    t, form = scene.texts, form_of(scene)
    rules = games.ruleset(form["ruleset"], scene)
    return {
        "title": t.gettext("A new tournament"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "form": form,
        "asks_rounds": form["mode"] != ROUND_ROBIN,
        "rulesets": games.cards(scene),
        "rules_told": told(rules, read_minutes(form["minutes"]), named=form["starts"] == "named", t=t),
        "starts": games.starts(rules, t),
        "start_clause": clause_of_start(rules, named=form["starts"] == "named"),
        "languages": ways.playing_languages(t),
        "publications": publications(t),
        **pairing_ways(form, t),
    }


def read_minutes(text: str) -> int | None:
    """None while it is no number."""
    return int(text) if text.strip().isdecimal() else None


def pairing_ways(form: Form, t: Texts) -> dict[str, Any]:
    """What the questions about pairing and counting need, here and when they are asked again later."""
    return {
        "modes": ways.modes(t),
        "first_rounds": ways.first_rounds(form, t),
        "scorings": ways.scorings(t),
        "asked": ways.asked_of(form["mode"]),
        "clauses": ways.clauses_of(form),
    }


def choose(scene: Scene, intent: Intent) -> Step:
    form = changed(form_of(scene), intent.fields, scene)
    return Step(session={**scene.session, "tournament_setup": form})


def open_(scene: Scene, intent: Intent) -> Step:
    form = filled(intent.fields, scene)
    chosen = choices(form, scene)
    opened = open_tournament(chosen, terms_of(form), scene.chance(SECRET_BYTES), scene.app)
    rest = {key: value for key, value in scene.session.items() if key != "tournament_setup"}
    club = {"place": chosen.place, "director": chosen.director, "ruleset": form["ruleset"]}
    kept: dict[str, str | None] = {OF_THE_CLUB: json.dumps(club, ensure_ascii=False)}
    return Step(opens=opened, session=rest, keeps=kept, focus="player")


TOURNAMENT_SETUP = Screen(
    name="tournament_setup",
    view=view,
    title=lambda scene: scene.texts.gettext("A new tournament"),
    intents={"choose": choose, "open": open_},
    remembers=True,
)
