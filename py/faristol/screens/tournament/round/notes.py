"""What is half done on a tournament's screens: the table in hand, the name taken, the list in the field.

It belongs to the event that it was begun in.
"""

from typing import Any

from faristol.games.log import last_act
from faristol.screens.scene import OpenEvent, Scene, Session
from faristol.texts import Texts
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts import FACTS

KEPT = "tournament"


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise NotNow
    return scene.event


def event_of(scene: Scene) -> Tournament:
    state: Tournament = open_event(scene).state
    return state


def here(scene: Scene) -> str:
    return f"#/event/{open_event(scene).stream}"


def notes(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.session.get(KEPT, {})
    return found if scene.event and found.get("of") == scene.event.stream else {}


def noted(scene: Scene, **changes: Any) -> Session:
    """None forgets; a question that was asked is answered."""
    kept = {name: value for name, value in {**notes(scene), **changes}.items() if value is not None}
    rest = {name: value for name, value in scene.session.items() if name != "asking"}
    return {**rest, KEPT: {**kept, "of": open_event(scene).stream}}


def asked(scene: Scene, what: str, **about: Any) -> Session:
    """A question that a dialog asks."""
    return {**scene.session, "asking": {"what": what, "of": open_event(scene).stream, **about}}


def question(scene: Scene) -> dict[str, Any]:
    found = scene.session.get("asking")
    of_this = isinstance(found, dict) and scene.event and found.get("of") == scene.event.stream
    return dict(found) if found and of_this else {}


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.types[act[0]["type"]].undo_sentence
    if act[0]["type"] == "PlayerEntered":
        named = t.ngettext("one player entered", "%(num)s players entered", len(act)) % {"num": len(act)}
    elif sentence:
        named = t.gettext(sentence)
    else:
        return None
    return t.gettext("Undo: %(act)s") % {"act": named}
