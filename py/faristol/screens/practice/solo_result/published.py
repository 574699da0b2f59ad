"""What the published page of a game for one shows: the result, and round by round what there was."""

from faristol.practice.solo.event import Solo
from faristol.screens.practice.solo_result.view import RoundRow, round_rows
from faristol.screens.practice.solo_sentences import ended_early
from faristol.screens.publication.page import PublishedPage
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts, minutes_and_seconds, per_cent


@view_value(kw_only=True)
class SoloPage(PublishedPage):
    event: Solo
    playing: str
    percent: str
    early: str
    """After how many rounds the player ended it."""
    time: str | None
    """What all rounds count in topping."""
    rows: tuple[RoundRow, ...]
    price: int


def published_page(event: OpenEvent, t: Texts) -> SoloPage:
    solo: Solo = event.state
    percent = per_cent(solo.percent, t.language)
    return SoloPage(
        event=solo,
        playing=solo.tile_set.language,
        percent=percent,
        early=ended_early(solo, t),
        time=minutes_and_seconds(1000 * solo.time) if solo.topping else None,
        rows=round_rows(solo),
        price=sum(each.price for each in solo.played),
    )
