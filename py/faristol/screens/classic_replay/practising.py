"""The racks of a finished game on which most was lost, to be tried again among one's exercises."""

from typing import Any

from faristol.games.classic.analysing import Analysis
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.practice.lost_racks import KEPT, LostRack, added, of_classic, read
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic_replay.place import analysis_of
from faristol.screens.scene import Intent, Scene, Step


def offered(scene: Scene, analysis: Analysis | None) -> dict[str, Any] | None:
    """Once every turn has been looked at; None where nothing to speak of was lost."""
    racks = _racks(game_of(scene), analysis) if analysis and analysis.done else ()
    if not racks:
        return None
    there = {(each.language, each.position) for each in read(scene.kept.get(KEPT))}
    return {"count": len(racks), "kept": all((each.language, each.position) in there for each in racks)}


def practise(scene: Scene, intent: Intent) -> Step:
    analysis = analysis_of(scene)
    if analysis is None or not analysis.done:
        raise NotNow
    racks, t = _racks(game_of(scene), analysis), scene.texts
    said = t.ngettext("%(num)s rack is kept", "%(num)s racks are kept", len(racks)) % {"num": len(racks)}
    return Step(keeps={KEPT: added(scene.kept.get(KEPT), racks)}, focus="to-exercises", announce=said)


def _racks(game: Classic, analysis: Analysis) -> tuple[LostRack, ...]:
    """The person's own against the computer, of two people those of both."""
    computer = game.computer["player"] if game.computer else None
    players = [player for player in (1, 2) if player != computer]
    return tuple(rack for player in players for rack in of_classic(game, analysis, player))
