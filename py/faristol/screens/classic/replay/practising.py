"""The racks of a finished game on which most was lost, to be tried again among one's exercises."""

from collections.abc import Callable

from faristol.games.classic.analysing import Analysis
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.practice.lost_racks import LostRack, every_of_classic, of_classic
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay.place import analysis_of
from faristol.screens.lost_racks import practising
from faristol.screens.scene import Intent, Scene, Step


def offer(scene: Scene, analysis: Analysis | None) -> practising.Offer | None:
    """Return what can be practised once every turn has been analysed."""
    if analysis is None or not analysis.done:
        return None
    game = game_of(scene)
    return practising.offer(
        scene, _of_each(game, analysis, of_classic), _of_each(game, analysis, every_of_classic)
    )


def practise(scene: Scene, intent: Intent) -> Step:
    return practising.keep_racks(scene, _of_each(game_of(scene), _done(scene), of_classic))


def study(scene: Scene, intent: Intent) -> Step:
    """Make a study list of the best plays that were not found."""
    racks = _of_each(game_of(scene), _done(scene), every_of_classic)
    if not practising.missed(scene, racks):
        raise NotNow
    return practising.study_missed(scene, racks)


def _done(scene: Scene) -> Analysis:
    analysis = analysis_of(scene)
    if analysis is None or not analysis.done:
        raise NotNow
    return analysis


def _of_each(
    game: Classic, analysis: Analysis, racks: Callable[[Classic, Analysis, int], tuple[LostRack, ...]]
) -> tuple[LostRack, ...]:
    """Return the person's own against the computer; of people those of all."""
    computer = game.computer.player if game.computer else None
    players = [player for player in game.players if player != computer]
    return tuple(rack for player in players for rack in racks(game, analysis, player))
