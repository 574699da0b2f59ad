"""The arbiter's letter to the players of a game: the front of the sheet in words (COR-2, COR-5)."""

from faristol.competitions.event import Competition, Game
from faristol.competitions.sheets import name_of
from faristol.core.tiles import Tiles
from faristol.screens.calendar_days import written
from faristol.texts import texts

IN_A_ROW = 10


def letter_for(event: Competition, game: Game) -> str:
    """In the language of the competition, whoever the arbiter is."""
    t = texts(event.opened["publication"])
    red, blue = event.names(game)
    former = event.players[game.players[0]]
    facts = [
        (t.gettext("Game"), name_of(event, game)),
        (t.gettext("RED, who begins"), red),
        (t.gettext("BLUE"), blue),
        (t.gettext("RED's former coefficient"), former.coefficient),
        (t.gettext("RED's place in the classification"), former.place),
        (t.gettext("Arbiters"), event.opened["arbiters"]),
        (t.gettext("First day"), written(event.begins, t)),
        (t.gettext("Closing date"), written(event.closes, t)),
        (t.gettext("List of words in force"), _lexicon(event)),
    ]
    lines = [f"{label}: {value}" for label, value in facts if value]
    assert event.string is not None
    return "\n".join([*lines, "", t.gettext("The string of letters:"), *rows(event.string), ""])


def rows(string: Tiles) -> list[str]:
    """Ten to a line, so that a place is easily found."""
    return [" ".join(string[at : at + IN_A_ROW]) for at in range(0, len(string), IN_A_ROW)]


def _lexicon(event: Competition) -> str:
    lexicon = event.opened["lexicon"]
    return f"{lexicon['name']} {lexicon['version']}".strip()
