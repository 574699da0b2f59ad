"""The Romanian general rules (ROM)."""

from faristol.screens.clauses.clause import Clause
from faristol.texts import N_

ROMANIAN_RULES = N_("Romanian general rules")

CLAUSES = {
    "ROM-1": Clause(
        ROMANIAN_RULES,
        N_("what Scrabble is"),
        N_("Two or more players can take part in a game of Scrabble."),
    ),
    "ROM-5": Clause(
        ROMANIAN_RULES,
        N_("plays"),
        N_(
            "The first play has two to seven letters and goes through H8; later ones have one to seven "
            "letters."
        ),
    ),
    "ROM-8": Clause(
        ROMANIAN_RULES,
        N_("plays"),
        N_(
            "All the letters of a play are in one line and joined, through letters on the board if "
            "need be; isolated words are not allowed."
        ),
    ),
    "ROM-9": Clause(
        ROMANIAN_RULES,
        N_("plays"),
        N_(
            "A play is right if all the words formed are accepted and the player has kept to the "
            "time. It is wrong if it uses letters that the player does not have, or if the word runs "
            "off the board."
        ),
    ),
    "ROM-10": Clause(
        ROMANIAN_RULES,
        N_("notation"),
        N_(
            "The position is that of the first letter: H8 across, 8H down. The letter of a blank "
            "is circled, written small, put in parentheses or followed by a zero."
        ),
    ),
    "ROM-11": Clause(
        ROMANIAN_RULES,
        N_("notation"),
        N_(
            "A word that does not fit the position written, inverted coordinates included, is a wrong "
            "play and is annulled."
        ),
    ),
    "ROM-12": Clause(
        ROMANIAN_RULES,
        N_("table of announcements"),
        N_(
            "Each letter is called by the name that the table has for it; as a rule in alphabetical "
            "order with the blank last, after Z, or in the order drawn."
        ),
    ),
    "ROM-13": Clause(
        ROMANIAN_RULES,
        N_("rules of play"),
        N_(
            "Two to seven letters may be exchanged, at the cost of the turn. New ones are drawn before "
            "the old ones go back."
        ),
    ),
    "ROM-14": Clause(
        ROMANIAN_RULES,
        N_("rules of play"),
        N_("A player may pass. If both pass in two rounds in a row, the game ends with the current score."),
    ),
    "ROM-15": Clause(
        ROMANIAN_RULES,
        N_("rules of play"),
        N_("The game ends when a player has no letters left and the bag is empty. The highest score wins."),
    ),
}
