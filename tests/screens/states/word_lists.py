"""The screen of the word lists."""

from collections.abc import Callable
from dataclasses import replace

from drivers.log import NOON
from faristol.screens.lists import Lists, Reading
from faristol.screens.scene import Scene


def every(scene: Callable[..., Scene], name: str, file: str) -> dict[str, Scene]:
    """Lists of both languages, and one that is being brought."""
    ours = {"language": "ca", "name": name, "version": "", "words": 1, "sha256": "ab" * 32}
    club = {**ours, "words": 581_544, "sha256": "cd" * 32, "at": NOON, "definitions": 12_345}
    ours |= {"built_in": True, "licence": name, "confirmed": 1, "edition": name}
    near = {"precision": 0.82, "recall": 0.86}
    ours["nearness"] = [{**near, "least": 2, "most": 15}, {**near, "least": 5, "most": 5}]
    ours["official"] = {"confirmed": 0.976, "others": 0.77}
    lists = Lists((ours, {**ours, "language": "ro"}, club), {"ca": club["sha256"]})
    form = {
        "file": file,
        "language": "ca",
        "name": name,
        "version": name,
        "use": "on",
        "leave_out": "",
        "few": "on",
    }
    left_out = {"too_short": 1, "too_long": 0, "repeated": 1_200, "no_words": 12}
    how = {**left_out, "encoding": "Windows-1252", "first_column": True, "examples": ["àvia"]}
    return {
        "words, no engine": scene("#/words"),
        "words": scene("#/words", lists=lists),
        "words, what is it": scene(
            "#/words", lists=replace(lists, held=True), session={"words": {"form": form}}
        ),
        "words, no name": scene(
            "#/words",
            lists=replace(lists, held=True),
            session={"words": {"form": form}},
            problems={"name": "!"},
        ),
        "words, reading": scene(
            "#/words", lists=replace(lists, held=True, reading=Reading(name, 12_345, 0.25))
        ),
        "words, done, one column": scene(
            "#/words", lists=lists, session={"words": {"done": {**club, **how, "definitions": 0}}}
        ),
        "words, done": scene("#/words", lists=lists, session={"words": {"done": {**club, **how}}}),
        "words, few": scene(
            "#/words",
            lists=replace(lists, held=True),
            session={"words": {"form": {**form, "few": ""}}},
            problems={"few": "!"},
        ),
        "words, needed": scene(
            "#/words", lists=lists, cards=({"lexicon": club["sha256"], "phase": "call", "name": name},)
        ),
        "words, renaming": scene("#/words", lists=lists, session={"renaming": club["sha256"]}),
        "words, removing": scene("#/words", lists=lists, session={"removing": club["sha256"]}),
    }
