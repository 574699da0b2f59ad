"""A league as scenes: opened, with events, with names that look alike, on paper."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from drivers.club import Club
from drivers.director import Director
from drivers.log import NOON, Log
from drivers.match import Match
from faristol.competitions.league_acts import open_league
from faristol.competitions.taking import take_event, take_game, take_tournament
from faristol.competitions.worths import USUAL
from faristol.screens.league.classification.intents import PRINTED, SHOWN_PLAYER
from faristol.screens.league.terms import TERMS
from faristol.screens.scene import Scene
from screens.states.results import card

Scenes = Callable[..., Scene]


@cache
def evenings(name: str) -> tuple[Club, ...]:
    """Three evenings on which not everybody is there, and one is written with one surname or two."""
    tables = (
        (name, "Anna Puig", "Biel Roca", "Carla Mas"),
        (name, "Anna Puig Serra", "Biel Roca"),
        ("Biel Roca", "Carla Mas", "Dani Pons"),
    )
    return tuple(
        Club(players=players, name=f"{name} {n}").begin().rounds(2).end()
        for n, players in enumerate(tables, 1)
    )


def league(name: str, events: int = 3, counts: str = "points", best: int = 0, publication: str = "ca") -> Log:
    made = Log(open_league(name, "ca", publication, counts, best, "0"))
    for number, club in enumerate(evenings(name)[:events], 1):
        made.write(take_event(f"evening-{number}", len(club.entries), club.state))
    return made


@cache
def tournament(name: str) -> Director:
    """A tournament of two rounds, with a name of its own."""
    director = Director("", name=name)
    for player in ("Anna Puig", "Biel Roca", "Carla Mas", "Dani Pons"):
        director.enter(player, 1500, "A")
    return director.whole_round().whole_round()


def season(name: str, best: int = 0, publication: str = "ca") -> Log:
    """A season of a duplicate, a tournament and a single game, each kind with its own points."""
    made = Log(open_league(name, "ca", publication, "kinds", best, "0", USUAL))
    club, director = evenings(name)[0], tournament(name)
    game = Match("mallorca", players=("Biel Roca", name)).begin().clock_if_any().abandon(1)
    made.write(take_event("evening-1", len(club.entries), club.state))
    made.write(take_tournament("tournament", len(director.entries), director.state))
    return made.write(take_game("game", 9, game.decide((380, 300), 1).state))


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    at = "#/event/id"
    cards = tuple(card(club, f"evening-{n}") for n, club in enumerate(evenings(name), 1))
    grown = ({**card(evenings(name)[0], "evening-1"), "entries": 999}, *cards[1:])
    whole = scene(at, league(name, best=2), cards=cards)
    listed = {"kind": "league", "name": name, "language": "ca", "phase": "open", "running": False}
    listed |= {"events": 1, "players": 4, "stream": "l", "at": NOON, "entries": 2}
    return {
        "league, to be opened": scene("#/league"),
        "league, others on the device": scene(
            "#/league", cards=(listed,), problems={"best": "!", "name": "!"}
        ),
        "league, empty": scene(at, league(name, 0)),
        "league, empty, watched": scene(at, league(name, 0), writing=False),
        "league, events offered": scene(at, league(name, 0), cards=cards),
        "league, one event": scene(at, league(name, 1), cards=grown, problems={"best": "!"}),
        "league": whole,
        "league, per cent": scene(at, league(name, counts="percent", best=1)),
        "league, a player's season": replace(
            whole, session=whole.session.put(SHOWN_PLAYER, ("Biel Roca", "A"))
        ),
        "league, watched": scene(at, league(name), writing=False),
        "league, a season": scene(at, season(name, best=2)),
        "league, how a season's points came about": replace(
            scene(at, season(name, best=2)), session=whole.session.put(SHOWN_PLAYER, ("Biel Roca", "A"))
        ),
        "league, each kind with its points": replace(
            whole, session=whole.session.put(TERMS.slot, {"counts": "kinds", "best": "0"})
        ),
        "league, printed": replace(whole, session=whole.session.put(PRINTED, True, about=whole.now)),
        "league, its file": scene(f"{at}/file", league(name)),
    }
