"""Every state of word study and of the word judge, as scenes."""

from collections.abc import Callable
from typing import Any

from faristol.screens.lists import Lists
from faristol.screens.scene import Scene
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, marks, rows_of
from faristol.words.spelling import spelling
from table import NOON

Scenes = Callable[..., Scene]
WORDS = {
    "ca": "casa cases cassa as sac escassa canya canyar al·lot xa qe col·legi ça",
    "ro": "casa case as sac acasa kiwi",
}


def few(language: str = "ca", name: str = "Few", alone: str = "cassa") -> Bitsets:
    """A few words; one of them known from one source only."""
    read = spelling(language).word
    words = {word for text in WORDS[language].split() if (word := read(text))}
    rows = rows_of(words)
    known = marks(rows, words - {read(alone)})
    lexicon = Lexicon.of(rows, known, language=language, name=name, version="1", licence="")
    return Bitsets(lexicon)


def lists(name: str, *opened: Bitsets) -> Lists:
    """Those that came along, the ones that are open among them, and a club's own."""
    every = [{**words.lexicon.about, "built_in": True, "licence": name} for words in opened]
    ours = {"language": "ca", "name": name, "version": "2.18", "words": 600_000, "sha256": "cd" * 32}
    return Lists((*every, {**ours, "at": NOON}), {})


def study(scene: Scenes, name: str) -> dict[str, Scene]:
    ca, ro = few(name=name), few("ro", name, alone="kiwi")
    both = lists(name, ca, ro)

    def asks(text: str, words: Bitsets | None = ca, **chosen: Any) -> Scene:
        about = {"language": words.lexicon.language if words else "ca", "text": text, **chosen}
        return scene("#/study", session={"study": about}, words=words, lists=both)

    return {
        "study, no engine": scene("#/study"),
        "study, opening": scene("#/study", opening=0.4, lists=both, session={"study": {"text": "casa"}}),
        "study": asks(""),
        "study, Romanian": asks("", ro),
        "study, a word": asks("casa"),
        "study, a word that is none": asks("cassaca"),
        "study, one source": asks("cassa"),
        "study, longer words": asks("as", way="longer"),
        "study, made of these": asks("cases", way="shorter"),
        "study, with a blank": asks("cas?", way="longer"),
        "study, one tile": asks("ç"),
        "study, a shape": asks("c* 4"),
        "study, nothing": asks("xxx*"),
        "study, too long": asks("a" * 16),
        "study, no tile": asks("w"),
        "study, a tile of the joker": asks("kiwi", ro),
        "study, on paper": asks("c*", paper=scene("#/study").now),
    }


def every(scene: Scenes, name: str) -> dict[str, Scene]:
    return study(scene, name)
