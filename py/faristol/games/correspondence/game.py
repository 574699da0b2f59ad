"""A game by letter at one moment. How entries change it is in facts.py, what may come next in playing.py."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Any

from faristol.core.placement import PlayRules
from faristol.core.tiles import Tiles, TileSet
from faristol.facts import OpenedWithTiles
from faristol.fields import Lexicon, Name, Table, Tile, reader
from faristol.games.correspondence.course import BLUE, RED, Course, tiles_of
from faristol.games.correspondence.days import Known, Leave, days_left
from faristol.games.correspondence.in_order import STILL_TAKEN
from faristol.games.log import Entry
from faristol.rulesets.letters import CorrespondenceRules
from faristol.texts import N_

LOG_VERSION = 1
WAYS = ("letters", "cards", "fax", "telegrams", "e-mail", "chat", "telephone", "word of mouth")
"""How the players have agreed to write to each other."""
WITHOUT_STAMP = frozenset({"fax", "e-mail", "chat", "telephone", "word of mouth"})
"""The ways in which no post puts a date on what arrives."""

RIGHT, WRONG = "right", "wrong"
LEFT_OPEN = frozenset({"played-out", "passes", "unfinished"})
"""Ends that wait for the arbiter's answer to a claim of the time; the others settle the claim too."""


@dataclass(frozen=True)
class Sent:
    """A turn that went off: when the letter that it answers was sent and arrived, when it was sent itself."""

    partner_sent: date
    arrived: date
    sent: date
    days: int
    known: Known = field(default="stamp", compare=False)
    """How the day of arrival is known."""


@dataclass(frozen=True)
class Challenge:
    by: int
    turn: int
    """The turn that is challenged, counted from 0."""
    words: tuple[str, ...]
    why: str
    wrong: Course
    """Where the play scored zero; the course in which it stands is the game's own."""


@dataclass(frozen=True)
class Dispute:
    """A letter to the arbiter: by whom, when it came, and what it says beside the sheet."""

    by: int
    came: date
    why: str


@dataclass(frozen=True)
class Ending:
    way: str
    clause: str | None
    lost: int | None = None
    """Who loses by the clause, whatever the points say."""


def usual_known(way: str) -> Known:
    return "confirmed" if way in WITHOUT_STAMP else "stamp"


def is_day(value: Any) -> date:
    """Return a day of this century, as it is written in a log."""
    day = date.fromisoformat(value)
    if not 2000 <= day.year < 2100:
        raise ValueError
    return day


def _day_as_written(value: Any) -> str:
    is_day(value)
    day: str = value
    return day


Day = Annotated[date, is_day]
DayAsWritten = Annotated[str, _day_as_written]
Way = Annotated[str, dict(zip(WAYS, WAYS, strict=True)).__getitem__]


def _lexicon(value: Any) -> dict[str, Any]:
    """Return what is said of the word list; a sheet on paper names none."""
    read: dict[str, Any] = reader(Lexicon if value else Table)(value)
    return read


class CorrespondenceOpened(OpenedWithTiles):
    """All that the game depends on: ruleset, tiles, the string, names, dates, lexicon."""

    players: tuple[Name, Name]
    arbiters: Name
    coefficient: Name
    place: Name
    way: Way
    begins: DayAsWritten
    closes: DayAsWritten
    racks: bool
    program: bool
    addresses: tuple[Name, Name, Name] = ("", "", "")
    """Of RED, BLUE and the arbiter; a published page has none."""
    ruleset: CorrespondenceRules
    string: tuple[Tile, ...]
    lexicon: Annotated[dict[str, Any], _lexicon]
    log_sentence = N_("The game by letter was opened: RED %(red)s, BLUE %(blue)s")

    @property
    def publication(self) -> str:
        return self.language


