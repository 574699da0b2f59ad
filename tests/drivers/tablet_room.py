"""A duplicate with players at their own tablets: the judge's window, theirs, and the wire between them."""

import hashlib
import html
import re
from typing import Any, Self

from drivers.club import PLAYERS, Club, words
from drivers.linked_windows import Tablet, Wire
from drivers.window import wait_for
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import read_play, write_play
from faristol.core.squares import SIZE
from faristol.core.tiles import BLANK
from faristol.games.duplicate import masters, possible
from faristol.games.duplicate.event import summary
from faristol.words.bitsets import Bitsets


class PlayersTablet(Tablet):
    """What a player does with it."""

    screen = "seat"
    seventh = ""
    """What the player of a completiv has named."""

    def names(self, tile: str) -> "PlayersTablet":
        self.do("seat.seventh", data={"key": tile})
        self.seventh = tile
        return self

    def reads(self, code: str) -> "PlayersTablet":
        self.go("#/join")
        assert self.do("join.read", {"code": code})["ok"], self.page
        return self

    def sits_at(self, table: int) -> str:
        """Take a table; return the code that the tablet shows."""
        assert self.do("join.take", {"table": str(table)})["ok"], self.page
        self.wire.run()
        return code_on(self, "own-code-text") if 'id="own-code-text"' in self.page else ""

    @property
    def rack(self) -> list[str]:
        """Return the tiles on the rack that is shown, in their places."""
        return self._state().tile_set.sort((*self._state().rack, *self.seventh))

    def _state(self):
        from faristol.room.seat_state import read_state

        return read_state(self.engine._tablets.room.knows)

    def lays(self, text: str) -> "PlayersTablet":
        """Lay a play with fingers: each tile from its place on the rack to its square."""
        state = self._state()
        tile_set, squares = state.tile_set, state.squares.squares
        play, left = read_play(tile_set, text), dict(enumerate(self.rack))
        self.do("seat.recall")
        self.do("seat.sort")
        for square, code in zip(play.squares, play.word, strict=True):
            if squares[square]:
                continue
            label = letter(tile_set, code & ~AS_BLANK)
            wanted = BLANK if code & AS_BLANK else label
            at = next(at for at, tile in left.items() if tile == wanted)
            del left[at]
            self.do("seat.tile", data={"place": str(at)})
            row, column = divmod(square, SIZE)
            self.do("seat.square", data={"row": str(row), "col": str(column)})
            if wanted == BLANK:
                self.do("seat.key", data={"key": label})
        return self

    def sends(self, points: str = "") -> dict:
        answer = self.do("seat.send", {"points": points})
        self.wire.run()
        return answer

    def says(self) -> str:
        return plain(self.regions["work"])


class WithoutTable(Tablet):
    """A tablet that comes in without a seat at a table."""

    joins: str
    ahead = 0

    def comes_into(self, room: "PlayedRoom") -> Self:
        self.now = room.now + self.ahead
        self.go("#/join")
        for _ in range(2):
            assert self.do("join.read", {"code": room.code})["ok"]
            assert self.do(self.joins)["ok"]
            self.wire.run()
            if not room.was_used(room.lets_in(code_on(self, "own-code-text"))):
                return self
        raise AssertionError(self.page)


class WallTablet(WithoutTable):
    """A device that shows the board, which its page asks for as `site/devices/board_window.js` does."""

    joins, screen = "join.show", "join"
    board: dict | None = None

    def board_now(self) -> dict:
        """Return what it shows now."""
        answer = self.do("look", board=self.board["version"] if self.board else "")
        if answer.get("public"):
            self.board = {**answer["public"], "version": answer["board"]}
        assert self.board
        return self.board

    def says(self) -> str:
        return plain(self.board_now()["html"])


class SecondJudgesTablet(WithoutTable):
    """What a second judge does with it."""

    joins, screen = "join.judge", "duplicate"

    def comes_into(self, room: "PlayedRoom") -> Self:
        super().comes_into(room)
        self.go("#/judging")
        return self

    def notes(self, table: int, play: str, **data: str) -> dict:
        answer = self.do("duplicate.take", {"play": play, "table": str(table)}, data=data)
        assert answer["ok"], self.page
        self.wire.run()
        return answer

    def says(self) -> str:
        return plain(self.regions["work"])


