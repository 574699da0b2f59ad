"""The next sheet of the pile: table, points, points; the table says of which division it is."""

from faristol.screens.acts import Act
from faristol.screens.scene import Scene
from faristol.screens.tournament.figures import numbers
from faristol.screens.tournament.notes import TableNote, noted
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.round.errors import OfAnotherRound, TableOutOfRound
from faristol.screens.tournament.round.handing_in import handed_in, score_of
from faristol.screens.tournament.round.place import published_of
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import at_table, parts_of
from faristol.tournaments.published import Published
from faristol.tournaments.reporting import hand_in


def sheet(
    scene: Scene,
    event: Tournament,
    table: str = "",
    first: str = "",
    second: str = "",
    round: int | None = None,
    again: str = "",
) -> Act:
    """Take a sheet of any table, as it lies in the hand: table, points, points.

    An unlikely one comes back, and one for a table that has another result; the same once more counts.
    """
    published = published_of(scene)
    division = _division_at(event, published, table)
    if division is not event:
        published = division.rounds[-1]
    elif round not in (None, published.number):
        raise OfAnotherRound(round=round, now=published.number)
    board = _board_of(division, published, table)
    score = score_of(first, second, board)
    entries = in_division(division, hand_in(division, published.number, board, score, sure=again == "yes"))
    return handed_in(scene, published, board, entries)


def look_at(scene: Scene, table: str = "") -> Act:
    """Show whose sheet that is, as soon as its table is written."""
    published, typed = published_of(scene), table.strip()
    division = _division_at(event_of(scene), published, typed)
    if division is not event_of(scene):
        published = division.rounds[-1]
    there = typed.isdecimal() and int(typed) in published.draft.by_table
    return noted(scene, in_hand=TableNote(published.number, int(typed)) if there else None)


def _division_at(event: Tournament, published: Published, typed: str) -> Tournament:
    """Return the division whose sheet this is by the number of its table: mostly the one in hand."""
    typed = typed.strip()
    if not typed.isdecimal() or int(typed) in published.draft.by_table:
        return event
    return at_table(event, int(typed))


def _board_of(event: Tournament, published: Published, typed: str) -> int:
    typed = typed.strip()
    if not typed.isdecimal() or int(typed) not in published.draft.by_table:
        played = (part.rounds[-1] for part in parts_of(event) if part.stage == "results")
        tables = {table for each in (published, *played) for table in each.draft.by_table}
        raise TableOutOfRound(table=typed or "–", tables=numbers(tables))
    return int(typed)
