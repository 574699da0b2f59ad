"""A game of two where it is decided: challenges, the count after the last turn, and the arbiter's screen."""

from functools import cache
from typing import Any

from drivers.match import Match
from drivers.match_window import few
from drivers.sessions import session
from faristol.games.classic import arbiter
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.words.bitsets import Bitsets
from screens.states.classic_before import AT, Scenes

FORM = {"turn": "1", "points": "14", "player": "2", "way": "away", "one": "300", "two": "0", "winner": "0"}


def game(ruleset: str, name: str, mode: str = "scorer", **chosen: Any) -> Match:
    facts = {"players": (name, name), "name": name, "place": name, "round": "", "table": "", **chosen}
    return Match(ruleset, mode, **facts).begin().clock_if_any()


def played(ruleset: str, name: str, **chosen: Any) -> Match:
    made = game(ruleset, name, **chosen)
    return made.put("H7 C(A)SA" if made.state.tile_set.language == "ca" else "H7 C(A)SA")


def challenged(ruleset: str, name: str, **chosen: Any) -> Match:
    return played(ruleset, name, **chosen).challenge()


def at_tablet(name: str) -> Match:
    made = game("mallorca", name, mode="tablet")
    return made.put(made.row(4))


def of(match: Match, **here: Any) -> Session:
    return session({"challenge": here}, len(match.entries))


@cache
def ends(scene: Scenes, name: str) -> dict[str, Scene]:
    return {**challenges(scene, name), **counts(scene, name), **arbiters(scene, name)}


def challenges(scene: Scenes, name: str) -> dict[str, Scene]:
    ours, theirs = played("mallorca", name), played("federation", name)
    again = played("federation", name).challenge().rule(True)
    asked = challenged("mallorca", name)
    second = challenged("federation", name).rule(True)
    second.challenge(argument=name)
    tablet, romanian = at_tablet(name), challenged("romanian", name, minutes=20)
    quiet = played("romanian", name)
    open_ = {"words": Bitsets(few("ca", "casa"))}

    def judged(match: Match, valid: bool, **more: Any) -> Session:
        return of(match, verdict=valid, at=match.now - 3_000, **more)

    bad = {"words": "!", "argument": "!", "arbiter": "!"}
    return {
        "challenge, words": scene(AT, ours, session=of(ours, naming=True, stopped=True), **open_),
        "challenge, words, the list opening": scene(
            AT, theirs, session=of(theirs, naming=True, form={"words": "CASA"}), opening=0.3, problems=bad
        ),
        "challenge, words, on a tablet": scene(AT, tablet, session=of(tablet, naming=True), **open_),
        "challenge, words, without a clock": scene(AT, quiet, session=of(quiet, naming=True), **open_),
        "challenge, once more": scene(AT, again, session=of(again, naming=True), problems=bad, **open_),
        "challenge, asked": scene(AT, asked, **open_),
        "challenge, asked, the list opening": scene(AT, asked, opening=0.5),
        "challenge, asked, no list": scene(AT, asked, problems=bad),
        "challenge, asked once more": scene(AT, second, session=of(second, by_hand=True), **open_),
        "challenge, valid": scene(AT, asked, session=judged(asked, True), **open_),
        "challenge, valid, may be asked again": scene(
            AT, (made := challenged("federation", name)), session=judged(made, True), **open_
        ),
        "challenge, not valid": scene(AT, asked, session=judged(asked, False), **open_),
        "challenge, not valid, seen": scene(AT, asked, session=judged(asked, False, seen=True), **open_),
        "challenge, not valid, the arbiter": scene(
            AT, asked, session=judged(asked, False, by_hand=True), **open_
        ),
        "challenge, not valid, Romanian": scene(AT, romanian, session=judged(romanian, False), **open_),
        "challenge, watched": scene(AT, asked, writing=False, **open_),
    }


