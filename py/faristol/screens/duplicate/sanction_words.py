"""The sanctions for misconduct as the buttons, the marks and the notices name them (DUP-14)."""

from faristol.games.duplicate import sanctions
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.screens.duplicate.questions import SANCTION
from faristol.screens.notice import Done, Notice
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Sanctioning:
    """Who is to have zero points or to be expelled, while that is asked."""

    player: Player
    step: str


def sanctioning(scene: Scene, event: Duplicate) -> Sanctioning | None:
    player = event.players.get(scene.session.get(SANCTION, ""))
    step = sanctions.next_step(event, player.id) if player else None
    return Sanctioning(player, step) if player and step in ("zero", "expelled") else None


def step_name(step: str, t: Texts) -> str:
    return {
        "warning": t.gettext("warned"),
        "zero": t.gettext("zero points"),
        "expelled": t.gettext("expelled"),
    }[step]


def step_button(step: str | None, t: Texts) -> str:
    """Return what a button says that gives this sanction."""
    labels = {
        "warning": t.gettext("Warn"),
        "zero": t.gettext("Set this round to zero…"),
        "expelled": t.gettext("Expel…"),
    }
    return labels.get(step or "", "")


def step_notice(step: str, following: str | None, player: Player, t: Texts) -> Notice:
    """Return what was done to whom, and what the next sanction would do."""
    done = {
        "warning": t.gettext("%(name)s, table %(table)s, is warned."),
        "zero": t.gettext("%(name)s, table %(table)s, has zero points in this round."),
        "expelled": t.gettext("%(name)s, table %(table)s, is expelled."),
    }[step]
    then = {
        "warning": t.gettext("Next time, it is another warning."),
        "zero": t.gettext("Next time, the round scores zero."),
        "expelled": t.gettext("Next time, the player is expelled."),
        None: t.gettext("No more slips are expected from this table."),
    }[following]
    return Done(done % {"table": player.table, "name": player.name}, then)
