"""The events of this device: found by activity, year and name; several saved in one file and deleted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from faristol.screens.home.cards import EventRow
from faristol.screens.home.event_finding import KINDS, LISTED, Looking, found, year_of
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.event_files import archive_name, file_of, hides_tiles
from faristol.screens.scene import Intent, SavedFile, Scene, Screen, Step
from faristol.screens.session import Question, Slot
from faristol.screens.view import View, view_value
from faristol.storage.archive import write_archive

LOOKING = Slot("events-looking", Looking, of="sight")
DELETING = Question("delete-events", bool)


@dataclass(frozen=True)
class Chosen:
    """Which events are ticked, and how long each was when it was saved in a file."""

    ticked: tuple[str, ...] = ()
    saved: tuple[tuple[str, int], ...] = ()


CHOSEN = Slot("events-chosen", Chosen, of="sight")


@view_value
class Tickable:
    """An event of the list. One that runs is neither saved nor deleted here."""

    row: EventRow
    stream: str
    ticked: bool
    runs: bool


@view_value(kw_only=True)
class EventsView(View):
    search: str
    kinds: list[tuple[str, str]]
    kind: str
    years: list[tuple[str, str]]
    year: str
    rows: list[Tickable]
    number: int
    """How many are found."""
    more: int
    ticked: int
    all_ticked: bool
    deletable: int
    """How many of the ticked events lie in a saved file as they are now."""
    deleting: list[str] | None
    known: bool


def view(scene: Scene) -> EventsView:
    t, cards = scene.texts, _cards(scene)
    looking = scene.session.get(LOOKING, Looking())
    ticked = _ticked(scene)
    streams = {card["stream"] for card in ticked}
    listed = found(cards, looking, scene)
    free = [card["stream"] for card, _ in listed if not card["running"]]
    years = sorted({year_of(card, scene.zone) for card in cards}, reverse=True)
    there = {card["kind"] for card in cards}
    return EventsView(
        title=title(scene),
        back="#/",
        back_name=t.gettext("Home"),
        search=looking.search,
        kinds=[(kind, t.gettext(name)) for kind, name in KINDS.items() if kind in there],
        kind=looking.kind,
        years=[(year, year) for year in years],
        year=looking.year,
        rows=[
            Tickable(row, card["stream"], card["stream"] in streams, card["running"])
            for card, row in listed[: looking.listed]
        ],
        number=len(listed),
        more=max(0, len(listed) - looking.listed),
        ticked=len(ticked),
        all_ticked=bool(free) and streams.issuperset(free),
        deletable=len(_deletable(scene)),
        deleting=[card["name"] for card in _deletable(scene)] if scene.session.get(DELETING) else None,
        known=scene.now > 0,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Events on this device")


def _cards(scene: Scene) -> list[Card]:
    damaged = {each.stream for each in scene.damaged}
    return [card for card in scene.cards if card["stream"] not in damaged]


def _ticked(scene: Scene) -> list[Card]:
    ticked = set(scene.session.get(CHOSEN, Chosen()).ticked)
    return [card for card in _cards(scene) if card["stream"] in ticked and not card["running"]]


def _deletable(scene: Scene) -> list[Card]:
    """Return the ticked events that have been saved, and to which nothing was added since."""
    saved = dict(scene.session.get(CHOSEN, Chosen()).saved)
    return [card for card in _ticked(scene) if saved.get(card["stream"]) == card["entries"]]


def look_for(scene: Scene, intent: Intent) -> Step:
    fields = intent.fields
    wanted = Looking(fields.get("search", ""), kind=fields.get("kind", ""), year=fields.get("year", ""))
    return Step(session=scene.session.put(LOOKING, wanted))


def more(scene: Scene, intent: Intent) -> Step:
    listed = scene.session.get(LOOKING, Looking()).listed
    return Step(session=scene.session.change(LOOKING, listed=listed + LISTED))


def tick(scene: Scene, intent: Intent) -> Step:
    """Take the ticks as they are on the listed rows; what is ticked and not listed stays so."""
    looking = scene.session.get(LOOKING, Looking())
    listed = [card["stream"] for card, _ in found(_cards(scene), looking, scene)[: looking.listed]]
    elsewhere = [card["stream"] for card in _ticked(scene) if card["stream"] not in listed]
    return _tick(scene, [*elsewhere, *(stream for stream in listed if stream in intent.fields)])


def tick_all(scene: Scene, intent: Intent) -> Step:
    """Tick all that are found, the ones beyond the end of the list too; or, if all are, none of them."""
    wanted = found(_cards(scene), scene.session.get(LOOKING, Looking()), scene)
    streams = [card["stream"] for card, _ in wanted if not card["running"]]
    ticked = [card["stream"] for card in _ticked(scene)]
    if set(ticked).issuperset(streams):
        return _tick(scene, [stream for stream in ticked if stream not in streams])
    return _tick(scene, [*ticked, *streams])


def _tick(scene: Scene, streams: Sequence[str]) -> Step:
    chosen = scene.session.get(CHOSEN, Chosen())
    return Step(session=scene.session.put(CHOSEN, replace(chosen, ticked=tuple(dict.fromkeys(streams)))))


def reads(scene: Scene, intent: Intent) -> Sequence[str]:
    return scene.session.get(CHOSEN, Chosen()).ticked if intent.do == "events.save" else ()


def save(scene: Scene, intent: Intent) -> Step:
    """Save the ticked events in one file; a game whose tiles are still hidden stays out of it."""
    t, cards = scene.texts, _ticked(scene)
    saved = [card for card in cards if not hides_tiles(scene.logs[card["stream"]])]
    hidden = [card["name"] for card in cards if card not in saved]
    if not saved:
        return Step(notice=(t.gettext("Nothing was saved."), _hidden(hidden, scene) if hidden else ""))
    files = [file_of(card["stream"], scene.logs[card["stream"]], scene.app, intent.at) for card in saved]
    text = write_archive(files, scene.app, intent.at, {}, {})
    file = SavedFile(archive_name(intent.at), "application/json", text)
    chosen = scene.session.get(CHOSEN, Chosen())
    lengths = {**dict(chosen.saved), **{card["stream"]: card["entries"] for card in saved}}
    fact = t.ngettext(
        "%(num)s event was saved in one file.", "%(num)s events were saved in one file.", len(saved)
    )
    follows = t.gettext("Find the file and keep it safe before you delete anything here.")
    return Step(
        save=file,
        session=scene.session.put(CHOSEN, replace(chosen, saved=tuple(lengths.items()))),
        notice=(fact % {"num": len(saved)}, _hidden(hidden, scene) if hidden else follows),
    )


def _hidden(names: Sequence[str], scene: Scene) -> str:
    t = scene.texts
    return t.gettext("Not in it, for tiles are still hidden: %(names)s.") % {"names": ", ".join(names)}


def ask_delete(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(DELETING, True)) if _deletable(scene) else Step()


def delete(scene: Scene, intent: Intent) -> Step:
    gone = _deletable(scene) if scene.session.get(DELETING) else []
    t = scene.texts
    fact = t.ngettext(
        "%(num)s event was deleted from this device.",
        "%(num)s events were deleted from this device.",
        len(gone),
    )
    follows = t.gettext("Import the file that you saved to have them back.")
    return Step(
        deletes=tuple(card["stream"] for card in gone),
        session=scene.session.dismissed(),
        notice=(fact % {"num": len(gone)}, follows) if gone else None,
    )


EVENTS = Screen(
    name="events",
    view=view,
    title=title,
    intents={
        "look_for": look_for,
        "more": more,
        "tick": tick,
        "tick_all": tick_all,
        "save": save,
        "ask_delete": ask_delete,
        "delete": delete,
    },
    events=True,
    reads=reads,
)
