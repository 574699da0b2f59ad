"""What home says of a league in one line."""

from faristol.screens.parts.event_cards import Card
from faristol.texts import Texts


def card_line(card: Card, t: Texts) -> str:
    sentence = t.ngettext("League · %(n)s event", "League · %(n)s events", card["events"])
    return sentence % {"n": card["events"]}
