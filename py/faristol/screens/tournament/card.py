"""What home says of a tournament in one line."""

from faristol.screens.parts import event_cards
from faristol.screens.parts.event_cards import Card, GoingOn
from faristol.screens.tournament.evening_words import of_evenings
from faristol.screens.tournament.ways import WAYS
from faristol.texts import N_, Texts
from faristol.tournaments.terms import CUP, LADDER, MANUAL, OF_TEAMS, ROUND_ROBIN

SWISS = N_("Swiss tournament")
NAMED = {
    **{mode: label for mode, label, _ in WAYS if mode in (LADDER, CUP, ROUND_ROBIN, *OF_TEAMS)},
    MANUAL: N_("Tournament paired by hand"),
}
"""What is no Swiss tournament."""


def going_on(card: Card, t: Texts) -> GoingOn:
    return event_cards.going_on(card, of_evenings(t) if card.get("mode") == LADDER else t)


def card_line(card: Card, t: Texts) -> str:
    way = t.gettext(NAMED.get(card.get("mode", ""), SWISS))
    numbers = {"way": way, "round": card["round"], "n": card["players"]}
    if card["final"]:
        sentence = t.ngettext(
            "%(way)s · finished, %(n)s player", "%(way)s · finished, %(n)s players", card["players"]
        )
        return sentence % numbers
    if card.get("divisions"):
        at = t.gettext("%(division)s: round %(n)s")
        rounds = ", ".join(
            at % {"division": name or t.gettext("No division yet"), "n": n or 1}
            for name, n in card["divisions"]
        )
        sentence = t.ngettext(
            "%(way)s · %(rounds)s · %(n)s player", "%(way)s · %(rounds)s · %(n)s players", card["players"]
        )
        return sentence % {"rounds": rounds, **numbers}
    if card.get("mode") == LADDER:
        sentence = t.ngettext(
            "%(way)s · evening %(round)s · %(n)s player",
            "%(way)s · evening %(round)s · %(n)s players",
            card["players"],
        )
        return sentence % numbers
    sentence = t.ngettext(
        "%(way)s · round %(round)s · %(n)s player",
        "%(way)s · round %(round)s · %(n)s players",
        card["players"],
    )
    return sentence % numbers
