"""The slip that the judge has in hand: which table, what is typed, which of the possible plays it is."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from faristol.core.letters import plain
from faristol.core.play import Play, read_play, write_play
from faristol.errors import Rejected
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.rounds import Round
from faristol.screens.duplicate.typed import beginning, read_typed
from faristol.screens.scene import Scene, Session
from faristol.words.bitsets import Bitsets

LISTED = 5


@dataclass(frozen=True)
class InHand:
    round: int
    table: int | None = None
    text: str = ""
    at: int = 0
    """Which of the listed plays is meant."""
    late: bool = False
    many: tuple[int, ...] | None = None
    """More tables with the same play, while they are being chosen."""
    second: bool = False
    """The second judge is reading."""


@dataclass(frozen=True)
class Match:
    text: str
    points: int | None
    """None: it is taken as it is written, and ruled."""
    tables: tuple[int, ...]


def in_hand(scene: Scene, event: Duplicate) -> InHand:
    kept = scene.session.get("slip")
    number = len(event.rounds)
    if not isinstance(kept, Mapping) or kept.get("round") != number:
        return InHand(number)
    many = kept["many"]
    return InHand(**{**kept, "many": tuple(many) if many is not None else None})


def with_slip(session: Session, slip: InHand) -> Session:
    return {**session, "slip": asdict(slip)}


def person(event: Duplicate, slip: InHand) -> Player | None:
    """Whose slip it is: as typed, as chosen, or the first that is missing."""
    table = read_typed(slip.text).table or slip.table
    if table is None:
        return next(iter(missing(event, slip)), None)
    return next((player for player in event.at_tables if player.table == table), None)


def missing(event: Duplicate, slip: InHand) -> list[Player]:
    """The slips that are not in yet, or that the second judge has not read."""
    round_ = event.round
    if slip.second:
        return [p for p in event.at_tables if p.id in round_.slips and p.id not in round_.second]
    return [p for p in event.expected_in(round_.number) if p.id not in round_.slips]


def after_entry(event: Duplicate, slip: InHand, done: Player) -> InHand:
    """The next table that is missing, beginning behind this one."""
    left = [player for player in missing(event, slip) if player.id != done.id]
    behind = [player for player in left if player.table > done.table]
    following = next(iter(behind or left), None)
    return InHand(slip.round, following.table if following else None, second=slip.second)


def matches(event: Duplicate, round_: Round, text: str, words: Bitsets) -> list[Match]:
    """The possible plays that begin so; before them a whole play that is none of them, as it is written."""
    typed = read_typed(text)
    letters = beginning(event.tile_set, typed.word)
    misplaced = bool(typed.where) and typed.place is None
    if letters is None or misplaced or not (typed.word or typed.place):
        return [Match(typed.text, None, ())] if typed.whole else []
    found = plays_of(event, round_, words).starting(letters, typed.place, LISTED * 4)
    tile_set = event.tile_set
    exact = [each for each in found if plain(each.play.word) == letters]
    marked = _read(event, typed.text) if typed.whole and _marks_blanks(typed.word) else None
    if marked is not None:
        exact = [each for each in exact if each.play == marked]
    others = [each for each in found if plain(each.play.word) != letters]
    listed = [Match(write_play(tile_set, each.play), each.points, ()) for each in [*exact, *others]]
    if typed.whole and not exact:
        listed.insert(0, Match(typed.text, None, ()))
    return [replace(each, tables=_tables(event, round_, each.text)) for each in listed[:LISTED]]


def _read(event: Duplicate, text: str) -> Play | None:
    try:
        return read_play(event.tile_set, text)
    except Rejected:
        return None


def _marks_blanks(word: str) -> bool:
    return any(sign in word for sign in "(0₀") or word != word.upper()


def _tables(event: Duplicate, round_: Round, text: str) -> tuple[int, ...]:
    return tuple(
        event.players[id].table for id, slip in round_.slips.items() if slip.valid and slip.play == text
    )


def chosen(event: Duplicate, slip: InHand, words: Bitsets | None) -> Match | None:
    """The play that Enter takes."""
    if words is None:
        return None
    listed = matches(event, event.round, slip.text, words)
    return listed[min(slip.at, len(listed) - 1)] if listed else None
