"""Who plays for a team: its board order, and who sits at which board in the next round.

A team is a club, in each division by itself. Its board order is the initial order of its players, unless the
director has set another. The first who are there play: whoever is absent leaves a board to the next one, and
a team that is short forfeits its last boards. For one round the director may name all who play, substitutes
among them.
"""

from collections.abc import Mapping, Sequence

from faristol.tournaments.collation import name_key
from faristol.tournaments.event import Tournament
from faristol.tournaments.matches import Key, Season, TeamRow, season, team_rows
from faristol.tournaments.players import Player


def members(event: Tournament) -> Mapping[Key, list[Player]]:
    """Return all players of each team in board order; whoever has withdrawn is in none."""
    teams: dict[Key, list[Player]] = {}
    for player in event.seeded:
        if player.club and player.withdrawn is None:
            teams.setdefault((player.division, player.club), []).append(player)
    return {key: _ordered(some, event.board_orders.get(key, ())) for key, some in teams.items()}


def _ordered(players: Sequence[Player], order: Sequence[str]) -> list[Player]:
    """Return those of the order first, and all others as they were."""
    by_id = {player.id: player for player in players}
    first = [by_id[id] for id in order if id in by_id]
    return [*first, *(player for player in players if player not in first)]


def line_up(event: Tournament, key: Key) -> list[str]:
    """Return who plays for a team in the next round, from the first board on."""
    here = {
        player.id
        for player in members(event).get(key, ())
        if player.plays_in(event.next) and player.id not in event.resting
    }
    named = event.line_ups.get(key) or [player.id for player in members(event).get(key, ())]
    return [player for player in named if player in here][: event.next_terms.boards]


def in_initial_order(event: Tournament) -> list[Key]:
    """Return the teams by the places that their best players had at the start, as many as there are boards.

    It is the order of a round robin's table: it stays, whatever is put right later.
    """
    order = event.order or tuple(player.id for player in event.seeded)
    place = {id: at for at, id in enumerate(order)}
    last, boards = len(order), event.next_terms.boards
    teams: dict[Key, list[int]] = {}
    for player in event.players.values():
        if player.club:
            teams.setdefault((player.division, player.club), []).append(place.get(player.id, last))

    def strength(key: Key) -> tuple[int, object, str]:
        best = sorted(teams[key])[:boards]
        return sum(best) + last * (boards - len(best)), name_key(key[1]), key[1]

    return sorted(teams, key=strength)


def season_of(event: Tournament, until: int | None = None) -> Season:
    """Return the teams in their initial order, and their matches up to a round, or to the last."""
    return season(in_initial_order(event), event.matches(until))


def standings_of_teams(event: Tournament, until: int | None = None) -> list[TeamRow]:
    """Return how the teams stand by their matches."""
    return team_rows(season_of(event, until), event.terms.counting, event.lots)
