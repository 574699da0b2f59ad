"""Templates → the regions of the page. Each region is a block of the screen's template, or else of the frame.

There is one environment for all languages, because each costs memory in every tablet; the language is set for
the length of one rendering.
"""

import re
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any, cast

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream
from jinja2.runtime import Context
from markupsafe import Markup, escape

from faristol.core.tiles import tile_set
from faristol.screens.chapters import chapter_of
from faristol.screens.clauses import chip
from faristol.screens.parts.letters import place_and_letters
from faristol.screens.parts.signs import MINUS
from faristol.screens.scene import Scene, Screen
from faristol.texts import Eliding, Texts, figure, minutes_and_seconds, per_cent, score, texts

REGIONS = ("bar", "work", "shelf", "status", "dialog", "print")
FRAME = "frame.html"

MOST_ROWS = 1500
"""So many rows of long tables and of boards are remembered, of one to four kilobytes each, and buttons."""
DRAWN_AGAIN = {
    "icon": ("icon",),
    "tile": ("tile",),
    "tag": ("tag",),
    "status": ("status_item",),
    "button": ("button", "icon_button"),
}
"""The parts of which every act draws the same ones again."""

_rows: dict[Hashable, Markup] = {}
_reader: ContextVar[Texts] = ContextVar("reader")
_watching: ContextVar[Screen | None] = ContextVar("watching", default=None)
"""The screen that is being rendered, if its window only watches."""


