"""Home with many events, and with damaged ones; the list of all events of a device."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from drivers.log import MINUTE
from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import DamagedLog, Scene
from faristol.storage import Reading


def saved_events(cards: Sequence[Card]) -> dict[str, Any]:
    ticked = [card["stream"] for card in cards[:2]]
    return {"events-chosen": {"ticked": ticked, "saved": [(each, cards[0]["entries"]) for each in ticked]}}


def every(scene: Callable[..., Scene], name: str, cards: Sequence[Card]) -> dict[str, Scene]:
    """The last of the cards is that of an event that is over, the second is of one that runs."""
    long_ago = {"at": cards[2]["at"] - 366 * 24 * 60 * MINUTE}
    many = tuple({**cards[2], "stream": f"id-{n}", **(long_ago if n > 40 else {})} for n in range(60))
    mixed = (*many, {**cards[1], "stream": "other", "kind": "league", "events": 3, "players": 12})
    open_ = {**cards[2], "stream": "open", "kind": "tournament", "players": 4, "final": True, "clubs": [name]}
    looking = {"events-looking": {"place": "archive"}, "events-chosen": {"ticked": ["id-1"]}}
    archive = {"remembered": {"events-archived": '["id-1", "other"]'}}
    copies = tuple({**each, "stream": f"copy-{n}", "log": []} for n, each in enumerate(cards[:2]))
    return {
        "home, many events": scene("#/", cards=many),
        "home, no event is found": scene("#/", cards=many, session={"home-looking": {"search": "zzz"}}),
        "events": scene("#/events", cards=many),
        "events, of two kinds": scene("#/events", cards=mixed),
        "home, an event lost": scene("#/", cards=cards[:1], lost=copies),
        "home, nothing readable": replace(scene("#/", lost=copies), is_readable=False),
        "home, nothing readable and no copy": replace(scene("#/"), is_readable=False),
        "events, some in the archive": scene("#/events", cards=(*many, open_), **archive),
        "events, the archive": scene("#/events", cards=many, session=looking, **archive),
        "home, some in the archive": scene("#/", cards=many, **archive),
        "events, one runs": scene("#/events", cards=cards),
        "events, none": scene("#/events"),
        "events, none found": scene("#/events", cards=many, session={"events-looking": {"search": "zzz"}}),
        "events, ticked": scene("#/events", cards=many, session={"events-chosen": {"ticked": ["id-1"]}}),
        "events, saved": scene("#/events", cards=many, session=saved_events(many)),
        "events, to be deleted": scene(
            "#/events", cards=many, session={**saved_events(many), "delete-events": True}
        ),
    }


def damaged(name: str) -> tuple[DamagedLog, ...]:
    """One that can be read to its fourth entry, one of which not even the name can, and a later one."""
    nothing = Reading([], 1, (("?", "?"),))
    return (
        DamagedLog("d1", name, 4, newer=False, reading=nothing),
        DamagedLog("d2", "", 0, newer=False, reading=nothing),
        DamagedLog("d3", name, 0, newer=True, reading=nothing),
    )
