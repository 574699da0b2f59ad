"""The room's board of a draw without players: the promise, the round, its rack and the clock."""

from typing import Any

from faristol.games.draws import Draws
from faristol.screens.public.pages import PromisePage
from faristol.screens.public.room import Room, promise, rack, secret


def face(room: Room) -> dict[str, Any]:
    draws: Draws = room.event.state
    t = room.t
    shown = {
        "key": f"{draws.phase}-{draws.round}",
        "called": draws.opened["name"],
        "place": "",
        "lexicon": None,
        "sealed": True,
    }
    if draws.phase == "committed":
        return {**shown, "pages": [PromisePage(promise=promise(draws, t))]}
    if draws.phase == "over":
        return {**shown, "pages": ["public/drawn"], "secret": secret(draws)}
    return {
        **shown,
        "pages": ["public/time"],
        "title": t.gettext("Round %(n)s") % {"n": draws.round},
        "rows": None,
        "last": None,
        "wrong": [],
        "rack_tiles": rack(draws, t),
        "places": draws.rule.size,
        "time": room.time(draws),
        "slips": None,
        "drawing": False,
    }
