"""The results of a duplicate as scenes: while it runs, when it is over, closed, opened again."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from drivers.club import PLAYERS, Club
from drivers.log import NOON
from drivers.sessions import session
from faristol.games.duplicate import claims, sanctions
from faristol.games.duplicate.event import summary
from faristol.games.duplicate.rooms import room_of
from faristol.kinds import fold_log
from faristol.practice.lost_racks import LOST_RACKS_RECORD, added, of_duplicate
from faristol.screens.device import Device, Settings
from faristol.screens.duplicate.results.view import RESULTS
from faristol.screens.scene import Intent, OpenEvent, Scene

AT = "#/event/id"
SHEETS = ("wall", "cards", "rounds", "grid")


def scene(address: str, club: Any, **more: Any) -> Scene:
    about = {key: more.pop(key) for key in ("writing", "broken") if key in more}
    told = fold_log(club.entries)
    assert told
    event = OpenEvent("id", told.kind, tuple(club.entries), told.state, **about)
    facts = {"session": session(), "now": club.entries[-1]["at"] + 5_000, "zone": 60, "app": "0.1.0", **more}
    return Scene(address, Settings("en"), Device(), event=event, **facts)


def after(scene: Scene, do: str, fields: dict[str, str] | None = None, **data: Any) -> Scene:
    """What is chosen on the screen, by its own intent."""
    step = RESULTS.intents[do](scene, Intent(f"results.{do}", scene.now, fields=fields or {}, data=data))
    assert step.session is not None
    return replace(scene, session=step.session)


@cache
def running(name: str = PLAYERS[0], ruleset: str = "duplicate") -> Club:
    """Three rounds with a bonus, nulls of every origin, a warning and an absence."""
    club = Club(ruleset, (name, *PLAYERS[1:]), name=name).begin()
    for number in (1, 2, 3):
        club.time()
        best = club.plays()
        club.hand_in(number, "p1", best[0])
        for player in ("p2", "p3", "p4"):
            club.hand_in(number, player, best[-1])
        if number == 2:
            club.hand_in(2, "p5", null="uncircled").hand_in(2, "p6", null="absent")
            club.hand_in(2, "p7", "XX<b>").hand_in(2, "p8", null="none")
            for _ in range(2):
                club.write(sanctions.sanction(club.state, "p9"))
        club.slips().master()
        if number < 3:
            club.next()
    return club


def over(name: str = PLAYERS[0], *more: Callable[[Club], Any], ruleset: str = "duplicate") -> Club:
    """The same, ended; then whatever else is done with it."""
    club = running(name, ruleset).branch().end()
    for act in more:
        act(club)
    return club


def of_many(name: str = PLAYERS[0]) -> Club:
    """One round of more players than a list shows at once."""
    players = (name, *(f"{PLAYERS[number % len(PLAYERS)]} {number}" for number in range(1, 55)))
    club = Club(players=players, name=name).begin().time()
    plays = club.plays()
    for number in range(1, 56):
        club.hand_in(1, f"p{number}", plays[-number % len(plays)])
    return club.slips().master()


def in_a_round(name: str = PLAYERS[0]) -> Club:
    """The fourth round, with two slips in and its master play still to come."""
    club = running(name).branch().next().time()
    best = club.plays()
    return club.hand_in(4, "p1", best[0]).hand_in(4, "p2", null="uncircled")


def results(name: str = PLAYERS[0]) -> dict[str, Scene]:
    now = running(name)
    final = over(name, Club.claim, Club.finish)
    reopened = over(
        name, Club.claim, Club.finish, lambda club: club.write(claims.reopen(club.state, "a slip"))
    )
    false = over(name, Club.publish)
    drawn = next(entry for entry in false.entries if entry["type"] == "RackDrawn")
    at = false.entries.index(drawn)
    false.entries[at] = {**drawn, "drawn": drawn["drawn"][::-1]}
    classification = scene(f"{AT}/results", now)
    round_, player = scene(f"{AT}/results/round/2", now), scene(f"{AT}/results/player/p5", now)
    begins = now.state.rounds[1].slips["p2"].play[:-1]
    printed = {
        f"results, printed: {sheet}": after(scene(AT, final), "print", sheet=sheet) for sheet in SHEETS
    }
    return {
        "results, none yet": scene(f"{AT}/results", Club(name=name).begin()),
        "results, running": classification,
        "results, after round 1": after(classification, "after", round="1"),
        "results, watched": scene(f"{AT}/results", now, writing=False),
        "results, Romanian": scene(f"{AT}/results", running(name, "completiv")),
        "results, a round": round_,
        "results, a round, Romanian": scene(f"{AT}/results/round/2", running(name, "completiv")),
        "results, of many players": scene(f"{AT}/results", of_many(name)),
        "results, a round before its master play": after(round_, "show", round="2"),
        "results, a play shown": after(round_, "show", round="2", play=now.state.rounds[1].slips["p2"].play),
        "results, a slip of the round": after(round_, "edit", round="2"),
        "results, a slip that begins so": after(
            replace(after(round_, "edit", round="2"), words=now.words), "write", {"play": begins}
        ),
        "results, no such table": replace(after(round_, "edit", round="2"), problems={"table": "!"}),
        "results, the table": scene(f"{AT}/results/table", now),
        "results, the table in per cent": after(
            scene(f"{AT}/results/table", final), "count_in", what="percent"
        ),
        "results, the table, a round under way": scene(f"{AT}/results/table", in_a_round(name)),
        "results, the table, nothing yet": scene(f"{AT}/results/table", Club(name=name).begin()),
        "results, the places": scene(f"{AT}/results/places", now),
        "results, the places, a player": scene(f"{AT}/results/places/p5", now),
        "results, a player": player,
        "results, a player ahead": scene(f"{AT}/results/player/p1", now),
        "results, a slip of the player": after(player, "edit", round="2", player="p5"),
        "results, nothing written": replace(
            after(player, "edit", round="3", player="p5"), problems={"play": "!", "given": "!"}
        ),
        "results, over": scene(AT, over(name)),
        "results, over, no such minutes": replace(scene(AT, over(name)), problems={"minutes": "!"}),
        "results, another room": other_room(name),
        "results, no such room": replace(scene(AT, over(name)), problems={"room": "!"}),
        "results, claims": scene(AT, over(name, Club.claim)),
        "results, claims over": scene(AT, over(name, Club.claim), now=NOON * 2),
        "results, final asked": scene(AT, over(name, Club.claim), session=session({"final": True})),
        "results, final": scene(AT, final),
        "results, a round, final": scene(f"{AT}/results/round/2", final),
        "results, a player, final": scene(f"{AT}/results/player/p5", final),
        "results, a player, racks kept": scene(
            f"{AT}/results/player/p5",
            final,
            remembered={LOST_RACKS_RECORD: added(None, of_duplicate(final.state, "p5"))},
        ),
        "results, to be opened again": replace(after(scene(AT, final), "ask_reopen"), problems={"why": "!"}),
        "results, opened again": scene(AT, reopened),
        "results, secret published": scene(AT, over(name, Club.publish)),
        "results, a false draw": scene(AT, false),
        **printed,
        "file of a duplicate": scene(f"{AT}/file", final),
        "file of a duplicate, running": scene(f"{AT}/file", now),
    }


def other_room(name: str) -> Scene:
    """What the other room handed over, looked at before it is taken in."""
    room = room_of(over(name).state, f"{name} B")
    for player in room["players"]:
        player["name"] += " B"
    ours = scene(AT, over(name))
    brought = Intent("results.read_room", ours.now, file=json.dumps(room).encode())
    session = RESULTS.intents["read_room"](ours, brought).session
    assert session is not None
    return replace(ours, session=session)


def card(club: Club, stream: str) -> dict[str, Any]:
    last = club.entries[-1]["at"]
    return {**summary(club.state), "stream": stream, "at": last, "entries": len(club.entries)}
