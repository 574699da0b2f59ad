"""What home says in one line of a game by letter and of a competition."""

from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.signs import plain
from faristol.texts import Texts


def game_line(card: Card, t: Texts) -> str:
    if dispute := card.get("dispute"):
        waits = t.gettext("Dispute by letter · waits for your answer")
        return waits if dispute == "open" else t.gettext("Dispute by letter · answered")
    values = {"one": plain(card["scores"][0]), "two": plain(card["scores"][1]), "turn": card["turn"]}
    if card["final"]:
        return t.gettext("Correspondence · finished, %(one)s–%(two)s") % values
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
