"""The tables of a hall in which each division is paired for itself: no two have one number.

Settled: the divisions sit one behind the other, each with as many tables as its players fill, and keep their
tables from round to round. One that needs more has the next free numbers. The director may say which
table is a division's first one.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import count, islice

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.own_tables import MOST_TABLES
from faristol.tournaments.pairing import Draft
from faristol.tournaments.parts import at_table, parts_of

Tables = tuple[int, ...]

NoSuchFirstTable = refusal(
    "tournament.no-such-first-table",
    N_("That cannot be the number of a table."),
    N_("Write a number from 1 to %(most)s."),
    field="first_table",
)
TablesTaken = refusal(
    "tournament.tables-taken",
    N_("Table %(table)s is another division’s: %(division)s."),
    N_("Write a number from which enough tables are free, such as %(free)s."),
    field="first_table",
)


def with_tables(event: Tournament, draft: Draft) -> Draft:
    """Return a division's draft with the numbers of its tables in the hall."""
    return replace(draft, tables=tables_for(event, len(draft.pairs))) if event.whole else draft


def tables_for(event: Tournament, many: int) -> Tables:
    """Return so many tables for a division: its own first, then the next ones that are free."""
    others, blocks = _others(event), _blocks(event.hall)
    own = tuple(table for table in blocks.get(event.part, ()) if table not in others)
    taken = {*others, *own}
    after = (number for number in count((own or (0,))[-1] + 1) if number not in taken)
    return (*own[:many], *islice(after, max(0, many - len(own))))


def next_table(event: Tournament) -> int:
    """Return the number of one table more in the round that a division plays; 0 where they are together."""
    if event.whole is None:
        return 0
    used = [board for board, _ in event.rounds[-1].draft.numbered]
    free = (number for number in count(max(used, default=0) + 1) if number not in {*used, *_others(event)})
    return next(free)


def set_first_table(event: Tournament, typed: str) -> list[Entry]:
    """Say which table is a division's first one, from its next round on."""
    if event.whole is None or event.ended:
        raise NotNow
    number = int(typed) if typed.strip().isdecimal() else 0
    if not 1 <= number <= MOST_TABLES:
        raise NoSuchFirstTable(most=MOST_TABLES)
    need = max(1, _needed(event))
    others = (each for each in parts_of(event) if each.part != event.part)
    sitting = {table: each.part for each in others for table in (*_settled_tables(each), *_sitting(each))}
    if taken := next((table for table in range(number, number + need) if table in sitting), None):
        free = next(at for at in count(1) if not any(table in sitting for table in range(at, at + need)))
        raise TablesTaken(table=taken, division=sitting[taken], free=free)
    if first_table(event) == number:
        return []
    return [{"type": "FirstTableSet", "table": number}]


def seats(event: Tournament) -> Tables:
    """Return the tables of a division: those of the round that it plays, or of its next one."""
    return _sitting(event) or _blocks(event.hall).get(event.part, ())


def division_at(hall: Tournament, table: int) -> Tournament:
    """Return the division that sits at a table, or will; the whole where none does."""
    there = at_table(hall, table)
    waiting = (part for part in parts_of(hall) if part.stage != "results" and table in seats(part))
    return there if there is not hall and there.stage == "results" else next(waiting, there)


def first_table(event: Tournament) -> int:
    """Return the number of a division's first table, as it is or will be."""
    return (tables_for(event, 1) or (1,))[0]


def _others(event: Tournament) -> set[int]:
    others = {name: part for name, part in event.hall.parts.items() if name != event.part}
    blocks = _blocks(event.hall)
    return {table for name, part in others.items() for table in (*blocks[name], *_sitting(part))}


def _blocks(hall: Tournament) -> Mapping[str, Tables]:
    """Return the tables of each division: those at which it sits, that were said, or the next free ones."""
    found = {name: tables for name, part in hall.parts.items() if (tables := _settled_tables(part))}
    sitting = [_sitting(part) for part in hall.parts.values()]
    for name, part in hall.parts.items():
        if name not in found:
            taken, need = {table for some in (*found.values(), *sitting) for table in some}, _needed(part)
            at = next(at for at in count(1) if not taken & {*range(at, at + need)})
            found[name] = tuple(range(at, at + need))
    return found


def _sitting(part: Tournament) -> Tables:
    """Return the tables of the round that a division plays."""
    return part.rounds[-1].draft.tables if part.stage == "results" else ()


def _settled_tables(part: Tournament) -> Tables:
    """Return the tables of a division as far as they do not follow from those of the others."""
    if part.first_table and not part.draft:
        return tuple(range(part.first_table, part.first_table + _needed(part)))
    draft = part.draft or (part.rounds[-1].draft if part.rounds else None)
    return draft.tables if draft else ()


def _needed(part: Tournament) -> int:
    return sum(player.withdrawn is None for player in part.players.values()) // 2
