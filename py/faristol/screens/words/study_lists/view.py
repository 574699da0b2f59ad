"""Study lists: those of this device, the ready-made ones, and one's own."""

from faristol.practice.exercises.study_lists import StudyList, study_lists
from faristol.screens.acts import acts
from faristol.screens.lists import Wanted
from faristol.screens.parts.word_lists import number_of_words, playing
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.screens.words.study_lists import intents
from faristol.screens.words.study_lists.drills import drills
from faristol.screens.words.study_lists.intents import DELETING, RENAMING, language_of
from faristol.texts import Texts


@view_value
class ListRow:
    number: str
    name: str
    size: str
    hooks: bool
    """Whether the hooks of its words can be asked."""
    renaming: bool


@view_value(kw_only=True)
class StudyListsView(View):
    playing: str
    languages: list[tuple[str, dict[str, str], None]]
    language_name: str
    lists: tuple[ListRow, ...]
    orders: tuple[tuple[str, str], ...]
    drills: tuple[tuple[str, str], ...]
    deleting: ListRow | None
    opening: int | None


def view(scene: Scene) -> StudyListsView:
    t, language = scene.texts, language_of(scene)
    there = [own for own in study_lists(scene.remembered) if own.language == language]
    renaming = scene.session.get(RENAMING)
    rows = tuple(_row(own, own.number == renaming, t) for own in there)
    languages, deleting = playing(t), scene.session.get(DELETING)
    return StudyListsView(
        title=title(scene),
        back="#/exercises",
        back_name=t.gettext("Exercises"),
        playing=language,
        languages=[
            (name, {"do": "study_lists.language", "language": code}, None) for code, name in languages.items()
        ],
        language_name=languages[language],
        lists=rows,
        orders=(("likely", t.gettext("By likelihood")), ("word", t.gettext("Alphabetically"))),
        drills=tuple((drill.id, drill.name) for drill in drills({own.name for own in there}, t)),
        deleting=next((row for row in rows if row.number == deleting), None),
        opening=None if scene.opening is None else int(100 * scene.opening),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Study lists")


def _row(own: StudyList, renaming: bool, t: Texts) -> ListRow:
    return ListRow(own.number, own.name, number_of_words(own.count, t), bool(own.number), renaming)


def _wanted(scene: Scene) -> Wanted:
    return language_of(scene)


STUDY_LISTS = Screen(
    name="study_lists",
    view=view,
    title=title,
    intents=acts(intents),
    words=_wanted,
    waits=False,
    remembers=True,
    events=True,
)
