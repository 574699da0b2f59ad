"""A game from another program: who played, by which rules it reads, and then it is an event to go through."""

from faristol.games.classic.of_file import Read, read
from faristol.rulesets.table_games import ClassicRules
from faristol.screens.classic.ended import how
from faristol.screens.classic.game_file import form
from faristol.screens.classic.game_file.intents import INTENTS
from faristol.screens.clauses import clause_of
from faristol.screens.forms.word_list import list_sentences
from faristol.screens.parts.signs import against
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value
class FileOnForm:
    """A game's file as the rules that are chosen read it."""

    card: str
    cards: list[tuple[str, str, None]]
    about: dict[str, str]
    found: Read
    how: str | None
    score: str
    """The result, or the points so far, of the game as it is read."""
    in_file: str
    """The points that the file gives them."""
    refused: tuple[str, str] | None


@view_value(kw_only=True)
class GameFileView(View):
    playing: str
    file: FileOnForm | None
    """None where no file has been brought."""
    list_sentences: tuple[str, str]


def view(scene: Scene) -> GameFileView:
    file = _on_form(scene) if form.form_of(scene) else None
    return GameFileView(
        title=title(scene),
        back="#/",
        back_name=scene.texts.gettext("Home"),
        playing=form.rules(scene)["language"] if file else "",
        file=file,
        list_sentences=list_sentences(scene),
    )


def _on_form(scene: Scene) -> FileOnForm:
    t, about = scene.texts, form.about(scene)
    found = read(form.file_of(scene), form.rules(scene), scene.now, **about)
    event, totals = found.event, found.totals
    one, two = (event.settled.result if event.settled else event.scores) if event else (0, 0)
    return FileOnForm(
        card=form.chosen(scene),
        cards=[
            (one, _card(ClassicRules.read(form.of_card(scene, one)), t), None) for one in form.cards(scene)
        ],
        about=about,
        found=found,
        how=how(event, t) if event and event.ending else None,
        score=against(one, two, t),
        in_file=against(*totals, t) if totals else "",
        refused=sentences(found.refused, t) if found.refused else None,
    )


def _card(rules: ClassicRules, t: Texts) -> str:
    return rules.club or t.gettext(clause_of(rules.pass_.clause).document)


def title(scene: Scene) -> str:
    return scene.texts.gettext("A game from another program")


GAME_FILE = Screen(
    name="game_file",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: form.rules(scene)["language"] if form.form_of(scene) else None,
    waits=False,
    remembers=True,
)
