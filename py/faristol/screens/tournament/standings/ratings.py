"""The ratings that the tournament would make: BARRUF by its formula, player by player, with the reckoning."""

from typing import Any

from faristol.screens.scene import Scene
from faristol.screens.tournament.figures import decimal, points, signed
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.standings.place import Place, after, chosen
from faristol.screens.tournament.standings.rating_list import Listed, is_open, read
from faristol.texts import Texts
from faristol.tournaments.barruf import NEWCOMER, Rated, barruf
from faristol.tournaments.event import Tournament


def shown(scene: Scene, place: Place) -> dict[str, Any]:
    event, t = event_of(scene), scene.texts
    rated = rated_of(event, after(scene))
    one = next((each for each in rated if place.player and each.player.id == place.player.id), None)
    pasted = chosen(scene).get("list")
    return {
        "rated": [row(each, t) for each in rated],
        "reckoned": reckoned(event, one, t) if one else None,
        "newcomer": decimal(NEWCOMER, 0, t),
        "pasted": pasted,
        "list_read": _read(event, pasted, t) if pasted else None,
        "began": bool(event.rounds),
    }


def rated_of(event: Tournament, until: int) -> list[Rated]:
    """In the order of the classification."""
    players = [row.player for row in event.standings(after=until)]
    return barruf(players, event.played[:until])


def row(rated: Rated, t: Texts) -> dict[str, Any]:
    return {
        "player": rated.player.id,
        "name": rated.player.name,
        "before": decimal(rated.before, 1, t),
        "newcomer": not rated.player.rating,
        "games": rated.games,
        "won": points(round(rated.won * 2), t),
        "expected": decimal(rated.expected, 2, t),
        "change": signed(decimal(rated.rating - rated.before, 1, t)),
        "rating": decimal(rated.rating, 1, t),
    }


def reckoned(event: Tournament, rated: Rated, t: Texts) -> dict[str, Any]:
    """Game by game, as one would check it with pencil and paper."""
    return {
        **row(rated, t),
        "step": rated.step,
        "games_before": rated.player.games,
        "exactly": decimal(rated.expected, 4, t),
        "result": decimal(rated.rating, 4, t),
        "played": [
            {
                "round": game.round,
                "name": event.players[game.opponent].name,
                "rating": decimal(game.before, 1, t),
                "chance": decimal(game.chance, 4, t),
                "won": points(round(game.won * 2), t),
            }
            for game in rated.played
        ],
    }


def _read(event: Tournament, text: str, t: Texts) -> dict[str, Any]:
    found = read(text, event, t)
    return {
        "problems": found.problems,
        "changes": [_change(event, listed, t) for listed in found.found if listed.changes],
        "same": sum(not listed.changes for listed in found.found),
        "missing": [player.name for player in found.missing],
        "takes": sum(listed.changes and is_open(event, listed.player) for listed in found.found),
    }


def _change(event: Tournament, listed: Listed, t: Texts) -> dict[str, Any]:
    return {
        "name": listed.player.name,
        "before": _rating(listed.player.rating, t),
        "rating": _rating(listed.rating, t),
        "games": listed.games,
        "open": is_open(event, listed.player),
    }


def _rating(rating: float | None, t: Texts) -> str:
    return "\u2013" if rating is None else decimal(rating, 1, t)
