"""Who has played on this device before: remembered here and nowhere else, offered for the next event,
forgotten at a tap."""

import json
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from faristol.fields import Count, Name
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.remembered import recall_each
from faristol.screens.view import view_value

PEOPLE_RECORD = "people"
MOST = 300


@view_value
class Person:
    name: Name
    group: Name = ""
    times: Count = 0
    """In how many events of this device."""
    favourite: bool = False


def people(remembered: Mapping[str, str]) -> list[Person]:
    return [*recall_each(remembered.get(PEOPLE_RECORD), Person)]


def offered(remembered: Mapping[str, str], event: Duplicate) -> list[Person]:
    """Return those who do not sit yet; a judge who plays is among them.

    The favourites come first, then who has played most often.
    """
    here = {player.name.casefold() for player in event.players.values()}
    known = people(remembered)
    judge = event.opened.judge
    if event.opened.judge_plays and judge and judge not in (person.name for person in known):
        known = [Person(judge, favourite=True), *known]
    there = [person for person in known if person.name.casefold() not in here]
    return sorted(there, key=lambda one: (not one.favourite, -one.times, sorting_key(one.name)))


def by_clubs(persons: Iterable[Person]) -> list[tuple[str, list[Person]]]:
    """Return them by their clubs and names; who has none is last."""
    clubs: dict[str, list[Person]] = {}
    for person in sorted(persons, key=lambda one: sorting_key(one.name)):
        clubs.setdefault(person.group, []).append(person)
    return sorted(clubs.items(), key=lambda each: (not each[0], sorting_key(each[0])))


def with_players(remembered: Mapping[str, str], event: Duplicate) -> dict[str, str | None]:
    """Return the record with those who have now begun to play."""
    return _with(remembered, [(player.name, player.group) for player in event.at_tables], events=1)


def with_names(remembered: Mapping[str, str], names: Sequence[str]) -> dict[str, str | None]:
    """Return it with those who play without a group; the group that is known of them stays."""
    groups = {person.name: person.group for person in people(remembered)}
    return _with(remembered, [(name, groups.get(name, "")) for name in names], events=1)


def with_list(remembered: Mapping[str, str], listed: Sequence[tuple[str, str]]) -> dict[str, str | None]:
    """Return it with the people of a list, each with a club; they have not played yet."""
    return _with(remembered, listed, events=0)


def _with(
    remembered: Mapping[str, str], now: Sequence[tuple[str, str]], events: int
) -> dict[str, str | None]:
    """Return the record with these people first; of too many, the favourites and who came last stay."""
    known = {person.name: person for person in people(remembered)}
    before = {name: known.get(name, Person(name)) for name, _ in now}
    came = [
        replace(before[name], group=group or before[name].group, times=before[name].times + events)
        for name, group in dict(now).items()
    ]
    every = [*came, *(person for name, person in known.items() if name not in before)]
    spare = max(0, len(every) - MOST)
    last = {person.name for person in [one for one in reversed(every) if not one.favourite][:spare]}
    return record([person for person in every if person.name not in last][:MOST])


def with_favourite(remembered: Mapping[str, str], name: str) -> dict[str, str | None]:
    """Return it with somebody made a favourite, or no longer one."""
    return record(
        [
            replace(person, favourite=not person.favourite) if person.name == name else person
            for person in people(remembered)
        ]
    )


def without(remembered: Mapping[str, str], name: str) -> dict[str, str | None]:
    return record([person for person in people(remembered) if person.name != name])


def corrected(remembered: Mapping[str, str], before: Player, now: Player) -> dict[str, str | None]:
    """Return it with the right name of somebody in place of the one that was written before."""
    known = {person.name: person for person in people(remembered)}
    if before.name not in known:
        return {}
    right = replace(known[before.name], name=now.name, group=now.group)
    return record([right, *(person for name, person in known.items() if name not in (before.name, now.name))])


def record(known: Sequence[Person]) -> dict[str, str | None]:
    """Return what the device is to remember."""
    every = [vars(person) for person in known]
    return {PEOPLE_RECORD: json.dumps(every, ensure_ascii=False) if every else None}


def sorting_key(name: str) -> str:
    """Return a name without accents, by which it is looked for."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
