"""Every state of a turn of two players, at one tablet and beside a real board, as scenes."""

from dataclasses import replace
from typing import Any

from drivers.club import words
from drivers.match import Match
from faristol.games.classic import senyors
from faristol.games.classic.game import Classic
from faristol.screens.board.placing import Placing, lay
from faristol.screens.classic.turn.hand import HAND, IN_SIGHT, Hand, tiles_of
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from screens.states.classic_before import AT, Scenes, match

HAPPENED = (None, "a", "b", "c")


def hand(state: Classic, **chosen: Any) -> Session:
    """What the player to move, or the scorer, has on the screen in this turn."""
    placing = Placing(tiles_of(state, chosen.get("rack", "")))
    hand, turn = Hand(placing, **{"in_sight": True, **chosen}), len(state.turns)
    return Session("id").put(HAND, hand, about=turn).put(IN_SIGHT, hand.in_sight, about=turn)


def with_tiles_down(state: Classic, *squares: int, asking: bool = False) -> Session:
    """Tiles of the rack on these squares; a blank as an A."""
    placing = Placing(tiles_of(state, ""))
    for place, square in enumerate(squares):
        letter = "A" if placing.rack[place] == "?" else None
        placing = lay(placing, place, square, lambda at: False, letter)
    placing = replace(placing, taken=len(squares), asking=0) if asking else placing
    turn = len(state.turns)
    return Session("id").put(HAND, Hand(placing), about=turn).put(IN_SIGHT, value=True, about=turn)


def tablet(scene: Scenes, name: str) -> dict[str, Scene]:
    def begun(ruleset: str = "mallorca", **chosen: Any) -> Match:
        return match(ruleset, name, mode="tablet", **chosen).begin().clock_if_any()

    def shows(made: Match, **chosen: Any) -> Scene:
        return scene(AT, made, session=hand(made.state, **chosen))

    new, romanian, federation = begun(), begun("romanian"), begun("federation")
    later = begun()
    for count in (7, 3):
        later.play(later.row(count))
    later.passes().exchange(tiles=later.tile_set.write(later.state.rack(later.state.to_move)[:2]))
    nearly = begun()
    nearly.play(nearly.row(2)).passes(5)
    put = begun()
    put.put(put.row(4))
    undone = begun().play(new.row(4))
    stopped = begun("federation").stop("count")
    stands = begun()
    stands.put(stands.row(3)).stop("arbiter")
    one_tap, passed_on, waits = (begun(taps="one") for _ in range(3))
    passed_on.put_and_press(passed_on.row(4))
    waits.put_and_press(waits.row(4)).stop("arbiter")
    turned = {"remembered": {"classic-turning": "each"}}
    return {
        "turn, the clock starts": scene(AT, match("mallorca", name, mode="tablet").begin()),
        "turn, no clock": scene(AT, romanian),
        "turn, one tap": scene(AT, one_tap, session=with_tiles_down(one_tap.state, 112, 113)),
        "turn, passed on with the play": scene(AT, passed_on),
        "turn, passed on, and the clocks stand": scene(AT, waits),
        "turn, pass the tablet on": scene(AT, later),
        "turn, turned": scene(AT, new, session={"turned": True}, **turned),
        "turn, tiles shown": shows(later),
        "turn, a play": scene(AT, new, session=with_tiles_down(new.state, 112, 113, 114)),
        "turn, no play yet": scene(AT, federation, session=with_tiles_down(federation.state, 0, 1)),
        "turn, tiles in no line": scene(AT, new, session=with_tiles_down(new.state, 112, 140)),
        "turn, a blank asks": scene(AT, new, session=with_tiles_down(new.state, asking=True)),
        "turn, written": shows(new, text="h8 xx"),
        "turn, exchange": shows(later, exchanging=True, chosen=(0, 2)),
        "turn, exchange, nothing marked": shows(federation, exchanging=True),
        "turn, exchange, too few": shows(romanian, exchanging=True, chosen=(0,)),
        "turn, exchange, the bag too small": shows(begun().fill(6), exchanging=True),
        "turn, pass": scene(AT, later, session={"classic-asking": "pass"}),
        "turn, a pass that ends it": scene(AT, nearly, session={"classic-asking": "pass"}),
        "turn, exchange that ends it": shows(nearly, exchanging=True, chosen=(0,)),
        "turn, senyors": scene(AT, new, session={"classic-asking": "senyors"}),
        "turn, why the clocks stop": scene(AT, federation, session={"classic-asking": "stop"}),
        "turn, who gives up": scene(AT, federation, session={"classic-asking": "abandon"}),
        "turn, who gives up, no clause": scene(AT, romanian, session={"classic-asking": "abandon"}),
        "turn, clocks stopped": scene(AT, stopped),
        "turn, clocks stopped, played": scene(AT, stands),
        "turn, leaving": scene(AT, new, session={"leaving": "#/"}),
        "turn, watched": scene(AT, new, writing=False),
        "played": scene(AT, put),
        "played, then undone": scene(AT, undone.undo()),
        "played, no clock": scene(AT, begun("romanian").put(romanian.row(4))),
        "played, the bag empty": scene(AT, emptied(begun())),
        "played, challenged and valid": scene(AT, put_and_judged(begun("federation"), valid=True)),
        "played, no more challenge": scene(AT, put_and_judged(begun(), valid=True)),
        "turn, the play came off": scene(AT, put_and_judged(begun(), valid=False)),
    }


