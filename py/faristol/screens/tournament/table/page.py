"""What the director's tablet renders of a table, or for a player's telephone, on a page without an engine."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from faristol.screens.activity import SeatPages
from faristol.screens.parts.signs import plain
from faristol.screens.rendering import render_page_with
from faristol.screens.tournament.table.view import (
    WAITS,
    Side,
    own_line,
    points_told,
    result_sentences,
    round_of,
    texts_for,
    was_corrected,
    who_begins,
)
from faristol.screens.view import view_value
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.table_state import TablePair, TableState


@view_value
class PagePairing:
    """The pair of a table; what is written and agreed to there is the page's own."""

    sides: Sequence[Side]
    counts: Sequence[str]
    by_director: bool
    corrected: bool
    begins: str


def nothing_for_all(content: Mapping[str, Any], t: Texts) -> dict[str, str]:
    """Return no region: tables and telephones have nothing in common."""
    return {}


def the_same(content: Mapping[str, Any]) -> tuple[()]:
    """Return what such regions would follow from."""
    return ()


def own_parts(content: Mapping[str, Any], guest: "Guest", t: Texts) -> dict[str, str]:
    state = _read(content)
    t = texts_for(state, t)
    fact, then = WAITS[state.stage]
    pair = state.pair
    facts = {
        "playing": state.language,
        "round": round_of(state, None, t),
        "telephone": state.table is None,
        "lines": [(own_line(state, line, t), round_of(state, line, t)) for line in state.players],
        "pairing": _pairing(guest, state, pair, t) if pair else None,
        "result": result_sentences(guest, state, t),
        "waits": (t.gettext(fact), t.gettext(then)),
        "facts": json.dumps(
            {
                "table": state.table,
                "round": state.round,
                "open": bool(pair and state.stage == "results" and not pair.handed_in),
                "ids": pair.ids if pair else (),
                "names": pair.names if pair else (),
                "players": [line.name for line in state.players],
            },
            ensure_ascii=False,
        ),
    }
    return {"table": str(render_page_with(t, "tournament/table/page_table.html", **facts)).strip()}


def _pairing(guest: "Guest", state: "TableState", pair: "TablePair", t: Texts) -> PagePairing:
    return PagePairing(
        [
            Side(name, points_told(state, halves, t), False)
            for name, halves in zip(pair.names, pair.halves, strict=True)
        ],
        [plain(each) for each in pair.counts or ()],
        pair.handed_in == "director",
        was_corrected(guest, state),
        who_begins(state, pair, t),
    )


def _read(content: Mapping[str, Any]) -> "TableState":
    """Return a state as `write_state` has written it here, which nobody else has had in between."""
    from faristol.room.table_state import PlayerLine, TablePair, TableState

    pair = content["pair"] and TablePair(**content["pair"])
    players = tuple(PlayerLine(**each) for each in content["players"])
    return TableState(**{**content, "pair": pair, "players": players})


PAGES = SeatPages(nothing_for_all, the_same, own_parts)
