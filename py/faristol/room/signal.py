"""How two browsers find each other: what a description of a link (SDP) has that is not always the same.

The host's code holds an offer for each free seat: once the room's key, the fingerprint of its certificate
and its addresses, and for each seat its ports and credentials. A guest answers with one short code, without
any address: the host's browser learns it from the guest's first packet. It has a mark of the offer that it
answers, so that the answer to another room's code, or to an old one, is known for what it is.

The guest reads the offer as if it said `setup:active`, so it waits, and the host begins the encryption when
it has read the answer: that answer may be minutes old, and a second one to the same seat may come.

An address is one of the local network, or a name that only it resolves; others are left out and refused.
"""

import hashlib
import re
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address
from typing import Literal

from faristol.room.code_text import ByteReader, CodeKind, Unreadable, to_bytes, to_text

KEY_BYTES = 8
FINGERPRINT_BYTES = 32
MARK_BYTES = 2
MOST_SEATS = 46
MOST_ADDRESSES = 3
_LONGEST_SDP = 20_000

_BYTES_OF = ((3, 18), (4, 16))
"""Of ufrag and pwd: Chromium and Safari draw base64, Firefox hexadecimal digits."""
_AS_TEXT = len(_BYTES_OF)

_ICE_UFRAG = re.compile(r"[A-Za-z0-9+/]{4,32}", re.ASCII)
_ICE_PWD = re.compile(r"[A-Za-z0-9+/]{22,64}", re.ASCII)
_CANDIDATE = re.compile(r"^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ host\b", re.M | re.I)
_LOCAL_NAME = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local", re.ASCII)


@dataclass(frozen=True)
class HostAddress:
    """Where a browser can be reached: an IPv4 address, or a name ending in `.local`."""

    address: str
    port: int


@dataclass(frozen=True)
class LinkEnd:
    """One end of a link: who it is, and where it is reached."""

    ufrag: str
    pwd: str
    fingerprint: bytes
    addresses: tuple[HostAddress, ...] = ()


@dataclass(frozen=True)
class RoomOffers:
    """What the host's code says: an offer for each seat, in the order in which they were made."""

    key: bytes
    offers: tuple[LinkEnd, ...]


@dataclass(frozen=True)
class SeatAnswer:
    """What a guest's code says: which of the offers it takes, counted from 0, and its own end."""

    place: int
    mark: bytes
    """Of the offer that it has read at this place."""
    end: LinkEnd


# --- between a browser's text and its values


def read_sdp(sdp: str) -> LinkEnd:
    """Return what a browser's description says; what lies outside the local network is left out."""
    if len(sdp) > _LONGEST_SDP:
        raise Unreadable("too long for a description")
    kind, digits = _line(sdp, "fingerprint").partition(" ")[::2]
    try:
        fingerprint = bytes.fromhex(digits.replace(":", " "))
    except ValueError:
        raise Unreadable("no fingerprint") from None
    if kind.lower() != "sha-256" or len(fingerprint) != FINGERPRINT_BYTES:
        raise Unreadable("no fingerprint")
    found = [(address.lower(), int(port)) for address, port in _CANDIDATE.findall(sdp)]
    addresses = [HostAddress(*each) for each in found if is_local(each[0]) and 0 < each[1] < 65_536]
    return _end(_line(sdp, "ice-ufrag"), _line(sdp, "ice-pwd"), fingerprint, addresses)


def write_sdp(end: LinkEnd, type: Literal["offer", "answer"]) -> str:
    """Return the description that the other browser is given; see above for its `setup`."""
    first_priority = 2_122_260_223
    fingerprint = end.fingerprint.hex(":").upper()
    lines = [
        "v=0",
        "o=- 1 2 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        *(
            f"a=candidate:{number} 1 udp {first_priority - 256 * number} {each.address} {each.port} typ host"
            for number, each in enumerate(end.addresses, 1)
        ),
        f"a=ice-ufrag:{end.ufrag}",
        f"a=ice-pwd:{end.pwd}",
        "a=ice-options:trickle",
        f"a=fingerprint:sha-256 {fingerprint}",
        f"a=setup:{'active' if type == 'offer' else 'passive'}",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
    ]
    return "\r\n".join([*lines, ""])


def is_local(address: str) -> bool:
    """Whether this is an address of a local network, of the device itself, or a name that only it has."""
    try:
        number = IPv4Address(address)
    except AddressValueError:
        return _LOCAL_NAME.fullmatch(address) is not None
    return number.is_private and not number.is_unspecified and not number.is_reserved


# --- between values and codes


def in_code(offers: Sequence[LinkEnd]) -> list[str]:
    """Return the addresses that the host's code has of its offers: those of the most, three at most."""
    held = Counter(address for each in offers for address in dict.fromkeys(a.address for a in each.addresses))
    return [address for address, _ in held.most_common(MOST_ADDRESSES)]


def mark_of(offer: LinkEnd) -> bytes:
    return hashlib.sha256(f"{offer.ufrag} {offer.pwd}".encode()).digest()[:MARK_BYTES]


