"""Words that meet several criteria at once, each with what lengthens it: listed, printed, saved."""

from collections.abc import Iterable, Mapping

from faristol.core.letters import letter, values
from faristol.core.tiles import TileSet
from faristol.practice.exercises.study_lists import MOST_WORDS
from faristol.screens.acts import acts
from faristol.screens.lists import Beside, Wanted
from faristol.screens.parts.letters import spelt
from faristol.screens.parts.word_lists import list_options, lists_of, name_of, playing
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.screens.words.pages import Page, page_of
from faristol.screens.words.paper import MOST, Paper, paper_of
from faristol.screens.words.search import intents
from faristol.screens.words.search.drills import drill_names
from faristol.screens.words.search.finding import Found, found, sought_of
from faristol.screens.words.search.reading import described, read
from faristol.screens.words.sought import Sought
from faristol.screens.words.tiers import tiers
from faristol.texts import Texts
from faristol.words.hooks import hooks
from faristol.words.lexicon import Lexicon

PAGE = 50
"""So many words are listed at once."""

SELDOM = ("inside", "only", "without", "points_from", "points_to", "likeliest", "confirmed")


@view_value
class ListedWord:
    """A word with the tiles that lengthen it before and behind; `ask` asks about it in word study."""

    text: str
    ask: str
    before: str
    behind: str
    points: int
    confirmed: bool
    definition: str
    """What the list says of it, or nothing."""


@view_value
class ListedWords:
    count: int
    words: tuple[ListedWord, ...]
    page: Page

    @property
    def single(self) -> bool:
        """Whether one source alone knows any of them."""
        return any(not word.confirmed for word in self.words)

    @property
    def fits_a_list(self) -> bool:
        """Whether they can be a list of their own."""
        return self.count <= intents.MOST_SAVED


@view_value(kw_only=True)
class SearchView(View):
    sought: Sought
    problems: Mapping[str, str]
    more: bool
    """Whether any of the criteria that are seldom asked is filled in."""
    languages: list[tuple[str, dict[str, str], None]]
    language_name: str
    lists: list[tuple[str, str, None]]
    others: list[tuple[str, str]]
    """The lists that can stand beside it: those of the language, and earlier editions of ours."""
    lexicon: Lexicon | None
    tiers: bool
    opening: int | None
    orders: list[tuple[str, dict[str, str], None]]
    order_name: str
    drills: list[tuple[str, str]]
    listed: ListedWords | None
    practised: int
    """How many words are practised if somebody wishes to: those that several sources know."""
    every: int
    """How many with those that one source alone knows; 0 where there are none of these."""
    paper: Paper | None


def view(scene: Scene) -> SearchView:
    sought, t, words = sought_of(scene), scene.texts, scene.words
    languages, orders, answer = playing(t), order_names(t), found(scene)
    return SearchView(
        title=title(scene),
        subtitle=words.lexicon.name if words else "",
        back="#/study",
        back_name=t.gettext("Words"),
        sought=sought,
        problems=read(sought, t).problems,
        more=any(name in sought.fields for name in SELDOM),
        languages=[
            (name, {"do": "search.language", "language": code}, None) for code, name in languages.items()
        ],
        language_name=languages[sought.language],
        lists=list_options(lists_of(scene, sought.language)),
        others=_others(scene, sought),
        lexicon=words.lexicon if words else None,
        tiers=words is not None and tiers(words.lexicon),
        opening=None if scene.opening is None else int(100 * scene.opening),
        orders=[(name, {"do": "search.order", "order": order}, None) for order, name in orders.items()],
        order_name=orders[sought.order],
        drills=[*drill_names(t).items()],
        listed=_listed(answer, sought, t) if answer else None,
        practised=min(answer.confirmed.count, MOST_WORDS) if answer else 0,
        every=answer.count if answer and answer.confirmed.count < answer.count <= MOST_WORDS else 0,
        paper=_paper(scene, sought, answer) if answer else None,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Search for words")


def order_names(t: Texts) -> dict[str, str]:
    return {
        "word": t.gettext("Alphabet"),
        "likely": t.gettext("Likelihood"),
        "points": t.gettext("Points"),
    }


def _listed(answer: Found, sought: Sought, t: Texts) -> ListedWords:
    page = page_of(answer.count, PAGE, sought.page, t)
    some = answer.some(page.first, PAGE)
    return ListedWords(
        answer.count, tuple(_listed_word(answer, word, sought.tile_set) for word in some), page
    )


def _listed_word(answer: Found, word: bytes, tiles: TileSet) -> ListedWord:
    hooked = hooks(answer.words, word)
    return ListedWord(
        spelt(tiles, word),
        spelt(tiles, word).lower(),
        _spaced(tiles, hooked.before),
        _spaced(tiles, hooked.behind),
        sum(word.translate(values(tiles))),
        answer.words.lexicon.is_confirmed(word),
        answer.words.lexicon.definition(word),
    )


def _spaced(tiles: TileSet, codes: Iterable[int]) -> str:
    return tiles.line(letter(tiles, code) for code in codes)


def _paper(scene: Scene, sought: Sought, answer: Found) -> Paper | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    if sought.paper != scene.now:
        return None
    name = order_names(scene.texts)[sought.order]
    groups = [("", answer.some(0, MOST))]
    return paper_of(scene, answer.words.lexicon, described(sought), name, answer.count, groups)


def _others(scene: Scene, sought: Sought) -> list[tuple[str, str]]:
    used = scene.words.lexicon.sha256 if scene.words else sought.sha256
    options = []
    for about in lists_of(scene, sought.language):
        options.append((str(about["sha256"]), name_of(about)))
        earlier = about.get("earlier", {}).items() if "built_in" in about else ()
        options += [(sha256, f"{about['name']} {version}") for sha256, version in earlier]
    return [option for option in options if option[0] != used]


def _wanted(scene: Scene) -> Wanted:
    sought = sought_of(scene)
    chosen = sought.sha256 or sought.language
    return Beside(chosen, sought.unlike) if sought.unlike else chosen


SEARCH = Screen(
    name="search",
    view=view,
    title=title,
    intents=acts(intents),
    words=_wanted,
    waits=False,
    lists=True,
    events=True,
    remembers=True,
)
