"""The tablet that stands in for the judge's, and what its person does with it."""

from typing import Any, Self

from drivers.relayed_tablets import RelayedRoom
from drivers.tablet_room import JudgesTablet, SecondJudgesTablet, plain
from drivers.window import wait_for


class StandInTablet(SecondJudgesTablet, JudgesTablet):
    screen = "duplicate"

    def comes_by_link(self, room: RelayedRoom) -> Self:
        self._drawn = 1_000 * len(room.wire.tablets)
        self.now = room.now
        self.go("#/join")
        self.do("join.read", {"code": room.link})
        self.do("join.judge")
        room.wire.run()
        self.go("#/judging")
        return self

    def let_in(self, room: RelayedRoom) -> Self:
        _judge_does(room.judge, room, "room.admit", self)
        return self

    def named(self, room: RelayedRoom) -> None:
        _judge_does(room.judge, room, "room.stand_in", self)
        self.do("look")

    def stands_in(self, room: RelayedRoom) -> Self:
        self.comes_by_link(room).let_in(room).named(room)
        self.do("duplicate.stand_in")
        room.wire.run()
        return self

    def names_stand_in(self, other: Any, room: RelayedRoom) -> None:
        _judge_does(self, room, "room.stand_in", other)

    @property
    def copied(self) -> list[dict[str, Any]]:
        copy = getattr(self.engine._tablets.room, "copy", None)
        return [dict(entry) for entry in copy.entries] if copy else []

    def on_disk(self) -> list[dict[str, Any]]:
        return wait_for(self.log.read("copy dupli")).entries

    def cut_off(self, room: RelayedRoom) -> None:
        """Let nothing come to it from now on, until it goes on itself."""
        room.wire.cut |= {line.link for line in room.wire.lines if line.tablet is self}

    def mended(self, room: RelayedRoom) -> None:
        """Let things come to it again: its page is loaded anew."""
        room.wire.cut -= {line.link for line in room.wire.lines if line.tablet is self}
        room.wire.forget(self)
        self.restart()

    def takes_over(self, room: RelayedRoom) -> None:
        self.go("#/judging")
        self.do("duplicate.ask_take_over")
        assert "Take over as judge?" in self.page
        assert self.do("duplicate.take_over")["ok"], self.page
        room.wire.run()
        room.wire.run()


def _judge_does(judge: Any, room: RelayedRoom, do: str, tablet: Any) -> None:
    at = judge.last["url"]
    judge.go("#/event/dupli/room")
    theirs = {line.link_there for line in room.wire.lines if line.tablet is tablet}
    number = next(each.number for each in judge.engine._tablets.room.guests if each.link in theirs)
    assert judge.do(do, data={"tablet": str(number)})["ok"], judge.page
    room.wire.run()
    judge.go(at)


def words_for(judge: Any) -> str:
    judge.go("#/event/dupli/room")
    return plain(judge.regions["work"])
