"""A ladder as scenes: its first evening, a later one with some of them here, and where points come from."""

from collections.abc import Callable
from dataclasses import replace

from drivers.director import Director
from faristol.screens.scene import Scene
from faristol.screens.tournament.tonight.intents import TONIGHT
from faristol.tournaments.evenings import begin_evening
from faristol.tournaments.opening import change_terms, enter_player
from faristol.tournaments.players import Player
from faristol.tournaments.recommended import ALL_MEET
from faristol.tournaments.terms import LADDER, ROUND_ROBIN, Terms
from screens.states.table_tablets import guest_of
from screens.states.tournaments import named

Scenes = Callable[..., Scene]
AT = "#/event/id"


def ladder(name: str, count: int = 7, evenings: int = 0) -> Director:
    made = Director("", Terms(mode=LADDER, scoring="ladder", first_round="adjacent"), name=name, rounds=99)
    for n in range(1, count + 1):
        club = name if n % 2 else ""
        made.do(enter_player, Player(f"p{n}", f"{name} {n}", 1500 - n, club=club))
    for evening in range(evenings):
        here = {f"p{n}": "here" for n in range(1, count + 1) if n % 3 != evening}
        made.do(begin_evening, {**here, "p3": "for_club"} if evening else here).whole_round()
    return made


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    later, draft = ladder(name, evenings=2), ladder(name, evenings=1)
    draft.do(begin_evening, {"p1": "here", "p2": "here", "p4": "here"}).pair()
    own = ladder(name, evenings=2)
    robin = named(name, terms=Terms(mode=ROUND_ROBIN, scoring=ALL_MEET)).whole_round()
    own.do(change_terms, replace(own.state.terms, scoring="points+wins"))
    tonight = scene(f"{AT}/tonight", later, problems={"player": "!"})
    said = {"p1": "here", "p2": "for_club", "p4": "unannounced", "p5": "here"}
    return {
        "ladder, nobody on it": scene(f"{AT}/tonight", ladder(name, 0)),
        "ladder, its players": scene(AT, ladder(name)),
        "ladder, the first evening": scene(f"{AT}/tonight", ladder(name)),
        "ladder, who is here tonight": replace(tonight, session=tonight.session.put(TONIGHT, said, about=3)),
        "ladder, watched": scene(AT, later, writing=False),
        "ladder, the draft of an evening": scene(AT, draft),
        "ladder, at a table": scene("#/table", room=guest_of(ladder(name, evenings=1))),
        "ladder, tonight by an own order": scene(f"{AT}/tonight", own),
        "ladder, the rule with an own order": scene(
            f"{AT}/round", own, session={"tournament": {"panel": "terms"}}
        ),
        "tournament, the recommended order": scene(f"{AT}/standings", robin),
        "ladder, its rule": scene(f"{AT}/round", later, session={"tournament": {"panel": "terms"}}),
        "ladder, the evenings so far": scene(f"{AT}/round", later),
        "ladder, the standings": scene(f"{AT}/standings", later),
        "ladder, where a player's points come from": scene(f"{AT}/standings/player/p3", later),
    }
