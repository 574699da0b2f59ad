"""What is printed of a tournament, in the language of its publication: black on white, A4, page by page.

Only rounds that have been published go to paper; a draft never does.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from faristol.screens.parts.paper_pages import filled
from faristol.screens.rendering import render_page
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Slot
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import CLAUSES
from faristol.screens.tournament.tables import by_name
from faristol.texts import Texts, texts
from faristol.tournaments.course import places
from faristol.tournaments.event import Published, Tournament

BOARDS, FIRST_BOARDS, NAMES, ENTRIES, WALL, CROSS, TURNS = 19.0, 15.0, 96.0, 28.0, 26.5, 22.0, 26.0
"""How many lines a page of each sheet has room for; of boards, and of names below and alone."""
SHEET, HEAD = 34.5, 5.5
"""And of cards, with what stands above each."""
CROSS_ROUNDS = 9
COLUMNS = 3
Pages = Iterable[dict[str, Any]]


@dataclass(frozen=True)
class Asked:
    sheet: str
    of: str | None = None


PRINTED = Slot("tournament-printed", Asked, of="event")
"""About the moment of the tap that asked for it."""


def sheets(scene: Scene) -> Markup | None:
    """The sheets that this very tap asked for; the next answer has none."""
    asked = scene.session.get(PRINTED, about=scene.now)
    if asked is None or scene.event is None or asked.sheet not in SHEETS:
        return None
    event: Tournament = scene.event.state
    if not event.rounds and asked.sheet != "wall":
        return None
    t = texts(event.opened["publication"])
    pages = list(SHEETS[asked.sheet](event, t, asked.of))
    return render_page(
        f"tournament/sheets/{asked.sheet}.html",
        t.language,
        pages=[{**page, "number": number} for number, page in enumerate(pages, 1)],
        **about(scene.event, event, scene, t),
    )


def about(opened: OpenEvent, event: Tournament, scene: Scene, t: Texts) -> dict[str, Any]:
    return {
        "event": event,
        "playing": event.opened["language"],
        "date": t.date(opened.entries[0]["at"], scene.zone),
        "heads": tables.heads(event.terms.scoring, t),
        "ranking_clause": CLAUSES.get(event.terms.scoring),
        "app": scene.app,
    }


def round_of(event: Tournament, of: str | None) -> Published:
    """A round that was asked for by its number, or the last one."""
    found = [published for published in event.rounds if str(published.number) == str(of)]
    return found[0] if found else event.rounds[-1]


def _pairings(event: Tournament, t: Texts, of: str | None) -> Pages:
    """By table, with boxes for the results; and by name, on the same sheet where they fit."""
    published = round_of(event, of)
    boards = tables.tables_of(event, published, t)
    rests = tables.resting(event, published, t)
    names = by_name(event, published, t)
    used = len(boards) + len(rests) + len(names) / COLUMNS * 0.62 + 2
    if used <= BOARDS:
        yield {"round": published.number, "boards": boards, "rests": rests, "names": names}
        return
    pages = list(filled(boards, FIRST_BOARDS, lambda board: 1, BOARDS))
    for page in pages:
        last = page is pages[-1]
        yield {"round": published.number, "boards": page, "rests": rests if last else [], "names": []}
    for start in range(0, len(names), int(NAMES)):
        some = names[start : start + int(NAMES)]
        yield {"round": published.number, "boards": [], "rests": [], "names": some}


def _names(event: Tournament, t: Texts, of: str | None) -> Pages:
    """By name in large letters, for the door: whom, where, and who starts."""
    published = round_of(event, of)
    for page in filled(by_name(event, published, t), ENTRIES, lambda entry: 1):
        yield {"round": published.number, "names": page}


def _slips(event: Tournament, t: Texts, of: str | None) -> Pages:
    """For each table a slip to write its result on; `of` is the round and how many go on a page, 3/6."""
    number, _, on_a_page = (of or "").partition("/")
    published = round_of(event, number)
    many = int(on_a_page) if on_a_page in SLIPS else int(SLIPS[0])
    boards = tables.tables_of(event, published, t)
    # The piles lie so that one cut through them all leaves the tables in their order.
    rows = -(-len(boards) // many) or 1
    for page in range(rows):
        slips = boards[page::rows]
        yield {"round": published.number, "slips": slips, "many": many}


def _wall(event: Tournament, t: Texts, of: str | None) -> Pages:
    after = round_of(event, of).number if event.rounds else 0
    rows = tables.classification(event.standings(after=after), event.terms.scoring, t)
    for page in filled(rows, WALL, lambda line: 1.3 if line["tie"] else 1):
        yield {"rows": page, "after": after}


def _cross(event: Tournament, t: Texts, of: str | None) -> Pages:
    after = round_of(event, of).number
    lines = tables.cross(event, event.standings(after=after), after, t)
    for start in range(0, after, CROSS_ROUNDS):
        numbers = list(range(start + 1, min(after, start + CROSS_ROUNDS) + 1))
        shown = [{**line, "cells": line["cells"][start : start + CROSS_ROUNDS]} for line in lines]
        for page in filled(shown, CROSS, lambda line: 1):
            yield {"lines": page, "numbers": numbers, "after": after}


def _cards(event: Tournament, t: Texts, of: str | None) -> Pages:
    """A player's own card, or everybody's: as many on a sheet as fit, to be cut apart."""
    stood, rows = places(event), event.standings()
    shown = tables.classification(rows, event.terms.scoring, t)
    cards: list[dict[str, Any]] = [
        {"row": line, "turns": turns, "all": len(rows)}
        for row, line in zip(rows, shown, strict=True)
        if of is None or row.player.id == of
        for turns in filled(tables.card(event, row.player.id, stood, t), TURNS, _height)
    ]
    for page in filled(cards, SHEET, lambda card: HEAD + sum(map(_height, card["turns"]))):
        yield {"cards": page}


def _height(turn: dict[str, Any]) -> float:
    return 1.5 if turn["said"] else 1


SLIPS: Sequence[str] = ("4", "6", "8")
"""So many on a page."""
SHEETS: dict[str, Callable[[Tournament, Texts, str | None], Pages]] = {
    "pairings": _pairings,
    "names": _names,
    "slips": _slips,
    "wall": _wall,
    "cross": _cross,
    "cards": _cards,
}
