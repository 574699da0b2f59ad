"""The round while its time runs: board and rack under the hands, what lies there, hints and their prices."""

from collections.abc import Collection
from typing import Any

from faristol.core.errors import reason
from faristol.core.squares import SIZE
from faristol.practice.solo.event import Solo
from faristol.screens.board.best_plays import anchors
from faristol.screens.board.in_hand import Attempt, attempt, letter_keys, rack_faces
from faristol.screens.board.placing import step
from faristol.screens.board.squares import rows
from faristol.screens.board.standing import Standing, laid_codes
from faristol.screens.practice import solo_said as said
from faristol.screens.practice.solo.hand import hand_of, lying, unknown
from faristol.screens.practice.solo_game import solo_of
from faristol.screens.scene import Scene
from faristol.texts import Texts


def laid(scene: Scene) -> dict[str, Any]:
    event, t, placing = solo_of(scene), scene.texts, hand_of(scene).placing
    new = laid_codes(event.tile_set, placing)
    legal = reached(event, new) if event.eased else ()
    lies = lying(scene)
    return {
        "squares": rows(event.tile_set, event.board, t, new=new, legal=legal),
        "cursor": divmod(placing.cursor, SIZE),
        "direction": "across" if placing.across else "down",
        "grown": bool(placing.laid) or placing.taken is not None,
        "placing": placing,
        "rack_tiles": rack_faces(
            event.tile_set, placing.on_rack(), {"do": "solo.tile"}, t, pressed=(placing.taken,)
        ),
        "key_faces": letter_keys(event.tile_set.letters, t) if placing.asking is not None else [],
        "lies": _lies(scene, event, lies) if lies else None,
        "bought": [said.hint(each.kind, each.told, t) for each in event.round.hints],
        "hints": _hints(event, t),
    }


def reached(event: Solo, new: Collection[int]) -> Collection[int]:
    """Beside the tiles of the board or on the centre; once something is laid, where the word goes on."""
    if not new:
        return anchors(event.board)
    if len(new) == len(event.round.rack):
        return ()
    after = event.board.with_tiles(dict.fromkeys(new, 1))
    return [
        end
        for down in (False, True)
        if len({square % SIZE if down else square // SIZE for square in new}) == 1
        for square in (min(new), max(new))
        for end in _ends(after.run(square, down), down)
        if not after.squares[end]
    ]


def _ends(run: range, down: bool) -> list[int]:
    """The squares before and behind it."""
    beyond = (step(run[0], not down, -1), step(run[-1], not down, 1))
    return [square for square in beyond if square is not None]


def _lies(scene: Scene, event: Solo, lies: Standing) -> Attempt:
    if lies.refusal:
        clause = event.rules.clauses.get(reason(lies.refusal))
        return attempt(event.tile_set, lies, scene.texts, clause=clause)
    looked_up = scene.words if event.eased else None
    missing = ", ".join(unknown(looked_up, event, lies)) if looked_up else None
    return attempt(event.tile_set, lies, scene.texts, unknown=missing)


def _hints(event: Solo, t: Texts) -> list[dict[str, Any]]:
    """Those that can still be had, with what each costs."""
    names = {
        "points": t.gettext("How many points it makes"),
        "length": t.gettext("How many tiles its word has"),
        "line": t.gettext("In which row or column it lies"),
        "first": t.gettext("With which letter it begins"),
    }
    bought = {each.kind for each in event.round.hints}
    return [
        {"kind": kind, "name": name, "price": event.prices[kind]}
        for kind, name in names.items()
        if kind in event.prices and kind not in bought
    ]
