"""Evenings by chance: whatever the judge and the players do, each tablet says what the judge's log has."""

import random
from contextlib import suppress

import pytest

from drivers.sample import sampled
from drivers.tablet_room import PlayedRoom, PlayersTablet

TABLES = (1, 2)
ACTS = 25
IN_TIME = ("lays", "lays", "lays", "judge notes", "judge notes", "takes back", "undoes", "accepts late")
EVERY = ("is silent", "is heard", "waits", "clock jumps")


class Evening:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.room = PlayedRoom(tables=TABLES)
        self.room.wait(10).judge_does("start")
        self.story: list[str] = []
        self.silent: set[int] = set()

    @property
    def judge(self):
        return self.room.judge

    def act(self) -> None:
        stage = self.judge.state.stage
        ends = {"time": ("ends the time",), "slips": ("new rack",), "call": ("starts",) * 6}
        act = self.chance.choice((*IN_TIME, *EVERY, *ends.get(stage, ())))
        table = self.chance.choice(TABLES)
        self.story.append(f"{act} {table}")
        self.does(act, table, self.room.guests[table])
        self.room.wire.run()

    def does(self, act: str, table: int, tablet: PlayersTablet) -> None:
        room, judge, player = self.room, self.judge, f"p{table}"
        match act:
            case "lays" if room.plays():
                play = self.chance.choice(room.plays(8))
                with suppress(StopIteration):  # the tablet may still have the rack of before
                    tablet.lays(play).sends()
            case "judge notes" if room.plays():
                judge.do("duplicate.take", {"play": self.chance.choice(room.plays(8)), "table": str(table)})
            case "takes back":
                judge.do("duplicate.withdraw", data={"player": player})
            case "undoes":
                judge.do("event.undo")
            case "accepts late":
                judge.go("#/event/dupli/room")
                judge.do("room.take_late", data={"player": player, "round": "1"})
                judge.go("#/event/dupli")
            case "ends the time":
                judge.do("duplicate.end_time")
            case "starts":
                judge.do("duplicate.start")
            case "new rack":
                judge.do("duplicate.new_rack", data={"sure": "yes"})
            case "is silent":
                self.silent.add(table)
                room.wire.silence(tablet)
            case "is heard":
                self.silent.discard(table)
                room.wire.silence(tablet, silent=False)
            case "waits":
                room.wait(self.chance.choice((1, 5, 20)))
            case "clock jumps":
                tablet.ahead += self.chance.choice((-600_000, 3_600_000))
                room.wait(0)

    def looks(self) -> None:
        """Let the pages beat, and every tablet that is heard look at its screen."""
        self.room.beats()
        for table in {*TABLES} - self.silent:
            self.room.guests[table].do("look")
            self.holds(table)

    def holds(self, table: int) -> None:
        """Compare a tablet's screen with the slips of the judge's log."""
        state, tablet, player = self.judge.state, self.room.guests[table], f"p{table}"
        said, story = tablet.says(), " / ".join(self.story)
        slip = state.round.slips.get(player) if state.awaiting is None else None
        if slip is None:
            assert "Received" not in said and "has noted" not in said, story
        elif player in state.round.from_tablets:
            assert f"Received: {slip.play}" in said, f"{story}: {said}"
        else:
            assert f"The judge has noted your slip: {slip.play}" in said, f"{story}: {said}"
        if state.stage == "time" and state.clock.left(self.judge.now):
            left = tablet.last["clock"]
            ours = left["remaining"] - (tablet.now - left["running_since"])
            assert abs(ours - state.clock.left(self.judge.now)) < 1_000, story


@pytest.mark.parametrize("seed", sampled("evenings of tablets", range(30), 3))
def test_what_a_tablet_says_of_its_slip_and_of_the_time_is_what_the_judge_has(seed):
    evening = Evening(seed)
    for _ in range(ACTS):
        evening.act()
        evening.looks()
