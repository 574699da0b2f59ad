"""A turn at the table: the tiles under the hands, what is done in place of a play, the play on the board."""

from collections.abc import Callable, Mapping
from typing import Any

from faristol.core.squares import SIZE
from faristol.errors import Rejected
from faristol.games.classic import exchanging, playing
from faristol.games.classic.challenging import challengeable, is_second
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.board.squares import rows
from faristol.screens.board.standing import laid_codes
from faristol.screens.classic.table import acting, laying, reasons
from faristol.screens.classic.table.acting import asked, listed
from faristol.screens.classic.table.binding import binds, owed
from faristol.screens.classic.table.hand import Hand, hand_of, sees_rack, stands, turn_of
from faristol.screens.classic.table.happened import happened
from faristol.screens.classic.table.last_turns import last_turns, squares_of_last
from faristol.screens.classic.table.lying import Lying, breakdown, clause_of, lying, scored
from faristol.screens.classic.table.open_game import game_of
from faristol.screens.classic.table.others import may_challenge, name_of_next
from faristol.screens.draw.round.faces import faces
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import Texts

Data = Mapping[str, str]
TAKE = {"do": "classic.tile"}


def view(scene: Scene) -> dict[str, Any]:
    game, hand, t = game_of(scene), hand_of(scene), scene.texts
    step = step_of(scene)
    lies = lying(game, hand, scene.now) if step == "play" else None
    assert game.to_move and scene.event
    return {
        "step": step,
        "tablet": game.program_draws,
        "mover": game.names[game.to_move - 1],
        "next": name_of_next(game),
        "challenger": may_challenge(game, game.to_move, t),
        "hand": hand,
        "of_turn": f"{scene.event.stream}/{turn_of(scene)}",
        "binds": binds(game),
        "owed": owed(hand),
        "squares": rows(
            game.tile_set, game.shown, t, new=new_tiles(game, hand, lies, step), last=squares_of_last(game)
        ),
        "cursor": divmod(hand.placing.cursor, SIZE),
        "direction": "across" if hand.placing.across else "down",
        "grown": bool(hand.placing.laid) or hand.placing.taken is not None,
        "rack_tiles": rack_tiles(game, hand, t) if sees_rack(scene) else None,
        "key_faces": key_faces(game, hand, t) if step == "play" else [],
        "lies": _lies(scene, game, lies) if lies else None,
        "made": _made(game, t) if game.made else None,
        "challenge": _challenge(game, t),
        "turns": last_turns(game, t),
        "turns_all": len(game.turns),
        "happened": happened(scene),
        "asked": asked(scene),
        "exchange": exchange_facts(scene, game, hand) if step == "exchange" else None,
        "passing": if_done(game, scene, lambda: playing.pass_turn(game, scene.now)),
        "stops": reasons.stops(game, t),
        "counts": game.counts,
        "clock_starts": game.clocks.of is None if game.clocks else False,
    }


def step_of(scene: Scene) -> str:
    """The clock stands; the play lies there; the tablet is passed on; an exchange or a play is under way."""
    game, hand = game_of(scene), hand_of(scene)
    if stands(game):
        return "clock"
    if game.made:
        return "played"
    if game.program_draws and not hand.shown:
        return "pass-on"
    return "exchange" if hand.exchanging else "play"


def new_tiles(game: Classic, hand: Hand, lies: Lying | None, step: str) -> dict[int, int]:
    """Tiles that lie on the board for now: as they were laid, or as they were written."""
    if step != "play":
        return {}
    if hand.placing.laid:
        return laid_codes(game.tile_set, hand.placing)
    return dict(lies.placed.laid) if lies and lies.placed else {}


def rack_tiles(game: Classic, hand: Hand, t: Texts, tap: Data = TAKE) -> list[dict[str, Any]]:
    """The tiles still in the hand; those out on the board leave their places empty. `tap` takes one."""
    tiles = []
    for place, tile in enumerate(hand.placing.on_rack()):
        if tile is None:
            continue
        (face,) = faces(game.tile_set, (tile,), t)
        pressed = place in hand.chosen if hand.exchanging else hand.placing.taken == place
        face.update(id=f"rack-{place}", pressed=pressed, data={**tap, "place": str(place)})
        tiles.append(face)
    return tiles


def key_faces(game: Classic, hand: Hand, t: Texts) -> list[dict[str, Any]]:
    """A key for each tile of the set: for the letter of a blank, and for a scorer without a keyboard."""
    asking = hand.placing.asking is not None
    if game.program_draws and not asking:
        return []
    keys = [
        {"key": each, "label": each, "name": each, "points": None}
        for each, (count, _) in game.tile_set.letters.items()
        if count or asking
    ]
    back = {"key": "Backspace", "label": "", "name": t.gettext("Take back"), "points": None, "icon": "delete"}
    return [*keys, back]


def _lies(scene: Scene, game: Classic, lies: Lying) -> dict[str, Any]:
    t = scene.texts
    if lies.refusal:
        fact, _ = sentences(lies.refusal, t)
        return {"refused": fact, "clause": clause_of(game, lies.refusal), "text": lies.text}
    assert lies.placed and lies.score
    return {
        "refused": None,
        "text": lies.text,
        "counted": breakdown(game, lies.placed, lies.score, t),
        "not_listed": game.tells_at_once and scene.words is not None and not listed(scene.words, lies),
    }


def _made(game: Classic, t: Texts) -> dict[str, Any]:
    assert game.made
    return breakdown(game, *scored(game, game.made.play), t)


def _challenge(game: Classic, t: Texts) -> dict[str, Any]:
    """Whether the play can be challenged, or by which clause it can be no more."""
    try:
        challengeable(game)
    except Rejected as refusal:
        return {"open": False, "why": sentences(refusal, t)[0], "clause": refusal.details.get("clause")}
    return {"open": True, "again": is_second(game), "clause": game.ruleset["challenge"]["late"]}


def exchange_facts(scene: Scene, game: Classic, hand: Hand) -> dict[str, Any]:
    """How many may be exchanged now; and why not, with the clause."""
    rule = game.ruleset["exchange"]
    assert game.to_move
    most = min(game.in_bag, game.counts[game.to_move - 1]) if game.in_bag >= rule["in_bag"] else 0
    number = len(hand.chosen) or (0 if most else rule["least"])
    tried = _if_exchanged(scene, game, number) if number else {"refused": None, "ends": None}
    return {
        "least": rule["least"],
        "most": most,
        "chosen": len(hand.chosen),
        "clause": rule["clause"],
        **tried,
    }


def _if_exchanged(scene: Scene, game: Classic, number: int) -> dict[str, Any]:
    player = game.to_move or 1
    tiles = game.racks[player - 1][:number] if game.racks else None
    return if_done(game, scene, lambda: exchanging.exchange(game, scene.now, tiles, number))


def if_done(game: Classic, scene: Scene, act: Callable[[], list[Entry]]) -> dict[str, Any]:
    """What an act would bring: the end of the game, or a refusal; each with its clause."""
    t = scene.texts
    try:
        entries = act()
    except Rejected as refusal:
        fact, way_out = sentences(refusal, t)
        told = {"fact": fact, "consequence": way_out, "clause": clause_of(game, refusal)}
        return {"refused": told, "ends": None}
    ends = [entry["clause"] for entry in entries if entry["type"] == "GameEnded"]
    return {"refused": None, "ends": ends[0] if ends else None}


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {**laying.INTENTS, **acting.INTENTS}
