"""What the relay allows a stranger, a flood, a crowd and a reader that sleeps: nobody harms another."""

import http.client
import random
import socket
import sys
import time

import pytest

from drivers.relay_devices import Device, Hearing, Owner, base64url
from faristol.serving import connections, local_network, relay, relay_allowance, relay_rooms, serve


def test_a_message_that_is_too_long_is_refused(club):
    owner = club.owner()
    guest, judge = club.guest(owner.room), owner.hear()
    hears = guest.hear()
    assert guest.send("a" * relay.FROM_GUEST) == 204
    assert guest.send("a" * (relay.FROM_GUEST + 1)) == 413
    assert owner.send(guest.name, "a" * relay.FROM_OWNER) == 204
    assert owner.send(guest.name, "a" * (relay.FROM_OWNER + 1)) == 413
    assert len(hears.until("text")) == relay.FROM_OWNER
    assert len(judge.until("text")) == relay.FROM_GUEST + 44


@pytest.mark.parametrize(
    "text", ["", "two words", "line\nend", "data: x\n\nevent: owner", "à", "a" * 40 + "="]
)
def test_what_is_not_sealed_is_not_passed_on(club, text):
    owner = club.owner()
    guest = club.guest(owner.room)
    assert guest.send(text.encode()) in (400, 411)
    assert owner.get("/relay/status")["rooms"][0]["waiting"] == 0


def test_a_guest_that_floods_is_stopped_and_the_others_are_not(club):
    owner = club.owner()
    judge, flooding, calm = owner.hear(), club.guest(owner.room), club.guest(owner.room)
    answers = [flooding.send("flood") for _ in range(60)]
    assert answers[:30] == [204] * 30
    assert answers.count(429) >= 10
    assert calm.send("slip") == 204
    while judge.until("text") != f"{calm.name} slip":
        pass


def test_what_waits_for_a_judge_who_is_away_is_not_of_one_guest_alone(club, monkeypatch):
    monkeypatch.setattr(relay_allowance, "AT_ONCE", 1000)
    monkeypatch.setattr(relay_allowance, "A_SECOND", 1000)
    owner = club.owner()
    flooding = club.guest(owner.room)
    answers = [flooding.send("flood") for _ in range(40)]
    assert answers == [204] * 30 + [409] * 10
    assert club.guest(owner.room).send("slip") == 204
    many = [club.guest(owner.room) for _ in range(8)]
    answers = [guest.send("flood") for guest in many for _ in range(30)]
    assert answers.count(204) == relay_rooms.MOST_LETTERS - 31
    judge = owner.hear()
    assert [judge.until("text") for _ in range(31)][30].endswith(" slip")


def test_bytes_that_wait_are_bounded_too(club, monkeypatch):
    monkeypatch.setattr(relay_rooms, "MOST_BYTES", 100_000)
    owner = club.owner()
    guests = [club.guest(owner.room) for _ in range(8)]
    answers = [guest.send("a" * 20_000) for guest in guests]
    assert answers == [204] * 4 + [409] * 4
    for guest in guests[:2]:
        guest.hear().next()
        for _ in range(9):
            assert owner.send(guest.name, "a" * 20_000) == 204
    assert owner.get("/relay/status")["rooms"][0]["bytes"] <= 300_000


def test_all_that_waits_in_a_room_is_bounded(club, monkeypatch):
    monkeypatch.setattr(relay_rooms, "MOST_BYTES_OF_ROOM", 100_000)
    owner = club.owner()
    large, small = club.guest(owner.room), club.guest(owner.room)
    for guest in (large, small):
        guest.hear().close()
    owner.send(small.name, "small")
    for _ in range(20):
        assert owner.send(large.name, "a" * 20_000) == 204
    assert owner.get("/relay/status")["rooms"][0]["bytes"] < 101_000
    assert small.hear().until("text") == "small"


other_addresses = pytest.mark.skipif(sys.platform == "darwin", reason="this computer is only 127.0.0.1 there")


@pytest.fixture
def only_one_is_this_computer(monkeypatch):
    """Other addresses of this computer count as those of other devices."""
    monkeypatch.setattr(relay_rooms, "is_this_computer", lambda address: address == "127.0.0.1")
    monkeypatch.setattr(relay, "is_this_computer", lambda address: address == "127.0.0.1")


