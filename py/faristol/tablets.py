"""The other tablets of the room, as the engine of one window sees them: what comes from them, what goes out.

The links live in the page: it says what came on which, and each answer says what is to be sent on which. The
room is a value of `faristol.room`, of a host or of a guest; its record on the device is written before an
answer goes out, so that nothing is acknowledged, or believed to be handed in, that a crash could take back.
"""

import traceback
from typing import TYPE_CHECKING, Any

from faristol import __version__
from faristol.remote_acts import RemoteActs
from faristol.screens.activities import activity_of
from faristol.screens.public.room import Room
from faristol.screens.scene import Scene
from faristol.storage import Store

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.guest import Guest
    from faristol.room.host import Host
    from faristol.room.orders import Order, RoomStep

RECORD = "room"


class Tablets:
    def __init__(self, store: Store, acts: RemoteActs) -> None:
        self._store, self._acts = store, acts
        self.room: Host | Guest | None = None
        self._kept: str | None = None
        self._orders: list[Order] = []
        self._told: dict[int, dict[str, Any]] = {}
        """What the tablet on a link was told last, so that only what is new goes out."""
        self._n = 0

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
            await self._keep()
        except Exception:
            traceback.print_exc()
        return {"ok": True, "wrote": wrote, "look": bool(wrote) or self.room is not before}

    async def act(self, step: "RoomStep") -> None:
        """Take over what a screen has made of the room."""
        self.room = step.room
        self._orders += step.orders
        await self._keep()

    def answer(self, scene: Scene) -> list["Order"]:
        """Return what the page is to do with its links; a host also tells each guest what is new."""
        if self.room is not None:
            self._tell(scene)
        orders, self._orders = self._orders, []
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
        from faristol.room.messages import Do, Hello, Ping
        from faristol.room.seats import Here, SeatRefused, who_may

        event = scene.event
        match said:
            case Ping():
                self._orders.append(host.answer_ping(link, said, scene.now))
            case Hello() if event is not None and event.stream == room.stream:
                activity = activity_of(event)
                here = Here(__version__, "", activity.tables(event.state), activity.telephones)
                self.room, out = host.greeted(room, link, said, here, scene.chance)
                self._told.pop(link, None)
                self._orders += out
            case Do() if event is not None and event.stream == room.stream:
                try:
                    tablet = who_may(room.seats, link, said.act)
                except SeatRefused:
                    return None
                before = len(event.entries)
                ack = await self._acts.act_in_turn(scene, tablet, said)
                if ack is not None:
                    self._orders.append(orders.send(link, ack))
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
        here = [tablet for tablet in room.guests if tablet.here and tablet.role in ("player", "telephone")]
        if event is None or event.stream != room.stream or not event.writing or not here:
            return
        states = activity_of(event).seat_states(Room(event, scene.now, scene.zone, scene.session), here)
        for tablet in here:
            state = states[tablet.number]
            if self._told.get(tablet.link) != {**state, "now": 0}:
                self._told[tablet.link] = {**state, "now": 0}
                self._n += 1
                self._orders.append(send(tablet.link, State(self._n, state)))
