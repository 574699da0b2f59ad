"""The relay of serve.py: what is sent arrives once, in order, and again after a break; one owner a room."""

import json
import time

from drivers.relay_devices import Device
from faristol.serving import relay_rooms


def test_what_a_guest_sends_reaches_the_owner_and_the_answer_that_guest_alone(club):
    owner = club.owner()
    hears, ada, ion = owner.hear(), club.guest(owner.room), club.guest(owner.room)
    assert hears.next() == ("guests", "[]")
    ada_hears, ion_hears = ada.hear(), ion.hear()
    assert ada_hears.next() == ion_hears.next() == ("owner", "here")
    assert {hears.next(), hears.next()} == {("come", ada.name), ("come", ion.name)}
    assert ada.send("Vinyes") == 204
    assert hears.next() == ("text", f"{ada.name} Vinyes")
    assert owner.send(ion.name, "Ion") == 204 == owner.send(ada.name, "Ada")
    assert (ada_hears.next(), ion_hears.next()) == (("text", "Ada"), ("text", "Ion"))
    ada_hears.close()
    assert hears.next() == ("gone", ada.name)


def test_a_guest_knows_whether_the_judge_is_there(club):
    owner = club.owner()
    hears = club.guest(owner.room).hear()
    assert hears.next() == ("owner", "away")
    judge = owner.hear()
    assert hears.next() == ("owner", "here")
    judge.close()
    assert hears.next() == ("owner", "away")


def test_what_came_while_the_judge_was_away_is_there_when_the_judge_is_back(club):
    owner = club.owner()
    guest, judge = club.guest(owner.room), owner.hear()
    guest.send("one")
    assert judge.until("text") == f"{guest.name} one"
    last = judge.last
    judge.close()
    for text in ["two", "three"]:
        assert guest.send(text) == 204
    again = owner.hear(last)
    assert [again.until("text"), again.until("text")] == [f"{guest.name} two", f"{guest.name} three"]


def test_a_page_that_was_loaded_again_does_not_hear_all_once_more(club):
    owner = club.owner()
    guest, judge = club.guest(owner.room), owner.hear()
    guest.send("one")
    judge.until("text")
    judge.close()
    guest.hear().until("owner")
    guest.send("two")
    assert owner.hear().until("text") == f"{guest.name} two"


def test_a_browser_that_reconnects_by_itself_names_the_last_it_had(club):
    owner = club.owner()
    guest, _ = club.guest(owner.room), owner.hear()
    hears = guest.hear()
    for text in ["one", "two", "three"]:
        owner.send(guest.name, text)
    assert hears.until("text") == "one"
    last = hears.last
    hears.close()
    again = guest.hear(**{"Last-Event-ID": str(last)})
    assert [again.until("text"), again.until("text")] == ["two", "three"]


def test_who_came_and_went_before_a_break_is_not_said_again(club):
    owner = club.owner()
    judge, guest = owner.hear(), club.guest(owner.room)
    guest.hear().close()
    assert [judge.next() for _ in range(3)][1:] == [("come", guest.name), ("gone", guest.name)]
    judge.close()
    there = club.guest(owner.room)
    there.hear().next()
    again = owner.hear()
    assert again.next() == ("guests", json.dumps([there.name]))
    guest.send("text")
    assert again.next() == ("text", f"{guest.name} text")


def test_a_page_that_is_loaded_again_takes_the_place_of_its_first_connection(club):
    owner = club.owner()
    guest, judge = club.guest(owner.room), owner.hear()
    first = guest.hear()
    assert first.next() == ("owner", "here")
    second = guest.hear()
    assert second.next() == ("owner", "here")
    assert [first.next(), first.next()] == [("replaced", ""), None]
    owner.send(guest.name, "text")
    assert second.next() == ("text", "text")
    assert [judge.next()[0] for _ in range(3)] == ["guests", "come", "come"]


def test_after_a_restart_of_the_relay_the_token_opens_the_room_again(club):
    owner = club.owner()
    guest = club.guest(owner.room)
    judge, hears = owner.hear(), guest.hear()
    guest.send("one")
    judge.until("text")
    before = judge.last
    club.stop()
    assert hears.until("owner") == "here"
    assert [hears.next(), hears.next()] == [("ended", ""), None]
    club.begin()
    assert guest.hear().status == 404
    assert owner.begin() == 200
    again, hears = owner.hear(before), guest.hear()
    assert guest.send("two") == 204
    assert again.until("text") == f"{guest.name} two"
    assert again.last > before
    owner.send(guest.name, "three")
    assert hears.until("text") == "three"


