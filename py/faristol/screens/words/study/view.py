"""Word study: one field; what stands in it is a word, tiles or a shape, and its words are counted, shown."""

from typing import Any

from faristol.core.letters import letter
from faristol.core.tiles import LANGUAGES, Tiles, TileSet
from faristol.screens.lists import Wanted
from faristol.screens.parts.faces import faces
from faristol.screens.parts.word_lists import list_options, lists_of, playing
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.words.study import intents
from faristol.screens.words.study.paper import paper
from faristol.screens.words.study.question import (
    PAGE,
    Question,
    answers,
    asked_for,
    question_of,
    read,
    way_of,
    ways_of,
    written,
)
from faristol.screens.words.study.saying import coded, is_one, points, tiers, verdict, way_names
from faristol.texts import figure
from faristol.words.asking import Asked
from faristol.words.bitsets import Bitsets
from faristol.words.containing import extending_before, extending_behind
from faristol.words.hooks import hooks
from faristol.words.listed import Listed

SPECIAL = 8
"""Points of a tile that comes once and is worth knowing the words of: Ç, L·L, NY, Q, X; J, X, Z, H."""

EXAMPLES = {"ca": ("casa", "cas?", "c.s*", "*l·l*", "ç 4"), "ro": ("casa", "cas?", "c.s*", "*ism", "x 4")}


def view(scene: Scene) -> dict[str, Any]:
    question, t = question_of(scene), scene.texts
    asked, wrong = read(question)
    words = scene.words
    listed = answers(words, asked, way_of(question, asked)) if words and asked else None
    return {
        "title": t.gettext("Words"),
        "subtitle": words.lexicon.name if words else None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "question": question,
        "problem": sentences(wrong, t)[0] if wrong else None,
        "languages": [
            (name, {"do": "study.language", "language": code}, None) for code, name in playing(t).items()
        ],
        "language_name": playing(t)[question.language],
        "lists": list_options(lists_of(scene, question.language)),
        "chosen_list": words.lexicon.sha256 if words else None,
        "lexicon": words.lexicon if words else None,
        "opening": None if scene.opening is None else int(100 * scene.opening),
        "tiles": faces(question.tile_set, asked.tiles, t) if asked and not asked.shape else [],
        "word": _word(words, question, asked, scene) if words and asked and is_one(asked) else None,
        "ways": _ways(words, question, asked, scene) if words and asked else [],
        "found": _found(listed, question, asked, scene) if listed and asked else None,
        "presets": _presets(question.tile_set),
        "examples": _examples(question.language, scene),
        "paper": paper(scene, question, listed, asked),
    }


def _word(words: Bitsets, question: Question, asked: Asked, scene: Scene) -> dict[str, Any]:
    """The verdict on one word, and what stands before and behind it."""
    t, tile_set = scene.texts, question.tile_set
    word, lexicon = coded(tile_set, asked.tiles), words.lexicon
    valid, hooked = lexicon.contains(word), hooks(words, word)
    before = Listed(words, extending_before(words, asked.tiles)).count
    behind = Listed(words, extending_behind(words, asked.tiles)).count
    return {
        "text": "".join(asked.tiles),
        "valid": valid,
        "verdict": verdict(valid, t),
        "points": points(tile_set, word),
        "confirmed": lexicon.is_confirmed(word) if valid and tiers(lexicon) else None,
        "sides": [
            {
                "id": "before",
                "name": t.gettext("A tile before"),
                "letters": [letter(tile_set, code) for code in hooked.before],
                "ask": f"*{written(asked.tiles)}",
                "count": before,
                "longer": t.ngettext("%(num)s word ends so", "%(num)s words end so", before)
                % {"num": figure(before)},
            },
            {
                "id": "behind",
                "name": t.gettext("A tile behind"),
                "letters": [letter(tile_set, code) for code in hooked.behind],
                "ask": f"{written(asked.tiles)}*",
                "count": behind,
                "longer": t.ngettext("%(num)s word begins so", "%(num)s words begin so", behind)
                % {"num": figure(behind)},
            },
        ],
    }


def _ways(words: Bitsets, question: Question, asked: Asked, scene: Scene) -> list[dict[str, Any]]:
    """Each way with the exact number of its words."""
    names, chosen = way_names(scene.texts), way_of(question, asked)
    return [
        {
            "id": way,
            "name": names[way],
            "count": figure(asked_for(answers(words, asked, way), asked).count),
            "chosen": way == chosen,
        }
        for way in ways_of(asked)
    ]


def _found(listed: Listed, question: Question, asked: Asked, scene: Scene) -> dict[str, Any]:
    t, shown = scene.texts, asked_for(listed, asked)
    pages = max(1, -(-shown.count // PAGE))
    page = min(question.page, pages - 1)
    first = page * PAGE
    some = [line(listed.bitsets, word, question.tile_set, asked) for word in shown.some(first, PAGE)]
    range_ = {"first": figure(first + 1), "last": figure(first + len(some)), "all": figure(shown.count)}
    return {
        "count": shown.count,
        "name": way_names(t)[way_of(question, asked)],
        "told": t.gettext("%(first)s to %(last)s of %(all)s") % range_,
        "words": some,
        "single": any(not each["confirmed"] for each in some),
        "page": page,
        "pages": pages,
        "lengths": [
            {"length": length, "count": figure(count), "chosen": asked.length == length}
            for length, count in sorted(listed.by_length.items())
        ],
        "every": figure(listed.count),
        "any_length": asked.length is None,
    }


def line(words: Bitsets, word: bytes, tile_set: TileSet, asked: Asked) -> dict[str, Any]:
    """A word of the list: what is asked about in it apart from what comes before and behind."""
    tiles = tuple(letter(tile_set, code) for code in word)
    inside = word.find(coded(tile_set, asked.tiles)) if asked.is_word else -1
    return {
        "text": "".join(tiles),
        "ask": written(tiles),
        "parts": _parts(tiles, inside, len(asked.tiles)),
        "confirmed": words.lexicon.is_confirmed(word),
    }


def _parts(tiles: Tiles, inside: int, length: int) -> tuple[str, str, str] | None:
    if inside < 0 or not 1 < length < len(tiles):
        return None
    end = inside + length
    return "".join(tiles[:inside]), "".join(tiles[inside:end]), "".join(tiles[end:])


def _presets(tile_set: TileSet) -> list[dict[str, str]]:
    """The lists that everybody learns first: the shortest words, and those with the dear tiles."""
    dear = [tile for tile, (count, worth) in tile_set.letters.items() if count == 1 and worth >= SPECIAL]
    return [
        *({"label": str(length), "text": str(length), "length": str(length)} for length in (2, 3)),
        *({"label": tile, "text": written((tile,)), "length": ""} for tile in dear),
    ]


def _examples(language: str, scene: Scene) -> list[tuple[str, str]]:
    t = scene.texts
    meaning = (
        t.gettext("is it a word, and what can be done with it"),
        t.gettext("words of these tiles; ? is a blank"),
        t.gettext("a shape: . is one tile, * any number of them"),
        t.gettext("what stands at the beginning, in the middle or at the end"),
        t.gettext("with this tile; a number is the length"),
    )
    return list(zip(EXAMPLES[language], meaning, strict=True))


def _wanted(scene: Scene) -> Wanted:
    question = question_of(scene)
    assert question.language in LANGUAGES
    return question.sha256 or question.language


STUDY = Screen(
    name="study",
    view=view,
    title=lambda scene: scene.texts.gettext("Words"),
    intents=intents.INTENTS,
    words=_wanted,
    waits=False,
    lists=True,
)
