"""The room's board of a duplicate: the round while it runs, the master play and the standings after it."""

from collections.abc import Sequence
from dataclasses import replace

from faristol.core.play import read_play
from faristol.games.duplicate.bonus import Bonus, bonus_of, value
from faristol.games.duplicate.counting import counted, points
from faristol.games.duplicate.event import Duplicate, Topping
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import incomplete
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row, deducts, master_total, standings
from faristol.games.judging_draws import promise_holds
from faristol.games.log import Entry, effective
from faristol.screens.board.squares import Rows, rows
from faristol.screens.duplicate.decision import decision
from faristol.screens.duplicate.stock import stock
from faristol.screens.duplicate.table_of_rounds import Line, TableOfRounds, table_of_rounds
from faristol.screens.duplicate.topped import found_first, time_of
from faristol.screens.parts.clock_time import hour
from faristol.screens.parts.faces import TileFace
from faristol.screens.public.board import Face
from faristol.screens.public.pages import (
    BoardPage,
    DrawnPage,
    PromisePage,
    TimePage,
    in_one_column,
    pages_of,
)
from faristol.screens.public.room import Room, played_tiles
from faristol.screens.sealed.promise import Promise
from faristol.screens.view import view_value
from faristol.texts import Texts, score

NEWEST_ROUNDS = 10
"""So many rounds fit beside the names, in figures that are read from the back of the room."""


@view_value
class SeatsPage(BoardPage):
    template = "duplicate/room_seats.html"
    facts: Sequence[str]
    seats: Sequence[Sequence[Sequence[Player]]]


@view_value
class MasterPage(BoardPage):
    """The master play, which everybody lays on an own board; who found it, and whose the bonus is."""

    template = "duplicate/room_master.html"
    rows: Rows
    round: Round
    tiles: Sequence[TileFace]
    finders: Sequence[Player]
    first: str | None
    """Topping: who found it first."""
    bonus: Bonus | None
    bonus_player: Player | None
    wrong: Sequence[int]


@view_value
class RoomRow:
    """How a player stands, with what the last round brought."""

    standing: Row
    points: int | str | None
    """In topping the time in which the best play was found."""
    bonus: Bonus | None


@view_value
class StandingsPage(BoardPage):
    template = "duplicate/room_standings.html"
    event: Duplicate
    last: MasterPage
    tables: Sequence[Sequence[Sequence[RoomRow]]]
    masters: int
    """The points of all master plays."""
    bonus_column: bool
    """Whether slips, bonuses and totals stand apart: at the end, where bonuses were given."""
    deducts: bool
    """Whether what sanctions took from the totals stands apart, too."""
    claims: str | None
    """The hour until which the results can be checked (DUP-22)."""
    decision: str | None
    """Why the judge ended it early."""
    incomplete: str | None
    """The clause by which the event is not official."""


@view_value
class TablePage(BoardPage):
    """The newest rounds of every player, against the master plays."""

    template = "duplicate/room_standings_table.html"
    topping: Topping | None
    table: TableOfRounds
    pages: Sequence[Sequence[Line]]


def face(room: Room) -> Face:
    event: Duplicate = room.event.state
    return Face(
        key=f"{event.stage}-{len(event.rounds)}",
        event_name=event.opened.name,
        place=event.opened.place,
        lexicon=event.opened.lexicon,
        sealed=_sealed(event) and not event.draws.published,
        pages=_pages(event, room),
    )


def _sealed(event: Duplicate) -> bool:
    return bool(event.opened.source == "committed")


def _pages(event: Duplicate, room: Room) -> tuple[BoardPage, ...]:
    done = [each for each in event.rounds if each.master]
    match event.stage:
        case "players":
            return _before(event, room.t)
        case "over":
            return _over(event, done, room)
        case "results":
            return _between(event, done[-1], room)
        case "tiles" if done and done[-1] is event.rounds[-1]:
            return _between(event, done[-1], room)
    return (_round(event, done, room),)


def _before(event: Duplicate, t: Texts) -> tuple[BoardPage, ...]:
    """Return what is said before the start: the rounds, the time, the bonus (DUP-21); and who sits where."""
    players = len(event.players)
    facts = [t.ngettext("%(n)s player", "%(n)s players", players) % {"n": players}] if players else []
    if event.opened.rounds:
        number = event.opened.rounds
        facts.append(t.ngettext("%(n)s round", "%(n)s rounds", number) % {"n": number})
    else:
        facts.append(t.gettext("a complete game"))
    minutes = event.opened.minutes
    if minutes:
        facts.append(t.ngettext("%(n)s minute a round", "%(n)s minutes a round", minutes) % {"n": minutes})
    bonus = value(replace(event, began=players))
    if bonus:
        facts.append(t.gettext("bonus: %(points)s") % {"points": score(bonus, t.language)})
    stands = _sealed(event) and promise_holds(event.draws, event.names)
    promise = PromisePage(facts, Promise(event.draws, t) if stands else None)
    if not players:
        return (promise,)
    seats = SeatsPage(facts, pages_of(event.at_tables))
    return (promise, seats) if _sealed(event) else (seats,)