class Unindented(Extension):
    """Leaves the indentation of a template in the template: it is for who reads it, and a long table has it a
    thousand times."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        for token in stream:
            yield token._replace(value=_INDENTATION.sub(_one, token.value)) if token.type == "data" else token


_INDENTATION = re.compile(r"[ \t\n]{2,}")


def _one(space: re.Match[str]) -> str:
    return "\n" if "\n" in space.group() else " "


@cache
def icon_svg(name: str) -> Markup:
    return Markup((files("faristol.screens") / "icons" / f"{name}.svg").read_text("utf-8"))


@cache
def environment() -> Environment:
    env = Environment(
        loader=PackageLoader("faristol", "screens"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n", Unindented],
        auto_reload=False,
    )
    env.policies["ext.i18n.trimmed"] = True
    env.newstyle_gettext = True  # type: ignore[attr-defined]
    env.globals.update(gettext=_gettext, ngettext=_ngettext, pgettext=_pgettext)
    env.globals.update(icon_svg=icon_svg, minutes_and_seconds=minutes_and_seconds, figure=figure)
    env.globals.update(watched=_is_watched, once=_drawn_once)
    env.filters["score"] = lambda points: score(points, _reader.get().language).replace("-", MINUS)
    env.filters["per_cent"] = lambda value: per_cent(value, _reader.get().language)
    env.filters["tiles_in"] = lambda tiles, language: tile_set(language).line(tiles)
    env.filters["play"] = _drawn_play
    for part, names in DRAWN_AGAIN.items():  # first of all, because other parts import these
        module = env.get_template(f"parts/{part}.html").module
        for name in names:
            setattr(module, name, _drawn_again(getattr(module, name)))
    for part in parts():
        module = env.get_template(f"parts/{part}").module
        env.globals.update({name: getattr(module, name) for name in vars(module) if not name.startswith("_")})
    env.globals["cite"] = _cited
    asking: Any = env.get_template("forms/questions.html").module
    env.globals.update(question=asking.question, questions=asking.questions)
    env.globals["citation"] = _citation
    return env


def _gettext(sentence: str, /, **values: object) -> Markup:
    return _with(_reader.get().gettext(sentence), values)


def _ngettext(one: str, many: str, n: int, /, **values: object) -> Markup:
    return _with(_reader.get().ngettext(one, many, n), {"num": n} | values)


def _pgettext(where: str, sentence: str, /, **values: object) -> Markup:
    return _with(_reader.get().pgettext(where, sentence), values)


def _with(sentence: str, values: dict[str, object]) -> Markup:
    """Return a sentence with its values, which are escaped; in Catalan it elides before them."""
    whole = sentence.before(values) if isinstance(sentence, Eliding) else sentence
    # What `Markup % values` does as well, but a row of a long table has several such sentences.
    return Markup(whole % {name: escape(value) for name, value in values.items()})


@cache
def parts() -> tuple[str, ...]:
    names = (entry.name for entry in (files("faristol.screens") / "parts").iterdir())
    return tuple(sorted(name for name in names if name.endswith(".html")))


def render(screen: Screen, scene: Scene, regions: Iterable[str] = REGIONS) -> dict[str, str]:
    facts = {"scene": scene, "language": scene.settings.language, "chapter": chapter_of(screen)}
    facts |= vars(screen.view(scene))
    context = _context(screen, facts)
    spoken = _reader.set(scene.texts)
    watching = _watching.set(screen if scene.event and not scene.event.writing else None)
    try:
        return {region: "".join(context.blocks[region][0](context)).strip() for region in regions}
    finally:
        _reader.reset(spoken)
        _watching.reset(watching)


def _drawn_again(part: Callable[..., Markup]) -> Callable[..., Markup]:
    """Return a part that is drawn once from the same facts: each act shows the buttons of a menu again."""
    drawn: dict[Hashable, Markup] = {}

    def draw(*facts: Any, **named: Any) -> Markup:
        watching = _watching.get()
        known = watching and watching.name, *map(_fact, facts), *named, *map(_fact, named.values())
        return _remembered(drawn, known, lambda: part(*facts, **named))

    return draw


def _fact(fact: Any) -> Hashable:
    """Return a value to be known by: markup is not the same as its text, which is escaped."""
    if isinstance(fact, dict):
        return tuple((name, _fact(each)) for name, each in fact.items())
    return fact, type(fact)


def _is_watched(do: str = "") -> bool:
    """Return whether a window that only watches cannot do this: an intent; without one, handing in a form."""
    screen = _watching.get()
    if screen is None or screen.watched is None:
        return False
    name, _, what = do.partition(".")
    return not do or (name == screen.name and what not in screen.watched)


def _drawn_once(part: Callable[..., Markup], *facts: Hashable) -> Markup:
    """Return a part as it was drawn before from the same facts: an act changes one row of hundreds."""
    known = cast(Any, part).name, _reader.get(), facts
    return _remembered(_rows, known, lambda: part(*facts))


def _remembered(drawn: dict[Hashable, Markup], known: Hashable, draw: Callable[[], Markup]) -> Markup:
    if known not in drawn:
        if len(drawn) >= MOST_ROWS:
            drawn.clear()
        drawn[known] = draw()
    return drawn[known]


@pass_context
def _cited(context: Context, cited: str | None, place: str = "") -> str:
    """Return the chip of a clause; a number that a club changed has no clause of the document any more."""
    part = cast(Callable[..., str], environment().globals["clause"])
    return part(*chip(cited, place, _reader.get(), _rules(context))) if cited else ""


@pass_context
def _citation(context: Context, cited: str) -> str:
    """Return the document and the article alone, as on paper."""
    return chip(cited, "", _reader.get(), _rules(context))[1]


def _rules(context: Context) -> Container[str]:
    """Return the rules of the event of which a template speaks."""
    rules = getattr(context.get("event"), "ruleset", ())
    return rules if isinstance(rules, Mapping) else ()


@pass_context
def _drawn_play(context: Context, text: str, with_place: bool = True) -> str:
    """Return a play of the log, in the strict form, as the play part draws it."""
    play = place_and_letters(tile_set(context["playing"]), text)
    part = cast(Callable[..., str], environment().globals["play"])
    return part(play.letters, play.place if with_place else None)


def _context(screen: Screen, facts: dict[str, Any]) -> Context:
    """Return facts and blocks: the screen's own before the frame's, as `{% extends %}` orders them."""
    env = environment()
    context = env.get_template(screen.template).new_context(facts)
    for name, block in env.get_template(FRAME).blocks.items():
        context.blocks.setdefault(name, []).append(block)
    return context


def render_page(name: str, language: str, **context: Any) -> Markup:
    """Return a whole template in a language: a published page, a sentence above the shelf."""
    return render_page_with(texts(language), name, **context)


def render_page_with(reader: Texts, name: str, **context: Any) -> Markup:
    spoken = _reader.set(reader)
    try:
        return Markup(environment().get_template(name).render(language=reader.language, **context))
    finally:
        _reader.reset(spoken)
