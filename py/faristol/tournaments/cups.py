"""The cups of a tournament: one in each division, with a defeat to lose or without."""

from collections.abc import Iterable, Mapping

from faristol.tournaments.cup import Bracket, Game, bracket
from faristol.tournaments.double_cup import double_bracket
from faristol.tournaments.players import Player
from faristol.tournaments.published import Published


def cups(
    rounds: Iterable[Published], players: Mapping[str, Player], *, replayed: bool, second: bool
) -> dict[str, Bracket]:
    """Return the cup of each division as it stands after these rounds."""
    games: dict[str, list[Game]] = {}
    for published in rounds:
        for game in published.cup_games:
            games.setdefault(players[next(game.why.players)].division, []).append(game)
    return {
        division: double_bracket(some, replayed=replayed, second=second)
        if any(game.why.details.get("double") for game in some)
        else bracket(some, replayed=replayed)
        for division, some in games.items()
    }
