"""What home says in one line of a game by letter and of a competition; whom a game waits for (COR-15)."""

from datetime import date
from math import inf

from faristol.games.correspondence.remarks import roman
from faristol.screens.correspondence.result import sentence_of_way
from faristol.screens.correspondence.seats import seats
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Scene
from faristol.texts import Texts

SOON = 2
"""So many days before the own term ends a player is reminded."""


def game_line(card: Card, t: Texts) -> str:
    if dispute := card.get("dispute"):
        waits = t.gettext("Dispute by letter · waiting for your answer")
        return waits if dispute == "open" else t.gettext("Dispute by letter · answered")
    values = {"one": plain(card["scores"][0]), "two": plain(card["scores"][1]), "turn": roman(card["turn"])}
    if card["final"]:
        finished = t.gettext("Correspondence · finished, %(one)s–%(two)s") % values
        way, lost = card.get("ended") or ("", None)
        return f"{finished} · {sentence_of_way(way, lost, card['players'], t)}" if lost else finished
    return t.gettext("Correspondence · turn %(turn)s · %(one)s–%(two)s") % values


def competition_line(card: Card, t: Texts) -> str:
    if card["phase"] == "players":
        players = card["players"]
        sentence = t.ngettext(
            "Competition by letter · not begun, %(n)s player",
            "Competition by letter · not begun, %(n)s players",
            players,
        )
        return sentence % {"n": players}
    if card["final"]:
        return t.gettext("Competition by letter · finished")
    missing = card["missing"]
    sentence = t.ngettext(
        "Competition by letter · %(n)s game is in progress",
        "Competition by letter · %(n)s games are in progress",
        missing,
    )
    return sentence % {"n": missing}


def waits_for_me(card: Card, scene: Scene) -> bool:
    mine = seats(scene).get(card["stream"]) == card.get("to_move")
    return mine and not card["final"] and not card.get("dispute")


def days_left(card: Card, scene: Scene) -> int | None:
    """Return the days until the last on which the turn can be sent; None where the letter has not come."""
    by = card.get("send_by")
    return (date.fromisoformat(by) - today(scene.now, scene.zone)).days if by else None


def order(card: Card, scene: Scene) -> tuple[bool, bool, float]:
    """Return what the list goes by: those that wait for me first, of these the most pressing."""
    left = days_left(card, scene)
    return card["final"], not waits_for_me(card, scene), inf if left is None else left


def sentence(card: Card, scene: Scene) -> str:
    """Return whose turn it is, and by when it is sent."""
    t = scene.texts
    if not waits_for_me(card, scene):
        name = card["players"][(card.get("to_move") or 1) - 1]
        return t.gettext("%(name)s to move") % {"name": name}
    left = days_left(card, scene)
    if left is None:
        return t.gettext("It is your turn.")
    if left < 0:
        return t.gettext("It is your turn; your days of thought are used up.")
    if left == 0:
        return t.gettext("It is your turn: send it today.")
    dated = t.ngettext(
        "It is your turn: send it by %(day)s, in %(n)s day.",
        "It is your turn: send it by %(day)s, in %(n)s days.",
        left,
    )
    return dated % {"day": day_text(date.fromisoformat(card["send_by"]), t), "n": left}


def reminder(card: Card, scene: Scene) -> str | None:
    """Return what the app says as it is opened, once the own term has nearly ended."""
    left = days_left(card, scene)
    return sentence(card, scene) if waits_for_me(card, scene) and left is not None and left <= SOON else None