class PlayedRoom:
    """The judge and a player at each of the tables that are asked for."""

    names = PLAYERS

    def __init__(
        self, tables: tuple[int, ...] = (1, 2), players: int = 4, wire: Wire | None = None, **club: Any
    ) -> None:
        self.wire = wire or Wire()
        self.judge = self.judges_tablet()
        club = Club(players=self.names[:players], **club).begin()
        card = {**summary(club.state), "stream": "dupli", "at": club.now, "entries": len(club.entries)}
        wait_for(self.judge.log.append("dupli", 0, club.entries, card))
        self.now = club.now
        self.judge.go("#/event/dupli/room")
        assert self.judge.do("room.open")["ok"]
        self.wire.run()
        self.guests = {table: self.comes(table) for table in tables}
        self.judge.go("#/event/dupli")

    def judges_tablet(self) -> "JudgesTablet":
        return JudgesTablet(self.wire)

    @property
    def now(self) -> int:
        return self.judge.now

    @now.setter
    def now(self, at: int) -> None:
        for tablet in self.wire.tablets:
            tablet.now = at + tablet.ahead

    def wait(self, seconds: float) -> "PlayedRoom":
        self.now += int(seconds * 1_000)
        return self

    @property
    def words(self) -> Bitsets:
        return words(self.judge.state.tile_set.language)

    @property
    def code(self) -> str:
        at = self.judge.last["url"]
        self.judge.go("#/event/dupli/room")
        code = code_on(self.judge, "room-code-text")
        self.judge.go(at)
        return code

    def comes(self, table: int, tablet: PlayersTablet | None = None, ahead: int = 0) -> PlayersTablet:
        tablet = tablet or PlayersTablet(self.wire)
        tablet.ahead = ahead
        tablet.now = self.now + ahead
        if self.was_used(self.lets_in(tablet.reads(self.code).sits_at(table))):
            assert not self.was_used(self.lets_in(tablet.reads(self.code).sits_at(table)))
        tablet.go("#/seat")
        return tablet

    def lets_in(self, code: str) -> dict:
        at = self.judge.last["url"]
        self.judge.go("#/event/dupli/room")
        answer = self.judge.do("room.read", {"code": code})
        self.wire.run()
        self.judge.go(at)
        return answer

    def was_used(self, answer: dict) -> bool:
        """Return whether the place that a tablet took was another's, so that there is a new code."""
        return "Another tablet has already used this code" in answer["regions"].get("notice", "")

    def judge_does(self, name: str, fields: dict[str, str] | None = None, **data: str) -> dict:
        answer = self.judge.do(f"duplicate.{name}", fields, data=data)
        assert answer["ok"], self.judge.regions["notice"]
        self.wire.run()
        return answer

    def beats(self, *tablets: Tablet) -> None:
        """Let some seconds go by, after which the pages of these tablets, or all, ask for a sign of life."""
        self.wait(5)
        for tablet in tablets or self.wire.tablets:
            tablet.tell("beat")
        self.wire.run()

    def plays(self, count: int = 12) -> list[str]:
        """Return possible plays of the round, the best first."""
        state = self.judge.state
        found = possible.plays_of(state, state.round, self.words).starting(b"", None, count)
        return [write_play(state.tile_set, each.play) for each in found]

    def ends_round(self) -> None:
        """End the time, note who is missing, and put the master play on the board."""
        if self.judge.state.stage == "time":
            self.judge_does("end_time")
        state = self.judge.state
        for player in state.expected_in(state.round.number):
            if player.id not in self.judge.state.round.slips:
                self.judge_does("null", {"play": "", "table": str(player.table)}, reason="none")
        state = self.judge.state
        best = masters.proposals(state, state.round, possible.plays_of(state, state.round, self.words))[0]
        self.judge_does("master", play=best.play)

    def next_round(self) -> None:
        self.judge_does("next_round")
        self.wait(20).judge_does("start")


class JudgesTablet(Tablet):
    screen = "duplicate"
    ahead = 0
    _drawn = 0

    @property
    def secret(self) -> bytes:
        """Bytes by chance, never the same twice: tokens of seats are made of them."""
        self._drawn += 1
        return hashlib.sha256(self._drawn.to_bytes(4)).digest()

    @secret.setter
    def secret(self, usual: bytes) -> None: ...


def code_on(tablet: Tablet, element: str) -> str:
    found = re.search(rf'id="{element}"[^>]*>([^<]+)<', tablet.regions["work"])
    assert found, tablet.regions["work"]
    return html.unescape(found[1])


def plain(region: str) -> str:
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", region)))
