"""The disputes of this device, and the competition they are about: they are events that bear a game’s name.

The sheet that the arbiter’s Faristol makes gives a game that name, and every letter about it has it.
"""

from datetime import date

from faristol.competitions.event import Competition, Game
from faristol.competitions.sheets import name_of
from faristol.games.correspondence.dispute import Letter, open_dispute
from faristol.screens.notice import Caution
from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import Scene, Step


def dispute_of(scene: Scene, event: Competition, game: Game) -> Card | None:
    """Return the dispute of a game: the one that waits for an answer, else the last."""
    return _called(scene, name_of(event, game))


def _called(scene: Scene, name: str) -> Card | None:
    found = [card for card in scene.cards if card.get("dispute") and card["name"] == name]
    return max(found, key=lambda card: (card["dispute"] == "open", card["at"]), default=None)


def game_in_competition(scene: Scene, name: str) -> str | None:
    """Return the address of the game that a dispute is about, if its competition is on this device."""
    found = [
        f"#/event/{card['stream']}/game/{number}"
        for card in scene.cards
        if card["kind"] == "competition" and (number := _number(card, name))
    ]
    return found[0] if len(found) == 1 else None


def _number(card: Card, name: str) -> str | None:
    number, between, _ = name.removeprefix(f"{card['name']}, ").partition(": ")
    return number if between and number.isdecimal() and int(number) <= card["games"] else None


def goes_to_dispute(scene: Scene, letter: Letter, came: date) -> Step:
    """Open the dispute of a letter; where one about this game waits already, lead to it."""
    here = _called(scene, letter.game.opened.name)
    if here is None or here["dispute"] != "open":
        return Step(opens=open_dispute(letter, came))
    t = scene.texts
    told = Caution(
        t.gettext("This dispute is here already."),
        t.gettext("A letter of the other player goes under “The other player’s letter came too”."),
    )
    return Step(go=f"#/event/{here['stream']}", notice=told)
