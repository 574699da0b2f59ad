"""The rules and the time of a tournament's games on its form: a document, the club's own, or none."""

from typing import Any

from faristol.games.classic.errors import NoSuchMinutes as NoMinutes
from faristol.screens.classic.opening import form as of_a_game
from faristol.screens.classic.opening.own_rules import own_rules
from faristol.screens.classic.opening.view import ruleset_cards
from faristol.screens.new_event import Options
from faristol.screens.scene import Scene
from faristol.texts import Texts
from faristol.tournaments.errors import NoSuchMinutes
from faristol.tournaments.opening import LONGEST_TIME, MINUTES
from faristol.tournaments.rules import POINTS, names_starters, only_points

Form = dict[str, str]


def known(scene: Scene) -> set[str]:
    return {*of_a_game.DOCUMENTS, *(rules["id"] for rules in own_rules(scene.kept)), POINTS}


def cards(scene: Scene) -> Options:
    t = scene.texts
    points = t.gettext("Only the points count")
    return [
        *ruleset_cards(scene),
        (POINTS, points, t.gettext("what the sheets say; no rules of play are applied")),
    ]


def ruleset(card: str, scene: Scene, language: str = "ca") -> dict[str, Any]:
    """With what a club's own rules settle; the first entry keeps it whole."""
    if card == POINTS:
        return only_points(language)
    return of_a_game.ruleset(of_a_game.defaults(card, scene), scene)


def usual(card: str, scene: Scene) -> Form:
    """What these rules bring along, where nobody says otherwise."""
    if card == POINTS:
        return {"starts": "named", "minutes": str(MINUTES)}
    rules, game = ruleset(card, scene), of_a_game.defaults(card, scene)
    try:
        minutes = of_a_game.minutes_of(game)
    except NoMinutes:
        minutes = 0
    return {
        "starts": "named" if names_starters(rules) else "drawn",
        "minutes": str(minutes),
        "language": rules["language"],
        "publication": rules["language"],
    }


def minutes_of(text: str) -> int:
    """Nothing is no clock."""
    text = text.strip() or "0"
    if not text.isdecimal():
        raise NoSuchMinutes(most=LONGEST_TIME)
    return int(text)


def starts(rules: dict[str, Any], t: Texts) -> Options:
    """A tile, unless the rules let the pairing say it."""
    tile = ("drawn", t.gettext("A tile is drawn"), t.gettext("at each table"))
    if not names_starters(rules):
        return [tile]
    balanced = t.gettext("the program keeps the starts balanced")
    return [("named", t.gettext("The first-named of a pair"), balanced), tile]
