"""A club's word list goes from the judge's tablet to those of the room, once the judge has allowed it."""

import re
from itertools import product

import pytest

from drivers.relayed_tablets import RelayedRoom
from drivers.window import wait_for
from faristol.room.list_messages import PIECE
from faristol.words.importing import import_list
from faristol.words.lexicon import Lexicon
from faristol.words.rowfile import write_rows
from faristol.words.slices import finish

LETTERS = "AEIOLNRST"
OURS = ["".join(letters) for letters in product(LETTERS, repeat=5)]


@pytest.fixture(scope="module")
def brought() -> Lexicon:
    return finish(import_list("\n".join(OURS).lower().encode(), "ca", "La nostra", "2.18")).lexicon


@pytest.fixture
def room(brought: Lexicon) -> RelayedRoom:
    room = RelayedRoom(brought=brought)
    about = {**brought.about, "at": room.now, "definitions": 0}
    wait_for(room.judge.log.keep_list(about, write_rows(brought)))
    room.judge.go("#/event/dupli/room")
    return room


def allows(room: RelayedRoom) -> None:
    assert "“La nostra 2.18”" in room.judge.regions["work"]
    button = re.search(r'<button[^>]*id="pass-list-on"[^>]*>', room.judge.regions["work"])[0]
    data = dict(re.findall(r'data-(?!kind|do)(\w+)="([^"]*)"', button))
    assert room.judge.do("room.pass_list_on", data=data)["ok"]
    room.wire.run()


def lists_of(tablet) -> list[str]:
    return [about["sha256"] for about in wait_for(tablet.log.lists())]


def pieces_sent(room: RelayedRoom) -> int:
    return sum('"m":"listpiece"' in text for tablet, text in room.wire.sent if tablet is room.judge)


def takes_over(room: RelayedRoom, tablet) -> None:
    tablet.go("#/join")
    assert tablet.do("join.take_list")["ok"]
    room.wire.run()
    tablet.do("look")


def test_nothing_is_offered_before_the_judge_has_allowed_it(room):
    guest = room.guests[1]
    guest.go("#/join")
    assert "take-list" not in guest.regions["work"]
    assert not guest.do("join.take_list")["regions"].get("notice")
    assert "if whoever publishes the list allows that" in room.judge.regions["work"]


def test_a_guest_takes_the_list_over_and_uses_it_from_now_on(room, brought):
    allows(room)
    assert "It is offered to every tablet in this room" in room.judge.regions["work"]
    guest = room.guests[1]
    guest.go("#/join")
    assert "This tablet does not have “La nostra 2.18” (59\u202f049 words)" in guest.regions["work"]
    takes_over(room, guest)
    guest.go("#/words")
    assert "“La nostra 2.18” is ready: 59\u202f049 words." in guest.regions["work"]
    assert 'id="from-judge"' not in guest.regions["work"]
    assert lists_of(guest) == [brought.sha256]
    assert wait_for(guest.log.list_content(brought.sha256)) == write_rows(brought)
    assert wait_for(guest.log.choices())["ca"] == brought.sha256
    assert pieces_sent(room) == -(-len(write_rows(brought)) // PIECE) > 2
    assert not lists_of(room.guests[2])


def test_at_its_seat_a_guest_is_offered_the_list_while_no_time_runs(room, brought):
    allows(room)
    guest = room.guests[1]
    guest.do("look")
    assert 'id="list-offered"' in guest.regions["work"]
    assert guest.do("seat.take_list")["ok"]
    room.wire.run()
    room.beats(guest)
    guest.do("look")
    assert "“La nostra 2.18” is ready: 59\u202f049 words." in guest.regions["notice"]
    assert guest.last["url"] == "#/seat"
    assert 'id="list-offered"' not in guest.regions["work"]
    assert lists_of(guest) == [brought.sha256]
    room.judge.go("#/event/dupli")
    room.wait(20).judge_does("start")
    other = room.guests[2]
    other.do("look")
    assert 'id="list-offered"' not in other.regions["work"]


def test_who_has_the_list_is_not_offered_it_again(room, brought):
    allows(room)
    takes_over(room, room.guests[1])
    room.guests[1].restart()
    room.wire.run()
    room.guests[1].go("#/join")
    assert "take-list" not in room.guests[1].regions["work"]
    assert lists_of(room.guests[1]) == [brought.sha256]


def test_who_comes_later_is_offered_it_also_after_the_judges_reload(room):
    allows(room)
    room.judge.restart()
    room.wire.run()
    late = room.comes_by_link(3)
    late.go("#/join")
    assert "take-list" in late.regions["work"]


def test_a_list_that_does_not_go_on_any_more_is_not_taken(room):
    allows(room)
    guest = room.guests[1]
    guest.go("#/join")
    assert "take-list" in guest.regions["work"]
    assert room.judge.do("room.keep_list_here")["ok"]
    room.wire.run()
    guest.do("look")
    assert 'id="from-judge"' not in guest.regions["work"]
    before = pieces_sent(room)
    takes_over(room, guest)
    assert not lists_of(guest)
    assert pieces_sent(room) == before


def test_while_the_judge_is_away_the_screen_says_what_it_waits_for_and_then_it_comes(room, brought):
    allows(room)
    guest, name = room.guests[1], room.name
    guest.go("#/join")
    judge = room.wire.owners.pop(name)
    room.wire._follow(name)
    room.wire.run()
    takes_over(room, guest)
    assert "It goes on when the judge’s tablet is in contact again." in guest.regions["work"]
    assert not lists_of(guest)
    room.wire.owners[name] = judge
    room.wire._follow(name)
    room.wire.run()
    guest.go("#/words")
    guest.do("look")
    assert lists_of(guest) == [brought.sha256]
    assert "“La nostra 2.18” is ready" in guest.regions["work"]


@pytest.mark.parametrize("start", [0, -5])
def test_a_damaged_list_is_refused_and_not_kept(room, brought, start):
    content = bytearray(write_rows(brought))
    content[start : start + 5 or None] = b"\x01" * 5
    about = wait_for(room.judge.log.lists())[0]
    wait_for(room.judge.log.keep_list(about, bytes(content)))
    allows(room)
    takes_over(room, room.guests[1])
    assert "This word list is damaged." in room.guests[1].regions["notice"]
    assert not lists_of(room.guests[1])


def test_a_guest_without_a_seat_gets_no_piece(room, brought):
    allows(room)
    ask = f'{{"m":"askpiece","sha256":"{brought.sha256}","piece":0}}'
    before = pieces_sent(room)
    room.judge.do("link", what="text", at=room.now, link=77, text=ask)
    room.wire.run()
    assert pieces_sent(room) == before


def test_an_event_with_the_list_that_came_along_passes_none_on():
    room = RelayedRoom()
    room.judge.go("#/event/dupli/room")
    assert "list-of-event-title" not in room.judge.regions["work"]
    room.guests[1].go("#/join")
    assert "take-list" not in room.guests[1].regions["work"]
