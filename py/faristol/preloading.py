"""Does at build time what is the same for every user: imports, texts, templates, files.

The memory snapshot holds the engine with everything imported, so nothing may be made at import that belongs
to one person. It holds no files; site/engine/boot.mjs unpacks the wheels again, and starts without the
snapshot if it cannot be used.
"""

from faristol import engine  # noqa: F401  (imported here, it is in the snapshot)
from faristol.screens import register
from faristol.screens.device import Device, Settings
from faristol.screens.rendering import environment, render
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.texts import LANGUAGES, texts

IN_PLAY = frozenset(
    ("board", "calling", "home/home", "duplicate/round", "classic/table", "classic/turn", "practice/solo")
)
"""The folders of what is opened amid a game. Their templates are read beforehand, all others when opened."""

DRAWN = ("duplicate", "practice", "classic", "tournament", "correspondence", "solo")
"""What people open first is drawn once, so that what it needs is in the snapshot. The others are a little
slower when they are opened for the first time."""


def preload() -> None:
    import jinja2.debug  # noqa: F401  (Jinja imports it only when a template fails)
    import segno  # noqa: F401  (imported where a QR code is first drawn)

    env = environment()
    for name in env.list_templates(extensions=["html"]):
        if name.rpartition("/")[0] in IN_PLAY:
            env.get_template(name)
    for name in DRAWN:
        screen = register.PLAIN[name]
        render(screen, Scene(f"#/{name}", Settings(), Device(), Session(), now=0, zone=0))
    for language in LANGUAGES:  # last, where the reading of templates needed room for a while
        texts(language)
