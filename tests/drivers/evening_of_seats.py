"""An evening of a club at the relay: tablets with engines, telephones without, seats by codes alone, a wall.

`differences` compares what every screen says with the judge's log, whose points are counted once more.
"""

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import count, islice
from typing import Any

from drivers.by_codes import ByCodes
from drivers.page_at_relay import RECEIVED, Telephone, WallPage
from drivers.real_names import real_names
from drivers.relay_in_process import RelayWire
from drivers.tablet_room import JudgesTablet, PlayersTablet, plain
from drivers.window import SHELF
from evenings import papers, results, slips
from evenings.device import Died, FragileLog
from evenings.papers import on_the_wall
from evenings.results import counted
from faristol.core.play import in_writing
from faristol.engine import Engine
from faristol.texts import score

JUDGES = (
    slips.every_slip_is_ruled_as_the_rules_say,
    results.results_are_those_of_a_second_computation,
    results.the_page_of_results_says_the_same,
    papers.a_duplicate_is_published_as_counted,
)
"""What holds of the judge's screens and papers."""


class MortalJudge(JudgesTablet):
    """A judge's tablet that may die in the middle of a write."""

    def start(self, **data: str) -> dict:
        self.log = FragileLog(self.disk)
        self.engine = Engine(self.log, SHELF, lambda size: self.secret[:size], self.spare)
        hello = {"data": {"to": self.last["url"], **data}, "session": self.last["session"]}
        return self.do("hello", copies=self.copies, **hello)