def counts(scene: Scenes, name: str) -> dict[str, Scene]:
    passed = game("mallorca", name).passes(6)
    both = game("federation", name, clocks="table").play("H8 CASA").passes(6)
    timed = game("federation", name, clocks="table").fill(0)
    timed.play(timed.row(7))
    emptied = game("mallorca", name).fill(0).passes(6)
    rest = " ".join(emptied.state.unseen[:7])
    racks = {"rack-1": "AEIMNST", "rack-2": "EEIORSS"}
    late = {**racks, "over-1": "11:00", "over-2": "12:00"}
    ruled = {**late, "lost": "both", "arbiter": name, "why": "11"}

    def typed(**fields: str) -> dict[str, Any]:
        return {"count": {key.replace("_", "-"): value for key, value in fields.items()}}

    return {
        "count, racks": scene(AT, passed),
        "count, racks, one wrong": scene(AT, passed, session=typed(rack_1="AEI!", rack_2="QQ")),
        "count, racks, both the same": scene(AT, passed, session=typed(rack_1="Q", rack_2="Q")),
        "count, racks, all known": scene(AT, passed, session={"count": racks}),
        "count, racks, one too few": scene(AT, passed, session={"count": {**racks, "rack-1": "AEI"}}),
        "count, the rest is the other's": scene(AT, emptied, session=typed(rack_1=rest)),
        "count, both too late": scene(AT, both, session={"count": late}),
        "count, both too late, the arbiter": scene(
            AT, both, session={"count": ruled}, problems={"arbiter": "!"}
        ),
        "count, racks and time": scene(
            AT, both, session={"count": {**racks, "over-1": "1:05", "over-2": "0"}}
        ),
        "count, the time": scene(AT, timed),
        "count, the time, unreadable": scene(AT, timed, session=typed(over_1="65", over_2="0")),
        "count, the time, lost by it": scene(AT, timed, session=typed(over_1="10:00.1", over_2="0")),
        "count, watched": scene(AT, passed, writing=False),
    }


def arbiters(scene: Scenes, name: str) -> dict[str, Scene]:
    at, by = f"{AT}/arbiter", f"{name}{name}"
    running = game("mallorca", name).play("H8 CASA")
    passed = game("mallorca", name, mode="tablet").passes()
    one_agreed = session({"undo-agreed": (1,)}, len(passed.entries))
    made = game("romanian", name, mode="tablet", minutes=0)
    made.put(made.row(4)).complete()
    table = game("federation", name, clocks="table").play("H8 CASA")
    ruled = game("mallorca", name).play("H8 CASA").put("G9 TES").challenge().rule(False, by=by)
    ruled.write(arbiter.correct_points(ruled.state, 1, 14, by, name))
    ruled.write(arbiter.penalise(ruled.state, 1, 10, by, name)).undo()
    ruled.write(arbiter.penalise(ruled.state, 1, 1, by, name))
    ruled.write(arbiter.penalise(ruled.state, 1, -1, by, name))
    ruled.call_time()
    ruled.decide((300, 0), 1, by=by, why=name)
    last = game("mallorca", name).play("H8 CASA").call_time()
    nobody = game("romanian", name).decide((0, 0), None, by=by, why=name)
    signed = game("federation", name).abandon(1)
    for player in (1, 2):
        signed.write(arbiter.sign(signed.state, player))

    def form(act: str, **fields: str) -> dict[str, Any]:
        return {"ruling": {"act": act, "form": {**FORM, **fields}}}

    bad = {"turn": "!", "points": "!", "why": "!", "arbiter": "!"}
    return {
        "taking back": scene(f"{AT}/undo", passed),
        "taking back, one has agreed": scene(f"{AT}/undo", passed, session=one_agreed),
        "taking back, a play, no clock": scene(f"{AT}/undo", made),
        "taking back, nothing": scene(f"{AT}/undo", running),
        "arbiter": scene(at, running),
        "arbiter, before the first turn": scene(at, Match("romanian", players=(name, name), name=name)),
        "arbiter, a clock on the table": scene(at, table),
        "arbiter, points": scene(at, running, session=form("points"), remembered={"classic-arbiter": name}),
        "arbiter, points, wrong": scene(at, running, session=form("points", turn="9"), problems=bad),
        "arbiter, penalty": scene(at, running, session=form("penalty", points="10")),
        "arbiter, result": scene(at, running, session=form("result"), problems=bad),
        "arbiter, the round's time": scene(at, running, session=form("time")),
        "arbiter, a clock": scene(at, running, session=form("clock", left="x"), problems={"left": "!"}),
        "arbiter, tiles": scene(at, running, session=form("tiles", missing="A"), problems={"extra": "!"}),
        "arbiter, a turn too long": scene(at, last, session=form("turn")),
        "arbiter, take back": scene(at, game("mallorca", name).decide((1, 0), 1), session=form("undo")),
        "arbiter, lost on time": scene(at, table, session=form("late", player="1")),
        "arbiter, one has given up": scene(at, game("federation", name).abandon(1)),
        "arbiter, decided": scene(at, ruled),
        "arbiter, decided for nobody": scene(at, nobody),
        "arbiter, final": scene(at, signed),
        "arbiter, watched": scene(at, running, writing=False),
    }
