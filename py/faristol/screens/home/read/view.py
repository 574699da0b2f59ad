"""An event from another tablet's screen, which shows it as codes one after another."""

from dataclasses import dataclass, replace
from functools import lru_cache

from faristol.room.code_text import Unreadable, codes_in, to_bytes
from faristol.room.fountain import FrameCollector
from faristol.screens.acts import Act, acts
from faristol.screens.home.differing import BRINGS, Differing, differing
from faristol.screens.parts.camera import camera_trouble
from faristol.screens.parts.event_files import brought
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Session, Slot
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@dataclass(frozen=True)
class Reading:
    """What is being read: its key, why there is no camera, and whether the last code was none of ours."""

    key: str = ""
    no_camera: str = ""
    other_code: bool = False


READING = Slot("reading", Reading, of="event")


class FileInSight:
    """What has been read so far of a file; it is too much for a session, and is read again after a crash."""

    def __init__(self) -> None:
        self.frames = FrameCollector()
        self.complete = False

    @property
    def quarter(self) -> int:
        return 4 * self.frames.collected // max(1, self.frames.blocks)


@lru_cache(maxsize=4)
def file_in_sight(key: str) -> FileInSight:
    return FileInSight()


@view_value(kw_only=True)
class ReadView(View):
    trouble: tuple[str, str] | None
    complete: bool
    other_code: bool
    read: int
    all: int
    """How many parts the file has, 0 before the first one is read."""
    brought: Differing | None


def view(scene: Scene) -> ReadView:
    reading = scene.session.get(READING, Reading())
    file = file_in_sight(reading.key) if reading.key else FileInSight()
    return ReadView(
        title=title(scene),
        back="#/",
        back_name=scene.texts.gettext("Home"),
        trouble=camera_trouble(reading.no_camera, scene.texts) if reading.no_camera else None,
        complete=file.complete,
        other_code=reading.other_code,
        read=file.frames.collected,
        all=file.frames.blocks,
        brought=differing(scene),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Read from another tablet’s screen")


def camera_on(intent: Intent, session: Session, t: Texts) -> Act:
    """The camera is open: for the first time, or after the page was out of sight."""
    reading = session.get(READING, Reading())
    begun = replace(reading, key=reading.key or intent.key, no_camera="")
    return Step(session=session.put(READING, begun), announce=t.gettext("The camera is on."))


def no_camera(session: Session, why: str) -> Act:
    return session.change(READING, no_camera=why or "Error")


def try_again(session: Session) -> Act:
    return session.without(READING)


def code(scene: Scene, code: str) -> Act:
    """Take the codes that were read since the last answer, one a line, and the event once it is whole."""
    reading = scene.session.get(READING, Reading())
    file = file_in_sight(reading.key)
    if not reading.key or file.complete:
        return []
    before, other_code, content = file.quarter, False, None
    for text in codes_in(code):
        try:
            content = content or file.frames.take(to_bytes(text))
        except Unreadable:
            other_code = True
    session = scene.session.put(READING, replace(reading, other_code=other_code))
    if content is None:
        return Step(session=session, announce=_progress(scene, file) if file.quarter > before else None)
    file.complete = True
    brings, voice, notice = brought(scene, content)
    return Step(brings=brings, records=voice, notice=notice, session=session)


def _progress(scene: Scene, file: FileInSight) -> str:
    parts = {"read": file.frames.collected, "all": file.frames.blocks}
    return scene.texts.gettext("%(read)s of %(all)s parts have been read.") % parts


READ = Screen(
    name="read",
    view=view,
    title=title,
    intents={**acts(camera_on, no_camera, try_again, code), **BRINGS},
)
