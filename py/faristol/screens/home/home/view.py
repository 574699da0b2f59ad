"""Home: what can be held, what was held, and the event to go on with."""

from collections.abc import Sequence
from functools import partial

from faristol.games.publishing import backed_up
from faristol.screens.activities import ACTIVITIES, BEGIN_DEMO
from faristol.screens.acts import Act, acts
from faristol.screens.errors import UnknownEvent
from faristol.screens.home.cards import EventRow
from faristol.screens.home.differing import BRINGS, Differing, differing
from faristol.screens.home.event_finding import LISTED, Looking, archived, found
from faristol.screens.home.game_of_the_day import GameOfTheDay, begin, game_of_the_day
from faristol.screens.home.home.anew import Anew, anew
from faristol.screens.home.home.doors import Door, doors, tools
from faristol.screens.home.home.together import brought_together
from faristol.screens.home.languages import language_segments
from faristol.screens.notice import Caution, Done, Notice
from faristol.screens.other_programs import reader_of
from faristol.screens.parts.chosen_lists import bring as bring_list
from faristol.screens.parts.chosen_lists import shared
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.event_files import brought
from faristol.screens.parts.file_names import named
from faristol.screens.scene import Brings, DamagedLog, Intent, SavedFile, Scene, Screen, Step
from faristol.screens.session import Question, Session, Slot
from faristol.screens.view import View, view_value
from faristol.storage.files import export_file
from faristol.texts import LANGUAGES, Texts
from faristol.words.recognising import names_list

DELETING = Question("delete-damaged", str)
"""The damaged event that is to go."""

MANY = 12
"""From so many events on they can be searched."""

LOOKING = Slot("home-looking", Looking, of="sight")


@view_value
class LostEvent:
    """An event that the browser has lost, and its copy."""

    stream: str
    name: str
    entries: int
    when: str


@view_value
class Running:
    """The event in the middle of which the device was left."""

    stream: str
    name: str
    fact: str
    go_on: str


@view_value(kw_only=True)
class HomeView(View):
    events: list[EventRow]
    search: str | None
    """What one looks for; None while there are few events."""
    more: int
    """How many more could be listed."""
    archived: int
    """How many are in the archive: they are listed only when one looks for them."""
    lost: list[LostEvent]
    damaged: tuple[DamagedLog, ...]
    is_readable: bool
    known: bool
    running: Running | None
    reminders: list[tuple[str, str, str]]
    """What cannot wait: the event, its name, what is to be done."""
    by_letter: bool
    """Whether games by letter lie on the device, which have a list of their own."""
    day: GameOfTheDay
    doors: list[Door]
    tools: list[Door]
    anew: Anew
    language_segments: list[tuple[str, dict[str, str], str | None]]
    language_name: str
    brought: Differing | None
    restoring: tuple[int, int] | None
    """How many events of an archive are restored, and of how many."""
    deleting: DamagedLog | None
    demo_language: str
    """In which language it is played, and what its blank is called there."""
    demo: str | None
    """The demo on this device, which can be deleted at any time."""


def view(scene: Scene) -> HomeView:
    damaged = {each.stream for each in scene.damaged}
    cards = [card for card in scene.cards if card["stream"] not in damaged]
    looking = scene.session.get(LOOKING, Looking())
    put_away = {card["stream"] for card in cards}.intersection(archived(scene.remembered))
    listed = cards if looking.search else [card for card in cards if card["stream"] not in put_away]
    wanted = found(listed, looking, scene)
    return HomeView(
        title=scene.texts.gettext("What will you play?"),
        events=wanted[: looking.listed],
        search=looking.search if len(cards) >= MANY else None,
        more=max(0, len(wanted) - looking.listed),
        archived=len(put_away),
        lost=[_lost(card, scene) for card in scene.lost],
        damaged=scene.damaged,
        is_readable=scene.is_readable,
        known=scene.now > 0,  # before the engine is there nobody knows what lies on the device
        running=_running(cards, scene),
        reminders=[
            (card["stream"], card["name"], reminder)
            for card in cards
            if (reminder := ACTIVITIES[card["kind"]].reminder(card, scene))
        ],
        by_letter=any(card["kind"] == "correspondence" for card in cards),
        day=game_of_the_day(scene),
        doors=doors(cards, scene.texts),
        tools=tools(scene.texts),
        anew=anew(cards, scene),
        language_segments=language_segments(),
        language_name=LANGUAGES[scene.settings.language],
        brought=differing(scene),
        restoring=scene.restoring,
        deleting=_damaged(scene, scene.session.get(DELETING)),
        demo_language=_demo_language(scene.texts),
        demo=_demo(scene),
    )


def _demo_language(t: Texts) -> str:
    if t.language == "ro":
        said = t.gettext(
            "It is played in Romanian; the tile that stands for any letter is called “%(blank)s”."
        )
        return said % {"blank": "joker"}
    said = t.gettext("It is played in Catalan; the tile that stands for any letter is called “%(blank)s”.")
    return said % {"blank": "escarràs"}


