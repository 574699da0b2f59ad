"""Word study: one field; what stands in it is a word, tiles or a shape, and its words are counted, shown."""

from collections.abc import Iterable

from faristol.core.letters import letter
from faristol.core.tiles import LANGUAGES, Tiles, TileSet
from faristol.screens.acts import acts
from faristol.screens.lists import Wanted
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.parts.word_lists import list_options, lists_of, playing
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.screens.words.pages import Page, page_of
from faristol.screens.words.paper import MOST, Paper, paper_of
from faristol.screens.words.study import intents
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
from faristol.screens.words.study.sentences import coded, is_one, points, verdict, way_names
from faristol.screens.words.tiers import tiers
from faristol.texts import figure
from faristol.words.asking import Asked
from faristol.words.bitsets import Bitsets
from faristol.words.containing import extending_before, extending_behind
from faristol.words.hooks import hooks
from faristol.words.lexicon import Lexicon
from faristol.words.listed import Listed

SPECIAL = 8
"""Points of a tile that comes once and is worth knowing the words of: Ç, L·L, NY, Q, X; J, X, Z, H."""

EXAMPLES = {"ca": ("casa", "cas?", "c.s*", "*l·l*", "ç 4"), "ro": ("casa", "cas?", "c.s*", "*ism", "x 4")}


@view_value
class Side:
    """What can stand before a word, or behind it; `ask` asks for all words that are longer so."""

    id: str
    name: str
    letters: tuple[str, ...]
    ask: str
    count: int
    longer: str


@view_value
class OneWord:
    text: str
    valid: bool
    verdict: str
    points: int
    confirmed: bool | None
    definition: str
    """What the list says of it, or nothing."""
    sides: tuple[Side, Side]


@view_value
class EachWord:
    """One of several words; `ask` asks about it alone."""

    text: str
    ask: str
    valid: bool
    verdict: str
    definition: str


@view_value
class Way:
    id: str
    name: str
    count: str
    chosen: bool


@view_value
class FoundWord:
    """A word of the list, with what is asked about in it apart from what comes before and behind."""

    text: str
    ask: str
    parts: tuple[str, str, str] | None
    confirmed: bool
    definition: str


@view_value
class FoundWords:
    count: int
    name: str
    words: tuple[FoundWord, ...]
    page: Page
    lengths: tuple[tuple[int, str, bool], ...]
    """Each length with how many words it has, and whether it is chosen."""
    every: str
    any_length: bool

    @property
    def single(self) -> bool:
        """Whether one source alone knows any of them."""
        return any(not word.confirmed for word in self.words)

    @property
    def defined(self) -> bool:
        """Whether the list says anything of them."""
        return any(word.definition for word in self.words)


@view_value(kw_only=True)
class StudyView(View):
    question: Question
    problem: str | None
    languages: list[tuple[str, dict[str, str], None]]
    language_name: str
    lists: list[tuple[str, str, None]]
    lexicon: Lexicon | None
    opening: int | None
    tiles: tuple[TileFace, ...]
    word: OneWord | None
    several: tuple[EachWord, ...]
    ways: tuple[Way, ...]
    found: FoundWords | None
    presets: tuple[tuple[str, str, str], ...]
    """What stands on each button, what it asks, and the length if it asks for one."""
    examples: tuple[tuple[str, str], ...]
    paper: Paper | None


