"""A tournament made of its divisions, each of them one of its own: same terms, own rounds, draft and plan.

What the organiser settles once (`SHARED`) is of all of them. The whole has the players and the rounds of all:
a round of it is what every division plays as its round of that number, if it has come so far.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from faristol.tournaments.event import Tournament
from faristol.tournaments.pairing import Draft
from faristol.tournaments.players import Player, divisions
from faristol.tournaments.published import Published

SHARED = ("terms", "arbiters", "listed_by", "prizes", "fees", "teams", "forbidden", "differences")


def separated(event: Tournament) -> Tournament:
    """Return a tournament, none of whose rounds is published, with each division as a part."""
    whole = replace(event, separate=True, draft=None)
    parts = {name: with_players(empty_part(whole, name), some) for name, some in event.divisions.items()}
    return rejoined(whole, {name: _with_choices(part, event) for name, part in parts.items()})


def together(event: Tournament) -> Tournament:
    """Return a tournament whose divisions are paired together, what was said of players kept."""
    return replace(event, separate=False, parts={})


def empty_part(whole: Tournament, name: str) -> Tournament:
    """Return a division in which nobody plays yet."""
    fresh = replace(whole, part=name, separate=False, parts={}, whole=None, players={}, rounds=(), order=())
    return replace(fresh, draft=None, locked=(), resting=(), halved=frozenset(), ended=False)


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
    """Return the same round of several divisions as one, its tables numbered as in the hall where that tells
    them apart."""
    seated = [(each, board) for each in some for board, _ in each.draft.numbered]
    numbers = [board for _, board in seated]
    if len({*numbers}) < len(numbers):
        numbers = [*range(1, len(numbers) + 1)]
    places = list(zip(seated, numbers, strict=True))
    draft = Draft(
        some[0].number,
        tuple(pair for each in some for pair in each.draft.pairs),
        tuple(bye for each in some for bye in each.draft.byes),
        tuple(numbers),
    )
    return Published(
        draft,
        {number: each.sheets[board] for (each, board), number in places if board in each.sheets},
        {number: each.others[board] for (each, board), number in places if board in each.others},
        {number: each.beside[board] for (each, board), number in places if board in each.beside},
        closed=all(each.closed for each in some),
        without=tuple(sorted({number for each in some for number in each.without})),
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
    """Return the division whose last round has this table in the hall, to be worked on."""
    for part in parts_of(event):
        if part.rounds and table in part.rounds[-1].draft.by_table:
            return part
    return event
