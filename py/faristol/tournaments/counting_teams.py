"""What a director says of teams: whether clubs are counted together, and how many players of each."""

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.teams import MOST_COUNTED

NoSuchTeam = refusal(
    "tournament.no-such-team",
    N_("That number of players is not possible."),
    N_("Write a number from 1 to %(most)s, or nothing: then all players of a club count."),
    field="best",
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
