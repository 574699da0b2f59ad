"""What home says of a duplicate in one line."""

from faristol.screens.parts.event_cards import Card
from faristol.texts import Texts


def card_line(card: Card, t: Texts) -> str:
    if card["phase"] == "players":
        players = card["players"]
        sentence = t.ngettext(
            "Duplicate · not begun, %(n)s player", "Duplicate · not begun, %(n)s players", players
        )
        return sentence % {"n": players}
    if card["phase"] == "over":
        if card.get("final"):
            sentence = t.ngettext(
                "Duplicate · finished, %(n)s player", "Duplicate · finished, %(n)s players", card["players"]
            )
            return sentence % {"n": card["players"]}
        return t.gettext("Duplicate · over, the results are not final yet")
    sentence = t.ngettext(
        "Duplicate · round %(round)s · %(n)s player",
        "Duplicate · round %(round)s · %(n)s players",
        card["players"],
    )
    return sentence % {"round": max(card["round"], 1), "n": card["players"]}
