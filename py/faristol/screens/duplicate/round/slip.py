"""The slip that the judge has in hand: which table, what is typed, which of the possible plays it is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from faristol.core.errors import JUDGES_ORDER
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.ruling import IsWord, Written, read_once, rule_slip
from faristol.screens.duplicate.on_paper import OpenQuestion, Way, question_about, ways_to_circle
from faristol.screens.duplicate.round.going_on import goes_on
from faristol.screens.duplicate.suggesting import matches
from faristol.screens.duplicate.typed import read_signed, read_typed
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.parts.people import sorting_key
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.words.bitsets import Bitsets


@dataclass(frozen=True)
class InHand:
    table: int | None = None
    text: str = ""
    chosen: str = ""
    """The play that was chosen from the list with the arrows; "": what is typed is meant."""
    late: bool = False
    many: tuple[int, ...] | None = None
    """More tables with the same play, while they are being chosen."""
    second: bool = False
    """The second judge is reading."""
    noted: str = ""
    """Whose slip was noted last."""
    called: str = ""
    """What is typed for the table where it is no number: a part of a name."""
    asked: str = ""
    """What is typed and only the paper can tell, while the judge looks at it."""
    replaces: bool = False
    """The judge has said that it replaces the slip that the table has."""


SLIP = Slot("slip", InHand, of="event")
"""About a round."""


def in_hand(scene: Scene, event: Duplicate) -> InHand:
    return scene.session.get(SLIP, InHand(), about=len(event.rounds))


def person(event: Duplicate, slip: InHand) -> Player | None:
    """Return whose slip it is: as typed, as chosen, or the first that is missing."""
    signed = read_signed(slip.text)
    table = signed.table if signed else read_typed(slip.text).table or slip.table
    if slip.called:
        found = people_called(event, slip.called)
        return found[0] if len(found) == 1 else None
    if table is None:
        return next(iter(missing(event, slip)), None)
    return next((player for player in event.at_tables if player.table == table), None)


def people_called(event: Duplicate, called: str) -> list[Player]:
    """Return those at the tables who have names that begin with each part of what is typed, in any order."""
    parts = sorting_key(called).split()
    return [
        player
        for player in event.at_tables
        if all(any(name.startswith(part) for name in sorting_key(player.name).split()) for part in parts)
    ]


def missing(event: Duplicate, slip: InHand) -> list[Player]:
    """Return whose slips are not in yet, or have not been read by the second judge."""
    round_ = event.round
    if slip.second:
        return [p for p in event.at_tables if p.id in round_.slips and p.id not in round_.second]
    return [p for p in event.expected_in(round_.number) if p.id not in round_.slips]


def after_entry(event: Duplicate, slip: InHand, done: Player) -> InHand:
    """Return a slip of the next table that is missing, beginning behind this one."""
    left = [player for player in missing(event, slip) if player.id != done.id]
    behind = [player for player in left if player.table > done.table]
    following = next(iter(behind or left), None)
    return InHand(following.table if following else None, second=slip.second, noted=done.id)


def moved(event: Duplicate, slip: InHand, by: int, words: Bitsets) -> InHand:
    """Return the slip with the next play of the list chosen, or the one before. What Enter takes anyway is
    the first of the list, and is meant without being chosen."""
    listed = [match.text for match in matches(event, event.round, slip.text, words)]
    first = 0 if is_first_meant(event, slip, words) else -1
    at = listed.index(slip.chosen) if slip.chosen in listed else first
    to = min(max(first, at + by), len(listed) - 1)
    return replace(slip, chosen="" if to == first else listed[to])


def is_first_meant(event: Duplicate, slip: InHand, words: Bitsets) -> bool:
    """Return whether Enter takes the first play of the list, where none is chosen."""
    typed = read_typed(slip.text)
    going_on = goes_on(event, event.round, typed, words)
    return typed.whole and (going_on is None or going_on.named is not None)


def question(event: Duplicate, slip: InHand, words: Bitsets) -> OpenQuestion | None:
    """Return what is asked about the slip in hand, with the plays that may stand on it."""
    if not slip.asked:
        return None
    round_, is_word = event.round, words.lexicon.contains
    asked = question_about(event, round_, slip.asked, is_word)
    if asked is None:
        going_on = goes_on(event, round_, read_typed(slip.asked), words)
        return OpenQuestion("more", _ways(event, going_on.plays, is_word)) if going_on else None
    if asked.ways:
        return asked
    listed = matches(event, round_, slip.asked, words)
    possible = [each for each in listed if each.points is not None]
    ways = [Way(each.text, play_letters(event, each.text), each.points or 0) for each in possible]
    return replace(asked, ways=ways)


def _ways(event: Duplicate, plays: Sequence[str], is_word: IsWord) -> list[Way]:
    return [Way(each, play_letters(event, each), _points(event, each, is_word)) for each in plays]


def _points(event: Duplicate, text: str, is_word: IsWord) -> int:
    """Return the points of a play as it is written, or as it is best circled; none for one that is null."""
    round_ = event.round
    ways = ways_to_circle(event, round_, text, is_word)
    return ways[0].points if ways else rule_slip(event, round_, Written(text), is_word).points


def play_letters(event: Duplicate, text: str) -> Letters:
    """Return a play for the play part; what cannot be read stands as it is written."""
    try:
        word = read_once(event, event.round, text)[0].word
    except JUDGES_ORDER:
        return [(text, None)]
    return letters_of(event.tile_set, word)


def hides_slips(event: Duplicate) -> bool:
    """Return whether the judge plays, and sees until the end of the time only what the others see."""
    return event.opened.judge_plays and event.stage == "time"
