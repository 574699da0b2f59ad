"""The Romanian duplicate and its kin (RDU), which have no numbered articles: their place is the matter.

The draw for the start is one of free games, and is cited as theirs.
"""

from dataclasses import replace

from faristol.screens.clauses.clause import Clause
from faristol.texts import N_

ROMANIAN_DUPLICATE = N_("Romanian duplicate")
ROMANIAN_COMPOSITION = N_("Romanian composition")
ROMANIAN_COMPLETIV = N_("Romanian completiv")
ROMANIAN_FREE_GAMES = N_("Romanian free games")

CLAUSES = {
    "RDU-1": Clause(
        ROMANIAN_DUPLICATE,
        N_("drawing the letters"),
        N_(
            "In rounds 1 to 15 a rack has at least two vowels and two consonants, afterwards one of "
            "each; a blank counts as either. Otherwise the letters are drawn again; when that is no "
            "longer possible, the game ends."
        ),
    ),
    "RDU-2": Clause(
        ROMANIAN_DUPLICATE,
        N_("the top of a round"),
        N_(
            "The top is the best correct play that was handed in; all place it on the board, and the "
            "letters left are made up to seven."
        ),
    ),
    "RDU-3": Clause(
        ROMANIAN_DUPLICATE,
        N_("no correct play"),
        N_(
            "If nobody handed in a correct play although there clearly is one, the same letters are announced"
            " again."
        ),
    ),
    "RDU-4": Clause(
        ROMANIAN_DUPLICATE,
        N_("late plays"),
        N_("A play that is handed in late scores zero. In the last round there may be fewer letters."),
    ),
    "RDU-5": Clause(
        ROMANIAN_FREE_GAMES,
        N_("the draw for the start"),
        N_(
            "Each player draws a letter; the one nearest to A starts. The blank comes after Z. With "
            "equal letters both draw again."
        ),
    ),
    "RDU-6": Clause(
        ROMANIAN_DUPLICATE,
        N_("completiv"),
        N_("Six letters are drawn; each player names the seventh, one of those still in the bag."),
    ),
    "RDU-7": Clause(
        ROMANIAN_COMPOSITION,
        N_("serie de maxime"),
        N_(
            "Seven groups of seven letters are drawn with no condition on what is in them; another "
            "number of groups is allowed. They are played on one board, each once, in any order; not "
            "all need be played, and letters left are discarded. The best first play wins; among "
            "equals, the best second, and so on. 60 minutes. Sanctions cost ranking points. In a "
            "variant only the consonants are announced."
        ),
    ),
}


def in_completiv(clause: str) -> Clause:
    """Return a clause as an event cites it whose players name the seventh letter."""
    its_own = replace(CLAUSES[clause], document=ROMANIAN_COMPLETIV)
    match clause:
        case "RDU-2":
            six = N_(
                "The top is the best correct play that was handed in; all place it on the board, and the "
                "letters left are made up to six."
            )
            return replace(its_own, meaning=six)
        case "RDU-6":
            return replace(its_own, article=N_("the seventh letter"))
    return its_own
