"""Every state of word study, of the word judge and of the word lists, as scenes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from drivers.log import NOON
from faristol.screens.lists import Lists, Reading
from faristol.screens.scene import Scene
from faristol.screens.words.judge_records import WITHOUT_PIN, Judge, Ruling, judge_record, sealed, with_ruling
from faristol.words.bitsets import Bitsets
from faristol.words.importing import import_list
from faristol.words.lexicon import Lexicon, marks, rows_of
from faristol.words.slices import finish
from faristol.words.spelling import spelling

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


def defined(name: str) -> Bitsets:
    """A club's list that says of most of its words what they mean."""
    said = f"n. f. Edifici, o part d'un edifici, on es viu. {name}"
    text = "\n".join(f"{word}\t{said}" for word in ("casa", "cases", "sac", "as")) + "\nsaca\t\n"
    return Bitsets(finish(import_list(text.encode(), "ca", name)).lexicon)


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
        "study, a word with its definition": asks("casa", defined(name)),
        "study, several words with theirs": asks("casa xx sac", defined(name)),
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


def search(scene: Scenes, name: str) -> dict[str, Scene]:
    ca, ro = few(name=name), few("ro", name, alone="kiwi")
    both = lists(name, ca, ro)

    def asks(
        words: Bitsets = ca, order: str = "word", paper: int = 0, unlike: str = "", **fields: str
    ) -> Scene:
        about = {"language": words.lexicon.language, "fields": fields, "order": order}
        about |= {"paper": paper, "unlike": unlike}
        return scene("#/search", session={"search": about}, words=words, lists=both)

    return {
        "search, no engine": scene("#/search"),
        "search, opening": scene("#/search", opening=0.4, lists=both),
        "search": asks(),
        "search, Romanian": asks(ro, "likely", having="a"),
        "search, one criterion": asks(having="as"),
        "search, many criteria": asks(
            shortest="3", longest="6", begins="c", ends="?", having="a", without="x", points_to="20"
        ),
        "search, by likelihood": asks(order="likely", likeliest="3"),
        "search, by points": asks(order="points", confirmed="on"),
        "search, with definitions": asks(defined(name), having="as"),
        "search, nothing": asks(begins="xxx"),
        "search, refused": asks(begins="w", shortest="1", points_from="many"),
        "search, beside another list": asks(unlike="cd" * 32, having="a"),
        "search, on paper": asks(paper=scene("#/search").now, having="a"),
    }


def judge(scene: Scenes, name: str) -> dict[str, Scene]:
    ca, ro = few(name=name), few("ro", name, alone="kiwi")
    both = lists(name, ca, ro)
    free = Judge("ca")
    held = Judge("ca", second="cd" * 32, spoken=True, locked=NOON, pin=sealed("1234", b"salt"))
    asked = scene("#/judge").now - WITHOUT_PIN
    words = (("CASA", True), ("XU", False))
    ruled = [
        Ruling(NOON, False, words, name, "ab" * 32),
        Ruling(NOON, True, words[:1], name, "ab" * 32, second=True),
        Ruling(NOON, False, (), "", ""),
    ]
    log: dict[str, str | None] = {}
    for ruling in ruled:
        log |= with_ruling({key: text for key, text in log.items() if text}, ruling)

    many: dict[str, Any] = {**judge_record(free), **log}
    for number in range(15):
        many |= with_ruling(many, replace(ruled[0], at=NOON + number))

    def stands(
        now: Judge, more: dict[str, Any] | None = None, words: Bitsets | None = ca, **about: Any
    ) -> Scene:
        session = {"judge": about} if about else {}
        kept = {**judge_record(now), **log}
        return scene("#/judge", remembered=kept, words=words, lists=both, session={**session, **(more or {})})

    def verdict(valid: bool) -> dict[str, Any]:
        return {"valid": valid, "at": scene("#/judge").now, "list": name}

    return {
        "judge, no engine": scene("#/judge"),
        "judge, nothing ruled": scene("#/judge", words=ca, lists=both),
        "judge": stands(free),
        "judge, Romanian": stands(Judge("ro"), words=ro),
        "judge, many rulings": replace(stands(free), remembered=many),
        "judge, no PIN": replace(stands(free), problems={"pin": "!"}),
        "judge, erasing": stands(free, {"erasing-rulings": True}),
        "judge, opening": replace(stands(held, words=None), opening=0.5),
        "judge, asking": stands(held),
        "judge, asking, two words": stands(held, text="casa al·lot"),
        "judge, asking, half a word": stands(held, text="casa a"),
        "judge, asking, no word": stands(held, text="w casa"),
        "judge, asking, refused": replace(stands(held, text="casa"), problems={"asked": "!"}),
        "judge, asking, second": stands(held, text="casa", second=True),
        "judge, asking, Romanian": stands(replace(held, language="ro"), words=ro, text="casa"),
        "judge, valid": stands(held, text="casa", verdict=verdict(True)),
        "judge, not valid": stands(held, text="casa xx", verdict=verdict(False)),
        "judge, not valid, second": stands(held, text="xx", verdict=verdict(False), second=True),
        "judge, leaving": stands(held, {"judge-out": True}),
        "judge, leaving, wrong": replace(stands(held, {"judge-out": True}), problems={"pin": "!"}),
        "judge, left without PIN soon": stands(replace(held, asked_out=NOON)),
        "judge, left without PIN now": stands(replace(held, asked_out=asked)),
    }


