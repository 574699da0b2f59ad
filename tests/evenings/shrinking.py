"""Leaves out of a failing story all moves that it does not need, and keeps the order of the others."""

from collections.abc import Callable

from evenings.moves import Move

Fails = Callable[[tuple[Move, ...]], bool]


TRIES = 150


def shrunk(story: tuple[Move, ...], fails: Fails, tries: int = TRIES) -> tuple[Move, ...]:
    """Return the fewest moves found, in so many tries, with which the story still fails in the same way."""
    size = max(1, len(story) // 2)
    while size:
        at = 0
        while at < len(story) and tries:
            fewer = story[:at] + story[at + size :]
            tries -= 1
            if fewer and fails(fewer):
                story = fewer
            else:
                at += size
        size //= 2
    return story
