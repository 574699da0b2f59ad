"""The other tablets of the room, as the engine of one window sees them: what comes from them, what goes out.

The links live in the page: it says what came on which, and each answer says what is to be sent on which. The
room is a value of `faristol.room`, of a host or of a guest; its record on the device is written before an
answer goes out, so that nothing is acknowledged, or believed to be handed in, that a crash could take back.
"""

import traceback
from typing import TYPE_CHECKING, Any

from faristol import __version__
from faristol.event_beside import EventBeside, compared, log_pieces
from faristol.remote_acts import RemoteActs
from faristol.screens.activities import activity_of, board_for_the_room
from faristol.screens.public.board import version
from faristol.screens.public.room import Room
from faristol.screens.scene import OpenEvent, Scene
from faristol.storage import Store

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.guest import Guest
    from faristol.room.host import Host
    from faristol.room.orders import Order, RoomStep
    from faristol.room.seats import Tablet

RECORD = "room"


class Tablets:
    def __init__(self, store: Store, acts: RemoteActs) -> None:
        self._store, self._acts = store, acts
        self.room: Host | Guest | None = None
        self._kept: str | None = None
        self._orders: list[Order] = []
        self._after_the_log: list[Order] = []
        """Answers to acts: a second judge has their entries before them."""
        self._told: dict[int, Any] = {}
        """What the tablet on a link was told last, so that only what is new goes out."""
        self._board = "", ""
        """The board for the walls in its last version, rendered once for all of them."""
        self._n = 0
        self.beside = EventBeside()

    async def begin(self, links: Any) -> None:
        """Take up the room at the engine's start, with the links that the page still holds."""
        kept = (await self._store.choices()).get(RECORD)
        if kept is None:
            return
        from faristol.room import guest, host
        from faristol.room.record import read_room

        found = [(each["link"], each["state"], each.get("sdp") or "") for each in links or ()]
        room = read_room(kept)
        self._kept, self._told = kept, {}
        if isinstance(room, host.Host):
            self.room, orders = host.found_again(room, found)
        elif room is not None:
            self.room, orders = guest.found_again(room, found, __version__)
        else:
            return
        self._orders += orders

    async def hear(self, scene: Scene, message: dict[str, Any]) -> dict[str, Any]:
        """Return what follows from what the page says of its links; whatever came, the engine goes on."""
        before, wrote = self.room, None
        try:
            wrote = await self._hear(scene, message)
            self.beside.follow(self.room, scene.now)
            await self._keep()
        except Exception:
            traceback.print_exc()
        return {"ok": True, "wrote": wrote, "look": bool(wrote) or self.room is not before}

    async def act(self, scene: Scene, step: "RoomStep") -> None:
        """Take over what a screen has made of the room."""
        self.room = step.room
        self.beside.follow(self.room, scene.now)
        self._orders += step.orders
        await self._keep()

    def answer(self, scene: Scene) -> list["Order"]:
        """Return what the page is to do with its links; a host also tells each guest what is new."""
        if self.room is not None:
            self._tell(scene)
        orders, self._orders, self._after_the_log = [*self._orders, *self._after_the_log], [], []
        return orders

    async def _keep(self) -> None:
        if self.room is None and self._kept is None:
            return
        from faristol.room.record import write_room

        record = write_room(self.room)
        if record != self._kept:
            await self._store.choose(RECORD, record)
            self._kept = record

    async def _hear(self, scene: Scene, message: dict[str, Any]) -> dict[str, Any] | None:
        from faristol.room import guest, host
        from faristol.room.code_text import Unreadable
        from faristol.room.messages import read_from_guest, read_from_host

        room, what, link = self.room, message["what"], message.get("link", 0)
        orders: list[Order] = []
        try:
            match what, room:
                case "made", host.Host():
                    made = [(each["link"], each["sdp"]) for each in message["made"]]
                    self.room = host.offers_made(room, made)
                case "made", guest.Guest():
                    (each,) = message["made"]
                    self.room = guest.answer_made(room, each["link"], each["sdp"])
                case "state", host.Host():
                    self.room = host.link_became(room, link, message["state"])
                    self._told.pop(link, None)
                case "state", guest.Guest():
                    self.room, orders = guest.link_became(room, link, message["state"], __version__)
                case "text", guest.Guest():
                    said = read_from_host(message["text"])
                    self.room, orders = guest.heard(room, link, said, message["at"])
                case "text", host.Host():
                    return await self._from_guest(scene, room, link, read_from_guest(message["text"]))
        except Unreadable:
            return None
        self._orders += orders
        return None

    async def _from_guest(self, scene: Scene, room: "Host", link: int, said: Any) -> dict[str, Any] | None:
        from faristol.room import host, orders
        from faristol.room.messages import Do, Hello, Judged, Ping
        from faristol.room.seats import Here, SeatRefused, who_may

        event = scene.event
        match said:
            case Ping():
                self._orders.append(host.answer_ping(link, said, scene.now))
            case Hello() if event is not None and event.stream == room.stream:
                tables = activity_of(event).tables(event.state)
                here = Here(__version__, "", tables)
                self.room, out = host.greeted(room, link, said, here, scene.chance)
                self._told.pop(link, None)
                self._orders += out
            case Do() | Judged() if event is not None and event.stream == room.stream:
                try:
                    tablet = who_may(room.seats, link, said.act)
                except SeatRefused:
                    return None
                before = len(event.entries)
                ack = await self._acts.act_in_turn(scene, tablet, said)
                if ack is not None:
                    self._after_the_log.append(orders.send(link, ack))
                if ack is not None and isinstance(said, Judged):
                    self.room = compared(room, tablet, said, ack.refused)
                return self._acts.written_after(before)
        return None

    def _tell(self, scene: Scene) -> None:
        """Send each guest that is here what it may know, if that is not what it was told last."""
        from faristol.room.host import Host
        from faristol.room.messages import State
        from faristol.room.orders import send

        event, room = scene.event, self.room
        if not isinstance(room, Host):
            return
        if event is None or event.stream != room.stream or not event.writing:
            return
        self._show_walls(scene, event, [each for each in room.guests if each.here and each.role == "wall"])
        for each in room.guests:
            if each.here and each.role == "judge" and each.admitted:
                self._inform_judge(scene, event, room, each)
        here = [tablet for tablet in room.guests if tablet.here and tablet.role == "player"]
        if not here:
            return
        states = activity_of(event).seat_states(Room(event, scene.now, scene.zone, scene.session), here)
        for tablet in here:
            state = states[tablet.number]
            if self._told.get(tablet.link) != {**state, "now": 0}:
                self._told[tablet.link] = {**state, "now": 0}
                self._n += 1
                self._orders.append(send(tablet.link, State(self._n, state)))

    def _inform_judge(self, scene: Scene, event: OpenEvent, room: "Host", tablet: "Tablet") -> None:
        """Send a second judge what is new in the log, ahead of answers to its acts, and what is checked."""
        from faristol.room.messages import State
        from faristol.room.orders import send

        sent, before = self._told.get(tablet.link) or (0, None)
        self._orders += [send(tablet.link, piece) for piece in log_pieces(event, sent)]
        state = activity_of(event).judge_state(event.state, room)
        if state != before:
            self._n += 1
            message = State(self._n, {"now": scene.now, **state})
            self._after_the_log.append(send(tablet.link, message))
        self._told[tablet.link] = len(event.entries), state

    def _show_walls(self, scene: Scene, event: OpenEvent, walls: list["Tablet"]) -> None:
        """Send each wall the board for the room in its present version, with the clock as it is now."""
        from faristol.room.messages import Clock, Region
        from faristol.room.orders import send

        now = f"{event.stream} {version(event, scene.session)}"
        behind = [wall for wall in walls if self._told.get(wall.link) != now]
        if behind and self._board[0] != now:
            board = board_for_the_room(event, scene.now, scene.zone, scene.session)
            self._board = now, board["html"] if board else ""
        for wall in behind if self._board[1] else ():
            self._told[wall.link] = now
            self._orders.append(send(wall.link, Region("board", self._board[1])))
            if clock := Room(event, scene.now, scene.zone).clock:
                self._orders.append(send(wall.link, Clock(clock.left(scene.now), clock.running, scene.now)))
