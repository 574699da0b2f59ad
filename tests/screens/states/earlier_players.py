"""Every state of the screen on which players of an earlier tournament come into another."""

from typing import Any

from drivers.log import NOON
from faristol.screens.scene import Scene
from screens.states.tournaments import AT, Scenes, named


def earlier_players(scene: Scenes, name: str) -> dict[str, Scene]:
    at = f"{AT}/earlier"
    cards = (
        _card(name, "spring", 12),
        _card(name, "winter", 1),
        _card(name, "empty", 0),
        _card(name, "id", 4),
    )
    comers = [_comer(name, n) for n in range(1, 8)]

    def chosen(players: int = 4, left_out: tuple[str, ...] = (), **more: Any) -> Scene:
        earlier = {"name": name, "comers": comers, "left_out": left_out}
        return scene(at, named(name, players), session={"tournament-earlier": earlier}, cards=cards, **more)

    return {
        "earlier players, to be chosen": scene(at, named(name, 2), cards=cards),
        "earlier players, to be chosen, watched": scene(at, named(name, 2), cards=cards, writing=False),
        "earlier players, no other tournament": scene(at, named(name, 0), cards=cards[2:]),
        "earlier players": chosen(),
        "earlier players, one in already": chosen(1, ("p6",)),
        "earlier players, nobody marked": chosen(left_out=tuple(each["id"] for each in comers)),
        "earlier players, all in": chosen(7),
        "earlier players, watched": chosen(writing=False),
    }


def _comer(name: str, n: int) -> dict[str, Any]:
    rated = {"rating": 1500.25 - n, "games": 10 * n} if n % 3 else {"rating": None, "games": 0}
    return {"id": f"p{n}", "name": f"{name} {n}", "club": name, "category": name if n % 2 else "", **rated}


def _card(name: str, stream: str, players: int) -> dict[str, Any]:
    about = {"kind": "tournament", "name": name, "language": "ca", "phase": "over", "running": False}
    return {
        **about,
        "round": 3,
        "players": players,
        "final": True,
        "stream": stream,
        "at": NOON,
        "entries": 9,
    }
