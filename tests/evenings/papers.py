"""What others read: the page for everybody and the board on the wall have the places that were counted."""

import re
from fractions import Fraction
from typing import Any

from evenings.evening import Evening, Invariant, NotSo
from evenings.results import counted
from evenings.rounds import halves_of
from evenings.seen import sentences
from faristol.kinds import fold_log
from faristol.screens.activities import board_for_the_room, published_page
from faristol.screens.scene import OpenEvent
from faristol.screens.session import Session
from faristol.texts import score
from faristol.tournaments.criteria import criteria

ZONE = 60
_FIRST_TABLE = re.compile(r'<h2 id="classification">.*?</table>', re.S)
_PAGE_ROW = re.compile(r"<tr[^>]*>\s*<td class=\"figure\">(.*?)</td>(.*?)</tr>", re.S)
_WHOSE = re.compile(r'href="#player-([^"]+)"')
_STRONG = re.compile(r"<strong>(.*?)</strong>", re.S)
_WALL_ROW = re.compile(r'<tr id="public-row-([^"]+)"[^>]*>(.*?)</tr>', re.S)
_FIGURE = re.compile(r'<td class="public__figure([^"]*)">(.*?)</td>', re.S)


def event_on(device: Any) -> OpenEvent | None:
    """Return the event that a device holds, as a page of it is made."""
    for stream in device.disk.entries:
        entries = device.log_of(stream)
        if (folded := fold_log(entries)) and folded.broken is None:
            return OpenEvent(stream, folded.kind, tuple(entries), folded.state)
    return None


def on_the_page(html: str) -> dict[str, tuple[str, str]]:
    """Return place and points of everybody on a page for everybody."""
    found = {}
    table = _FIRST_TABLE.search(html)
    for place, rest in _PAGE_ROW.findall(table[0] if table else ""):
        whose, points = _WHOSE.search(rest), _STRONG.search(rest)
        if whose and points:
            found[whose[1]] = sentences(place), sentences(points[1])
    return found


def on_the_wall(html: str) -> dict[str, tuple[str, str]]:
    """Return place and points of everybody on the wall; whoever stands there by a table has its number."""
    found = {}
    for whose, row in _WALL_ROW.findall(html):
        figures = _FIGURE.findall(row)
        totals = [text for look, text in figures if "total" in look]
        if totals:
            found[whose] = sentences(figures[0][1]), sentences(totals[0])
    return found


def a_duplicate_is_published_as_counted(evening: Evening) -> None:
    event = event_on(evening.devices["judge"])
    if event is None or not any(round_.master for round_ in event.state.rounds):
        return
    state, language = event.state, event.state.opened.publication
    ours = {
        player: (str(place or "–"), score(Fraction(total), language))
        for player, (total, place) in counted(state).items()
    }
    page = on_the_page(published_page(event, "0", evening.now, ZONE))
    if page != ours:
        raise NotSo("the published page", f"counted {ours}; it says {page}")
    by_table = {str(player.table): ours[id] for id, player in state.players.items()}
    board = board_for_the_room(event, evening.now, ZONE, Session(event.stream))
    wall = on_the_wall(board["html"]) if board else {}
    if wrong := {table: said for table, said in wall.items() if by_table[table] != said}:
        raise NotSo("the wall", f"counted {by_table}; it says {wrong}")


def a_tournament_is_published_as_counted(evening: Evening) -> None:
    """Between two rounds and at the end, where points come first."""
    event = event_on(evening.devices["director"])
    if event is None or event.state.stage not in ("between", "over"):
        return
    state, language = event.state, event.state.opened.publication
    if criteria(state.terms.scoring)[0] != "points":
        return
    ours = {player: score(Fraction(halves, 2), language) for player, halves in halves_of(state).items()}
    placed = {player for player in ours if state.players[player].joined <= len(state.rounds)}
    page = on_the_page(published_page(event, "0", evening.now, ZONE))
    board = board_for_the_room(event, evening.now, ZONE, Session(event.stream))
    for where, told in (
        ("the published page", page),
        ("the wall", on_the_wall(board["html"] if board else "")),
    ):
        wrong = {player: said for player, (_, said) in told.items() if ours[player] != said}
        if wrong or (where == "the published page" and told.keys() != placed):
            raise NotSo(where, f"counted {ours}; it says {wrong or told}")


OF_A_DUPLICATE: tuple[Invariant, ...] = (a_duplicate_is_published_as_counted,)
OF_A_TOURNAMENT: tuple[Invariant, ...] = (a_tournament_is_published_as_counted,)
