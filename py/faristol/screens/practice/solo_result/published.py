"""What the published page of a game for one shows: the result, and round by round what there was."""

from typing import Any

from faristol.practice.solo.event import Solo
from faristol.screens.practice.solo_result.view import row
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts, per_cent


def shown(event: OpenEvent, t: Texts) -> dict[str, Any]:
    solo: Solo = event.state
    return {
        "sheets": [],
        "wide": False,
        "event": solo,
        "playing": solo.tile_set.language,
        "percent": per_cent(solo.percent, t.language),
        "rows": [row(solo, each) for each in solo.played],
    }
