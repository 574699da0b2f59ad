"""The sanctions for misconduct as the buttons, the marks and the notices name them (DUP-14)."""

from collections.abc import Sequence

from faristol.games.duplicate import sanctions
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.log import Entry
from faristol.screens.duplicate.questions import SANCTION
from faristol.screens.duplicate.ruled_slips import in_words, ruled_slip
from faristol.screens.notice import Done, Notice
from faristol.screens.scene import Intent, Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class SanctionedRound:
    """A round that the sanction may be for, and what is known of the player's slip in it."""

    number: int
    slip: str


@view_value
class Sanctioning:
    """Who is to have zero points or to be expelled, while that is asked, and in which round."""

    player: Player
    step: str
    rounds: Sequence[SanctionedRound]


def sanctioning(scene: Scene, event: Duplicate) -> Sanctioning | None:
    player = event.players.get(scene.session.get(SANCTION, ""))
    step = sanctions.next_step(event, player.id) if player else None
    if player is None or step is None or step == "warning":
        return None
    asked = sanctions.rounds(event)
    t = scene.texts
    return Sanctioning(player, step, [SanctionedRound(n, _slip(event, n, player, t)) for n in asked])


def _slip(event: Duplicate, number: int, player: Player, t: Texts) -> str:
    """Return the play and the points of a slip, or why there is none."""
    drawn = len(event.rounds)
    if number > drawn or number == event.awaiting or (number == drawn and event.stage == "call"):
        return t.gettext("not played yet")
    return in_words(event, ruled_slip(event, event.rounds[number - 1], player, t), t)


def step_name(step: str, t: Texts) -> str:
    return {
        "warning": t.gettext("warned"),
        "zero": t.gettext("zero points"),
        "points": t.gettext("points deducted"),
        "expelled": t.gettext("expelled"),
    }[step]


def step_button(step: str | None, t: Texts) -> str:
    """Return what a button says that gives this sanction."""
    labels = {
        "warning": t.gettext("Warn"),
        "zero": t.gettext("Set a round to zero…"),
        "points": t.gettext("Deduct points…"),
        "expelled": t.gettext("Expel…"),
    }
    return labels.get(step or "", "")


def in_round(intent: Intent) -> int | None:
    """Return the round that was tapped in the dialog."""
    return int(intent.data["round"]) if "round" in intent.data else None


def step_notice(sanction: Entry, following: str | None, player: Player, t: Texts) -> Notice:
    """Return what was done to whom, and what the next sanction would do."""
    done = {
        "warning": t.gettext("%(name)s, table %(table)s, is warned."),
        "zero": t.gettext("%(name)s, table %(table)s, has zero points in round %(round)s."),
        "points": t.gettext("%(name)s, table %(table)s: points deducted, %(points)s."),
        "expelled": t.gettext("%(name)s, table %(table)s, is expelled."),
    }[sanction["step"]]
    then = {
        "warning": t.gettext("Next time, the player is warned again."),
        "zero": t.gettext("Next time, the round scores zero."),
        "points": t.gettext("Next time, points are deducted."),
        "expelled": t.gettext("Next time, the player is expelled."),
        None: t.gettext("No more slips are expected from this table."),
    }[following]
    facts = {"table": player.table, "name": player.name, "round": sanction["round"]}
    return Done(done % {**facts, "points": sanction.get("points")}, then)
