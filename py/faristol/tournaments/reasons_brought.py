"""Why the director of the other tablet did what is brought: it goes along with it."""

from collections.abc import Mapping, Sequence

from faristol.facts import effective
from faristol.tournaments.event import Entry
from faristol.tournaments.found import Place

OF_ROUNDS = {
    "PlacesChanged": ("round", "starts"),
    "TableAdded": ("round",),
    "RoundCalledOff": ("round",),
    "ByeAdded": ("round", "byes"),
}


def reasons_of(log: Sequence[Entry], ids: Mapping[str, str]) -> dict[Place, str]:
    """Return the reasons that entries of a log give, by what they are about; `ids` are those used here."""
    found: dict[Place, str] = {}
    for entry in effective(log):
        if entry["type"] == "RatingCorrected":
            found["rating", (ids.get(entry["player"], entry["player"]),), 0] = entry["why"]
        for about in OF_ROUNDS.get(entry["type"], ()):
            place: Place = (about, (), entry["round"])
            found[place] = "; ".join(filter(None, (found.get(place, ""), entry["why"])))
    return found
