"""How a telephone comes in by its own camera: the link and the Wi-Fi, here, on the wall and on paper."""

import json

import pytest

from drivers.relayed_tablets import ADDRESSES, RelayedRoom, RelayedWire
from drivers.tablet_room import plain
from drivers.tournament_room import TournamentRoom
from drivers.window import Window
from faristol.screens.home.room.invitation import Wifi
from faristol.screens.parts.qr import qr


@pytest.fixture
def room():
    room = RelayedRoom(tables=())
    room.judge.go("#/event/dupli/room")
    return room


def everything_of(judge):
    """Return the file of all events of this device."""
    judge.do("leave", data={"to": "#/"})
    judge.do("home.back_up_all")
    return judge.last["save"]["text"]


def test_the_judge_sees_the_link_as_a_code_and_the_address_to_type(room):
    assert str(qr(room.link)) in room.judge.regions["work"]
    shown = plain(room.judge.regions["work"])
    assert f"{ADDRESSES[0]}/seat/" in shown and f"{ADDRESSES[1]}/seat/" in shown
    assert "Use the same Wi-Fi; turn mobile data off if it doesn’t open." in shown
    assert "1. The others read this code" in shown
    assert 'id="scan"' in room.judge.regions["work"] and 'id="to-event"' in room.judge.regions["shelf"]


def test_where_only_this_computer_is_reached_it_says_how_the_others_get_there():
    room = RelayedRoom(tables=(), wire=RelayedWire(addresses=[]))
    room.judge.go("#/event/dupli/room")
    shown = plain(room.judge.regions["work"])
    assert "Telephones cannot reach this computer yet." in shown and "--host 0.0.0.0" in shown
    assert 'id="show-wall"' not in room.judge.page and "1. The others read this code" in shown


def test_without_a_relay_nothing_of_it_is_there():
    wire = RelayedWire()
    wire.there = False
    room = RelayedRoom(tables=(), wire=wire)
    room.judge.go("#/event/dupli/room")
    assert 'id="invitation"' not in room.judge.page


def test_a_tournament_is_joined_the_same_way():
    room = TournamentRoom(wire=RelayedWire())
    room.director.go(f"#/event/{room.director.stream}/room")
    assert 'id="invitation-address"' in room.director.page


def test_the_sheet_has_both_codes_in_the_language_of_the_papers_and_is_printed_once(room):
    room.judge.do("room.keep_wifi", {"wifi": "Club de Mots", "password": "vinyes i mar"})
    answer = room.judge.do("room.print_sheet")
    sheet = room.judge.regions["print"]
    assert answer["print"] and 'lang="ca"' in sheet
    assert str(qr(room.link)) in sheet and str(qr(Wifi("Club de Mots", "vinyes i mar").code)) in sheet
    for written in ("Club de Mots", "vinyes i mar", f"{ADDRESSES[0]}/seat/", "Duplicada de la Mercè"):
        assert written in plain(sheet)
    room.wait(1).judge.do("look")
    assert room.judge.regions["print"] == ""


def test_the_wall_has_both_codes_until_it_is_closed(room):
    room.judge.do("room.keep_wifi", {"wifi": "Club", "password": ""})
    room.judge.do("room.show_wall")
    wall = room.judge.regions["dialog"]
    assert str(qr(room.link)) in wall and str(qr("WIFI:T:nopass;S:Club;;")) in wall
    assert "Password" not in plain(wall)
    room.judge.do("dismiss")
    assert room.judge.regions["dialog"].strip() == ""


def test_without_a_wifi_the_room_alone_is_on_the_wall(room):
    room.judge.do("room.show_wall")
    assert "Wi-Fi as a code" not in room.judge.regions["dialog"]
    assert "1. Join the Wi-Fi" not in room.judge.regions["dialog"]


CODES = {
    ("Club", "vinyes-1234"): "WIFI:T:WPA;S:Club;P:vinyes-1234;;",
    ("Club", ""): "WIFI:T:nopass;S:Club;;",
    ('A;B,C:"D"\\', "pa;ss:wo,rd"): 'WIFI:T:WPA;S:A\\;B\\,C\\:\\"D\\"\\\\;P:pa\\;ss\\:wo\\,rd;;',
    ("Sala Țara", "12345678"): "WIFI:T:WPA;S:Sala Țara;P:12345678;;",
}


@pytest.mark.parametrize(("typed", "code"), CODES.items())
def test_the_code_of_a_wifi_is_the_one_that_telephones_read(typed, code):
    assert Wifi(*typed).code == code


@pytest.mark.parametrize(
    ("wifi", "password", "field"),
    [
        ("", "12345678", "wifi"),
        ("é" * 17, "12345678", "wifi"),
        ("Club\tMots", "12345678", "wifi"),
        ("Club", "1234567", "password"),
        ("Club", "1" * 64, "password"),
        ("Club", "contrasenyà", "password"),
    ],
)
def test_what_no_wifi_can_have_is_refused_at_its_field(room, wifi, password, field):
    answer = room.judge.do("room.keep_wifi", {"wifi": wifi, "password": password})
    assert not answer["ok"] and f'id="{field}-problem"' in room.judge.regions["work"]
    room.judge.do("room.show_wall")
    assert "1. Join the Wi-Fi" not in room.judge.regions["dialog"]


def test_the_wifi_is_kept_for_the_next_evening_and_forgotten_on_demand(room):
    room.judge.do("room.keep_wifi", {"wifi": " Club ", "password": "vinyes-1234"})
    room.judge.restart()
    room.wire.run()
    assert 'value="Club"' in room.judge.page and 'value="vinyes-1234"' in room.judge.page
    room.judge.do("room.keep_wifi", {"wifi": "", "password": ""})
    assert "vinyes-1234" not in room.judge.page


def test_neither_the_wifi_nor_the_rooms_keys_are_in_a_log_or_a_file(room):
    room.judge.do("room.keep_wifi", {"wifi": "Club", "password": "vinyes-1234"})
    secret = room.judge.engine._tablets.room.secret.hex()
    entries = room.judge.entries
    saved = everything_of(room.judge)
    for hidden in ("vinyes-1234", secret):
        assert hidden not in saved and hidden not in json.dumps(entries)


def test_a_file_from_elsewhere_brings_no_keys_of_a_room(room):
    saved = everything_of(room.judge)
    header, _, rest = saved.partition("\n")
    content = json.loads(header)
    content["remembered"] |= {"room": '{"as": "host"}', "wifi": '{"name": "X", "password": ""}'}
    from faristol.storage.archive import read_archive

    archive = read_archive(f"{json.dumps(content)}\n{rest}".encode())
    assert archive is not None
    assert not {"room", "wifi"} & archive.remembered.keys()
    assert Window().last["ok"]
