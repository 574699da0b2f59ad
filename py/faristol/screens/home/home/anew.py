"""The green button of home: what was played last on this device begins anew."""

from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import N_

NEW = {
    "duplicate": (N_("New duplicate"), N_("players, racks, slips and results"), "#/duplicate"),
    "classic": (N_("New two-player game"), N_("who plays, and by which rules"), "#/classic"),
    "against": (N_("New game against the computer"), N_("how strong it is, and by which rules"), "#/against"),
    "tournament": (N_("New tournament"), N_("players, pairings, results and standings"), "#/tournament"),
    "correspondence": (
        N_("New game by letter"),
        N_("who writes to whom, and the string"),
        "#/correspondence",
    ),
    "draws": (N_("New draw"), N_("racks only, for a real board"), "#/draw"),
    "league": (N_("League"), N_("the events of a season, counted together"), "#/league"),
    "series": (N_("New serie de maxime"), N_("groups of letters, each played once"), "#/series"),
    "solo": (N_("Practice"), N_("alone, against the computer, exercises"), "#/practice"),
}


@view_value
class Anew:
    """What begins, in which words, and where."""

    id: str
    label: str
    hint: str
    href: str


def anew(cards: list[Card], scene: Scene) -> Anew:
    """Return what begins as the newest of the events did; on a new device a duplicate."""
    last = next((kind for card in cards if (kind := _kind(card)) in NEW), "duplicate")
    label, hint, href = NEW[last]
    return Anew(f"new-{last}", scene.texts.gettext(label), scene.texts.gettext(hint), href)


def _kind(card: Card) -> str:
    kind: str = card["kind"]
    kind = {"exercises": "solo", "competition": "correspondence"}.get(kind, kind)
    return "against" if kind == "classic" and "computer" in card else kind
