"""What home says of a draw in one line."""

from faristol.screens.parts.event_cards import Card
from faristol.texts import Texts


def card_line(card: Card, t: Texts) -> str:
    if card["phase"] == "committed":
        return t.gettext("Draw · waiting for the room’s words")
    if card["phase"] == "over":
        sentence = t.ngettext("Draw · over, %(n)s round", "Draw · over, %(n)s rounds", card["round"])
        return sentence % {"n": card["round"]}
    return t.gettext("Draw · round %(n)s running") % {"n": card["round"]}
