"""All that is put on paper of a tournament: for the door, for the tables, for the wall."""

from typing import Any

from faristol.screens.scene import Intent, Scene, Screen, Session, Step
from faristol.screens.tournament.open_event import event_of, here, open_event
from faristol.screens.tournament.sheets.printing import SLIPS, sheets

KEPT = "tournament_papers"


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
        "many": _chosen(scene).get("many", SLIPS[1]),
        "printed": sheets(scene, _chosen(scene).get("printed")),
    }


def chosen_round(scene: Scene) -> int:
    last = len(event_of(scene).rounds)
    wanted: int = _chosen(scene).get("round", last)
    return wanted if 1 <= wanted <= last else last


def _chosen(scene: Scene) -> dict[str, Any]:
    kept: dict[str, Any] = scene.session.get(KEPT, {})
    return kept if scene.event and kept.get("of") == scene.event.stream else {}


def _choose(scene: Scene, **now: Any) -> Session:
    return {**scene.session, KEPT: {**_chosen(scene), **now, "of": open_event(scene).stream}}


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session=_choose(scene, round=int(intent.data["round"])))


def print_(scene: Scene, intent: Intent) -> Step:
    """The sheets lie in the answer to this tap only."""
    asked = {"sheet": intent.data["sheet"], "of": intent.data.get("of"), "at": intent.at}
    return Step(session=_choose(scene, printed=asked), print=True)


def print_slips(scene: Scene, intent: Intent) -> Step:
    many = intent.fields.get("many", SLIPS[1])
    asked = {"sheet": "slips", "of": f"{chosen_round(scene)}/{many}", "at": intent.at}
    return Step(session=_choose(scene, printed=asked, many=many), print=True)


TOURNAMENT_PAPERS = Screen(
    name="tournament_papers",
    view=view,
    title=lambda scene: scene.texts.gettext("Papers"),
    intents={"choose": choose, "print": print_, "print_slips": print_slips},
)
