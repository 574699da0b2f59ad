"""A tournament with tablets at its tables: the director's, theirs, players' telephones, and the wire."""

from drivers.director_window import DirectorWindow
from drivers.linked_windows import Tablet, Wire
from drivers.tablet_room import code_on, plain


class DirectorsTablet(DirectorWindow, Tablet):
    ahead = 0


class TablesTablet(Tablet):
    """What the players of a table do with its tablet, or one with the own telephone."""

    screen = "table"
    ahead = 0

    def comes(self, room: "TournamentRoom", table: int | None) -> "TablesTablet":
        """Join at a table; without one as a player's telephone."""
        self.now = room.director.now
        if room.lets_in(self.takes(room, table)):
            assert not room.lets_in(self.takes(room, table))
        self.go("#/table")
        return self

    def takes(self, room: "TournamentRoom", table: int | None) -> str:
        """Return the code that this tablet shows."""
        self.go("#/join")
        assert self.do("join.read", {"code": room.code})["ok"], self.page
        if table is None:
            assert self.do("join.telephone")["ok"], self.page
        else:
            assert self.do("join.take", {"table": str(table)})["ok"], self.page
        self.wire.run()
        return code_on(self, "own-code-text")

    def writes(self, first: int | str, second: int | str) -> "TablesTablet":
        return self.does("ready", {"first": str(first), "second": str(second)})

    def agrees(self, *sides: int) -> "TablesTablet":
        for side in sides or (0, 1):
            game = self.held.get("table-result", {}).get("game", "")
            self.does("agree", side=str(side), game=game)
        self.wire.run()
        return self

    def act(self, do, fields=None, **data):
        answer = super().act(do, fields, **data)
        self.wire.run()
        return answer

    def says(self) -> str:
        return plain(self.regions["work"])


class TournamentRoom:
    """A director whose room is open, and round one published; tablets come as a test asks for them."""

    def __init__(self, publish: bool = True, wire: Wire | None = None, **chosen: str) -> None:
        self.wire = wire or Wire()
        self.director = DirectorsTablet(self.wire).opens(**chosen)
        if publish:
            self.publishes()
        self.at("/room")
        assert self.director.do("room.open")["ok"]
        self.wire.run()
        self.at()

    def at(self, page: str = "") -> DirectorsTablet:
        self.director.go(f"#/event/{self.director.stream}{page}")
        return self.director

    def publishes(self) -> None:
        self.at()
        self.director.draws()
        assert self.director.publishes()["ok"], self.director.page
        self.wire.run()

    def closes(self) -> None:
        self.at().hands_in()
        assert self.director.do("tournament.close_round")["ok"], self.director.page
        self.wire.run()

    @property
    def code(self) -> str:
        return code_on(self.at("/room"), "room-code-text")

    def lets_in(self, code: str) -> bool:
        """Let a tablet in; return whether its place was used, and there is a new code."""
        answer = self.at("/room").do("room.read", {"code": code})
        self.wire.run()
        used = "Another tablet has already used this code" in answer["regions"].get("notice", "")
        self.at()
        return used

    def tablet(self, table: int | None) -> TablesTablet:
        return TablesTablet(self.wire).comes(self, table)

    @property
    def results(self) -> list[dict]:
        return [entry for entry in self.director.entries if entry["type"].startswith("Result")]

    def names(self, board: int) -> tuple[str, str]:
        event = self.director.event()
        pair = event.rounds[-1].draft.pairs[board - 1]
        return event.players[pair.first].name, event.players[pair.second].name
