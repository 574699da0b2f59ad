"""A tournament made of its divisions, each of them one of its own: same terms, own rounds, draft and plan.

What the organiser settles once (`SHARED`) is of all of them. The whole has the players and the rounds of all:
a round of it is what every division plays as its round of that number, if it has come so far.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from faristol.tournaments.event import Tournament
from faristol.tournaments.pairing import Draft
from faristol.tournaments.players import Player, divisions
from faristol.tournaments.published import Published

SHARED = ("terms", "arbiters", "listed_by", "prizes", "fees", "teams", "forbidden", "differences")
T = TypeVar("T")


def separated(event: Tournament) -> Tournament:
    """Return a tournament, none of whose rounds is published, with each division as a part."""
    whole = replace(event, separate=True, draft=None)
    parts = {name: with_players(empty_part(whole, name), some) for name, some in event.divisions.items()}
    return rejoined(whole, {name: _with_choices(part, event) for name, part in parts.items()})


def together(event: Tournament) -> Tournament:
    """Return a tournament whose divisions are paired together, what was said of players kept, and what all of
    them have planned alike."""
    some = [*event.parts.values()] or [event]
    plan, starts = _alike([part.plan for part in some]), _alike([part.starts for part in some])
    return replace(event, separate=False, parts={}, first_table=0, plan=plan, starts=starts)


def _alike(some: Sequence[Mapping[int, T]]) -> dict[int, T]:
    """Return what all divisions have planned alike."""
    return {n: each for n, each in some[0].items() if all(one.get(n) == each for one in some)}


def empty_part(whole: Tournament, name: str) -> Tournament:
    """Return a division in which nobody plays yet, planned as it is for those who have no division yet."""
    before = whole.parts.get("", whole)
    fresh = replace(before, part=name, separate=False, parts={}, whole=None, players={}, rounds=(), order=())
    first = 0 if whole.parts else whole.first_table
    fresh = replace(fresh, draft=None, locked=(), resting=(), halved=frozenset(), ended=False)
    return replace(fresh, first_table=first)


def with_players(part: Tournament, players: Iterable[Player]) -> Tournament:
    return replace(part, players={player.id: player for player in players})


def _with_choices(part: Tournament, event: Tournament) -> Tournament:
    """Return a division with what the director has said of its players for the next round."""
    locked = tuple(pair for pair in event.locked if {*pair} <= part.players.keys())
    resting = tuple(player for player in event.resting if player in part.players)
    return replace(part, locked=locked, resting=resting, halved=event.halved & part.players.keys())


def with_part(event: Tournament, part: Tournament) -> Tournament:
    """Return the whole with this division as it is now."""
    return rejoined(event, {**event.parts, part.part: part})


def rejoined(whole: Tournament, parts: Mapping[str, Tournament]) -> Tournament:
    """Return the whole with these divisions; one without a player is none."""
    there = {name: part for name, part in parts.items() if part.players}
    if not there:
        return replace(whole, parts={}, players={}, rounds=(), locked=(), resting=())
    everybody = {id: player for part in there.values() for id, player in part.players.items()}
    players = {id: everybody[id] for id in {**dict.fromkeys(whole.players), **everybody} if id in everybody}
    some = {name: there[name] for name in divisions(players.values())}
    return replace(
        whole,
        parts=some,
        players=players,
        rounds=_rounds(some),
        planned=max(part.planned for part in some.values()),
        order=tuple(id for part in some.values() for id in part.order),
        locked=tuple(pair for part in some.values() for pair in part.locked),
        resting=tuple(id for part in some.values() for id in part.resting),
        halved=frozenset(id for part in some.values() for id in part.halved),
        ended=all(part.ended for part in some.values()),
    )


def _rounds(parts: Mapping[str, Tournament]) -> tuple[Published, ...]:
    last = max(len(part.rounds) for part in parts.values())
    return tuple(
        _as_one([part.rounds[at] for part in parts.values() if at < len(part.rounds)]) for at in range(last)
    )


def _as_one(some: list[Published]) -> Published:
    """Return the same round of several divisions as one, its tables numbered as in the hall: two that play
    it one after the other may have the same ones."""
    draft = Draft(
        some[0].number,
        tuple(pair for each in some for pair in each.draft.pairs),
        tuple(bye for each in some for bye in each.draft.byes),
        tuple(board for each in some for board, _ in each.draft.numbered),
    )
    return Published(
        draft,
        {board: sheet for each in some for board, sheet in each.sheets.items()},
        {board: other for each in some for board, other in each.others.items()},
        {board: sheet for each in some for board, sheet in each.beside.items()},
        closed=all(each.closed for each in some),
        without=tuple(sorted({number for each in some for number in each.without})),
        divisions=tuple(some),
    )


def part_named(event: Tournament, name: str) -> Tournament:
    """Return a division, to be worked on; the whole where divisions are paired together."""
    hall = event.hall
    if not hall.separate:
        return hall
    if name not in hall.at_work:
        hall.at_work[name] = replace(hall.parts.get(name) or empty_part(hall, name), whole=hall)
    return hall.at_work[name]


def part_of(event: Tournament, player: str) -> Tournament:
    """Return the division of a player, to be worked on."""
    known = event.hall.players.get(player)
    return part_named(event, known.division) if known else event


def parts_of(event: Tournament) -> list[Tournament]:
    """Return each division, to be worked on; the whole alone where they are paired together."""
    hall = event.hall
    return [part_named(hall, name) for name in hall.parts] or [hall]


def at_table(event: Tournament, table: int) -> Tournament:
    """Return the division whose last round has this table in the hall, to be worked on; of several the one
    that plays there now."""
    there = [part for part in parts_of(event) if part.rounds and table in part.rounds[-1].draft.by_table]
    return next((part for part in there if part.stage == "results"), there[0] if there else event)
