"""The sheet of a game (`fișa de concurs`), front and back, on the screen and on paper, as it is (COR-5)."""

from markupsafe import Markup

from faristol.games.correspondence.sheet import write_sheet
from faristol.screens.acts import Act, acts
from faristol.screens.correspondence.heading import subtitle
from faristol.screens.correspondence.heading import title as game_title
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.correspondence.sheet.table import Sheet, sheet
from faristol.screens.parts.file_names import file_name
from faristol.screens.rendering import render_page
from faristol.screens.scene import SavedFile, Scene, Screen, Step
from faristol.screens.view import View, view_value
from faristol.texts import texts


@view_value(kw_only=True)
class SheetView(View):
    sheet: Sheet
    playing: str
    words: str
    """The sheet in words, to be sent."""
    paper: bool = False
    printed: Markup


def view(scene: Scene) -> SheetView:
    event, opened, t = game_of(scene), open_event(scene), scene.texts
    return SheetView(
        title=t.gettext("Sheet"),
        subtitle=subtitle(scene) or game_title(scene),
        back=f"#/event/{opened.stream}",
        back_name=t.gettext("The game"),
        sheet=sheet(event, opened.entries, t),
        playing=event.tile_set.language,
        words=write_sheet(opened.entries),
        printed=_printed(scene),
    )


def _printed(scene: Scene) -> Markup:
    """Return the sheet on paper, in the document's language: for the button, and for Ctrl+P."""
    event, opened = game_of(scene), open_event(scene)
    language = event.tile_set.language
    return render_page(
        "correspondence/sheet/paper.html",
        language,
        event=event,
        sheet=sheet(event, opened.entries, texts(language)),
        playing=language,
        paper=True,
        app=scene.app,
    )


def print_() -> Act:
    return Step(print=True)


def save(scene: Scene) -> Act:
    """Save the sheet in words: another device opens the game from it, and a person reads it."""
    opened = open_event(scene)
    return Step(save=SavedFile(f"{file_name(opened)}.txt", "text/plain", write_sheet(opened.entries)))


CORRESPONDENCE_SHEET = Screen(
    name="correspondence_sheet",
    view=view,
    title=lambda scene: scene.texts.gettext("Sheet"),
    intents=acts(print_, save),
    remembers=True,
)
