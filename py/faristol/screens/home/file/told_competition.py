"""What the sentences on a competition's log have in them beside the values of the entries."""

from typing import Any

from faristol.texts import Texts


def values(fact: Any, names: dict[str, str], t: Texts) -> dict[str, str]:
    """Return lists with spaces between, and the player by name."""
    said = {key: " ".join(map(str, each)) or "–" for key, each in vars(fact).items() if type(each) is tuple}
    if "player" in vars(fact):
        said["player"] = names[fact.player]
    return said
