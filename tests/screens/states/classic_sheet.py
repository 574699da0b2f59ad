"""The score sheet of a game of two, and the game gone through once more, as scenes."""

from dataclasses import replace
from functools import cache
from typing import Any

from drivers.few_words import few
from drivers.match import Match
from drivers.sessions import session
from faristol.games.classic import arbiter
from faristol.games.classic.noting import note_turn
from faristol.screens.classic.game_file.form import first_form
from faristol.screens.classic.replay.place import analysis_of
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from screens.states.classic_before import AT, Scenes


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
    again = over(name).branch()
    for player in players:
        again.write(arbiter.sign(again.state, player))
    return again


def running(name: str) -> Match:
    """Absent at first, then over the time by what the log says; not over yet."""
    match = Match("federation", players=(name, "Pau"), name=name).absent(1, 2).arrive(1).arrive(2).begin()
    match.clock().play("H8 CASA")
    match.overdrawn(2, 1, seen=True)
    return match.put("8H COSES").challenge("COSES").rule(True).challenge(argument=name)


def with_every_entry(name: str) -> Match:
    """A log with entries of nearly every type."""
    match = Match("mallorca", "tablet", players=(name, "Pau"), name=name).begin().clock()
    match.stop("arbiter").clock().put(match.row(3)).challenge().rule(True).complete()
    match.put(match.row(2)).challenge().judge(lambda word: False)
    match.exchange(tiles=match.state.rack(match.state.to_move)[0]).forfeit().passes().call_time()
    match.write(arbiter.penalise(match.state, 1, 5, "Bel", name))
    match.write(arbiter.correct_points(match.state, 1, 7, "Bel", name))
    return match.abandon(1).decide((100, 0), 1, "Bel", name)


def at_the_tablet(name: str) -> Match:
    """Racks are known: plays of any letters, an exchange, passes to the end."""
    match = Match("federation", "tablet", players=(name, "Pau"), name=name).begin().clock()
    match.play(match.row(4))
    match.play(match.row(7))
    rack = match.state.rack(match.state.to_move)
    assert rack
    return match.exchange(tiles=match.tile_set.write(rack[:2])).passes(6)


PAIRS = [one + two for one in "aeilnorstu" for two in "aeilnorstu"]


def looked_at(before: Scene, held: Session) -> Scene:
    """The same, with every turn looked at."""
    work = analysis_of(before)
    assert work
    while not work.done:
        work.go_on()
    return replace(before, session=held)


@cache
def replays(scene: Scenes, name: str) -> dict[str, Scene]:
    at = f"{AT}/replay"
    match = at_the_tablet(name)
    match.write(note_turn(match.state, 2, f"{name}\n{name}"))
    now = match.entries[-1]["at"] + 5_000

    def on(turn: int, shown: int | None = None) -> Session:
        return session({"replay": {"turn": turn, "best": shown}})

    def analysed(session: Session) -> Scene:
        return looked_at(scene(at, match, words=few("ca", *PAIRS), now=now), session)

    return {
        "game again, opening": scene(at, match, opening=0.4),
        "game again, no words": scene(at, match),
        "game again, looking": scene(at, match, words=few("ca", *PAIRS)),
        "game again": analysed(on(2)),
        "game again, a better play": analysed(on(3, 0)),
        "game again, the last turn": analysed(on(len(match.state.turns))),
        "game again, on paper": analysed(session({"replay-printed": True}, now)),
        "game again, no racks": scene(at, over(name), words=few("ca", *PAIRS)),
        "game again, still played": scene(at, mixed(name)),
        "game again, no turns": scene(
            at, Match("federation", players=(name, "Pau"), name=name).begin().decide((1, 0), 1)
        ),
    }


def files(scene: Scenes, name: str) -> dict[str, Scene]:
    at = "#/game-file"

    def brought(text: str, **chosen: str) -> Scene:
        empty = scene(at)
        return scene(at, session={"game_file": {**first_form(empty, text.encode()), **chosen}})

    head = f"#character-encoding UTF-8\n#player1 a {name}\n#player2 b Pau\n"
    turn = ">a: ACSA 8G CASA +10 10\n"
    return {
        "game file, nothing": scene(at),
        "game file, not finished": brought(head + turn),
        "game file, over": brought(
            head + turn + ">b: - +0 0\n" + 2 * ">a: - +0 10\n>b: - +0 0\n" + ">a: - +0 10\n"
        ),
        "game file, other points at the end": brought(head + turn + ">b: AE (AE) -2 -2\n", name=name),
        "game file, not readable": brought(head + "a 8H CASA\n>a what\n"),
        "game file, other rules": brought(head + turn, ruleset="romanian"),
    }


@cache
def every(scene: Scenes, name: str) -> dict[str, Scene]:
    sheet = f"{AT}/sheet"
    decided = mixed(name).decide((0, 0), None)
    printed = over(name)
    now = printed.entries[-1]["at"] + 5_000

    def on_paper(what: str) -> Scene:
        return scene(sheet, printed, now=now, session=session({"sheet_printed": what}, now))

    return {
        **replays(scene, name),
        **files(scene, name),
        "score sheet, no turn yet": scene(sheet, Match("mallorca", name=name, players=(name, "Pau")).begin()),
        "score sheet, running": scene(sheet, mixed(name)),
        "score sheet, leaving": scene(sheet, mixed(name), session={"leaving": "#/"}),
        "score sheet": scene(AT, over(name)),
        "score sheet, one agrees": scene(AT, signed(name, 2)),
        "score sheet, both agree": scene(AT, signed(name, 1, 2)),
        "score sheet, watched": scene(AT, over(name), writing=False),
        "score sheet, Mallorca": scene(AT, over(name, "mallorca")),
        "score sheet, Romanian": scene(AT, over(name, "romanian"), remembered={"sheet-blanks": "small"}),
        "score sheet, decided": scene(AT, decided),
        "score sheet, its file": scene(f"{AT}/file", with_every_entry(name)),
        "score sheet, its file while it runs": scene(f"{AT}/file", running(name)),
        "score sheet, on paper": on_paper("sheet"),
        "score sheet, empty on paper": on_paper("empty"),
    }
