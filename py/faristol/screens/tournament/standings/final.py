"""The form of a final: who goes on, how often they meet, and with which points."""

from typing import Any

from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.standings.place import choose, chosen
from faristol.tournaments.errors import NoSuchGames
from faristol.tournaments.event import Tournament
from faristol.tournaments.finals import first_of, open_final

MOST_TIMES = 9
FIRST = ("2", "4")
CHOSEN = "chosen"


def shown(scene: Scene) -> dict[str, Any]:
    event, t = event_of(scene), scene.texts
    form = {**usual(event, t.gettext("%(name)s, final") % {"name": event.opened["name"]}), **_form(scene)}
    return {
        "form": form,
        "there": [
            {
                "id": row.player.id,
                "rank": row.rank,
                "name": row.player.name,
                "in": f"in-{row.player.id}" in form,
            }
            for row in event.standings()
        ],
        "going_on": [event.players[id].name for id in _players(event, form)],
        "can_open": len(event.players) > 1,
    }


def usual(event: Tournament, name: str) -> dict[str, str]:
    return {"name": name, "who": FIRST[0], "times": "1"}


def _form(scene: Scene) -> dict[str, str]:
    form: dict[str, str] = chosen(scene).get("final", {})
    return form


def _players(event: Tournament, form: dict[str, str]) -> list[str]:
    if form["who"] == CHOSEN:
        return [row.player.id for row in event.standings() if f"in-{row.player.id}" in form]
    return first_of(event, min(int(form["who"]), len(event.players))) if event.players else []


def write_final(scene: Scene, intent: Intent) -> Step:
    """What is marked on the way, so that it is there again."""
    return Step(session=choose(scene, final=intent.fields))


def make_final(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    form = {**usual(event, ""), **intent.fields}
    times = form["times"].strip()
    if not times.isdecimal() or not 1 <= int(times) <= MOST_TIMES:
        raise NoSuchGames(least=1, most=MOST_TIMES)
    opens = open_final(
        event,
        form["name"],
        _players(event, form),
        int(times),
        carry="carry" in form,
        secret=scene.chance(32),
        app=scene.app,
    )
    return Step(opens=opens, session=choose(scene, final=None))


INTENTS = {"write_final": write_final, "make_final": make_final}
