"""What stands on paper slips: how people write a play, and how a slow reader takes what was typed of it."""

import re
from random import Random
from typing import Any

from drivers import reckoning
from evenings.evening import NotSo
from evenings.moves import Move
from faristol.core.play import in_writing
from faristol.games.duplicate.rounds import Slip

STYLES = (
    "",
    "",
    "",
    "lower",
    "capital",
    "points",
    "wrong",
    "half",
    "only the word",
    "only the place",
    "made",
)
_PLACE = re.compile(r"[A-O](1[0-5]|[1-9])|(1[0-5]|[1-9])[A-O]")


def written_as(play: str, style: str, chance: Random) -> str:
    """Return a play as somebody types it from a slip; `made` is one whose letters spell no word."""
    place, _, word = play.partition(" ")
    match style:
        case "lower":
            return play.lower()
        case "capital":
            return f"{place} {word.capitalize()}"
        case "points":
            return f"{play} 24"
        case "wrong":
            return "h8 zzzz"
        case "half":
            return play[: len(play) // 2 + 1]
        case "only the word":
            return word.lower()
        case "only the place":
            return place.lower()
        case "made":
            signs = [sign for sign in re.findall(r"\[.+?\]|L·L|.", word)]
            return f"{place} {''.join(chance.sample(signs, len(signs)))}"
    return play


Slips = dict[str, Slip]


def slips_of(evening: Any) -> Slips:
    """Return the slips of the round in hand as they are before or after a move."""
    state = evening.event
    return dict(state.round.slips) if state.rounds and state.awaiting is None else {}


def what_is_typed_is_noted(evening: Any, move: Move, before: Slips) -> None:
    """Compare what Enter has noted with what was typed: a play, whole or begun, of a table without one."""
    state = evening.event
    if "text" in move.data or state.round.number in evening.written.chosen:
        return
    text = (move.fields or {}).get("play", "")
    for player, slip in slips_of(evening).items():
        if slip == before.get(player) or player in state.round.from_tablets:
            continue
        if player in before and "replace" not in move.data:
            raise NotSo("a slip is replaced by who names it", f"{before[player].play}, then {text}")
        if slip.play and not _is_typed(state, slip.play, text):
            raise NotSo("what is ruled was written", f"{player}: {slip.play}; typed: {text}")


def _is_typed(state: Any, play: str, text: str) -> bool:
    """Return whether a text has the place of a play and begins its word; a capital marks no blanks."""
    parts = text.split()
    if parts and parts[-1].isdecimal():
        parts.pop()
    if len(parts) > 1 and parts[0].isdecimal():
        parts.pop(0)
    if len(parts) != 2 or not _PLACE.fullmatch(parts[0].upper()):
        return False
    place, _, word = in_writing(state.tile_set, play).partition(" ")
    typed = parts[1]
    if place != parts[0].upper() or not _signs(word.upper()).startswith(_signs(typed.upper())):
        return False
    blanks = [*state.round.kept, *state.round.drawn].count("?")
    small = sum(sign.islower() for sign in typed)
    is_plain = typed[0].isupper() and small > 0 and small > blanks
    return not is_plain or not any(blank for _, blank in reckoning.letters(word) or ())


def _signs(word: str) -> str:
    """Return the letters alone; of the tile QU people write its one letter or both."""
    return re.sub(r"[^\w·]", "", word).replace("QU", "Q")
