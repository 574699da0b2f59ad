"""What the judge's tablet renders of a seat for a page without an engine, from what the seat may know.

Everybody's parts are board and rack; the seat's own what became of its slip, of its round, of the last one.
"""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from faristol.core.letters import AS_BLANK, letter
from faristol.screens.activity import SeatPages
from faristol.screens.board.in_hand import placed_faces
from faristol.screens.board.in_page import in_page
from faristol.screens.board.placing import Placing
from faristol.screens.board.squares import rows
from faristol.screens.duplicate.seat.own_result import in_a_line, result_in_words, tried_in_words
from faristol.screens.duplicate.seat.own_slip import own_slip
from faristol.screens.duplicate.seat.slip_sentences import slip_sentences
from faristol.screens.duplicate.seat.view import stock_keys, waits_for
from faristol.screens.rendering import render_page_with
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.seat_state import SeatState


def board_and_rack(content: Mapping[str, Any], t: Texts) -> dict[str, str]:
    """Return the regions that are the same for everybody who reads the same language."""
    state = _read(content)
    placing = Placing(state.tile_set.sort(state.rack))
    facts = {
        "playing": state.language,
        "squares": rows(state.tile_set, state.squares, t, last=state.last),
        "placing": placing,
        "in_page": in_page(placing, state.tile_set),
        "rack_tiles": placed_faces(state.tile_set, placing, {"do": "seat.tile"}, t),
        "places": max(state.places, len(placing.rack)),
        "on_board": _text({square: _in_writing(state, code) for square, code in state.board}),
    }
    return {name: _rendered(name, t, facts) for name in ("board", "rack")}


def same_for_all(content: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return what board and rack follow from."""
    return tuple(content[name] for name in ("language", "tiles", "board", "last", "rack", "places"))


def own_parts(content: Mapping[str, Any], guest: "Guest", t: Texts) -> dict[str, str]:
    """Return the regions of one seat; `guest` is what its page has said and was answered."""
    state = _read(content)
    own = own_slip(guest, state)
    facts = {
        "playing": state.language,
        "seat": state,
        "result": result_in_words(state.result, state, t) if state.result else None,
        "slip": slip_sentences(guest, state, t),
        "waits": waits_for(state, t),
        "line": in_a_line(state, t),
        "tries": [tried_in_words(each, state, t) for each in state.tries],
        "stock": stock_keys(state, t),
        "facts": _text(
            {
                "round": state.round,
                "stage": state.stage,
                "may": state.may_write,
                "final": state.final,
                "asks": state.asks,
                "topping": bool(state.topping),
                "tries": [each.play for each in state.tries],
                "table": state.table,
                "player": state.player,
                "rack": state.rack,
                "became": own.became,
                "play": own.play,
            }
        ),
    }
    return {name: _rendered(name, t, facts) for name in ("seat", "result")}


def _read(content: Mapping[str, Any]) -> "SeatState":
    """Return a state as `write_state` has written it here, which nobody else has had in between."""
    from faristol.room.seat_state import OwnResult, OwnTry, SeatState

    result = content["result"] and OwnResult(**content["result"])
    tries = tuple(OwnTry(**each) for each in content["tries"])
    return SeatState(**{**content, "result": result, "tries": tries})


def _in_writing(state: "SeatState", code: int) -> str:
    """Return a tile of the board as a play has it in writing."""
    label = letter(state.tile_set, code & ~AS_BLANK)
    label = label.lower() if code & AS_BLANK else label
    return f"[{label}]" if len(label) > 1 else label


def _rendered(name: str, t: Texts, facts: dict[str, Any]) -> str:
    return str(render_page_with(t, f"duplicate/seat/page_{name}.html", **facts)).strip()


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


PAGES = SeatPages(board_and_rack, same_for_all, own_parts)