@other_addresses
def test_one_address_cannot_take_all_places_of_a_room(club, monkeypatch, only_one_is_this_computer):
    monkeypatch.setattr(relay_rooms, "MOST_GUESTS_OF_ONE", 4)
    monkeypatch.setattr(relay_rooms, "MOST_GUESTS", 6)
    owner = club.owner()
    crowd = [club.guest(owner.room, "127.0.0.2") for _ in range(8)]
    assert [guest.hear().status for guest in crowd] == [200] * 4 + [503] * 4
    first, second, third = (club.guest(owner.room, "127.0.0.3") for _ in range(3))
    assert [first.hear().status, second.hear().status, third.hear().status] == [200, 200, 503]
    first.open[0].close()
    time.sleep(0.4)
    assert third.hear().status == 200


@other_addresses
def test_new_names_give_an_address_no_more_than_a_few_guests_have(club, only_one_is_this_computer):
    owner = club.owner()
    owner.hear().next()
    answers = [club.guest(owner.room, "127.0.0.2").send("flood") for _ in range(300)]
    assert answers.count(429) >= 50
    assert len(club.server.rooms.find(owner.room).guests) <= relay_rooms.MOST_GUESTS_OF_ONE
    assert club.guest(owner.room, "127.0.0.3").send("slip") == 204


@other_addresses
def test_one_address_cannot_fill_what_waits_for_the_judge(club, monkeypatch, only_one_is_this_computer):
    monkeypatch.setattr(relay_allowance, "AT_ONCE", 1000)
    owner = club.owner()
    answers = [club.guest(owner.room, "127.0.0.2").send("flood") for _ in range(210)]
    assert answers.count(204) == relay_rooms.MOST_OF_ONE_ADDRESS
    assert club.guest(owner.room, "127.0.0.3").send("slip") == 204


@other_addresses
def test_one_address_cannot_take_all_rooms(club, monkeypatch, only_one_is_this_computer):
    monkeypatch.setattr(relay_rooms, "MOST_ROOMS_OF_ONE", 3)
    monkeypatch.setattr(relay_rooms, "MOST_ROOMS", 4)
    crowd = [club.owner("127.0.0.2") for _ in range(3)]
    for owner in crowd:
        owner.hear().next()
    club.devices.append(refused := Owner(club.port, "127.0.0.2"))
    assert refused.begin() == 503
    judge = club.owner()
    judge.hear().next()
    assert Owner(club.port).begin() == 503
    crowd[1].open[0].close()
    time.sleep(0.4)
    assert refused.begin() == 200
    assert crowd[1].hear_with("").status == 404


