"""A judge's table without a screen: whole draws through what `judging_draws` allows, kept as a log."""

from typing import Any

from drivers.log import Log
from faristol.core.tiles import Tiles, take
from faristol.games import judging_draws as judging
from faristol.games.log import Entry
from faristol.games.promising import Occasion
from faristol.rulesets import ruleset_data
from faristol.speech.call import name_table_data

SECRET = bytes(range(32))
ROOM = "pluja a Lleida"
SPEAKER = "Bel"
OCCASION = Occasion("2026-10-08", 1)


def choices(ruleset: str, **chosen: Any) -> dict[str, Any]:
    """Return the choices of the set-up screen: those of the document unless others are given."""
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


class Draw(Log):
    """One draw; a minute passes with every act."""

    def __init__(self, ruleset: str = "duplicate", secret: bytes = SECRET, **chosen: Any) -> None:
        super().__init__(opened(ruleset, secret, **chosen))

    @property
    def rack(self) -> str:
        return self.state.tile_set.write(self.state.rack)

    def speak(self, words: str = ROOM) -> "Draw":
        self.write(judging.room_spoke(self.state, words, SPEAKER))
        return self

    def start(self) -> "Draw":
        """Let the round's time run."""
        self.write(judging.start_time(self.state))
        return self

    def time(self) -> "Draw":
        """Let the round's time pass, from its start to its end."""
        if self.state.phase == "call" and self.state.minutes:
            self.start()
        self.write(judging.end_time(self.state, "clock"))
        return self

    def keep(self, kept: str | Tiles = ()) -> "Draw":
        """Go on to the next round with these tiles kept, from any stage."""
        if self.state.phase in ("call", "time"):
            self.time()
        tiles = self.state.tile_set.read(kept) if isinstance(kept, str) else kept
        self.write(judging.next_round(self.state, tiles))
        return self

    def new_rack(self) -> "Draw":
        if self.state.phase == "call":
            self.time()
        self.write(judging.new_rack(self.state))
        return self

    def end(self) -> "Draw":
        self.write(judging.end_draws(self.state))
        return self

    def publish(self) -> "Draw":
        self.write(judging.publish_secret(self.state))
        return self

    def to_the_end(self, keep: int = 3) -> "Draw":
        """Play rounds, with the first tiles of each rack kept, until no valid rack is possible."""
        while self.state.running:
            self.keep(self.state.rack[: min(keep, len(self.state.rack) - 1)])
        return self


def on_board(table: Draw) -> Tiles:
    """Return the tiles that have left bag and rack."""
    state = table.state
    board = take(state.tile_set.all, state.bag + state.rack)
    assert board is not None, "a tile is twice there"
    return board
