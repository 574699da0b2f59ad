"""A whole duplicate of tests/data: played from its first rack to its end, and compared with what was reckoned."""

import json
from pathlib import Path
from typing import Any

from drivers.browser.evening import Evening
from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.standings import standings
from faristol.kinds import fold_log
from faristol.texts import score

EVENTS = Path(__file__).parents[2] / "data/duplicates"


def event(name: str) -> dict[str, Any]:
    recorded: dict[str, Any] = json.loads((EVENTS / f"{name}.json").read_text("utf-8"))
    return recorded


def play(evening: Evening) -> None:
    """The evening from its first rack to its end."""
    rounds = evening.request["rounds"]
    seen: set[str] = set()
    number = 0
    for at, asked in enumerate(rounds):
        again = at > 0 and rounds[at - 1]["master"] is None
        number += not again
        evening.rack(asked, number)
        evening.time()
        for table in evening.event["names"].keys() - asked["slips"].keys() - seen:
            expelled = [each["player"] for each in evening.event["sanctions"]].count(table) == 3
            if not expelled:
                evening.gone(table)
            seen.add(table)
        for slipped in evening.event["sanctions"] if not again else []:
            if slipped["round"] == number:
                evening.warns(slipped["player"])
        for table, slip in asked["slips"].items():
            evening.slip(table, slip)
        if asked["master"] is None:
            same = at + 1 < len(rounds) and rounds[at + 1]["rack"] == asked["rack"]
            evening.given_up(same=same)
            continue
        evening.to_master()
        evening.master(asked)
        evening.next()
        if asked.get("master_wrong"):
            evening.found_wrong(number)


def ends_as_reckoned(log: list[dict[str, Any]], event: dict[str, Any]) -> None:
    """Every score, bonus and place of the log is the one that was reckoned without the program."""
    folded = fold_log(log)
    assert folded and folded.broken is None
    state, expected = folded.state, event["expected"]
    table_of = {player.id: str(player.table) for player in state.players.values()}
    counting = [round_ for round_ in expected["rounds"] if round_["master"] is not None]
    assert len(state.rounds) == len(counting)
    for round_, reckoned in zip(state.rounds, counting, strict=True):
        assert round_.master.points == reckoned["master"]
        bonus = bonus_of(state, round_)
        given = bonus and {"player": table_of[bonus.player], "points": score(bonus.points, "en")}
        assert given == reckoned["bonus"]
        for player, table in table_of.items():
            counts = counted(state, round_, player)
            if counts and table in reckoned["slips"]:
                assert counts.points == reckoned["slips"][table]["score"], (round_.number, table)
    rows = [(table_of[row.player.id], score(row.total, "en"), row.rank) for row in standings(state)]
    assert rows == [(row["player"], row["total"], row["rank"]) for row in expected["standings"]]
