"""The room's link as a code for any telephone's own camera: here, on the wall and on paper, with the Wi-Fi's.

Name and password of the Wi-Fi are what the judge types, and stay on this device: they are in no log and in
no file.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from faristol.errors import refusal
from faristol.remembered import recall
from faristol.screens.activities import activity_of
from faristol.screens.acts import Act
from faristol.screens.parts.qr import qr
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Question, Session, Slot
from faristol.screens.view import view_value
from faristol.texts import N_, texts

if TYPE_CHECKING:
    from faristol.room.by_relay import RelayRoom
    from faristol.room.host import Host

WIFI_RECORD = "wifi"
LONGEST_NAME = 32
"""Bytes that the name of a Wi-Fi may have."""
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 63
ON_WALL = Question("room-on-wall", bool)
ON_PAPER = Slot("room-on-paper", bool, of="event")
"""About the moment of the tap that asked for it."""

WifiNameUnreadable = refusal(
    "room.wifi-name",
    N_("This is not the name of a Wi-Fi network."),
    N_("Write it as the list of networks on a telephone shows it: %(most)s characters at most."),
    field="wifi",
)
WifiPasswordUnreadable = refusal(
    "room.wifi-password",
    N_("A Wi-Fi password has %(least)s to %(most)s letters, digits or symbols."),
    N_("Check it on the router; leave the field empty if the network has none."),
    field="password",
)


@dataclass(frozen=True)
class Wifi:
    name: str
    password: str

    @property
    def code(self) -> str:
        """The text by which a telephone's camera joins the network."""
        if not self.password:
            return f"WIFI:T:nopass;S:{_escaped(self.name)};;"
        return f"WIFI:T:WPA;S:{_escaped(self.name)};P:{_escaped(self.password)};;"


NO_WIFI = Wifi("", "")


@view_value
class LivePage:
    """The page for everybody at an address of the network, and whether it is published there."""

    options: Sequence[tuple[str, dict[str, str], None]]
    now: str
    address: str
    """What is typed where no camera reads the code."""
    picture: Markup | None
    """None while it is off, or telephones do not reach this computer just now."""


@view_value
class Invitation:
    address: str
    """What is typed where no camera reads the code; "" if telephones don't reach this computer."""
    others: Sequence[str]
    """By which addresses this computer is reached besides."""
    picture: Markup | None
    wifi: Wifi
    wifi_picture: Markup | None
    live: LivePage | None


def invitation(scene: Scene, host: "Host") -> Invitation | None:
    """Return how telephones come in; None where there is no relay."""
    relay = host.relay
    if relay is None:
        return None
    wifi = recall(scene.remembered.get(WIFI_RECORD), Wifi, NO_WIFI)
    return Invitation(
        relay.short_address,
        [f"{address}/seat/" for address in relay.addresses[1:]],
        qr(relay.link) if relay.link else None,
        wifi,
        qr(wifi.code) if wifi.name else None,
        _live(scene, relay, host.rules.live),
    )


def _live(scene: Scene, relay: "RelayRoom", on: bool) -> LivePage | None:
    """Return how the page is followed; None where there is none, and where telephones reach nothing."""
    publication = activity_of(scene.event).publication if scene.event else None
    if publication is None or publication.not_on_page is None or not (relay.addresses or on):
        return None
    t = scene.texts
    names = {"on": t.gettext("On"), "": t.gettext("Off")}
    options = [(name, {"do": "room.live", "value": value}, None) for value, name in names.items()]
    picture = qr(relay.live) if on and relay.live else None
    return LivePage(options, names["on" if on else ""], relay.short_live, picture)


def sheet(scene: Scene, invited: Invitation | None) -> Markup | None:
    """Return the sheet that this very tap asked for; the next answer has none."""
    event = scene.event
    if event is None or invited is None or not scene.session.get(ON_PAPER, about=scene.now):
        return None
    t, name = texts(publication(scene)), event.entries[0]["name"]
    page = "home/room/invitation_paper.html"
    return render_page_with(t, page, event=name, app=scene.app, invited=invited)


def publication(scene: Scene) -> str:
    """Return the language of the event's papers."""
    said = scene.event.entries[0].get("publication") if scene.event else None
    return said if isinstance(said, str) else scene.settings.language


def show_wall(session: Session) -> Act:
    return session.put(ON_WALL, True)


def print_sheet(scene: Scene) -> Act:
    return Step(session=scene.session.put(ON_PAPER, True, about=scene.now), print=True)


def keep_wifi(wifi: str = "", password: str = "") -> Act:
    """Keep the Wi-Fi on this device; an empty name forgets it."""
    name = wifi.strip()
    if not name and not password:
        return Step(remember={WIFI_RECORD: None}, focus="wifi")
    if not (name.isprintable() and 0 < len(name.encode("utf-8", "replace")) <= LONGEST_NAME):
        raise WifiNameUnreadable(most=LONGEST_NAME)
    if password and not re.fullmatch(rf"[ -~]{{{SHORTEST_PASSWORD},{LONGEST_PASSWORD}}}", password):
        raise WifiPasswordUnreadable(least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    kept = json.dumps(asdict(Wifi(name, password)), ensure_ascii=False)
    return Step(remember={WIFI_RECORD: kept}, focus="wifi")


def _escaped(text: str) -> str:
    r"""Return a text with a \ before each sign that the code gives a meaning."""
    return re.sub(r'([\\;,":])', r"\\\1", text)