def view(scene: Scene) -> StudyView:
    question, t = question_of(scene), scene.texts
    asked, wrong = read(question)
    words = scene.words
    listed = answers(words, asked, way_of(question, asked)) if words and asked else None
    languages = playing(t)
    return StudyView(
        title=title(scene),
        subtitle=words.lexicon.name if words else "",
        back="#/",
        back_name=t.gettext("Home"),
        question=question,
        problem=sentences(wrong, t)[0] if wrong else None,
        languages=[
            (name, {"do": "study.language", "language": code}, None) for code, name in languages.items()
        ],
        language_name=languages[question.language],
        lists=list_options(lists_of(scene, question.language)),
        lexicon=words.lexicon if words else None,
        opening=None if scene.opening is None else int(100 * scene.opening),
        tiles=faces(question.tile_set, asked.tiles, t) if asked and not asked.shape else (),
        word=_word(words, question, asked, scene) if words and asked and is_one(asked) else None,
        several=_several(words, question, scene) if words else (),
        ways=_ways(words, question, asked, scene) if words and asked else (),
        found=_found(listed, question, asked, scene) if listed and asked else None,
        presets=_presets(question.tile_set),
        examples=_examples(question.language, scene),
        paper=_paper(scene, question, listed, asked) if listed and asked else None,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Words")


def _word(words: Bitsets, question: Question, asked: Asked, scene: Scene) -> OneWord:
    """Return the verdict on one word, and what stands before and behind it."""
    t, tile_set = scene.texts, question.tile_set
    word, lexicon, typed = coded(tile_set, asked.tiles), words.lexicon, written(asked.tiles)
    valid, hooked = lexicon.contains(word), hooks(words, word)
    before = Listed(words, extending_before(words, asked.tiles)).count
    behind = Listed(words, extending_behind(words, asked.tiles)).count
    ends = t.ngettext("%(num)s word ends like this", "%(num)s words end like this", before)
    begins = t.ngettext("%(num)s word begins like this", "%(num)s words begin like this", behind)

    def side(id: str, name: str, tiles: Iterable[int], ask: str, count: int, longer: str) -> Side:
        letters = tuple(letter(tile_set, code) for code in tiles)
        return Side(id, name, letters, ask, count, longer % {"num": figure(count)})

    return OneWord(
        text="".join(asked.tiles),
        valid=valid,
        verdict=verdict(valid, t),
        points=points(tile_set, word),
        confirmed=lexicon.is_confirmed(word) if valid and tiers(lexicon) else None,
        definition=lexicon.definition(word),
        sides=(
            side("before", t.gettext("A tile before"), hooked.before, f".*{typed}", before, ends),
            side("behind", t.gettext("A tile after"), hooked.behind, f"{typed}.*", behind, begins),
        ),
    )


def _several(words: Bitsets, question: Question, scene: Scene) -> tuple[EachWord, ...]:
    found, lexicon = [], words.lexicon
    for tiles in dict.fromkeys(question.several):
        word = coded(question.tile_set, tiles)
        valid = lexicon.contains(word)
        said = verdict(valid, scene.texts)
        found.append(EachWord("".join(tiles), written(tiles), valid, said, lexicon.definition(word)))
    return tuple(found)


def _ways(words: Bitsets, question: Question, asked: Asked, scene: Scene) -> tuple[Way, ...]:
    """Return each way with the exact number of its words."""
    names, chosen = way_names(scene.texts), way_of(question, asked)
    counts = ((way, asked_for(answers(words, asked, way), asked).count) for way in ways_of(asked))
    return tuple(Way(way, names[way], figure(count), way == chosen) for way, count in counts)


def _found(listed: Listed, question: Question, asked: Asked, scene: Scene) -> FoundWords:
    t, shown = scene.texts, asked_for(listed, asked)
    page = page_of(shown.count, PAGE, question.page, t)
    some = shown.some(page.first, PAGE)
    return FoundWords(
        shown.count,
        way_names(t)[way_of(question, asked)],
        tuple(_found_word(listed.bitsets, word, question.tile_set, asked) for word in some),
        page,
        tuple((n, figure(count), asked.length == n) for n, count in sorted(listed.by_length.items())),
        figure(listed.count),
        asked.length is None,
    )


def _found_word(words: Bitsets, word: bytes, tile_set: TileSet, asked: Asked) -> FoundWord:
    tiles = tuple(letter(tile_set, code) for code in word)
    inside = word.find(coded(tile_set, asked.tiles)) if asked.is_word else -1
    parts = _parts(tiles, inside, len(asked.tiles))
    lexicon = words.lexicon
    return FoundWord(
        "".join(tiles), written(tiles), parts, lexicon.is_confirmed(word), lexicon.definition(word)
    )


def _parts(tiles: Tiles, inside: int, length: int) -> tuple[str, str, str] | None:
    if inside < 0 or not 1 < length < len(tiles):
        return None
    end = inside + length
    return "".join(tiles[:inside]), "".join(tiles[inside:end]), "".join(tiles[end:])


def _paper(scene: Scene, question: Question, listed: Listed, asked: Asked) -> Paper | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    if question.paper != scene.now:
        return None
    shown, t = asked_for(listed, asked), scene.texts
    way = way_names(t)[way_of(question, asked)]
    groups, left = [], MOST
    for length, count in shown.by_length.items():
        some = shown.of_length(length).some(0, left)
        if some:
            title = t.ngettext("%(num)s tile", "%(num)s tiles", length) % {"num": length}
            groups.append((f"{title} · {figure(count)}", some))
        left -= len(some)
    return paper_of(scene, listed.bitsets.lexicon, question.text.strip(), way, shown.count, groups)


def _presets(tile_set: TileSet) -> tuple[tuple[str, str, str], ...]:
    """Return the lists that everybody learns first: the shortest words, and those with the dear tiles."""
    dear = [tile for tile, (count, worth) in tile_set.letters.items() if count == 1 and worth >= SPECIAL]
    return (*((n, n, n) for n in "23"), *((tile, written((tile,)), "") for tile in dear))


def _examples(language: str, scene: Scene) -> tuple[tuple[str, str], ...]:
    t = scene.texts
    meaning = (
        t.gettext("is it a word, and what can it become"),
        t.gettext("words from these tiles; ? is a blank"),
        t.gettext("a pattern: . is one tile, * any number of tiles"),
        t.gettext("what comes at the beginning, in the middle or at the end"),
        t.gettext("with this tile; a number is the length"),
    )
    return tuple(zip(EXAMPLES[language], meaning, strict=True))


def _wanted(scene: Scene) -> Wanted:
    question = question_of(scene)
    assert question.language in LANGUAGES
    return question.sha256 or question.language


STUDY = Screen(
    name="study",
    view=view,
    title=title,
    intents=acts(intents),
    words=_wanted,
    waits=False,
    lists=True,
)
