"""What stands in the bar of a game by letter: who plays, the turn, and what can be undone."""

from faristol.games.correspondence.course import RED
from faristol.games.log import last_act
from faristol.screens.correspondence.seats import game_of
from faristol.screens.scene import OpenEvent, Scene
from faristol.texts import Texts


def title(scene: Scene) -> str:
    """By surname, as on a sheet."""
    names = game_of(scene).names
    surnames = [name.split()[-1] for name in names]
    return " – ".join(surnames if surnames[0] != surnames[1] else names)


def subtitle(scene: Scene) -> str | None:
    name: str = game_of(scene).opened["name"]
    return name if name != " – ".join(game_of(scene).names) else None


def undo_label(opened: OpenEvent, t: Texts) -> str | None:
    act = last_act(opened.entries, opened.kind.final)
    if not act or not opened.writing or opened.broken is not None:
        return None
    what = {
        "TurnMade": t.gettext("the turn made"),
        "TurnSent": t.gettext("the dates of the turn"),
        "SendingConfirmed": t.gettext("the dates of the turn"),
        "Challenged": t.gettext("the challenge"),
        "LetterArrived": t.gettext("the day on which the letter came"),
    }
    received = any("heard" in entry for entry in act)
    said = t.gettext("the partner's message") if received else what.get(act[0]["type"])
    return t.gettext("Undo: %(act)s") % {"act": said or t.gettext("what was noted last")}


def colour(player: int, t: Texts) -> str:
    return t.gettext("RED") if player == RED else t.gettext("BLUE")
