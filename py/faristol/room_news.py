"""What the judge's tablet sends the others of its room: to each what it may know, once it is new to it."""

from typing import TYPE_CHECKING, Any

from faristol.event_beside import log_pieces, public_pieces
from faristol.room_pages import Pages
from faristol.screens.activities import activity_of, board_for_the_room
from faristol.screens.public.board import version
from faristol.screens.public.room import Room
from faristol.screens.scene import OpenEvent, Scene

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.host import Host
    from faristol.room.list_messages import ListOffer
    from faristol.room.messages import Ack, Do
    from faristol.room.orders import Order
    from faristol.room.seats import Tablet

AWAY: dict[str, Any] = {"away": True}
"""What a tablet knows while the event of the room is not open."""
NOTHING = None, None, None, None


class News:
    def __init__(self) -> None:
        self._last: dict[int, Any] = {}
        """What went out on each link last."""
        self._states_of: tuple[Any, ...] = NOTHING
        """From what the states of the tables followed: as long as it is the same, none of them is new."""
        self._board = "", ""
        """The board for the walls and its version, rendered once for all of them."""
        self._count = 0
        self._pages = Pages()
        self._offered: dict[int, ListOffer | None] = {}
        """Which word list each link was offered last."""
        self._copies: dict[int, tuple[int, Any, str]] = {}
        """How much of the log went out on the link of a stand-in, and the room, with what it follows from."""

    def forget(self, link: int) -> None:
        """Have everything sent anew on a link."""
        self._last.pop(link, None)
        self._offered.pop(link, None)
        self._pages.forget(link)
        self.forget_copy(link)
        self._states_of = NOTHING

    def forget_copy(self, link: int) -> None:
        self._copies.pop(link, None)

    def answered(self, tablet: "Tablet", act: "Do", ack: "Ack") -> None:
        """Have its state sent with the answer to an act, which says nothing without it."""
        if tablet.page:
            self._pages.answered(tablet.link, act, ack)
        self._last.pop(tablet.link, None)
        self._states_of = NOTHING

    def orders(
        self, scene: Scene, event: OpenEvent | None, room: "Host"
    ) -> tuple[list["Order"], list["Order"]]:
        """Return what goes out now, and what has to follow the answers to acts."""
        here: dict[str, list[Tablet]] = {}
        for each in room.guests:
            if each.here and each.admitted:
                here.setdefault(each.role, []).append(each)
        tables = [*here.get("player", ()), *here.get("telephone", ())]
        if event is None:
            self._states_of = NOTHING
            return self._away(scene, tables), []
        out = self._offers(room) + self._to_walls(scene, event, here.get("wall", []))
        last: list[Order] = []
        for judge in here.get("judge", ()):
            pieces, state = self._to_judge(scene, event, room, judge)
            out += self._to_stand_in(event, room, judge) + pieces
            last += state
        for other in here.get("room", ()):
            out += self._to_other_room(event, other)
        return out + self._to_tables(scene, event, room, tables), last

    def _offers(self, room: "Host") -> list["Order"]:
        """Return the word list for whoever has not been offered it, or that it does not go on any more."""
        from faristol.room.list_passing import ended
        from faristol.room.orders import send

        offer = room.passes_on
        own = (each.link for each in room.guests if each.here and each.admitted and not each.page)
        behind = {link: before for link in own if (before := self._offered.get(link)) != offer}
        self._offered |= dict.fromkeys(behind, offer)
        said = ((link, offer or (before and ended(before))) for link, before in behind.items())
        return [send(link, message) for link, message in said if message]

    def _away(self, scene: Scene, tables: list["Tablet"]) -> list["Order"]:
        from faristol.room.host import say_away

        behind = [each.link for each in tables if self._last.get(each.link) is not AWAY]
        self._last |= dict.fromkeys(behind, AWAY)
        return [say_away(link, scene.now) for link in behind]

    def _to_tables(
        self, scene: Scene, event: OpenEvent, room: "Host", tables: list["Tablet"]
    ) -> list["Order"]:
        follow_from = event.state, room.seats, room.rules, scene.session
        same = all(now is before for now, before in zip(follow_from, self._states_of, strict=True))
        if not tables or same:
            return []
        self._states_of = follow_from
        seen = Room(event, scene.now, scene.zone, scene.session, room.rules)
        states = activity_of(event).seat_states(seen, tables)
        out: list[Order] = []
        for each in tables:
            state = states[each.number]
            if self._last.get(each.link) != {**state, "now": 0}:
                self._last[each.link] = {**state, "now": 0}
                if each.page:
                    out += self._pages.orders(scene, event, each, state)
                else:
                    out.append(self._state(each, state))
        return out

    def _to_judge(
        self, scene: Scene, event: OpenEvent, room: "Host", judge: "Tablet"
    ) -> tuple[list["Order"], list["Order"]]:
        """Return what is new in the log for a second judge, and after it what both have read."""
        from faristol.room.orders import send

        entries, before = self._last.get(judge.link) or (0, None)
        state = activity_of(event).judge_state(event.state, room)
        self._last[judge.link] = len(event.entries), state
        log = [send(judge.link, piece) for piece in public_pieces(event, entries)]
        return log, [self._state(judge, {"now": scene.now, **state})] if state != before else []

    def _to_stand_in(self, event: OpenEvent, room: "Host", judge: "Tablet") -> list["Order"]:
        """Return what the tablet lacks that goes on if this one dies: first the log, then the room."""
        from faristol.room.handing_over import room_for_copy
        from faristol.room.log_messages import RoomCopy, WholeEntries
        from faristol.room.orders import send
        from faristol.room.record import write_room

        stand_in = room.stand_in
        if stand_in is None or stand_in.tablet != judge.number or stand_in.has is None:
            return []
        entries, of, before = self._copies.get(judge.link, (stand_in.has, None, ""))
        now = room.seats, room.rules, room.checked, room.doubts
        same = of is not None and all(each is old for each, old in zip(now, of, strict=True))
        record = before if same else write_room(room_for_copy(room)) or ""
        self._copies[judge.link] = len(event.entries), now, record
        pieces = log_pieces(event.entries, entries)
        log = [send(judge.link, WholeEntries(event.stream, *piece)) for piece in pieces]
        return [*log, send(judge.link, RoomCopy(record))] if record != before else log

    def _to_other_room(self, event: OpenEvent, other: "Tablet") -> list["Order"]:
        """Return what another room has to have of the log, once all is over here."""
        from faristol.room.orders import send

        entries = self._last.get(other.link) or 0
        if event.kind.summary(event.state)["phase"] != "over":
            return []
        self._last[other.link] = len(event.entries)
        return [send(other.link, piece) for piece in public_pieces(event, entries)]

    def _state(self, tablet: "Tablet", state: dict[str, Any]) -> "Order":
        from faristol.room.messages import State
        from faristol.room.orders import send

        self._count += 1
        return send(tablet.link, State(self._count, state))

    def _to_walls(self, scene: Scene, event: OpenEvent, walls: list["Tablet"]) -> list["Order"]:
        """Return the board for the room in its present version, with the clock as it is now."""
        from faristol.room.messages import Clock, Region
        from faristol.room.orders import send

        now = f"{event.stream} {version(event, scene.session)}"
        behind = [wall.link for wall in walls if self._last.get(wall.link) != now]
        if behind and self._board[0] != now:
            board = board_for_the_room(event, scene.now, scene.zone, scene.session)
            self._board = now, board["html"] if board else ""
        if not behind or not self._board[1]:
            return []
        self._last |= dict.fromkeys(behind, now)
        clock = Room(event, scene.now, scene.zone).clock
        messages: list[Region | Clock] = [Region("board", self._board[1])]
        if clock:
            messages.append(Clock(clock.left(scene.now), clock.running, scene.now))
        return [send(link, message) for link in behind for message in messages]
