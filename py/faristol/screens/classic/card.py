"""What home says of a game at one table in one line, and of one that is going on."""

from faristol.games.classic.game import points_that_count
from faristol.screens.parts.event_cards import Card, GoingOn
from faristol.screens.parts.signs import against
from faristol.texts import Texts


def card_line(card: Card, t: Texts) -> str:
    if len(card["players"]) > 2:
        return _of_several(card, t)
    if card["phase"] in ("waiting", "start", "racks"):
        return t.gettext("Two players · not begun")
    one, two = points_that_count(card)
    score = {"score": against(one, two, t)}
    if card.get("computer"):
        return _against_the_computer(card, score, t)
    if card["final"]:
        return t.gettext("Two players · finished, %(score)s") % score
    return t.gettext("Two players · %(score)s") % score


def _of_several(card: Card, t: Texts) -> str:
    values = {"n": len(card["players"]), "points": "–".join(map(str, points_that_count(card)))}
    if card["phase"] in ("waiting", "start", "racks"):
        return t.gettext("%(n)s players · not begun") % values
    if card["final"]:
        return t.gettext("%(n)s players · finished, %(points)s") % values
    return t.gettext("%(n)s players · %(points)s") % values


def _against_the_computer(card: Card, score: dict[str, str], t: Texts) -> str:
    if card["final"]:
        return t.gettext("Against the computer · finished, %(score)s") % score
    return t.gettext("Against the computer · %(score)s") % score


def going_on(card: Card, t: Texts) -> GoingOn:
    return GoingOn(t.gettext("%(name)s: the game is running") % card, t.gettext("Continue the game"))
