"""The room's board of a draw without players: the promise, the round, its rack and the clock."""

from faristol.games.draws import Draws
from faristol.screens.public.board import Face
from faristol.screens.public.pages import BoardPage, DrawnPage, PromisePage, TimePage
from faristol.screens.public.room import Room
from faristol.screens.sealed.promise import Promise


def face(room: Room) -> Face:
    draws: Draws = room.event.state
    key = f"{draws.phase}-{draws.round}"
    return Face(key=key, event_name=draws.opened.name, sealed=True, pages=(_page(draws, room),))


def _page(draws: Draws, room: Room) -> BoardPage:
    promise = Promise(draws, room.t)
    if draws.phase == "committed":
        return PromisePage(promise=promise)
    if draws.phase == "over":
        return DrawnPage(promise if draws.published else None)
    return TimePage(
        title=room.t.gettext("Round %(n)s") % {"n": draws.round},
        rack_tiles=room.rack(draws),
        places=draws.rule.size,
        time=room.time(draws),
    )
