"""The ruling of a slip: its play on the board and its points, or the first reason why it is null (DUP-13)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from faristol.core.errors import JUDGES_ORDER, NoSuchWord, NotOnRack, UnreadablePlay, reason
from faristol.core.letters import AS_BLANK, ordinary, plain
from faristol.core.notation import MARKS, capitals, marked_word
from faristol.core.placement import Placed, place
from faristol.core.play import Play, marked_play, read_plays, write_play
from faristol.core.scoring import score
from faristol.core.squares import SQUARES
from faristol.core.tiles import BLANK
from faristol.errors import Rejected
from faristol.games.duplicate.circles import with_circles
from faristol.games.duplicate.completiv import with_seventh
from faristol.games.duplicate.errors import BlankNotCircled, NothingWritten, ReasonMissing
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round, Slip

BY_JUDGE = ("none", "absent", "late", "uncircled", "illegible", "coordinates", "penalty")
"""The reasons that only the judge can see on the paper of a slip, or on its absence."""

IsWord = Callable[[bytes], bool]
Found = TypeVar("Found")


@dataclass(frozen=True)
class Written:
    """What is written on a slip, as the judge reads the handwriting."""

    text: str = ""
    null: str | None = None
    given: int | None = None
    late: bool = False
    accepted: str = ""
    """Why the judge accepts the words though the lexicon refuses them."""


@dataclass(frozen=True)
class Ruling:
    """A play on a board: where it lies and what it scores, or why it is not legal."""

    placed: Placed | None
    points: int
    refused: str | None = None
    seventh: str | None = None

    @property
    def play(self) -> Play | None:
        return self.placed.play if self.placed else None


def rule_slip(event: Duplicate, round_: Round, written: Written, is_word: IsWord) -> Slip:
    if written.null is not None:
        return _null(event, round_, written)
    if not written.text.strip():
        raise NothingWritten
    if written.accepted != written.accepted.strip():
        raise ReasonMissing
    tiles = event.tile_set
    slip = Slip(None, 0, given=written.given, late=written.late, accepted=written.accepted)
    try:
        ruling = rule_play(event, round_, written.text, any_word if written.accepted else is_word)
    except JUDGES_ORDER as refusal:
        return replace(
            slip,
            play=_as_far_as_read(event, round_, written.text),
            reason=reason(refusal),
            clause=_clause(event, refusal),
            written=written.text.strip(),
            words=tuple(refusal.details.get("not_valid", ())),
        )
    assert ruling.placed
    words = tuple(ordinary(tiles, word.letters) for word in ruling.placed.words)
    accepted = event.accepted_in(round_.number)
    return replace(
        slip,
        play=write_play(tiles, ruling.placed.play),
        points=ruling.points,
        words=words,
        accepted=written.accepted or next((accepted[word] for word in words if word in accepted), ""),
        seventh=ruling.seventh,
    )


def rule_play(event: Duplicate, round_: Round, text: str, is_word: IsWord) -> Ruling:
    """Return the play of a text on the round's board; raise the first reason why it is not legal."""
    refusals = []
    for play in read_once(event, round_, text):
        try:
            return _ruled(event, round_, play, is_word)
        except NotOnRack as refusal:
            refusals.append(_first_true(event, round_, play, refusal, is_word))
        except JUDGES_ORDER as refusal:
            refusals.append(refusal)
    raise refusals[0]


def read_once(event: Duplicate, round_: Round, text: str) -> list[Play]:
    """Return every way to read a play of this round, the strict one first."""
    return _once(round_, text, lambda: _read(event, round_, text))


def _read(event: Duplicate, round_: Round, text: str) -> list[Play]:
    """Read a play; where small letters among capitals are more than the blanks on the rack they mark none.

    Settled, for the documents write a small letter for a blank, and telephones and typists after a capital.
    """
    tiles, in_capitals = event.tile_set, capitals(text)
    try:
        plays = read_plays(tiles, text)
    except UnreadablePlay:
        if MARKS.search(text) or text == in_capitals:
            raise
        return read_plays(tiles, in_capitals)
    blanks = round_.rack.count(BLANK) + ("seventh" in event.ruleset)
    mixed = not all(code & AS_BLANK for code in plays[0].word)
    if MARKS.search(text) or not mixed or min(_marked(round_, play) for play in plays) <= blanks:
        return plays
    return read_plays(tiles, in_capitals)


def _marked(round_: Round, play: Play) -> int:
    """Return how many of the tiles that a play lays are marked as blanks."""
    lying, there = zip(play.squares, play.word, strict=False), round_.board.squares
    return sum(bool(code & AS_BLANK) for square, code in lying if square >= SQUARES or not there[square])


