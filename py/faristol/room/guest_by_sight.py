"""A guest's tablet without a link: its seat's key, the round that it films, and its slip as a code."""

from dataclasses import replace

from faristol.core.play import Play
from faristol.room import orders
from faristol.room.by_sight import (
    MOST_POINTS,
    ResultBySight,
    SlipBySight,
    pack_result,
    pack_slip,
    pair_mark,
    read_seat_key,
    receipt,
)
from faristol.room.code_text import to_bytes, to_text
from faristol.room.film import read_film
from faristol.room.guest import RECEIVED, Guest, Next


def seat_key_read(guest: Guest, text: str) -> Next:
    """Take the seat whose key the judge's tablet shows; what was handed in at it stays."""
    table, key = read_seat_key(to_bytes(text))
    if guest.sight_key == key:
        return (replace(guest, seated=True, left=False) if guest.left else guest), []
    before = [orders.close(guest.link)] if guest.link is not None else []
    return Guest(table=table, seated=True, sight_key=key), before


def film_seen(guest: Guest, film: bytes) -> Guest:
    """Take what the judge's screen says; the slip is received if that screen has its receipt."""
    seen = read_film(film, guest.table)
    slip = guest.slip
    if slip and seen.receipt == receipt(guest.sight_key, slip.round, slip.text, slip.points):
        return replace(guest, knows=seen.state, answer=RECEIVED)
    return replace(guest, knows=seen.state)


def result_code(guest: Guest, score: tuple[int, int]) -> str | None:
    """Return the text of the code of the result that is on its way; None where no code can hold it."""
    sent = guest.slip
    if sent is None or not guest.sight_key or guest.table is None or max(map(abs, score)) > MOST_POINTS:
        return None
    result = ResultBySight(guest.table, sent.round, score, pair_mark(sent.pair))
    return to_text(pack_result(result, guest.sight_key))


def slip_code(guest: Guest, play: Play | None) -> str | None:
    """Return the text of the code of what was handed in, which is this play; None without a key."""
    slip = guest.slip
    if slip is None or not guest.sight_key or guest.table is None:
        return None
    sent = SlipBySight(guest.table, slip.round, play, slip.points)
    return to_text(pack_slip(sent, guest.sight_key))
