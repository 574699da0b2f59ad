"""Pages without an engine at the relay, a telephone and the wall, as page_link.js and seat.js make them."""

import html
import json
import re
from typing import Any

from drivers.relay_in_process import RelayWire
from drivers.relay_lines import short
from drivers.tablet_room import plain
from faristol.room.messages import (
    Ack,
    Clock,
    Do,
    Hello,
    NoSeat,
    Page,
    Ping,
    Region,
    Welcome,
    read_from_host,
    write_message,
)
from faristol.room.orders import join_relay

RECEIVED = "received"


class RelayedPage:
    """A page that has read a room's link. What it keeps on its device outlives a reload."""

    ahead = 0
    role = "player"

    def __init__(self, wire: RelayWire, link: str, name: str, language: str = "en") -> None:
        self.wire, self.language, self.now = wire, language, 0
        self.room, _, self.key = link.rpartition("#")[2].partition(".")
        self.secret = short(name, 32)
        self.table: int | None = None
        self.token = ""
        wire.tablets.append(self)  # type: ignore[arg-type]  # to a wire it is a tablet
        self.loads()

    def loads(self) -> None:
        self.link, self.hears = 0, False
        self.regions: dict[str, str] = {}
        self.came: list[Any] = []
        self.wire.take(self, [join_relay(self.room, self.key, self.secret)])  # type: ignore[arg-type]

    def reload(self) -> None:
        self.wire.forget(self)
        self.loads()

    def hello(self) -> None:
        self.send(Hello("", "", self.role, self.table, self.token, page=True, language=self.language))  # type: ignore[arg-type]

    def send(self, message: Hello | Do | Ping) -> None:
        order = {"do": "send", "link": self.link, "text": write_message(message)}
        self.wire.take(self, [order])  # type: ignore[arg-type]

    def tell(self, what: str, **more: Any) -> None:
        """Hear what the page's line says."""
        if what == "joined":
            self.link = more["link"]
        elif what == "state":
            came = more["state"] == "open" and not self.hears
            self.hears = more["state"] == "open"
            if came:
                self.hello()
        elif what == "text":
            message = read_from_host(more["text"])
            if self.hears or not isinstance(message, Clock):
                self.came.append(message)
                self.take(message)
        elif what == "beat" and self.hears:
            self.send(Ping(self.now))
            self.beat()

    def take(self, message: Any) -> None:
        match message:
            case Region():
                self.regions[message.name] = message.html
            case Page():
                self.regions |= message.regions

    def beat(self) -> None:
        if not self.regions:
            self.hello()

    def says(self, *names: str) -> str:
        return plain(" ".join(self.regions.get(name, "") for name in names or self.regions))


class WallPage(RelayedPage):
    role = "wall"


class Telephone(RelayedPage):
    """A seat without an engine, and the last slip with what became of it."""

    slip: Do | None = None
    answers: dict[str, str]
    """What each slip was answered."""
    written = 0

    def sits_at(self, table: int) -> "Telephone":
        self.table = table
        self.hello()
        self.wire.run()
        return self

    def __init__(self, *page: Any) -> None:
        self.answers = {}
        super().__init__(*page)

    @property
    def answer(self) -> str:
        """Return what the last slip was answered."""
        return self.answers.get(self.slip.key, "") if self.slip else ""

    @property
    def facts(self) -> dict[str, Any] | None:
        found = re.search(r'data-facts="([^"]*)"', self.regions.get("seat", ""))
        return dict(json.loads(html.unescape(found[1]))) if found else None

    @property
    def refused(self) -> str:
        last = [each for each in self.came if isinstance(each, NoSeat | Welcome)][-1:]
        return last[0].reason if last and isinstance(last[0], NoSeat) else ""

    def may_hand_in(self, play: str) -> bool:
        """Return whether the page would: the time runs, and that very play is not in or on its way."""
        facts = self.facts or {}
        coming = self.slip and self.slip.round == facts.get("round") and self.answer in ("", RECEIVED)
        own = {facts.get("play"), self.slip.text if self.slip and coming else None}
        return bool(facts.get("may")) and play not in own

    def hands_in(self, play: str) -> None:
        facts = self.facts
        assert facts
        self.written += 1
        key = f"{int.from_bytes(self.secret.encode()[:8]):016x}{self.written:016x}"
        self.slip = Do(key, "seat.slip", facts["round"], play, None, rack=tuple(facts["rack"]))
        self.send(self.slip)

    def take(self, message: Any) -> None:
        super().take(message)
        match message:
            case Welcome():
                self.token, self.table = message.token, message.table
                self.send_again()
            case NoSeat():
                self.token, self.regions = "", {}
            case Ack():
                self.answers[message.key] = message.refused or RECEIVED
            case Page() if (facts := self.facts) and self.slip and not self.answer:
                if self.slip.round < facts["round"]:
                    self.slip = None

    def send_again(self) -> None:
        if self.slip and not self.answer and self.token:
            self.send(self.slip)

    def beat(self) -> None:
        if self.facts is None and not self.refused:
            self.hello()
        self.send_again()
