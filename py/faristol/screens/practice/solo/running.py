"""A round for one while its time runs: board and rack under the hands, what lies there, hints."""

from collections.abc import Collection

from faristol.core.errors import reason
from faristol.core.squares import SIZE
from faristol.practice.solo.event import Solo
from faristol.screens.board.best_plays import anchors
from faristol.screens.board.in_hand import Attempt, attempt
from faristol.screens.board.placing import step
from faristol.screens.board.standing import Standing, laid_codes
from faristol.screens.parts.letters import PlayLetters, place_and_letters
from faristol.screens.practice import solo_sentences as sentences
from faristol.screens.practice.laying import Laying, laying
from faristol.screens.practice.solo.hand import hand_of, lying, unknown
from faristol.screens.practice.solo_game import solo_of
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class TriedPlay:
    play: PlayLetters
    points: int


@view_value
class RunningRound:
    laying: Laying
    bought: tuple[str, ...]
    hints: tuple[tuple[str, str, int], ...]
    """Those that can still be had: the kind, its name and what it costs."""
    tries: tuple[TriedPlay, ...]
    """In topping, the last first."""
    left: int
    """What the play that lies there counts, less the hints."""


def running_round(scene: Scene) -> RunningRound:
    event, t, placing = solo_of(scene), scene.texts, hand_of(scene).placing
    legal = reached(event, laid_codes(event.tile_set, placing)) if event.eased else ()
    lies = lying(scene)
    tried = _attempt(scene, event, lies) if lies else None
    return RunningRound(
        laying(event.tile_set, event.board, placing, tried, {"do": "solo.tile"}, t, legal),
        tuple(sentences.hint(each.kind, each.value, t) for each in event.round.hints),
        _hints(event, t),
        tuple(
            TriedPlay(place_and_letters(event.tile_set, each.play), each.points)
            for each in reversed(event.round.tries)
            if each.play
        ),
        event.round.counts(tried.counted.total) if tried and tried.counted else 0,
    )


def reached(event: Solo, new: Collection[int]) -> Collection[int]:
    """Return the squares beside the tiles of the board, or the centre; once tiles lie there, where their word
    goes on."""
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
    """Return the squares before and behind it."""
    beyond = (step(run[0], not down, -1), step(run[-1], not down, 1))
    return [square for square in beyond if square is not None]


def _attempt(scene: Scene, event: Solo, lies: Standing) -> Attempt:
    if lies.refusal:
        clause = event.rules.clauses.get(reason(lies.refusal))
        return attempt(event.tile_set, lies, scene.texts, clause=clause)
    looked_up = scene.words if event.eased else None
    missing = ", ".join(unknown(looked_up, event, lies)) if looked_up else None
    return attempt(event.tile_set, lies, scene.texts, unknown=missing)


def _hints(event: Solo, t: Texts) -> tuple[tuple[str, str, int], ...]:
    names = (
        ("points", t.gettext("Its points")),
        ("length", t.gettext("The number of tiles in its word")),
        ("line", t.gettext("Its row or column")),
        ("first", t.gettext("Its first letter")),
    )
    left = event.prices.keys() - {each.kind for each in event.round.hints}
    return tuple((kind, name, event.prices[kind]) for kind, name in names if kind in left)
