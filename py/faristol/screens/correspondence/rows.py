"""The turns as the sheet's table has them, and the string with what is used and by whom (COR-4, COR-5)."""

from collections.abc import Sequence
from typing import Any

from faristol.games.correspondence.course import BLUE, RED, Course, Turn, tiles_of
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message import letters
from faristol.games.correspondence.remarks import day_text, roman
from faristol.games.correspondence.sheet import facts
from faristol.games.log import Entry

GROUP = 10
STATES = {RED: "red", BLUE: "blue"}


def turns(event: Correspondence, course: Course, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """A row for each turn, with a play of RED and one of BLUE."""
    taken = _penalties(entries)
    totals = {RED: 0, BLUE: 0}
    cells = []
    for at, turn in enumerate(course.turns):
        totals[turn.player] += turn.points
        for player in (RED, BLUE):
            totals[player] -= sum(points for after, whose, points in taken if after == at and whose == player)
        cells.append(_cell(event, turn, at, totals[turn.player]))
    return [
        {
            "number": roman(at // 2 + 1),
            "red": cells[at],
            "blue": cells[at + 1] if at + 1 < len(cells) else None,
        }
        for at in range(0, len(cells), 2)
    ]


def _penalties(entries: Sequence[Entry]) -> list[tuple[int, int, int]]:
    """After which turn, counted from 0; whose; how many points: they count from the next play on (COR-13)."""
    first, *others = facts(entries)
    event, found = opened(first), []
    for fact in others:
        if fact["type"] == "ChallengeJudged" and fact["penalty"] and event.challenge:
            found.append((len(event.sent), event.challenge.by, fact["penalty"]))
        event = apply(event, fact)
    return found


def _cell(event: Correspondence, turn: Turn, at: int, total: int) -> dict[str, Any]:
    sent = event.sent[at] if at < len(event.sent) else None
    play, *crosses = [word.replace(" ", ": ") for word in turn.words] or [""]
    return {
        "player": turn.player,
        "kind": turn.kind,
        "letters": letters(event.tile_set, tiles_of(event.string, turn.used)).replace(", ", ","),
        "play": play,
        "crosses": "; ".join(crosses),
        "points": turn.points,
        "worth": turn.worth if turn.kind == "play" and turn.worth != turn.points else None,
        "total": total,
        "sent": sent is not None,
        "arrived": day_text(sent.arrived) if sent else "",
        "went": day_text(sent.sent) if sent else "",
        "days": sent.days if sent else None,
        "clause": turn.clause,
    }


def string_groups(event: Correspondence, course: Course) -> list[list[dict[str, Any]]]:
    """Each letter: used by whom, in whose hand, or still to come."""
    where: dict[int, tuple[str, bool]] = {}
    for turn in course.turns:
        where |= {place: (STATES[turn.player], True) for place in turn.used}
    for player, hand in zip((RED, BLUE), course.hands, strict=True):
        where |= {place: (STATES[player], False) for place in hand}
    cells = [
        {
            "letter": event.tile_set.write((tile,)),
            "whose": where.get(place, ("", False))[0],
            "used": where.get(place, ("", False))[1],
        }
        for place, tile in enumerate(event.string)
    ]
    return [cells[at : at + GROUP] for at in range(0, len(cells), GROUP)]
