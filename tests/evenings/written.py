"""What was written, and nothing else, is ruled: a noted slip has the word and the place of a text."""

import re

from evenings.evening import Evening, Invariant, NotSo
from evenings.moves import Move
from faristol.core.play import in_writing

CHOOSES_NOTHING = {
    f"duplicate.{name}"
    for name in (
        *("start", "end_time", "to_master", "to_slips", "master", "next_round", "table", "withdraw", "null"),
        *("skip", "warn", "left", "stop", "look_at", "ask_end", "called", "call_again", "second", "late"),
        *("new_rack", "grace_over", "time_over", "end", "dismiss"),
    )
}


class Written:
    """What judges have typed in each round; and the rounds in which one took a play from a list instead."""

    def __init__(self) -> None:
        self.texts: dict[int, list[str]] = {}
        self.chosen: set[int] = set()

    def note(self, round_: int, move: Move) -> None:
        if move.what.startswith("duplicate.") and (move.fields or {}).get("play"):
            self.texts.setdefault(round_, []).append((move.fields or {})["play"].upper())
        chooses = move.what.startswith("duplicate.") and move.what not in CHOOSES_NOTHING
        if move.does == "taps" and (chooses or move.what == "room.take_late"):
            self.chosen.add(round_)


def what_is_ruled_was_written(evening: Evening) -> None:
    state = evening.event
    for round_ in state.rounds:
        if round_.number in evening.written.chosen:
            continue
        for player, slip in round_.slips.items():
            if slip.play is None or player in round_.from_tablets or player in round_.by_judges:
                continue
            texts = evening.written.texts.get(round_.number, [])
            ways = (slip.play, in_writing(state.tile_set, slip.play))
            if not any(_is_in(play, text) for text in texts for play in ways):
                raise NotSo("what is ruled was written", f"{player}: {slip.play}; written: {texts}")


def _is_in(play: str, text: str) -> bool:
    """Return whether the place and the letters of a play stand in a text, in whatever order and case."""
    place, _, word = play.upper().partition(" ")
    signs = re.sub(r"[^\w·]", "", text)
    return re.sub(r"[^\w·]", "", word) in signs and {*place} <= {*signs}


INVARIANTS: tuple[Invariant, ...] = (what_is_ruled_was_written,)
