"""A round of teams: they are paired as players are, and then board meets board.

The teams are players of a tournament of their own, so each way of pairing has its rules, its byes and its
reasons. The first-named team starts at boards 1, 3 and so on, the other at the rest.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.line_ups import line_up, season_of
from faristol.tournaments.matches import TEAM_ORDER, Key, is_match
from faristol.tournaments.pairing import Draft, Pair, Paired, pair_round
from faristol.tournaments.players import Player
from faristol.tournaments.terms import OF_TEAMS
from faristol.tournaments.why import Why

TeamMissing = refusal(
    "tournament.team-missing",
    N_("Teams meet in this round, and these players are in none: %(players)s."),
    N_("Write the club of each on the list of players, or mark them as absent."),
)
TooFewTeams = refusal(
    "tournament.too-few-teams",
    N_("A team round needs at least two teams."),
    N_("A team is a club: write the clubs on the list of players, and mark who is here."),
)
BoardsPair = refusal(
    "tournament.boards-pair",
    N_("In a team match the board order decides who meets whom."),
    N_("Change who plays on the teams page, under Standings; who starts can be changed here."),
)


@dataclass(frozen=True)
class Side:
    """A team in the round to be paired."""

    key: Key
    line_up: Sequence[str]


def pair_teams(event: Tournament) -> Draft:
    teams, sides = _sides(event)
    terms, season = event.next_terms, season_of(event)
    mode = OF_TEAMS[terms.mode]
    order = [team.id for team in season.teams]
    locked, forbidden = _locked(event, sides), _forbidden(event, sides)
    found = pair_round(
        teams,
        season.rounds,
        replace(terms, mode=mode, scoring=TEAM_ORDER, seed=event.lots, clubs_apart=False, limits=()),
        locked=locked,
        forbidden=forbidden,
        order=order,
        left=event.left,
    )
    pairs: list[Paired] = []
    resting = [
        (player, event.given_bye(player))
        for player in event.resting
        if player in event.players and event.players[player].plays_in(event.next)
    ]
    for pair in found.pairs:
        met = tuple(season.numbers[number - 1] for number in pair.met)
        one, two, about = sides[pair.first], sides[pair.second], _named(pair.why, sides)
        names = [one.key[1], two.key[1]]
        for board, player, other in _boards(one, two):
            details = {"teams": names, "board": board}
            if player and other:
                both = {"better": player, "other": other}
                why = Why("team", {**both, **details, **({"match": about} if board == 1 else {})})
                first, second = (player, other) if board % 2 else (other, player)
                pairs.append(Paired(first, second, why, met))
            elif there := player or other:
                team = names[0] if player else names[1]
                resting.append((there, Why("bye-team-short", {"player": there, **details, "team": team})))
    for id, _ in found.byes:
        team = sides[id].key[1]
        for board, player in enumerate(sides[id].line_up, 1):
            details = {"player": player, "teams": [team], "team": team, "board": board}
            resting.append((player, Why("bye-team", details)))
    return Draft(event.next, tuple(pairs), tuple(resting))


def _sides(event: Tournament) -> tuple[list[Player], dict[str, Side]]:
    """Return the teams as players of the next round, absent if nobody of them is there, and who plays."""
    here = [player for player in event.players.values() if player.plays_in(event.next)]
    if alone := [player.name for player in here if not player.club and player.id not in event.resting]:
        raise TeamMissing(players=", ".join(alone))
    season = season_of(event)
    number = len(season.rounds) + 1
    sides = {team.id: Side(key := (team.division, team.name), line_up(event, key)) for team in season.teams}
    if sum(bool(side.line_up) for side in sides.values()) < 2:
        raise TooFewTeams
    teams = [
        replace(team, absent=frozenset(() if sides[team.id].line_up else (number,))) for team in season.teams
    ]
    return teams, sides


def _locked(event: Tournament, sides: Mapping[str, Side]) -> list[Pair]:
    """Return the teams that meet because the director has locked two of their players."""
    team = {player: id for id, side in sides.items() for player in side.line_up}
    pairs: list[Pair] = []
    for first, second in event.locked:
        both = team.get(first), team.get(second)
        if both[0] and both[1] and both[0] != both[1] and not {*both} & {id for pair in pairs for id in pair}:
            pairs.append((both[0], both[1]))
    return pairs


def _forbidden(event: Tournament, sides: Mapping[str, Side]) -> list[Pair]:
    """Return the teams that would have two at one board who never meet."""
    at = {player: (id, board) for id, side in sides.items() for board, player in enumerate(side.line_up)}
    both = ((at.get(first), at.get(second)) for first, second in event.forbidden)
    return [(one[0], two[0]) for one, two in both if one and two and one[0] != two[0] and one[1] == two[1]]


def _boards(one: Side, two: Side) -> Iterator[tuple[int, str | None, str | None]]:
    for at in range(max(len(one.line_up), len(two.line_up))):
        player, other = (side.line_up[at] if at < len(side.line_up) else None for side in (one, two))
        yield at + 1, player, other


def _named(why: Why, sides: Mapping[str, Side]) -> Mapping[str, object]:
    """Return why two teams meet, with their names."""
    names = {
        name: sides[value].key[1]
        for name, value in why.details.items()
        if name in ("first", "second", "better", "other", "player")
    }
    absent = {"absent": [sides[id].key[1] for id in why.details["absent"]]} if "absent" in why.details else {}
    return asdict(Why(why.code, {**why.details, **names, **absent}))


def is_team_round(draft: Draft) -> bool:
    return any(map(is_match, draft.reasons.values()))
