"""Templates → the regions of the page. Each block of a screen's template is one region.

There is one environment for all languages, so that every template is compiled once; whose language it
speaks is said for the length of one rendering.
"""

from collections.abc import Iterable
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from faristol.screens.clauses import chip
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts, figure, minutes_and_seconds, texts

REGIONS = ("bar", "work", "shelf", "status", "dialog", "print")
FRAME = "frame.html"

_reader: ContextVar[Texts] = ContextVar("reader")


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
        extensions=["jinja2.ext.i18n"],
        auto_reload=False,
    )
    env.policies["ext.i18n.trimmed"] = True
    env.install_gettext_callables(  # type: ignore[attr-defined]
        lambda sentence: _reader.get().gettext(sentence),
        lambda one, many, n: _reader.get().ngettext(one, many, n),
        newstyle=True,
    )
    env.globals.update(icon_svg=icon_svg, minutes_and_seconds=minutes_and_seconds, figure=figure)
    for part in parts():
        module = env.get_template(f"parts/{part}").module
        env.globals.update({name: getattr(module, name) for name in vars(module) if not name.startswith("_")})
    clause: Any = env.globals["clause"]
    # A number that a club changed has no clause of the document any more.
    env.globals["cite"] = lambda cited, place="": clause(*chip(cited, place, _reader.get())) if cited else ""
    env.globals["citation"] = lambda cited: chip(cited, "", _reader.get())[1]
    return env


@cache
def parts() -> tuple[str, ...]:
    names = (entry.name for entry in (files("faristol.screens") / "parts").iterdir())
    return tuple(sorted(name for name in names if name.endswith(".html")))


def render(screen: Screen, scene: Scene, regions: Iterable[str] = REGIONS) -> dict[str, str]:
    env = environment()
    own, frame = env.get_template(f"{screen.name}/{screen.name}.html"), env.get_template(FRAME)
    context = {"scene": scene, "language": scene.settings.language, **screen.view(scene)}
    spoken = _reader.set(scene.texts)
    try:
        return {region: _block(own if region in own.blocks else frame, region, context) for region in regions}
    finally:
        _reader.reset(spoken)


def _block(template: Template, block: str, context: dict[str, Any]) -> str:
    return "".join(template.blocks[block](template.new_context(context))).strip()


def render_page(name: str, language: str, **context: Any) -> str:
    """A whole template in a language: a published page, a sentence above the shelf."""
    spoken = _reader.set(texts(language))
    try:
        return environment().get_template(name).render(language=language, **context)
    finally:
        _reader.reset(spoken)
