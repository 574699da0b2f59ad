"""{"do":"version"}: the program and its lists of words."""

from faristol import __version__
from faristol.commands.asked import Answer, Asked, Request
from faristol.core.tiles import LANGUAGES


def answer(asked: Asked) -> Answer:
    about = {language: asked.lexicons.about(language) for language in LANGUAGES}
    return {"app": __version__, "lexicons": {name: header for name, header in about.items() if header}}


VERSION = Request(needs=(), may=(), answer=answer)
