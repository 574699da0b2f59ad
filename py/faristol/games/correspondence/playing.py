"""A turn: it is made, in both variants while a challenge is open, and then sent (COR-3, COR-4, COR-10)."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from faristol.core.errors import NoSuchWord
from faristol.core.letters import tile, word_text
from faristol.core.placement import Placed, Word, check_words, place
from faristol.core.play import read_play, write_play
from faristol.core.scoring import score
from faristol.core.squares import SIZE, Place
from faristol.games.correspondence.course import Course, places_of, tiles_of
from faristol.games.correspondence.days import MOVED, Known, counted_arrival, thinking_days
from faristol.games.correspondence.ending import ended_if_over
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    NotNow,
    SentBeforeArrival,
    TurnIsMade,
    TurnNotMade,
    WhichVariant,
)
from faristol.games.correspondence.game import Correspondence
from faristol.games.log import Entry

IsWord = Callable[[bytes], bool]


@dataclass(frozen=True)
class Dates:
    """When the partner's letter was sent (before RED's first turn the arbiter's) and came, and ours goes."""

    partner_sent: date
    arrived: date
    known: Known
    sent: date

    @property
    def counted(self) -> date:
        """Return the day of arrival as the sheet has it."""
        return counted_arrival(self.arrived, self.known, self.sent, self.partner_sent)


def make_play(event: Correspondence, text: str, is_word: IsWord, variant: str | None = None) -> list[Entry]:
    """Make a play. Technical faults are refused (COR-8); with a word not in the stock it is worth nothing."""
    course = _course(event, variant)
    tiles, player = event.tile_set, event.to_move
    hand = course.hands[player - 1]
    placed = place(tiles, event.rules, course.board, read_play(tiles, text), tiles_of(event.string, hand))
    worth = score(tiles, event.rules, placed).total
    made: Entry = {
        "type": "TurnMade",
        "variant": variant,
        "player": player,
        "play": write_play(tiles, placed.play),
        "worth": worth,
        "words": [_positioned(event, word) for word in placed.words],
    }
    try:
        check_words(tiles, placed, is_word)
    except NoSuchWord as refusal:
        clause = event.rules.clause(refusal)
        return [made | {"kind": "zero", "points": 0, "laid": [], "used": [], "drawn": [], "clause": clause}]
    return [made | _counted(event, course, placed, worth)]


def pass_turn(event: Correspondence, variant: str | None = None) -> list[Entry]:
    """Say PAS: the letters stay, for they cannot be exchanged (COR-1)."""
    _course(event, variant)
    nothing: dict[str, Any] = {"play": None, "points": 0, "worth": 0, "words": [], "laid": []}
    made = {"type": "TurnMade", "variant": variant, "player": event.to_move, "kind": "pass"}
    return [made | nothing | {"used": [], "drawn": [], "clause": None}]


def send(event: Correspondence, dates: Dates) -> list[Entry]:
    """Write the dates and the days; and the end, if this turn brings it."""
    courses = open_courses(event)
    if not (event.takes_a_turn and courses):
        raise NotNow
    if not all(_made(event, course) for course in courses.values()):
        raise TurnNotMade
    if dates.arrived < dates.partner_sent:
        raise ArrivedBeforeSent(sent=dates.partner_sent, arrived=dates.arrived)
    player = event.to_move
    days = thought(event, dates)
    entries = confirmed_sending(event, dates.partner_sent)
    entries.append(
        {
            "type": "TurnSent",
            "player": player,
            "partner_sent": dates.partner_sent.isoformat(),
            "arrived": dates.counted.isoformat(),
            "known": dates.known,
            "sent": dates.sent.isoformat(),
            "days": days,
        }
    )
    return ended_if_over(event, entries)


def thought(event: Correspondence, dates: Dates) -> int:
    """Return the days of thought of the turn that goes off."""
    if dates.sent < dates.arrived:
        raise SentBeforeArrival(arrived=dates.arrived.isoformat(), sent=dates.sent.isoformat())
    return thinking_days(dates.counted, dates.sent, leave=event.leaves.get(event.to_move))


def confirmed_sending(event: Correspondence, sent: date) -> list[Entry]:
    """Put the partner's date right: the day that the post stamped on the letter counts (COR-25)."""
    if not event.sent or event.sent[-1].sent == sent:
        return []
    partner, last = 3 - event.to_move, event.sent[-1]
    # A single stamp counts as the next day, and an answer may be posted on the stamp's own day.
    arrived = last.arrived - timedelta(max(MOVED.values()))
    if sent < arrived:
        raise SentBeforeArrival(arrived=arrived.isoformat(), sent=sent.isoformat())
    days = thinking_days(min(last.arrived, sent), sent, leave=event.leaves.get(partner))
    return [{"type": "SendingConfirmed", "player": partner, "sent": sent.isoformat(), "days": days}]


def open_courses(event: Correspondence) -> dict[str | None, Course]:
    """Return the courses in which this turn is played: a variant may have ended before the other."""
    passes, letters = event.ruleset.ends.passes, len(event.string)
    return {
        variant: course
        for variant, course in event.courses.items()
        if _made(event, course) or course.ends(letters, passes) is None
    }


def _course(event: Correspondence, variant: str | None) -> Course:
    """Return the course in which the turn can be made."""
    if not event.takes_a_turn:
        raise NotNow
    if variant not in event.courses:
        raise WhichVariant if event.challenge else NotNow
    if variant not in open_courses(event):
        raise NotNow
    course = event.courses[variant]
    if _made(event, course):
        raise TurnIsMade
    return course


def _made(event: Correspondence, course: Course) -> bool:
    return len(course.turns) > len(event.sent)


def _counted(event: Correspondence, course: Course, placed: Placed, worth: int) -> dict[str, Any]:
    rule = event.ruleset.caps
    capped = worth
    if event.number <= len(rule.turns):
        capped = min(worth, rule.turns[event.number - 1][event.to_move - 1])
    tiles = [tile(event.tile_set, code) for code in placed.new_tiles.values()]
    used = places_of(event.string, course.hands[event.to_move - 1], tiles)
    drawn = range(course.in_play, min(course.in_play + len(used), len(event.string)))
    return {
        "kind": "play",
        "points": capped,
        "laid": [[square, code] for square, code in placed.new_tiles.items()],
        "used": list(used),
        "drawn": list(drawn),
        "clause": rule.clause if capped < worth else None,
    }


def _positioned(event: Correspondence, word: Word) -> str:
    where = Place(word.squares[0], down=word.squares.step == SIZE)
    return f"{where} {word_text(event.tile_set, word.letters)}"
