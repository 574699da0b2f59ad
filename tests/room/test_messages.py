"""Messages between guest and host: read as they were written, and nothing else is read."""

import json
import random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.mutation import scratched
from faristol.room.code_text import Unreadable
from faristol.room.list_messages import AskPiece, ListOffer, ListPiece
from faristol.room.log_messages import Copied, Entries, RoomCopy, WholeEntries
from faristol.room.messages import (
    MOST_FROM_GUEST,
    MOST_FROM_HOST,
    Ack,
    Away,
    Battery,
    Clock,
    Do,
    FromGuest,
    FromHost,
    Hello,
    Judged,
    NoSeat,
    Page,
    Ping,
    Pong,
    Region,
    Relay,
    Relayed,
    Ring,
    Sits,
    Spare,
    State,
    Welcome,
    read_from_guest,
    read_from_host,
    write_message,
)

NOON = 1_790_000_000_000
KEY = "0f" * 16
GUESTS = [
    Hello("1.4.0", "ab12", "player", 7, ""),
    Hello("1.4.0", "", "wall", None, "0f0e"),
    Hello("", "", "player", 7, "", page=True, language="ro"),
    Do(KEY, "seat.slip", 3, "H8 ȘA(h)", 24),
    Do(KEY, "seat.slip", 3, "", None),
    Judged(KEY, "judge.slip", 3, 7, "H8 ȘA(h)", None, 24, True),
    Judged(KEY, "judge.accept", 3, 7, everywhere=True),
    Do(KEY, "seat.result", 3, "431–389", None, ("p1", "p2"), "#player1 a Aina\n>a: CASA 8H +12 12\n"),
    Ping(NOON),
    Battery(17),
    Copied(True, "abc", 17, "0f", True),
    Copied(False, "", 0, "", False),
    Spare("ABC:"),
    Relay("ABC:"),
    AskPiece("0f", 41),
]
HOSTS = [
    Welcome(3, "player", 7, "0f0e", "ab", "cd"),
    Welcome(3, "judge", None, "0f0e", "", "cd", 1 << 21, 1_700_000_000_000, True),
    NoSeat("taken"),
    Sits(7, "Magdalena Nicolau"),
    Ring(),
    Pong(NOON, NOON + 3),
    Away(NOON),
    State(7, {"round": 3, "rack": ["A", "L·L"]}),
    Region("board", "<p>\n\t“7”</p>"),
    Page(4, {"seat": "<p>\n\t“7”</p>"}),
    Entries("abc", 150, ({"type": "SlipWithdrawn", "round": 3, "player": "p1"},)),
    WholeEntries("abc", 0, ({"type": "DuplicateOpened", "secret": "0f"},)),
    RoomCopy('{"as": "host"}'),
    Ack(KEY, None),
    Ack(KEY, "duplicate.came-late"),
    Clock(-400, True, NOON),
    Relayed("ABC:", "place-used"),
    Spare("ABC:"),
    Relay("ABC:"),
    ListOffer("0f", "ca", "DISC", "2.18", 596_000),
    ListPiece("0f", 41, 43, "bW90cw=="),
    ListPiece("0f", 0, 0, ""),
]
RUBBISH = [None, True, -1, 0.5, 2**70, "", "x" * 81, "a\nb", "\ud800", [], {}, [[]], {"m": "do"}, NOON]


@pytest.mark.parametrize(
    ("read", "kinds", "examples"),
    [(read_from_guest, FromGuest, GUESTS)] + [(read_from_host, FromHost, HOSTS)],
)
def test_every_message_is_read_as_it_was_written(read, kinds, examples):
    assert {type(each) for each in examples} == set(get_args(kinds))
    assert [read(write_message(each)) for each in examples] == examples


def test_a_guest_cannot_speak_as_the_host_nor_the_host_as_a_guest():
    for example in (HOSTS[0], HOSTS[2]):
        with pytest.raises(Unreadable):
            read_from_guest(write_message(example))
    with pytest.raises(Unreadable):
        read_from_host(write_message(GUESTS[2]))


def test_a_message_that_is_too_long_is_not_read():
    padded = write_message(GUESTS[4])[:-1] + ',"x":"' + "ț" * (MOST_FROM_GUEST // 2) + '"}'
    assert len(padded) < MOST_FROM_GUEST
    for text in (padded, "[" * 1_000_000):
        with pytest.raises(Unreadable):
            read_from_guest(text)
    assert read_from_host(write_message(Region("board", "x" * 100_000)))
    with pytest.raises(Unreadable):
        read_from_host(write_message(Region("board", "x" * MOST_FROM_HOST)))


@pytest.mark.parametrize(
    "text", ["", "null", "[]", '"do"', '{"m":"do"}', '{"m":7}', "{" * 90, '{"m":"ping","sent":1e999}']
)
def test_what_is_no_message_is_not_read(text):
    with pytest.raises(Unreadable):
        read_from_guest(text)


def test_five_thousand_damaged_messages_are_refused_or_are_another_sound_one():
    """A field out of its shape refuses the whole; what is left can always be written and read again."""
    chance, refused = random.Random(5), 0
    for number in range(5_000):
        read, examples = ((read_from_guest, GUESTS), (read_from_host, HOSTS))[number % 2]
        text = write_message(chance.choice(examples))
        if chance.random() < 0.5:
            content = json.loads(text)
            content[chance.choice([*content])] = chance.choice(RUBBISH)
            text = json.dumps(content)
        else:
            text = scratched(chance, text, '{}[]":,0e\\u\x00ț-')
        try:
            message = read(text)
        except Unreadable:
            refused += 1
            continue
        again = write_message(message)
        again.encode()
        assert read(again) == message
    assert refused > 3_000


@given(st.text(max_size=300))
def test_any_text_is_no_message(text):
    with pytest.raises(Unreadable):
        read_from_guest(text)
