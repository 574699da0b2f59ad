"""Who has played on this device before: kept here and nowhere else, offered for the next event, forgotten at
a tap."""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from faristol.fields import Name, as_it_is
from faristol.games.duplicate.event import Duplicate
from faristol.remembered import recall_each

KEPT = "people"
MOST = 300

Person = dict[str, Any]
"""`name` and `group`."""


@dataclass(frozen=True)
class _Person:
    name: Name
    group: Name


def people(kept: Mapping[str, str]) -> list[Person]:
    return [*recall_each(kept.get(KEPT), Annotated[Person, as_it_is(_Person)])]


def offered(kept: Mapping[str, str], event: Duplicate) -> list[Person]:
    """Those who do not sit yet, by their names; a judge who plays is among them."""
    here = {player.name.casefold() for player in event.players.values()}
    known = people(kept)
    judge = event.opened["judge"]
    if event.opened["judge_plays"] and judge and judge not in (person["name"] for person in known):
        known = [{"name": judge, "group": ""}, *known]
    there = [person for person in known if person["name"].casefold() not in here]
    return sorted(there, key=lambda person: sorted_by(person["name"]))


def with_players(kept: Mapping[str, str], event: Duplicate) -> dict[str, str | None]:
    """The device's people and who has now begun to play; of too many, those who came last stay."""
    return _first(kept, [{"name": player.name, "group": player.group} for player in event.at_tables])


def with_names(kept: Mapping[str, str], names: Sequence[str]) -> dict[str, str | None]:
    """Of those who play without a group, the one that is known of them stays."""
    groups = {person["name"]: person["group"] for person in people(kept)}
    return _first(kept, [{"name": name, "group": groups.get(name, "")} for name in names])


def _first(kept: Mapping[str, str], now: list[Person]) -> dict[str, str | None]:
    here = {person["name"] for person in now}
    return written([*now, *(person for person in people(kept) if person["name"] not in here)][:MOST])


def without(kept: Mapping[str, str], name: str) -> dict[str, str | None]:
    return written([person for person in people(kept) if person["name"] != name])


def written(known: list[Person]) -> dict[str, str | None]:
    return {KEPT: json.dumps(known, ensure_ascii=False) if known else None}


def sorted_by(name: str) -> str:
    """Accents are nothing to look for a name by."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
