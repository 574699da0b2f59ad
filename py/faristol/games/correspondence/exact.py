"""The short line under a message, for the partner's program: game, turn, and a fingerprint of the log.

`K7M2 III-A 9F3AC01D`. If it fits, the two devices have the very same game, to the last day of thought.
"""

import hashlib
import json
from dataclasses import replace
from typing import Any

from faristol.games.correspondence.course import Course
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.numbers_in_words import in_figures
from faristol.games.correspondence.remarks import roman
from faristol.games.correspondence.typed import plain, same_name, words_of

SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The signs that nobody takes for another on a postcard."""


def exact(event: Correspondence) -> str:
    turn = len(event.sent)
    which = f"{roman((turn + 1) // 2)}-{'R' if turn % 2 else 'A'}" if turn else "0"
    return f"{game_code(event)} {which} {_digest(_facts(event))[:8].upper()}"


def game_code(event: Correspondence) -> str:
    """Return four signs for a game: its name, its players and its string."""
    about = [event.opened.name, event.opened.players, event.opened.string, event.opened.begins]
    number = int(_digest(about)[:12], 16)
    return "".join(SIGNS[number // 32**place % 32] for place in range(4))


def is_this_game(event: Correspondence, name: str, code: str) -> bool:
    """Return whether a letter is of this game; where its own line says so, the name may be made short."""
    ours = event.opened.name
    is_coded = code.startswith(f"{game_code(event)} ")
    return not name or same_name(name, ours) or (is_coded and _is_made_short(name, ours))


def _is_made_short(name: str, ours: str) -> bool:
    """Return whether each word of a name begins one of ours, in any order: `Popescu-Ionescu, ed. a 15-a`."""
    said = words_of(in_figures(plain(name)))
    return all(any(word.startswith(short) for word in words_of(ours)) for short in said)


def _facts(event: Correspondence) -> list[Any]:
    """Return what is compared: nothing that the partner may not know, as a challenge that goes off with the
    next turn, or what the arbiter answers to a claim.
    """
    if event.challenge and event.challenge.turn == len(event.sent) - 1:
        event = replace(event, challenge=None)
    challenge = event.challenge
    return [
        event.opened.string,
        [_course(course)[: len(event.sent)] for course in event.courses.values()],
        [[sent.partner_sent, sent.arrived, sent.sent, sent.days] for sent in event.sent],
        sorted((player, leave.first, leave.last) for player, leave in event.leaves.items()),
        sorted(event.charged),
        event.penalties,
        [challenge.by, challenge.turn, challenge.words] if challenge else None,
        event.offered,
        event.ending.way if event.ending and event.ending.way != "time" else None,
    ]


def _course(course: Course) -> list[Any]:
    return [[turn.player, turn.kind, turn.play, turn.points] for turn in course.turns]


def _digest(facts: list[Any]) -> str:
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()
