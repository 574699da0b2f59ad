"""The log, entry by entry, in sentences; what stands in them beside its values, each activity says."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from inspect import get_annotations
from typing import Any

from faristol.core.play import in_writing, word_in_writing
from faristol.core.tiles import TileSet
from faristol.facts import Fact, Undone
from faristol.fields import Tile
from faristol.games.draw_facts import Promised
from faristol.games.log import Entry
from faristol.screens.activities import activity_of
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.parts.log_names import Names
from faristol.screens.parts.signs import plain
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.view import view_value

OF_A_PLAY = ("play", "read", "written")
"""The fields of entries that hold a play in the strict form."""
OF_TILES = ("classic", "correspondence")
"""The kinds of event whose `words` are in that form; those of the others are as a dictionary has them."""
WORD = re.compile(r"[^\s,]+")


@view_value
class LogRow:
    number: int
    when: str
    backwards: bool
    """Whether the device's clock went back before it."""
    what: str
    undone: bool


def log_rows(event: OpenEvent, part: slice, scene: Scene) -> list[LogRow]:
    """Return the entries of a part of the log. Players are called by their names as they were then."""
    entries, names = event.entries, Names()
    undone = {entry["undoes"] for entry in entries if entry["type"] == "Undone"}
    listed = range(len(entries))[part]
    rows = []
    for at, entry in enumerate(entries[: listed.stop]):
        names.note(entry, entry["act"] in undone)
        if at in listed:
            when = scene.texts.when(entry["at"], scene.now, scene.zone)
            backwards = at > 0 and entry["at"] < entries[at - 1]["at"]
            what = _sentence(event, entry, names, scene)
            rows.append(LogRow(at + 1, when, backwards, what, entry["act"] in undone))
    return rows


def _sentence(event: OpenEvent, entry: Entry, names: Names, scene: Scene) -> str:
    t, fact, activity = scene.texts, event.kind.facts.read(entry), activity_of(event)
    player = {"player": names[entry["player"]]} if "player" in vars(fact) else {}
    more = activity.log_values(fact, names, t, scene.zone)
    values = {**_as_text(vars(fact)), **_tiles_in_writing(event, fact), **player, **more}
    if isinstance(fact, Promised):
        values["date"] = day_text(date.fromisoformat(fact.date), t)
    said = fact.sentence
    if isinstance(fact, Undone) and (several := _several(fact.undoes, event.entries)):
        values["undoes"], said = several, fact.sentence_of_several
    sentence = (t.gettext(said) % _in_writing(event, values)).strip()
    return activity.log_sentence(fact, sentence, t)


def _several(act: int, entries: Sequence[Entry]) -> str:
    """Return the numbers of the first entry of an act and of its last; nothing where it has only one."""
    last = act + sum(entry["act"] == act for entry in entries) - 1
    return f"{act}–{last}" if last > act else ""


def _tiles_in_writing(event: OpenEvent, fact: Fact) -> dict[str, str]:
    """Return the fields that are tiles, as people read them."""
    tiles: TileSet | None = getattr(event.state, "tile_set", None)
    if tiles is None:
        return {}
    fields = [name for name, kind in get_annotations(type(fact)).items() if kind == tuple[Tile, ...]]
    return {name: tiles.line(vars(fact)[name]) or "–" for name in fields}


def _in_writing(event: OpenEvent, values: dict[str, Any]) -> dict[str, Any]:
    """Return the values with a play as people read it."""
    tiles: TileSet | None = getattr(event.state, "tile_set", None)
    if tiles is None:
        return values
    plays = [name for name in OF_A_PLAY if isinstance(values.get(name), str)]
    found = values | {name: in_writing(tiles, values[name]) for name in plays}
    if event.kind.name in OF_TILES and isinstance(values.get("words"), str):
        found["words"] = WORD.sub(lambda word: word_in_writing(tiles, word[0]), values["words"])
    return found


def _as_text(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a fact as they are written: a list with spaces, a minus as a minus."""
    less = {key: plain(value) for key, value in values.items() if type(value) is int and value < 0}
    lists = {
        key: " ".join(map(str, value)) or "–"
        for key, value in values.items()
        if isinstance(value, list | tuple)
    }
    return {**values, **less, **lists}
