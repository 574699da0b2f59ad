"""All that is put on paper of a tournament: for the door, for the tables, for the wall."""

from typing import Any, TypedDict

from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Slot
from faristol.screens.tournament.open_event import event_of, here
from faristol.screens.tournament.sheets.printing import PRINTED, SLIPS, Asked, sheets


class Chosen(TypedDict, total=False):
    round: int
    many: str
    """How many slips on a page."""


CHOSEN = Slot("tournament_papers", Chosen, of="event")


def view(scene: Scene) -> dict[str, Any]:
    event, t = event_of(scene), scene.texts
    return {
        "title": t.gettext("Papers"),
        "subtitle": event.opened["name"],
        "back": here(scene),
        "back_name": t.gettext("The tournament"),
        "here": here(scene),
        "event": event,
        "playing": event.opened["language"],
        "round": chosen_round(scene),
        "numbers": [published.number for published in event.rounds],
        "slips": SLIPS,
        "many": scene.session.get(CHOSEN, Chosen()).get("many", SLIPS[1]),
        "printed": sheets(scene),
    }


def chosen_round(scene: Scene) -> int:
    last = len(event_of(scene).rounds)
    wanted = scene.session.get(CHOSEN, Chosen()).get("round", last)
    return wanted if 1 <= wanted <= last else last


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.change(CHOSEN, round=int(intent.data["round"])))


def print_(scene: Scene, intent: Intent) -> Step:
    """The sheets lie in the answer to this tap only."""
    asked = Asked(intent.data["sheet"], intent.data.get("of"))
    return Step(session=scene.session.put(PRINTED, asked, about=intent.at), print=True)


def print_slips(scene: Scene, intent: Intent) -> Step:
    many = intent.fields.get("many", SLIPS[1])
    asked = Asked("slips", f"{chosen_round(scene)}/{many}")
    session = scene.session.change(CHOSEN, many=many)
    return Step(session=session.put(PRINTED, asked, about=intent.at), print=True)


TOURNAMENT_PAPERS = Screen(
    name="tournament_papers",
    view=view,
    title=lambda scene: scene.texts.gettext("Papers"),
    intents={"choose": choose, "print": print_, "print_slips": print_slips},
)