def emptied(made: Match) -> Match:
    made.fill(0)
    return made.put(made.row(2))


def put_and_judged(made: Match, *, valid: bool) -> Match:
    return made.put(made.row(4)).challenge().rule(valid)


def scorer(scene: Scenes, name: str) -> dict[str, Scene]:
    def begun(ruleset: str = "mallorca", **chosen: Any) -> Match:
        return match(ruleset, name, **chosen).begin().clock_if_any()

    def shows(made: Match, **chosen: Any) -> Scene:
        return scene(AT, made, session=hand(made.state, **chosen))

    new, federation, checked = begun(), begun("federation"), begun("federation", check="at-once")
    one = begun().play("H8 CASA")
    bonus = begun("romanian").put("H8 CASCATE")
    words_open = {"words": words("ca")}
    last = begun().play("H8 CASA")
    last.call_time()
    overdrawn = {seen: begun("federation") for seen in (True, False)}
    for seen, made in overdrawn.items():
        made.overdrawn(1, 2, seen=seen)
    mallorca = begun()
    mallorca.overdrawn(2, 1, seen=True)
    came_off = begun()
    return {
        "scorer": scene(AT, new),
        "scorer, a play written": shows(one, text="8H CANTATS"),
        "scorer, several words": shows(one, text="I8 es"),
        "scorer, a blank": shows(begun("romanian"), text="H8 ca0sa"),
        "scorer, no play yet": shows(one, text="a1 ou"),
        "scorer, a problem": replace(shows(one, text="x"), problems={"play": "!", "tiles": "!"}),
        "scorer, a rack told": shows(one, rack="CASATER"),
        "scorer, not in the list": scene(
            AT, checked, session=hand(checked.state, text="h8 ccsa"), **words_open
        ),
        "scorer, in the list": scene(AT, checked, session=hand(checked.state, text="h8 casa"), **words_open),
        "scorer, words opening": scene(AT, checked, session=hand(checked.state, text="h8 casa"), opening=0.4),
        "scorer, exchange": shows(federation, exchanging=True),
        "scorer, tiles taken back": scene(AT, new, session={"classic-asking": "forfeit"}),
        "scorer, too many tiles": scene(AT, new, session={"classic-asking": "overdrawn"}),
        "scorer, excess seen": scene(AT, overdrawn[True]),
        "scorer, excess unseen": scene(AT, overdrawn[False]),
        "scorer, excess, its own rules": scene(AT, mallorca),
        "scorer, the turn lost": scene(AT, begun().forfeit()),
        "scorer, a play came off": scene(AT, came_off.invalid("H8 CASA")),
        "scorer, played": scene(AT, bonus),
        "scorer, played, the clock": scene(AT, begun().put("H8 CASA")),
        "scorer, the last turns": scene(AT, last),
        "scorer, a table clock": scene(AT, begun(clocks="table").put("H8 CASA")),
        **{f"senyors, {case}": scene(AT, senyors_shown_to(begun(), case)) for case in HAPPENED},
    }


def senyors_shown_to(made: Match, case: str | None) -> Match:
    """Senyors of a real bag, as the arbiter applies the case to them."""
    (fact,) = senyors.show_senyors(made.state, None)
    racks = [list("AAEEIOU")] if case else []
    return made.write([{**fact, "case": case, "racks": racks}])


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    return {**tablet(scene, name), **scorer(scene, name)}