def events(scene: Scenes, name: str) -> dict[str, Scene]:
    """Forms of new events where there is a list to choose."""
    ca, ro = few(name=name), few("ro", name, alone="kiwi")
    both = lists(name, ca, ro)
    ours = {**both.every[-1], "language": "ro"}
    there = replace(both, every=(*both.every, ours))
    return {
        "new duplicate, two lists": scene("#/duplicate", words=ca, lists=there),
        "new game of two, two lists": scene("#/classic", words=ca, lists=there),
        "new competition, two lists": scene("#/competition", words=ro, lists=there),
        "new letter game, two lists": scene("#/correspondence", words=ro, lists=there),
    }


def every(scene: Scenes, name: str) -> dict[str, Scene]:
    return {**study(scene, name), **search(scene, name), **judge(scene, name), **events(scene, name)}


def brought_lists(scene: Scenes, name: str, file: str) -> dict[str, Scene]:
    """Lists of both languages, and one that is being brought."""
    ours = {"language": "ca", "name": name, "version": "", "words": 1, "sha256": "ab" * 32}
    club = {**ours, "words": 581_544, "sha256": "cd" * 32, "at": NOON, "definitions": 12_345}
    ours |= {"built_in": True, "licence": name, "confirmed": 1, "edition": name}
    near = {"precision": 0.82, "recall": 0.86}
    ours["nearness"] = [{**near, "least": 2, "most": 15}, {**near, "least": 5, "most": 5}]
    ours["official"] = {"confirmed": 0.976, "others": 0.77}
    here = Lists((ours, {**ours, "language": "ro"}, club), {"ca": club["sha256"]})
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
    held = replace(here, held=True)

    def brought(*problems: str, **chosen: str) -> Scene:
        about, told = {"words": {"form": {**form, **chosen}}}, dict.fromkeys(problems, "!")
        return scene("#/words", lists=held, session=about, problems=told)

    return {
        "words, no engine": scene("#/words"),
        "words": scene("#/words", lists=here),
        "words, what is it": brought(),
        "words, no name": brought("name"),
        "words, reading": scene("#/words", lists=replace(held, reading=Reading(name, 12_345, 0.25))),
        "words, done, one column": scene(
            "#/words", lists=here, session={"words": {"done": {**club, **how, "definitions": 0}}}
        ),
        "words, done": scene("#/words", lists=here, session={"words": {"done": {**club, **how}}}),
        "words, few": brought("few", few=""),
        "words, needed": scene(
            "#/words", lists=here, cards=({"lexicon": club["sha256"], "phase": "call", "name": name},)
        ),
        "words, renaming": scene("#/words", lists=here, session={"renaming": club["sha256"]}),
        "words, a club's word going": scene("#/words", lists=here, session={"forgetting-own": "ca NUCE"}),
        "words, removing": scene("#/words", lists=here, session={"removing": club["sha256"]}),
    }
