"""RED and BLUE, as the screens of a game by letter write of them."""

from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.game import Correspondence
from faristol.screens.view import view_value
from faristol.texts import Texts

KEYS = {RED: "red", BLUE: "blue"}
"""As the stylesheet knows them."""


@view_value
class Side:
    player: int
    key: str
    colour: str
    name: str


def side(event: Correspondence, player: int, t: Texts) -> Side:
    return Side(player, KEYS[player], colour(player, t), event.names[player - 1])


def colour(player: int, t: Texts) -> str:
    return t.gettext("RED") if player == RED else t.gettext("BLUE")