def circlings(event: Duplicate, round_: Round, play: Play, is_word: IsWord) -> list[Ruling]:
    """Return the same play with more letters marked as blanks, in every legal way, the best first."""
    return _circled(event, round_, play, is_word)[0]


def any_word(word: bytes) -> bool:
    """Accept every word, for a judge who overrules the lexicon."""
    return True


def _first_true(event: Duplicate, round_: Round, play: Play, refusal: Rejected, is_word: IsWord) -> Rejected:
    """Return why a play is not legal that the rack allows only with a blank.

    Its place or a word is wrong with any blank, or the blank is not marked. If no blank helps either, its
    tiles are not on the rack.
    """
    stand, faults = _circled(event, round_, play, is_word)
    if not stand:
        return faults[0] if faults else refusal
    plays = [write_play(event.tile_set, way.play) for way in stand if way.play]
    return BlankNotCircled(ways=", ".join(marked_play(event.tile_set, each) for each in plays))


def _circled(
    event: Duplicate, round_: Round, play: Play, is_word: IsWord
) -> tuple[list[Ruling], list[Rejected]]:
    """Return the legal plays with as few more blanks as the rack needs, and the reasons of the others."""
    for ways in with_circles(round_, play):
        stand: list[Ruling] = []
        faults: list[Rejected] = []
        for way in ways:
            try:
                stand.append(_ruled(event, round_, way, is_word))
            except NotOnRack:
                continue
            except JUDGES_ORDER as fault:
                faults.append(fault)
        if stand or faults:
            return sorted(stand, key=lambda way: -way.points), faults
    return [], []


def _ruled(event: Duplicate, round_: Round, play: Play, is_word: IsWord) -> Ruling:
    ruling = _once(round_, play, lambda: _placed(event, round_, play))
    assert ruling.placed
    _check_words(event, round_, ruling.placed, is_word)
    return ruling


def _placed(event: Duplicate, round_: Round, play: Play) -> Ruling:
    """Return how the play lies and what it scores, whatever its words are."""
    tiles, rules = event.tile_set, event.rules
    rack, named = round_.rack, None
    if "seventh" in event.ruleset:
        hand = with_seventh(tiles, round_.board, rack, event.stock_in(round_), play)
        play, rack, named = hand.play, hand.rack, hand.named
    placed = place(tiles, rules, round_.board, play, rack)
    return Ruling(placed, score(tiles, rules, placed).total, seventh=named)


def _once(round_: Round, asked: str | Play, find: Callable[[], Found]) -> Found:
    """Return or raise what `find` does, and store it for as long as the round has this board."""
    if asked not in round_.rulings:
        try:
            round_.rulings[asked] = find()
        except JUDGES_ORDER as refusal:
            round_.rulings[asked] = refusal
    found: Found | Rejected = round_.rulings[asked]
    if isinstance(found, Rejected):
        raise found.with_traceback(None)
    return found


def _check_words(event: Duplicate, round_: Round, placed: Placed, is_word: IsWord) -> None:
    """Refuse words that neither the lexicon has nor the judge has accepted, and name them."""
    tiles, accepted = event.tile_set, event.accepted_in(round_.number)
    wrong = [
        word.letters
        for word in placed.words
        if not is_word(plain(word.letters)) and ordinary(tiles, plain(word.letters)) not in accepted
    ]
    if wrong:
        raise NoSuchWord(
            words=" ".join(marked_word(tiles, word) for word in wrong),
            not_valid=[ordinary(tiles, word) for word in wrong],
        )


def _clause(event: Duplicate, refusal: Rejected) -> str | None:
    """Return the clause of a refusal; that of an unmarked blank is among those that only paper shows."""
    if isinstance(refusal, BlankNotCircled):
        clause: str | None = event.ruleset["nulls"].get("uncircled")
        return clause
    return event.rules.clause(refusal)


def _null(event: Duplicate, round_: Round, written: Written) -> Slip:
    """Return a slip that is null by the judge's reason, with its play if it could be read."""
    assert written.null in BY_JUDGE
    clause = None if written.null in ("none", "absent") else event.ruleset["nulls"].get(written.null)
    return Slip(
        _as_far_as_read(event, round_, written.text),
        0,
        written.null,
        clause,
        written=written.text.strip(),
        given=written.given,
    )


def _as_far_as_read(event: Duplicate, round_: Round, text: str) -> str | None:
    try:
        return write_play(event.tile_set, read_once(event, round_, text)[0])
    except JUDGES_ORDER:
        return None
