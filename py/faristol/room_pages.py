"""The seats of guests whose pages have no engine: each is sent what has changed of it, rendered here.

Everything that such a page shows of the event comes from the state that its seat may know. What is the same
for all is rendered once in each language.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from faristol.games.draws import blank_name
from faristol.screens.activities import activity_of
from faristol.screens.public.room import Room
from faristol.screens.scene import OpenEvent, Scene
from faristol.texts import Texts, texts

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.messages import Ack, Do, FromHost
    from faristol.room.orders import Order
    from faristol.room.seating import Here
    from faristol.room.seats import Tablet


class Pages:
    def __init__(self) -> None:
        self._sent: dict[int, dict[str, str]] = {}
        """The regions as they went out last on each link."""
        self._clocks: dict[int, Any] = {}
        self._answers: dict[int, tuple[Do, str]] = {}
        """What came on each link last, and what it was answered."""
        self._for_all: dict[str, tuple[Any, dict[str, str]]] = {}
        """By language what is the same for all seats, and what it follows from."""
        self._count = 0

    def forget(self, link: int) -> None:
        """Have everything sent anew on a link."""
        self._sent.pop(link, None)
        self._clocks.pop(link, None)

    def answered(self, link: int, act: "Do", ack: "Ack") -> None:
        from faristol.room.guest import RECEIVED

        self._answers[link] = act, ack.refused or RECEIVED

    def orders(
        self, scene: Scene, event: OpenEvent, tablet: "Tablet", state: dict[str, Any]
    ) -> list["Order"]:
        """Return what is new for a page to which its seat now says this."""
        from faristol.room.messages import Clock, Page
        from faristol.room.orders import send

        regions = self._regions(event, tablet, state, reader_of(scene, event, tablet.language))
        before = self._sent.get(tablet.link, {})
        changed = {name: html for name, html in regions.items() if before.get(name) != html}
        self._sent[tablet.link] = regions
        messages: list[FromHost] = []
        if changed:
            self._count += 1
            messages.append(Page(self._count, changed))
        clock = Room(event, scene.now, scene.zone).clock
        if self._clocks.get(tablet.link) != (clock and (clock.remaining, clock.running_since)):
            self._clocks[tablet.link] = clock and (clock.remaining, clock.running_since)
            if clock:
                messages.append(Clock(clock.left(scene.now), clock.running, scene.now))
        return [send(tablet.link, message) for message in messages]

    def _regions(self, event: OpenEvent, tablet: "Tablet", state: dict[str, Any], t: Texts) -> dict[str, str]:
        from faristol.room.guest import Guest

        pages = activity_of(event).seat_pages
        assert pages is not None
        now = pages.same(state)
        if self._for_all.get(t.language, (None, {}))[0] != now:
            self._for_all[t.language] = now, pages.for_all(state, t)
        act, answer = self._answers.get(tablet.link, (None, ""))
        guest = Guest(table=tablet.table, link=tablet.link, link_state="open", slip=act, answer=answer)
        return {**self._for_all[t.language][1], **pages.own(state, guest, t)}


def reader_of(scene: Scene, event: OpenEvent, language: str) -> Texts:
    """Return the texts of a guest's language, with what this event calls its blank."""
    return texts(language or scene.settings.language, blank_name(event.state))


def what_is_here(scene: Scene, event: OpenEvent) -> "Here":
    """Return what a tablet that comes has to fit: this version, its words, its tables."""
    from faristol.room.seating import MAY_DO, Here

    activity = activity_of(event)
    tables, wanted = activity.tables(event.state), activity.screen(event.state).words(scene)
    words = str(wanted["sha256"]) if isinstance(wanted, Mapping) else ""
    judges = not MAY_DO["judge"].isdisjoint(activity.of_seats)
    return Here(scene.app, words, tables, activity.telephones, tables, judges)


def tables_to_choose(scene: Scene, event: OpenEvent, link: int, language: str) -> "Order":
    """Return the tables for a page that has just come and says at none of them yet."""
    from faristol.room.host import Host
    from faristol.room.messages import Page
    from faristol.room.orders import send
    from faristol.screens.public.chairs import chairs

    activity = activity_of(event)
    tables = activity.tables(event.state)
    here = scene.room.guests if isinstance(scene.room, Host) else ()
    return send(link, Page(0, chairs(tables, here, activity.telephones, reader_of(scene, event, language))))
