"""The places of the room's code: who may come by which, and whose code is the answer to another room."""

import hashlib
from itertools import count

import pytest

from faristol.room.code_text import to_bytes, to_text
from faristol.room.host import (
    AnotherCode,
    PlaceUsed,
    found_again,
    link_became,
    offers_made,
    open_room,
    read_guest_code,
)
from faristol.room.signal import (
    HostAddress,
    LinkEnd,
    SeatAnswer,
    mark_of,
    pack_answer,
    read_offers,
    write_sdp,
)

HERE = ("192.168.1.2",)


def described(number, addresses=HERE):
    """Return the description of a link that a browser has made."""
    at = tuple(HostAddress(each, 40_000 + number) for each in addresses)
    return write_sdp(LinkEnd(f"{number:08d}", "p" * 24, bytes(range(32)), at), "offer")


def room(tables, *lost, seed=0):
    """Return the host with its places, of which those `lost` were reached nowhere, and what is closed."""
    drawn = count(seed)
    chance = lambda size: hashlib.sha256(next(drawn).to_bytes(4)).digest()[:size]  # noqa: E731
    host, (order,) = open_room("dupli", "ab", tables, chance)
    made = [
        (1_000 + each, described(seed * 1_000 + each, () if each in lost else HERE))
        for each in range(order["count"])
    ]
    host, orders = offers_made(host, made)
    return host, [each["link"] for each in orders if each["do"] == "close"]


def answer(host, place, guest=1):
    offer = read_offers(to_bytes(host.code)).offers[place]
    end = LinkEnd(f"{guest:08d}", "g" * 24, bytes(range(32)))
    return to_text(pack_answer(SeatAnswer(place, mark_of(offer), end)))


def test_forty_tables_leave_six_places_for_walls_judges_and_those_who_come_back():
    assert {tables: len(room(tables)[0].places) for tables in (1, 14, 40)} == {1: 7, 14: 20, 40: 46}


def test_a_place_that_is_reached_nowhere_spoils_no_other_and_nobody_is_sent_to_it():
    host, closed = room(14, 5)
    assert closed == [1_005]
    offers = read_offers(to_bytes(host.code)).offers
    assert len(offers) == 19 and all(each.addresses for each in offers)
    assert read_guest_code(host, answer(host, 5))[1] == 1_006


def test_without_any_network_all_places_stay_and_the_room_says_so():
    host, closed = room(2, *range(8))
    assert (len(host.places), closed, host.reachable) == (8, [], False)


def test_the_same_code_read_again_changes_nothing_and_the_place_is_nobody_elses():
    host, _ = room(4)
    own = answer(host, 2)
    after, link, orders = read_guest_code(host, own)
    assert link == 1_002 and [each["do"] for each in orders] == ["accept", "offers"]
    assert read_guest_code(after, own) == (after, 1_002, [])
    with pytest.raises(PlaceUsed):
        read_guest_code(after, answer(host, 2, guest=2))


def test_the_code_has_only_free_places_and_each_table_its_own():
    host, _ = room(4)
    wall, size = host.code, len(host.places)
    for place, number in ((2, 50), (2, 51), (0, 52)):
        before = host.places[place].link
        host, _, orders = read_guest_code(host, answer(host, place, number))
        assert orders[-1] == {"do": "offers", "count": 1} and len(host.places) == size - 1
        host, _ = offers_made(host, [(2_000 + number, described(number))])
        assert host.places[place].link == 2_000 + number and len(host.places) == size
        assert before not in [each.link for each in host.places]
    old, _ = room(4)
    assert old.code == wall
    assert read_guest_code(host, answer(old, 1, 60))[1] == 1_001, "what nobody has taken is good for ever"
    with pytest.raises(PlaceUsed):
        read_guest_code(host, answer(old, 2, 61))


def test_who_has_shown_its_code_is_on_the_way_until_its_link_is_heard_of():
    host, _ = room(4)
    host, link, _ = read_guest_code(host, answer(host, 2))
    assert host.on_the_way == 1
    assert link_became(host, link, "open").on_the_way == link_became(host, link, "closed").on_the_way == 0


def test_a_code_that_answers_another_room_takes_no_place():
    """Also the answer to a photograph of a code that this room no longer has."""
    here, _ = room(4)
    for other in (room(4, seed=7)[0], room(20, seed=3)[0]):
        for place in (0, len(other.places) - 1):
            with pytest.raises(AnotherCode):
                read_guest_code(here, answer(other, place))


def test_the_code_on_the_wall_is_good_after_a_crash_of_the_engine_too():
    """The page holds the links; those that somebody has taken are no places any more."""
    host, _ = room(4)
    wall = host.code
    taken, _, _ = read_guest_code(host, answer(host, 1))
    held = [
        (place.link, "waiting", described(place.link - 1_000)) for place in host.places if place.link != 1_001
    ]
    after, _ = found_again(taken, held)
    assert after.code != wall
    for place in (0, 2, len(host.places) - 1):
        assert read_guest_code(after, answer(host, place))[1] == host.places[place].link
    with pytest.raises(PlaceUsed):
        read_guest_code(after, answer(host, 1, guest=2))
