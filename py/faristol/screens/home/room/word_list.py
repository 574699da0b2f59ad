"""The word list of the event, which the judge lets go on to the tablets of the room."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from faristol.screens.activities import activity_of
from faristol.screens.acts import Act
from faristol.screens.home.room.intents import host_of, open_event
from faristol.screens.lists import Beside, Wanted
from faristol.screens.parts.word_lists import About, name_of, number_of_words
from faristol.screens.scene import Scene, Step
from faristol.screens.view import view_value

if TYPE_CHECKING:
    from faristol.room.list_messages import ListOffer


@view_value
class ListOfEvent:
    name: str
    words: str
    passed_on: bool
    does: Mapping[str, str]
    """The intent that passes it on."""


def list_of_event(scene: Scene) -> ListOfEvent | None:
    """Return the list that a club brought and this event is played by."""
    about, host = _brought(scene), host_of(scene)
    if about is None or host is None:
        return None
    passed_on = host.passes_on is not None and host.passes_on.sha256 == about["sha256"]
    known = {fact: str(about[fact]) for fact in ("sha256", "language", "name", "version", "words")}
    does = {"do": "room.pass_list_on", **known}
    return ListOfEvent(name_of(about), number_of_words(about["words"], scene.texts), passed_on, does)


def pass_list_on(
    scene: Scene, sha256: str, language: Literal["ca", "ro"], name: str, version: str, words: int
) -> Act:
    from faristol.room.list_messages import ListOffer

    return _passing(scene, ListOffer(sha256, language, name, version, words))


def keep_list_here(scene: Scene) -> Act:
    return _passing(scene, None)


def _passing(scene: Scene, offer: "ListOffer | None") -> Step:
    from faristol.room.orders import RoomStep

    host = host_of(scene)
    return Step(room=RoomStep(replace(host, passes_on=offer), [])) if host else Step()


def words_of_event(scene: Scene) -> Wanted | None:
    """Return the words by which its plays are judged."""
    event = open_event(scene)
    return activity_of(event).screen(event.state).words(scene)


def _brought(scene: Scene) -> About | None:
    wanted = words_of_event(scene)
    wanted = wanted.list if isinstance(wanted, Beside) else wanted
    if wanted is None or scene.lists is None:
        return None
    named = wanted if isinstance(wanted, str) else str(wanted["sha256"])
    digest = scene.lists.chosen.get(named, named)
    brought = (about for about in scene.lists.every if "built_in" not in about)
    return next((about for about in brought if about["sha256"] == digest), None)
