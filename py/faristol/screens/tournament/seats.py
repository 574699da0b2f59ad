"""What the other tablets of a tournament's room may do and may know: tables, and players' telephones."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from faristol.games.log import Entry
from faristol.screens.public.room import Room
from faristol.screens.scene import Intent, Scene
from faristol.screens.tournament.open_event import event_of
from faristol.screens.view import view_value
from faristol.tournaments.course import course, places_now
from faristol.tournaments.errors import NotThisPair
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts import in_division
from faristol.tournaments.from_tablets import SentResult, enter_sent, read_score, take_other
from faristol.tournaments.hall import division_at, tables_for
from faristol.tournaments.parts import at_table, part_of, parts_of
from faristol.tournaments.players import Player
from faristol.tournaments.published import Published
from faristol.tournaments.records import records
from faristol.tournaments.terms import LADDER

if TYPE_CHECKING:
    from faristol.room.messages import Do
    from faristol.room.seats import Tablet
    from faristol.room.table_state import PlayerLine, TablePair


def hand_in(scene: Scene, tablet: "Tablet", act: "Do") -> list[Entry]:
    score, table = read_score(act.text), tablet.table or 0
    if score is None or len(act.pair) != 2:
        raise NotThisPair(round=act.round, table=table)
    pair = act.pair[0], act.pair[1]
    division = part_of(event_of(scene).hall, pair[0])
    sent = SentResult(tablet.number, table, act.round, pair, score, act.game)
    return in_division(division, enter_sent(division, sent))


def tables(event: Tournament) -> dict[int, str]:
    """Return the tables of this round, or of the next if nobody is late, each with who sits there.

    Where each division is paired for itself, those of all divisions."""
    found = [_tables(part) for part in parts_of(event)]
    return dict(sorted((board, names) for some in found for board, names in some.items()))


def _tables(event: Tournament) -> dict[int, str]:
    seated = event.rounds[-1].draft.by_table if event.rounds else {}
    names = {
        board: f"{event.players[pair.first].name} – {event.players[pair.second].name}"
        for board, pair in seated.items()
    }
    there = sum(player.plays_in(event.next) for player in event.players.values()) // 2
    if event.terms.mode == LADDER and event.stage == "results":
        return names  # who comes to the next evening is not known
    numbers = tables_for(event, there) if event.whole else range(1, there + 1)
    return dict.fromkeys(numbers, "") | names


def seat_states(room: Room, tablets: Iterable["Tablet"]) -> dict[int, dict[str, Any]]:
    """Return what each of these tablets may know now, by its number."""
    from faristol.room.table_state import TableState, write_state

    tablets, hall = list(tablets), room.event.state.hall
    found = {tablet.number: division_at(hall, tablet.table or 0) for tablet in tablets}
    lines = _players(hall) if any(tablet.role == "telephone" for tablet in tablets) else ()
    return {
        tablet.number: write_state(
            TableState(
                **(_about_round(found[tablet.number], room.now) | _of_none(found[tablet.number])),
                table=tablet.table,
                pair=_pair(found[tablet.number], tablet.table),
                players=lines if tablet.role == "telephone" else (),
            )
        )
        for tablet in tablets
    }


def _of_none(event: Tournament) -> dict[str, Any]:
    """Return what a tablet is told that is of no division: no round is its own."""
    return {"round": 0, "stage": "results" if event.rounds else "players"} if _is_of_none(event) else {}


def _is_of_none(event: Tournament) -> bool:
    return len(event.parts) > 1 and not event.ended


def _about_round(event: Tournament, now: int) -> dict[str, Any]:
    """Return what everybody knows of the round of an event, or of a division."""
    return {
        "now": now,
        "kind": "tournament",
        "event": event.opened.name,
        "language": event.opened.language,
        "round": len(event.rounds),
        "of": event.announced,
        "stage": event.stage,
        "starts": event.opened.names_starts and (not event.rounds or event.rounds[-1].starts_noted),
        "rules": event.opened.document,
        "minutes": event.minutes,
    }


def _pair(event: Tournament, table: int | None) -> "TablePair | None":
    from faristol.room.table_state import TablePair

    published = event.rounds[-1] if event.rounds else None
    pair = published.draft.by_table.get(table) if published and table else None
    if table is None or published is None or pair is None:
        return None
    sheet = published.sheets.get(table)
    ids, halves = (pair.first, pair.second), _halves_before(event, published)
    by = "" if sheet is None else "director" if sheet.from_tablet is None else "tablet"
    return TablePair(
        ids,
        (event.players[ids[0]].name, event.players[ids[1]].name),
        (halves[ids[0]], halves[ids[1]]),
        sheet.written if sheet else None,
        by,  # type: ignore[arg-type]  # one of the three
        sheet.result.score if sheet else None,
    )


def _halves_before(event: Tournament, published: Published) -> dict[str, int]:
    carried = {player.id: player.carried for player in event.players.values()}
    played, counting = event.played[: published.number - 1], event.terms.counting
    done = records(carried, played, carried=carried, counting=counting)
    return {player: record.halves for player, record in done.items()}


def _players(event: Tournament) -> "tuple[PlayerLine, ...]":
    from faristol.room.table_state import PlayerLine

    lines, places = [], places_now(event)
    called = Counter(player.name for player in event.players.values())
    for row in event.standings():
        division = part_of(event, row.player.id)
        number = len(division.rounds)
        turns = course(event, row.player.id, {number: {}} if number else {})
        turn = turns[-1] if turns else None
        met = turn.opponent if turn else None
        lines.append(
            PlayerLine(
                row.player.id,
                _told_apart(row.player, called),
                turn.board if turn else None,
                bool(turn and turn.rests),
                event.players[met].name if met else "",
                bool(turn and turn.side == 0),
                turn.scores if turn else None,
                places.get(row.player.id, 0),
                row.record.halves,
                number if division.whole else 0,
                division.announced if division.whole else 0,
            )
        )
    return tuple(lines)


def _told_apart(player: Player, called: Mapping[str, int]) -> str:
    """Return the name, with the division where several have it."""
    several = called[player.name] > 1 and player.division
    return f"{player.name} · {player.division}" if several else player.name


@view_value
class OtherResult:
    """Another result that a table sent later, beside the one that counts."""

    board: int
    names: str
    counts: str
    other: str


def other_results(event: Tournament) -> list[OtherResult]:
    """Return those of the rounds that are on."""
    return [other for part in parts_of(event) if part.stage == "results" for other in _others(part)]


def _others(event: Tournament) -> list[OtherResult]:
    published, names = event.rounds[-1], tables(event)
    return [
        OtherResult(
            board,
            names[board],
            "–".join(map(str, sheet.result.score)) if (sheet := published.sheets.get(board)) else "",
            "–".join(map(str, other)),
        )
        for board, other in sorted(published.others.items())
    ]


def take_late(scene: Scene, intent: Intent) -> list[Entry]:
    board = int(intent.data["board"])
    division = at_table(event_of(scene).hall, board)
    return in_division(division, take_other(division, board))
