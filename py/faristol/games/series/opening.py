"""How a serie de maxime is begun, and how its groups are drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from faristol.core.tiles import tile_set_data
from faristol.errors import refusal
from faristol.games.draw import draw
from faristol.games.log import Entry
from faristol.games.series.event import LOG_VERSION, Series
from faristol.games.series.playing import NotNow
from faristol.rulesets import IN_SERIES, ruleset_data
from faristol.texts import N_

MOST_GROUPS, MOST_MINUTES, MOST_PLAYERS = 12, 240, 200

TooManyGroups = refusal(
    "series.groups",
    N_("A series has 1 to %(most)s groups."),
    N_("Write another number; by the rules there are seven."),
    field="groups",
)
TooManyMinutes = refusal(
    "series.minutes",
    N_("A series lasts 1 to %(most)s minutes."),
    N_("Write another number; by the rules it is 60."),
    field="minutes",
)
SameName = refusal(
    "series.same-name",
    N_("There is already a player called %(name)s."),
    N_("Add something to the name that tells the two apart."),
    field="players",
)


@dataclass(frozen=True)
class Choices:
    name: str
    """Of the event, on home."""
    alone: bool
    players: tuple[str, ...]
    groups: int
    minutes: int
    consonants: bool
    """Whether only the consonants of the groups are announced."""


def open_series(choices: Choices, lexicon: dict[str, Any], app: str) -> list[Entry]:
    if not 0 < choices.groups <= MOST_GROUPS:
        raise TooManyGroups(most=MOST_GROUPS)
    if not 0 < choices.minutes <= MOST_MINUTES:
        raise TooManyMinutes(most=MOST_MINUTES)
    for name in choices.players:
        if choices.players.count(name) > 1:
            raise SameName(name=name)
    ruleset = ruleset_data(IN_SERIES)
    ruleset["groups"]["number"] = choices.groups
    ruleset["time"]["minutes"] = choices.minutes
    ruleset["announced"]["consonants"] = choices.consonants
    entry = {
        "type": "SeriesOpened",
        "log": LOG_VERSION,
        "app": app,
        "name": choices.name,
        "alone": choices.alone,
        "players": list(choices.players),
        "ruleset": ruleset,
        "tile_set": tile_set_data(ruleset["language"]),
        "lexicon": lexicon,
    }
    return [entry]


def draw_groups(event: Series, lot: bytes) -> list[Entry]:
    """Draw the groups, with no condition on what is in them; the time begins."""
    if event.stage != "ready":
        raise NotNow
    size = event.ruleset["rack_size"]
    drawn = draw(event.tile_set, lot, 1, 0, event.tile_set.all, size * event.planned)
    groups: Sequence[list[str]] = [
        list(event.tile_set.sort(drawn[at : at + size])) for at in range(0, len(drawn), size)
    ]
    return [{"type": "GroupsDrawn", "groups": groups}]
