"""Windows of several tablets, and the wire between them: what a page's links do, without a browser.

A wire does the orders in each window's answers as `site/devices/room.js` does them, with descriptions that a
browser could have written. Messages wait until `run` hands them across; a link can be silent or cut.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from drivers.window import Window
from faristol.room.signal import HostAddress, LinkEnd, read_sdp, write_sdp


class Tablet(Window):
    """A window whose intents have the keys that a page gives them, on a wire."""

    says_yes = True
    """Whether its person says at once to be who plays at the table."""

    def __init__(self, wire: "Wire", **more: Any) -> None:
        self.wire = wire
        wire.tablets.append(self)
        super().__init__(**more)

    def intent(self, do: str, key: str | None = None, **more: Any) -> dict[str, Any]:
        number = int(self.name.removeprefix("w"))
        if do == "hello":
            more["links"] = self.wire.held(self)
        return super().intent(do, key or f"{number:016x}{self._sent + 1:016x}", **more)

    def _see(self, text: str) -> dict[str, Any]:
        answer = super()._see(text)
        self.wire.take(self, answer.get("links") or ())
        return answer

    def tell(self, what: str, **more: Any) -> None:
        """Say to the engine what came on a link, and look at the screen anew where it asks for that."""
        if self.do("link", what=what, **more).get("look"):
            self.do("look")
            if self.says_yes and 'data-do="join.me"' in self.page:
                self.do("join.me")


@dataclass
class End:
    """One end of a link: whose it is, and the other."""

    tablet: Tablet
    number: int
    ufrag: str
    other: "End | None" = None
    state: str = "waiting"
    answered: bool = False


class Wire:
    def __init__(self) -> None:
        self.tablets: list[Tablet] = []
        self.ends: dict[int, End] = {}
        self.numbered = 1_000
        self.waiting: deque[tuple[Tablet, dict[str, Any]]] = deque()
        self.sent: list[tuple[Tablet, str]] = []
        """Every message, with the tablet that it comes from."""
        self.cut: set[int] = set()
        """Links on which nothing comes across."""
        self.pages: dict[int, Callable[[str], None]] = {}
        """Links to pages without an engine, with what each does with a message."""
        self.spares: dict[int, bool] = {}
        """The guests' links for which a spare is offered, and whether it is answered."""

    def take(self, tablet: Tablet, orders: Any) -> None:
        self.waiting.extend((tablet, order) for order in orders)

    def run(self) -> None:
        """Do all that is ordered, and what comes of it."""
        for _ in range(10_000):
            if not self.waiting:
                return
            tablet, order = self.waiting.popleft()
            self._do(tablet, order)
        raise AssertionError("the tablets talk without end")

    def held(self, tablet: Tablet) -> list[dict[str, Any]]:
        """Return what the page tells an engine that begins anew."""
        mine = [end for end in self.ends.values() if end.tablet is tablet]
        return [
            {
                "link": end.number,
                "state": end.state,
                "sdp": self._sdp(end) if end.state == "waiting" and not end.answered else "",
            }
            for end in mine
        ]

    def forget(self, tablet: Tablet) -> None:
        """Let a page be loaded again: its links are gone, and the others notice."""
        for end in [end for end in self.ends.values() if end.tablet is tablet]:
            self._close(end)

    def silence(self, tablet: Tablet, silent: bool = True) -> None:
        for end in list(self.ends.values()):
            of_it = end.tablet is tablet or (end.other is not None and end.other.tablet is tablet)
            if of_it and end.state in ("open", "silent"):
                self._becomes(end, "silent" if silent else "open")
        self.run()

    def heard_on(self, links: set[int]) -> list[Any]:
        """Return whose links these are at the other end, where both ends are open."""
        ends = [self.ends[link] for link in links if link in self.ends]
        whole = [end.other for end in ends if end.state == "open" and end.other]
        return [other.tablet for other in whole if other.state == "open"]

    def _do(self, tablet: Tablet, order: dict[str, Any]) -> None:
        match order["do"]:
            case "offers":
                ends = [self._end(tablet) for _ in range(order["count"])]
                tablet.tell("made", made=[{"link": end.number, "sdp": self._sdp(end)} for end in ends])
            case "answer":
                end = self._end(tablet)
                end.other = self._by(read_sdp(order["sdp"]).ufrag)
                tablet.tell("answered", made=[{"link": end.number, "sdp": self._sdp(end)}])
            case "accept":
                host, guest = self.ends[order["link"]], self._by(read_sdp(order["sdp"]).ufrag)
                if guest is None or guest.other is not host or host.answered:
                    return
                host.answered, host.other = True, guest
                self._becomes(guest, "open")
                self._becomes(host, "open")
            case "spare_offer":
                self.spares[order["link"]] = False
                tablet.tell("spare", link=order["link"], sdp=self._sdp_of_spare())
            case "spare_answer":
                tablet.tell("spare", link=order["link"], sdp=self._sdp_of_spare())
            case "spare_keep":
                self.spares[order["link"]] = True
            case "spare_use":
                end = self.ends.get(order["link"])
                if self.spares.pop(order["link"], False) and end and end.other:
                    self._becomes(end.other, "open")
                    self._becomes(end, "open")
            case "send":
                self.sent.append((tablet, order["text"]))
                end = self.ends.get(order["link"])
                if hear := self.pages.get(order["link"]):
                    hear(order["text"])
                elif end and end.state == "open" and end.other and end.number not in self.cut:
                    end.other.tablet.tell("text", link=end.other.number, text=order["text"])
            case "close":
                if end := self.ends.get(order["link"]):
                    self._close(end)

    def _close(self, end: End) -> None:
        del self.ends[end.number]
        if end.other and end.other.number in self.ends and end.other.other is end:
            self._becomes(end.other, "closed")

    def _becomes(self, end: End, state: str) -> None:
        end.state = state
        end.tablet.tell("state", link=end.number, state=state)

    def _end(self, tablet: Tablet) -> End:
        self.numbered += 1
        number = self.numbered
        end = self.ends[number] = End(tablet, number, f"{number:08d}")
        return end

    def _sdp_of_spare(self) -> str:
        self.numbered += 1
        at = (HostAddress("192.168.1.2", 40_000 + self.numbered % 20_000),)
        return write_sdp(LinkEnd(f"{self.numbered:08d}", "p" * 24, bytes(range(32)), at), "offer")

    def _by(self, ufrag: str) -> End | None:
        return next((end for end in self.ends.values() if end.ufrag == ufrag), None)

    def _sdp(self, end: End) -> str:
        at = (HostAddress("192.168.1.2", 40_000 + end.number % 20_000),)
        return write_sdp(LinkEnd(end.ufrag, "p" * 24, bytes(range(32)), at), "offer")
