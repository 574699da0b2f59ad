"""Who has played on this device before: remembered here and nowhere else, offered for the next event,
forgotten at a tap."""

import json
import unicodedata
from collections.abc import Mapping, Sequence

from faristol.fields import Name
from faristol.games.duplicate.event import Duplicate
from faristol.remembered import recall_each
from faristol.screens.view import view_value

PEOPLE_RECORD = "people"
MOST = 300


@view_value
class Person:
    name: Name
    group: Name = ""


def people(remembered: Mapping[str, str]) -> list[Person]:
    return [*recall_each(remembered.get(PEOPLE_RECORD), Person)]


def offered(remembered: Mapping[str, str], event: Duplicate) -> list[Person]:
    """Return those who do not sit yet, by their names; a judge who plays is among them."""
    here = {player.name.casefold() for player in event.players.values()}
    known = people(remembered)
    judge = event.opened["judge"]
    if event.opened["judge_plays"] and judge and judge not in (person.name for person in known):
        known = [Person(judge), *known]
    there = [person for person in known if person.name.casefold() not in here]
    return sorted(there, key=lambda person: sorting_key(person.name))


def with_players(remembered: Mapping[str, str], event: Duplicate) -> dict[str, str | None]:
    """Return the record with those who have now begun to play; of too many, those who came last stay."""
    return _with(remembered, [Person(player.name, player.group) for player in event.at_tables])


def with_names(remembered: Mapping[str, str], names: Sequence[str]) -> dict[str, str | None]:
    """Return it with those who play without a group; the group that is known of them stays."""
    groups = {person.name: person.group for person in people(remembered)}
    return _with(remembered, [Person(name, groups.get(name, "")) for name in names])


def _with(remembered: Mapping[str, str], now: list[Person]) -> dict[str, str | None]:
    here = {person.name for person in now}
    return record([*now, *(person for person in people(remembered) if person.name not in here)][:MOST])


def without(remembered: Mapping[str, str], name: str) -> dict[str, str | None]:
    return record([person for person in people(remembered) if person.name != name])


def record(known: Sequence[Person]) -> dict[str, str | None]:
    """Return what the device is to remember."""
    every = [vars(person) for person in known]
    return {PEOPLE_RECORD: json.dumps(every, ensure_ascii=False) if every else None}


def sorting_key(name: str) -> str:
    """Return a name without accents, by which it is looked for."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
