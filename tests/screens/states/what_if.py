"""Every state of a round that is looked at as if it were paired otherwise."""

from dataclasses import replace
from typing import Any

from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.screens.tournament.what_if.view import ASKED, Asked
from faristol.tournaments.terms import ROUND_ROBIN, Terms
from screens.states.tournaments import AT, Scenes, named, played


def what_if(scene: Scenes, name: str) -> dict[str, Scene]:
    second = played(name, 1).pair()
    first = second.state.rounds[0].draft.pairs[0]

    def asked(made: Any, number: int, writing: bool = True, **fields: str) -> Scene:
        held = Session(event="id").put(ASKED, Asked(**fields), about=number)
        return replace(scene(f"{AT}/what-if/{number}", made, writing=writing), session=held)

    return {
        "what if, as it was": asked(second, 1),
        "what if, by neighbours": asked(second, 1, way="adjacent"),
        "what if, king of the hill": asked(second, 2, way="king"),
        "what if, two who have met": asked(second, 2, one=first.first, two=first.second),
        "what if, only one is named": asked(second, 2, one=first.first),
        "what if, they cannot meet": asked(second, 2, one=first.first, two=first.first),
        "what if, watched": asked(second, 1, way="adjacent", writing=False),
        "what if, a table settles it": asked(named(name, 5, Terms(ROUND_ROBIN)).pair(), 1),
    }
