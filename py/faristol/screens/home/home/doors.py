"""The doors of home: to each activity, the one used last on this device first, and to what is around them."""

from faristol.screens.parts.event_cards import Card
from faristol.screens.view import view_value
from faristol.texts import N_, Texts


@view_value
class Door:
    id: str
    icon: str
    title: str
    detail: str
    href: str


ACTIVITIES = {
    "duplicate": (
        "megaphone",
        N_("Duplicate, run by a judge"),
        N_("Racks, call, time, slips, master plays and results"),
    ),
    "classic": (
        "users",
        N_("Two players"),
        N_("At one tablet, or beside a real board; up to four in Romanian"),
    ),
    "tournament": (
        "trophy",
        N_("Swiss tournament"),
        N_("Pairings, results by table, standings, for an afternoon or a league"),
    ),
    "practice": ("target", N_("Practice"), N_("The game of the day, the computer, exercises, your figures")),
    "correspondence": (
        "mail",
        N_("Correspondence"),
        N_("The Romanian game by letter: string, sheet, days, messages"),
    ),
    "study": ("book-open", N_("Words"), N_("Check, study, judge, and your club’s list")),
}
TOOLS = {
    "room-check": ("check", N_("Room check"), N_("Sound, cameras and links, tried before the players come")),
    "league": ("chart-column", N_("League"), N_("The events of a season, counted together")),
    "draw": ("dices", N_("Draw"), N_("Racks only, for a real board")),
    "analysis": ("search", N_("Analysis"), N_("The best plays in any position")),
    "verify": ("shield-check", N_("Verify a draw"), N_("Check that nobody could choose the racks")),
}
USED = {"competition": "correspondence", "exercises": "practice", "series": "practice", "solo": "practice"}
"""The door of an event whose kind is called otherwise."""


def doors(cards: list[Card], t: Texts) -> list[Door]:
    """Return the activities; the one of the newest event comes first, the others stay in their order."""
    used = next((door for card in cards if (door := _door_of(card)) in ACTIVITIES), None)
    return _named(dict(sorted(ACTIVITIES.items(), key=lambda each: each[0] != used)), t)


def tools(t: Texts) -> list[Door]:
    return _named(TOOLS, t)


def _named(every: dict[str, tuple[str, str, str]], t: Texts) -> list[Door]:
    return [
        Door(f"to-{name}", icon, t.gettext(title), t.gettext(detail), f"#/{name}")
        for name, (icon, title, detail) in every.items()
    ]


def _door_of(card: Card) -> str:
    kind: str = card["kind"]
    return "practice" if kind == "classic" and "computer" in card else USED.get(kind, kind)
