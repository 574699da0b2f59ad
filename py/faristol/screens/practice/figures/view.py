"""My figures: what the practice on this device comes to, as a file, and how it is erased."""

from faristol.practice.figures import Card, counted, figures, languages
from faristol.screens.acts import Act, acts
from faristol.screens.notice import Done
from faristol.screens.parts.word_lists import playing
from faristol.screens.practice.figures import sections
from faristol.screens.practice.figures.as_csv import csv_text
from faristol.screens.practice.figures.sections import (
    ExerciseFigures,
    OpponentFigures,
    SeriesFigures,
    SoloFigures,
)
from faristol.screens.scene import SavedFile, Scene, Screen, Step
from faristol.screens.session import Question, Session, Slot
from faristol.screens.view import View, view_value
from faristol.texts import Texts

CHOSEN = Slot("figures", str)
ERASING = Question("erasing-figures", tuple[str, ...])


@view_value
class Erasing:
    """The question whether to erase, with exactly what will go."""

    question: str
    text: str


@view_value(kw_only=True)
class FiguresView(View):
    playing: str
    languages: list[tuple[str, dict[str, str], None]]
    """To choose between, where there are figures in both."""
    chosen: str | None
    any: bool
    known: bool
    solos: SoloFigures | None
    opponents: OpponentFigures | None
    exercises: ExerciseFigures | None
    series: SeriesFigures | None
    toppings: int
    erasing: Erasing | None


def view(scene: Scene) -> FiguresView:
    t, language = scene.texts, _language(scene)
    found = figures(scene.cards, language)
    return FiguresView(
        title=title(scene),
        back="#/practice",
        back_name=t.gettext("Practice"),
        playing=language,
        languages=_languages(scene),
        chosen=playing(t).get(language),
        any=bool(languages(scene.cards)),
        known=scene.now > 0,  # before the engine is there nobody knows what lies on the device
        solos=sections.solos(found.solos, language, scene) if found.solos else None,
        opponents=sections.opponents(found.opponents, scene) if found.opponents else None,
        exercises=sections.exercises(found.exercises, language, t) if found.exercises else None,
        series=sections.series(found.series, scene) if found.series else None,
        toppings=found.toppings,
        erasing=_erasing(scene),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("My figures")


def _language(scene: Scene) -> str:
    found = languages(scene.cards)
    chosen: str = scene.session.get(CHOSEN, "")
    return chosen if chosen in found else found[0] if found else ""


def _languages(scene: Scene) -> list[tuple[str, dict[str, str], None]]:
    names, found = playing(scene.texts), languages(scene.cards)
    if len(found) < 2:
        return []
    there = {code: name for code, name in names.items() if code in found}
    return [(name, {"do": "figures.language", "language": code}, None) for code, name in there.items()]


def language(session: Session, language: str) -> Act:
    return session.put(CHOSEN, language)


def save(scene: Scene, t: Texts) -> Act:
    text = csv_text(scene.cards, t, scene.zone)
    return Step(save=SavedFile(t.gettext("my-figures.csv"), "text/csv", text))


def ask_erase(scene: Scene) -> Act:
    return scene.session.put(ERASING, tuple(card["stream"] for card in counted(scene.cards)))


def erase(scene: Scene, t: Texts) -> Act:
    """Delete the events that the question was about, and nothing that came since."""
    streams = tuple(card["stream"] for card in _asked_about(scene))
    rest = scene.session.dismissed()
    if not streams:
        return rest
    fact = t.ngettext("%(num)s event has been deleted.", "%(num)s events have been deleted.", len(streams))
    notice = Done(fact % {"num": len(streams)}, t.gettext("The figures start again with the next game."))
    return Step(deletes=streams, session=rest, notice=notice)


def _asked_about(scene: Scene) -> list[Card]:
    asked = scene.session.get(ERASING) or ()
    return [card for card in counted(scene.cards) if card["stream"] in asked]


def _erasing(scene: Scene) -> Erasing | None:
    cards, t = _asked_about(scene), scene.texts
    if not cards:
        return None
    kinds = [card["kind"] for card in cards]
    counts = {kind: kinds.count(kind) for kind in ("solo", "series", "classic", "exercises")}
    question = t.ngettext(
        "Delete %(num)s event and its figures from this device?",
        "Delete %(num)s events and their figures from this device?",
        len(cards),
    )
    going = {
        "solo": t.gettext("Finished duplicates for one: %(num)s."),
        "series": t.gettext("Finished series for one: %(num)s."),
        "classic": t.gettext("Finished games against the computer: %(num)s."),
        "exercises": t.gettext("Exercise books, with what you know of each word: %(num)s."),
    }
    gone = [going[kind] % {"num": count} for kind, count in counts.items() if count]
    stays = t.gettext("Unfinished games and all club events stay. This cannot be undone.")
    return Erasing(question % {"num": len(cards)}, " ".join([*gone, stays]))


FIGURES = Screen(
    name="figures",
    view=view,
    title=title,
    intents=acts(language, save, ask_erase, erase),
    events=True,
)
