"""All that two tablets can have otherwise of one tournament, thing by thing: how it is read and set.

A value is what a log can write, so that it can be compared, brought and asked about in one way.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Annotated, Any, Literal

from faristol.fields import Count, Day, Name, fit, reader, whole
from faristol.tournaments.difference import Difference
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_players import Rating, known
from faristol.tournaments.facts_of_prizes import PrizesSet
from faristol.tournaments.facts_of_rounds import published_in, with_round, without
from faristol.tournaments.facts_of_time import hour_of_day
from faristol.tournaments.opened import Number, TermsInLog
from faristol.tournaments.own_tables import MOST_TABLES
from faristol.tournaments.players import Carried, Player
from faristol.tournaments.rounds import Start
from faristol.tournaments.teams import MOST_COUNTED, Teams
from faristol.tournaments.terms import IN_PLANS, System
from faristol.tournaments.whole_rounds import everybody, round_of, value_of_round, with_byes, with_whole_round

Get = Callable[[Tournament, Difference], Any]
Put = Callable[[Tournament, Difference, Any], Tournament]


@dataclass(frozen=True)
class Aspect:
    type: Any
    """By which its value is read from the log."""
    get: Get
    put: Put


def value_of(event: Tournament, place: Difference) -> Any:
    """Return what stands there in this tournament, as a log writes it."""
    return ASPECTS[place.about].get(event, place)


def differs(event: Tournament, found: Difference) -> bool:
    """Return whether something else stands here; what is only told waits until it is read."""
    try:
        return found.only_told or value_of(event, found) != found.value
    except LookupError:
        return True


def with_value(event: Tournament, place: Difference) -> Tournament:
    """Return the tournament in which the value of the difference stands there."""
    aspect = ASPECTS[place.about]
    return aspect.put(event, place, reader(aspect.type)(place.value))


DETAILS: Mapping[str, Any] = {
    "name": Name,
    "rating": Rating | None,
    "games": Count,
    "club": Name,
    "category": Name,
    "division": Name,
    "seed": Count,
    "table": Annotated[int, whole(0, MOST_TABLES)],
    "joined": Number,
    "away": Number | None,
    "withdrawn": Number | None,
}
"""What is known of a player, thing by thing."""
MISSED = ("absent", "for_club", "unannounced", "gone")
"""Rounds in which a player is not there."""
PAIRS = ("forbidden", "locked")


def _detail(name: str) -> Aspect:
    def put(event: Tournament, place: Difference, value: Any) -> Tournament:
        player = known(event, place.who[0])
        return replace(event, players={**event.players, player.id: replace(player, **{name: value})})

    return Aspect(DETAILS[name], lambda event, place: getattr(event.players[place.who[0]], name), put)


def _missed(name: str) -> Aspect:
    def put(event: Tournament, place: Difference, value: bool) -> Tournament:
        player, number = known(event, place.who[0]), {place.round}
        rounds = getattr(player, name)
        changed = replace(player, **{name: rounds | number if value else rounds - number})
        return replace(event, players={**event.players, player.id: changed})

    return Aspect(bool, lambda event, place: place.round in getattr(event.players[place.who[0]], name), put)


def _pairs(name: str) -> Aspect:
    def put(event: Tournament, place: Difference, value: bool) -> Tournament:
        one, two = (known(event, player).id for player in place.who)
        others = tuple(pair for pair in getattr(event, name) if {*pair} != {one, two})
        if name == "locked" and value:
            busy = {*event.resting, *(player for pair in others for player in pair)}
            fit(not busy & {one, two}, "who")
        changes: dict[str, Any] = {name: (*others, (one, two)) if value else others}
        return replace(event, **changes)

    return Aspect(bool, lambda event, place: {*place.who} in map(set, getattr(event, name)), put)


def _rest(event: Tournament, place: Difference) -> str:
    player = place.who[0]
    return ("half" if player in event.halved else "full") if player in event.resting else ""


def _put_rest(event: Tournament, place: Difference, value: str) -> Tournament:
    player = known(event, place.who[0]).id
    resting = tuple(each for each in event.resting if each != player)
    halved = event.halved - {player}
    if value:
        fit(not any(player in pair for pair in event.locked), "who")
        resting, halved = (*resting, player), halved | {player} if value == "half" else halved
    return replace(event, resting=resting, halved=halved)


def listed_player(player: Player) -> dict[str, Any]:
    """Return what a log writes of somebody who is entered."""
    kept = ("name", "rating", "games", "club", "category", "division", "seed", "table", "joined")
    return {**{name: getattr(player, name) for name in kept}, "carried": asdict(player.carried)}


@dataclass(frozen=True)
class _Listed:
    name: Name
    rating: Rating | None
    games: Count
    club: Name
    category: Name
    division: Name
    seed: Count
    table: Annotated[int, whole(0, MOST_TABLES)]
    joined: Number
    carried: dict[str, Any]


def _listed(event: Tournament, place: Difference) -> Any:
    player = event.players.get(place.who[0])
    return listed_player(player) if player else None


def _put_listed(event: Tournament, place: Difference, value: _Listed | None) -> Tournament:
    others = {id: player for id, player in event.players.items() if id != place.who[0]}
    if value is None:
        paired = {player for each in event.rounds for player in everybody(each.draft)}
        fit(place.who[0] not in paired, "who")
        return replace(event, players=others)
    kept = {**vars(value), "carried": Carried(**value.carried)}
    return replace(event, players={**others, place.who[0]: Player(place.who[0], **kept)})


def _put_sheet(event: Tournament, place: Difference, value: bool) -> Tournament:
    published = published_in(event, place.round)
    fit(not value, "value")
    board = _board(event, place)
    fit(board, "who")
    return with_round(event, replace(published, sheets=without(published.sheets, board)))


def _board(event: Tournament, place: Difference) -> int:
    return published_in(event, place.round).draft.table_of(place.who)


def _put_closed(event: Tournament, place: Difference, value: bool) -> Tournament:
    published = published_in(event, place.round)
    fit(not published.missing if value else place.round == len(event.rounds), "round")
    return with_round(event, replace(published, closed=value))


def _plan(event: Tournament, place: Difference) -> Any:
    system = event.plan.get(place.round)
    return asdict(system) if system else None


def _put_plan(event: Tournament, place: Difference, value: Any) -> Tournament:
    plan = {number: system for number, system in event.plan.items() if number != place.round}
    if value is not None:
        fit(value.mode in IN_PLANS, "value")
        plan[place.round] = value
    return replace(event, plan=plan, draft=None)


def _start(event: Tournament, place: Difference) -> Any:
    start = event.starts.get(place.round)
    return [start.hour, start.day] if start else None


def _put_start(event: Tournament, place: Difference, value: Any) -> Tournament:
    starts = {number: start for number, start in event.starts.items() if number != place.round}
    if value:
        starts[place.round] = Start(*value)
    return replace(event, starts=starts)


def _terms(event: Tournament, _: Difference) -> Any:
    terms = {name: each for name, each in asdict(event.terms).items() if name not in ("seed", "top")}
    return {**terms, "bands": [*terms["bands"]], "limits": [*terms["limits"]]}


def _prizes(event: Tournament, _: Difference) -> Any:
    prizes = event.prizes
    listed = [asdict(each) for each in prizes.listed]
    return {"prizes": listed, "way": prizes.way, "one_each": prizes.one_each, "currency": prizes.currency}


def _of_team(name: str) -> Aspect:
    def get(event: Tournament, place: Difference) -> Any:
        players = getattr(event, name).get((place.who[0], place.who[1]))
        return None if players is None else [*players]

    def put(event: Tournament, place: Difference, value: Any) -> Tournament:
        key = (place.who[0], place.who[1])
        others = {team: each for team, each in getattr(event, name).items() if team != key}
        for player in value or ():
            known(event, player)
        changes: dict[str, Any] = {name: others if value is None else {**others, key: value}}
        return replace(event, **changes)

    return Aspect(tuple[Name, ...] | None, get, put)


def _put_ended(event: Tournament, _: Difference, value: bool) -> Tournament:
    fit(not value or event.stage == "between", "value")
    return replace(event, ended=value)


ASPECTS: Mapping[str, Aspect] = {
    **{name: _detail(name) for name in DETAILS},
    **{name: _missed(name) for name in MISSED},
    **{name: _pairs(name) for name in PAIRS},
    "rest": Aspect(Literal["", "full", "half"], _rest, _put_rest),
    "listed": Aspect(_Listed | None, _listed, _put_listed),
    "sheet": Aspect(
        bool, lambda event, place: _board(event, place) in event.rounds[place.round - 1].sheets, _put_sheet
    ),
    "byes": Aspect(
        tuple[dict[str, Any], ...],
        lambda event, place: value_of_round(published_in(event, place.round))["byes"],
        lambda event, place, value: with_byes(event, place.round, value),
    ),
    "closed": Aspect(bool, lambda event, place: event.rounds[place.round - 1].closed, _put_closed),
    "round": Aspect(
        dict[str, Any] | None,
        lambda event, place: round_of(event, place.round),
        lambda event, place, value: with_whole_round(event, place.round, value),
    ),
    "planned": Aspect(
        Number,
        lambda event, _: event.planned,
        lambda event, _, value: replace(event, planned=max(value, len(event.rounds))),
    ),
    "plan": Aspect(System | None, _plan, _put_plan),
    "start": Aspect(tuple[Annotated[str, hour_of_day], Day] | None, _start, _put_start),
    "terms": Aspect(
        TermsInLog,
        _terms,
        lambda event, _, value: replace(event, terms=value.with_seed(event.terms.seed), draft=None),
    ),
    "lots": Aspect(
        Name,
        lambda event, _: event.terms.seed.hex(),
        lambda event, _, value: replace(
            event, terms=replace(event.terms, seed=bytes.fromhex(value)), draft=None
        ),
    ),
    "order": Aspect(
        Literal["written", "surname"],
        lambda event, _: event.listed_by,
        lambda event, _, value: replace(event, listed_by=value),
    ),
    "teams": Aspect(
        Annotated[int, whole(0, MOST_COUNTED)] | None,
        lambda event, _: event.teams.best if event.teams else None,
        lambda event, _, value: replace(event, teams=None if value is None else Teams(value)),
    ),
    "prizes": Aspect(
        dict[str, Any],
        _prizes,
        lambda event, _, value: PrizesSet({"type": "PrizesSet", **value}).changed(event),
    ),
    "board_orders": _of_team("board_orders"),
    "line_ups": _of_team("line_ups"),
    "began": Aspect(
        Count,
        lambda event, _: event.began,
        lambda event, _, value: replace(event, began=value),
    ),
    "ended": Aspect(bool, lambda event, _: event.ended, _put_ended),
}
"""By what a difference is about."""
