"""Three and four at one table by the Romanian rules, from the form to the sheet on paper, as scenes."""

from functools import cache
from typing import Any

from drivers.log import MINUTE
from drivers.match import Match
from drivers.sessions import session
from faristol.games.classic import arbiter, starting
from faristol.screens.scene import Scene
from screens.states.classic import hand
from screens.states.classic_before import AT, FORM, Scenes


def several(name: str, players: int = 3, mode: str = "scorer", **chosen: Any) -> Match:
    names = (name, *(f"{name}·{number}" for number in range(2, players + 1)))
    return Match("romanian", mode, players=names, name=name, place=name, **chosen)


def begun(name: str, players: int = 3, mode: str = "scorer", **chosen: Any) -> Match:
    return several(name, players, mode, **chosen).begin().clock_if_any()


@cache
def over(name: str, players: int = 3) -> Match:
    """A bonus, a play that came off, an exchange and passes to the end; one has lost points."""
    match = begun(name, players).play("H2 CASCATE", "I8 STIRE").invalid("J12 OX").exchange(2)
    match.write(arbiter.penalise(match.state, 2, 5, "Bel", name))
    return match.passes(2 * players)


def counted(name: str) -> Match:
    """Two of three hold tiles, and a club counts them."""
    return begun(name, rules={"ends.played-out.racks": "ROM-15"}).played_out()


def before(scene: Scenes, name: str) -> dict[str, Scene]:
    equal, lot, tablet = several(name), several(name, 4), several(name, mode="tablet")
    equal.write(starting.draw_for_start(equal.state, ("A", "A", "B")))
    lot.write(starting.draw_for_start(lot.state, ("B", "A", "?", "C")))
    names = {"one": name, "two": "Dan", "three": "Ion"}
    form = {**FORM, "ruleset": "romanian", **names}
    return {
        "several, new game": scene("#/classic", session={"classic_setup": form}),
        "several, new game, too many": scene(
            "#/classic", session={"classic_setup": {**form, "time": "none"}}, problems={"three": "!"}
        ),
        "several, the draw at a tablet": scene(AT, tablet),
        "several, tiles of a real bag": scene(AT, several(name, 4), problems={"tile3": "!"}),
        "several, equal tiles": scene(AT, equal),
        "several, racks by lot": scene(AT, lot),
    }


def turns(scene: Scenes, name: str) -> dict[str, Scene]:
    tablet = begun(name, mode="tablet")
    tablet.play(tablet.row(4)).passes()
    timed = begun(name, 4, minutes=20).play("H8 CASA")
    put = begun(name).put("H8 CASA")
    naming = session({"challenge": {"naming": True}}, len(put.entries))
    challenged = begun(name, minutes=20).put("H8 CASA").challenge()
    given = {"verdict": False, "at": challenged.now - MINUTE // 60}
    verdict = session({"challenge": given}, len(challenged.entries))
    first = several(name, minutes=20).begin()
    return {
        "several, the clock starts": scene(AT, first),
        "several, pass the tablet on": scene(AT, tablet),
        "several, tiles shown": scene(AT, tablet, session=hand(tablet.state)),
        "several, a play": scene(AT, timed, session=hand(timed.state, text="8H CEAS")),
        "several, over the time": scene(AT, timed, now=timed.now + 21 * MINUTE),
        "several, a crash": scene(
            AT, timed, last_sign=timed.entries[-1]["at"] + 1_000, now=timed.now + MINUTE
        ),
        "several, played": scene(AT, put),
        "several, challenged": scene(AT, put, session=naming),
        "several, not valid": scene(AT, challenged, session=verdict),
        "several, pass": scene(AT, timed, session={"classic-asking": "pass"}),
        "several, who gives up": scene(AT, timed, session={"classic-asking": "abandon"}),
    }


def ends(scene: Scenes, name: str) -> dict[str, Scene]:
    sheet, done, racks = f"{AT}/sheet", over(name), counted(name)
    now = done.entries[-1]["at"] + 5_000
    drawn = begun(name).passes(6)
    gave_up = begun(name).play("H8 CASA").abandon(1)
    nobody = begun(name).play("H8 CASA").decide((0, 0, 0), None, by="Bel", why=name)
    result = {"ruling": {"act": "result", "form": {"three": "20", "winner": "3"}}}
    ruled = begun(name, minutes=20).play("H8 CASA").set_clock(3, -MINUTE).count_tiles("A", "E", (7, 7, 6))
    lay = begun(name).play("H7 CASA").put("I8 STIRE")

    def on_paper(match: Match, what: str) -> Scene:
        at = match.entries[-1]["at"] + 5_000
        return scene(sheet, match, now=at, session=session({"sheet_printed": what}, at))

    return {
        "several, count": scene(AT, racks),
        "several, count, one left": scene(AT, racks, session={"count": {"rack-1": "!", "rack-3": "Q"}}),
        "several, the arbiter's result": scene(f"{AT}/arbiter", begun(name), session=result),
        "several, the arbiter's acts": scene(f"{AT}/arbiter", ruled),
        "several, a clock set right": scene(f"{AT}/arbiter", ruled, session={"ruling": {"act": "clock"}}),
        "several, tiles counted": scene(f"{AT}/arbiter", ruled, session={"ruling": {"act": "tiles"}}),
        "several, a decision taken back": scene(f"{AT}/arbiter", ruled, session={"ruling": {"act": "undo"}}),
        "several, its log in words": scene(f"{AT}/file", ruled),
        "several, given up with a play": scene(AT, lay.abandon(2)),
        "several, decided": scene(f"{AT}/arbiter", nobody),
        "several, nobody wins": scene(AT, nobody),
        "several, sheet, running": scene(sheet, begun(name, 4).play("H8 CASA")),
        "several, sheet": scene(AT, done, now=now),
        "several, sheet, equal": scene(AT, drawn),
        "several, sheet, given up": scene(AT, gave_up),
        "several, on paper": on_paper(done, "sheet"),
        "several, on paper, four": on_paper(over(name, 4), "sheet"),
        "several, empty on paper": on_paper(over(name, 4), "empty"),
        "several, its file": scene(f"{AT}/file", done),
        "several, its file while it runs": scene(f"{AT}/file", begun(name)),
        "several, again": scene(f"{AT}/replay", done),
    }


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    return {**before(scene, name), **turns(scene, name), **ends(scene, name)}
