"""What the sentences on the log of a serie de maxime have in them beside the values of the entries."""

from faristol.facts import Fact
from faristol.games.series.facts import PlayerSanctioned, PlayMade, PlayTyped, SeriesTimeStarted
from faristol.texts import Texts, minutes_and_seconds


def values(fact: Fact, names: dict[str, str], t: Texts, zone: int) -> dict[str, str]:
    """Return who played, which words are not in the list, how much time was left."""
    match fact:
        case PlayMade() | PlayTyped():
            return {"name": _name(fact.player, names, t), "words": ", ".join(fact.words)}
        case PlayerSanctioned():
            return {"name": _name(fact.player, names, t)}
        case SeriesTimeStarted():
            return {"left": minutes_and_seconds(fact.remaining)}
    return {}


def _name(number: int, names: dict[str, str], t: Texts) -> str:
    return names.get(str(number)) or t.gettext("Player")