def test_a_number_that_this_relay_has_not_reached_loses_nothing(club):
    owner = club.owner()
    guest = club.guest(owner.room)
    guest.send("one")
    assert owner.hear(after=9 * 10**14).until("text") == f"{guest.name} one"


def test_only_who_has_the_token_is_the_owner(club):
    owner, other = club.owner(), club.owner()
    for token in [other.token, "", "A" * 43, owner.token[:-2], owner.token + "é", owner.room, owner.key]:
        named = {"X-Owner": token.encode().decode("latin-1")}
        guest = club.guest(owner.room).name
        assert owner.ask("POST", owner.path, other.key, **named)[0] == 403
        assert owner.ask("POST", f"{owner.path}/to/{guest}", "text", **named)[0] == 403
        assert owner.hear_with(token.replace("é", "%C3%A9")).status == 403
    club.devices.append(stranger := Device(club.port, "127.0.0.1"))
    assert stranger.ask("DELETE", owner.path, Host="faristol.example", **{"X-Owner": other.token})[0] == 403
    assert owner.hear().status == 200


def test_who_asks_is_told_of_the_rooms_with_a_judge(club):
    owner, _ = club.owner(), club.owner()
    club.server.telephones = lambda: ["http://192.168.1.5:8000"]
    owner.hear().next()
    rooms = [{"room": owner.room, "key": owner.key}]
    assert owner.get("/relay/") == {"relay": 1, "addresses": ["http://192.168.1.5:8000"], "rooms": rooms}


def test_a_room_that_has_ended_is_there_for_nobody(club):
    owner = club.owner()
    judge, guest = owner.hear(), club.guest(owner.room)
    hears = guest.hear()
    assert (hears.next(), judge.until("come")) == (("owner", "here"), guest.name)
    assert owner.ask("DELETE", owner.path, **{"X-Owner": owner.token})[0] == 204
    assert [judge.next(), hears.next()] == [("ended", "")] * 2
    assert judge.next() is hears.next() is None
    assert guest.send("text") == 404 == owner.send(guest.name, "text") == guest.hear().status


def test_a_room_whose_judge_stays_away_ends(club, monkeypatch):
    owner, other = club.owner(), club.owner()
    other.hear().next()
    monkeypatch.setattr(relay_rooms, "OWNER_AWAY", 0)
    time.sleep(0.01)
    assert [room["room"] for room in owner.get("/relay/status")["rooms"]] == [other.room]


def test_a_ticket_lets_the_owner_hear_once_and_not_for_long(club, monkeypatch):
    owner, other = club.owner(), club.owner()
    assert owner.hear_with(other.ticket).status == 403
    assert [owner.hear_with(owner.ticket).status for _ in range(2)] == [200, 403]
    assert owner.listen(f"{owner.path}/owner?token={owner.token}").status == 403
    monkeypatch.setattr(relay_rooms, "TICKET_LASTS", 0)
    owner.begin()
    assert owner.hear_with(owner.ticket).status == 403


def test_a_room_keeps_the_key_that_it_was_opened_with(club):
    owner, other = club.owner(), club.owner()
    before, owner.key = owner.key, other.key
    assert owner.begin() == 409
    owner.hear().close()
    assert club.server.rooms.find(owner.room).key == before


def test_what_was_taken_waits_whoever_comes_and_goes(club):
    owner = club.owner()
    judge, player = owner.hear(), club.guest(owner.room)
    assert judge.next() == ("guests", "[]")
    room = club.server.rooms.find(owner.room)
    with room.lock:  # the reader gets nothing meanwhile
        room.from_guest(player.name, "slip", "192.168.1.9")
        for number in range(relay_rooms.MOST_LETTERS):
            name = f"{number:043d}"
            guest = room.guest(name, "127.0.0.1")
            room.guest_came(name, guest, guest)
            room.guest_went(name, guest, guest)
    assert judge.until("text") == f"{player.name} slip"


def test_who_comes_while_the_owner_is_away_takes_no_place_of_a_text():
    room = relay_rooms.Room("a" * 22, "b" * 43, "192.168.1.2")
    with room.lock:
        room.from_guest("c" * 43, "slip", "192.168.1.3")
        guest = room.guest("d" * 43, "192.168.1.4")
        room.guest_came("d" * 43, guest, guest)
    assert [letter.event for letter in room.owner.letters] == ["text"]
