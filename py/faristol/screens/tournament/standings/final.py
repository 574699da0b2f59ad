"""The form of a final: who goes on, how often they meet, and with which points."""

from collections.abc import Mapping

from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.standings.place import choose, chosen
from faristol.screens.view import view_value
from faristol.tournaments.errors import NoSuchGames
from faristol.tournaments.event import Tournament
from faristol.tournaments.finals import first_of, open_final
from faristol.tournaments.standings import Row
from faristol.tournaments.terms import CUP

MOST_TIMES = 9
FIRST = ("2", "4")
CHOSEN = "chosen"


@view_value
class FinalForm:
    """What is asked for a final; a marked player is among the answers as in-p1."""

    answers: Mapping[str, str]
    rows: list[Row]
    going_on: list[str]


def final_form(scene: Scene) -> FinalForm:
    event, t = event_of(scene), texts_of(scene)
    answers = {**usual(t.gettext("%(name)s, final") % {"name": event.opened.name}), **chosen(scene).final}
    going_on = [event.players[id].name for id in _players(event, answers)]
    return FinalForm(answers, event.placed, going_on)


def usual(name: str) -> dict[str, str]:
    return {"name": name, "who": FIRST[0], "kind": "all", "times": "1"}


def _players(event: Tournament, form: Mapping[str, str]) -> list[str]:
    if form["who"] == CHOSEN:
        return [row.player.id for row in event.placed if f"in-{row.player.id}" in form]
    return first_of(event, min(int(form["who"]), len(event.players))) if event.players else []


def write_final(scene: Scene, fields: dict[str, str]) -> Act:
    """Remember what is marked on the way."""
    return choose(scene, final=fields)


def make_final(scene: Scene, event: Tournament, fields: dict[str, str]) -> Act:
    form = {**usual(""), **fields}
    times = form["times"].strip()
    if not times.isdecimal() or not 1 <= int(times) <= MOST_TIMES:
        raise NoSuchGames(least=1, most=MOST_TIMES)
    opens = open_final(
        event,
        form["name"],
        _players(event, form),
        int(times),
        carry="carry" in form and form["kind"] != CUP,
        cup=form["kind"] == CUP,
        secret=scene.chance(32),
        app=scene.app,
    )
    return Step(opens=opens, session=choose(scene, final={}))
