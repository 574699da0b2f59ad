"""The sheet of a game (`fișa de concurs`), front and back, on the screen and on paper, as it is (COR-5)."""

from typing import Any

from markupsafe import Markup

from faristol.games.correspondence.message import PASS
from faristol.games.correspondence.sheet import write_sheet
from faristol.screens.correspondence.heading import subtitle
from faristol.screens.correspondence.heading import title as game_title
from faristol.screens.correspondence.notes import noted, notes
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.correspondence.sheet.table import sheet
from faristol.screens.parts.file_names import file_name
from faristol.screens.rendering import render_page
from faristol.screens.scene import Intent, SavedFile, Scene, Screen, Step
from faristol.texts import texts


def view(scene: Scene) -> dict[str, Any]:
    event, opened, t = game_of(scene), open_event(scene), scene.texts
    here = f"#/event/{opened.stream}"
    return {
        "title": t.gettext("Sheet"),
        "subtitle": subtitle(scene) or game_title(scene),
        "back": here,
        "back_name": t.gettext("The game"),
        "here": here,
        "event": event,
        "playing": event.tile_set.language,
        "pas": PASS,
        "paper": False,
        "printed": _printed(scene),
        **sheet(event, opened.entries, t),
    }


def _printed(scene: Scene) -> Markup | None:
    """In the document's language, for this very tap."""
    if notes(scene).get("printed") != scene.now:
        return None
    event, opened = game_of(scene), open_event(scene)
    language = event.tile_set.language
    facts = sheet(event, opened.entries, texts(language))
    return render_page(
        "correspondence/sheet/paper.html",
        language,
        event=event,
        playing=language,
        pas=PASS,
        paper=True,
        app=scene.app,
        **facts,
    )


def print_(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, printed=scene.now), print=True)


def save(scene: Scene, intent: Intent) -> Step:
    """In words: another device opens the game from it, and a person reads it."""
    opened = open_event(scene)
    return Step(save=SavedFile(f"{file_name(opened)}.txt", "text/plain", write_sheet(opened.entries)))


CORRESPONDENCE_SHEET = Screen(
    name="correspondence_sheet",
    view=view,
    title=lambda scene: scene.texts.gettext("Sheet"),
    intents={"print": print_, "save": save},
    remembers=True,
)
