"""The events of this device: found by activity, year, club and name; several saved, archived, deleted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from faristol.screens.acts import Act, acts
from faristol.screens.home.cards import EventRow
from faristol.screens.home.event_finding import (
    ARCHIVE,
    KINDS,
    LISTED,
    Looking,
    archive_record,
    archived,
    found,
    year_of,
)
from faristol.screens.notice import Caution, Done
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.event_files import archive_name, file_of, hides_tiles
from faristol.screens.scene import Intent, SavedFile, Scene, Screen, Step
from faristol.screens.session import Question, Session, Slot
from faristol.screens.view import View, view_value
from faristol.storage.archive import write_archive
from faristol.texts import Texts

LOOKING = Slot("events-looking", Looking, of="sight")
CHOICES = ("search", "kind", "year", "club", "place")
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
    ticked: bool


@view_value(kw_only=True)
class EventsView(View):
    search: str
    kinds: list[tuple[str, str]]
    kind: str
    years: list[tuple[str, str]]
    year: str
    clubs: list[tuple[str, str]]
    club: str
    place: str
    archived: int
    """How many events are in the archive."""
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
    t, cards, looking = scene.texts, _cards(scene), _looking(scene)
    ticked = _ticked(scene)
    streams = {card["stream"] for card in ticked}
    listed = _listed(scene)
    free = [row.stream for row in listed if not row.runs]
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
        clubs=[(club, club) for club in sorted({club for card in cards for club in card.get("clubs", ())})],
        club=looking.club,
        place=looking.place,
        archived=len(_archived(scene)),
        rows=[Tickable(row, row.stream in streams) for row in listed[: looking.listed]],
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


def _looking(scene: Scene) -> Looking:
    return scene.session.get(LOOKING, Looking())


def _archived(scene: Scene) -> set[str]:
    return set(archived(scene.remembered)) & {card["stream"] for card in _cards(scene)}


def _listed(scene: Scene) -> list[EventRow]:
    """Return what is found of the archive, or of the other events."""
    looking, there = _looking(scene), _archived(scene)
    cards = [card for card in _cards(scene) if (card["stream"] in there) == (looking.place == ARCHIVE)]
    return found(cards, looking, scene)


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


def look_for(session: Session, fields: dict[str, str]) -> Act:
    search, kind, year, club, place = (fields.get(name, "") for name in CHOICES)
    wanted = Looking(search, kind=kind, year=year, club=club, place=place)
    return session.put(LOOKING, wanted)


def more(session: Session) -> Act:
    listed = session.get(LOOKING, Looking()).listed
    return session.change(LOOKING, listed=listed + LISTED)


def tick(scene: Scene, fields: dict[str, str]) -> Act:
    """Take the ticks as they are on the listed rows; what is ticked and not listed stays so."""
    listed = [row.stream for row in _listed(scene)[: _looking(scene).listed]]
    elsewhere = [card["stream"] for card in _ticked(scene) if card["stream"] not in listed]
    return _tick(scene, [*elsewhere, *(stream for stream in listed if stream in fields)])


def tick_all(scene: Scene) -> Act:
    """Tick all that are found, the ones beyond the end of the list too; or, if all are, none of them."""
    streams = [row.stream for row in _listed(scene) if not row.runs]
    ticked = [card["stream"] for card in _ticked(scene)]
    if set(ticked).issuperset(streams):
        return _tick(scene, [stream for stream in ticked if stream not in streams])
    return _tick(scene, [*ticked, *streams])


def _tick(scene: Scene, streams: Sequence[str]) -> Step:
    chosen = scene.session.get(CHOSEN, Chosen())
    return Step(session=scene.session.put(CHOSEN, replace(chosen, ticked=tuple(dict.fromkeys(streams)))))


def archive(scene: Scene, t: Texts) -> Act:
    """Take the ticked events from home's list into the archive, or back from it."""
    ticked = {card["stream"] for card in _ticked(scene)}
    before = _archived(scene)
    back = _looking(scene).place == ARCHIVE
    moved = before & ticked if back else ticked - before
    fact = (
        t.ngettext(
            "%(num)s event is back on the home screen.",
            "%(num)s events are back on the home screen.",
            len(moved),
        )
        if back
        else t.ngettext("%(num)s event is in the archive.", "%(num)s events are in the archive.", len(moved))
    )
    chosen = scene.session.get(CHOSEN, Chosen())
    left = before ^ moved
    looking = _looking(scene) if left else replace(_looking(scene), place="")
    return Step(
        remember=archive_record(left),
        session=scene.session.put(CHOSEN, replace(chosen, ticked=())).put(LOOKING, looking),
        notice=Done(fact % {"num": len(moved)}) if moved else None,
    )


def reads(scene: Scene, intent: Intent) -> Sequence[str]:
    return scene.session.get(CHOSEN, Chosen()).ticked if intent.do == "events.save" else ()


def save(scene: Scene, intent: Intent, t: Texts) -> Act:
    """Save the ticked events in one file; a game whose tiles are still hidden stays out of it."""
    cards = _ticked(scene)
    saved = [card for card in cards if not hides_tiles(scene.logs[card["stream"]])]
    hidden = [card["name"] for card in cards if card not in saved]
    if not saved:
        return Step(notice=Caution(t.gettext("Nothing was saved."), _hidden(hidden, scene) if hidden else ""))
    files = [file_of(card["stream"], scene.logs[card["stream"]], scene.app, intent.at) for card in saved]
    text = write_archive(files, scene.app, intent.at, {}, {})
    file = SavedFile(archive_name(intent.at), "application/json", text)
    chosen = scene.session.get(CHOSEN, Chosen())
    lengths = {**dict(chosen.saved), **{card["stream"]: card["entries"] for card in saved}}
    fact = t.ngettext(
        "%(num)s event was saved in one file.", "%(num)s events were saved in one file.", len(saved)
    ) % {"num": len(saved)}
    follows = t.gettext("Find the file and keep it safe before you delete anything here.")
    return Step(
        save=file,
        session=scene.session.put(CHOSEN, replace(chosen, saved=tuple(lengths.items()))),
        notice=Caution(fact, _hidden(hidden, scene)) if hidden else Done(fact, follows),
    )


def _hidden(names: Sequence[str], scene: Scene) -> str:
    t = scene.texts
    return t.gettext("Left out, because their tiles are still hidden: %(names)s.") % {
        "names": ", ".join(names)
    }


def ask_delete(scene: Scene) -> Act:
    return Step(session=scene.session.put(DELETING, True)) if _deletable(scene) else Step()


def delete(scene: Scene, t: Texts) -> Act:
    gone = _deletable(scene) if scene.session.get(DELETING) else []
    fact = t.ngettext(
        "%(num)s event was deleted from this device.",
        "%(num)s events were deleted from this device.",
        len(gone),
    )
    follows = t.gettext("To get back what you deleted, import the file that you saved.")
    return Step(
        deletes=tuple(card["stream"] for card in gone),
        remember=archive_record(_archived(scene) - {card["stream"] for card in gone}),
        session=scene.session.dismissed(),
        notice=Done(fact % {"num": len(gone)}, follows) if gone else None,
    )


EVENTS = Screen(
    name="events",
    view=view,
    title=title,
    intents=acts(look_for, more, tick, tick_all, archive, save, ask_delete, delete),
    events=True,
    reads=reads,
    remembers=True,
)