def _round(event: Duplicate, done: list[Round], room: Room) -> TimePage:
    t, waiting = room.t, event.stage == "tiles"
    number = event.awaiting if waiting else event.round.number
    rack = () if waiting else room.rack(event.draws)
    # What is left would tell which tiles of the rack the room has not seen yet.
    left = stock(event, t) if rack and len(rack) == len(event.draws.rack) else ()
    return TimePage(
        title=t.gettext("Round %(n)s") % {"n": number},
        rows=rows(event.tile_set, event.board, t, last=_squares(done)),
        last=done[-1] if done else None,
        wrong=_found_wrong(room.event.entries),
        rack_tiles=rack,
        places=event.draws.rule.size + bool(left),
        stock=left,
        time=room.time(event.draws),
        slips=None if event.topping or event.stage in ("tiles", "call") else _slips(event),
        drawing=waiting,
    )


def _between(event: Duplicate, round_: Round, room: Room) -> tuple[BoardPage, ...]:
    master = _master_page(event, round_, room)
    return master, _standings(event, round_, master, room), *_table(event)


def _over(event: Duplicate, done: list[Round], room: Room) -> tuple[BoardPage, ...]:
    published = _sealed(event) and event.draws.published
    drawn = DrawnPage(Promise(event.draws, room.t) if published else None)
    if not done:
        return (drawn,)
    master = _master_page(event, done[-1], room)
    pages = _standings(event, done[-1], master, room), master, *_table(event)
    return (*pages, drawn) if published else pages


def _master_page(event: Duplicate, round_: Round, room: Room) -> MasterPage:
    assert round_.master
    bonus = bonus_of(event, round_)
    return MasterPage(
        rows(event.tile_set, round_.board_after, room.t, last=_squares([round_])),
        round_,
        played_tiles(event.tile_set, read_play(event.tile_set, round_.master.play), room.t),
        [
            event.players[player]
            for player, slip in round_.slips.items()
            if slip.play == round_.master.play and points(event, round_, player) > 0
        ],
        found_first(event, round_, room.t),
        bonus,
        event.players[bonus.player] if bonus else None,
        _found_wrong(room.event.entries),
    )


def _standings(event: Duplicate, round_: Round, last: MasterPage, room: Room) -> StandingsPage:
    table = []
    for row in standings(event):
        counts, id = counted(event, round_, row.player.id), row.player.id
        bonus = last.bonus if last.bonus and last.bonus.player == id else None
        made = time_of(event, round_, id) if event.topping else counts.points if counts else None
        table.append(RoomRow(row, made, bonus))
    open_until = event.claims_until if event.stage == "over" and not event.final else None
    claims = None if open_until is None else hour(open_until, room.zone)
    bonus_column = event.stage == "over" and bool(value(event))
    masters = master_total(event)
    over = event.stage == "over"
    return StandingsPage(
        event,
        last,
        pages_of(table),
        masters,
        bonus_column,
        deducts(event),
        claims,
        decision(event, room.t),
        incomplete(event) if over else None,
    )


def _table(event: Duplicate) -> tuple[TablePage, ...]:
    """Return nothing after the first round, which stands beside the places already."""
    table = table_of_rounds(event, last=NEWEST_ROUNDS - deducts(event))
    return (TablePage(event.topping, table, in_one_column(table.lines)),) if len(table.rounds) > 1 else ()


def _found_wrong(entries: Sequence[Entry]) -> list[int]:
    """Return the master plays found to be incorrect in this round or the one before: the room hears of it
    (DUP-18), but not for ever."""
    counting = effective(entries)
    racks = [at for at, entry in enumerate(counting) if entry["type"] == "RackDrawn"]
    since = racks[-2] if len(racks) > 1 else 0
    return [entry["round"] for entry in counting[since:] if entry["type"] == "MasterFoundWrong"]


def _slips(event: Duplicate) -> tuple[int, int]:
    """Return how many slips lie on the judge's table, of those who are there."""
    expected = event.expected_in(event.round.number)
    every = [counted(event, event.round, player.id) for player in expected]
    there = [counts for counts in every if counts is None or not counts.absent]
    return sum(counts is not None for counts in there), len(there)


def _squares(done: list[Round]) -> tuple[int, ...]:
    """Return the squares of the last master play."""
    return tuple(done[-1].master.laid) if done and done[-1].master else ()
