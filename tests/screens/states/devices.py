"""The judge's screens with devices of every kind, in every state."""

from collections.abc import Callable
from dataclasses import replace

from drivers.club import Club
from faristol.games import judging_draws as drawing
from faristol.room.asking import Asking
from faristol.room.by_relay import RelayRoom
from faristol.room.host import CodePlace, Host
from faristol.room.seats import Seats, Tablet
from faristol.screens.device import Device
from faristol.screens.home.room.invitation import ON_WALL
from faristol.screens.scene import Scene
from faristol.screens.session import Session

NOON = 1_790_000_000_000


def devices(scene: Callable[..., Scene], club: Club, opened: Host) -> dict[str, Scene]:
    end = opened.places[0].end
    room = replace(
        opened,
        used=(CodePlace(9, end, end),),
        misfits={4: 3},
        seats=Seats(
            {
                1: Tablet(1, 1, "player", 1, "ab", battery=64),
                2: Tablet(2, 2, "player", 2, "cd", here=False, heard=NOON),
                3: Tablet(3, 3, "judge", None, "ef", admitted=False),
                4: Tablet(4, 4, "player", 3, "gh", page=True, battery=11),
                5: Tablet(5, -5, "player", 4, "ij", here=False),
                6: Tablet(6, 6, "wall", None, "kl", app="0.0.9"),
            },
            sent_away={"mn": 7},
            numbered=6,
            asking=(Asking(8, 2, NOON, page=True), Asking(9, 4, NOON)),
        ),
    )
    at_a_relay = replace(opened, relay=RelayRoom(f"{'A' * 22}.{'B' * 43}", ("http://192.168.1.20:8000",)))
    only_here = replace(at_a_relay, relay=RelayRoom(f"{'A' * 22}.{'B' * 43}", ()))
    invited = scene("#/event/id/room", club, room=at_a_relay)
    club.begin()
    club.write(drawing.start_time(club.state.draws))
    running = scene("#/event/id", club, room=room)
    return {
        "tablets, any telephone": invited,
        "tablets, the room's link on the wall": replace(invited, session=Session().put(ON_WALL, True)),
        "tablets, no telephone reaches it": replace(invited, room=only_here),
        "tablets, devices": scene("#/event/id/room", club, room=room),
        "tablets, in the round": replace(running, device=Device(battery=9)),
    }