def _demo(scene: Scene) -> str | None:
    return next((card["stream"] for card in scene.cards if card.get("demo")), None)


def delete_demo(scene: Scene) -> Act:
    demo = _demo(scene)
    return Step(deletes=(demo,) if demo else ())


def search(session: Session, search: str = "") -> Act:
    return session.change(LOOKING, search=search, listed=LISTED)


def more(session: Session) -> Act:
    listed = session.get(LOOKING, Looking()).listed
    return session.change(LOOKING, listed=listed + LISTED)


def _running(cards: list[Card], scene: Scene) -> Running | None:
    card = next((card for card in cards if card["running"]), None)
    if card is None:
        return None
    return Running(card["stream"], card["name"], **vars(ACTIVITIES[card["kind"]].going_on(card, scene.texts)))


def _lost(card: Card, scene: Scene) -> LostEvent:
    when = scene.texts.when(card["at"], scene.now, scene.zone)
    return LostEvent(card["stream"], card["name"], card["entries"], when)


def _copy(scene: Scene, stream: str) -> Card:
    lost = next((card for card in scene.lost if card["stream"] == stream), None)
    if lost is None:
        raise UnknownEvent
    return lost


def restore(scene: Scene, stream: str) -> Act:
    """Beside what is damaged the copy becomes an event of its own."""
    lost = _copy(scene, stream)
    beside = any(each.stream == stream for each in scene.damaged)
    return Step(brings=Brings(stream, lost["log"], "copy" if beside else "ask"))


def save_copy(scene: Scene, stream: str) -> Act:
    lost = _copy(scene, stream)
    document = export_file(stream, lost["log"], scene.app, [], scene.now).decode()
    return Step(save=SavedFile(f"{named(lost['name'])}.json", "application/json", document))


def save_damaged(scene: Scene, t: Texts, stream: str) -> Act:
    """All that is there, what cannot be read as well."""
    damaged = _damaged(scene, stream)
    if damaged is None:
        raise UnknownEvent
    sound = damaged.reading
    document = export_file(
        damaged.stream, backed_up(sound.entries), scene.app, [], scene.now, sound.rest
    ).decode()
    name = damaged.name or t.gettext("damaged event")
    return Step(save=SavedFile(f"{named(name)}.json", "application/json", document))


def ask_delete(session: Session, stream: str) -> Act:
    return session.put(DELETING, stream)


def delete(scene: Scene) -> Act:
    damaged = _damaged(scene, scene.session.get(DELETING))
    return Step(deletes=(damaged.stream,) if damaged else (), session=scene.session.dismissed())


def _damaged(scene: Scene, stream: str | None) -> DamagedLog | None:
    return next((each for each in scene.damaged if each.stream == stream), None)


def bring(scene: Scene, intent: Intent) -> Act:
    """An event from a file; where it differs from what is here, the person is asked first. Several files
    are restored together, as an archive is.
    """
    if archive := brought_together(intent):
        missing = {name: value for name, value in archive.remembered.items() if name not in scene.remembered}
        return Step(restores=archive, remember=missing, records=archive.voice)
    if intent.file and (bring_other := reader_of(intent.file, intent.file_name)):
        return bring_other(scene, intent.file)
    if intent.file and names_list(intent.file_name):
        return bring_list(scene, intent)
    brings, voice, notice = brought(scene, intent.file or b"")
    return Step(brings=brings, records=voice, notice=notice)


def stop() -> Act:
    """Restore no more events of an archive."""
    return Step(stops_restoring=True)


def back_up_all(t: Texts) -> Act:
    return Step(saves_everything=partial(_everything_saved, t))


def _everything_saved(t: Texts, left_out: Sequence[str]) -> Notice:
    if left_out:
        return Caution(
            t.ngettext(
                "Saved in one file, but without “%(names)s”: its tiles are still hidden.",
                "Saved in one file, but without %(num)s games whose tiles are still hidden: %(names)s.",
                len(left_out),
            )
            % {"num": len(left_out), "names": ", ".join(left_out)},
            t.gettext("Open what is missing and save it as a file, or back up again when it is over."),
        )
    return Done(
        t.gettext("Everything was saved in one file."),
        t.gettext("Import it on any device to restore your events. Imported word lists are not in it."),
    )


HOME = Screen(
    name="home",
    view=view,
    title=lambda scene: scene.texts.gettext("What will you play?"),
    intents={
        **acts(search, more, delete_demo, bring, shared, stop, back_up_all),
        **acts(restore, save_copy, save_damaged, ask_delete, delete),
        "day": begin,
        "demo": BEGIN_DEMO,
        **BRINGS,
    },
    events=True,
    remembers=True,
)
