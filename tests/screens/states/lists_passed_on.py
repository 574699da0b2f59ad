"""A club's word list that goes from the judge's tablet to the others of the room."""

from collections.abc import Callable
from dataclasses import replace

from drivers.club import Club
from faristol.room.guest import Guest
from faristol.room.host import Host
from faristol.room.list_messages import ListOffer
from faristol.room.list_passing import ListComing
from faristol.screens.lists import Lists
from faristol.screens.scene import Scene

Scenes = Callable[..., Scene]
GuestOf = Callable[[Club], Guest]


def passed_on(scene: Scenes, club: Club, guest_of: GuestOf, host: Host) -> dict[str, Scene]:
    played_by, name = club.entries[0]["lexicon"], club.entries[0]["name"]
    offer = ListOffer(played_by["sha256"], "ca", name, "2.18.25", 581_544)
    here = Lists(({**vars(offer), "at": 0, "definitions": 0},), {})
    seated = guest_of(club.begin())
    offered = replace(seated, list_coming=ListComing(offer))
    comes = replace(seated, list_coming=ListComing(offer, (b"", b""), 5))
    at = "#/event/id/room"
    return {
        "tablets, a club's list": scene(at, club, room=host, lists=here),
        "tablets, a club's list is offered": scene(at, club, room=replace(host, passes_on=offer), lists=here),
        "join, a list is offered": scene("#/join", room=offered),
        "join, a list comes": scene("#/join", room=comes),
        "seat, a list is offered": scene("#/seat", room=offered),
        "seat, a list comes": scene("#/seat", room=comes),
        "words, a list is offered": scene("#/words", room=offered),
        "words, a list comes": scene("#/words", room=comes),
        "words, a list waits": scene("#/words", room=replace(comes, link_state="silent")),
    }
