"""Who has played on this device before: kept here and nowhere else, offered for the next event, forgotten at
a tap."""

import json
import unicodedata
from collections.abc import Mapping
from typing import Any

from faristol.games.duplicate.event import Duplicate

KEPT = "people"
MOST = 300

Person = dict[str, Any]
"""`name` and `group`."""


def people(kept: Mapping[str, str]) -> list[Person]:
    known: list[Person] = json.loads(kept.get(KEPT, "[]"))
    return known


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
    now = [{"name": player.name, "group": player.group} for player in event.at_tables]
    here = {person["name"] for person in now}
    both = [*now, *(person for person in people(kept) if person["name"] not in here)][:MOST]
    return written(both)


def without(kept: Mapping[str, str], name: str) -> dict[str, str | None]:
    return written([person for person in people(kept) if person["name"] != name])


def written(known: list[Person]) -> dict[str, str | None]:
    return {KEPT: json.dumps(known, ensure_ascii=False) if known else None}


def sorted_by(name: str) -> str:
    """Accents are nothing to look for a name by."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
