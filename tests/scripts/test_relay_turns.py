"""The turns of a room at the relay: whoever goes on in the owner's place is the only owner from then on."""

import json

import pytest


@pytest.fixture
def owner(club):
    return club.owner()


def goes_on(club, owner, turn):
    other = owner.goes_on_at(club.port, turn)
    club.devices.append(other)
    return other


def test_the_one_before_is_told_at_once_and_its_guests_go_over(club, owner):
    guest = club.guest(owner.room)
    hears, theirs = owner.hear(), guest.hear()
    assert theirs.next() == ("owner", "here")
    other = goes_on(club, owner, 7)
    new = other.hear()
    assert hears.until("outdone") == "7" and hears.next() is None
    assert (theirs.next(), theirs.next()) == (("owner", "away"), ("owner", "here"))
    assert guest.send("to-the-new") == 204
    assert new.until("text") == f"{guest.name} to-the-new"
    assert other.send(guest.name, "from-the-new") == 204
    assert theirs.until("text") == "from-the-new"


def test_with_a_lesser_turn_nothing_is_done_any_more(club, owner):
    guest = club.guest(owner.room)
    guest.hear()
    other = goes_on(club, owner, 7)
    new = other.hear()
    for method, path, body in [
        ("POST", owner.path, owner.key),
        ("POST", f"{owner.path}/to/{guest.name}", "old"),
        ("DELETE", owner.path, None),
    ]:
        status, content = owner.ask(method, path, body, **owner.is_owner)
        assert (status, json.loads(content)) == (409, {"turn": 7})
    guest.send("still-there")
    assert new.until("text") == f"{guest.name} still-there"


def test_a_ticket_of_the_one_before_admits_nobody(club, owner):
    ticket = owner.ticket
    other = goes_on(club, owner, 7)
    new = other.hear()
    assert owner.hear_with(ticket).status == 403
    assert new.next() == ("guests", "[]")


def test_the_same_turn_is_the_same_device_after_a_reload(club, owner):
    other = goes_on(club, owner, 7)
    first = other.hear()
    again = other.hear()
    assert first.until("replaced") == ""
    assert again.next() == ("guests", "[]")


@pytest.mark.parametrize("old_first", [True, False])
def test_after_a_restart_of_the_relay_the_greatest_turn_has_the_room_whoever_comes_first(
    club, owner, old_first
):
    other = goes_on(club, owner, 7)
    assert other.begin() == 200
    club.stop()
    club.begin()
    if old_first:
        hears = owner.hear()
        assert hears.next() == ("guests", "[]")
        new = other.hear()
        assert hears.until("outdone") == "7"
    else:
        new = other.hear()
        assert owner.begin() == 409
    assert new.next() == ("guests", "[]")


def test_two_that_go_on_one_after_the_other(club, owner):
    hears = [owner.hear(), (second := goes_on(club, owner, 7)).hear(), goes_on(club, owner, 9).hear()]
    assert hears[0].until("outdone") == "7" and hears[1].until("outdone") == "9"
    assert second.begin() == 409
    assert hears[2].next() == ("guests", "[]")


@pytest.mark.parametrize("turn", ["", "-1", "1.5", "x", "9" * 16])
def test_a_turn_is_a_whole_number(club, owner, turn):
    assert owner.ask("POST", owner.path, owner.key, **{**owner.is_owner, "X-Turn": turn})[0] == 400


def test_what_waited_for_the_one_before_is_there_for_the_new_one(club, owner):
    hears = owner.hear()
    guest = club.guest(owner.room)
    hears.close()
    guest.send("in-between")
    assert goes_on(club, owner, 7).hear().until("text") == f"{guest.name} in-between"
