"""Who is who on two tablets: the same id can be two people, who were entered on each after the two parted.

A person is known by the entry that entered them, which is the same on every tablet that has it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from faristol.facts import effective
from faristol.tournaments.deciding import person
from faristol.tournaments.difference import Answers, Difference, SameName
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.pairing import Draft
from faristol.tournaments.published import Published
from faristol.tournaments.why import Why

ONE, TWO = "one", "two"
BROUGHT = ("PlayerBrought", "PlayersSame")
Ids = Mapping[str, str]


@dataclass(frozen=True)
class People:
    ids: Ids
    """The id here of each player of the other tablet."""
    before: Ids
    """The same for those who were there when the two parted."""
    new: tuple[tuple[str, str], ...] = ()
    """Those who are brought, by their id here, and where they come from."""
    one: tuple[tuple[str, str], ...] = ()
    """Those whom both have entered, of whom it was said that they are one person; likewise."""
    asked: tuple[SameName, ...] = ()


def origins(log: Sequence[Entry]) -> dict[str, str]:
    """Return the id of each person of a log by where they come from."""
    found: dict[str, str] = {}
    for entry in effective(log):
        if entry["type"] == "PlayerEntered":
            found[f"{entry.get('key') or entry['at']}/{entry['player']}"[:200]] = entry["player"]
        elif entry["type"] in BROUGHT:
            found[entry["origin"]] = entry["player"]
    return found


def people(
    here: Tournament,
    there: Tournament,
    ours: Sequence[Entry],
    theirs: Sequence[Entry],
    parting: Sequence[Entry],
    answers: Answers,
) -> People:
    """Return who is who; `parting` is the log from which the two went on apart."""
    known, before, of_theirs = origins(ours), origins(parting), origins(theirs)
    ids: dict[str, str] = {}
    were: dict[str, str] = {}
    for origin, player in before.items():
        if known.get(origin) in here.players:
            were[player] = known[origin]
    for player in before.values():
        if player not in were:
            were[player] = _free_id(player, here, there, were)
    for origin, player in of_theirs.items():
        if player in there.players and (origin in before or known.get(origin) in here.players):
            ids[player] = were[before[origin]] if origin in before else known[origin]
    added_here = {id for origin, id in known.items() if origin not in before and id in here.players}
    free = added_here - {*ids.values()}
    new, one, asked = list[tuple[str, str]](), list[tuple[str, str]](), list[SameName]()
    first_origin = {player: origin for origin, player in reversed(of_theirs.items())}
    for player in there.players:
        if player in ids:
            continue
        origin, name = first_origin.get(player, f"?/{player}"), there.players[player].name
        twin = next((id for id in sorted(free) if person(here.players[id].name) == person(name)), None)
        if twin and origin not in answers:
            asked.append(SameName(origin, name, twin))
        elif twin and answers[origin] == ONE:
            free.discard(twin)
            ids[player] = twin
            one.append((twin, origin))
            continue
        ids[player] = _free_id(player, here, there, {**were, **ids})
        new.append((ids[player], origin))
    return People(ids, were, tuple(new), tuple(one), tuple(asked))


def _free_id(player: str, here: Tournament, there: Tournament, ids: Ids) -> str:
    """Return the same id, if nobody here has it, or else a new one."""
    taken = {*here.players, *ids.values()}
    if player not in taken:
        return player
    return next(id for n in count(1) if (id := f"p{n}") not in taken and id not in there.players)


def renamed(event: Tournament, ids: Ids) -> Tournament:
    """Return the other tablet's tournament with the ids that its players have here."""
    if all(id == other for id, other in ids.items()):
        return event

    def pairs(some: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        return tuple((ids.get(one, one), ids.get(two, two)) for one, two in some)

    def several(some: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(ids.get(each, each) for each in some)

    listed = tuple(replace(each, player=ids.get(each.player, each.player)) for each in event.prizes.listed)
    now = event.differences
    differences = replace(now, waiting=_of_them(now.waiting, ids), left=_of_them(now.left, ids))
    return replace(
        event,
        differences=differences,
        players={
            ids.get(id, id): replace(player, id=ids.get(id, id)) for id, player in event.players.items()
        },
        rounds=tuple(_round(each, ids) for each in event.rounds),
        draft=_draft(event.draft, ids) if event.draft else None,
        locked=pairs(event.locked),
        forbidden=pairs(event.forbidden),
        resting=several(event.resting),
        halved=frozenset(several(tuple(event.halved))),
        order=several(event.order),
        prizes=replace(event.prizes, listed=listed),
        board_orders={key: several(some) for key, some in event.board_orders.items()},
        line_ups={key: several(some) for key, some in event.line_ups.items()},
    )


def _of_them(some: tuple[Difference, ...], ids: Ids) -> tuple[Difference, ...]:
    return tuple(replace(each, who=tuple(ids.get(id, id) for id in each.who)) for each in some)


def _round(published: Published, ids: Ids) -> Published:
    sheets = {
        board: replace(sheet, decision=replace(sheet.decision, wins=ids.get(sheet.decision.wins, "")))
        if sheet.decision and sheet.decision.wins
        else sheet
        for board, sheet in published.sheets.items()
    }
    return replace(published, draft=_draft(published.draft, ids), sheets=sheets)


def _draft(draft: Draft, ids: Ids) -> Draft:
    pairs = tuple(
        replace(
            pair,
            first=ids.get(pair.first, pair.first),
            second=ids.get(pair.second, pair.second),
            why=_why(pair.why, ids),
        )
        for pair in draft.pairs
    )
    return replace(
        draft, pairs=pairs, byes=tuple((ids.get(id, id), _why(why, ids)) for id, why in draft.byes)
    )


def _why(why: Why, ids: Ids) -> Why:
    return replace(why, details=dict(_details(why.details, ids)))


def _details(details: Mapping[str, Any], ids: Ids) -> Iterator[tuple[str, Any]]:
    for name, value in details.items():
        if name in ("first", "second", "better", "other", "player"):
            yield name, ids.get(value, value)
        elif name in ("met", "absent"):
            yield name, [ids.get(each, each) for each in value]
        else:
            yield name, value
