"""An event's file: back it up, publish it, see its log, make a copy of what can be read, delete it."""

from dataclasses import replace

from faristol.games.log import Entry
from faristol.games.publishing import backed_up, leaves_secret, newer_than_backup
from faristol.screens.activities import activity_of, published_page
from faristol.screens.acts import Act, acts
from faristol.screens.home.file.moving_code import SHOWING, file_as_code
from faristol.screens.home.log_rows import LogRow, log_rows
from faristol.screens.parts.event_files import carries_secret
from faristol.screens.parts.file_names import file_name
from faristol.screens.parts.moving_code import MovingCode, Showing
from faristol.screens.publication.addresses import names_an_address
from faristol.screens.scene import Brings, Intent, OpenEvent, SavedFile, Scene, Screen, Step
from faristol.screens.session import Question, Session, Slot
from faristol.screens.view import View, view_value
from faristol.storage import ClubVoice
from faristol.storage.files import export_file
from faristol.texts import Texts

LISTED = 100
"""So many entries of a long log at a time."""
LOG_PART = Slot("log_part", int, of="event")
DELETING = Question("deleting", bool)


@view_value
class LogPart:
    """A part of a long log: 1–100, 101–200 …"""

    part: int
    label: str
    now: bool


@view_value(kw_only=True)
class FileView(View):
    kind: str
    for_everybody: str
    """The template of what is made for everybody."""
    demo: bool
    exported: bool
    lacking: str
    """What the last backup lacks, if anything."""
    carries_secret: bool
    leaves_secret: bool
    running: bool
    broken: int | None
    number_of_entries: int
    entries: list[LogRow]
    parts: tuple[LogPart, ...]
    addresses: bool
    deleting: bool | None
    moving_code: MovingCode | None
    voice_stays: bool
    """Whether there are recorded names, which do not go into codes."""


def view(scene: Scene) -> FileView:
    event, t = _event(scene), scene.texts
    newer = newer_than_backup(event.entries)
    last = (len(event.entries) - 1) // LISTED
    now = min(scene.session.get(LOG_PART, last), last)
    return FileView(
        title=title(scene),
        subtitle=event.entries[0]["name"],
        back=f"#/event/{event.stream}",
        back_name=t.gettext("The event"),
        kind=event.kind.name,
        for_everybody=activity_of(event).for_everybody,
        demo=bool(event.entries[0].get("demo")),
        exported=newer is not None,
        lacking=_lacking(newer, t) if newer else "",
        carries_secret=carries_secret(event.entries) and not _is_over(event),
        leaves_secret=leaves_secret(event.entries) and event.entries[0].get("source") != "bag",
        running=event.state.running,
        broken=event.broken,
        number_of_entries=len(event.entries),
        entries=log_rows(event, slice(now * LISTED, (now + 1) * LISTED), scene),
        parts=_parts(now, len(event.entries)),
        addresses=names_an_address(event),
        deleting=scene.session.get(DELETING),
        moving_code=file_as_code(event, scene),
        voice_stays=bool(_voice(event, scene)),
    )


def _lacking(newer: int, t: Texts) -> str:
    return t.ngettext(
        "The last backup noted here lacks the newest entry of the log.",
        "The last backup noted here lacks the newest %(num)s entries of the log.",
        newer,
    ) % {"num": newer}


def title(scene: Scene) -> str:
    return scene.texts.gettext("The event’s file")


def _event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def _is_over(event: OpenEvent) -> bool:
    """Return whether no racks are to come: of what has ended for good, or of a game with a bag of its own."""
    game = event.state
    if event.kind.name == "duplicate":
        return bool(game.final)
    return event.kind.name == "classic" and (game.stage == "over" or not game.program_draws)


def _parts(now: int, entries: int) -> tuple[LogPart, ...]:
    starts = range(0, entries, LISTED) if entries > LISTED else range(0)
    return tuple(
        LogPart(n, f"{start + 1}–{min(start + LISTED, entries)}", n == now) for n, start in enumerate(starts)
    )


def part(session: Session, part: int) -> Act:
    return session.put(LOG_PART, part)


def export(scene: Scene) -> Act:
    """Save the log as one file, with the secret if racks have been drawn from it, and note that it left."""
    event = _event(scene)
    entries, voice = backed_up(event.entries), _voice(event, scene)
    document = export_file(event.stream, entries, scene.app, [], scene.now, voice=voice).decode()
    saved = SavedFile(f"{file_name(event)}.json", "application/json", document)
    return Step(_exported(event), save=saved)


def _voice(event: OpenEvent, scene: Scene) -> ClubVoice:
    return scene.recordings if "names" in event.entries[0] else {}


def _exported(event: OpenEvent) -> list[Entry]:
    """Return the entry that notes that the log left this tablet, where it can be written."""
    exported: Entry = {"type": "Exported"}
    if leaves_secret(event.entries):
        exported["without_secret"] = True
    can_write = event.writing and event.broken is None and not event.lost
    return [exported] if can_write else []


def show_code(scene: Scene) -> Act:
    """Show the log as codes. That it left is noted only if it carries a secret: nobody may have read it."""
    event = _event(scene)
    shows_secret = carries_secret(event.entries) and not _is_over(event)
    noted: list[Entry] = [{**each, "as_code": True} for each in _exported(event)] if shows_secret else []
    return Step(noted, session=scene.session.put(SHOWING, Showing(scene.now)))


def more_codes(session: Session, from_: int) -> Act:
    if session.get(SHOWING) is None:
        return []
    return session.change(SHOWING, start=from_)


def again(scene: Scene, intent: Intent) -> Step:
    """Hand out the log again after a crash; that it left is in it already."""
    handing_out = acts(export, show_code).get(intent.do.removeprefix("file."))
    return replace(handing_out(scene, intent), entries=[]) if handing_out else Step()


def publish(scene: Scene) -> Act:
    """Make the page; from another screen where a name looks like an address, this one says so first."""
    event = _event(scene)
    here = f"#/event/{event.stream}/file"
    if names_an_address(event) and scene.address != here:
        return Step(go=here)
    page = published_page(event, scene.app, scene.now, scene.zone)
    return Step(save=SavedFile(f"{file_name(event)}.html", "text/html", page))


def save(scene: Scene, what: str) -> Act:
    """Save a file for another program."""
    event = _event(scene)
    export = activity_of(event).exports[what]
    return Step(save=export.file(event, scene, file_name(event)))


def copy(scene: Scene) -> Act:
    """Make an event of its own of the part that can be read."""
    event = _event(scene)
    return Step(brings=Brings(event.stream, list(event.entries), "copy"))


def ask_delete(session: Session) -> Act:
    return session.put(DELETING, True)


def delete(scene: Scene) -> Act:
    return Step(deletes=(_event(scene).stream,), session=scene.session.dismissed(), go="#/")


FILE = Screen(
    name="file",
    view=view,
    remembers=True,
    recordings=True,
    title=title,
    again=again,
    intents=acts(part, export, show_code, more_codes, publish, save, copy, ask_delete, delete),
)
