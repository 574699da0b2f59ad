"""A slip and a result as codes on a screen: small, sealed by their seat, and nothing else is read."""

import hmac
import random

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from faristol.core.play import Play, read_play
from faristol.core.squares import SIZE, SQUARES, Place
from faristol.core.tiles import tile_set
from faristol.room.by_sight import (
    ResultBySight,
    SlipBySight,
    WrongSeal,
    pack_result,
    pack_seat_key,
    pack_slip,
    pair_mark,
    read_result,
    read_seat_key,
    read_slip,
    seat_key,
)
from faristol.room.code_text import Unreadable, to_text

SECRET = bytes(range(32))


def key_of(table):
    return seat_key(SECRET, table)


@st.composite
def plays(draw):
    place = Place(draw(st.integers(0, SQUARES - 1)), draw(st.booleans()))
    letters = st.lists(st.integers(1, 255), min_size=1, max_size=min(SIZE, place.room))
    return Play(place, bytes(draw(letters)))


points = st.integers(-32_767, 32_767)
slips = st.builds(
    SlipBySight, st.integers(1, 999), st.integers(1, 255), st.none() | plays(), st.none() | points
)


@given(slips)
def test_a_slip_is_read_as_it_was_written(slip):
    assert read_slip(pack_slip(slip, key_of(slip.table)), key_of) == slip


@given(
    st.builds(
        ResultBySight,
        st.integers(1, 999),
        st.integers(1, 255),
        st.tuples(points, points),
        st.binary(min_size=2, max_size=2),
    )
)
def test_a_result_is_read_as_it_was_written(result):
    assert read_result(pack_result(result, key_of(result.table)), key_of) == result


def test_a_seat_gets_its_key_by_one_scan():
    assert read_seat_key(pack_seat_key(7, key_of(7))) == (7, key_of(7))
    assert key_of(7) != key_of(8)
    assert seat_key(b"another room", 7) != key_of(7)


def test_their_codes_are_small():
    longest = SlipBySight(112, 17, Play(Place(0, False), bytes(range(1, 16))))
    usual = SlipBySight(12, 17, read_play(tile_set("ca"), "H8 CA[L·L]a"), 24)
    result = ResultBySight(12, 3, (412, -7), pair_mark(("p1", "p2")))
    sizes = [len(pack_slip(longest, SECRET)), len(pack_slip(usual, SECRET)), len(pack_result(result, SECRET))]
    assert sizes == [29, 20, 18]
    for code, version in ((pack_slip(longest, SECRET), 3), (pack_result(result, SECRET), 2)):
        assert segno.make_qr(to_text(code), error="m", boost_error=False).version <= version


def test_nobody_hands_in_for_another_table():
    slip = SlipBySight(8, 3, None)
    with pytest.raises(WrongSeal):
        read_slip(pack_slip(slip, key_of(7)), key_of)
    with pytest.raises(WrongSeal):
        read_result(pack_result(ResultBySight(8, 3, (1, 2), b"ab"), key_of(7)), key_of)


def test_five_thousand_damaged_codes_are_never_a_slip():
    chance = random.Random(11)
    slip = SlipBySight(8, 3, read_play(tile_set("ca"), "H8 CASA"), 24)
    code = pack_slip(slip, key_of(8))
    for _ in range(5_000):
        changed = bytearray(code)
        for _ in range(chance.randint(1, 4)):
            changed[chance.randrange(len(code))] ^= chance.randrange(1, 256)
        cut = bytes(changed[: chance.randrange(len(code) + 1)]) if chance.random() < 0.3 else bytes(changed)
        if cut != code:
            with pytest.raises(Unreadable):
                read_slip(cut, key_of)


@given(st.binary(max_size=40), st.integers(0, 15))
def test_what_a_seat_seals_is_still_checked(content, variant):
    """A tablet that was changed has its key: what it seals is a slip on the board, or nothing."""
    body = bytes((0x30 | variant,)) + (8).to_bytes(2) + b"\x03" + content
    whole = body + hmac.digest(key_of(8), body, "sha256")[:8]
    try:
        slip = read_slip(whole, key_of)
    except Unreadable:
        return
    assert slip.play is None or len(slip.play.squares) == len(slip.play.word)
