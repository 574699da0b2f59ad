"""What entries mean once no turn is played any more, and what the arbiter decides."""

from dataclasses import replace

from faristol.games.classic.game import Classic
from faristol.games.classic.timed import stopped
from faristol.games.classic.turns import Adjustment, Ending, Settled
from faristol.games.log import Entry


def ended(event: Classic, entry: Entry) -> Classic:
    match entry["type"]:
        case "GameEnded":
            ending = Ending(entry["way"], entry["clause"], tuple(entry["lost"]), entry["racks"])
            return replace(stopped(event, entry["at"]), ending=ending, ended_at=entry["at"])
        case "Settled":
            return replace(event, settled=_settled(entry))
        case "ArbiterDecided":
            ending = event.ending or Ending("decided", entry["clause"])
            before = event.settled or Settled((), (), None, None, (0,) * len(event.names))
            settled = replace(before, result=tuple(entry["result"]), winner=entry["winner"], decided=True)
            return replace(stopped(event, entry["at"]), made=None, ending=ending, settled=settled)
        case "Penalised":
            penalty = Adjustment(entry["player"], entry["points"], entry["clause"], entry["why"])
            return _counted_again(replace(event, penalties=(*event.penalties, penalty)), entry)
        case "PointsCorrected":
            at = entry["turn"] - 1
            corrected = replace(event.turns[at], points=entry["points"])
            turns = (*event.turns[:at], corrected, *event.turns[at + 1 :])
            return _counted_again(replace(event, turns=turns), entry)
    raise TypeError(f"no such entry: {entry['type']}")


def _counted_again(event: Classic, entry: Entry) -> Classic:
    """A game that has been counted has another result by what the arbiter decided."""
    if event.settled is None:
        return event
    settled = replace(event.settled, result=tuple(entry["result"]), winner=entry["winner"])
    return replace(event, settled=settled)


def _settled(entry: Entry) -> Settled:
    racks = tuple(tuple(rack) for rack in entry["racks"]) if entry["racks"] is not None else None
    return Settled(
        adjustments=tuple(
            Adjustment(each["player"], each["points"], each["clause"]) for each in entry["adjustments"]
        ),
        result=tuple(entry["result"]),
        winner=entry["winner"],
        racks=racks,
        over=tuple(entry["over"]),
    )