@dataclass(frozen=True)
class Correspondence:
    opened: CorrespondenceOpened
    tile_set: TileSet
    rules: PlayRules
    string: Tiles
    course: Course
    sent: tuple[Sent, ...] = ()
    arrived: tuple[date, Known] | None = None
    """When the letter came that is being answered, and how that is known."""
    longer: tuple[int, date] | None = None
    """Who has said to need longer, and until when (COR-17)."""
    again: date | None = None
    """When the last turn was sent once more."""
    sheets: date | None = None
    """When the arbiter's sheets came to BLUE, as this device knows it."""
    asked: date | None = None
    """When BLUE wrote to RED that the first play had not come (COR-17)."""
    returned: tuple[tuple[date, date], ...] = ()
    """When the last letter came back unclaimed, and when it was sent again (COR-18)."""
    challenge: Challenge | None = None
    admitted: int | None = None
    """How many turns had been sent when a fault was admitted for the last time."""
    penalties: tuple[tuple[int, int], ...] = ()
    """Who lost how many points (COR-13)."""
    leaves: Mapping[int, Leave] = field(default_factory=dict)
    charged: tuple[tuple[int, int], ...] = ()
    """Days of thought beside those of the turns: whose, and how many (COR-18)."""
    corrected: tuple[tuple[int, int, int], ...] = ()
    """Sums that were put right: the turn, counted from 0, its points and the total as they are (COR-11)."""
    agreed_way: str | None = None
    """How the players write to each other, where they have agreed otherwise since the beginning."""
    offered: int | None = None
    """Who has offered a draw that the partner has not answered."""
    claims: tuple[int, ...] = ()
    """Who says that the partner is over the time, RED first where two claims have crossed."""
    answer_by: date | None = None
    """Until when the partner answers the claim that came last to the arbiter."""
    dismissed: bool = False
    """Whether the arbiter has found a claim of the time to be unfounded."""
    ending: Ending | None = None
    punished: tuple[tuple[int, int], ...] = ()
    """Whose coefficient is lowered, and by how many hundredths (COR-24)."""
    decided: tuple[int, int] | None = None
    """The coefficients, where the arbiter has set them."""
    disputes: tuple[Dispute, ...] = ()
    """The letters by which the arbiter has the game; empty on the players' devices."""
    told: tuple[Entry, ...] = field(default=(), compare=False, repr=False)
    """The entries so far in the order in which they happened, which is not always that in which they came."""

    @property
    def ruleset(self) -> CorrespondenceRules:
        return self.opened.ruleset

    @property
    def way(self) -> str:
        """Return how the players write to each other now."""
        return self.agreed_way or self.opened.way

    @property
    def usual_known(self) -> Known:
        """Return how the day of an arrival is known, where nobody says otherwise."""
        return usual_known(self.way)

    @property
    def unsaid_known(self) -> Known:
        """Return how it is known where a message does not say so: both know in which way the game began."""
        return usual_known(self.opened.way)

    @property
    def running(self) -> bool:
        """No clock runs: days pass."""
        return False

    @property
    def ticking_since(self) -> None:
        return None

    @property
    def names(self) -> tuple[str, str]:
        red, blue = self.opened.players
        return red, blue

    @property
    def to_move(self) -> int:
        """Return whose turn is being made, up to the moment in which it is sent."""
        return RED if len(self.sent) % 2 == 0 else BLUE

    @property
    def takes_a_turn(self) -> bool:
        """Return whether a turn can be noted: after some ends one that was made before may be on its way."""
        if self.ending is None:
            return True
        return self.ending.way in STILL_TAKEN and (self.ending.way, self.ending.lost) != (
            "abandoned",
            self.to_move,
        )

    @property
    def number(self) -> int:
        """Return the turn, as the sheet counts them: each has a play of RED and one of BLUE."""
        return len(self.sent) // 2 + 1

    @property
    def complete(self) -> int:
        """Return how many turns are complete (COR-21)."""
        return len(self.sent) // 2

    @property
    def courses(self) -> dict[str | None, Course]:
        """Return the one course, or the two variants, the play right and the play wrong (COR-12)."""
        if self.challenge is None:
            return {None: self.course}
        return {RIGHT: self.course, WRONG: self.challenge.wrong}

    def hand(self, player: int, variant: str | None = None) -> Tiles:
        """Return the letters of a player, which lie open to both (COR-2)."""
        return tiles_of(self.string, self.courses[variant].hands[player - 1])

    def total(self, player: int, course: Course) -> int:
        """Return the total on the sheet: the plays less the penalties."""
        return course.points(player) - sum(points for whose, points in self.penalties if whose == player)

    @property
    def claimed(self) -> int | None:
        """Return whose claim of the time the arbiter answers first; None if there is none."""
        return self.claims[0] if self.claims else None

    @property
    def waits_for_time(self) -> bool:
        """Return whether the arbiter has still to say if a player was over the time (COR-19)."""
        return bool(self.claims) and (self.ending is None or self.ending.way in LEFT_OPEN)

    @property
    def asks_arbiter(self) -> bool:
        """Return whether a challenge or a claim of the time waits for the arbiter's answer."""
        return self.challenge is not None or self.waits_for_time

    @property
    def left_over(self) -> tuple[int, int]:
        """Return what a setting of the game takes from the totals at the end, for letters left (COR-7)."""
        if not (self.opened.racks and self.ending and self.ending.way in self.ruleset.ends.clauses):
            return 0, 0
        hands = (tiles_of(self.string, hand) for hand in self.course.hands)
        red, blue = (sum(map(self.tile_set.points, hand)) for hand in hands)
        return red, blue

    @property
    def scores(self) -> tuple[int, int]:
        """Return the totals, at the end less what is taken for letters left."""
        red, blue = self.left_over
        return self.total(RED, self.course) - red, self.total(BLUE, self.course) - blue

    def used(self, player: int) -> list[int]:
        """Return the days of thought, turn by turn, and what else was charged."""
        turns = [sent.days for at, sent in enumerate(self.sent) if at % 2 == player - 1]
        return turns + [days for whose, days in self.charged if whose == player]

    def days_left(self, player: int) -> int:
        return days_left(self.ruleset.days, self.used(player))


def summary(event: Correspondence) -> dict[str, Any]:
    """Return what the home screen needs to know of this event without opening it."""
    return {
        "kind": "correspondence",
        "name": event.opened.name,
        "language": event.tile_set.language,
        "phase": "over" if event.ending else "turn",
        "running": event.running,
        "players": list(event.names),
        "scores": list(event.scores),
        "to_move": event.to_move,
        "turn": event.number,
        "final": event.ending is not None,
        "ended": [event.ending.way, event.ending.lost] if event.ending else None,
        "dispute": ("open" if event.asks_arbiter else "judged") if event.disputes else None,
    }
