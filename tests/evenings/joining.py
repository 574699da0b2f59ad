"""A tablet comes into a room: each of the two sides does what the other's page waits for."""

from collections.abc import Mapping

from evenings.device import Device
from evenings.evening import Evening, NotSo
from evenings.links import hears
from evenings.moves import Move

STEPS = 12
"""So many moves bring any tablet in."""


def kind_of_guest(name: str) -> str:
    return name.rstrip("0123456789 ")


def brings_in(evening: Evening, name: str, host: str, homes: Mapping[str, tuple[str, str]]) -> Move | None:
    """Return the next move that brings a tablet in. `homes` has its intent at the door, and its screen."""
    device, at_host = evening.devices[name], evening.devices[host]
    (takes, home), page = homes[kind_of_guest(name)], device.sees
    for button in at_host.sees.named("room.give"):
        return Move(host, "taps", button.do, button.sent)
    if page.shows("join.again") and device.codes:
        return _host_reads(host, at_host, device.codes[0])
    for button in [*page.named("leave"), *page.named("join.me")]:
        return Move(name, "taps", button.do, button.sent)
    for button in page.named(takes):
        return Move(name, "taps", button.do, button.sent)
    if page.shows("join.take"):
        return Move(name, "fills", "join.take", {}, {"table": name.split()[-1]})
    if page.shows("join.read"):
        if at_host.last["url"] != room_of(at_host) or not at_host.codes:
            return _shows_the_room(host, at_host)
        return Move(name, "fills", "join.read", {}, {"code": at_host.codes[0]})
    if device.last["url"] == "#/join" and page.shows("join.ask_leave"):
        return Move(name, "goes", home)
    if "#/join" in page.links or device.last["url"] == "#/":
        return Move(name, "goes", "#/join")
    return None


def room_of(host: Device) -> str:
    return f"{event_of(host)}/room"


def event_of(host: Device) -> str:
    return f"#/event/{next(iter(host.disk.entries))}"


def _shows_the_room(host: str, at_host: Device) -> Move | None:
    for button in [*at_host.sees.named("leave"), *at_host.sees.named("room.open")]:
        return Move(host, "taps", button.do, button.sent)
    return Move(host, "goes", room_of(at_host)) if at_host.last["url"] != room_of(at_host) else None


def _host_reads(host: str, at_host: Device, code: str) -> Move | None:
    if at_host.last["url"] == room_of(at_host) and at_host.sees.shows("room.read"):
        return Move(host, "fills", "room.read", {}, {"code": code})
    if camera := at_host.sees.camera:
        return Move(host, "has hands", camera["code"], {"code": code})
    return _shows_the_room(host, at_host)


def all_come_in(evening: Evening, host: str, homes: Mapping[str, tuple[str, str]]) -> None:
    """Bring every tablet in before the evening begins."""
    for name in [name for name in evening.devices if name != host]:
        for _ in range(STEPS):
            move = brings_in(evening, name, host, homes)
            if move is None or evening.devices[name].last["url"] == homes[kind_of_guest(name)][1] != "#/join":
                break
            evening.does(move)


def everybody_comes_back(evening: Evening, host: str, homes: Mapping[str, tuple[str, str]]) -> None:
    """Let all do what their pages ask for: whoever was not refused with a reason is heard again."""
    for name in [*evening.silent]:
        evening.silent.discard(name)
        evening.wire.silence(evening.devices[name], silent=False)
    evening.does(Move(host, "dismisses"))
    evening.does(Move(host, "goes", room_of(evening.devices[host])))
    for name in [name for name in evening.devices if name.startswith("table")]:
        read = False
        for _ in range(3 * STEPS):
            evening.now += 5_000
            for tablet in evening.wire.tablets:
                tablet.tell("beat")
            evening.wire.run()
            if name in hears(evening, host):
                break
            move = brings_in(evening, name, host, homes) or Move(name, "goes", "#/join")
            if read and evening.devices[name].sees.shows("join.again"):
                move = Move(name, "taps", "join.again")
            read = move.who == host
            evening.does(move)
        device = evening.devices[name]
        guest = device.engine._tablets.room
        plays = getattr(guest, "role", "player") == "player"
        if plays and name not in hears(evening, host) and not getattr(guest, "refused", ""):
            raise NotSo("everybody comes back", f"{name} at {device.last['url']}: {device.reads()[:400]}")
