"""What looks odd, so that the judge is asked to check it. Nothing here is forbidden or changes a ruling.

of a slip       not-expected      the player has left, or was expelled
                twin              null where it was read, but the same word stands one square off or turned
                points            the player counted otherwise
of a master     below-best        the program knows a better play, and perhaps somebody in the room, too
play            needless-blank    a blank lies where the letter itself is on the rack
                slips-missing     not every table has been heard

That somebody plays far better than usual is no oddity: the program has ruled the play, so it is possible, and
it would be said of the very player who had a good idea.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from faristol.core.errors import JUDGES_ORDER
from faristol.core.letters import AS_BLANK, letter, tile
from faristol.core.play import Play, write_play
from faristol.core.squares import SIZE, Place
from faristol.core.tiles import take
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round, Slip
from faristol.games.duplicate.ruling import IsWord, any_word, read_once, rule_play

MISPLACED = (
    *("not-on-rack", "off-board", "square-taken", "incomplete-word", "centre"),
    *("not-connected", "word"),
)
"""One square off, a letter that should lie on the board already is sought on the rack."""


@dataclass(frozen=True)
class Oddity:
    code: str
    details: Mapping[str, Any]


def of_slip(
    event: Duplicate, round_: Round, player: str, text: str, slip: Slip, is_word: IsWord
) -> list[Oddity]:
    """Return what is odd about a slip: it is the ruling of `text`."""
    found = []
    if player not in {expected.id for expected in event.expected_in(round_.number)}:
        found.append(Oddity("not-expected", {}))
    if slip.reason in MISPLACED:
        found += [Oddity("twin", each) for each in twins(event, round_, text, is_word)]
    if slip.miscounted is not None:
        found.append(Oddity("points", {"given": slip.given, "points": slip.points}))
    return found


def twins(event: Duplicate, round_: Round, text: str, is_word: IsWord) -> list[dict[str, Any]]:
    """Return the legal plays of the same word in the other direction or one square off, the best first."""
    play = read_once(event, round_, text)[0]
    square, down = play.place.square, play.place.down
    row, column = divmod(square, SIZE)
    beside = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    lines = range(SIZE)
    moved = [Place(SIZE * one + two, down) for one, two in beside if one in lines and two in lines]
    places = [Place(square, not down), *moved]
    return _legal(event, round_, [Play(place, play.word) for place in places], is_word)


def of_master(event: Duplicate, round_: Round, text: str, best: int | None, is_word: IsWord) -> list[Oddity]:
    """Return what is odd about a legal master play; `best` is the best possible score if known."""
    found = []
    ruling = rule_play(event, round_, text, any_word)
    assert ruling.placed
    handed_in = max((slip.points for slip in that_count(event, round_).values()), default=0)
    of_slips_only = handed_in and event.ruleset["master"]["from"] == "slips"
    known = [handed_in] if of_slips_only or best is None else [handed_in, best]
    if ruling.points < max(known):
        details = {"points": ruling.points, "best": best, "handed_in": handed_in}
        found.append(Oddity("below-best", details))
    laid = ruling.placed.new_tiles.values()
    left = take(round_.rack, [tile(event.tile_set, code) for code in laid]) or ()
    letters = [letter(event.tile_set, code & ~AS_BLANK) for code in laid if code & AS_BLANK]
    needless = [each for each in letters if each in left]
    if needless:
        found.append(Oddity("needless-blank", {"letters": needless}))
    missing = [player.table for player in event.expected_in(round_.number) if player.id not in round_.slips]
    if missing:
        found.append(Oddity("slips-missing", {"tables": missing}))
    return found


def _legal(event: Duplicate, round_: Round, plays: list[Play], is_word: IsWord) -> list[dict[str, Any]]:
    found = {}
    for play in plays:
        try:
            ruling = rule_play(event, round_, write_play(event.tile_set, play), is_word)
        except JUDGES_ORDER:
            continue
        assert ruling.play
        found[write_play(event.tile_set, ruling.play)] = ruling.points
    best_first = sorted(found, key=found.__getitem__, reverse=True)
    return [{"play": play, "points": found[play]} for play in best_first]
