"""By which rules turns are weighed: from how many tiles in the bag on they are exchanged, if ever."""

from collections.abc import Callable, Mapping

from faristol.practice.turns import PLAYS_ONLY, TurnRules
from faristol.screens.practice.analysis.study import Study, rules_named
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_, Texts

DUPLICATE = "duplicate"
OFFERED: Mapping[str, Mapping[str, str]] = {
    "ca": {DUPLICATE: N_("Duplicate"), "mallorca": N_("Mallorca"), "federation": N_("The federation")},
    "ro": {DUPLICATE: N_("Duplicate"), "romanian": N_("A two-player game")},
}

Choice = tuple[str, dict[str, str], None]
"""What stands on it, and what it sends."""


def choices(study: Study, t: Texts) -> list[Choice]:
    return [
        (t.gettext(label), {"do": "analysis.by_rules", "rules": name}, None)
        for name, label in OFFERED[study.language].items()
    ]


def chosen(study: Study, t: Texts) -> str:
    """Return the label of those that hold; "" for a club's own numbers."""
    offered = OFFERED[study.language].items()
    return next((t.gettext(label) for name, label in offered if _rules(name) == study.turn_rules), "")


def _rules(name: str) -> TurnRules:
    return PLAYS_ONLY if name == DUPLICATE else rules_named(name)


def intents(
    study_of: Callable[[Scene], Study], keep: Callable[[Scene, Study], Step]
) -> dict[str, Callable[[Scene, Intent], Step]]:
    def by_rules(scene: Scene, intent: Intent) -> Step:
        study, name = study_of(scene), intent.data["rules"]
        return keep(scene, study.by(_rules(name))) if name in OFFERED[study.language] else Step()

    return {"by_rules": by_rules}
