"""What guest and host say to each other over a link: one JSON object a message, with its kind as `m`.

A guest says who it is (`Hello`) and what its person does (`Do`); the host answers with the seat (`Welcome`)
or why there is none, with what the guest may know (`State`, whole each time), and for each act with an `Ack`,
after the disk. What a guest says of itself counts for nothing but a wish: the host knows it by the link that
the message came on.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal, get_args

from faristol.fields import (
    Count,
    Damaged,
    Digits,
    Duration,
    Moment,
    Name,
    Points,
    Secret,
    Table,
    Tile,
    reader,
)
from faristol.plain_json import read_json
from faristol.room.code_text import Unreadable
from faristol.room.list_messages import AskPiece, OfTheList
from faristol.room.log_messages import Copied, OfTheLog, Turn
from faristol.room.message_fields import CodeText, Key, Percent, PlayText, Wording, some_lines

MOST_FROM_GUEST = 16_384
MOST_FROM_HOST = 200_000
"""Bytes of one message; the host's may hold a board."""

LONGEST_GAME = 12_000
"""Characters of the sheet of a game that goes along with its result."""

Role = Literal["player", "telephone", "judge", "wall", "room"]
"""Who plays at a table, whose own telephone it is, who judges beside the host, what only shows, and who
judges the same duplicate in another room."""
Act = Literal["seat.slip", "seat.result", "judge.slip", "judge.withdraw", "judge.accept"]


Outcome = Literal["read", "no-code", "another-code", "place-used"]
"""Whether the host has let in who showed a code, or why not."""
NullByHand = Literal["none", "absent", "late", "uncircled", "illegible", "coordinates"]
"""The reasons for which a judge finds a slip null that no program can see."""

# --- from a guest


@dataclass(frozen=True)
class Hello:
    """Who would like which seat, with which Faristol and which words."""

    app: Wording
    lexicon: Secret
    """The digest of the word list, "" without one."""
    role: Role
    table: Count | None
    token: Secret
    """What a host once gave this tablet with its seat, so that it gets it back; "" at the first time."""
    page: bool = False
    """Whether it has no engine, and is sent what it shows."""
    language: Literal["", "ca", "ro", "en"] = ""
    """Of a page, in which it is to be rendered."""
    player: Wording = ""
    """Who its person has said to be."""


@dataclass(frozen=True)
class Do:
    key: Key
    act: Act
    round: Count
    text: PlayText
    """As it would stand on paper; "" is a slip without a play."""
    points: Points | None
    pair: tuple[Name, ...] = ()
    """Of a result the two who played, by their ids."""
    game: Annotated[str, some_lines(LONGEST_GAME)] = ""
    """Of a result the game as GCG, where it was played on this tablet."""
    rack: tuple[Tile, ...] = ()
    """Of a slip the rack that it was written for; a round may have another one afterwards."""


@dataclass(frozen=True)
class Judged:
    """What a second judge does about the slip of a table: notes it, takes it back, takes its words."""

    key: Key
    act: Literal["judge.slip", "judge.withdraw", "judge.accept"]
    round: Count
    table: Count
    text: PlayText = ""
    null: NullByHand | None = None
    points: Points | None = None
    late: bool = False
    everywhere: bool = False


@dataclass(frozen=True)
class Ping:
    """Asks for a sign of life."""

    sent: Moment
    seated: bool = False
    """Whether the guest takes itself for seated."""


@dataclass(frozen=True)
class Battery:
    """How full the guest's battery is; None once it is being charged."""

    percent: Percent | None


# --- from the host


@dataclass(frozen=True)
class Welcome:
    tablet: Count
    role: Role
    table: Count | None
    token: Digits
    sight: Secret = ""
    """The key that seals the seat's slips where they go as codes."""
    event: Secret = ""
    """By what its event is known from any other."""
    turn: Turn = 0
    """Of the host: greater with each tablet that has gone on in another's place."""
    since: Turn = 0
    """Of the host: when that was, by its clock; 0 for the first one."""
    stands_in: bool = False
    """Whether the judge would have this tablet go on if the host dies."""


