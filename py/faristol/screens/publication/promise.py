"""The draw that anybody can check, in a published page."""

from faristol.games.draws import Draws
from faristol.games.verification import Verdict, verify
from faristol.screens.scene import OpenEvent
from faristol.screens.sealed.promise import Promise
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class PublishedPromise(Promise):
    """A promise, and whether the draw fits it."""

    verdict: Verdict | None
    """None while the secret is not published."""


def published_promise(event: OpenEvent, draws: Draws, t: Texts) -> PublishedPromise | None:
    """Return the promise that the draws of an event follow from; None if they were not promised."""
    if event.state.opened.source != "committed":
        return None
    return PublishedPromise(draws, t, verify(event.entries) if draws.published else None)
