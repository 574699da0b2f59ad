"""What a draw's published page shows: the racks of every round, and the promise."""

from faristol.games.draws import Draws
from faristol.screens.publication.page import PublishedPage
from faristol.screens.publication.promise import PublishedPromise, published_promise
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class PublishedDraw(PublishedPage):
    draws: Draws
    promise: PublishedPromise | None


def published_page(event: OpenEvent, t: Texts) -> PublishedDraw:
    draws: Draws = event.state
    return PublishedDraw(draws=draws, promise=published_promise(event, draws, t))
