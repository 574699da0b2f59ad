"""Every state of the page of what another tablet has otherwise, and where the other screens speak of it."""

from typing import Any

from drivers.director import Director
from faristol.screens.scene import Scene
from faristol.tournaments import directing, opening
from faristol.tournaments.aspects import value_of
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.choosing import written
from faristol.tournaments.difference import Difference
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.terms import KING, System
from faristol.tournaments.whole_rounds import round_of
from screens.states.tournaments import AT, Scenes, handed_in, named


def differences(scene: Scenes, name: str) -> dict[str, Scene]:
    at = f"{AT}/differences"
    begun = merged(named(name, 9).pair().publish(), *of_players(name))
    played = merged(
        handed_in(begun.branch(), 1), Difference("round", round=1, value=round_of(begun.state, 1))
    )
    over = handed_in(begun.branch()).close()
    told = merged(handed_in(named(name, 9).pair().publish()).close(), *cannot_be_had(over))
    ended = told.branch().do(directing.end_tournament)
    return {
        "differences, none": scene(at, named(name, 9)),
        "differences, of players": scene(at, begun),
        "differences, of players, watched": scene(at, begun, writing=False),
        "differences, of the tournament": scene(at, merged(named(name, 9), *of_all(name))),
        "differences, all brought": scene(at, brought(name)),
        "differences, a round that is played": scene(at, played),
        "differences, told": scene(at, told),
        "differences, told, over": scene(at, ended),
        "results, things differ": scene(AT, begun),
        "players, things differ": scene(f"{AT}/players", begun),
        "players, one thing differs": scene(f"{AT}/players", merged(named(name, 9), of_all(name)[0])),
    }


def merged(made: Director, *found: Difference) -> Director:
    """Let all of this wait, after a file of another tablet."""
    head = {"type": "TabletMerged", "entries": 12}
    return made.write([head, *({"type": "DifferenceFound", **written(each)} for each in found)])


def of_players(name: str) -> list[Difference]:
    values: dict[str, Any] = {
        "name": f"{name} 2",
        "rating": 1500.5,
        "games": 12,
        "club": name,
        "category": "",
        "division": name,
        "seed": 3,
        "table": 2,
        "joined": 1,
        "away": 2,
        "withdrawn": 2,
        "rest": "half",
        "listed": None,
    }
    one = [Difference(about, ("p3",), value=value) for about, value in values.items()]
    missed = ("absent", "for_club", "unannounced", "gone")
    return [*one, *(Difference(about, ("p3",), 1, True) for about in missed)]


def of_all(name: str) -> list[Difference]:
    other = named(name, 9).do(opening.plan_round, 2, System(KING))
    other.write(set_prizes(Prizes((Prize("place", cents=5050), Prize("by-hand", what=name, player="p1")))))
    asked = [Difference("prizes"), Difference("terms"), Difference("order"), Difference("planned")]
    asked += [Difference("plan", round=2), Difference("plan", round=3), Difference("ended")]
    made = [Difference(each.about, each.who, each.round, value_of(other.state, each)) for each in asked]
    start = Difference("start", round=2, value=["16:00", "2026-11-28"])
    pairs = [Difference(about, ("p1", "p2"), value=True) for about in ("forbidden", "locked")]
    teams = [Difference("teams", value=value) for value in (None, 0, 1, 3)]
    orders = [Difference(about, ("", name), value=["p1", "p2"]) for about in ("board_orders", "line_ups")]
    return [
        *made,
        start,
        *pairs,
        teams[1],
        *orders,
        Difference("began", value=2),
        Difference("lots", value="ab"),
    ]


def cannot_be_had(over: Director) -> list[Difference]:
    return [
        Difference("two-rounds", round=2),
        Difference("follows", round=3),
        Difference("called-off", round=2),
        Difference("no-table", ("p1", "p2"), 1),
        Difference("draft", round=2),
        Difference("wish", ("p1", "p2"), 2),
        Difference("wish-back", ("p1", "p2"), 2),
        Difference("called-off-there", round=1),
        Difference("starts", ("p1", "p2"), 1),
        Difference("arbiters", value=["Marta Roig"]),
        Difference("entries", value=[{"type": "RoundClosed", "round": number} for number in (1, 2)]),
        Difference("byes", round=1, value=[]),
        Difference("entry", value={"type": "RoundClosed", "round": 1}),
        Difference("closed", round=1, value=False),
        Difference("sheet", ("p1", "p2"), 1, False),
        Difference("round", round=2, value=round_of(over.branch().pair().state, 2)),
    ]


def brought(name: str) -> Director:
    made = named(name, 9)
    new = Player("p90", name, 1500.5, club=name)
    entered = opening.enter_player(made.state, new)[0]
    some = [Difference("club", ("p1",), value=name), Difference("absent", ("p2",), 1, True)]
    return made.write(
        [
            {"type": "TabletMerged", "entries": 3},
            {**entered, "type": "PlayerBrought", "origin": "key/p10"},
            {"type": "PlayersSame", "player": "p2", "name": name, "origin": "key/p11"},
            *({"type": "DetailBrought", **written(each)} for each in some),
        ]
    )
