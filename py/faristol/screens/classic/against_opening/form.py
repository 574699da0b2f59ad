"""What stands in the form of a game against the computer: as chosen, else as the last one was played."""

import json
from collections.abc import Mapping
from typing import Any

from faristol.games.classic.opening import Choices
from faristol.practice.levels import CLUB, LEVELS
from faristol.screens.classic.opening.form import DOCUMENTS
from faristol.screens.classic.opening.own_rules import own_rules, rules_of
from faristol.screens.scene import Scene

FORM = "against_setup"
KEPT = "practice"
"""How the last one was played, kept on the device for the next; its name is older than the screen's."""
COMPUTER = 2

Form = dict[str, str]


def form_of(scene: Scene) -> Form:
    return filled(scene.session.get(FORM, {}), scene)


def filled(given: Mapping[str, str], scene: Scene) -> Form:
    last: Form = json.loads(scene.kept.get(KEPT, "{}"))
    said = {**last, **given}
    level, ruleset = said.get("level", ""), said.get("ruleset", "")
    usual = "romanian" if scene.settings.language == "ro" else DOCUMENTS[0]
    return {
        "name": said.get("name", ""),
        "ruleset": ruleset if ruleset in known(scene) else usual,
        "level": level if level in LEVELS else CLUB.name,
    }


def known(scene: Scene) -> list[str]:
    """The documents, and the club's own rules."""
    return [*DOCUMENTS, *(one["id"] for one in own_rules(scene.kept))]


def rules(form: Form, scene: Scene) -> dict[str, Any]:
    return rules_of(form["ruleset"], own_rules(scene.kept))


def for_next_time(form: Form) -> str:
    return json.dumps(form, ensure_ascii=False)


def choices(form: Form, scene: Scene) -> Choices:
    """Without a clock: who practises takes the time that it takes."""
    t = scene.texts
    return Choices(
        name="",
        place="",
        round="",
        table="",
        mode="tablet",
        players=(form["name"].strip() or t.gettext("Player"), t.gettext("Computer")),
        minutes=0,
        clocks="program",
        publication=rules(form, scene)["language"],
        computer={"player": COMPUTER, "level": form["level"]},
    )
