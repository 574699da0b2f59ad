"""What a director says of teams: whether clubs are counted together, and who plays at which board."""

from collections.abc import Sequence

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.line_ups import members
from faristol.tournaments.matches import Key
from faristol.tournaments.teams import MOST_COUNTED

NoSuchTeam = refusal(
    "tournament.no-such-team",
    N_("That number of players is not possible."),
    N_("Write a number from 1 to %(most)s, or nothing: then all players of a club count."),
    field="best",
)
TwoBoards = refusal(
    "tournament.two-boards",
    N_("%(player)s cannot have two boards."),
    N_("Choose another player for one of them."),
)


def count_teams(event: Tournament, best: str) -> list[Entry]:
    number = best.strip() or "0"
    if not number.isdecimal() or int(number) > MOST_COUNTED or (best.strip() and not int(number)):
        raise NoSuchTeam(most=MOST_COUNTED)
    return [{"type": "TeamsCounted", "best": int(number)}]


def drop_teams(event: Tournament) -> list[Entry]:
    if event.teams is None:
        raise NotNow
    return [{"type": "TeamsDropped"}]


def order_boards(event: Tournament, key: Key, players: Sequence[str], *, once: bool) -> list[Entry]:
    """Set the board order of a team from the first board on, or who plays for it in the next round."""
    if event.ended or not {player.id for player in members(event).get(key, ())} >= {*players} or not players:
        raise NotNow
    for at, player in enumerate(players):
        if player in players[:at]:
            raise TwoBoards(player=event.players[player].name)
    about = {"team": key[1], "division": key[0], "players": list(players), "once": once}
    return [{"type": "BoardsOrdered", **about}]