@dataclass(frozen=True)
class NoSeat:
    """Why this tablet has no seat, or has it no more."""

    reason: Wording


@dataclass(frozen=True)
class Sits:
    """Whose seat a guest asks for, which its person has to say to be first."""

    table: Count
    player: Wording


@dataclass(frozen=True)
class Ring:
    """The judge looks for this device."""


@dataclass(frozen=True)
class Pong:
    sent: Moment
    now: Moment


@dataclass(frozen=True)
class Away:
    """The judge's tablet is there, but does not have the event of the room open where it may write."""

    now: Moment


@dataclass(frozen=True)
class State:
    """All that this guest may know; one with a lower number than the last came late and is dropped."""

    n: Count
    state: Table


@dataclass(frozen=True)
class Region:
    """The board for everybody, as the host has rendered it; if it has a clock, that follows."""

    name: Name
    html: Annotated[str, lambda value: value if type(value) is str else _refuse()]


@dataclass(frozen=True)
class Page:
    """Of the seat of a guest without an engine the regions that are other than before, as HTML."""

    n: Count
    regions: Table


@dataclass(frozen=True)
class Ack:
    """The act with this key is on the host's disk, or the code of the refusal, whose sentence each has."""

    key: Key
    refused: Wording | None


@dataclass(frozen=True)
class Relayed:
    """What came of the code of another tablet that a guest has read for the host."""

    code: CodeText
    outcome: Outcome


@dataclass(frozen=True)
class Clock:
    """The time that is left at a moment of the host's clock, which no other clock agrees with."""

    remaining: Duration
    runs: bool
    now: Moment


# --- from either


@dataclass(frozen=True)
class Spare:
    """An offer or an answer for the time when this link has gone, as the text of its code."""

    code: CodeText


@dataclass(frozen=True)
class Relay:
    """The code of another tablet that this one has read, for the host; or the host's, to be shown here.

    From a guest "" asks for the host's.
    """

    code: CodeText


FromGuest = Hello | Do | Judged | Ping | Battery | Spare | Relay | Copied | AskPiece
FromHost = (
    Welcome
    | NoSeat
    | Sits
    | Ring
    | Pong
    | Away
    | State
    | Region
    | Page
    | OfTheLog
    | OfTheList
    | Ack
    | Clock
    | Relayed
    | Spare
    | Relay
)


def write_message(message: FromGuest | FromHost) -> str:
    content = {"m": type(message).__name__.lower(), **asdict(message)}
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def read_from_guest(text: str) -> FromGuest:
    message: FromGuest = _read(text, get_args(FromGuest), MOST_FROM_GUEST)
    return message


def read_from_host(text: str) -> FromHost:
    message: FromHost = _read(text, get_args(FromHost), MOST_FROM_HOST)
    return message


def is_hello(text: str) -> bool:
    """Return whether this greets, in whatever form: what another version says may not be readable here."""
    try:
        return len(text) <= MOST_FROM_GUEST and bool(read_json(text)["m"] == "hello")
    except (ValueError, LookupError, TypeError):
        return False


def _read(text: str, kinds: Iterable[type], most: int) -> Any:
    if len(text) > most or len(text.encode("utf-8", "replace")) > most:
        raise Unreadable("a message that is too long")
    try:
        content = read_json(text)
        kind = next(each for each in kinds if each.__name__.lower() == content["m"])
        json.dumps(content, ensure_ascii=False).encode()  # half an emoji can be spelt in JSON, and never sent
        return reader(kind)(content)
    except (ValueError, LookupError, TypeError, StopIteration, Damaged):
        raise Unreadable("no message of a room") from None


def _refuse() -> str:
    raise ValueError
