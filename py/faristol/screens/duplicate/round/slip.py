"""The slip that the judge has in hand: which table, what is typed, which of the possible plays it is."""

from dataclasses import dataclass, replace

from faristol.core.board import Board
from faristol.core.errors import JUDGES_ORDER
from faristol.core.letters import AS_BLANK, plain
from faristol.core.play import Play, write_play
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.errors import BlankNotCircled
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.ruling import any_word, read_once, rule_play
from faristol.screens.duplicate.on_paper import OpenQuestion, Way, as_read, question_about
from faristol.screens.duplicate.typed import beginning, geminate, read_signed, read_typed
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.parts.people import sorting_key
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.words.bitsets import Bitsets

LISTED = 5
LOOKED_AT = 12 * LISTED
"""Plays that differ only in their blank are one row: what stands on a slip without a circle is the same."""


@dataclass(frozen=True)
class InHand:
    table: int | None = None
    text: str = ""
    at: int | None = None
    """Which of the listed plays was chosen with the arrows; None: what is typed is meant."""
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


@dataclass(frozen=True)
class Match:
    text: str
    points: int | None
    """None: it is taken as it is written, and ruled."""
    tables: tuple[int, ...]
    if_circled: bool = False
    """It needs a blank that is not marked: the judge is asked; the points are those of the best circle."""

    @property
    def place(self) -> str:
        return self.text.partition(" ")[0]


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


def matches(event: Duplicate, round_: Round, text: str, words: Bitsets) -> list[Match]:
    """Return the possible plays that begin so; before them a whole play that is none of them, as written."""
    typed = as_read(read_typed(text))
    letters = beginning(event.tile_set, typed.word)
    misplaced = bool(typed.where) and typed.place is None
    if letters is None or misplaced or not (typed.word or typed.place):
        return [Match(typed.text, None, ())] if typed.whole else []
    found: dict[Play, int] = {}
    for read in (letters, *geminate(event.tile_set, letters)):
        for each in plays_of(event, round_, words).starting(plain(read), typed.place, LOOKED_AT):
            if _marked_so(round_.board, each.play, read):
                found.setdefault(_as_marked(round_.board, each.play, read), each.points)
    exact = [play for play in found if plain(play.word) == plain(letters)]
    others = [play for play in found if plain(play.word) != plain(letters)]
    listed = [_match(event, round_, play, found[play]) for play in [*exact, *others][:LISTED]]
    if typed.whole and not exact:
        listed.insert(0, Match(typed.text, None, _tables(event, round_, typed.text)))
    return listed[:LISTED]


def _marked_so(board: Board, play: Play, letters: bytes) -> bool:
    """Return whether what is marked is a blank in the play, too; nobody marks what lies on the board."""
    pairs = zip(play.squares, play.word, letters, strict=False)
    return all(
        code & AS_BLANK or not mark & AS_BLANK for square, code, mark in pairs if not board.squares[square]
    )


def _as_marked(board: Board, play: Play, letters: bytes) -> Play:
    """Return the play with the blanks that were marked, and no other."""
    marks = letters.ljust(len(play.word), b"\0")
    word = bytes(
        code if board.squares[square] else (code & ~AS_BLANK) | (mark & AS_BLANK)
        for square, code, mark in zip(play.squares, play.word, marks, strict=True)
    )
    return Play(play.place, word)


def _match(event: Duplicate, round_: Round, play: Play, points: int) -> Match:
    text = write_play(event.tile_set, play)
    tables = _tables(event, round_, text)
    try:
        return Match(text, rule_play(event, round_, text, any_word).points, tables)
    except BlankNotCircled:
        return Match(text, points, tables, if_circled=True)


def _tables(event: Duplicate, round_: Round, text: str) -> tuple[int, ...]:
    """Return the tables that have the play and score for it."""
    having = (id for id, slip in that_count(event, round_).items() if slip.play == text)
    return tuple(event.players[id].table for id in having)


def chosen(event: Duplicate, slip: InHand, words: Bitsets | None) -> Match | None:
    """Return the play that was chosen from the list with the arrows."""
    if words is None or slip.at is None:
        return None
    listed = matches(event, event.round, slip.text, words)
    return listed[min(slip.at, len(listed) - 1)] if listed else None


def moved(slip: InHand, by: int) -> InHand:
    """Return the slip with the next play of the list chosen, or the one before. What is written whole is the
    first of the list, and is meant without being chosen."""
    first = 0 if read_typed(slip.text).whole else -1
    at = max(first, (first if slip.at is None else slip.at) + by)
    return replace(slip, at=None if at == first else at)


def is_meant(slip: InHand, place: int) -> bool:
    """Return whether Enter takes this play of the list."""
    return place == slip.at if slip.at is not None else place == 0 and read_typed(slip.text).whole


def question(event: Duplicate, slip: InHand, words: Bitsets) -> OpenQuestion | None:
    """Return what is asked about the slip in hand, with the plays that may stand on it."""
    if not slip.asked:
        return None
    asked = question_about(event, event.round, slip.asked, words.lexicon.contains)
    if asked is None or asked.ways:
        return asked
    listed = matches(event, event.round, slip.asked, words)
    possible = [each for each in listed if each.points is not None]
    ways = [Way(each.text, play_letters(event, each.text), each.points or 0) for each in possible]
    return replace(asked, ways=ways)


def play_letters(event: Duplicate, text: str) -> Letters:
    """Return a play for the play part; what cannot be read stands as it is written."""
    try:
        word = read_once(event, event.round, text)[0].word
    except JUDGES_ORDER:
        return [(text, None)]
    return letters_of(event.tile_set, word)
