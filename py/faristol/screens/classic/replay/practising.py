"""The racks of a finished game on which most was lost, to be tried again among one's exercises."""

from faristol.games.classic.analysing import Analysis
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.practice.lost_racks import LostRack, of_classic
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay.place import analysis_of
from faristol.screens.lost_racks import practising
from faristol.screens.scene import Intent, Scene, Step


def offer(scene: Scene, analysis: Analysis | None) -> practising.Offer | None:
    """Return the racks once every turn has been analysed."""
    return practising.offer(scene, _racks(game_of(scene), analysis)) if analysis and analysis.done else None


def practise(scene: Scene, intent: Intent) -> Step:
    analysis = analysis_of(scene)
    if analysis is None or not analysis.done:
        raise NotNow
    return practising.keep_racks(scene, _racks(game_of(scene), analysis))


def _racks(game: Classic, analysis: Analysis) -> tuple[LostRack, ...]:
    """Return the person's own against the computer; of people those of all."""
    computer = game.computer.player if game.computer else None
    players = [player for player in game.players if player != computer]
    return tuple(rack for player in players for rack in of_classic(game, analysis, player))
