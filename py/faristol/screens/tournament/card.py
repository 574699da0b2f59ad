"""What home says of a tournament in one line."""

from faristol.screens.parts.event_cards import Card
from faristol.texts import Texts


def card_line(card: Card, t: Texts) -> str:
    numbers = {"round": card["round"], "n": card["players"]}
    if card["final"]:
        sentence = t.ngettext(
            "Swiss tournament · finished, %(n)s player",
            "Swiss tournament · finished, %(n)s players",
            card["players"],
        )
        return sentence % numbers
    if card.get("divisions"):
        at = t.gettext("%(division)s: round %(n)s")
        rounds = ", ".join(
            at % {"division": name or t.gettext("No division yet"), "n": n or 1}
            for name, n in card["divisions"]
        )
        sentence = t.ngettext(
            "Swiss tournament · %(rounds)s · %(n)s player",
            "Swiss tournament · %(rounds)s · %(n)s players",
            card["players"],
        )
        return sentence % {"rounds": rounds, **numbers}
    sentence = t.ngettext(
        "Swiss tournament · round %(round)s · %(n)s player",
        "Swiss tournament · round %(round)s · %(n)s players",
        card["players"],
    )
    return sentence % numbers
