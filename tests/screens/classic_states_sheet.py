"""The score sheet of a game of two, and the game gone through once more, as scenes."""

from collections.abc import Callable
from functools import cache
from typing import Any

from faristol.games.classic import arbiter
from faristol.screens.scene import Scene
from match import Match

Scenes = Callable[..., Scene]
AT = "#/event/id"


def mixed(name: str, ruleset: str = "federation", **chosen: Any) -> Match:
    """A bonus, a blank, a play that came off, a pass, an exchange: and it is not over."""
    players = (name, "Pau")
    match = Match(ruleset, name=name, place=name, players=players, clocks="table", **chosen).begin(first=2)
    match.put("H4 CASATEs", "CASATE?").complete().put("8H TRAÇ" if ruleset != "romanian" else "8H TRAX")
    match.complete()
    match.invalid("9G OE")
    return match.passes().exchange(3).play("9H ES")


@cache
def over(name: str, ruleset: str = "federation") -> Match:
    """The same, passed to its end and counted."""
    match = mixed(name, ruleset).passes(6 if ruleset != "romanian" else 4)
    if match.state.stage == "settling":
        racks = ("AEI", "OQ") if match.state.ending.racks else ()
        match.settle(*racks, over=(0, 61_000))
    assert match.over, match.state.stage
    return match


def signed(name: str, *players: int) -> Match:
    match = over(name)
    again = Match.__new__(Match)
    again.__dict__.update(match.__dict__, entries=[*match.entries])
    for player in players:
        again.write(arbiter.sign(again.state, player))
    return again


@cache
def every(scene: Scenes, name: str) -> dict[str, Scene]:
    sheet = f"{AT}/sheet"
    decided = mixed(name).decide((0, 0), None)
    printed = over(name)
    now = printed.entries[-1]["at"] + 5_000

    def on_paper(what: str) -> Scene:
        return scene(sheet, printed, now=now, session={"sheet_printed": {"what": what, "at": now}})

    return {
        "score sheet, no turn yet": scene(sheet, Match("mallorca", name=name, players=(name, "Pau")).begin()),
        "score sheet, running": scene(sheet, mixed(name)),
        "score sheet, leaving": scene(sheet, mixed(name), session={"leaving": "#/"}),
        "score sheet": scene(AT, over(name)),
        "score sheet, one agrees": scene(AT, signed(name, 2)),
        "score sheet, both agree": scene(AT, signed(name, 1, 2)),
        "score sheet, watched": scene(AT, over(name), writing=False),
        "score sheet, Mallorca": scene(AT, over(name, "mallorca")),
        "score sheet, Romanian": scene(AT, over(name, "romanian"), kept={"sheet-blanks": "small"}),
        "score sheet, decided": scene(AT, decided),
        "score sheet, on paper": on_paper("sheet"),
        "score sheet, empty on paper": on_paper("empty"),
    }