def pack_offers(room: RoomOffers) -> bytes:
    """Return the host's code; an offer that lacks one of its addresses has 0 for the port there."""
    first, hosts = room.offers[0], in_code(room.offers)
    variant = _variant(room.offers)
    packed = bytearray((CodeKind.OFFERS | variant, len(room.offers), len(hosts)))
    packed += room.key + first.fingerprint
    for host in hosts:
        packed += _pack_host(host)
    for offer in room.offers:
        for host in hosts:
            packed += _port(offer, host).to_bytes(2)
        packed += _pack_credentials(offer, variant)
    return bytes(packed)


def spare_code(key: bytes, sdp: str) -> str:
    """Return the text of a code with one end of a spare link."""
    return to_text(pack_offers(RoomOffers(key, (read_sdp(sdp),))))


def read_spare(text: str) -> LinkEnd:
    return read_offers(to_bytes(text)).offers[0]


def read_offers(code: bytes) -> RoomOffers:
    reader = ByteReader(code, CodeKind.OFFERS)
    seats, count = reader.number(1, 1, MOST_SEATS), reader.number(1, 0, MOST_ADDRESSES)
    key, fingerprint = reader.take(KEY_BYTES), reader.take(FINGERPRINT_BYTES)
    hosts = [_read_host(reader) for _ in range(count)]
    offers = []
    for _ in range(seats):
        ports = [(host, reader.number(2, 0, 65_535)) for host in hosts]
        addresses = [HostAddress(host, port) for host, port in ports if port]
        offers.append(_end(*_read_credentials(reader), fingerprint, addresses))
    reader.end()
    return RoomOffers(key, tuple(offers))


def pack_answer(answer: SeatAnswer) -> bytes:
    variant = _variant([answer.end])
    head = bytes((CodeKind.ANSWER | variant, answer.place))
    return head + answer.mark + _pack_credentials(answer.end, variant) + answer.end.fingerprint


def read_answer(code: bytes) -> SeatAnswer:
    reader = ByteReader(code, CodeKind.ANSWER)
    place, mark = reader.number(1, 0, MOST_SEATS - 1), reader.take(MARK_BYTES)
    ufrag, pwd = _read_credentials(reader)
    fingerprint = reader.take(FINGERPRINT_BYTES)
    reader.end()
    return SeatAnswer(place, mark, _end(ufrag, pwd, fingerprint))


# --- the pieces


def _line(sdp: str, name: str) -> str:
    found = re.search(rf"^a={name}:(.*?)\r?$", sdp, re.MULTILINE)
    if found is None:
        raise Unreadable(f"no {name}")
    return found[1]


def _end(ufrag: str, pwd: str, fingerprint: bytes, addresses: Sequence[HostAddress] = ()) -> LinkEnd:
    if not (_ICE_UFRAG.fullmatch(ufrag) and _ICE_PWD.fullmatch(pwd)):
        raise Unreadable("no credentials of a browser")
    return LinkEnd(ufrag, pwd, fingerprint, tuple(addresses))


def _port(offer: LinkEnd, host: str) -> int:
    """Return the port of an offer at this address, 0 where it has none."""
    return next((each.port for each in offer.addresses if each.address == host), 0)


def _variant(ends: Sequence[LinkEnd]) -> int:
    """Return the shortest way in which the credentials of all these ends can be packed."""
    for variant in range(_AS_TEXT):
        if all(_fits(end, variant) for end in ends):
            return variant
    return _AS_TEXT


def _fits(end: LinkEnd, variant: int) -> bool:
    words, sizes = (end.ufrag, end.pwd), _BYTES_OF[variant]
    try:
        packed = [_pack_word(word, variant) for word in words]
        read = tuple(_read_word(each, variant) for each in packed)
    except ValueError:
        return False
    return read == words and tuple(map(len, packed)) == sizes


def _pack_word(word: str, variant: int) -> bytes:
    return b64decode(word, validate=True) if variant == 0 else bytes.fromhex(word)


def _read_word(packed: bytes, variant: int) -> str:
    return b64encode(packed).decode() if variant == 0 else packed.hex()


def _pack_credentials(end: LinkEnd, variant: int) -> bytes:
    words = (end.ufrag, end.pwd)
    if variant < _AS_TEXT:
        return b"".join(_pack_word(word, variant) for word in words)
    return b"".join(bytes((len(word),)) + word.encode("ascii") for word in words)


def _read_credentials(reader: ByteReader) -> tuple[str, str]:
    if reader.variant < _AS_TEXT:
        ufrag, pwd = (_read_word(reader.take(size), reader.variant) for size in _BYTES_OF[reader.variant])
    elif reader.variant == _AS_TEXT:
        ufrag, pwd = (reader.take(reader.number(1, 1, 64)).decode("ascii", "replace") for _ in range(2))
    else:
        raise Unreadable("another form of credentials")
    return ufrag, pwd


def _pack_host(host: str) -> bytes:
    if _LOCAL_NAME.fullmatch(host):
        return b"\x01" + bytes.fromhex(host.removesuffix(".local").replace("-", ""))
    return b"\x00" + IPv4Address(host).packed


def _read_host(reader: ByteReader) -> str:
    if reader.number(1, 0, 1):
        digits = reader.take(16).hex()
        parts = (digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])
        return f"{'-'.join(parts)}.local"
    host = str(IPv4Address(reader.take(4)))
    if not is_local(host):
        raise Unreadable("an address outside the local network")
    return host
