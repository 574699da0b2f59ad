"""The kinds of exercise by their names, and what one does in each."""

from collections.abc import Mapping

from faristol.core.squares import CENTRE, name
from faristol.core.tiles import TileSet
from faristol.practice.exercises import cards
from faristol.practice.exercises.answering import ENOUGH
from faristol.practice.exercises.asking import Material
from faristol.practice.exercises.likely import special_tiles
from faristol.practice.exercises.own_list import OWN_LIST_RECORD
from faristol.practice.exercises.own_list import read as read_own_list
from faristol.practice.lost_racks import LOST_RACKS_RECORD
from faristol.practice.lost_racks import read as read_lost_racks
from faristol.screens.parts.faces import letters
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import Texts

FIRST = Slot("first-exercise", str)
"""The kind with whose first question a book was opened."""


def material_of(remembered: Mapping[str, str]) -> Material:
    """Return what this device keeps to be asked."""
    racks = read_lost_racks(remembered.get(LOST_RACKS_RECORD))
    return Material(racks, read_own_list(remembered.get(OWN_LIST_RECORD)))


def names(t: Texts) -> dict[str, str]:
    return {
        cards.SEVENS: t.gettext("Words of seven tiles"),
        cards.SHORT: t.gettext("Two and three tiles"),
        cards.SPECIAL: t.gettext("Special tiles"),
        cards.HOOKS: t.gettext("Hooks"),
        cards.VALID: t.gettext("Valid or not"),
        cards.LIST: t.gettext("A list of my own"),
        cards.LOST: t.gettext("Racks I lost most on"),
        cards.DUE: t.gettext("Due for review"),
    }


def explanations(tiles: TileSet, t: Texts) -> dict[str, str]:
    special = {"tiles": letters(special_tiles(tiles))}
    return {
        cards.SEVENS: t.gettext("Find every word that uses all the tiles of a rack."),
        cards.SHORT: t.gettext("The shortest words: valid or not?"),
        cards.SPECIAL: t.gettext("Find the words with %(tiles)s in a set of tiles.") % special,
        cards.HOOKS: t.gettext("Which tiles make a longer word, in front or behind?"),
        cards.VALID: t.gettext("Four to eight tiles; half of them only look like words."),
        cards.LIST: t.gettext("Find every word that uses all the tiles, among words that you searched for."),
        cards.LOST: t.gettext(
            "Find a play worth %(percent)s%% of the best on racks of your own games and duplicates."
        )
        % {"percent": ENOUGH},
    }


@view_value
class Deck:
    deck: str
    name: str
    what: str


def explained(tiles: TileSet, t: Texts) -> tuple[Deck, ...]:
    """Return all of them, in the order in which they are offered."""
    named, explanation = names(t), explanations(tiles, t)
    return tuple(Deck(deck, named[deck], explanation[deck]) for deck in cards.DECKS)


def first_field(card: cards.Card) -> str:
    """Return where one answers: typing goes on there at once."""
    if card.deck in cards.OF_VERDICTS:
        return "asked"
    return {cards.HOOKS: "before", cards.LOST: f"board-{name(CENTRE)}"}.get(card.deck, "answer")
