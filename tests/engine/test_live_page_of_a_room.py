"""The page for everybody at the relay of a room: the judge switches it on, and the page's part is told so."""

from drivers.relay_in_process import RelayWire
from drivers.relayed_tablets import RelayedRoom
from drivers.tablet_room import plain
from drivers.tournament_room import TournamentRoom
from faristol.room.record import read_room, write_room
from faristol.screens.parts.qr import qr


def hall():
    hall = TournamentRoom(wire=RelayWire())
    hall.wire.run()
    at_room(hall)
    return hall


def at_room(hall):
    hall.director.go(f"#/event/{hall.director.stream}/room")


def is_live(hall):
    return hall.director.last["live"]["at_relay"]


def switches(hall, on=True):
    assert hall.director.do("room.live", data={"value": "on" if on else ""})["ok"]
    hall.wire.run()


def room_of(hall):
    return hall.director.engine._tablets.room


def test_it_is_off_until_the_judge_switches_it_on_and_off_again_at_once():
    club = hall()
    assert 'id="live-room"' in club.director.page and 'id="live-address"' not in club.director.page
    assert not is_live(club)
    switches(club)
    assert is_live(club)
    switches(club, on=False)
    assert not is_live(club) and 'id="live-address"' not in club.director.page


def test_the_address_of_the_room_is_a_code_and_a_short_one_to_type():
    club = hall()
    switches(club)
    name = room_of(club).relay.name.partition(".")[0]
    assert room_of(club).relay.live == f"{club.wire.addresses[0]}/live/{name}"
    code = str(qr(room_of(club).relay.live))
    assert code in club.director.regions["work"]
    assert f"{club.wire.addresses[0]}/live/" in plain(club.director.regions["work"])
    club.director.do("room.print_sheet")
    assert code in club.director.regions["print"]
    club.director.do("room.show_wall")
    assert code in club.director.regions["dialog"]
    club.director.do("dismiss")
    switches(club, on=False)
    club.director.do("room.show_wall")
    assert code not in club.director.page


def test_each_result_makes_a_newer_page_and_the_page_is_the_published_one():
    club = hall()
    switches(club)
    before = club.director.last["live"]["version"]
    club.director.go(f"#/event/{club.director.stream}")
    club.director.writes(1, 400, 300)
    assert club.director.last["live"]["version"] > before and is_live(club)
    sent = club.director.do("page")
    assert sent["live"]["at_relay"] and sent["page"].startswith("<!doctype html>") and "400" in sent["page"]


def test_it_stays_on_after_a_reload_and_ends_with_the_room():
    club = hall()
    switches(club)
    club.wire.forget(club.director)
    club.director.restart()
    club.wire.run()
    club.director.do("look")
    assert is_live(club)
    assert read_room(write_room(room_of(club))).rules == room_of(club).rules
    club.director.do("room.close")
    club.wire.run()
    assert not is_live(club) and not club.director.do("room.live", data={"value": "on"})["ok"]


def test_where_nothing_is_followed_or_no_telephone_comes_it_is_not_offered():
    duplicate = RelayedRoom(tables=())
    duplicate.judge.go("#/event/dupli/room")
    assert 'id="live-room"' not in duplicate.judge.page
    wire = RelayWire()
    wire.addresses = []
    club = TournamentRoom(wire=wire)
    wire.run()
    at_room(club)
    assert 'id="live-room"' not in club.director.page
    wire.addresses = ["http://192.168.1.5:8000"]
    club.director.restart()
    wire.run()
    switches(club)
    wire.addresses = []
    club.director.restart()
    wire.run()
    club.director.do("look")
    assert 'id="live-address"' not in club.director.page
    switches(club, on=False)
    for other in (TournamentRoom(), TournamentRoom(publish=False, wire=RelayWire())):
        assert not other.director.last.get("live", {}).get("at_relay")
