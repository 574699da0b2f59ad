"""A game of two without a screen: the table, the scorer or the tablet, kept as a log."""

from collections.abc import Callable
from functools import cache, reduce
from pathlib import Path
from typing import Any

from drivers.draw import SECRET
from drivers.log import MINUTE, SECOND, Log
from faristol.core.letters import AS_BLANK, codes, word_text
from faristol.core.squares import read_place
from faristol.core.tiles import LANGUAGES, Tiles, tile_set
from faristol.games.classic import (
    absence,
    arbiter,
    challenging,
    ending,
    exchanging,
    opening,
    overdrawing,
    playing,
    senyors,
    settling,
    starting,
    tile_count,
    timekeeping,
    timing,
    undoing,
)
from faristol.games.classic.facts import FACTS
from faristol.games.log import Entry, undo
from faristol.rulesets import ruleset_data
from faristol.words.lexfile import read_header

JUDGE = "Bel Quetglas"


def place(row: str) -> list[int]:
    found = read_place(f"{row}8")
    assert found
    return [found.square]


def knows(language: str, *known: str) -> Callable[[bytes], bool]:
    """Return a function that knows a few words, in the strict form."""
    return lambda word: word_text(tile_set(language), word) in known


@cache
def lexicon_of(language: str) -> dict[str, Any]:
    """Return what a game's log has of the built-in word list."""
    file = Path(__file__).parents[2] / "lexicons" / LANGUAGES[language] / f"{LANGUAGES[language]}.lex"
    header = read_header(file.read_bytes())
    return {fact: header[fact] for fact in ("language", "name", "version", "words", "sha256")}


