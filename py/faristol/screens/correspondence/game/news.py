"""What the last message brought, in a line above the board: what is to be settled, else the play."""

from collections.abc import Sequence

from faristol.games.correspondence.course import Turn
from faristol.games.correspondence.game import Correspondence
from faristol.screens.correspondence.deadlines import Deadline
from faristol.screens.correspondence.seats import game_of, seat
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class News:
    """A sentence, and the part of the screen that says more about it."""

    sentence: str
    about: str
    settles: bool
    """Whether somebody has to decide something about it."""


def news(scene: Scene, pressing: Sequence[Deadline], t: Texts) -> News | None:
    event, me = game_of(scene), seat(scene)
    if me is None or event.ending:
        return None
    if event.challenge and event.challenge.by != me:
        return News(_challenge(event, t), "variants", settles=True)
    if event.offered not in (None, me):
        sentence = t.gettext("%(name)s offers a draw.") % {"name": event.names[2 - me]}
        return News(sentence, "offered", settles=True)
    if pressing:
        return News(pressing[0].fact, f"warning-{pressing[0].what}", settles=True)
    last = event.course.turns[-1] if event.course.turns else None
    if last is None or last.player == me:
        return None
    return News(_turn(event, last, t), "turns", settles=False)


def _challenge(event: Correspondence, t: Texts) -> str:
    assert event.challenge
    name = event.names[event.challenge.by - 1]
    if not event.challenge.words:
        return t.gettext("%(name)s does not accept the play.") % {"name": name}
    return t.gettext("%(name)s challenges %(words)s.") % {
        "name": name,
        "words": ", ".join(event.challenge.words),
    }


def _turn(event: Correspondence, turn: Turn, t: Texts) -> str:
    name = event.names[turn.player - 1]
    if turn.kind == "pass":
        return f"{name}: PAS"
    values = {"name": name, "play": turn.words[0] if turn.words else turn.play, "points": turn.points}
    return t.gettext("%(name)s: %(play)s, points: %(points)s") % values
