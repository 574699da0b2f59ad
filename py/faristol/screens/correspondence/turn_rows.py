"""The turns as the sheet's table has them, and the string with what is used and by whom (COR-4, COR-5)."""

from collections.abc import Iterator, Sequence

from faristol.games.correspondence.course import BLUE, RED, Course, Turn, tiles_of
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message import PASS, letters
from faristol.games.correspondence.remarks import day_text, roman
from faristol.games.correspondence.sheet import facts
from faristol.games.log import Entry
from faristol.screens.correspondence.sides import KEYS
from faristol.screens.view import view_value

GROUP = 10


@view_value
class Cell:
    turn: Turn
    letters: str
    play: str
    crosses: str
    """The other words that the play forms."""
    worth: int | None
    """What the play would score, if the sheet counts something else."""
    total: int
    arrived: str
    went: str
    """When it was sent; empty until then."""


@view_value
class Deduction:
    """What a total loses, in a line of its own: a penalty below the turn in which it was decided, and in the
    end the letters left in hand.
    """

    player: int
    points: int
    total: int
    letters: str = ""
    """Those left in hand; a penalty has none."""


Row = tuple[str, tuple[Cell, Cell | None], tuple[Deduction, ...]]
"""A turn as the sheet counts them: its number, the plays of RED and BLUE, and what is deducted below them."""
Place = tuple[str, str, bool]
"""A letter of the string, the key of the side that has it, and whether it is used."""


def turn_rows(event: Correspondence, course: Course, entries: Sequence[Entry]) -> list[Row]:
    penalties, turns = _penalties(entries), list(enumerate(course.turns))
    totals, rows = {RED: 0, BLUE: 0}, list[Row]()
    for start in range(0, len(turns), 2):
        cells: list[Cell | None] = []
        for at, turn in turns[start : start + 2]:
            totals[turn.player] += turn.points
            cells.append(_cell(event, turn, at, totals[turn.player]))
        red, blue = [*cells, None][:2]
        assert red
        last = start + 2 >= len(turns)
        fines = list[Deduction]()
        for at, player, points in penalties:
            if start <= at < start + 2 or (last and at >= start):
                totals[player] -= points
                fines.append(Deduction(player, points, totals[player]))
        if last and course == event.course:
            fines += _left_over(event)
        rows.append((roman(start // 2 + 1), (red, blue), tuple(fines)))
    return rows


def _left_over(event: Correspondence) -> Iterator[Deduction]:
    """Yield what the game takes from the totals at its end, so that the sheet adds up (COR-7)."""
    for player, hand, points in zip((RED, BLUE), event.course.hands, event.left_over, strict=True):
        if points:
            left = letters(event.tile_set, tiles_of(event.string, hand)).replace(", ", ",")
            yield Deduction(player, points, event.scores[player - 1], left)


def _penalties(entries: Sequence[Entry]) -> list[tuple[int, int, int]]:
    """Return each penalty: the turn that was to be made, from 0, whose it is, and its points (COR-13)."""
    first, *others = facts(entries)
    event, found = opened(first), []
    for fact in others:
        if fact["type"] == "ChallengeJudged" and fact["penalty"] and event.challenge:
            found.append((len(event.sent), event.challenge.by, fact["penalty"]))
        event = apply(event, fact)
    return found


def _cell(event: Correspondence, turn: Turn, at: int, total: int) -> Cell:
    sent = event.sent[at] if at < len(event.sent) else None
    play, *crosses = [word.replace(" ", ": ") for word in turn.words] or [PASS]
    return Cell(
        turn,
        letters(event.tile_set, tiles_of(event.string, turn.used)).replace(", ", ","),
        play,
        "; ".join(crosses),
        turn.worth if turn.kind == "play" and turn.worth != turn.points else None,
        total,
        day_text(sent.arrived) if sent else "",
        day_text(sent.sent) if sent else "",
    )


def string_groups(event: Correspondence, course: Course) -> list[list[Place]]:
    """Return each letter: used by whom, in whose hand, or still to come."""
    where: dict[int, tuple[str, bool]] = {}
    for turn in course.turns:
        where |= {place: (KEYS[turn.player], True) for place in turn.used}
    for player, hand in zip((RED, BLUE), course.hands, strict=True):
        where |= {place: (KEYS[player], False) for place in hand}
    places = [
        (event.tile_set.write((tile,)), *where.get(place, ("", False)))
        for place, tile in enumerate(event.string)
    ]
    return [places[at : at + GROUP] for at in range(0, len(places), GROUP)]