class EveningOfSeats(ByCodes):
    names = tuple(real_names(24))
    wire: RelayWire
    judge: MortalJudge

    def __init__(self, engines: int, telephones: int, by_codes: int) -> None:
        tables = count(1)
        self.written: dict[tuple[int, int], list[str]] = {}
        """What was handed in, by round and table."""
        super().__init__((), engines + telephones + by_codes, RelayWire(), publication="en")
        self.tablets = {table: self.comes_by_link(table) for table in islice(tables, engines)}
        self.telephones = {
            table: Telephone(self.wire, self.link, f"telephone {table}").sits_at(table)
            for table in islice(tables, telephones)
        }
        self.by_codes = {table: self.gets_key(table) for table in islice(tables, by_codes)}
        self.wall = WallPage(self.wire, self.link, "television")
        self.judge_at_event()
        self.wire.run()
        self.now = self.now

    def judges_tablet(self) -> MortalJudge:
        return MortalJudge(self.wire)

    @property
    def devices(self) -> dict[str, MortalJudge]:
        return {"judge": self.judge}

    @property
    def event(self) -> Any:
        return self.judge.state

    @property
    def link(self) -> str:
        return str(self.judge.engine._tablets.room.relay.link)

    def comes_by_link(self, table: int) -> PlayersTablet:
        tablet = PlayersTablet(self.wire, secret=table.to_bytes(32))
        tablet.ahead, tablet.now = 0, self.now
        tablet.go("#/join")
        assert tablet.do("join.read", {"code": self.link})["ok"], tablet.page
        assert tablet.do("join.take", {"table": str(table)})["ok"], tablet.page
        self.wire.run()
        tablet.go("#/seat")
        return tablet

    # --- what is done

    def hands_in(self, table: int, play: str) -> None:
        """Lay a play and hand it in; by codes it is shown to the judge's camera at once."""
        self.written.setdefault((self.judge.state.round.number, table), []).append(play)
        if table in self.telephones:
            self.telephones[table].hands_in(play)
        else:
            tablet = self.tablets.get(table) or self.by_codes[table]
            tablet.lays(play).sends()
        if table in self.by_codes:
            assert "is in." in self.scans(self.slip_code(table))
            self.by_codes[table].do("seat.hide_slip")

    def all_hand_in(self, tables: Iterator[int] | None = None) -> None:
        """Hand in a play for each of these tables that has none, different ones in each round."""
        plays, number = self.plays(40), self.judge.state.round.number
        for table in tables or range(1, len(self.judge.state.players) + 1):
            if (number, table) not in self.written:
                self.hands_in(table, plays[(table * number) % min(len(plays), 17)])

    def judge_dies(self) -> None:
        """Kill the judge's page with all that is in it, and open it again."""
        self.wire.forget(self.judge)
        self.judge.restart()
        self.wire.run()

    def runs_until_the_judge_dies(self, when: str) -> None:
        """Let the judge's device die in its next write, and open the page again."""
        self.judge.log.dies = when
        try:
            self.wire.run()
        except Died:
            return self.judge_dies()
        raise AssertionError("the judge's device has written nothing")

    def relay_restarts(self) -> None:
        self.wire.stop_relay()
        self.wire.run()
        self.wire.start_relay()
        self.wire.run()

    # --- what is so

    def slips_twice(self) -> list[str]:
        """Return what is in the log otherwise than once: by its key, and by what was handed in."""
        ruled = [entry for entry in self.judge.entries if entry["type"] == "SlipRuled"]
        keys = Counter(entry["key"] for entry in ruled if "from_tablet" in entry)
        wrong = [f"{key} is in the log {times} times" for key, times in keys.items() if times > 1]
        tables = {id: player.table for id, player in self.judge.state.players.items()}
        for (number, table), plays in self.written.items():
            mine = [e["play"] for e in ruled if e["round"] == number and tables[e["player"]] == table]
            if mine.count(plays[-1]) != 1 or mine[-1] != plays[-1] or set(mine) - {*plays}:
                wrong.append(f"table {table} handed in {plays} in round {number}; the log has {mine}")
        return wrong

    def differences(self) -> list[str]:
        """Return what screens say that the log does not hold."""
        self.beats()
        state = self.judge.state
        if state.stage == "results" and self.by_codes:
            self.films(*self.by_codes)
        done = [round_ for round_ in state.rounds if round_.master]
        totals = counted(state) if done else {}
        found: list[str] = []
        for id, player in state.players.items():
            if state.stage != "results" and player.table in self.by_codes:
                continue  # it has not filmed the judge's screen since it handed in
            says, slip = self.says(player.table), state.round.slips.get(id)
            wanted = [f"Received: {in_writing(state.tile_set, slip.play)}"] if slip and slip.play else []
            if done:
                total, place = totals[id]
                wanted += [
                    f"Round {done[-1].number} Master play:",
                    f"{done[-1].slips[id].points}",
                    f"Points in all: {score(Fraction(total), 'en')}, place {place}.",
                ]
            if state.stage == "results":
                wanted = wanted[1:]
            found += [f"table {player.table} lacks {each!r}: {says}" for each in wanted if each not in says]
            if not slip and "Received:" in says:
                found.append(f"table {player.table} says received, and nothing is: {says}")
        return [*found, *self._wall_differs(totals), *self._judge_differs()]

    def says(self, table: int) -> str:
        if table in self.telephones:
            return self.telephones[table].says("seat", "result")
        return (self.tablets.get(table) or self.by_codes[table]).says()

    def received(self) -> set[int]:
        """Return the telephones that have been told that their slip is in."""
        return {table for table, each in self.telephones.items() if each.answer == RECEIVED}

    def _wall_differs(self, totals: dict[str, tuple[str, int | None]]) -> list[str]:
        state, board = self.judge.state, self.wall.regions.get("board", "")
        if state.stage != "results":
            lies = f"{len(state.round.slips)} slips of {len(state.players)}"
            wanted = [each for each in (f"Round {state.round.number}", lies) if each not in plain(board)]
            return [f"the wall lacks {each!r}: {plain(board)}" for each in wanted]
        ours = {
            str(state.players[id].table): (str(place or "–"), score(Fraction(total), "en"))
            for id, (total, place) in totals.items()
        }
        shown = on_the_wall(board)
        return [
            f"the wall has {shown.get(table)} for {row}"
            for table, row in ours.items()
            if shown.get(table) != row
        ]

    def _judge_differs(self) -> list[str]:
        state = self.judge.state
        if state.stage == "results":
            self.judge.go("#/event/dupli/results")
            for holds in JUDGES:
                holds(self)  # type: ignore[arg-type]  # they look at the judge's device alone
            self.judge_at_event()
        found = re.search(r'id="slips-in" data-in="(\d+)"', self.judge.page)
        if state.stage == "time" and (not found or int(found[1]) != len(state.round.slips)):
            return [f"the judge reads {found and found[0]}; in are {len(state.round.slips)}"]
        return []
