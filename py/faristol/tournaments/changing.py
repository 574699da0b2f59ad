"""What a director may still change once a round is published, always with a reason.

MAL-T6 lets pairs stand that were published. Settled: a wrong pair, or somebody who comes late, is put right
at the tables concerned, and all others stay. MAL-T5 takes the ratings of the list at the start: one that was
mistyped is corrected to what the list says, and counts from then on.
"""

from collections.abc import Mapping
from dataclasses import replace

from faristol.tournaments.cup import CupPairs, is_cup
from faristol.tournaments.directing import reason
from faristol.tournaments.errors import (
    NotNow,
    PairedAlready,
    PairIsForbidden,
    RatingReasonMissing,
    TablePlayed,
)
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.hall import next_table
from faristol.tournaments.matches import is_match
from faristol.tournaments.opening import known
from faristol.tournaments.pairing import Draft, Paired
from faristol.tournaments.published import Published
from faristol.tournaments.records import records
from faristol.tournaments.team_pairing import BoardsPair, is_team_round
from faristol.tournaments.why import Why


def change_places(event: Tournament, one: str, two: str, why: str) -> list[Entry]:
    """Let two change places: at one table who starts; with one who rests, or has no table, who plays."""
    published = _going_on(event)
    tables = seated(published.draft)
    if one not in tables or one == two or not may_sit(event, two):
        raise NotNow
    if tables[one] != tables.get(two) and any(is_cup(why) for why in _whys(published.draft, one, two)):
        raise CupPairs
    if is_team_round(published.draft) and not _in_one_match(event, published.draft, one, two):
        raise BoardsPair
    for player in (one, two):
        if tables.get(player) in published.sheets:
            raise TablePlayed(table=tables[player])
    return _changed(event, "PlacesChanged", exchanged(event, one, two), one, two, why)


def add_table(event: Tournament, one: str, two: str, why: str) -> list[Entry]:
    """Let two meet who have no table: one who rests, and one who has come late."""
    tables = seated(_going_on(event).draft)
    for player in (one, two):
        if player in tables:
            raise PairedAlready(player=event.players[player].name)
        if not may_sit(event, player) or one == two:
            raise NotNow
    table = next_table(event)
    (added,) = _changed(event, "TableAdded", with_table(event, one, two, table), one, two, why)
    return [{**added, "table": table} if table else added]


def add_bye(event: Tournament, player: str, why: str, *, half: bool = False) -> list[Entry]:
    """Let somebody who has no table rest in this round, with what a bye counts or with half a point."""
    draft = _going_on(event).draft
    if not may_sit(event, player):
        raise NotNow
    if player in seated(draft) or player in dict(draft.byes):
        raise PairedAlready(player=event.players[player].name)
    added = {"round": draft.number, "player": player, "half": half, "why": reason(why)}
    return [{"type": "ByeAdded", **added}]


def correct_rating(event: Tournament, player: str, rating: float | None, why: str) -> list[Entry]:
    """Put right a rating that was mistyped, of somebody who has been paired by it."""
    before = known(event, player).rating
    if not why.strip():
        raise RatingReasonMissing
    return [
        {
            "type": "RatingCorrected",
            "player": player,
            "before": before,
            "rating": rating,
            "why": reason(why),
        }
    ]


def without_table(event: Tournament) -> list[str]:
    """Return who could still be given a table of the round that goes on."""
    tables = seated(_going_on(event).draft)
    return [player for player in event.players if player not in tables and may_sit(event, player)]


def may_sit(event: Tournament, player: str) -> bool:
    return player in event.players and event.players[player].withdrawn is None


def seated(draft: Draft) -> dict[str, int]:
    """Return the table of each who has one."""
    return {player: board for board, pair in draft.numbered for player in (pair.first, pair.second)}


def exchanged(event: Tournament, one: str, two: str) -> Draft:
    """Return the round with these two in each other's places; only their pairs have a new reason."""
    draft, other = event.rounds[-1].draft, {one: two, two: one}
    pairs = (
        replace(pair, first=pair.second, second=pair.first)
        if (is_cup(pair.why) or is_match(pair.why)) and {pair.first, pair.second} == {one, two}
        else replace(
            pair,
            first=other.get(pair.first, pair.first),
            second=other.get(pair.second, pair.second),
            why=_renamed(pair.why, other),
        )
        if is_match(pair.why)
        else _pair(event, other.get(pair.first, pair.first), other.get(pair.second, pair.second))
        if {pair.first, pair.second} & {one, two}
        else pair
        for pair in draft.pairs
    )
    byes = (
        (player, why)
        if player not in other
        else (other[player], _renamed(why, other))
        if is_match(why)
        else (other[player], Why("bye-given", {"player": other[player]}))
        for player, why in draft.byes
    )
    return replace(draft, pairs=tuple(pairs), byes=tuple(byes))


def _renamed(why: Why, other: Mapping[str, str]) -> Why:
    """Return the reason of a board at which others sit now."""
    names = ((name, why.details[name]) for name in ("better", "other", "player") if name in why.details)
    return replace(why, details={**why.details, **{name: other.get(id, id) for name, id in names}})


def _in_one_match(event: Tournament, draft: Draft, one: str, two: str) -> bool:
    """Return whether these two sit at one table, or are of one team: a substitute, or the order of boards."""
    tables = seated(draft)
    club = {(event.players[id].division, event.players[id].club) for id in (one, two)}
    return tables[one] == tables.get(two) or len(club) == 1


def _whys(draft: Draft, *players: str) -> list[Why]:
    """Return why these players play or rest."""
    return [why for both, why in draft.reasons.items() if both & {*players}]


def with_table(event: Tournament, one: str, two: str, table: int = 0) -> Draft:
    """Return the round with one table more, behind all others; with its number where a hall is shared."""
    draft = event.rounds[-1].draft
    byes = tuple((player, why) for player, why in draft.byes if player not in (one, two))
    tables = (*draft.tables, table) if table else draft.tables
    return replace(draft, pairs=(*draft.pairs, _pair(event, one, two)), byes=byes, tables=tables)


def with_bye(event: Tournament, player: str, *, half: bool = False) -> Draft:
    """Return the round in which this player rests too."""
    draft = event.rounds[-1].draft
    why = Why("bye-half" if half else "bye-given", {"player": player})
    return replace(draft, byes=(*draft.byes, (player, why)))


def _pair(event: Tournament, first: str, second: str) -> Paired:
    before = records(event.players, event.played[:-1], forfeits_meet=event.terms.forfeits_meet)
    met = before[first].met.get(second, ())
    return Paired(first, second, Why("locked", {"first": first, "second": second}), met)


def _going_on(event: Tournament) -> Published:
    if event.stage != "results":
        raise NotNow
    return event.rounds[-1]


def _changed(event: Tournament, entry: str, draft: Draft, one: str, two: str, why: str) -> list[Entry]:
    for pair in draft.pairs:
        if {one, two} & {pair.first, pair.second} and {pair.first, pair.second} in map(set, event.forbidden):
            names = (event.players[player].name for player in (pair.first, pair.second))
            raise PairIsForbidden(players=" – ".join(names))
    return [{"type": entry, "round": draft.number, "first": one, "second": two, "why": reason(why)}]
