"""The kinds of exercise by their names, and what one does in each."""

from collections.abc import Mapping

from faristol.core.squares import CENTRE, name
from faristol.core.tiles import TileSet
from faristol.practice.exercises import cards
from faristol.practice.exercises.answering import ENOUGH
from faristol.practice.exercises.asking import Material
from faristol.practice.exercises.book import A_DAY
from faristol.practice.exercises.likely import special_tiles
from faristol.practice.exercises.study_lists import StudyList, asked_about, study_lists
from faristol.practice.lost_racks import LOST_RACKS_RECORD
from faristol.practice.lost_racks import read as read_lost_racks
from faristol.screens.parts.word_lists import number_of_words
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import Texts, figure

FIRST = Slot("first-exercise", str)
"""The kind with whose first question a book was opened."""


def material_of(remembered: Mapping[str, str]) -> Material:
    """Return what this device keeps to be asked."""
    return Material(read_lost_racks(remembered.get(LOST_RACKS_RECORD)), study_lists(remembered))


def names(t: Texts) -> dict[str, str]:
    return {
        cards.SEVENS: t.gettext("Words of seven tiles"),
        cards.SHORT: t.gettext("Two and three tiles"),
        cards.SPECIAL: t.gettext("Special tiles"),
        cards.HOOKS: t.gettext("Hooks"),
        cards.VALID: t.gettext("Valid or not"),
        cards.LIST: t.gettext("Study lists"),
        cards.MISSED: t.gettext("Words I missed"),
        cards.LOST: t.gettext("Racks I lost most on"),
        cards.DUE: t.gettext("Due for review"),
        cards.DAILY: t.ngettext("%(num)s word a day", "%(num)s words a day", A_DAY) % {"num": A_DAY},
    }


def explanations(tiles: TileSet, t: Texts) -> dict[str, str]:
    special = {"tiles": tiles.line(special_tiles(tiles))}
    return {
        cards.SEVENS: t.gettext("Find every word that uses all the tiles of a rack."),
        cards.SHORT: t.gettext("The shortest words: valid or not?"),
        cards.SPECIAL: t.gettext("Find the words with %(tiles)s in a set of tiles.") % special,
        cards.HOOKS: t.gettext("Which tiles make a longer word, before it or after it?"),
        cards.VALID: t.gettext("Words of four to eight tiles; half of them are not real words."),
        cards.LIST: t.gettext("Find every word that uses all the tiles, among those of a list."),
        cards.MISSED: t.gettext("Find the words of the best plays that you did not find in your own games."),
        cards.DAILY: t.gettext("First what is due, then words you missed, then your lists and new words."),
        cards.LOST: t.gettext(
            "Find a play worth %(percent)s%% of the best on racks from your own games and duplicates."
        )
        % {"percent": ENOUGH},
    }


def kind_name(kind: str, own: StudyList | None, t: Texts) -> str:
    """Return the name of a kind of exercise, which is that of its list."""
    return _named(kind.partition(" ")[0], own.name if own else "", t)


def kind_of_card(card: cards.Card, t: Texts) -> str:
    """Return what the kind of a question was called when it was asked."""
    return _named(card.deck, card.list_name, t)


def _named(deck: str, list_name: str, t: Texts) -> str:
    if not list_name:
        return names(t)[deck]
    return t.gettext("Hooks: %(name)s") % {"name": list_name} if deck == cards.HOOKS else list_name


@view_value
class Deck:
    deck: str
    name: str
    what: str

    @property
    def id(self) -> str:
        return self.deck.replace(" ", "-")


def explained(tiles: TileSet, t: Texts) -> tuple[Deck, ...]:
    """Return all that are not of a list, in the order in which they are offered."""
    named, explanation = names(t), explanations(tiles, t)
    return tuple(Deck(deck, named[deck], explanation[deck]) for deck in cards.DECKS if deck != cards.LIST)


def daily(tiles: TileSet, t: Texts) -> Deck:
    return Deck(cards.DAILY, names(t)[cards.DAILY], explanations(tiles, t)[cards.DAILY])


def of_list(own: StudyList, deck: str, words: int, t: Texts) -> Deck:
    """Return a list as a kind of exercise; `own` may have only those of its words that the words know."""
    size = own.fitting if deck == cards.LIST else len(asked_about(own, deck))
    kind, all_words = own.kind(deck), number_of_words(words, t)
    fits = t.gettext("%(words)s, of which %(num)s can be asked") % {"words": all_words, "num": figure(size)}
    return Deck(kind, kind_name(kind, own, t), all_words if size == words else fits)


def first_field(card: cards.Card) -> str:
    """Return where one answers: typing goes on there at once."""
    if card.deck in cards.OF_VERDICTS:
        return "asked"
    return {cards.HOOKS: "before", cards.LOST: f"board-{name(CENTRE)}"}.get(card.deck, "answer")