class Match(Log):
    """One game; a second passes with every act, unless a test sets the time."""

    def __init__(self, ruleset: str, mode: str = "scorer", secret: bytes = SECRET, **chosen: Any) -> None:
        changed, lexicon = chosen.pop("rules", {}), chosen.pop("lexicon", None)
        data = ruleset_data(ruleset)
        for path, value in changed.items():
            table, _, key = path.rpartition(".")
            reduce(lambda found, name: found[name], table.split(".") if table else [], data)[key] = value
        facts = {
            "name": "",
            "place": "Casal de Manacor",
            "round": "3",
            "table": "7",
            "mode": mode,
            "players": ("Neus Bonet", "Pau Riera"),
            "minutes": data["clock"]["minutes"][0],
            "clocks": "program",
            "publication": data["language"],
            **chosen,
        }
        self.tile_set = tile_set(data["language"])
        lexicon = lexicon or lexicon_of(data["language"])
        super().__init__(opening.open_classic(opening.Choices(**facts), data, lexicon, secret, "0.0.0"))

    def undo(self) -> "Match":
        """Take the last act back and nothing beside it, without an arbiter’s word."""
        return self.write([undo(self.entries, FACTS.final)])

    def lasts(self, written: int) -> int:
        return SECOND

    def wait(self, minutes: float) -> "Match":
        self.now += round(minutes * MINUTE)
        return self

    def begin(self, first: int = 1) -> "Match":
        """Begin: decide who starts, by the tiles drawn or the program's lot, and draw the racks."""
        if self.state.program_draws:
            while self.state.stage == "start":
                self.write(starting.draw_for_start(self.state))
        else:
            others = iter("BCD")
            tiles = ["A" if player == first else next(others) for player in self.state.players]
            self.write(starting.draw_for_start(self.state, self.read("".join(tiles))))
        return self.write(starting.draw_racks(self.state))

    def clock(self) -> "Match":
        return self.write(timing.start_clock(self.state))

    def clock_if_any(self) -> "Match":
        return self.clock() if self.state.clocks else self

    def stop(self, reason: str) -> "Match":
        return self.write(timing.stop_clock(self.state, reason))

    def read(self, tiles: str) -> Tiles:
        return self.tile_set.read(tiles)

    def put(self, play: str, rack: str | None = None) -> "Match":
        """Put a play on the board; the turn is not complete yet."""
        rack_tiles = None if rack is None else self.read(rack)
        return self.write(playing.make_play(self.state, play, self.now, rack_tiles))

    def put_and_press(self, play: str) -> "Match":
        """Put a play on the board and press the clock, with one tap."""
        return self.write(playing.play_and_press(self.state, play, self.now))

    def fill(self, in_bag: int) -> "Match":
        """Play row under row until the bag has so many tiles; nobody challenges."""
        while more := self.state.in_bag - in_bag:
            self.play(self.row(6 if more == 8 else min(7, more)))
        return self

    @property
    def free_rows(self) -> list[str]:
        return [row for row in "HIJKLMNOGFEDCBA" if not self.state.board.on(place(row))[0]]

    def row(self, count: int) -> str:
        """Return a play of two or more tiles on the next free row, which reaches the centre column."""
        state, free = self.state, self.free_rows[0]
        hand = state.rack(state.to_move or 1) or state.unseen
        return f"{free}{9 - count} {self.word(hand[:count])}"

    def word(self, tiles: Tiles) -> str:
        """Return tiles in the strict form, a blank as an A."""
        known = codes(self.tile_set)
        return word_text(self.tile_set, bytes(known.get(tile, AS_BLANK | known["A"]) for tile in tiles))

    def played_out(self) -> "Match":
        """Play all tiles of the rack, after the bag is empty."""
        self.fill(0)
        return self.play(self.row(7))

    def replaced(self) -> "Match":
        return self.write(playing.replace_tiles(self.state))

    def press(self) -> "Match":
        return self.write(playing.press_clock(self.state, self.now))

    def complete(self) -> "Match":
        return self.write(playing.complete(self.state, self.now))

    def play(self, *plays: str) -> "Match":
        """Make plays in turn, each of them complete."""
        for play in plays:
            self.put(play).complete()
        return self

    def passes(self, times: int = 1) -> "Match":
        for _ in range(times):
            self.write(playing.pass_turn(self.state, self.now))
        return self

    def forfeit(self) -> "Match":
        return self.write(playing.forfeit_turn(self.state, self.now))

    def exchange(self, count: int | None = None, tiles: str | None = None) -> "Match":
        given = None if tiles is None else self.read(tiles)
        return self.write(exchanging.exchange(self.state, self.now, given, count))

    def senyors(self, rack: str | None = None) -> "Match":
        return self.write(senyors.show_senyors(self.state, None if rack is None else self.read(rack)))

    def challenge(self, *words: str, argument: str = "") -> "Match":
        return self.write(challenging.challenge(self.state, words or None, argument))

    def judge(self, is_word: Any) -> "Match":
        return self.write(challenging.judge(self.state, is_word, self.now))

    def rule(self, valid: bool, by: str = JUDGE) -> "Match":
        return self.write(challenging.rule(self.state, valid, self.now, by))

    def invalid(self, play: str) -> "Match":
        """Make a play that is challenged and comes off."""
        return self.put(play).challenge().rule(False)

    def overdrawn(self, player: int, excess: int, *, seen: bool) -> Entry:
        self.write(overdrawing.overdrawn(self.state, player, excess, seen=seen))
        return self.entries[-1]

    def call_time(self) -> "Match":
        return self.write(timekeeping.call_round_time(self.state, JUDGE, "the hour has struck"))

    def turn_lost(self) -> "Match":
        return self.write(timekeeping.turn_is_lost(self.state, self.now, JUDGE, "looked at the clock"))

    def abandon(self, player: int) -> "Match":
        return self.write(ending.abandon(self.state, player, self.now))

    def settle(self, *racks: str, over: tuple[int, ...] | None = None) -> "Match":
        hands = tuple(map(self.read, racks)) if racks else None
        return self.write(settling.settle(self.state, self.now, hands, over))

    def tapped_undo(self) -> "Match":
        """Take the last act back by a tap, as the page does."""
        undone = {**undoing.undo(self.entries, FACTS.final), "at": self.now}
        return self.write([*undoing.clocks_after(self.entries, undone), undone])

    def agreed_undo(self, *agreed: int) -> "Match":
        """Take the last turn back: these players have agreed, or all."""
        players = agreed or tuple(self.state.players)
        return self.write(undoing.undo_agreed(self.state, self.entries, players, self.now))

    def take_back(self) -> "Match":
        return self.write(undoing.take_back(self.state, self.entries, JUDGE, "by mistake", self.now))

    def absent(self, *players: int) -> "Match":
        return self.write(absence.begin_round(self.state, players))

    def arrive(self, player: int, by: str = "", why: str = "") -> "Match":
        return self.write(absence.arrive(self.state, player, self.now, by, why))

    def decide(self, result: tuple[int, ...], winner: int | None, by: str = JUDGE, why: str = "x") -> "Match":
        return self.write(arbiter.decide(self.state, result, winner, by, why))

    def set_clock(self, player: int, left: int) -> "Match":
        return self.write(timekeeping.set_clock(self.state, player, left, self.now, JUDGE, "not pressed"))

    def count_tiles(self, missing: str, extra: str, counts: tuple[int, ...]) -> "Match":
        found = (self.read(missing), self.read(extra), counts)
        return self.write(tile_count.count_tiles(self.state, *found, self.now, JUDGE, "counted twice"))

    @property
    def end(self) -> tuple[str, str | None]:
        """Return how the game ended, and by which clause."""
        ending = self.state.ending
        assert ending
        return ending.way, ending.clause

    @property
    def over(self) -> bool:
        return self.state.stage == "over"

    @property
    def adjusted(self) -> list[tuple[int, int, str | None]]:
        return [(each.player, each.points, each.clause) for each in self.state.adjustments]

    @property
    def result(self) -> tuple[tuple[int, ...], int | None]:
        settled = self.state.settled
        assert settled
        return settled.result, settled.winner
