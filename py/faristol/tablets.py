"""The other tablets of the room, as the engine of one window sees them: what comes from them, what goes out.

The links live in the page: it says what came on which, and each answer says what is to be sent on which. The
room is a value of `faristol.room`, of a host or of a guest; its record on the device is written before an
answer goes out, so that nothing is acknowledged, or believed to be handed in, that a crash could take back.
"""

import traceback
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from faristol import __version__
from faristol.event_beside import EventBeside, compared
from faristol.kept_room import KeptRoom
from faristol.last_heard import LastHeard
from faristol.remote_acts import RemoteActs
from faristol.room.pace import Pace
from faristol.room_news import News
from faristol.room_pages import tables_to_choose, what_is_here
from faristol.screens.scene import OpenEvent, Scene, Step
from faristol.storage import Store
from faristol.storage.errors import NOT_OPEN

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.host import Host
    from faristol.room.joined_room import Room
    from faristol.room.orders import Order, RoomStep


class Tablets:
    def __init__(self, store: Store, acts: RemoteActs) -> None:
        self._kept, self._acts = KeptRoom(store), acts
        self.room: Room = None
        self._writing: str | None = None
        self._orders: list[Order] = []
        self._after_the_log: list[Order] = []
        """Answers to acts: a second judge has their entries before them."""
        self._news = News()
        self.beside = EventBeside()
        self._heard = LastHeard()
        self._at_relay: tuple[bytes, int] | None = None
        """Secret and turn of the room that the page was asked to open at the relay."""
        self._pace = Pace()

    async def begin(self, links: Any) -> None:
        """Take up the room at the engine's start, with the links that the page still holds."""
        try:
            room = await self._kept.read()
        except NOT_OPEN:
            return
        if room is None:
            return
        from faristol.room import guest, host, joined_room

        found = [(each["link"], each["state"], each.get("sdp") or "") for each in links or ()]
        self._news = News()
        if isinstance(room, host.Host):
            self.room, orders = joined_room.found_again(room, found, __version__)
        else:
            self.room, orders = guest.found_again(room, found, __version__)
        self._acts.hand_over(self.handed_over)
        self._orders += orders

    @property
    def handed_over(self) -> str | None:
        """Return the event in which another tablet has gone on in this one's place."""
        outdone = getattr(self.room, "outdone", None)
        return outdone.own.stream if outdone else None

    async def follow(self, step: Step, event: OpenEvent | None) -> None:
        """End the room of an event that is no more; read it again where another window had it until now."""
        if step.deletes:
            await self._end_with(step.deletes)
        writes = event.stream if event and event.writing else None
        if writes is not None and writes != self._writing and await self._kept.is_of_another_window(writes):
            self.room, self._at_relay = None, None
            await self.begin(())
        self._writing = writes

    async def _end_with(self, streams: Sequence[str]) -> None:
        from faristol.room import host

        await self._kept.forget_closed(streams)
        if isinstance(self.room, host.Host) and self.room.stream in streams:
            self._orders += host.closed(self.room)
            self.room, self._at_relay = self.room.joined, None
            await self._kept.write(self.room)

    async def hear(
        self, scene_of: Callable[[dict[str, Any]], Scene], message: dict[str, Any]
    ) -> dict[str, Any]:
        """Return what follows from what the page says of its links; whatever came, the engine goes on.

        When forty come back at once, several things are said together, and answered together.
        """
        from faristol.room.joined_room import looks_alike

        before, wrote = self.room, None
        for each in message.get("several") or [{}]:
            one = {**message, **each}
            try:
                wrote = await self._hear(scene_of(one), one) or wrote
                self.room = await self._acts.keep_list(self.room, one["at"])
                self.beside.follow(self.room, one["at"])
            except Exception:
                traceback.print_exc()
        self._acts.hand_over(self.handed_over)
        try:
            await self._kept.write(self.room)
            self._orders += await self._kept.write_copy(self.room)
        except Exception:
            traceback.print_exc()
        look = bool(wrote) or self._acts.has_read_list or not looks_alike(before, self.room)
        return {"ok": True, "wrote": wrote, "look": look}

    def jumped(self, seen: int, at: int) -> None:
        """Take over that this tablet's clock, which has just shown `seen`, shows another time."""
        if self.room is None:
            return
        from faristol.room.host_clock import clock_jumped
        from faristol.room.joined_room import joined_room, with_joined_room

        if guest := joined_room(self.room):
            after, orders = clock_jumped(guest, seen, at)
            self.room = with_joined_room(self.room, after)
            self._orders += orders

    async def act(self, scene: Scene, step: "RoomStep", address: str | None) -> None:
        """Take over what a screen has made of the room; of a new event, where that is."""
        self.room = await self._kept.with_its_seats(self.room, step.room, address)
        if any(order["do"] == "relay_end" for order in step.orders):
            self._at_relay = None
        self.beside.follow(self.room, scene.now)
        self._orders += step.orders
        self._acts.hand_over(self.handed_over)
        await self._kept.write(self.room)
        self._orders += await self._kept.write_copy(self.room)

    def answer(self, scene: Scene) -> list["Order"]:
        """Return what the page is to do with its links; a host also tells each guest what is new."""
        if self.room is not None:
            self._open_at_relay(scene)
            self._make_code(scene)
            self._send_news(scene)
        orders, self._orders, self._after_the_log = [*self._orders, *self._after_the_log], [], []
        return orders

    def _open_at_relay(self, scene: Scene) -> None:
        """Have the room opened at the relay by the window that may write its event."""
        from faristol.room.host import Host
        from faristol.room.orders import open_relay

        room = self.room
        if not isinstance(room, Host) or not self._open_event(scene, room):
            self._at_relay = None
        elif self._at_relay != (room.secret, room.turn):
            self._at_relay = room.secret, room.turn
            self._orders.append(open_relay(room.secret, room.turn))

    def _make_code(self, scene: Scene) -> None:
        """Have the room's code made where its page was loaded again, once it is needed here."""
        from faristol.room.host import Host, places_anew

        room = self.room
        if not isinstance(room, Host) or room.places or room.making:
            return
        event = self._open_event(scene, room)
        if event is not None and (event.state.running or scene.address == f"#/event/{event.stream}/room"):
            self.room, orders = places_anew(room, scene.chance)
            self._orders += orders

    def _send_news(self, scene: Scene) -> None:
        from faristol.room.host import Host

        if isinstance(self.room, Host):
            now, after_the_log = self._news.orders(scene, self._open_event(scene, self.room), self.room)
            self._orders += now
            self._after_the_log += after_the_log

    async def _hear(self, scene: Scene, message: dict[str, Any]) -> dict[str, Any] | None:
        from faristol.room import by_relay, handing_over, host, joined_room, link_check, spare_link
        from faristol.room.code_text import Unreadable
        from faristol.room.messages import is_hello, read_from_guest

        room, what, link = self.room, message["what"], message.get("link", 0)
        orders: list[Order] = []
        try:
            own = joined_room.joined_room(room)
            if own and (own is room or what == "beat" or joined_room.is_of_joined_room(own, message)):
                after, orders = joined_room.link_heard(own, message, __version__, scene.device.battery)
                self.room = room = joined_room.with_joined_room(room, after)
                self._orders += orders
                if what != "beat":
                    return None
            orders = []
            match what, room:
                case _, link_check.LinkCheck():
                    self.room, orders = link_check.heard(room, message)
                case "made", host.Host():
                    made = [(each["link"], each["sdp"]) for each in message["made"]]
                    self.room, orders = host.offers_made(room, made)
                case "relay", host.Host():
                    self.room = by_relay.opened(room, message)
                case "relay_left", host.Host():
                    self.room, self._writing = None, None
                    self._kept.leave()
                case "relay_outdone", host.Host() if message["turn"] > room.turn:
                    log = scene.event.entries if scene.event and scene.event.stream == room.stream else ()
                    args = log, message["at"], __version__, scene.chance
                    self.room, orders = handing_over.outdone(room, *args)
                case "state", host.Host():
                    heard = self._heard.when(link, scene.now)
                    self.room = host.link_became(room, link, message["state"], heard)
                    self._news.forget(link)
                case "spare", host.Host():
                    orders = [spare_link.answered(room, link, message["sdp"])]
                case "beat", host.Host():
                    self.room = self._heard.missed(room, message["at"])
                case "text", host.Host():
                    return await self._from_guest(scene, room, link, read_from_guest(message["text"]))
        except Unreadable:
            if isinstance(room, host.Host) and is_hello(message.get("text", "")):
                self._orders.append(host.of_another_version(link))
            return None
        self._orders += orders
        return None

    async def _from_guest(self, scene: Scene, room: "Host", link: int, said: Any) -> dict[str, Any] | None:
        from faristol.room import handing_over, host, host_seats, orders, spare_link
        from faristol.room.letting_in import relayed
        from faristol.room.list_messages import AskPiece
        from faristol.room.log_messages import Copied
        from faristol.room.messages import Battery, Do, Hello, Judged, Ping, Relay, Spare
        from faristol.room.seating import SeatRefused, who_may

        event = self._open_event(scene, room)
        self._heard.heard(link, scene.now)
        seated = room.seats.on(link)
        if seated and not seated.here:
            self.room = room = host.link_became(room, link, "open")
        match said:
            case Ping() | Hello() | Do() | Judged() if event is None:
                self._orders.append(host.say_away(link, scene.now))
            case Ping():
                self._orders += host.answer_ping(room, link, said, scene.now)
            case Relay() if seated and seated.admitted:
                self.room, out = relayed(room, link, said.code)
                self._orders += out
            case Battery():
                self.room = host_seats.battery_became(room, link, said.percent)
            case Copied() if event is not None:
                self.room = handing_over.copied(room, link, said, event.entries)
                if said.anew:
                    self._news.forget_copy(link)
            case AskPiece() if seated and seated.admitted:
                self._orders.append(orders.send(link, await self._acts.piece_of_list(room.passes_on, said)))
            case Spare() if seated:
                self._orders.append(spare_link.offered(link, said))
            case Hello(page=True, role="player", table=None) if event is not None:
                self._orders.append(tables_to_choose(scene, event, link, said.language))
            case Hello() if event is not None:
                here = what_is_here(scene, event)
                self.room, out = host.greeted(room, link, said, here, scene.chance, scene.now)
                self._news.forget(link)
                self._orders += out
            case Do() | Judged() if event is not None:
                try:
                    tablet = who_may(room.seats, link, said.act)
                except SeatRefused:
                    return None
                if isinstance(said, Do) and not self._pace.may(tablet.number, said.key, scene.now):
                    return None
                before = len(event.entries)
                ack = await self._acts.act_in_turn(scene, tablet, said)
                if ack is not None:
                    self._after_the_log.append(orders.send(link, ack))
                if ack is not None and isinstance(said, Do):
                    self._news.answered(tablet, said, ack)
                if ack is not None and isinstance(said, Judged):
                    self.room = compared(room, tablet, said, ack.refused)
                return self._acts.written_after(before)
        return None

    @staticmethod
    def _open_event(scene: Scene, room: "Host") -> OpenEvent | None:
        """Return the event of the room, if it is open here and may be written."""
        event = scene.event
        return event if event and event.stream == room.stream and event.writing else None
