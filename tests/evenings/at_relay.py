"""A duplicate whose tablets and telephones come by the relay, which restarts, while lines are cut or slow."""

from random import Random
from typing import ClassVar

from drivers.page_at_relay import RelayedPage, Telephone, WallPage
from drivers.relay_in_process import RelayWire
from evenings import telephones
from evenings.device import Device
from evenings.evening import Habit, Invariant
from evenings.links import who_is_not_heard_is_told
from evenings.moves import Move
from evenings.room import ROUND, Room, all_are_back, goes_silent, joins


def somebody(evening: "AtRelay", chance: Random) -> str:
    return chance.choice([*evening.devices, *evening.pages])


def telephone_hands_in(evening: "AtRelay", chance: Random) -> Move | None:
    """Hand in a play, or another one, or none; a page lets nobody do so before the time runs."""
    found = [name for name, page in evening.telephones.items() if (page.facts or {}).get("may")]
    plays = evening.plays()
    if not found or not plays:
        return None
    return Move(chance.choice(found), "hands in", data={"play": chance.choice([*plays, ""])})


def telephone_sits_down(evening: "AtRelay", chance: Random) -> Move | None:
    found = [name for name, page in evening.telephones.items() if not page.token]
    return Move(chance.choice(found), "sits down") if found else None


def page_is_loaded_again(evening: "AtRelay", chance: Random) -> Move | None:
    return Move(chance.choice([*evening.pages]), "reloads") if evening.pages else None


def line_is_cut(evening: "AtRelay", chance: Random) -> Move:
    name = somebody(evening, chance)
    return Move(name, "is back" if evening.at(name) in evening.wire.cut_off else "is cut off")


def line_is_slow(evening: "AtRelay", chance: Random) -> Move:
    name = somebody(evening, chance)
    return Move(name, "is quick" if evening.at(name) in evening.wire.slow else "is slow")


def relay_fails(evening: "AtRelay", chance: Random) -> Move:
    return Move([*evening.devices][0], "relay starts" if evening.wire.is_down else "relay stops")


def relay_does(wire: RelayWire, does: str) -> bool:
    """Let the relay stop or start; return whether that was it."""
    match does:
        case "relay stops":
            wire.stop_relay()
        case "relay starts":
            wire.start_relay()
        case _:
            return False
    return True


class AtRelay(Room):
    kind = "relay"
    wires = RelayWire
    wire: RelayWire
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        *(each for each in Room.habits if each[1] not in (goes_silent, joins)),
        (12, telephone_hands_in),
        (4, telephone_sits_down),
        (3, page_is_loaded_again),
        (3, line_is_cut),
        (4, line_is_slow),
        (3, relay_fails),
    )
    invariants: ClassVar[tuple[Invariant, ...]] = (
        *(each for each in Room.invariants if each is not who_is_not_heard_is_told),
        *telephones.INVARIANTS,
    )
    at_the_end: ClassVar[tuple[Invariant, ...]] = (
        *telephones.AT_THE_END,
        *(each for each in Room.at_the_end if each is not all_are_back),
    )

    def begins(self) -> None:
        self.pages: dict[str, RelayedPage] = {}
        super().begins()
        judge = self.devices["judge"]
        judge.go(f"{ROUND}/room")
        judge.do("room.open")
        self.wire.run()
        link = judge.engine._tablets.room.relay.link
        for name, device in self.devices.items():
            if name.startswith("table"):
                device.go("#/join")
                device.do("join.read", {"code": link})
                device.do("join.take", {"table": name.split()[-1]})
                self.wire.run()
                device.go("#/seat")
        taken = sum(name.startswith("table") for name in self.devices)
        for table in range(taken + 1, self.players + 1):
            name = f"telephone {table}"
            self.pages[name] = Telephone(self.wire, link, name).sits_at(table)
        self.pages["television"] = WallPage(self.wire, link, "television")
        self.wire.run()
        judge.go(ROUND)
        self.now = self._now

    @property
    def telephones(self) -> dict[str, Telephone]:
        return {name: page for name, page in self.pages.items() if isinstance(page, Telephone)}

    def at(self, name: str) -> Device | RelayedPage:
        return self.pages.get(name) or self.devices[name]

    @property
    def now(self) -> int:
        return self._now

    @now.setter
    def now(self, at: int) -> None:
        self._now = at
        for tablet in self.wire.tablets:
            tablet.now = at + tablet.ahead  # type: ignore[attr-defined]  # each has a clock of its own

    def does(self, move: Move) -> None:
        if move.who not in self.pages:
            super().does(move)
            return
        self.counts[move.does] += 1
        self.now += 300
        page = self.pages[move.who]
        match move.does:
            case "hands in" if isinstance(page, Telephone) and page.may_hand_in(move.data["play"]):
                page.hands_in(move.data["play"])
            case "sits down" if isinstance(page, Telephone):
                page.sits_at(int(move.who.split()[-1]))
            case "reloads":
                page.reload()
            case does:
                self._befalls(page, does, move)
        self.wire.run()

    def special(self, device: Device, does: str, move: Move) -> None:
        if does == "lays":
            super().special(device, does, move)
        elif not relay_does(self.wire, does):
            self._befalls(device, does, move)

    def _befalls(self, tablet: Device | RelayedPage, does: str, move: Move) -> None:
        match does:
            case "is cut off":
                self.wire.cut_off.add(tablet)
            case "is back":
                self.wire.cut_off.discard(tablet)
                self.wire.opens_again(tablet)
            case "is slow":
                self.wire.slow.add(tablet)
            case "is quick":
                self.wire.slow.discard(tablet)
            case _:
                self.idle.append(move)
