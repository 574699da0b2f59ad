"""A judge's table without a screen: whole draws through what `judging_draws` allows, kept as a log."""

import json
from typing import Any

from faristol.core.tiles import Tiles, take
from faristol.games import judging_draws as judging
from faristol.games.draw_facts import FACTS
from faristol.games.draws import Draws
from faristol.games.log import Entry, stamped, undo
from faristol.games.promising import Occasion
from faristol.kinds import tell
from faristol.rulesets import ruleset_data
from faristol.speech.call import name_table_data
from faristol.storage.seal import faithful

SECRET = bytes(range(32))
ROOM = "pluja a Lleida"
SPEAKER = "Bel"
OCCASION = Occasion("2026-10-08", 1)
NOON = 1_791_540_000_000
MINUTE = 60_000


def choices(ruleset: str, **chosen: Any) -> dict[str, Any]:
    """What the set-up screen hands over, as the document says unless chosen otherwise."""
    data = ruleset_data(ruleset)
    return {
        "ruleset": ruleset,
        "put_back": data["rack"]["put_back"],
        "one_and_one": False,
        "order": data["call"]["order"],
        "minutes": data["time"]["minutes"],
        **chosen,
    }


def opened(
    ruleset: str = "duplicate", secret: bytes = SECRET, name: str = "Dijous", **chosen: Any
) -> list[Entry]:
    data = ruleset_data(ruleset)
    names = name_table_data(data["language"], chosen.pop("table", data["call"]["table"]))
    return judging.open_draws(name, choices(ruleset, **chosen), names, secret, "0.0.0", OCCASION)


class Table:
    """One draw; a minute passes with every act."""

    def __init__(self, ruleset: str = "duplicate", secret: bytes = SECRET, **chosen: Any) -> None:
        self.entries: list[Entry] = []
        self.write(opened(ruleset, secret, **chosen))

    @property
    def state(self) -> Draws:
        told = tell(self.entries)
        assert told and told.broken is None
        state: Draws = told.state
        return state

    @property
    def rack(self) -> str:
        return self.state.tile_set.write(self.state.rack)

    @property
    def last(self) -> Entry:
        return self.entries[-1]

    def write(self, facts: list[Entry]) -> None:
        """Through the text that a disk keeps, which has an order of its own for the keys."""
        after = len(self.entries)
        new = stamped(facts, after, NOON + after * MINUTE, f"key-{after}")
        self.entries += [json.loads(faithful(entry)) for entry in new]

    def speak(self, words: str = ROOM) -> "Table":
        self.write(judging.room_spoke(self.state, words, SPEAKER))
        return self

    def time(self) -> "Table":
        """The round's time, from its start to its end."""
        if self.state.phase == "call" and self.state.minutes:
            self.write(judging.start_time(self.state))
        self.write(judging.end_time(self.state, "clock"))
        return self

    def keep(self, kept: str | Tiles = ()) -> "Table":
        """Go on with these tiles on the rack, whatever the judge was at."""
        if self.state.phase in ("call", "time"):
            self.time()
        tiles = self.state.tile_set.read(kept) if isinstance(kept, str) else kept
        self.write(judging.next_round(self.state, tiles))
        return self

    def new_rack(self) -> "Table":
        if self.state.phase == "call":
            self.time()
        self.write(judging.new_rack(self.state))
        return self

    def end(self) -> "Table":
        self.write(judging.end_draws(self.state))
        return self

    def publish(self) -> "Table":
        self.write(judging.publish_secret(self.state))
        return self

    def undo(self) -> "Table":
        self.write([undo(self.entries, FACTS.final)])
        return self

    def to_the_end(self, keep: int = 3) -> "Table":
        """Round after round, the first tiles of each rack staying, until no valid rack can be had."""
        while self.state.running:
            self.keep(self.state.rack[: min(keep, len(self.state.rack) - 1)])
        return self


def on_board(table: Table) -> Tiles:
    """What has left bag and rack."""
    state = table.state
    board = take(state.tile_set.all, state.bag + state.rack)
    assert board is not None, "a tile is twice there"
    return board
