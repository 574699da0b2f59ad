"""The word list that the judge of the room lets go on to this tablet, and that its person takes over."""

from collections.abc import Mapping

from faristol.screens.acts import Act
from faristol.screens.parts.room_guest import joined, joined_as
from faristol.screens.parts.word_lists import number_of_words
from faristol.screens.scene import Scene, Step
from faristol.screens.view import view_value


@view_value
class ListFromJudge:
    name: str
    words: str
    share: float | None
    """How much of it has come; None until its person wants it."""
    waits: bool
    """Whether the judge's tablet is not heard just now."""
    does: Mapping[str, str]
    """The intent that has it come."""


def offered(scene: Scene, does: Mapping[str, str]) -> ListFromJudge | None:
    """Return the list that the judge offers; nothing where this device has it."""
    guest = joined_as(scene)
    coming = guest.list_coming if guest else None
    if guest is None or coming is None:
        return None
    offer = coming.offer
    share = None if coming.pieces is None else coming.share
    return ListFromJudge(
        f"{offer.name} {offer.version}".strip(),
        number_of_words(offer.words, scene.texts),
        share,
        waits=guest.hears != "heard",
        does=does,
    )


def take_list(scene: Scene) -> Act:
    """Have the list come, and show how far it is."""
    from faristol.room import list_passing

    guest = joined_as(scene)
    if guest is None:
        return Step()
    after, orders = list_passing.take(guest)
    return Step(room=joined(scene, after, orders), focus="work")
