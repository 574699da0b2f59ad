"""What a screen is given, and what an intent may answer. Values only."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from faristol.errors import Rejected
from faristol.games.draws import blank_name
from faristol.games.log import Entry
from faristol.kinds import Kind
from faristol.screens.device import Device, Settings
from faristol.screens.lists import ListAct, Lists, Wanted
from faristol.screens.notice import Notice
from faristol.screens.session import LEAVING, Session
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.speech.aloud import Speech
from faristol.storage import ClubVoice, Reading
from faristol.storage.archive import Archive
from faristol.texts import Texts, texts
from faristol.words.bitsets import Bitsets

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.guest import Guest
    from faristol.room.host import Host
    from faristol.room.link_check import LinkCheck
    from faristol.room.orders import RoomStep


@dataclass(frozen=True)
class Intent:
    """What a person did: its name, the moment of the tap, the values of the form and of the button."""

    do: str
    at: int
    key: str = ""
    """128 random bits that the page gave it: sent again after a crash, it is known by them."""
    fields: dict[str, str] = field(default_factory=dict)
    data: dict[str, str] = field(default_factory=dict)
    file: bytes | None = None
    """The file that a person chose, or the first of several."""
    file_name: str = ""
    more_files: tuple[bytes, ...] = ()


@dataclass(frozen=True)
class OpenEvent:
    """The event on the screen. A window that does not write it watches."""

    stream: str
    kind: Kind
    entries: tuple[Entry, ...]
    state: Any
    writing: bool = True
    broken: int | None = None
    lost: bool = False
    """Whether the browser no longer has it: it is only in this window."""
    last_sign: int | None = None
    """Set while the judge has not yet said how the time that nobody saw is to be read."""

    @property
    def keeps_time(self) -> bool:
        """Whether a clock at nought counts in this window: it writes, and has seen all the time."""
        return self.writing and self.last_sign is None


@view_value
class DamagedLog:
    """An event on the device whose log cannot be read, or not to its end."""

    stream: str
    name: str
    """"" where nothing says it any more."""
    read: int
    """So many entries, from the first on, can be read."""
    newer: bool
    """Whether a later Faristol wrote it."""
    reading: Reading


class WordsNotOpen(Exception):
    """Told to the engine alone: it opens this lexicon, or that of the screen, and takes the intent again."""


@dataclass(frozen=True)
class Scene:
    address: str
    settings: Settings
    device: Device
    session: Session
    now: int
    zone: int
    problems: dict[str, str] = field(default_factory=dict)
    """What is wrong with a field of the form on the screen, by the field's name."""
    cards: tuple[dict[str, Any], ...] = ()
    """What is said of each event on the device, the newest first, if the screen shows events."""
    lost: tuple[dict[str, Any], ...] = ()
    """The same of the events that the browser has lost and of which there is a copy."""
    damaged: tuple[DamagedLog, ...] = ()
    is_readable: bool = True
    """Whether the events on the device could be read; a full disk may stand against it."""
    logs: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict)
    """The logs of other events of this device that the intent asked for."""
    event: OpenEvent | None = None
    words: Bitsets | None = None
    """The lexicon that the screen asked for, open."""
    remembered: Mapping[str, str] = field(default_factory=dict)
    """What this device keeps for the next event, if the screen remembers it."""
    recordings: ClubVoice = field(default_factory=dict)
    """The club's own voice, if the screen needs it."""
    opening: float | None = None
    """The share of it that is open, while it is being opened."""
    lists: Lists | None = None
    chance: Callable[[int], bytes] = bytes
    app: str = ""
    restoring: tuple[int, int] | None = None
    """How many events of an archive are restored, and of how many, while they are."""
    room: "Host | Guest | LinkCheck | None" = None
    """The room of tablets in which this one is the host or a guest."""

    @property
    def texts(self) -> Texts:
        blank = blank_name(self.event.state) if self.event else getattr(self.room, "blank", "")
        return texts(self.settings.language, blank)

    @property
    def set_back(self) -> bool:
        """Whether the tablet's clock shows less than when the event on the screen was last seen running."""
        last_sign = self.event.last_sign if self.event else None
        return last_sign is not None and self.now < last_sign

    @property
    def settings_address(self) -> str:
        """The address of the settings, from where the way back leads to the event that is open."""
        return f"#/event/{self.event.stream}/settings" if self.event else "#/settings"

    @property
    def leaving(self) -> str | None:
        """The address to which a person would leave a running event, while that is asked."""
        return self.session.get(LEAVING)

    @property
    def open_words(self) -> Bitsets:
        """For an intent that can do nothing without the lexicon: if need be, it is taken again with it."""
        if self.words is None:
            raise WordsNotOpen
        return self.words


