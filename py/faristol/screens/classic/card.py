"""What home says of a game at one table in one line, and of one that is going on."""

from faristol.games.classic.game import points_that_count
from faristol.screens.parts.event_cards import Card, GoingOn
from faristol.screens.parts.names import short_names
from faristol.screens.parts.signs import against, plain
from faristol.texts import Texts


def card_line(card: Card, t: Texts) -> str:
    if len(card["players"]) > 2:
        return _of_several(card, t)
    if card["phase"] in ("waiting", "start", "racks"):
        return t.gettext("Two players · not begun")
    one, two = points_that_count(card)
    score = {"score": _of_two(card, one, two, t)}
    if card.get("computer"):
        return _against_the_computer(card, score, t)
    if card["final"]:
        return t.gettext("Two players · finished, %(score)s") % score
    return t.gettext("Two players · %(score)s") % score


def _of_two(card: Card, one: int, two: int, t: Texts) -> str:
    """Return the points; where the name of the game is not that of its players, also who has them."""
    score = against(one, two, t)
    if not _has_a_name_of_its_own(card):
        return score
    first, second = short_names(card["players"], card["language"])
    return f"{first} {score} {second}"


def _of_several(card: Card, t: Texts) -> str:
    points = [plain(each) for each in points_that_count(card)]
    own_name = _has_a_name_of_its_own(card)
    if own_name:
        named = zip(short_names(card["players"], card["language"]), points, strict=True)
        points = [f"{name} {each}" for name, each in named]
    values = {"n": len(card["players"]), "points": (", " if own_name else "–").join(points)}
    if card["phase"] in ("waiting", "start", "racks"):
        return t.gettext("%(n)s players · not begun") % values
    if card["final"]:
        return t.gettext("%(n)s players · finished, %(points)s") % values
    return t.gettext("%(n)s players · %(points)s") % values


def _has_a_name_of_its_own(card: Card) -> bool:
    return bool(card["name"] != " – ".join(card["players"]))


def _against_the_computer(card: Card, score: dict[str, str], t: Texts) -> str:
    if card["final"]:
        return t.gettext("Against the computer · finished, %(score)s") % score
    return t.gettext("Against the computer · %(score)s") % score


def going_on(card: Card, t: Texts) -> GoingOn:
    return GoingOn(t.gettext("%(name)s: the game is running") % card, t.gettext("Continue the game"))
