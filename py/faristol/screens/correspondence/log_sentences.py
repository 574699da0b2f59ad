"""What the sentences on the log of a game by letter have in them beside the values of the entries."""

from datetime import date
from typing import Any

from faristol.games.correspondence.facts import WayAgreed
from faristol.games.correspondence.facts_of_turns import CoefficientsDecided, Punished
from faristol.games.correspondence.game import CorrespondenceOpened
from faristol.screens.correspondence.set_up import way_names
from faristol.screens.correspondence.sides import colour
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.parts.signs import coefficient, penalty, plain
from faristol.texts import N_, Texts

VARIANTS = {"right": N_("%(told)s (play right)"), "wrong": N_("%(told)s (play wrong)")}


def values(fact: Any, names: dict[str, str], t: Texts, zone: int) -> dict[str, Any]:
    """Return the colours, lists in one line, days and coefficients as people write them."""
    of_fact = {
        key: ", ".join(map(_written, each)) or "–" for key, each in vars(fact).items() if type(each) is tuple
    }
    of_fact |= {key: day_text(each, t) for key, each in vars(fact).items() if isinstance(each, date)}
    player = getattr(fact, "player", None) or getattr(fact, "lost", None)
    if player:
        of_fact["colour"] = colour(player, t)
    match fact:
        case CorrespondenceOpened():
            of_fact["red"], of_fact["blue"] = fact.players
        case CoefficientsDecided():
            of_fact["coefficients"] = " – ".join(coefficient(each, t) for each in fact.coefficients)
        case WayAgreed():
            of_fact["way"] = way_names(t)[fact.way]
        case Punished():
            of_fact["off"] = penalty(fact.off, t)
    return of_fact


def _written(value: Any) -> str:
    return plain(value) if isinstance(value, int) else str(value)


def of_variant(fact: Any, sentence: str, t: Texts) -> str:
    """Return the sentence with the variant that it speaks of."""
    variant = VARIANTS.get(getattr(fact, "variant", None) or "")
    return t.gettext(variant) % {"told": sentence} if variant else sentence