@dataclass(frozen=True)
class SavedFile:
    name: str
    type: str
    text: str
    packed: bool = False
    """Whether the text stands for bytes, in base 64."""


@dataclass(frozen=True)
class Brings:
    """A stream from a file. `how` it meets the same stream here: ask, go-on, merge, copy, take-over."""

    stream: str
    entries: list[Entry]
    how: str
    answers: dict[str, str] = field(default_factory=dict)
    """Who is who, where people were entered on both."""
    last_sign: int = 0
    """Of life of the tablet in whose place this one goes on."""
    damaged: bool = False
    """Whether the file can be read only in part, or was changed after it was saved."""


@dataclass(frozen=True)
class Step:
    """What follows from an intent: facts to write, things to remember on this screen, somewhere to go."""

    entries: list[Entry] = field(default_factory=list)
    """Facts for the event on the screen; the intent was an act."""
    opens: list[Entry] = field(default_factory=list)
    """The first act of a new event."""
    brings: Brings | None = None
    restores: Archive | None = None
    """Events that are brought to this device, a few at a time."""
    stops_restoring: bool = False
    lists: ListAct | None = None
    deletes: tuple[str, ...] = ()
    """Events that go from this device; none of them if one cannot."""
    session: Session | None = None
    go: str | None = None
    focus: str | None = None
    announce: str | None = None
    notice: Notice | None = None
    remember: Mapping[str, str | None] = field(default_factory=dict)
    """What this device keeps for the next event, by name; None is forgotten."""
    records: Mapping[tuple[str, str], bytes | None] = field(default_factory=dict)
    """The sounds of texts in the club's own voice, by language and text; None is deleted. Beside an event
    from a file, only those that the device does not have."""
    room: "RoomStep | None" = None
    save: SavedFile | None = None
    saves_everything: Callable[[Sequence[str]], Notice] | None = None
    """Everything is saved; this makes the notice of it, from the names of the events that were left out."""
    refused: Rejected | None = None
    """A refusal that changes the session all the same."""
    print: bool = False


class Background(Protocol):
    """What is worked out a piece at a time, so that everything else is answered meanwhile."""

    @property
    def done(self) -> bool: ...

    def go_on(self) -> None: ...


@dataclass(frozen=True)
class Screen:
    name: str
    view: Callable[[Scene], View]
    title: Callable[[Scene], str]
    intents: Mapping[str, Callable[[Scene, Intent], Step]] = field(default_factory=dict)
    clock: Callable[[Scene], Ticking | None] = lambda scene: None
    speech: Callable[[Scene], Speech | None] = lambda scene: None
    """What can be read aloud here, when the person asks for it."""
    again: Callable[[Scene, Intent], Step] = lambda scene, intent: Step()
    """What an act still hands out when it comes again after a crash and is in the log already."""
    remembers: bool = False
    """Whether it shows what this device keeps for the next event."""
    recordings: bool = False
    """Whether it needs the club's own voice."""
    words: Callable[[Scene], Wanted | None] = lambda scene: None
    """The lexicon it needs: a playing language, or the digest or the `lexicon` of an event."""
    waits: bool = True
    """Whether it can be shown only with its lexicon open; if not, `opening` tells how far that is."""
    lists: bool = False
    """Whether it shows which word lists there are."""
    events: bool = False
    """Whether it shows which events lie on the device."""
    reads: Callable[[Scene, Intent], Sequence[str]] = lambda scene, intent: ()
    """Which other events an intent needs whole, on a screen that shows events."""
    watched: Collection[str] | None = None
    """What a window that only watches can still do here, the rest being disabled; None if nothing is."""
    stays: Callable[[Scene], bool] = lambda scene: False
    """Whether nothing on it leads elsewhere, the way back included."""
    asks: Callable[[Scene], str | None] = lambda scene: None
    """Whether it asks about a sheet that was handed in, so that those behind it have to wait."""
    points_if_dropped: Callable[[Scene, Intent], int | None] = lambda scene, intent: None
    """What the play would score if the tile that is dragged fell where it is; None: not counted."""
    background: Callable[[Scene], Background | None] = lambda scene: None
    """What goes on here while it is shown, until it is done."""
    by_itself: Callable[[Scene], str | None] = lambda scene: None
    """The intent that the page sends now without a tap, once the background is done."""

    @property
    def template(self) -> str:
        """The template beside the view."""
        module = self.view.__module__.removeprefix("faristol.screens.").removesuffix(".view")
        return f"{module.replace('.', '/')}/{self.name}.html"

    def act(self, do: str) -> Callable[[Scene, Intent], Step] | None:
        """Return what an intent does here; None for one of another screen."""
        name, _, what = do.partition(".")
        return self.intents[what] if name == self.name else None

    def goes_on(self, scene: Scene) -> bool:
        work = self.background(scene)
        return work is not None and not work.done
