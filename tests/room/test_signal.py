"""The codes by which two browsers find each other: small, whole, and never more than they say."""

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.room.code_text import SIGNS, CodeKind, Unreadable, kind_of_code, to_bytes, to_text
from faristol.room.signal import (
    MOST_SEATS,
    HostAddress,
    LinkEnd,
    RoomOffers,
    SeatAnswer,
    is_local,
    mark_of,
    pack_answer,
    pack_offers,
    read_answer,
    read_offers,
    read_sdp,
    write_sdp,
)

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
CHROMIUM = """v=0\r
o=- 4218 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=msid-semantic: WMS\r
m=application 51034 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 10.77.0.11\r
a=candidate:3093 1 udp 2122260223 10.77.0.11 51034 typ host generation 0 network-id 1\r
a=candidate:3094 1 udp 2122194687 2001:db8::7 51035 typ host generation 0 network-id 2\r
a=candidate:3095 1 udp 2122194687 8.8.8.8 51036 typ host generation 0 network-id 2\r
a=candidate:3095 1 tcp 1518280447 10.77.0.11 9 typ host tcptype active generation 0\r
a=candidate:3096 1 udp 2122194687 0F3d5a7c-1111-4222-8333-0123456789ab.local 51037 typ host\r
a=ice-ufrag:Zs+9\r
a=ice-pwd:0123456789abcdefABCDEF+/\r
a=ice-options:trickle\r
a=fingerprint:sha-256 """
FINGERPRINT = bytes(range(32))
OFFER = f"{CHROMIUM}{FINGERPRINT.hex(':').upper()}\r\na=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\n"


def words(signs, *lengths):
    return st.tuples(*(st.text(signs, min_size=n, max_size=n) for n in lengths))


credentials = st.one_of(
    words(BASE64, 4, 24), words("0123456789abcdef", 8, 32), words(BASE64, 7, 31), words("0123456789", 5, 22)
)
hosts = st.sampled_from(
    ("10.0.0.1", "192.168.43.1", "172.20.10.1", "0f3d5a7c-1111-4222-8333-0123456789ab.local", "127.0.0.1")
)


@st.composite
def ends(draw, at=None):
    ufrag, pwd = draw(credentials)
    places = draw(st.lists(hosts, unique=True, max_size=3)) if at is None else at
    addresses = tuple(HostAddress(each, draw(st.integers(1, 65_535))) for each in places)
    return LinkEnd(ufrag, pwd, FINGERPRINT, addresses)


@st.composite
def rooms(draw):
    at = draw(st.lists(hosts, unique=True, max_size=3))
    offers = draw(st.lists(ends(at), min_size=1, max_size=MOST_SEATS))
    return RoomOffers(draw(st.binary(min_size=8, max_size=8)), tuple(offers))


def room_of(seats):
    chance = random.Random(seats)
    word = lambda length: "".join(chance.choices(BASE64, k=length))  # noqa: E731
    offers = [
        LinkEnd(word(4), word(24), FINGERPRINT, (HostAddress("192.168.1.34", 50_000 + seat),))
        for seat in range(seats)
    ]
    return RoomOffers(b"room key", tuple(offers))


def test_of_a_browsers_description_only_what_the_local_network_needs_is_read():
    end = read_sdp(OFFER)
    assert (end.ufrag, end.pwd, end.fingerprint) == ("Zs+9", "0123456789abcdefABCDEF+/", FINGERPRINT)
    assert end.addresses == (
        HostAddress("10.77.0.11", 51034),
        HostAddress("0f3d5a7c-1111-4222-8333-0123456789ab.local", 51037),
    )


def test_the_guest_waits_for_the_host_to_begin_the_encryption():
    end = read_sdp(OFFER)
    assert "a=setup:active\r\n" in write_sdp(end, "offer")
    assert "a=setup:passive\r\n" in write_sdp(end, "answer")


@given(ends())
def test_a_description_is_read_as_it_was_written(end):
    assert read_sdp(write_sdp(end, "offer")) == end


