"""A finished game of two from its file, as the result of the table at which the two sit."""

from collections.abc import Sequence

from faristol.games.classic.game import Classic
from faristol.kinds import tell
from faristol.screens.pasted_lists import plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.errors import GameNotOver, NotAGame, NotTheseTwo
from faristol.screens.tournament.handing_in import FORM, published_of
from faristol.screens.tournament.notes import event_of, noted
from faristol.storage.files import read_file
from faristol.tournaments.event import Published, Tournament


def take_file(scene: Scene, intent: Intent) -> Step:
    """It comes into the form of its table, to be looked at before it counts."""
    event, published = event_of(scene), published_of(scene)
    game = game_of(intent.file or b"")
    board, turned = table_of(event, published, game.names)
    form = form_of(game, turned=turned)
    t = scene.texts
    fact = t.gettext("The game of table %(n)s has been read.") % {"n": board}
    return Step(
        session=noted(scene, chosen={"round": published.number, "board": board}, form=form, panel=None),
        focus="sheet-first",
        told=(fact, t.gettext("Look at it: it counts when you say so.")),
    )


def game_of(file: bytes) -> Classic:
    told = tell(read_file(file).entries)
    if told is None or not isinstance(told.state, Classic):
        raise NotAGame
    game = told.state
    if game.settled is None:
        raise GameNotOver(players=" – ".join(game.names))
    return game


def table_of(event: Tournament, published: Published, names: Sequence[str]) -> tuple[int, bool]:
    """And whether they stand the other way round there."""
    wanted = [plain(name) for name in names]
    for board, pair in enumerate(published.draft.pairs, 1):
        here = [plain(event.players[player].name) for player in (pair.first, pair.second)]
        if wanted in (here, here[::-1]):
            return board, wanted != here
    raise NotTheseTwo(players=" – ".join(names), round=published.number)


def form_of(game: Classic, *, turned: bool) -> dict[str, str]:
    """What the game's own document made of it stays: it is not counted once more."""
    settled = game.settled
    assert settled
    score = settled.result[::-1] if turned else settled.result
    form = {**dict.fromkeys(FORM, ""), "outcome": "played", "first": str(score[0]), "second": str(score[1])}
    lost = game.ending.lost if game.ending else ()
    if game.ending and game.ending.way == "absent":
        return {**form, "outcome": _absent(lost, turned=turned)}
    if settled.winner is None:
        return {**form, "outcome": "abandoned-both"} if len(lost) > 1 else form
    side = (settled.winner - 1) ^ turned
    by_score = (score[0] > score[1]) - (score[0] < score[1])
    return form if by_score == (1, -1)[side] else {**form, "winner": str(side)}


def _absent(lost: Sequence[int], *, turned: bool) -> str:
    if len(lost) > 1:
        return "double-forfeit"
    return ("forfeit-first", "forfeit-second")[(lost[0] - 1) ^ turned]


INTENTS = {"take_file": take_file}