def test_who_does_not_read_is_cut_and_the_others_go_on(club, monkeypatch):
    monkeypatch.setattr(connections.Handler, "timeout", 1)
    owner = club.owner()
    judge, asleep, awake = owner.hear(), club.guest(owner.room), club.guest(owner.room)
    line = socket.create_connection(("127.0.0.1", club.port), 30)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(f"GET /relay/{owner.room}/guests/{asleep.name} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert judge.until("come") == asleep.name
    hears = awake.hear()
    for number in range(40):
        assert owner.send(asleep.name, "a" * 200_000) == 204
        assert owner.send(awake.name, f"n{number}") == 204
        assert hears.until("text") == f"n{number}"
    assert judge.until("gone") == asleep.name
    line.close()


def test_rubbish_and_half_requests_leave_the_relay_as_it_was(club):
    owner = club.owner()
    judge, guest = owner.hear(), club.guest(owner.room)
    lot = random.Random(40)
    head = f"POST /relay/{owner.room}/from/{guest.name} HTTP/1.1\r\nHost: x\r\nContent-Length: 4"
    good = f"{head}\r\n\r\nslip".encode()
    for _ in range(300):
        damaged = bytearray(good)
        for _ in range(lot.randint(1, 6)):
            damaged[lot.randrange(len(damaged))] = lot.randrange(256)
        with socket.create_connection(("127.0.0.1", club.port), 10) as line:
            line.sendall(damaged[: lot.randint(1, len(damaged))])
    time.sleep(0.3)
    assert guest.send("afterwards") == 204
    while judge.until("text") != f"{guest.name} afterwards":
        pass


NO_PLACES = [
    "/relay",
    "/relay/..",
    "/relay/../index.html",
    "/relay/ROOM/../ROOM/owner",
    "/relay/ROOM/",
    "/relay/ROOM//from/GUEST",
    "/relay/ROOM/from/GUEST/",
    "/relay/ROOM/from/../to/GUEST",
    "/relay/ROOM/owner/GUEST",
    "/relay/ROOM%2Fowner",
    "/relay/ROOM/from",
    "/relay/ROOM/from/GUEST%0A",
    "/relay/status/",
    "/relay/%00",
    f"/relay/{'a' * 9000}",
]


@pytest.mark.parametrize("path", NO_PLACES)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_a_path_that_is_none_is_answered_with_no_more_than_that(club, method, path, capfd):
    owner = club.owner()
    path = path.replace("ROOM", owner.room).replace("GUEST", base64url(bytes(32)))
    line = http.client.HTTPConnection("127.0.0.1", club.port, 10)
    line.request(method, path, headers={"X-Owner": owner.token})
    assert line.getresponse().status in (403, 404, 405)
    line.close()
    assert "Traceback" not in capfd.readouterr().err


@other_addresses
def test_only_this_computer_sees_what_waits_and_ends_any_room(club, only_one_is_this_computer):
    owner = club.owner()
    here, elsewhere = Device(club.port), Device(club.port, "127.0.0.2")
    assert elsewhere.ask("GET", "/relay/status")[0] == 404
    assert elsewhere.ask("DELETE", owner.path)[0] == 403
    assert here.ask("GET", "/relay/status", Host="faristol.example")[0] == 404
    assert here.ask("DELETE", owner.path, Host="faristol.example:8000")[0] == 403
    assert here.get("/relay/status")["rooms"][0]["room"] == owner.room
    assert here.ask("DELETE", owner.path)[0] == 204
    assert here.get("/relay/status")["rooms"] == []


@pytest.mark.parametrize("origin", ["http://example.org", "null", "http://localhost", "file://", ""])
def test_a_page_of_another_site_has_no_part_in_a_room(club, origin):
    owner = club.owner()
    guest = club.guest(owner.room)
    path = f"{owner.path}/from/{guest.name}"
    assert guest.ask("POST", path, "text", Origin=origin)[0] == 403
    assert guest.ask("GET", "/relay/", Origin=origin)[0] == 403
    assert guest.ask("POST", path, "text", Origin=f"http://127.0.0.1:{club.port}")[0] == 204


def test_the_site_itself_takes_no_messages(club):
    for method in ["POST", "DELETE", "PUT"]:
        status, _ = Device(club.port).ask(method, "/index.html", "text")
        assert status in (405, 501)
    assert Device(club.port).ask("GET", "/")[1] == b"Faristol"


def test_a_hundred_guests_hear_each_what_is_theirs(club):
    owner = club.owner()
    judge, guests = owner.hear(), [club.guest(owner.room) for _ in range(100)]
    hears = [guest.hear() for guest in guests]
    for guest in guests:
        assert owner.send(guest.name, f"for-{guest.name}") == 204
        assert guest.send(f"from-{guest.name}") == 204
    assert [hearing.until("text") for hearing in hears] == [f"for-{guest.name}" for guest in guests]
    texts = {judge.until("text") for _ in guests}
    assert texts == {f"{guest.name} from-{guest.name}" for guest in guests}


def test_a_reader_is_told_every_few_seconds_that_the_line_is_open(club, monkeypatch):
    monkeypatch.setattr(relay, "SIGN_OF_LIFE", 0)
    owner = club.owner()
    hears: Hearing = owner.hear()
    lines = [hears.answer.readline() for _ in range(7)]
    assert b": here\n" in lines


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1", "localhost"])
def test_telephones_are_named_the_private_addresses_of_this_computer(host, tmp_path, monkeypatch):
    monkeypatch.setattr(local_network, "addresses", lambda: ["192.168.1.5", "10.0.0.7"])
    with serve.site(host, 0, tmp_path) as server:
        port = server.server_port
        reached = [f"http://192.168.1.5:{port}", f"http://10.0.0.7:{port}"] if host == "0.0.0.0" else []
        assert server.telephones() == reached


def test_the_printed_text_says_how_telephones_come_in():
    assert "--host 0.0.0.0" in serve.about_telephones([], None)
    assert "is in no Wi-Fi" in serve.about_telephones([], "0.0.0.0")
    assert "http://192.168.1.5:8000" in serve.about_telephones(["http://192.168.1.5:8000"], "0.0.0.0")


def test_an_address_of_the_internet_or_of_this_computer_alone_is_none_of_the_room(monkeypatch):
    monkeypatch.setattr(local_network, "_towards", lambda _: "203.0.113.7")
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo"), (2, "docker0"), (3, "wlan0")])
    of = {"lo": "127.0.0.1", "docker0": "172.17.0.1", "wlan0": "192.168.1.5"}
    monkeypatch.setattr(local_network, "_of_interface", lambda _, name: of[name])
    assert local_network.addresses() == ["192.168.1.5"]