@given(rooms())
def test_the_hosts_code_is_read_as_it_was_packed(room):
    assert read_offers(to_bytes(to_text(pack_offers(room)))) == room


@given(st.integers(0, MOST_SEATS - 1), ends(at=()))
def test_the_guests_code_is_read_as_it_was_packed(place, end):
    answer = SeatAnswer(place, mark_of(end), end)
    assert read_answer(to_bytes(to_text(pack_answer(answer)))) == answer


def test_the_codes_are_as_small_as_they_were_measured():
    """Bytes and signs: 14 seats a QR of version 15-M, 46 one of 28-M, an answer one of 4-M."""
    sizes = {seats: len(pack_offers(room_of(seats))) for seats in (1, 14, 46)}
    assert sizes == {1: 71, 14: 370, 46: 1106}
    assert len(to_text(bytes(370))) == 555
    offer = room_of(1).offers[0]
    answer = pack_answer(SeatAnswer(3, mark_of(offer), offer))
    assert (len(answer), len(to_text(answer))) == (57, 86)


def test_an_offer_without_one_of_the_addresses_takes_none_from_the_others():
    both = (HostAddress("10.0.0.1", 5), HostAddress("192.168.1.2", 6))
    end = room_of(1).offers[0]
    held = (both, both[1:], (), both)
    ends = tuple(LinkEnd(end.ufrag, end.pwd, FINGERPRINT, addresses) for addresses in held)
    found = read_offers(pack_offers(RoomOffers(b"room key", ends)))
    assert [{*each.addresses} for each in found.offers] == [{*each} for each in held]


@pytest.mark.parametrize("address", ["8.8.8.8", "0.0.0.0", "240.0.0.1", "fd00::1", "club.local", "", "1.2"])
def test_nothing_leads_out_of_the_local_network(address):
    assert not is_local(address)


def test_a_code_that_leads_out_of_the_local_network_is_refused():
    code = pack_offers(room_of(2))
    outside = code.replace(bytes((192, 168, 1, 34)), bytes((8, 8, 8, 8)))
    with pytest.raises(Unreadable):
        read_offers(outside)


def test_no_sign_of_a_code_can_add_a_line_to_a_description():
    """Credentials that a browser did not draw are refused, as text may hold anything."""
    text = b"ab\r\na=candidate:1"
    code = bytes((CodeKind.ANSWER | 2, 0, len(text))) + text + bytes((22,)) + b"p" * 22 + FINGERPRINT
    with pytest.raises(Unreadable):
        read_answer(code)


@given(st.binary(max_size=400))
def test_any_bytes_are_a_text_of_a_code_and_come_back(content):
    text = to_text(content)
    assert set(text) <= set(SIGNS)
    assert to_bytes(text) == content


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    with contextlib.suppress(Unreadable):
        assert to_text(to_bytes(text)) == text


def test_five_thousand_damaged_codes_are_read_as_another_code_or_refused():
    """Whatever comes of the damage is within bounds: nothing else is ever raised."""
    chance = random.Random(1)
    codes = [pack_offers(room_of(3)), pack_answer(SeatAnswer(2, b"ab", room_of(1).offers[0]))]
    read = {CodeKind.OFFERS: read_offers, CodeKind.ANSWER: read_answer}
    refused = 0
    for number in range(5_000):
        code = bytearray(codes[number % 2])
        for _ in range(chance.randint(1, 4)):
            code[chance.randrange(len(code))] = chance.randrange(256)
        code = code[: chance.randrange(len(code))] if chance.random() < 0.3 else code
        try:
            found = read[kind_of_code(code)](bytes(code))
        except (Unreadable, KeyError):
            refused += 1
            continue
        offers = found.offers if isinstance(found, RoomOffers) else (found.end,)
        assert len(offers) <= MOST_SEATS
        assert all(is_local(each.address) and each.port > 0 for end in offers for each in end.addresses)
        assert all(read_sdp(write_sdp(end, "answer")) == end for end in offers)
    assert refused > 1_000
