"""A guest whose page has no engine: what it says to the judge's tablet, and the regions that it has."""

import html
import json
import re
from typing import Any

from drivers.tablet_room import PlayedRoom, plain
from faristol.room.messages import (
    Ack,
    Clock,
    Do,
    Hello,
    NoSeat,
    Page,
    Ping,
    Welcome,
    read_from_host,
    write_message,
)


class PageGuest:
    """It speaks on a link of its own, as one that the relay has brought."""

    number = 9_000

    def __init__(self, room: PlayedRoom, table: int | None = None, language: str = "en") -> None:
        PageGuest.number += 1
        self.room, self.link, self.language, self.table = room, PageGuest.number, language, table
        self.regions: dict[str, str] = {}
        self.came: list[Any] = []
        self.token, self.acks, self._sent = "", dict[str, str | None](), 0
        room.judge.tell("state", link=self.link, state="open")
        self.hello()

    def hello(self) -> "PageGuest":
        return self.says(Hello("", "", "player", self.table, self.token, page=True, language=self.language))

    def sits_at(self, table: int) -> "PageGuest":
        self.table = table
        return self.hello()

    def says(self, message: Hello | Do | Ping) -> "PageGuest":
        self.room.judge.tell("text", link=self.link, text=write_message(message))
        return self.hears()

    def hears(self) -> "PageGuest":
        """Take what the judge's tablet has sent on this link."""
        self.room.wire.pages[self.link] = self._hear
        self.room.wire.run()
        return self

    def _hear(self, text: str) -> None:
        message = read_from_host(text)
        self.came.append(message)
        match message:
            case Page():
                self.regions |= message.regions
            case Welcome():
                self.token = message.token
            case Ack():
                self.acks[message.key] = message.refused

    def hands_in(self, text: str, **other: Any) -> str:
        """Return the key of the slip."""
        self._sent += 1
        key = f"{self.link:016x}{self._sent:016x}"
        facts = self.facts
        known = {"round": facts["round"], "text": text, "points": None, "rack": tuple(facts["rack"])}
        self.says(Do(key, "seat.slip", **{**known, **other}))
        return key

    def does(self, name: str, *of: Any, **data: Any) -> "PageGuest":
        """Let the judge do something, and take what comes of it."""
        self.room.judge.do(f"duplicate.{name}", *of, data=data)
        return self.hears()

    @property
    def facts(self) -> dict[str, Any]:
        found = re.search(r'data-facts="([^"]*)"', self.regions["seat"])
        assert found
        return dict(json.loads(html.unescape(found[1])))

    @property
    def refused(self) -> str | None:
        return next((each.reason for each in reversed(self.came) if isinstance(each, NoSeat)), None)

    @property
    def clock(self) -> Clock | None:
        return next((each for each in reversed(self.came) if isinstance(each, Clock)), None)

    def shows(self, *names: str) -> str:
        return plain(" ".join(self.regions[name] for name in names or ("seat", "result")))
